#!/usr/bin/env node
// A bot for Sortie without any dependency: of all moves it takes the one with the longest way, and of all shots the one with most weapons. See docs/formats/bot.md.
import { createInterface } from 'node:readline';

const say = message => process.stdout.write(`${JSON.stringify(message)}\n`);
const size = option =>
  ['path', 'steps', 'weapons', 'shots'].reduce((sum, name) => sum + (Array.isArray(option[name]) ? option[name].length : 0), 0);

function choose(options) {
  let [best, most] = [0, -1];
  options.forEach((option, i) => {
    const so = size(option) + (option.type === 'hold' || option.type === 'pass' ? -1 : 0) + Math.random() / 2;
    if (so > most) [best, most] = [i, so];
  });
  return best;
}

const answers = {
  hello: () => say({ type: 'ready', name: 'Sprinter', protocol: 1 }),
  decide: ({ id, options }) => say({ type: 'command', id, option: choose(options) }),
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line);
  answers[message.type]?.(message);
});
