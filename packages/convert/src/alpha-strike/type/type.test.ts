import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { toCard } from '../convert.ts';
import { CONVERSION_RULES } from '../editions.ts';
import { ORDER_RULE } from '../order.ts';
import { companion, fighter, mech, platoon, protomech, ship, suits, support, vehicle } from '../units.fixture.ts';

rule('ASC-conv-scope-convert-only', 'a handheld weapon has no stat block of a unit and becomes no card', () => {
  const weapon = { ...vehicle(), kind: 'handheld-weapon' } as const;
  expect(toCard(weapon)).toBeUndefined();
  expect(companion(vehicle()).type).toBe('CV');
});

rule('ASC-conv-process-order', 'the eleven steps run from type to role', () => {
  expect(ORDER_RULE.steps).toHaveLength(11);
  expect([ORDER_RULE.steps[0], ORDER_RULE.steps[5], ORDER_RULE.steps[10]]).toEqual(['type', 'weapons', 'role']);
  const order = CONVERSION_RULES.map(({ id }) => id);
  const first = (prefix: string) => order.findIndex(id => id.startsWith(prefix));
  const places = ['ASC-conv-type', 'ASC-conv-size', 'ASC-conv-move', 'ASC-conv-armor', 'ASC-conv-struct', 'ASC-conv-weap', 'ASC-role'].map(
    first,
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

rule('ASC-conv-type-individual-units', 'one machine is one card', () => {
  expect(companion(mech()).type).toBe('BM');
  expect(companion(vehicle()).armor).toBe(4);
});

rule('ASC-conv-type-protomech-single', 'a ProtoMech of 20 armor points is one card with armor 1, not a Point of five', () => {
  expect(companion(protomech())).toMatchObject({ type: 'PM', armor: 1 });
});

rule('ASC-conv-type-ba-squad', 'a squad counts its troopers: six suits of 5 make 30 points of armor', () => {
  expect(companion(suits({ troopers: 6 }))).toMatchObject({ type: 'BA', armor: 1 });
  expect(companion(suits({ troopers: 2 }))).toMatchObject({ armor: 0 });
});

rule('ASC-conv-type-ci-platoon', 'a platoon is one card whose armor comes from its 28 troopers', () => {
  expect(companion(platoon())).toMatchObject({ type: 'CI', armor: 2 });
});

rule('ASC-conv-type-tp-field', 'every card carries one code', () => {
  expect(companion(fighter()).type).toBe('AF');
  expect(companion(fighter()).because.type).toBe('ASC-tbl-unit-type');
});

rule('ASC-conv-type-sv-aerospace', 'a fixed-wing support vehicle flies by thrust but stays SV', () => {
  const plane = fighter({ kind: 'support-vehicle', tons: 60, walk: 5 });
  expect(companion(plane)).toMatchObject({ type: 'SV', threshold: 3 });
  expect(companion(plane).moves).toEqual([{ value: 5, code: 'a', inches: false }]);
});

rule('ASC-tbl-unit-type', 'sixteen codes', () => {
  const codes = [
    mech(),
    mech({ structure: { type: 'Industrial', points: { CT: 16 } } }),
    protomech(),
    vehicle(),
    support(),
    vehicle({ kind: 'mobile-structure' }),
    suits(),
    platoon(),
    fighter(),
    fighter({ kind: 'conventional-fighter' }),
    ship({ kind: 'small-craft' }),
    ship(),
    ship({ motive: 'aerodyne' }),
    ship({ kind: 'jumpship' }),
    ship({ kind: 'warship' }),
    ship({ kind: 'space-station' }),
  ].map(unit => companion(unit).type);
  expect(codes).toEqual(['BM', 'IM', 'PM', 'CV', 'SV', 'MS', 'BA', 'CI', 'AF', 'CF', 'SC', 'DS', 'DA', 'JS', 'WS', 'SS']);
});
