import { Rulebook, type RuleId, readSetupFor, type Seat } from '@sortie/kernel';
import { type Scene, scene } from '@sortie/testkit';
import { aimOf } from './attack/aim.ts';
import { alphaStrike } from './index.ts';
import { EDITIONS } from './ruleset.ts';
import { type Placed, type Sketch, setPiece, sketch } from './set-piece.ts';
import type { AlphaStrike, AttackCommand, Command, MoveCommand, Point, State, Unit } from './shape.ts';

// What the tests of Alpha Strike set up again and again: the usual rules, two who face each other, and the plainest commands.

export const { ruleset } = alphaStrike;
export const standard = EDITIONS['corrected-2013']!;
export const ce = EDITIONS['commanders-edition']!;
/** Reads a set-up for the usual rules: what they object to is not read. */
export const readSetup = readSetupFor(ruleset, standard);
export const book = Rulebook.compile(ruleset, standard);
/** The usual rules and others that players have agreed on. */
export const plus = (...more: readonly RuleId[]): readonly RuleId[] => [...standard, ...more];
export const withRules = (...more: readonly RuleId[]) => Rulebook.compile(ruleset, [...standard, ...more]);

/** Two halves of a base, in inches: so far apart are the middles of two who touch. */
export const BASE = 318 / 254;
export const point = (x: number, y: number): Point => ({ x: x * 254, y: y * 254 });

/** Somebody who outlives what a test does to him: what he lost is told by `lost`. */
export const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, ...card }),
  seat,
  x,
  y,
  more,
});
/** The same by what it can do. */
export const able = (specials: string, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}, card: Sketch = {}): Placed =>
  at({ specials, ...card }, seat, x, y, more);
/** The same with the armor of a usual card. */
export const usual = (specials: string, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ specials }),
  seat,
  x,
  y,
  more,
});
export const lost = (game: { readonly state: State }, unit = 1): number => 20 - game.state.units[unit]!.armor;

/** Two who face each other, so many inches between their bases: usual cards, cards that last, and a target that is slow besides. */
export const pair = (
  apart: number,
  a: Sketch = {},
  b: Sketch = {},
  mine: Partial<Unit> = {},
  theirs: Partial<Unit> = {},
): readonly Placed[] => [
  { card: sketch(a), seat: 0, x: 20, y: 40, more: mine },
  { card: sketch(b), seat: 1, x: 20, y: 40 - apart - BASE, more: theirs },
];
export const lasting = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}) =>
  pair(apart, { armor: 20, ...a }, { armor: 20, ...b }, mine, theirs);
export const slow = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}) =>
  lasting(apart, a, { move: '4"', ...b }, mine, theirs);
export const soldiers: Sketch = { type: 'CI', move: '4"f', specials: 'CAR4' };
export const suits = (specials: string): Sketch => ({ type: 'BA', move: '4"f', specials });
export const tank: Sketch = { type: 'CV', move: '8"t', specials: 'TUR(2/2/-)' };

/** The same before anybody has moved. */
export const moving = (placed: readonly Placed[], pieces: Parameters<typeof setPiece>[2] = []): State =>
  setPiece(
    placed.map(one => ({ ...one, more: { moved: null, ...one.more } })),
    { phase: 'movement' },
    pieces,
  );

export const done: Command = { type: 'done' };
export const hit = (more: Partial<AttackCommand> = {}): AttackCommand => ({ type: 'attack', unit: 0, target: 1, how: 'standard', ...more });
export const stay = (more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: [],
  facing: { dx: 0, dy: -1 },
  ...more,
});
export const walk = (y: number): MoveCommand => stay({ path: [point(20, y)] });

/** Both sides have nothing more to do; the dice are for what follows. */
export function pass(game: Scene<AlphaStrike>, ...dice: readonly number[]): void {
  const first = game.state.active;
  game.does(first, done);
  game.does(1 - first, done, ...dice);
}

/** The rules that are against a command. */
export const refused = (state: State, command: Command, by = book, seat: Seat = 0): readonly RuleId[] =>
  by.check(ruleset.view(state, seat), command, seat).map(one => one.rule);

/** What one rule adds to what the first unit needs to hit the second; nothing where it has no say or is waived. */
export const term = (state: State, id: RuleId, more: Partial<AttackCommand> = {}, by = book): number | undefined =>
  by.ask('toHit', aimOf(state, hit(more))!).terms.find(one => one.rule === id && !one.waivedBy)?.value;

/** Does the first unit hit the second with these dice? */
export const shotBy = (state: State, ...dice: readonly number[]): boolean =>
  scene(ruleset, state)
    .does(0, hit(), ...dice)
    .some(event => event.type === 'attacked' && event.hit);

/** Armor lost by a slow target of 20 to one hit on 11. */
export const dealt = (
  a: Sketch,
  b: Sketch,
  more: Partial<AttackCommand> = {},
  theirs: Partial<Unit> = {},
  dice: readonly number[] = [],
  rules: readonly RuleId[] = standard,
  apart = 3,
  others: readonly Placed[] = [],
): number => {
  const game = scene(ruleset, setPiece([...pair(apart, a, { armor: 20, move: '4"', ...b }, {}, theirs), ...others]), rules);
  game.does(0, hit(more), 6, 5, ...dice);
  return lost(game);
};
