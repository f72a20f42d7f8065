// Shoots what it can see, throws what it has, and otherwise walks or digs towards the nearest enemy, out of the lava.
// Each round a number comes on standard input when rounds/<number>/state.json is there; C;<number>;<command> is the answer.
const fs = require("fs");
const readline = require("readline");

const directions = {N: [0, -1], NE: [1, -1], E: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1]};
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

class Round {
    constructor(state) {
        const me = state.myPlayer, alive = worm => worm.health > 0;
        Object.assign(this, {map: state.map, size: state.mapSize, number: state.currentRound});
        this.worm = me.worms.find(worm => worm.id === state.currentWormId);
        this.friends = me.worms.filter(alive);
        this.enemies = state.opponents.flatMap(opponent => opponent.worms).filter(alive);
        this.here = this.worm.position;
    }

    cell(x, y) { return (this.map[y] || [])[x]; }
    hasEnemy(x, y) { return this.enemies.some(enemy => enemy.position.x === x && enemy.position.y === y); }

    shot() {
        for (const [name, [dx, dy]] of Object.entries(directions)) {
            for (let x = this.here.x + dx, y = this.here.y + dy;; x += dx, y += dy) {
                const cell = this.cell(x, y);
                if (!cell || (cell.type !== "AIR" && cell.type !== "LAVA")) break;
                if (Math.floor(distance(this.here, cell)) > this.worm.weapon.range) break;
                if (this.hasEnemy(x, y)) return `shoot ${name}`;
                if (cell.occupier) break;
            }
        }
        return null;
    }

    throwAt(command, weapon, radius, wanted) {
        if (!weapon || weapon.count === 0) return null;
        const target = this.enemies.filter(wanted).map(enemy => enemy.position).find(place =>
            Math.floor(distance(this.here, place)) <= weapon.range &&
            this.friends.every(friend => distance(friend.position, place) > radius));
        return target ? `${command} ${target.x} ${target.y}` : null;
    }

    // From round 100 lava creeps in from the edge; who is too far out goes to the middle.
    goal() {
        const middle = {x: Math.floor(this.size / 2), y: Math.floor(this.size / 2)};
        const free = Math.max(3, middle.x * (1 - Math.max(0, this.number - 90) / 250)) - 1.5;
        if (distance(this.here, middle) > free || this.enemies.length === 0) return middle;
        const places = this.enemies.map(enemy => enemy.position);
        return places.sort((a, b) => distance(this.here, a) - distance(this.here, b))[0];
    }

    walk() {
        const goal = this.goal();
        let best = null, lowest = Infinity;
        for (const [dx, dy] of Object.values(directions)) {
            const cell = this.cell(this.here.x + dx, this.here.y + dy);
            if (!cell || cell.type === "DEEP_SPACE" || cell.occupier) continue;
            const dirt = cell.type === "DIRT";
            const cost = distance(cell, goal) + (dirt ? 0.5 : 0) + (cell.type === "LAVA" ? 5 : 0);
            if (cost >= lowest) continue;
            lowest = cost;
            best = `${dirt ? "dig" : "move"} ${cell.x} ${cell.y}`;
        }
        return best;
    }

    command() {
        return this.throwAt("banana", this.worm.bananaBombs, 2.5, () => true) ||
            this.throwAt("snowball", this.worm.snowballs, 1.5, enemy => enemy.roundsUntilUnfrozen < 2) ||
            this.shot() || this.walk() || "shoot N";
    }
}

readline.createInterface({input: process.stdin}).on("line", line => {
    const number = parseInt(line, 10);
    const state = JSON.parse(fs.readFileSync(`rounds/${number}/state.json`, "utf8"));
    console.log(`C;${number};${new Round(state).command()}`);
});
