import { lawfulGame, rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { MoveCommand, State, Unit } from '../shape.ts';

const { ruleset } = alphaStrike;
const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, ...card }),
  seat,
  x,
  y,
  more: { moved: null, ...more },
});
const veiled: Partial<Unit> = { veiled: true };
const north = (y: number): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: [{ x: 5080, y: y * 254 }],
  facing: { dx: 0, dy: -1 },
});
const facing = (card: Sketch, y: number, pieces: Parameters<typeof setPiece>[2] = []): State =>
  setPiece([at(card, 0, 20, 40), at({ specials: 'STL' }, 1, 20, y, veiled), at({}, 1, 60, 4)], { phase: 'movement' }, pieces);
const known = (card: Sketch, y: number, pieces: Parameters<typeof setPiece>[2] = []): boolean => {
  const game = scene(ruleset, facing(card, y, pieces));
  game.does(0, north(36));
  return !game.state.units[1]!.veiled;
};

rule('AS-conceal', 'the other side sees what stands there, not what it is or can do', () => {
  const state = facing({}, 20);
  const [mine, theirs] = [ruleset.view(state, 1).units[1]!, ruleset.view(state, 0).units[1]!];
  expect([mine.card.specials, theirs.card.specials, theirs.card.damage[0]!.points, theirs.card.name]).toEqual([['STL'], [], 0, '?']);
  expect([theirs.at, theirs.armor, theirs.card.type]).toEqual([mine.at, 20, 'BM']);
});
rule('AS-conceal', 'it is read at Short range and by probes farther away, if it can be seen', () => {
  expect([known({}, 29), known({}, 28), known({ specials: 'LPRB' }, 23), known({ specials: 'LPRB' }, 20)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(known({}, 29, [patch('hill', 10, 32, 30, 33, { height: 2000 })])).toBe(false);
});
rule('AS-conceal', 'whoever attacks shows what it is armed with', () => {
  const game = scene(ruleset, setPiece([at({}, 0, 20, 40, veiled), at({}, 1, 20, 20, veiled)]));
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 1, 1);
  expect(game.state.units.map(unit => unit.veiled)).toEqual([false, true]);
});
test('games with concealed cards keep the laws', () => {
  const [scenario] = alphaStrike.scenarios;
  const concealed = { ...scenario!, setup: { ...scenario!.setup, conceal: true } };
  expect(lawfulGame({ game: alphaStrike, seed: 5, scenario: concealed, commands: 120 }, 40)).toBeGreaterThan(20);
});
