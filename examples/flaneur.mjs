#!/usr/bin/env node
// A little bot for Café International in JavaScript: it needs Node.js and nothing but this file.
//
//     cafe tournament 'program:node examples/flaneur.mjs' random
//
// It speaks the protocol of docs/engine.md. It takes what pays most, and sends whoever pays least to the bar.

import { createInterface } from 'node:readline';

let position = null;

function say(line) {
    process.stdout.write(`${line}\n`);
}

/** The legal move that pays most; a turn that has begun to pay ends rather than go on for nothing. */
function bestMove({ offers, seated, chairs }) {
    const worth = ({ move, points }) => {
        if (move === 'end' || move === 'draw' || move === 'close') return 0.5;
        if (points !== 0) return points;
        const place = move.split('@')[1];
        if (!(place in chairs)) return 0;
        // nobody is paid yet: prefer a chair whose tables are crowded, for more company later
        const tables = new Set(chairs[place]);
        const company = Object.keys(seated).filter((chair) => chairs[chair].some((table) => tables.has(table)));
        return 1 + company.length;
    };
    return offers.reduce((best, offer) => (worth(offer) > worth(best) ? offer : best)).move;
}

const commands = {
    hello: () => ['name flaneur', 'version 1', 'protocol 1', 'ready'].forEach(say),
    position: (rest) => {
        position = JSON.parse(rest);
    },
    go: () => say(`bestmove ${bestMove(position)}`),
    ping: () => say('pong'),
    quit: () => process.exit(0),
    ruleset: () => {},
    set: () => {},
    stop: () => {},
    '': () => {},
};

createInterface({ input: process.stdin }).on('line', (line) => {
    const [, command, rest] = line.trim().match(/^(\S*) ?(.*)$/s);
    if (Object.hasOwn(commands, command)) commands[command](rest);
    else say(`error there is no command ${command}`);
});
