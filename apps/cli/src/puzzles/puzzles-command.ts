import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { KINDS, type Kind, PUZZLED, type Puzzle, riddles } from '@sortie/arena';
import { loadGame } from '@sortie/games';
import { Command, InvalidArgumentError } from 'commander';
import { exitWith } from '../exit.ts';
import { countOf } from '../numbers.ts';
import { FAILED, OK, refuse, say, sayJson } from '../say.ts';
import { type Checked, check } from './check.ts';

const kindOf = (text: string): Kind => {
  const kind = KINDS.find(one => one === text);
  if (!kind) throw new InvalidArgumentError(`Choose one of ${KINDS.join(', ')}.`);
  return kind;
};

/** Milliseconds that an ace may think. */
const ACE = 5000;

export const puzzlesCommand = (): Command =>
  new Command('puzzles')
    .description('find puzzles in games between opponents, and check them')
    .addHelpText(
      'after',
      '\nA puzzle is a position from a real game. A plan is judged by what comes of it by the end of the turn, on average over the same' +
        '\nworlds and dice for every plan.' +
        '\n\nExamples:\n  sortie puzzles generate --game quick-start --scenario two-each --kind move --count 20 --seed july --out puzzles.jsonl' +
        '\n  sortie puzzles verify puzzles.jsonl --ace-ms 5000',
    )
    .addCommand(
      new Command('generate')
        .description('let regulars play and keep the positions in which few plans are right')
        .option('--game <game>', PUZZLED.join(' or '), 'quick-start')
        .option('--scenario <id>', 'the ready game they play', 'two-each')
        .option('--kind <kind>', KINDS.join(', '), kindOf, 'move')
        .option('--count <n>', 'how many puzzles', countOf, 10)
        .option('--seed <words>', 'the same seed finds the same puzzles', 'sortie')
        .requiredOption('--out <file>', 'one puzzle a line; what is there already stays')
        .action(exitWith(generate)),
    )
    .addCommand(
      new Command('verify')
        .description('play every position again, judge its plans anew, and let an ace look for a better one')
        .argument('<file>', 'puzzles, one a line')
        .option('--ace-ms <ms>', 'milliseconds of computing time that the ace has for each', countOf, ACE)
        .option('--no-ace', 'without the ace')
        .option('--from <n>', 'begin with the so manieth', countOf, 1)
        .option('--count <n>', 'check so many', countOf)
        .option('--mend <file>', 'write the puzzles with what the ace found better')
        .option('--json', 'for programs')
        .action(exitWith(verify)),
    );

interface Generating {
  readonly game: string;
  readonly scenario: string;
  readonly kind: Kind;
  readonly count: number;
  readonly seed: string;
  readonly out: string;
}

async function generate({ game: id, scenario: name, kind, count, seed, out }: Generating): Promise<number> {
  const game = PUZZLED.includes(id) ? await loadGame(id) : undefined;
  if (!game) return refuse(`there are no puzzles for ${id}`, `Choose one of ${PUZZLED.join(', ')}.`);
  const scenario = game.scenarios.find(one => one.id === name);
  if (!scenario) return refuse(`${id} has no ready game ${name}`, `Choose one of ${game.scenarios.map(one => one.id).join(', ')}.`);
  const known = new Set(existsSync(out) ? readPuzzles(out).map(puzzle => puzzle.id) : []);
  let found = 0;
  for (let n = 1; found < count; n++) {
    for (const puzzle of riddles(game, scenario, `${seed}-${n}`, kind)) {
      if (known.has(puzzle.id)) continue;
      appendFileSync(out, `${JSON.stringify(puzzle)}\n`);
      found += 1;
      say(`${found} of ${count}: ${puzzle.id}`);
      if (found === count) break;
    }
  }
  return OK;
}

const readPuzzles = (file: string): readonly Puzzle[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Puzzle);

interface Verifying {
  readonly aceMs: number;
  readonly ace: boolean;
  readonly from: number;
  readonly count?: number;
  readonly mend?: string;
  readonly json?: true;
}

async function verify(file: string, { aceMs, ace, from, count, mend, json }: Verifying): Promise<number> {
  if (!existsSync(file)) return refuse(`there is no file ${file}`);
  const puzzles = readPuzzles(file).slice(from - 1, count === undefined ? undefined : from - 1 + count);
  const checked: Checked[] = [];
  for (const puzzle of puzzles) {
    const one = await check(puzzle, ace ? aceMs : undefined);
    checked.push(one);
    if (json) sayJson({ id: one.puzzle.id, ok: one.ok, said: one.said, ace: one.ace });
    else say(`${one.ok ? 'ok' : 'FAILED'} ${one.puzzle.id}: ${one.said}`);
    if (mend !== undefined) writeFileSync(mend, checked.map(({ puzzle: mended }) => `${JSON.stringify(mended)}\n`).join(''));
  }
  const bad = checked.filter(({ ok }) => !ok).length;
  const better = checked.filter(one => one.ace === 'better').length;
  if (!json) say(`${checked.length} checked, ${bad} failed; an ace found something better in ${better}`);
  return bad > 0 ? FAILED : OK;
}
