import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, current, fighter, lists, mech, mounts, ship, specials, support, vehicle } from '../units.fixture.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const warship = (over: Parameters<typeof ship>[0] = {}): Unit => ship({ kind: 'warship', tons: 900_000, ...over });

rule('ASC-sua-assign-spc', 'fighters and everything larger fly in space, conventional fighters do not', () => {
  for (const unit of [fighter(), ship(), warship(), ship({ kind: 'space-station' }), ship({ kind: 'small-craft', tons: 150 })])
    expect(listed(unit)).toContain('SPC');
  expect(listed(fighter({ kind: 'conventional-fighter' }))).not.toContain('SPC');
});
rule('ASC-sua-assign-atmo', 'conventional fighters and VTOLs stay in the air', () => {
  expect(listed(fighter({ kind: 'conventional-fighter' }))).toContain('ATMO');
  expect(listed(vehicle({ motive: 'vtol', tons: 20 }))).toContain('ATMO');
  expect(listed(fighter())).not.toContain('ATMO');
});
rule('ASC-sua-assign-vstol', 'craft with wings; spheroids only on current cards', () => {
  expect(listed(fighter())).toContain('VSTOL');
  expect(listed(ship({ motive: 'aerodyne' }))).toContain('VSTOL');
  expect(listed(ship())).not.toContain('VSTOL');
  expect(specials(current(ship()))).toContain('VSTOL');
  expect(listed(fighter({ kind: 'conventional-fighter', craft: { structuralIntegrity: 6, fuel: 100, vstol: true } }))).toContain('VSTOL');
});
rule('ASC-sua-assign-bomb-fighter', 'bombs as size: 65 tons are BOMB2', () => expect(listed(fighter())).toContain('BOMB2'));
rule('ASC-sua-assign-bomb-lam-sv-vtol', 'six hardpoints are BOMB2, bays of a LAM count too', () => {
  expect(listed(vehicle({ motive: 'vtol', tons: 20, mounts: mounts('External Stores Hardpoint@FR*6') }))).toContain('BOMB2');
  expect(listed(mech({ frame: 'lam', mounts: mounts('Bomb Bay@LT*5', 'Jump Jet@CT*4') }))).toContain('BOMB1');
});
rule('ASC-sua-assign-lg', 'superheavy ’Mechs, small craft, DropShips of size 1 and support vehicles of size 3', () => {
  expect(listed(mech({ tons: 120, structure: { type: 'Standard', points: { CT: 30 } } }))).toContain('LG');
  expect(listed(ship({ kind: 'small-craft', tons: 150 }))).toContain('LG');
  expect(listed(ship({ tons: 2400 }))).toContain('LG');
  expect(listed(mech({ tons: 100 }))).not.toContain('LG');
});
rule('ASC-sua-assign-vlg', 'DropShips of size 2', () =>
  expect(lists(companion(ship({ tons: 9000 })), 'LG', 'VLG', 'SLG')).toEqual([false, true, false]),
);
rule('ASC-sua-assign-slg', 'DropShips of size 3 and every mobile structure', () => {
  expect(lists(companion(ship({ tons: 15_000 })), 'LG', 'VLG', 'SLG')).toEqual([false, false, true]);
  expect(listed(support({ kind: 'mobile-structure', tons: 5000 }))).toContain('SLG');
});
rule('ASC-sua-assign-kf', 'JumpShips and WarShips with a drive', () => {
  expect(listed(ship({ kind: 'jumpship', tons: 150_000 }))).toContain('KF');
  expect(listed(warship())).toContain('KF');
  expect(listed(ship())).not.toContain('KF');
});
rule('ASC-sua-assign-lf', 'a lithium-fusion battery', () => {
  const craft = { structuralIntegrity: 60, fuel: 4000, lithiumFusion: true } as const;
  expect(listed(warship({ craft }))).toContain('LF');
  expect(listed(warship())).not.toContain('LF');
});
const armed = (weapon: string): Unit => warship({ mounts: mounts(`${weapon}@NOS`) });
rule('ASC-sua-assign-cap', 'capital guns on a craft', () => {
  expect(lists(companion(armed('Naval Laser 55')), 'CAP', 'SCAP', 'MSL')).toEqual([true, false, false]);
});
rule('ASC-sua-assign-cap-damage-in-arcs', 'the damage stands in the arc only', () => {
  const card = companion(armed('Naval Laser 55'));
  expect(specials(card)).toContain('CAP');
  expect(card.arcs?.front?.capital.map(({ points }) => points)).toEqual([6, 6, 6, 6]);
});
rule('ASC-sua-assign-scap', 'sub-capital guns on a craft', () => {
  expect(lists(companion(armed('Sub-Capital Laser /2')), 'CAP', 'SCAP', 'MSL')).toEqual([false, true, false]);
});
rule('ASC-sua-assign-scap-damage-in-arcs', 'the damage stands in the arc only', () => {
  const card = companion(armed('Sub-Capital Laser /2'));
  expect(specials(card)).toContain('SCAP');
  expect(card.arcs?.front?.subCapital.map(({ points }) => points)).toEqual([2, 2, 0, 0]);
});
rule('ASC-sua-assign-msl', 'capital missiles: White Shark and Barracuda make 5', () => {
  const card = companion(
    warship({ mounts: mounts('Capital Missile Launcher (White Shark)@NOS', 'Capital Missile Launcher (Barracuda)@NOS') }),
  );
  expect(specials(card)).toContain('MSL');
  expect(card.arcs?.front?.missiles.map(({ points }) => points)).toEqual([5, 5, 5, 5]);
});
rule('ASC-sua-assign-tele', 'tele-operated missiles are marked in their arc', () => {
  const steered = companion(armed('Tele-operated Missile (Barracuda-T)'));
  expect(steered.arcs?.front?.specials.map(({ code }) => code)).toContain('TELE');
  expect(companion(armed('Capital Missile Launcher (Barracuda)')).arcs?.front?.specials.map(({ code }) => code)).not.toContain('TELE');
});
const manned = (unit: Unit, crew: number): string | undefined =>
  specials(companion({ ...unit, craft: { structuralIntegrity: 10, fuel: 100, crew: { crew } } })).find(code => code.startsWith('CRW'));
rule('ASC-sua-assign-crw', 'crew over 60 or 120, rounded to nearest, none below 1', () => {
  expect(manned(ship(), 89)).toBe('CRW1');
  expect(manned(ship(), 90)).toBe('CRW2');
  expect(manned(ship(), 29)).toBeUndefined();
  expect(manned(warship(), 300)).toBe('CRW3');
});
rule('ASC-sua-assign-crw-eligible', 'DropShips, JumpShips, stations, WarShips and large support vehicles; not fighters', () => {
  expect(manned(ship({ kind: 'jumpship', tons: 150_000 }), 120)).toBe('CRW1');
  expect(manned(ship({ kind: 'space-station' }), 120)).toBe('CRW1');
  expect(manned(fighter(), 500)).toBeUndefined();
  expect(manned(ship({ kind: 'small-craft', tons: 150 }), 500)).toBeUndefined();
});
rule('ASC-tbl-crew', 'divisors of support vehicles by size: 60, 90, 120', () => {
  const rated = (tons: number) =>
    listed(support({ motive: 'naval', tons, build: { size: 'large', crew: 360 } })).filter(code => /LG|CRW/.test(code));
  expect(rated(5000)).toEqual(['CRW6', 'LG']);
  expect(rated(25_000)).toEqual(['CRW4', 'VLG']);
  expect(rated(90_000)).toEqual(['CRW3', 'SLG']);
});
rule('ASC-sua-assign-scr', 'three screen launchers in all facings', () => {
  expect(listed(warship({ mounts: mounts('Screen Launcher@NOS*2', 'Screen Launcher@AFT') }))).toContain('SCR3');
});
