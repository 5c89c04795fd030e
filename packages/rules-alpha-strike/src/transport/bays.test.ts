import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, BASE, moving, point, refused, ruleset, standard, stay, term, withRules } from '../scene.fixture.ts';
import { type Sketch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

const far = at({}, 1, 60, 4);
const ship = (specials: string): Sketch => ({ type: 'SV', move: '8"w', size: 4, specials });
const tank = (size: number, specials = ''): Sketch => ({ type: 'CV', move: '8"t', size, specials });
const proto: Sketch = { type: 'PM', size: 1, move: '8"' };
/** Who may board, several at once from both sides. */
const boards = (bay: string, rider: Sketch, count = 1) => {
  const apart = rider.type === 'PM' ? (159 + 127) / 254 : rider.specials === 'LG' ? (159 + 254) / 254 : BASE;
  const riders = [at(rider, 0, 20 + apart, 40), at(rider, 0, 20 - apart, 40)].slice(0, count);
  return refused(moving([at(ship(bay), 0, 20, 40), ...riders, far]), stay({ mounts: riders.map((_, i) => i + 1) })).length === 0;
};

rule('AS-cargo#1', 'each bay takes its kind, as many as its number says', () => {
  const kinds: readonly (readonly [string, Sketch])[] = [
    ['MT', {}],
    ['PT', proto],
    ['VTM', tank(1)],
    ['VTH', tank(3)],
    ['VTS', tank(3)],
  ];
  for (const [bay, own] of kinds) {
    expect([bay, boards(`${bay}2`, own, 2), boards(`${bay}1`, own, 2)]).toEqual([bay, true, false]);
    expect([bay, ...kinds.filter(([other]) => other[0] !== bay[0]).map(([, other]) => boards(`${bay}2`, other))]).toEqual([
      bay,
      ...kinds.filter(([other]) => other[0] !== bay[0]).map(() => false),
    ]);
  }
});
rule('AS-cargo#2', 'VTM up to Size 2, VTH up to 4 but nothing large, VTS those too', () => {
  const takes = (bay: string) => [tank(2), tank(3), tank(4), tank(4, 'LG')].map(rider => boards(`${bay}1`, rider));
  expect([takes('VTM'), takes('VTH'), takes('VTS')]).toEqual([
    [true, false, false, false],
    [true, true, true, false],
    [true, true, true, true],
  ]);
});
rule('AS-cargo#4', 'tons of cargo room take nobody who is to fight, and let nobody out', () => {
  expect([boards('CT400', tank(1)), boards('CK4', tank(1)), boards('VTM1', tank(1))]).toEqual([false, false, true]);
});
rule('AS-sua-ct#1', 'cargo room is no bay', () => expect([boards('CT400', {}), boards('MT4', {})]).toEqual([false, true]));
rule('AS-sua-ck#1', 'nor are thousands of tons', () => expect([boards('CK12', {}), boards('MT4', {})]).toEqual([false, true]));
rule('AS-sua-mt#1', 'a ’Mech bay takes ’Mechs', () => expect([boards('MT1', {}), boards('MT1', proto)]).toEqual([true, false]));
rule('AS-sua-pt#1', 'a ProtoMech bay takes ProtoMechs', () => expect([boards('PT1', proto), boards('PT1', {})]).toEqual([true, false]));
rule('AS-sua-vtm#1', 'vehicles of Size 1 and 2', () =>
  expect([1, 2, 3].map(size => boards('VTM1', tank(size)))).toEqual([true, true, false]),
);
rule('AS-sua-vth#1', 'vehicles of any Size that are not large', () =>
  expect([boards('VTH1', tank(4)), boards('VTH1', tank(4, 'LG'))]).toEqual([true, false]),
);
rule('AS-sua-vts#1', 'large ones too', () => expect([boards('VTS1', tank(4, 'LG')), boards('VTS1', {})]).toEqual([true, false]));

const dropped = (rider: Sketch, more: Partial<Unit>, ...dice: readonly number[]) => {
  const state = moving([
    at({ type: 'CV', move: '12"v', specials: 'IT8,MT1' }, 0, 20, 40, { airborne: true, z: 508 }),
    at({ ...rider, move: '6"j' }, 0, 0, 0, { fate: 'riding', rides: 0, at: null, ...more }),
    far,
  ]);
  const game = scene(ruleset, state, [...standard, 'ASC-quirk-oversized-drop']);
  game.does(0, stay({ drops: [1], path: [point(20, 38)] }), ...dice);
  return game.state.units[1];
};
const troops: Sketch = { type: 'CI', specials: 'CAR4' };
rule('AS-drop#1', 'good on 5, bad on 4; an Oversized machine needs 6', () => {
  const lost = (rider: Sketch, quirks: readonly string[], ...dice: readonly number[]) =>
    20 - (dropped(rider, { quirks }, ...dice)?.armor ?? 0);
  expect([lost(troops, [], 2, 3), lost(troops, [], 2, 2), lost({ size: 4 }, [], 2, 3)]).toEqual([0, 1, 0]);
  expect([lost({ size: 4 }, ['oversized'], 3, 3), lost({ size: 4 }, ['oversized'], 2, 3)]).toEqual([0, 1]);
});
rule('AS-drop#2', 'a bad landing costs a point, and it stands all the same', () => {
  const unit = dropped(troops, {}, 1, 1);
  expect([unit?.armor, unit?.fate]).toEqual([19, 'fighting']);
});
rule('AS-drop#3', 'that turn it is harder to hit by 3, and by nothing else', () => {
  const marks = dropped(troops, {}, 3, 3)?.marks ?? [];
  const state = (own: Unit['marks']) => setPiece([at({}, 0, 20, 40), at({ ...troops, move: '6"j' }, 1, 20, 36, { marks: own })]);
  expect([term(state(marks), 'AS-tmm-dropped'), term(state([]), 'AS-tmm-dropped'), term(state(marks), 'AS-tmm-13c')]).toEqual([
    3,
    undefined,
    undefined,
  ]);
  expect(marks.map(({ until }) => until)).toEqual([1]);
});
rule('AS-sua-mcs#1', 'a ProtoMech rides any ’Mech, and no vehicle', () => {
  const rides = (carrier: Sketch, specials: string) =>
    refused(moving([at(carrier, 0, 20, 40), at({ ...proto, specials }, 0, 20 + BASE - 32 / 254, 40), far]), stay({ mounts: [1] }));
  expect([rides({}, 'MCS'), rides({}, ''), rides({ type: 'CV', move: '8"t' }, 'MCS')]).toEqual([[], ['AS-mount'], ['AS-mount']]);
});
const clamped = (code: string, count: number) => {
  const riders = Array.from({ length: count }, () => at({ ...proto, specials: code }, 0, 0, 0, { fate: 'riding', rides: 0, at: null }));
  return moving([at({}, 0, 20, 40), at({ ...proto, specials: code }, 0, 20 + BASE - 32 / 254, 40), far, ...riders]);
};
rule('AS-sua-mcs#2', 'a second one, not a third', () =>
  expect([1, 2].map(count => refused(clamped('MCS', count), stay({ mounts: [1] })))).toEqual([[], ['AS-mount']]),
);
const walks = (code: string, count: number) => {
  const state = clamped(code, count);
  const [unit] = state.units;
  return unit && withRules().ask('move', { state, unit, mode: 'ground' }).total;
};
rule('AS-sua-mcs#3', 'eight inches are six with one and four with two', () =>
  expect([0, 1, 2].map(count => walks('MCS', count))).toEqual([8, 6, 4]),
);
rule('AS-sua-ucs#1', 'a heavier one rides alone, and slows its carrier as much', () => {
  expect([0, 1].map(count => refused(clamped('UCS', count), stay({ mounts: [1] })))).toEqual([[], ['AS-mount']]);
  expect([0, 1].map(count => walks('UCS', count))).toEqual([8, 6]);
});
