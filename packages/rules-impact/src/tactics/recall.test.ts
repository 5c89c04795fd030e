import { Rulebook } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { position } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { recalled } from './recall.ts';
import { WEIGHTS } from './weights.ts';

const book = Rulebook.compile(ruleset, ruleset.editions['standard']!);
const scene = position({
  units: [
    { seat: 0, type: 'front-line', on: 'H-10' },
    { seat: 1, type: 'ranger', on: 'H-14' },
  ],
});
const wounded = { ...scene, units: scene.units.map(unit => (unit.id === 0 ? { ...unit, card: { ...unit.card!, damage: 1 } } : unit)) };

function counting() {
  let thoughts = 0;
  const think = recalled(() => ++thoughts, 3);
  return (state: typeof scene, seat = 0, weights = WEIGHTS) => think(ruleset.view(state, seat), seat, book, weights);
}

test('what looks the same is thought once, by whomever it is made anew', () => {
  const think = counting();
  expect([
    think(scene),
    think({ ...scene, units: scene.units.map(unit => ({ ...unit })) }),
    think({ ...wounded, units: structuredClone(wounded.units) }),
  ]).toEqual([1, 1, 2]);
  expect([think(wounded), think(scene), think(scene, 0, { ...WEIGHTS })]).toEqual([2, 1, 1]);
});

test('another seat, other weights and anything that shows make another thought', () => {
  expect([...'ab'].map((_, seat) => counting()(scene, seat))).toEqual([1, 1]);
  const think = counting();
  expect([think(scene), think(scene, 1), think(scene, 0, { ...WEIGHTS, fear: 2 })]).toEqual([1, 2, 3]);
  expect([
    think({ ...scene, turn: scene.turn + 1 }),
    think({ ...scene, boons: [{ kind: 'squall', turn: 1, seat: 0, unit: null }] }),
  ]).toEqual([4, 5]);
});
