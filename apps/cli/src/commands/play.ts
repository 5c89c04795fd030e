import { randomBytes } from 'node:crypto';
import { commitmentTo, type Scenario, type Seat, type Shape, seedFrom } from '@sortie/kernel';
import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNamed, gameNames } from '../games.ts';
import type { Offer } from '../offer.ts';
import { playOn, tellLast, tellOutcome } from '../playing/loop.ts';
import { playerNamed, playerNames } from '../playing/players.ts';
import { openTable, type Table } from '../playing/table.ts';
import { saved } from '../playing/words.ts';
import { foldRecorded, readRecorded } from '../recorded.ts';
import { FAILED, OK, refuse, say } from '../say.ts';
import { styleFor } from '../terminal/ink.ts';
import { openPrompt } from '../terminal/prompt.ts';

export const playCommand = (): Command =>
  new Command('play')
    .description('play a game in the terminal, against an opponent or in hot seat')
    .argument('[game]', 'such as quick-start; not needed with --resume')
    .option('--scenario <id>', 'which scenario; the first if not given')
    .option('--seat <seat>', 'where you sit: a number, or a role of the scenario', '0')
    .option('--opponent <name>', `who plays against you: ${playerNames.join(', ')}, or human for two at this screen`, playerNames[0])
    .option('--seed <words>', 'play with the dice of this seed; random if not given')
    .addOption(
      new Option('--dice <dice>', 'seeded dice, or manual: you roll real ones and type what they show')
        .choices(['seeded', 'manual'])
        .default('seeded'),
    )
    .option('--resume <file>', 'go on with a saved game')
    .option('--save <file>', 'save the game to this file when you leave or when it is over')
    .option('--ascii', 'letters only, no colours and no signs')
    .addHelpText(
      'after',
      '\nType help at any prompt. Lines are read from standard input, so a game can be scripted.' +
        '\n\nExamples:\n  sortie play quick-start\n  sortie play quick-start --scenario breakthrough --seat attacker --seed 7' +
        '\n  sortie play quick-start --opponent human --dice manual\n  sortie play --resume my-game.jsonl',
    )
    .action(exitWith(run));

interface Options {
  readonly scenario?: string;
  readonly seat: string;
  readonly opponent: string;
  readonly seed?: string;
  readonly dice: 'seeded' | 'manual';
  readonly resume?: string;
  readonly save?: string;
  readonly ascii?: true;
}

function run(id: string | undefined, options: Options): number | Promise<number> {
  if (options.resume !== undefined) return resume(options.resume, options);
  if (id === undefined) return refuse('say which game', `The games are:\n${gameNames()}`);
  const known = gameNamed(id);
  return known ? known.use(offer => start(offer, options)) : refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
}

async function start<G extends Shape>(offer: Offer<G>, options: Options): Promise<number> {
  const { scenarios } = offer.game;
  const scenario = options.scenario === undefined ? scenarios[0]! : scenarios.find(({ id }) => id === options.scenario);
  if (!scenario)
    return refuse(
      `there is no scenario ${options.scenario}`,
      `The scenarios are:\n${scenarios.map(({ id, title }) => `  ${id.padEnd(14)} ${title}`).join('\n')}`,
    );
  const seat = seatOf(scenario, offer.game.ruleset.seats, options.seat);
  if (seat === undefined)
    return refuse(
      `there is no seat ${options.seat}`,
      `The seats are 0 to ${offer.game.ruleset.seats - 1}, or ${scenario.roles.join(', ')}.`,
    );
  const against = options.opponent;
  if (against !== 'human' && !playerNamed(offer.game, against))
    return refuse(`there is no opponent ${against}`, `They are: ${playerNames.join(', ')}, human.`);
  const names = Array.from({ length: offer.game.ruleset.seats }, (_, at) =>
    at === seat ? 'You' : against === 'human' ? `Player ${at + 1}` : against,
  );
  const seed =
    options.dice === 'manual' ? undefined : options.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(options.seed);
  say(`${offer.game.ruleset.title}: ${scenario.title}. ${scenario.summary}`);
  const prompt = openPrompt();
  if (seed !== undefined) say(`The dice are fixed; their commitment is ${commitmentTo(seed)}.`);
  const table = await openTable({ offer, scenario, names, seed, prompt });
  tellLast(table);
  return sit(table, options, at => at === seat || against === 'human');
}

function resume(file: string, options: Options): number | Promise<number> {
  const recorded = readRecorded(file);
  if (!recorded.ok) return refuse(recorded.what, recorded.advice);
  return recorded.offer.use(offer => {
    const folded = foldRecorded(offer, file, recorded.text);
    if (!folded.ok) return refuse(folded.what, folded.advice);
    const { match, seed } = folded;
    if (match.header.dice === 'seeded' && seed === undefined)
      return refuse(`${file} does not hold its seed`, 'Only whoever holds the seed can go on with this game.');
    const table = { offer, prompt: openPrompt(), seed, match };
    say(`${offer.game.ruleset.title}, ${match.entries.length} entries so far.`);
    return sit(table, { save: file, ...options }, at => isPerson(match.header.seats[at]));
  });
}

/** Names of opponents are the only names that are not people. */
const isPerson = (name: string | undefined): boolean => name === undefined || !playerNames.includes(name);

async function sit<G extends Shape>(table: Table<G>, { opponent, save, ascii }: Options, isHere: (seat: Seat) => boolean): Promise<number> {
  const { game } = table.offer;
  const other = playerNamed(game, opponent) ?? playerNamed(game, playerNames[0]!)!;
  const players = Array.from({ length: game.ruleset.seats }, (_, at) => (isHere(at) ? undefined : other));
  const ended = await playOn({ table, players, adviser: other, style: styleFor(ascii) });
  table.prompt.close();
  tellOutcome(table.match);
  if (save !== undefined) say(saved(table, save));
  if (ended === 'over') {
    if (table.seed !== undefined) say(`The seed was ${table.seed}; check it with: sortie verify FILE`);
    return OK;
  }
  if (save === undefined) say('The game is not over and was not saved; next time type: save FILE');
  return ended === 'left' ? OK : FAILED;
}

function seatOf<G extends Shape>({ roles }: Scenario<G>, seats: number, wanted: string): Seat | undefined {
  const named = roles.findIndex(role => role.toLowerCase() === wanted.toLowerCase());
  if (named >= 0) return named;
  const number = Number(wanted);
  return Number.isInteger(number) && number >= 0 && number < seats ? number : undefined;
}
