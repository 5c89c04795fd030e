import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { cards, d6, d12, type Show } from '../proving/position.ts';
import { blue, red, stage } from '../testing/field.fixture.ts';

/** Jammed Feed strikes one of so many soldiers of blue at random. */
function chosen(count: number, ...draws: readonly Show[]): number {
  const many = Array.from({ length: count }, (_, i) => blue(`B-${String(3 + i).padStart(2, '0')}`, { type: 'militia', done: false }));
  const s = stage([red('H-10'), ...many], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', { event: 8 }, ...draws, d6(5), d6(3)));
  return s.state.boons[0]!.unit!;
}
rule('MAAS-13.2.2-soldier-selection#1', 'numbered, and a d12; numbers that nobody has are drawn again', () => {
  expect([1, 4, 7].map(draw => chosen(7, d12(draw)))).toEqual([1, 4, 7]);
  expect([chosen(7, d12(8), d12(3)), chosen(7, d12(12), d12(9), d12(5))]).toEqual([3, 5]);
});
rule('MAAS-13.2.2-soldier-selection#2', 'above twelve a draw for the group and one within it', () => {
  // Eighteen are three groups of six, four faces of the d12 each.
  expect([chosen(18, d12(1), d6(1)), chosen(18, d12(4), d6(6)), chosen(18, d12(5), d6(1)), chosen(18, d12(12), d6(2))]).toEqual([
    1, 6, 7, 14,
  ]);
  // Of fourteen the last group has two: a number that nobody has starts over.
  expect(chosen(14, d12(12), d6(5), d12(9), d6(2))).toBe(14);
});
