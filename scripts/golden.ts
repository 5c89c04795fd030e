/**
 * Records a game for every version of the rules that has none yet. Run it after raising a version; `--ready` records ready games that have none; `--release` writes down what the versions of
 * today come to, so that from then on nothing about them changes unnoticed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGames } from '@sortie/games';
import {
  advance,
  begin,
  commitmentTo,
  type Game,
  type Header,
  keyOf,
  type Scenario,
  SeededDice,
  type Shape,
  seedFrom,
  writeGame,
} from '@sortie/kernel';
import { root } from './shell.ts';
import { goldenOf, type Released, releasedFile } from './test/golden.ts';

const COMMANDS = 60;
/** Games of which every ready game is recorded. */
const READY: ReadonlySet<string> = new Set(['classic', 'alpha-strike', 'radar']);

/** A game by today's rules, played at random, with the dice of a seed. */
function record(game: Game<Shape>, scenario = game.scenarios[0]): string {
  const { ruleset } = game;
  if (!scenario) throw new Error(`${ruleset.id} has no scenario`);
  const seed = seedFrom(`version ${ruleset.version} of ${ruleset.id}`);
  const header: Header<Shape> = {
    game: ruleset.id,
    version: ruleset.version,
    rules: scenario.rules,
    setup: scenario.setup,
    seats: Array.from({ length: ruleset.seats }, (_, seat) => `Player ${seat + 1}`),
    dice: 'seeded',
    commitment: commitmentTo(seed),
  };
  const luck = new SeededDice(keyOf(seedFrom(`luck ${ruleset.version}`)), 0);
  let done = begin(ruleset, header, new SeededDice(seed, 0));
  for (let n = 0; n < COMMANDS && done.ok; n++) {
    const { match } = done;
    const asked = ruleset.awaiting(match.state)[0];
    const command = asked && ruleset.sample(ruleset.view(match.state, asked.seat), asked.seat, match.book, most => luck.below(most));
    if (!asked || command === undefined) break;
    done = advance(match, asked.seat, command, new SeededDice(seed, match.entries.length));
  }
  if (!done.ok) throw new Error(`${ruleset.id}: a command of its own was refused`);
  return writeGame(done.match, seed);
}

const games = await loadGames();
for (const game of games) {
  const { id, version } = game.ruleset;
  if (goldenOf(id).some(one => one.version === version)) continue;
  const folder = join(root, 'golden', id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `version-${version}.jsonl`), record(game as Game<Shape>));
  console.log(`recorded golden/${id}/version-${version}.jsonl`);
}

if (process.argv.includes('--ready')) {
  for (const game of games) {
    const folder = join(root, 'golden', game.ruleset.id);
    const others = goldenOf(game.ruleset.id).map(({ name }) => name);
    for (const scenario of game.scenarios) {
      const file = `${scenario.id}.jsonl`;
      if (others.includes(file) || !READY.has(game.ruleset.id)) continue;
      writeFileSync(join(folder, file), record(game as Game<Shape>, scenario as Scenario<Shape>));
      console.log(`recorded golden/${game.ruleset.id}/${file}`);
    }
  }
}

if (process.argv.includes('--release')) {
  const before = existsSync(releasedFile) ? (JSON.parse(readFileSync(releasedFile, 'utf8')) as Released) : {};
  const released: Record<string, Released[string]> = { ...before };
  for (const { ruleset } of games) {
    const sums = Object.fromEntries(
      goldenOf(ruleset.id)
        .filter(({ version }) => version === ruleset.version)
        .map(({ name, sum }) => [name, sum]),
    );
    released[ruleset.id] = { version: ruleset.version, games: sums };
  }
  writeFileSync(releasedFile, `${JSON.stringify(released, null, 2)}\n`);
  console.log('golden/released.json says what the versions of today come to');
}
