import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { entriesOf } from '../../game/entries.ts';
import { setPiece } from '../../set-piece.ts';
import type { Mode } from '../../shape.ts';
import { fromBehind } from '../../sight/arcs.ts';
import { isOn } from '../../state.ts';
import { against, at, shot, unit } from '../drones-and-robots/unit-types.fixture.ts';

const printed = {
  name: 'Beast',
  type: 'BM',
  size: 2,
  tmm: 1,
  move: '8"',
  damage: '2/2/-',
  overheat: 0,
  armor: 4,
  structure: 3,
  specials: [],
  pv: 20,
};
rule('ASC-unit-quad-identification', 'the card says nothing of it; how it is built does', () => {
  const called = (frame?: string) =>
    entriesOf([{ printed, pv: 20, member: { skill: 4 }, ...(frame && { unit: { frame } }) }]).entries[0]!.card;
  expect(
    [printed.specials, called(), called('quad'), called('tripod')].map(one =>
      Array.isArray(one) ? one : (one as { specials: readonly string[] }).specials,
    ),
  ).toEqual([[], [], ['QUAD'], ['TRIPOD']]);
});
rule('ASC-unit-quad-movement', "four-legged 'Mechs and ProtoMechs neither climb nor carry anything outside", () => {
  const climbs = (specials: string, type: 'BM' | 'PM' = 'BM') => {
    const state = setPiece([unit(0, 20, 40, { specials, type })]);
    const { book: rules } = at(state, 'AS-climb');
    return rules.ask('clamber', { unit: state.units[0]!, mode: 'ground', up: true, rate: 1 }).terms.length > 0;
  };
  expect([climbs(''), climbs('QUAD'), climbs('QUAD', 'PM')]).toEqual([true, false, false]);
  const lifts = (specials: string, type: 'BM' | 'PM' = 'BM') =>
    against(
      setPiece([unit(0, 20, 40, { specials, type, size: 4 }), unit(1, 20, 40 - 318 / 254, { size: 1 })]),
      { type: 'lift', unit: 0, target: 1 },
      'ASC-cargo-capacity',
    );
  expect([lifts(''), lifts('QUAD').includes('ASC-unit-quad-movement'), lifts('QUAD', 'PM').includes('ASC-unit-quad-movement')]).toEqual([
    [],
    true,
    true,
  ]);
});
rule(
  'ASC-unit-quad-arc',
  "a four-legged 'Mech shoots through a quarter of the circle, a ProtoMech through half; its rear is as wide as any",
  () => {
    // Fifty degrees off to the side.
    const aside = (specials: string, type: 'BM' | 'PM' = 'BM') =>
      against(setPiece([unit(0, 20, 40, { specials, type }), unit(1, 29, 32.5)]), shot());
    expect([aside(''), aside('QUAD'), aside('QUAD', 'PM')]).toEqual([[], ['AS-arc-front'], []]);
    expect(against(setPiece([unit(0, 20, 40, { specials: 'QUAD' }), unit(1, 24, 32)]), shot())).toEqual([]);
    const behind = (specials: string) => {
      const [target, attacker] = setPiece([unit(0, 20, 40, { specials }), unit(1, 25, 44)]).units;
      return isOn(target) && isOn(attacker) && fromBehind(attacker, target);
    };
    expect([behind(''), behind('QUAD')]).toEqual([true, true]);
  },
);
const control = (specials: string, why: string, mode: Mode = 'ground', type: 'BM' | 'PM' = 'BM'): number => {
  const state = setPiece([
    unit(0, 20, 40, { specials, type, move: specials.includes('QV') ? '8"qt' : '8"' }, { moved: { mode, length: 0, from: null } }),
  ]);
  const { book: rules } = at(state, 'AS-bog', 'ASC-skid-trigger');
  return rules.ask('control', { state, unit: state.units[0]!, why, inches: 8 }).total;
};
rule('ASC-unit-quad-control', 'two better on every roll to keep its footing', () => {
  for (const why of ['bog', 'skid', 'leap']) expect(control('QUAD', why) - control('', why)).toBe(-2);
  expect(control('QUAD', 'bog', 'ground', 'PM') - control('', 'bog', 'ground', 'PM')).toBe(-2);
});
rule('ASC-unit-tripod-control', 'one better on every roll to keep its footing', () => {
  for (const why of ['bog', 'skid', 'leap']) expect(control('TRIPOD', why) - control('', why)).toBe(-1);
});
rule('ASC-unit-tripod-arc', 'its weapons bear all around, and it has a rear all the same', () => {
  const back = setPiece([unit(0, 20, 30, { specials: 'TRIPOD,TUR(2/2/2)' }), unit(1, 20, 38)]);
  expect([against(back, shot(1, { how: 'turret' })), against(back, shot())]).toEqual([[], ['AS-arc-front']]);
  const game = at(
    setPiece([unit(0, 20, 44, {}), unit(1, 20, 38, { specials: 'TRIPOD,TUR(2/2/2)', move: '4"' }, { facing: { dx: 0, dy: -1 } })]),
  );
  game.does(0, shot(), 6, 5);
  expect(game.state.units[1]!.armor).toBe(16);
});
rule('ASC-unit-quadvee-control', 'two better on its legs, like any vehicle on its wheels', () => {
  expect([control('QV', 'skid') - control('', 'skid'), control('QV', 'skid', 'roll') - control('', 'skid')]).toEqual([-2, 0]);
});
