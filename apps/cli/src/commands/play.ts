import { randomBytes } from 'node:crypto';
import { commitmentTo, type Scenario, type Seat, type Shape, seedFrom, sure } from '@sortie/kernel';
import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNamed, gameNames } from '../games.ts';
import { loadMap } from '../map-file.ts';
import { countOf } from '../numbers.ts';
import type { Offer } from '../offer.ts';
import { playOn, tellLast, tellOutcome } from '../playing/loop.ts';
import { playerNamed, playersTold, usualPlayer } from '../playing/player.ts';
import { type ScenarioOptions, scenarioFor, withScenarioOptions } from '../playing/scenario.ts';
import { setupFor } from '../playing/simulation.ts';
import { NoMoreInput, openTable, type Table } from '../playing/table.ts';
import { saveTo } from '../playing/words.ts';
import { foldRecorded, readRecorded } from '../recorded.ts';
import { FAILED, OK, refuse, say, wrap } from '../say.ts';
import { type Style, styleFor } from '../terminal/ink.ts';
import { openPrompt } from '../terminal/prompt.ts';
import { ordersIn } from './simulate.ts';

export const playCommand = (): Command =>
  withScenarioOptions(new Command('play'))
    .description('play a game in the terminal, against an opponent or in hot seat')
    .argument('[game]', 'such as quick-start; not needed with --resume')
    .option('--seat <seat>', 'where you sit: 0 or 1, or the part you play (attacker, defender)', '0')
    .option('--opponent <name>', `who plays against you: ${playersTold}, or human for two at this screen`, usualPlayer)
    .option('--seed <words>', 'play with the dice of this seed; random if not given')
    .addOption(
      new Option('--dice <dice>', 'seeded dice, or manual: you roll real ones and type what they show')
        .choices(['seeded', 'manual'])
        .default('seeded'),
    )
    .option('--map <map>', 'another map: a file, desert or grassland')
    .option('--table <table>', 'another table: a file, random, or a landscape such as hills or hills:7')
    .option('--a <force>', 'the first force: a file, names separated by commas, or random:8')
    .option('--b <force>', 'the second force')
    .option('--hexes', 'play on hexes')
    .option('--no-hexes', 'play with a ruler, even on a map of hexes')
    .option('--turns <n>', 'turns until points decide', countOf)
    .option('--resume <file>', 'go on with a saved game')
    .option('--save <file>', 'save the game to this file when you leave or when it is over')
    .option('--ascii', 'letters only, no colours and no signs')
    .addHelpText(
      'after',
      '\nType help at any prompt. Lines are read from standard input, so a game can be scripted.' +
        '\n\nExamples:\n  sortie play quick-start\n  sortie play quick-start --scenario breakthrough --seat attacker --seed 7' +
        '\n  sortie play quick-start --opponent human --dice manual\n  sortie play alpha-strike --table hills:4 --a my-force.json --b random:4' +
        '\n  sortie play --resume my-game.jsonl',
    )
    .action(exitWith(run));

interface Options extends ScenarioOptions {
  readonly seat: string;
  readonly opponent: string;
  readonly seed?: string;
  readonly dice: 'seeded' | 'manual';
  readonly resume?: string;
  readonly save?: string;
  readonly map?: string;
  readonly ascii?: true;
  readonly table?: string;
  readonly a?: string;
  readonly b?: string;
  readonly hexes?: boolean;
  readonly turns?: number;
}

const HUMAN = 'human';

async function run(id: string | undefined, options: Options): Promise<number> {
  if (options.resume !== undefined) return resume(options.resume, options);
  if (id === undefined) return refuse('say which game', `The games are:\n${gameNames()}`);
  const known = await gameNamed(id);
  return known ? known.use(offer => start(offer, options)) : refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
}

async function start<G extends Shape>(offer: Offer<G>, options: Options): Promise<number> {
  const { ruleset } = offer.game;
  const asked = scenarioFor(offer.game, options);
  if ('what' in asked) return refuse(asked.what, asked.advice);
  const found = asked.scenario;
  const placed = place(offer, found.setup, options.seat);
  if (!placed)
    return refuse(`there is no seat ${options.seat}`, `The seats are 0 to ${ruleset.seats - 1}, or ${offer.face.parts.join(' or ')}.`);
  const mapped = layMap(offer, placed.setup, options.map);
  if ('what' in mapped) return refuse(mapped.what, mapped.advice);
  const orders = ordersIn(options);
  const laid = setupFor(offer, mapped.setup, { seed: options.seed ?? randomBytes(8).toString('hex'), ...(orders && { orders }) }, 0);
  if ('problem' in laid) return refuse(laid.problem, 'Look at the help of this command for examples.');
  if (options.opponent !== HUMAN && !playerNamed(offer.game, options.opponent))
    return refuse(`there is no opponent ${options.opponent}`, `They are: ${playersTold}, ${HUMAN}.`);
  const names = Array.from({ length: ruleset.seats }, (_, at) =>
    options.opponent === HUMAN ? `Player ${at + 1}` : at === placed.seat ? 'You' : options.opponent,
  );
  const seed =
    options.dice === 'manual' ? undefined : options.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(options.seed);
  const style = styleFor(options.ascii);
  const scenario = { ...found, setup: laid.setup };
  say(`${ruleset.title}: ${scenario.title}. ${scenario.summary}`);
  for (const line of briefingOf(scenario)) say(wrap(line, 2));
  for (const line of offer.face.advice?.(laid.setup) ?? []) say(`The book advises otherwise: ${line}.`);
  if (seed !== undefined) say(`The dice are fixed; their commitment is ${commitmentTo(seed)}.`);
  const prompt = openPrompt();
  try {
    const table = await openTable({ offer, scenario, names, seed, prompt });
    tellLast(table);
    return await sit(table, options, style);
  } catch (error) {
    if (error instanceof NoMoreInput) return FAILED;
    throw error;
  } finally {
    prompt.close();
  }
}

/** What a scenario tells before the first turn: to everybody, and to each side. */
const briefingOf = ({ briefing = '', orders = [], roles }: Pick<Scenario<Shape>, 'briefing' | 'orders' | 'roles'>): readonly string[] => [
  ...briefing.split('\n').filter(line => line !== ''),
  ...orders.flatMap((text, seat) => (text === '' ? [] : [`Orders for ${roles[seat] ?? `seat ${seat}`}: ${text}`])),
];

/** The number of the seat, and a set-up in which it plays the part asked for. */
function place<G extends Shape>(
  { game, face }: Offer<G>,
  setup: G['setup'],
  wanted: string,
): { readonly seat: Seat; readonly setup: G['setup'] } | undefined {
  const part = face.parts.find(one => one === wanted.toLowerCase());
  if (part !== undefined) return { seat: 0, setup: face.withPart(setup, 0, part) };
  const seat = Number(wanted);
  return Number.isInteger(seat) && seat >= 0 && seat < game.ruleset.seats ? { seat, setup } : undefined;
}

type Laid<G extends Shape> = { readonly setup: G['setup'] } | { readonly what: string; readonly advice: string };

function layMap<G extends Shape>({ face }: Offer<G>, setup: G['setup'], name: string | undefined): Laid<G> {
  if (name === undefined) return { setup };
  const map = loadMap(name);
  if (!map.ok) return map;
  const changed = face.withMap(setup, map.board);
  return 'setup' in changed
    ? changed
    : {
        what: `this game cannot be played on ${name}: ${changed.problem}`,
        advice: 'Try the scenario "open", or make a fitting map: sortie map generate woods --flat --out my-map.json',
      };
}

async function resume(file: string, options: Options): Promise<number> {
  const recorded = await readRecorded(file);
  if (!recorded.ok) return refuse(recorded.what, recorded.advice);
  return recorded.offer.use(async offer => {
    const folded = foldRecorded(offer, file, recorded.text);
    if (!folded.ok) return refuse(folded.what, folded.advice);
    const { match, seed } = folded;
    if (match.header.dice === 'seeded' && seed === undefined)
      return refuse(`${file} does not hold its seed`, 'Only whoever holds the seed can go on with this game.');
    const style = styleFor(options.ascii);
    const prompt = openPrompt();
    say(`${offer.game.ruleset.title}, ${match.entries.length} entries so far.`);
    try {
      return await sit({ offer, prompt, seed, match, saved: match.entries.length }, { save: file, ...options }, style);
    } finally {
      prompt.close();
    }
  });
}

/** A seat whose name is that of an opponent is played by it; every other name is a person at this screen. */
async function sit<G extends Shape>(table: Table<G>, { save }: Pick<Options, 'save'>, style: Style): Promise<number> {
  const { game } = table.offer;
  const players = table.match.header.seats.map(name => playerNamed(game, name));
  const ended = await playOn({ table, players, adviser: sure(playerNamed(game, usualPlayer), 'the player'), style });
  tellOutcome(table.match);
  if (save !== undefined && table.saved < table.match.entries.length) say(saveTo(table, save));
  if (ended === 'over') {
    if (table.seed !== undefined)
      say(`The seed was ${table.seed}.${save === undefined ? '' : ` Check every die with: sortie verify ${save}`}`);
    return OK;
  }
  if (table.saved < table.match.entries.length) say('The game is not over and was not saved; next time type: save FILE');
  return ended === 'left' ? OK : FAILED;
}
