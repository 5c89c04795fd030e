import type { Unit } from '@sortie/roster';
import { table } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, fighter, mech, mounts, platoon, protomech, ship, specials, suits, support, vehicle } from '../units.fixture.ts';

const packed = (item: string) => mounts(`${item}@Squad`).map(mount => ({ ...mount, held: 'DWP' }) as const);
const gliding = (walk: number, glide: number): Unit => ({
  ...protomech({ motive: 'wige' }),
  movement: { walk, run: walk, jump: 0, glide },
});
const driven = (motive: Unit['motive']): string => codeOf(support({ motive, walk: 1 }));
const codeOf = (unit: Unit): string => companion(unit).moves[0]!.code;
const MODES: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  "'Mechs, ProtoMechs, Battle Armor": {
    Ground: () => codeOf(mech()) + codeOf(protomech()),
    Jumping: () => companion(mech({ mounts: mounts('Jump Jet@CT*4') })).moves[1]!.code,
    UMU: () => companion(mech({ mounts: mounts('UMU@CT*5') })).moves[1]!.code,
    'QuadVee (Tracked)': () => codeOf(mech({ frame: 'quadvee', mounts: mounts('Tracks@CT') })),
    'QuadVee (Wheeled)': () => codeOf(mech({ frame: 'quadvee', mounts: mounts('QuadVee Wheels@CT') })),
  },
  'Vehicles (Combat and Support)': {
    Airship: () => driven('airship'),
    'Fixed-Wing': () => codeOf(fighter({ kind: 'support-vehicle' })),
    Hover: () => driven('hover'),
    'Naval (Surface)': () => driven('naval'),
    'Naval (Submersible)': () => driven('submarine'),
    Rail: () => driven('rail'),
    Satellite: () => driven('station-keeping'),
    Tracked: () => driven('tracked'),
    VTOL: () => driven('vtol'),
    Wheeled: () => driven('wheeled'),
    'Wheeled (bicycle)': () => codeOf(support({ motive: 'wheeled', walk: 1, mounts: mounts('BicycleChassisMod@BD') })),
    'Wheeled (monocycle)': () => codeOf(support({ motive: 'wheeled', walk: 1, mounts: mounts('MonocycleChassisMod@BD') })),
    'Wing-in-Ground Effect': () => driven('wige'),
  },
  'Aerospace Units': {
    'Fighters (All)': () => codeOf(fighter()),
    'Small Craft (Aerodyne)': () => codeOf(ship({ kind: 'small-craft', motive: 'aerodyne' })),
    'Small Craft (Spheroid)': () => codeOf(ship({ kind: 'small-craft' })),
    'DropShips (Aerodyne)': () => codeOf(ship({ motive: 'aerodyne' })),
    'DropShips (Spheroid)': () => codeOf(ship()),
    JumpShips: () => codeOf(ship({ kind: 'jumpship' })),
    'Space Stations': () => codeOf(ship({ kind: 'space-station' })),
    WarShips: () => codeOf(ship({ kind: 'warship' })),
  },
  'Conventional Infantry': {
    Foot: () => codeOf(platoon()),
    Jump: () => codeOf(platoon({ motive: 'jump', walk: 1, jump: 3 })),
    Motorized: () => codeOf(platoon({ motive: 'motorized', walk: 3 })),
    'Mechanized (Hover)': () => codeOf(platoon({ motive: 'hover', walk: 5 })),
    'Mechanized (Wheeled)': () => codeOf(platoon({ motive: 'wheeled', walk: 4 })),
    'Mechanized (Tracked)': () => codeOf(platoon({ motive: 'tracked', walk: 3 })),
    'Mechanized (VTOL)': () => codeOf(platoon({ motive: 'vtol', walk: 5 })),
  },
};
table('ASC-tbl-movement-mode#1', 'every way of moving has its letter', row => {
  const found = MODES[row.at('group')]?.[row.at('movement_type')];
  expect(found, 'somebody who moves like that').toBeDefined();
  expect(found!()).toBe(row.at('code'));
});
/** What a unit with the item has, over what it has without. */
const over = (unit: (walk: number, ...lines: string[]) => Unit, ...lines: string[]): number =>
  companion(unit(8, ...lines)).moves[0]!.value / companion(unit(8)).moves[0]!.value;
const legs = (walk: number, ...lines: string[]): Unit => mech({ walk, mounts: mounts(...lines) });
const craft =
  (motive: Unit['motive']) =>
  (walk: number, ...lines: string[]): Unit =>
    vehicle({ motive, walk, mounts: mounts(...lines) });
const second = (unit: Unit): number => companion(unit).moves[1]!.value;
const value = (unit: Unit): number => companion(unit).moves[0]!.value;
const plated = (walk: number, type: string) => mech({ walk, armor: { type, tech: 'inner-sphere', front: { CT: 90 }, rear: {} } });
const MODIFIERS: Readonly<Record<string, () => number>> = {
  'Base ground rate, ground units, Walk/Cruise MP': () => value(mech({ walk: 5 })) / 5,
  'Base aerospace rate, aerospace units, Safe Thrust': () => value(fighter({ walk: 5 })) / 5,
  'Jump rate, units with jump jets': () => second(mech({ mounts: mounts('Jump Jet@CT*5') })) / 5,
  'UMU rate, units with UMU MP': () => second(mech({ mounts: mounts('UMU@CT*5') })) / 5,
  'MASC or supercharger (one), ground-based Move': () => over(legs, 'ISMASC@LT'),
  'MASC and supercharger (both), ground-based Move': () => over(legs, 'ISMASC@LT', 'Supercharger@CT'),
  'MASC / supercharger, jumping movement': () => second(legs(8, 'ISMASC@LT', 'Jump Jet@CT*5')) / second(legs(8, 'Jump Jet@CT*5')),
  'MASC / supercharger, VTOL movement': () => over(craft('vtol'), 'Supercharger@BD'),
  'VTOL Jet Booster, VTOL vehicle Move': () => over(craft('vtol'), 'ISVTOLJetBooster@BD'),
  'MASC / supercharger, UMU movement': () => second(legs(8, 'ISMASC@LT', 'UMU@CT*5')) / second(legs(8, 'UMU@CT*5')),
  'Supercharger, surface naval or submarine vehicle water Move': () => over(craft('naval'), 'Supercharger@BD'),
  'MASC, surface naval or submarine vehicle water Move': () => over(craft('submarine'), 'ISMASC@BD'),
  'Mobile Structure, maximum MP (may be fractional)': () => value(vehicle({ kind: 'mobile-structure', walk: 0.75 })) / 0.75,
  'Hardened armor, ground MP': () => (value(plated(5, 'Hardened')) - value(plated(5, 'Standard'))) / 2,
  'Large or Medium BattleMech shield, ground MP': () => (value(legs(5, 'ISMediumShield@LA')) - value(legs(5))) / 2,
  'Modular armor, ground MP': () => (value(legs(5, 'ISModularArmor@LT')) - value(legs(5))) / 2,
  'Station-keeping drive, per 0.10 G': () => value(ship({ kind: 'jumpship' })),
  'Detachable weapon pack / missile pack, battle armor ground MP': () => value(suits({ walk: 2, mounts: packed('ISBATaser') })) - 4,
  'Glider ProtoMech WiGE, WiGE Cruise MP': () => second(gliding(1, 4)) / 4,
  'QuadVee vehicle mode, Walking MP': () => value(mech({ frame: 'quadvee', walk: 4, mounts: mounts('Tracks@CT') })) / 4,
  'LAM AirMech, AirMech Cruising MP': () => Number(/LAM\((\d+)"g/.exec(lam())?.[1]) / 15,
  'LAM / Bimodal fighter mode, Safe Thrust': () => Number(/\/(\d+)a\)/.exec(lam())?.[1]) / 5,
};
/** Phoenix Hawk LAM: cruises 15 as an AirMech, safe thrust 5. */
const lam = (): string =>
  specials(companion(mech({ frame: 'lam', walk: 5, mounts: mounts('Jump Jet@CT*5') }))).find(code => code.startsWith('LAM')) ?? '';
table('ASC-tbl-movement-modifiers#1', 'every constant of the collection', row => {
  const found = MODIFIERS[`${row.at('item')}, ${row.at('applies_to')}`];
  expect(found, 'a unit that shows it').toBeDefined();
  // Where no number is printed, modular armor takes a point and packs take none.
  const printed = row.at('value') === '' ? (row.at('effect') === 'ignored' ? 0 : -1) : row.number('value');
  expect(found!()).toBeCloseTo(printed, 5);
  expect(value(mech({ walk: 5 }))).toBe(10);
});
