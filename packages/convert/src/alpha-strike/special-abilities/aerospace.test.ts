import type { Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, current, fighter, lists, mech, mounts, ship, specials, support, vehicle } from '../units.fixture.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const warship = (over: Parameters<typeof ship>[0] = {}): Unit => ship({ kind: 'warship', tons: 900_000, ...over });

rule('ASC-sua-assign-spc#1', 'fighters and everything larger fly in space, conventional fighters do not', () => {
  for (const unit of [fighter(), ship(), warship(), ship({ kind: 'space-station' }), ship({ kind: 'small-craft', tons: 150 })])
    expect(listed(unit)).toContain('SPC');
  expect(listed(fighter({ kind: 'conventional-fighter' }))).not.toContain('SPC');
});
rule('ASC-sua-assign-atmo#1', 'conventional fighters and VTOLs stay in the air', () => {
  expect(listed(fighter({ kind: 'conventional-fighter' }))).toContain('ATMO');
  expect(listed(vehicle({ motive: 'vtol', tons: 20 }))).toContain('ATMO');
  expect(listed(fighter())).not.toContain('ATMO');
});
rule('ASC-sua-assign-vstol#1', 'conventional fighters and planes with the modification', () => {
  const jet = (vstol?: true) =>
    fighter({ kind: 'conventional-fighter', craft: { structuralIntegrity: 6, fuel: 100, ...(vstol && { vstol }) } });
  expect([listed(jet(true)).includes('VSTOL'), listed(jet()).includes('VSTOL')]).toEqual([true, false]);
  const plane = (...lines: string[]) => fighter({ kind: 'support-vehicle', tons: 50, mounts: mounts(...lines) });
  expect([listed(plane('VSTOLChassisMod@BODY')).includes('VSTOL'), listed(plane()).includes('VSTOL')]).toEqual([true, false]);
});
rule('ASC-sua-assign-vstol#2', 'fighters, small craft and DropShips with wings; spheroids only on current cards', () => {
  for (const unit of [fighter(), ship({ motive: 'aerodyne' }), ship({ kind: 'small-craft', motive: 'aerodyne' })])
    expect(listed(unit)).toContain('VSTOL');
  expect(listed(ship())).not.toContain('VSTOL');
  expect(specials(current(ship()))).toContain('VSTOL');
});
rule('ASC-sua-assign-bomb-fighter#1', 'bombs as size: 65 tons are BOMB2', () => expect(listed(fighter())).toContain('BOMB2'));
rule('ASC-sua-assign-bomb-lam-sv-vtol#1', 'six hardpoints are BOMB2, bays of a LAM count too', () => {
  expect(listed(vehicle({ motive: 'vtol', tons: 20, mounts: mounts('External Stores Hardpoint@FR*6') }))).toContain('BOMB2');
  expect(listed(mech({ frame: 'lam', mounts: mounts('Bomb Bay@LT*5', 'Jump Jet@CT*4') }))).toContain('BOMB1');
});
rule('ASC-sua-assign-lg#1', 'superheavy ’Mechs, small craft, DropShips of size 1 and support vehicles of size 3', () => {
  expect(listed(mech({ tons: 120, structure: { type: 'Standard', points: { CT: 30 } } }))).toContain('LG');
  expect(listed(ship({ kind: 'small-craft', tons: 150 }))).toContain('LG');
  expect(listed(ship({ tons: 2400 }))).toContain('LG');
  expect(listed(mech({ tons: 100 }))).not.toContain('LG');
});
rule('ASC-sua-assign-vlg#1', 'DropShips of size 2', () =>
  expect(lists(companion(ship({ tons: 9000 })), 'LG', 'VLG', 'SLG')).toEqual([false, true, false]),
);
rule('ASC-sua-assign-slg#1', 'DropShips of size 3 and every mobile structure', () => {
  expect(lists(companion(ship({ tons: 15_000 })), 'LG', 'VLG', 'SLG')).toEqual([false, false, true]);
  expect(listed(support({ kind: 'mobile-structure', tons: 5000 }))).toContain('SLG');
});
rule('ASC-sua-assign-kf#1', 'JumpShips and WarShips with a drive', () => {
  expect(listed(ship({ kind: 'jumpship', tons: 150_000 }))).toContain('KF');
  expect(listed(warship())).toContain('KF');
  expect(listed(ship())).not.toContain('KF');
});
rule('ASC-sua-assign-lf#1', 'a lithium-fusion battery', () => {
  const craft = { structuralIntegrity: 60, fuel: 4000, lithiumFusion: true } as const;
  expect(listed(warship({ craft }))).toContain('LF');
  expect(listed(warship())).not.toContain('LF');
});
const armed = (weapon: string): Unit => warship({ mounts: mounts(`${weapon}@NOS`) });
const onGround = (weapon: string) => companion(vehicle({ tons: 100, mounts: mounts(`${weapon}@FR`) }));
rule('ASC-sua-assign-cap#1', 'capital guns on a craft', () => {
  expect(lists(companion(armed('Naval Laser 55')), 'CAP', 'SCAP', 'MSL')).toEqual([true, false, false]);
});
rule('ASC-sua-assign-cap#2', 'on the ground they are SDS-C instead', () => {
  expect(lists(onGround('Naval Laser 55'), 'CAP', 'SDS-C')).toEqual([false, true]);
  expect(lists(companion(armed('Naval Laser 55')), 'CAP', 'SDS-C')).toEqual([true, false]);
});
rule('ASC-sua-assign-cap-damage-in-arcs#1', 'the damage stands in the arc only', () => {
  const card = companion(armed('Naval Laser 55'));
  expect(specials(card)).toContain('CAP');
  expect(card.arcs?.front?.capital.map(({ points }) => points)).toEqual([6, 6, 6, 6]);
});
rule('ASC-sua-assign-scap#1', 'sub-capital guns on a craft', () => {
  expect(lists(companion(armed('Sub-Capital Laser /2')), 'CAP', 'SCAP', 'MSL')).toEqual([false, true, false]);
});
rule('ASC-sua-assign-scap#2', 'on the ground they are SDS-SC instead', () => {
  expect(lists(onGround('Sub-Capital Laser /2'), 'SCAP', 'SDS-SC')).toEqual([false, true]);
  expect(lists(companion(armed('Sub-Capital Laser /2')), 'SCAP', 'SDS-SC')).toEqual([true, false]);
});
rule('ASC-sua-assign-scap-damage-in-arcs#1', 'the damage stands in the arc only', () => {
  const card = companion(armed('Sub-Capital Laser /2'));
  expect(specials(card)).toContain('SCAP');
  expect(card.arcs?.front?.subCapital.map(({ points }) => points)).toEqual([2, 2, 0, 0]);
});
rule('ASC-sua-assign-msl#1', 'missiles of a craft, sub-capital ones too; on the ground they are SDS-CM', () => {
  for (const launcher of ['Capital Missile Launcher (White Shark)', 'Sub-Capital Missile Launcher (Piranha)']) {
    expect(lists(companion(armed(launcher)), 'MSL', 'SDS-CM'), launcher).toEqual([true, false]);
    expect(lists(onGround(launcher), 'MSL', 'SDS-CM'), launcher).toEqual([false, true]);
  }
});
rule('ASC-sua-assign-msl#2', 'White Shark and Stingray make 6.5 in an arc, rounded up', () => {
  const racks = mounts('Capital Missile Launcher (White Shark)@NOS', 'Sub-Capital Missile Launcher (Stingray)@NOS');
  const card = companion(warship({ heatSinks: { count: 9000, type: 'Double' }, mounts: racks }));
  expect(card.arcs?.front?.missiles.map(({ points }) => points)).toEqual([7, 7, 3, 3]);
});
rule('ASC-sua-assign-tele#1', 'tele-operated missiles are marked in their arc', () => {
  const steered = companion(armed('Tele-operated Missile (Barracuda-T)'));
  expect(steered.arcs?.front?.specials.map(({ code }) => code)).toContain('TELE');
  expect(companion(armed('Capital Missile Launcher (Barracuda)')).arcs?.front?.specials.map(({ code }) => code)).not.toContain('TELE');
});
const manned = (unit: Unit, crew: number): string | undefined =>
  specials(companion({ ...unit, craft: { structuralIntegrity: 10, fuel: 100, crew: { crew } } })).find(code => code.startsWith('CRW'));
rule('ASC-sua-assign-crw#1', 'crew over 60, 90 or 120, rounded to the nearest', () => {
  expect([manned(ship(), 89), manned(ship(), 90), manned(warship(), 300)]).toEqual(['CRW1', 'CRW2', 'CRW3']);
  expect(listed(support({ motive: 'naval', tons: 25_000, build: { size: 'large', crew: 180 } }))).toContain('CRW2');
});
rule('ASC-sua-assign-crw#2', 'none below 1', () => {
  expect([manned(ship(), 29), manned(ship(), 30)]).toEqual([undefined, 'CRW1']);
});
rule(
  'ASC-sua-assign-crw-eligible#1',
  'ships, stations, satellites, structures and large support vehicles; not fighters and small craft',
  () => {
    for (const kind of ['dropship', 'jumpship', 'space-station', 'warship'] as const)
      expect(manned(ship({ kind, tons: 150_000 }), 240), kind).toBeDefined();
    expect(manned(support({ motive: 'station-keeping', tons: 90 }), 60)).toBe('CRW1');
    for (const tons of [5000, 25_000, 90_000])
      expect(lists(companion(support({ motive: 'naval', tons, build: { size: 'large', crew: 360 } })), 'CRW')).toEqual([true]);
    expect(lists(companion(support({ kind: 'mobile-structure', tons: 900, build: { size: 'large', crew: 360 } })), 'CRW')).toEqual([true]);
    expect([manned(fighter(), 500), manned(ship({ kind: 'small-craft', tons: 150 }), 500)]).toEqual([undefined, undefined]);
    expect(lists(companion(support({ build: { crew: 360 } })), 'CRW')).toEqual([false]);
  },
);
rule('ASC-sua-assign-crw-eligible#2', 'marines and passengers are no crew', () => {
  const crew = { crew: 60, marines: 500, passengers: 500, battlearmor: 100 };
  const card = companion(ship({ craft: { structuralIntegrity: 10, fuel: 100, crew } }));
  expect(specials(card).find(code => code.startsWith('CRW'))).toBe('CRW1');
});
const large = (tons: number): Unit => support({ motive: 'naval', tons });
const CREWED: Readonly<Record<string, Unit>> = {
  DropShip: ship(),
  'Satellite support vehicle': support({ motive: 'station-keeping', tons: 90 }),
  'Support vehicle with LG': large(5000),
  'Support vehicle with VLG': large(25_000),
  'Support vehicle with SLG': large(90_000),
  'Mobile Structure': support({ kind: 'mobile-structure', tons: 900 }),
  JumpShip: ship({ kind: 'jumpship', tons: 150_000 }),
  'Space station': ship({ kind: 'space-station' }),
  WarShip: warship(),
};
table('ASC-tbl-crew#1', 'every divisor, from the crew that is just enough', row => {
  const unit = CREWED[row.at('unit_type')];
  if (!unit) throw new Error('nobody knows this');
  const divisor = row.number('divisor');
  const rated = (crew: number) =>
    specials(
      companion(unit.craft ? { ...unit, craft: { ...unit.craft, crew: { crew } } } : { ...unit, build: { size: 'large', crew } }),
    ).find(code => code.startsWith('CRW'));
  expect([divisor / 2 - 1, divisor / 2, divisor * 2.5 - 1, divisor * 2.5].map(rated)).toEqual([undefined, 'CRW1', 'CRW2', 'CRW3']);
});
rule('ASC-sua-assign-scr#1', 'three screen launchers in all facings', () => {
  expect(listed(warship({ mounts: mounts('Screen Launcher@NOS*2', 'Screen Launcher@AFT') }))).toContain('SCR3');
});
