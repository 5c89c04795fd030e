import { open, Rulebook, type RuleId, ScriptedDice } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { alphaStrike } from '../../index.ts';
import { EDITIONS } from '../../ruleset.ts';
import { MOVED, type Placed, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { AttackCommand, Command, Entry, MoveCommand, Setup, State, Unit } from '../../shape.ts';

export const { ruleset } = alphaStrike;
export const STANDARD: readonly RuleId[] = EDITIONS['corrected-2013']!;
/** The usual rules and some more. */
export const plus = (...ids: readonly RuleId[]): readonly RuleId[] => [...STANDARD, ...ids];

export type More = Partial<Unit>;
type Pieces = Parameters<typeof setPiece>[2];

/** Somebody on a table of 72 by 48 inches; seat 0 looks north, seat 1 south. */
export const one = (seat: 0 | 1, x: number, y: number, card: Sketch = {}, more: More = {}): Placed => ({
  card: sketch(card),
  seat,
  x,
  y,
  more,
});

/** Two enemies so many inches apart, base to base. */
export const pair = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: More = {}, theirs: More = {}): readonly Placed[] => [
  one(0, 20, 40, a, mine),
  one(1, 20, 40 - apart - 318 / 254, { armor: 20, ...b }, theirs),
];

export const attack = (more: Partial<AttackCommand> = {}): AttackCommand => ({
  type: 'attack',
  unit: 0,
  target: 1,
  how: 'standard',
  ...more,
});
export const done: Command = { type: 'done' };
export const walk = (unit: number, x: number, y: number, more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit,
  mode: 'ground',
  path: [{ x: Math.round(x * 254), y: Math.round(y * 254) }],
  facing: { dx: 0, dy: -1 },
  ...more,
});
export const stay = (unit: number, more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit,
  mode: 'stand',
  path: [],
  facing: { dx: 0, dy: -1 },
  ...more,
});

/** Everybody has yet to move, and seat 0 is asked. */
export const moving: Partial<State> = { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 1, winner: 1 } };
export const unmoved = (placed: readonly Placed[]): readonly Placed[] =>
  placed.map(unit => ({ ...unit, more: { moved: null, ...unit.more } }));

export const play = (rules: readonly RuleId[], placed: readonly Placed[], change: Partial<State> = {}, pieces: Pieces = []) =>
  scene(ruleset, setPiece(placed, change, pieces), rules);

/** The number to hit of the first unit against the second. */
export const needs = (
  rules: readonly RuleId[],
  placed: readonly Placed[],
  command: Partial<AttackCommand> = {},
  change: Partial<State> = {},
  pieces: Pieces = [],
): number => {
  const game = play(rules, placed, change, pieces);
  game.does(0, attack(command), 1, 1);
  const made = game.events.find(event => event.type === 'attacked');
  return made?.type === 'attacked' ? made.toHit.total : Number.NaN;
};

/** Points that the second unit loses to an attack of the first that hits. */
export const dealt = (
  rules: readonly RuleId[],
  placed: readonly Placed[],
  command: Partial<AttackCommand> = {},
  dice: readonly number[] = [6, 5],
  change: Partial<State> = {},
  pieces: Pieces = [],
): number => {
  const game = play(rules, placed, change, pieces);
  const before = game.state.units[1]!;
  game.does(0, attack(command), ...dice);
  const after = game.state.units[1]!;
  return before.armor + before.structure - after.armor - after.structure;
};

/** Why the rules of a list refuse a command, by id. */
export const refusedBy = (rules: readonly RuleId[], state: State, command: Command, seat = 0): readonly RuleId[] => {
  const game = scene(ruleset, state, rules);
  return game.book.check(ruleset.view(state, seat), command, seat).map(({ rule }) => rule);
};

const OPEN = { width: 72 * 254, height: 48 * 254, pieces: [] };

/** A match that has just been opened: what crews, machines and commanders bring along has taken effect. */
export const opened = (rules: readonly RuleId[], a: readonly Entry[], b: readonly Entry[], more: Partial<Setup> = {}): State => {
  const setup: Setup = { table: OPEN, forces: [a, b], zone: 8, limit: 9, ...more };
  const done = open(ruleset, Rulebook.compile(ruleset, rules), setup, new ScriptedDice([6, 6, 1, 1]));
  if (!done.ok) throw new Error('the match does not open');
  return done.events.reduce((state, event) => ruleset.evolve(state, event), ruleset.setup(setup));
};

/** The same in the Combat Phase of the first turn, everybody where the test wants it, in inches. */
export const placed = (state: State, spots: readonly (readonly [x: number, y: number])[], change: Partial<State> = {}): State => ({
  ...state,
  turn: 1,
  phase: 'combat',
  active: 0,
  initiative: 0,
  units: state.units.map((unit, i) => ({
    ...unit,
    fate: 'fighting' as const,
    moved: MOVED,
    at: { x: Math.round(spots[i]![0] * 254), y: Math.round(spots[i]![1] * 254) },
  })),
  ...change,
});

/** A crew with these abilities. */
export const gifted = (...abilities: readonly string[]): More => ({ abilities });
export const STILL: More = { moved: { mode: 'stand', length: 0, from: null } };
/** The same, and it has not moved this turn. */
export const waiting = (...abilities: readonly string[]): More => ({ ...STILL, abilities });
/** Both sides have attacked enough; seat 0 gets the initiative of the next turn, whatever else is rolled first. */
export const endTurn = (game: ReturnType<typeof play>, ...first: readonly number[]): void => {
  const dice = [...first, 6, 6, 1, 1];
  const { turn } = game.state;
  const others = game.state.units.some(({ seat, fate }) => seat !== game.state.active && fate === 'fighting');
  const { initiative, active } = game.state;
  // Whoever has the initiative attacks first.
  game.does(active, done, ...(active !== initiative || !others ? dice : []));
  if (game.state.turn === turn && game.state.phase === 'combat') game.does(game.state.active, done, ...dice);
};
