import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, endTurn, fight, ground, needed, passing, refused, spot } from '../../aerospace/sky.fixture.ts';
import { MOVED, type Placed } from '../../set-piece.ts';
import type { Command, Unit } from '../../shape.ts';

const FLAK = 'ASC-flak-eligibility';
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
const above = (ring: 0 | 1, seat: 0 | 1 = 1): Placed =>
  aloft({ armor: 9 }, seat, { flight: { ring }, moved: { mode: 'fly', length: 0, from: null } });
const far = ground({}, 1, 60, 4);
const target = (placed: Placed, command = burst(), shooter = gun()) => refused(fight([shooter, placed, far]).state, command);

rule('ASC-flak-eligibility#1', 'a gun on the ground with cluster shells', () => {
  expect([target(passing()), target(passing(), burst({ munition: '' }))]).toEqual([[], [FLAK]]);
  expect(target(passing(), burst(), gun('ARTS-1', { fate: 'offTable', at: null, offTable: 60 }))).toEqual([FLAK]);
  expect(target(passing(), burst(), gun(''))).toContain('AS-art-declare');
});
rule('ASC-flak-eligibility#2', 'at enemies that pass over the table', () => {
  expect(target(passing())).toEqual([]);
  expect(target(above(0, 0))).toEqual([FLAK]);
});
rule('ASC-flak-eligibility#3', 'and at those that end their move in the Central Zone above it', () =>
  expect([target(above(0)), target(above(1))]).toEqual([[], [FLAK]]),
);
rule('AS-art-flak', 'any gun of artillery on the ground may fire it, and has fired then', () => {
  const game = fight([gun('ARTT-1'), passing({ armor: 9 }), far]);
  game.does(0, burst({ weapon: 'ART-T' }), 6, 5);
  expect([game.state.units[1]!.armor, game.state.units[0]!.did, game.state.shells]).toEqual([8, ['artillery'], []]);
});
const needs = (placed: Placed, moved: Unit['moved'], skill = 4) => {
  const game = fight([{ ...gun('ARTS-1', { moved }), skill }, placed, far]);
  game.does(0, burst(), 1, 1);
  return needed(game).total;
};
rule('ASC-flak-to-hit#1', 'Skill and three, at once in the Combat Phase', () => {
  expect([needs(passing(), MOVED), needs(passing(), MOVED, 2)]).toEqual([7, 5]);
  const game = fight([gun(), passing({ armor: 9 }), far]);
  game.does(0, burst(), 6, 5);
  expect([game.state.phase, game.state.shells, game.state.units[1]!.armor]).toEqual(['combat', [], 7]);
});
rule('ASC-flak-to-hit#2', 'the gun’s own movement counts: still one less, jumped two more', () =>
  expect([needs(passing(), null), needs(passing(), MOVED), needs(passing(), { mode: 'jump', length: 900, from: null })]).toEqual([6, 7, 9]),
);
rule('ASC-flak-to-hit#3', 'two more at what does not cross the table', () =>
  expect([needs(passing(), MOVED), needs(above(0), MOVED)]).toEqual([7, 9]),
);
rule('ASC-flak-damage#1', 'a point less than the gun does on the ground', () => {
  const hit = (special: string, weapon: string) => {
    const game = fight([gun(special), passing({ armor: 20 }), far]);
    game.does(0, burst({ weapon }), 6, 5);
    return 20 - game.state.units[1]!.armor;
  };
  expect([hit('ARTS-1', 'ART-S'), hit('ARTT-1', 'ART-T'), hit('ARTLT-1', 'ART-LT')]).toEqual([2, 1, 4]);
});
rule('ASC-flak-damage#2', 'with the critical hits that follow, in the same phase', () => {
  const game = fight([gun(), passing({ armor: 3 }), far]);
  // Two points are more than a third of three.
  game.does(0, burst(), 5, 4, 2, 3);
  expect([game.state.phase, game.state.units[1]!.armor, game.state.units[1]!.waiting.map(({ kind }) => kind)]).toEqual([
    'combat',
    1,
    ['weapon'],
  ]);
});
rule('ASC-flak-damage#3', 'a miss bursts for nothing, above and below', () => {
  const game = fight([gun(), passing({ armor: 3 }), ground({}, 1, 20, 1)]);
  game.does(0, burst(), 3, 3);
  endTurn(game, 5, 5, 2, 2);
  expect([game.state.units[1]!.armor, game.state.units[2]!.armor]).toEqual([3, 9]);
});
