import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Placed } from '../set-piece.ts';
import type { Command, Unit } from '../shape.ts';
import { aloft, fight, ground, needed, passing, refused, spot } from './sky.fixture.ts';

const gun = (specials = 'ARTS-1', more: Partial<Unit> = {}): Placed =>
  ground({ type: 'CV', move: '6"t', damage: '-/-/-', specials }, 0, 40, 40, more);
const burst = (more: Partial<Extract<Command, { type: 'bombard' }>> = {}): Command => ({
  type: 'bombard',
  unit: 0,
  weapon: 'ART-S',
  at: spot(20, 0),
  munition: 'cluster',
  against: 1,
  ...more,
});
const above = (ring: 0 | 1): Placed => aloft({ armor: 9 }, 1, { flight: { ring }, moved: { mode: 'fly', length: 0, from: null } });
const far = ground({}, 1, 60, 4);

rule('ASC-flak-eligibility', 'cluster shells at what crosses the table or flies in the Central Zone', () => {
  const target = (placed: Placed, command = burst(), shooter = gun()) => refused(fight([shooter, placed, far]).state, command);
  expect([target(passing()), target(above(0)), target(above(1)), target(passing(), burst({ munition: '' }))]).toEqual([
    [],
    [],
    ['ASC-flak-eligibility'],
    ['ASC-flak-eligibility'],
  ]);
  expect(target(passing(), burst(), gun('ARTS-1', { fate: 'offTable', at: null, offTable: 60 }))).toEqual(['ASC-flak-eligibility']);
});
rule('AS-art-flak', 'any gun of artillery on the ground may fire it, and has fired then', () => {
  const game = fight([gun('ARTT-1'), passing({ armor: 9 }), far]);
  game.does(0, burst({ weapon: 'ART-T' }), 6, 5);
  expect([game.state.units[1]!.armor, game.state.units[0]!.did, game.state.shells]).toEqual([8, ['artillery'], []]);
});
rule('ASC-flak-to-hit', 'Skill + 3, the gun’s own movement, and 2 more for what does not cross the table', () => {
  const needs = (placed: Placed, moved: Unit['moved']) => {
    const game = fight([gun('ARTS-1', { moved }), placed, far]);
    game.does(0, burst(), 1, 1);
    return needed(game).total;
  };
  const walked = { mode: 'ground', length: 1524, from: null } as const;
  expect([needs(passing(), walked), needs(above(0), walked), needs(passing(), null)]).toEqual([7, 9, 6]);
});
rule('ASC-flak-damage', 'a point less than on the ground, at once and with all that follows; a miss bursts for nothing', () => {
  const game = fight([gun(), passing({ armor: 3 }), far]);
  // Two points are more than a third of three.
  game.does(0, burst(), 5, 4, 2, 3);
  expect([game.state.units[1]!.armor, game.state.units[1]!.waiting.map(({ kind }) => kind)]).toEqual([1, ['weapon']]);
  const miss = fight([gun(), passing({ armor: 3 }), far]);
  miss.does(0, burst(), 3, 3);
  expect(miss.state.units[1]!.armor).toBe(3);
});
