import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { setPiece } from '../../set-piece.ts';
import type { Mode, Unit } from '../../shape.ts';
import { against, answerTo, at, go, moving, shot, unit } from '../drones-and-robots/unit-types.fixture.ts';

const glider = { type: 'PM' as const, size: 1, move: '6"/10"g', specials: 'GLD' };
rule('ASC-unit-glider-movement', 'on its legs it has one Move, on its wings another, and stays up only if it goes four inches', () => {
  const state = moving([unit(0, 20, 40, glider), unit(1, 20, 4)]);
  expect([against(state, go(20, 34)), against(state, go(20, 33)).length > 0]).toEqual([[], true]);
  expect([against(state, go(20, 30, { mode: 'glide' })), against(state, go(20, 29, { mode: 'glide' })).length > 0]).toEqual([[], true]);
  const aloft = (y: number) => {
    const game = at(state);
    game.does(0, go(20, y, { mode: 'glide' }));
    return game.state.units[0]!.airborne;
  };
  expect([aloft(36), aloft(37)]).toEqual([true, false]);
});
const moved = (mode: Mode): Partial<Unit> => ({ moved: { mode, length: 1500, from: null } });
const total = (mine: Partial<Unit>, theirs: Partial<Unit>): number => {
  const { terms } = answerTo(setPiece([unit(0, 20, 40, glider, mine), unit(1, 20, 36, glider, theirs)]));
  return terms.find(({ rule: id }) => id === 'ASC-unit-glider-vmm')?.value ?? 0;
};
rule('ASC-unit-glider-vmm', 'gliding is jumping: one harder to hit, and two worse at hitting', () => {
  expect([total(moved('ground'), moved('ground')), total(moved('ground'), moved('glide')), total(moved('glide'), moved('ground'))]).toEqual(
    [0, 1, 2],
  );
});
rule('ASC-unit-glider-wing-hit', 'missed by one it may lose an inch of its wings: on 5 and 6', () => {
  const shoots = (dice: readonly number[], specials = 'GLD', move = '6"/10"g') => {
    const game = at(setPiece([unit(0, 20, 40), unit(1, 20, 37, { ...glider, specials, move })]));
    game.does(0, shot(), ...dice);
    const made = game.events.find(event => event.type === 'attacked');
    const needs = made?.type === 'attacked' ? made.toHit.total : Number.NaN;
    return { needs, wings: game.state.units[1]!.moves.find(({ code }) => code === 'g')?.value, armor: game.state.units[1]!.armor };
  };
  const { needs } = shoots([1, 1]);
  const by = (total: number): readonly number[] => [Math.min(6, total - 1), total - Math.min(6, total - 1)];
  expect([shoots([...by(needs - 1), 5]), shoots([...by(needs - 1), 4]), shoots(by(needs - 2))]).toEqual([
    { needs, wings: 9, armor: 20 },
    { needs, wings: 10, armor: 20 },
    { needs, wings: 10, armor: 20 },
  ]);
  expect(shoots([...by(needs - 1), 6], 'GLD', '6"/0"g').wings).toBe(0);
});
