import { CATALOGUE, type Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { toCard } from '../convert.ts';
import { COMPANION } from '../editions.ts';
import { companion, fighter, mech, mounts, platoon, protomech, ship, suits, support, vehicle } from '../units.fixture.ts';

rule(
  'ASC-conv-scope-convert-only#1',
  'a handheld weapon has no stat block of a unit and becomes no card; the same sheet gives the same card',
  () => {
    expect(toCard({ ...vehicle(), kind: 'handheld-weapon' })).toBeUndefined();
    expect(companion(vehicle())).toEqual(companion(vehicle()));
    expect(companion(vehicle({ walk: 5 })).pv).not.toBe(companion(vehicle()).pv);
  },
);
rule('ASC-conv-scope-convert-only#2', 'a sheet of one’s own is converted like one of the catalogue', () => {
  const published = CATALOGUE.find(({ kind }) => kind === 'vehicle')!;
  const [known, own] = [published, { ...published, chassis: 'Homemade', model: '' }].map(unit => toCard(unit, COMPANION)!);
  expect({ ...own, name: '' }).toEqual({ ...known, name: '' });
});

rule('ASC-conv-process-order#1', 'the steps stand on the sheet of a fighter in the order of the book', () => {
  const card = companion(fighter({ mounts: mounts('PPC@NOS*6'), heatSinks: { count: 10, type: 'Single' } }));
  const steps = ['size', 'move', 'armor', 'structure', 'short', 'overheat', 'pv'] as const;
  const written = Object.keys(card.why).filter(field => steps.some(step => step === field));
  expect(written).toEqual(steps);
  expect([card.because.type, card.role]).toEqual(['ASC-tbl-unit-type', 'Fire Support']);
});
rule('ASC-conv-process-order#2', 'only ’Mechs and aerospace fighters have an overheat value', () => {
  const hot = { heatSinks: { count: 1, type: 'Single' } } as const;
  const overheat = [
    mech({ ...hot, mounts: mounts('PPC@RA*4') }),
    mech({ ...hot, structure: { type: 'Industrial', points: { CT: 16 } }, mounts: mounts('PPC@RA*4') }),
    fighter({ ...hot, mounts: mounts('PPC@NOS*4') }),
    fighter({ ...hot, kind: 'conventional-fighter', mounts: mounts('PPC@NOS*4') }),
    ship({ ...hot, mounts: mounts('PPC@NOS*40') }),
    vehicle({ ...hot, mounts: mounts('PPC@FR*4') }),
    protomech({ ...hot, mounts: mounts('PPC@T*4') }),
  ].map(unit => companion(unit).overheat);
  expect(overheat).toEqual([3, 3, 3, 0, 0, 0, 0]);
});

rule('ASC-conv-type-individual-units#1', 'one machine is one card', () => {
  expect(companion(mech()).type).toBe('BM');
  expect(companion(vehicle()).armor).toBe(4);
});

rule('ASC-conv-type-protomech-single#1', 'a ProtoMech of 20 armor points is one card with armor 1, not a Point of five', () => {
  expect(companion(protomech())).toMatchObject({ type: 'PM', armor: 1 });
});

rule('ASC-conv-type-ba-squad#1', 'a squad counts its troopers: six suits of 5 make 30 points of armor', () => {
  expect(companion(suits({ troopers: 6 }))).toMatchObject({ type: 'BA', armor: 1 });
  expect(companion(suits({ troopers: 2 }))).toMatchObject({ armor: 0 });
});

rule('ASC-conv-type-ci-platoon#1', 'a platoon is one card whose armor comes from its 28 troopers', () => {
  expect(companion(platoon())).toMatchObject({ type: 'CI', armor: 2 });
});

rule('ASC-conv-type-tp-field#1', 'every card carries one code', () => {
  expect(companion(fighter()).type).toBe('AF');
  expect(companion(fighter()).because.type).toBe('ASC-tbl-unit-type');
});

rule('ASC-conv-type-sv-aerospace#1', 'a fixed-wing support vehicle flies by thrust but stays SV', () => {
  const plane = fighter({ kind: 'support-vehicle', tons: 60, walk: 5 });
  expect(companion(plane)).toMatchObject({ type: 'SV', threshold: 3 });
  expect(companion(plane).moves).toEqual([{ value: 5, code: 'a', inches: false }]);
});

const SAMPLES: Readonly<Record<string, readonly Unit[]>> = {
  BattleMech: [mech()],
  IndustrialMech: [mech({ structure: { type: 'Industrial', points: { CT: 16 } } })],
  ProtoMech: [protomech()],
  'Combat Vehicle': [vehicle()],
  'Support Vehicle': [
    support(),
    fighter({ kind: 'support-vehicle' }),
    support({ motive: 'airship' }),
    support({ motive: 'station-keeping' }),
  ],
  'Mobile Structure': [vehicle({ kind: 'mobile-structure' })],
  'Battle Armor Infantry': [suits()],
  'Conventional Infantry': [platoon()],
  'Aerospace Fighter': [fighter()],
  'Conventional Fighter': [fighter({ kind: 'conventional-fighter' })],
  'Small Craft': [ship({ kind: 'small-craft' }), ship({ kind: 'small-craft', motive: 'aerodyne' })],
  'DropShip (Spheroid)': [ship()],
  'DropShip (Aerodyne)': [ship({ motive: 'aerodyne' })],
  JumpShip: [ship({ kind: 'jumpship' })],
  WarShip: [ship({ kind: 'warship' })],
  'Space Station': [ship({ kind: 'space-station' })],
};
table('ASC-tbl-unit-type#1', 'every kind of unit has its code, and flies or does not', row => {
  const cards = (SAMPLES[row.at('unit_type')] ?? []).map(companion);
  expect(cards.map(({ type }) => type)).toEqual(cards.map(() => row.at('tp_code')));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards[0]!.moves[0]!.inches).toBe(row.at('domain') === 'Ground Units');
  // Those of support vehicles that fly are aerospace units by the footnote.
  if (row.at('footnote') !== '') expect(cards.slice(1).map(({ moves }) => moves[0]!.inches)).toEqual([false, false, false]);
});
