import { fromOffset } from '@sortie/geometry';
import {
  advance,
  begin,
  commitmentTo,
  hashOf,
  keyOf,
  type Match,
  open,
  perform,
  Rulebook,
  readGame,
  type Seed,
  SeededDice,
  type SipKey,
  seedFrom,
  writeGame,
} from '@sortie/kernel';
import type { Book } from './rule.ts';
import { ruleset } from './ruleset.ts';
import { SCENARIO_LIST } from './scenarios/list.ts';
import type { Command, QuickStart, State } from './shape.ts';
import { withUnit } from './state.ts';

/** What a measured run did, and the fingerprint of where it ended: a gate that is fast and wrong is no gate. */
export interface Measured {
  readonly count: number;
  readonly hash: string;
}

const standard = SCENARIO_LIST[0]!.rules;

function start(scenario: string, dice: SipKey, book: Book): State {
  const chosen = SCENARIO_LIST.find(({ id }) => id === scenario);
  if (!chosen) throw new Error(`no scenario is called ${scenario}`);
  const opened = open(ruleset, book, chosen.setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('the opening wants dice by hand');
  return opened.state;
}

/** Random games one after the other until so many commands have been carried out. */
export function playouts(seed: string, commands: number, scenario = 'lance-each'): Measured {
  const book = Rulebook.compile(ruleset, standard);
  const hashes: string[] = [];
  let count = 0;
  for (let game = 0; count < commands; game++) {
    const dice = keyOf(seedFrom(`dice ${seed} ${game}`));
    const luck = keyOf(seedFrom(`luck ${seed} ${game}`));
    let state = start(scenario, dice, book);
    for (let n = 1; count < commands; n++, count++) {
      const asked = ruleset.awaiting(state)[0];
      if (!asked) break;
      const choices = new SeededDice(luck, n);
      const command = ruleset.sample(ruleset.view(state, asked.seat), asked.seat, book, bound => choices.below(bound))!;
      const done = perform(ruleset, book, state, asked.seat, command, new SeededDice(dice, n));
      if (!done.ok) throw new Error(`${command.type} is refused`);
      state = done.state;
    }
    hashes.push(hashOf(state));
  }
  return { count, hash: hashOf(hashes) };
}

/** Two lances in a row, face to face, ready to declare. */
function firingLine(book: Book): State {
  let state = start('lance-each', keyOf(seedFrom('firing line')), book);
  for (const unit of state.units) {
    const at = fromOffset(3 + 3 * (unit.id % 4), unit.side === 'attacker' ? 5 : 10);
    state = withUnit(state, unit.id, {
      at,
      facing: unit.side === 'attacker' ? 3 : 0,
      fate: 'fighting',
      moved: { mode: 'walk', hexes: 3, spent: 4, die: { colour: 'white', number: 1 } },
      fire: { shots: [], resolved: true },
    });
  }
  return { ...state, turn: 1, phase: 'attack', initiative: 0 };
}

/** The same 'Mech fires the same volley again and again from one position: aim, roll, clusters, locations, damage. */
export function attacks(seed: string, wanted: number): Measured {
  const book = Rulebook.compile(ruleset, standard);
  const line = firingLine(book);
  const dice = keyOf(seedFrom(seed));
  const shooters = line.units.filter(({ side }) => side === 'attacker');
  const hashes: string[] = [];
  let count = 0;
  for (let n = 0; count < wanted; n++) {
    const shooter = shooters[n % shooters.length]!;
    const target = line.units.find(unit => unit.side === 'defender' && unit.id % 4 === shooter.id % 4)!;
    const shots = shooter.sheet.weapons.flatMap((weapon, i) => (weapon.long >= 6 ? [{ weapon: i, target: target.id }] : []));
    const ready: State = { ...withUnit(line, shooter.id, { fire: { shots, resolved: false } }), active: shooter.seat };
    const resolve: Command = { type: 'resolve', unit: shooter.id, weapons: shots.map(({ weapon }) => weapon) };
    const done = perform(ruleset, book, ready, shooter.seat, resolve, new SeededDice(dice, n));
    if (!done.ok) throw new Error('the volley is refused');
    count += shots.length;
    if (n < 64) hashes.push(hashOf(done.state));
  }
  return { count, hash: hashOf(hashes) };
}

/** All moves of one side of four in the middle of the map. */
export function enumerateSide(): Measured {
  const book = Rulebook.compile(ruleset, standard);
  const ready = readyToMove(book);
  const commands = [...ruleset.options(ruleset.view(ready, ready.active), ready.active, book)];
  return { count: commands.length, hash: hashOf(commands) };
}

function readyToMove(book: Book): State {
  const line = firingLine(book);
  const units = line.units.map(unit => ({ ...unit, moved: null, fire: null }));
  return { ...line, units, phase: 'movement', active: line.attackingSeat };
}

/** The same, without the fingerprint, for a stopwatch. */
export function enumerator(): () => number {
  const book = Rulebook.compile(ruleset, standard);
  const ready = readyToMove(book);
  return () => {
    let count = 0;
    for (const _ of ruleset.options(ruleset.view(ready, ready.active), ready.active, book)) count++;
    return count;
  };
}

/** A random game of exactly so many commands, as the text of a game file. */
export function recording(seed: string, commands: number): string {
  for (let game = 0; ; game++) {
    const key = seedFrom(`${seed} ${game}`);
    const { setup, rules } = SCENARIO_LIST.find(({ id }) => id === 'lance-each')!;
    const header = {
      game: ruleset.id,
      version: ruleset.version,
      rules,
      setup,
      seats: ['A', 'B'],
      dice: 'seeded',
      commitment: commitmentTo(key),
    } as const;
    const begun = begin(ruleset, header, new SeededDice(key, 0));
    if (!begun.ok) throw new Error('the opening wants dice by hand');
    const match = playOn(begun.match, key, commands);
    if (match.entries.length > commands) return writeGame(match, key);
  }
}

function playOn(start: Match<QuickStart>, key: Seed, commands: number): Match<QuickStart> {
  let match = start;
  while (match.entries.length <= commands) {
    const { state, book, entries } = match;
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const luck = new SeededDice(keyOf(seedFrom(`luck ${key}`)), entries.length);
    const command = ruleset.sample(ruleset.view(state, asked.seat), asked.seat, book, bound => luck.below(bound))!;
    const done = advance(match, asked.seat, command, new SeededDice(key, entries.length));
    if (!done.ok) throw new Error(`${command.type} is refused`);
    match = done.match;
  }
  return match;
}

/** Read a recorded game and fold all its events again. */
export function replay(text: string): Measured {
  const read = readGame(ruleset, text);
  if (!read.ok) throw new Error(`line ${read.line} ${read.reason}`);
  const { entries, state } = read.value.match;
  return { count: entries.length - 1, hash: hashOf(state) };
}
