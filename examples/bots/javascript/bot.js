// A bot for every game: any legal action. docs/protocol.md says what else there is in a message.
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") {
        say({ type: "ready", want: ["actions"] });
    } else if (message.type === "turn") {
        say({ action: message.actions[Math.floor(Math.random() * message.actions.length)] });
    }
});
