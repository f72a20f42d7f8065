# Shoots what it can see, throws what it has, and otherwise walks or digs towards the nearest enemy, out of the lava.
# Each round a number comes on standard input when rounds/<number>/state.json is there; C;<number>;<command> is the answer.
import json
import math
import sys

DIRECTIONS = {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0),
              "NW": (-1, -1)}
OPEN = ("AIR", "LAVA")


def place(worm):
    return worm["position"]["x"], worm["position"]["y"]


def living(player):
    return [worm for worm in player["worms"] if worm["health"] > 0]


class Round:
    def __init__(self, state):
        self.map, self.size, self.number = state["map"], state["mapSize"], state["currentRound"]
        player = state["myPlayer"]
        self.friends = living(player)
        self.worm = next(worm for worm in player["worms"] if worm["id"] == state["currentWormId"])
        self.enemies = [worm for opponent in state["opponents"] for worm in living(opponent)]
        self.here = place(self.worm)

    def cell(self, x, y):
        return self.map[y][x] if 0 <= x < self.size and 0 <= y < self.size else None

    def shot(self):
        enemies = {place(worm) for worm in self.enemies}
        for name, (dx, dy) in DIRECTIONS.items():
            x, y = self.here
            while True:
                x, y = x + dx, y + dy
                cell = self.cell(x, y)
                too_far = math.floor(math.dist(self.here, (x, y))) > self.worm["weapon"]["range"]
                if too_far or cell is None or cell["type"] not in OPEN:
                    break
                if (x, y) in enemies:
                    return f"shoot {name}"
                if "occupier" in cell:
                    break
        return None

    def throw(self, command, weapon, radius, wanted):
        if not weapon or weapon["count"] == 0:
            return None
        for target in map(place, filter(wanted, self.enemies)):
            in_reach = math.floor(math.dist(self.here, target)) <= weapon["range"]
            if in_reach and all(math.dist(place(friend), target) > radius for friend in self.friends):
                return f"{command} {target[0]} {target[1]}"
        return None

    # From round 100 lava creeps in from the edge; who is too far out goes to the middle.
    def goal(self):
        middle = (self.size // 2, self.size // 2)
        free = max(3, middle[0] * (1 - max(0, self.number - 90) / 250)) - 1.5
        if math.dist(self.here, middle) > free or not self.enemies:
            return middle
        return min((place(worm) for worm in self.enemies), key=lambda enemy: math.dist(self.here, enemy))

    def walk(self):
        goal, best = self.goal(), None
        for dx, dy in DIRECTIONS.values():
            x, y = self.here[0] + dx, self.here[1] + dy
            cell = self.cell(x, y)
            if cell is None or cell["type"] == "DEEP_SPACE" or "occupier" in cell:
                continue
            dirt = cell["type"] == "DIRT"
            cost = math.dist((x, y), goal) + (0.5 if dirt else 0) + (5 if cell["type"] == "LAVA" else 0)
            if best is None or cost < best[0]:
                best = cost, f"{'dig' if dirt else 'move'} {x} {y}"
        return best and best[1]

    def command(self):
        return (self.throw("banana", self.worm.get("bananaBombs"), 2.5, lambda enemy: True)
                or self.throw("snowball", self.worm.get("snowballs"), 1.5, lambda enemy: enemy["roundsUntilUnfrozen"] < 2)
                or self.shot() or self.walk() or "shoot N")


for line in sys.stdin:
    number = int(line)
    with open(f"rounds/{number}/state.json", encoding="utf-8") as file:
        print(f"C;{number};{Round(json.load(file)).command()}", flush=True)
