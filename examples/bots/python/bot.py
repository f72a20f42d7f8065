# A bot for every game: any legal action. docs/protocol.md says what else there is in a message.
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "want": ["actions"]}), flush=True)
    elif message["type"] == "turn":
        print(json.dumps({"action": random.choice(message["actions"])}), flush=True)
