import type { table as terrain } from '@sortie/board';
import { Rulebook, type RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Book } from '../rule.ts';
import { EDITIONS } from '../ruleset.ts';
import { book, ruleset, standard } from '../scene.fixture.ts';
import { type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Mode, MoveCommand, State, Unit } from '../shape.ts';

// One unit that goes somewhere, by the rules of any edition, and the least Move with which it gets there.

export const CE = EDITIONS['commanders-edition'] ?? [];
export const FIRST = EDITIONS['original-2013'] ?? [];
const compiled = new Map<readonly RuleId[], Book>();
/** The book of a list of rules, compiled once. */
export function bookOf(rules: readonly RuleId[]): Book {
  const known = compiled.get(rules);
  if (known) return known;
  const made = Rulebook.compile(ruleset, rules);
  compiled.set(rules, made);
  return made;
}

/** Somebody at 20, 30 who has not moved, and an enemy far away. */
export const alone = (card: Sketch = {}, pieces: readonly terrain.Piece[] = [], more: Partial<Unit> = {}): State =>
  setPiece(
    [
      { card: sketch(card), seat: 0, x: 20, y: 30, more: { moved: null, ...more } },
      { card: sketch(), seat: 1, x: 60, y: 4, more: { moved: null } },
    ],
    { phase: 'movement', active: 0 },
    pieces,
  );
export const one = (card: Sketch, more: Partial<Unit> = {}): Unit => alone(card, [], more).units[0] as Unit;

export const go = (x: number, y: number, mode: Mode = 'ground', more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode,
  path: [{ x: Math.round(x * 254), y: Math.round(y * 254) }],
  facing: { dx: 0, dy: -1 },
  ...more,
});
export const verdict = (state: State, command: MoveCommand, rules: readonly RuleId[] = standard): readonly RuleId[] =>
  bookOf(rules)
    .check(ruleset.view(state, 0), command, 0)
    .map(refusal => refusal.rule);

/** The game after a move. */
export function after(state: State, command: MoveCommand, rules: readonly RuleId[] = standard, ...dice: readonly number[]) {
  const game = scene(ruleset, state, rules);
  game.does(0, command, ...dice);
  return game;
}
export const mover = (game: { readonly state: State }): Unit => game.state.units[0] as Unit;

/** The least Move with which somebody gets there, found by going; without end if no Move is enough. */
export function cost(state: State, command: MoveCommand, rules: readonly RuleId[] = standard): number {
  for (let value = 1; value <= 60; value++) {
    const units = state.units.map(unit => ({ ...unit, moves: unit.moves.map(move => ({ ...move, value })) }));
    if (verdict({ ...state, units }, command, rules).length > 0) continue;
    expect(mover(after({ ...state, units }, command, rules)).at).toEqual(command.path.at(-1));
    return value;
  }
  return Number.POSITIVE_INFINITY;
}
export const NEVER = Number.POSITIVE_INFINITY;
export const inches = (unit: Unit, mode: Mode, by: Book = book): number => by.ask('move', { state: alone(), unit, mode }).total;
