import { Rulebook } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import { MOVED, patch, setPiece, sketch } from '../set-piece.ts';
import { alphaStrikeWatch, meeting } from './watch.ts';

const { ruleset } = alphaStrike;
const book = Rulebook.compile(ruleset, alphaStrikeWatch.grounds[0].rules);
const STOOD = { mode: 'stand', length: 0, from: null } as const;
const far = (y: number, more = {}) =>
  setPiece([
    { card: sketch(), seat: 0, x: 20, y: 46, more: { moved: STOOD, ...more } },
    { card: sketch({ damage: '3/3/-' }), seat: 1, x: 20, y, more: { moved: STOOD } },
  ]);

test('whoever stands in the open with nobody in range stands about', () => {
  expect(alphaStrikeWatch.bystanders(far(1), book)).toEqual([0, 1]);
  // At 26 inches the first has damage at Long range and the other has not.
  expect(alphaStrikeWatch.bystanders(far(16), book)).toEqual([1]);
  expect(alphaStrikeWatch.bystanders(far(1, { shutdown: true }), book)).toEqual([1]);
  expect(alphaStrikeWatch.bystanders(far(1, { moved: MOVED }), book)).toEqual([1]);
});

test('woods are no open ground', () => {
  const state = setPiece(
    [
      { card: sketch(), seat: 0, x: 20, y: 46, more: { moved: STOOD } },
      { card: sketch(), seat: 1, x: 20, y: 1, more: { moved: STOOD } },
    ],
    {},
    [patch('woods', 15, 42, 25, 48)],
  );
  expect(alphaStrikeWatch.bystanders(state, book)).toEqual([1]);
});

test('shots, harm and a shutdown of its own making are noted', () => {
  const start = setPiece([
    { card: sketch({ overheat: 2 }), seat: 0, x: 20, y: 40, more: { heat: 2 } },
    { card: sketch({ armor: 20 }), seat: 1, x: 20, y: 35 },
  ]);
  const game = scene(ruleset, start);
  const shot = game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard', overheat: 2 }, 6, 5);
  expect(alphaStrikeWatch.notes(start, shot)).toEqual([
    { kind: 'shot', unit: 0, target: 1, possible: true, hit: true },
    { kind: 'harm', unit: 1, by: 0, points: 5 },
  ]);
  game.does(0, { type: 'done' });
  const before = game.state;
  const end = game.does(1, { type: 'done' }, 5, 5, 2, 2);
  const notes = alphaStrikeWatch.notes(before, end);
  expect(notes).toContainEqual({ kind: 'shutDown', unit: 0, own: true });
  expect(notes).toContainEqual({ kind: 'turnEnded' });
});

test('two forces change ends', () => {
  const { scenario, swapped } = meeting([{ card: 'Bulwark' }], [{ card: 'Harrier' }]);
  expect(swapped.setup.forces).toEqual([scenario.setup.forces[1], scenario.setup.forces[0]]);
});
