import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, damage, mounts, platoon, raw as rawOf, specials, suits } from '../units.fixture.ts';

const clan = { tech: { base: 'clan', mixed: false } } as const;
const raw = (unit: Unit, field: 'short' | 'medium' | 'long') => rawOf(companion(unit), field);

rule('ASC-conv-weap-arc-infantry#1', 'all weapons of troops fire forward', () => {
  expect(raw(suits({ mounts: mounts('ISBASmallLaser@Squad(R)') }), 'short')).toBe(0.3);
});
rule('ASC-conv-weap-ba-per-suit#1', 'one suit’s small laser and machine gun', () => {
  expect(raw(suits({ mounts: mounts('ISBASmallLaser@Squad', 'CLBAMG@Squad') }), 'short')).toBe(0.5);
});
const squadFactor = (troopers: number) =>
  companion(suits({ troopers, mounts: mounts('ISBAMediumLaser@Squad') })).why.short!.terms.at(-1)!.value;
rule('ASC-conv-weap-ba-troop-factor#1', 'one suit times the troop factor and a half', () => {
  expect(damage(companion(suits({ troopers: 4, mounts: mounts('ISBAMediumLaser@Squad') })))).toBe('2/2/0/0');
  expect([squadFactor(2), squadFactor(3)]).toEqual([1.5, 2.5]);
});
rule('ASC-conv-weap-ba-troop-factor#2', 'four or five suits count 3.5 times, six 4.5 times', () => {
  expect([squadFactor(4), squadFactor(5), squadFactor(6)]).toEqual([3.5, 3.5, 4.5]);
});
rule('ASC-conv-weap-ba-ap#1', 'mounts count 0.05 each and a glove once more', () => {
  const suit = (...lines: string[]) => damage(companion(suits({ troopers: 6, mounts: mounts(...lines) })));
  expect(suit('BAAPMount@Squad')).toBe('0*/0/0/0');
  expect(suit('BAAPMount@Squad', 'BAArmoredGlove@Squad*2')).toBe('1/0/0/0');
  // Three times 0.05 and once more are 0.2; times 4.5 that is 0.9.
  expect(suit('BAAPMount@Squad*3', 'BAArmoredGlove@Squad')).toBe('1/0/0/0');
});
rule('ASC-conv-weap-ba-ap#2', 'twenty mounts are a point for each of the troop factor', () => {
  const squad = (troopers: number) => damage(companion(suits({ troopers, mounts: mounts('BAAPMount@Squad*20') })));
  expect([squad(4), squad(6)]).toEqual(['4/0/0/0', '5/0/0/0']);
});
rule('ASC-conv-weap-note-ba-ap#1', 'a glove alone is worth one mount for each suit', () => {
  expect(damage(companion(suits({ mounts: mounts('BAArmoredGlove@Squad') })))).toBe('0*/0/0/0');
});
const clawed = (troopers: number, count: number, ...more: string[]) =>
  damage(companion(suits({ troopers, mounts: mounts(`BABattleClawVibro@Squad*${count}`, ...more) })));
rule('ASC-conv-weap-ba-vibroclaw#1', 'one claw adds a point, two add two, at short range only', () => {
  expect([clawed(4, 1), clawed(4, 2)]).toEqual(['1/0/0/0', '2/0/0/0']);
});
rule('ASC-conv-weap-ba-vibroclaw#2', 'after the troop factor, whatever the size of the squad', () => {
  expect([clawed(4, 2), clawed(6, 2)]).toEqual(['2/0/0/0', '2/0/0/0']);
  expect(clawed(4, 1, 'ISBAMediumLaser@Squad')).toBe('3/2/0/0');
});
rule('ASC-conv-weap-ba-other-standard#1', 'a medium pulse laser of a suit uses the standard row', () => {
  expect(raw(suits({ mounts: mounts('ISBAMediumPulseLaser@Squad') }), 'short')).toBe(0.66);
});
rule('ASC-conv-weap-ba-one-shot#1', 'a one-shot launcher of a suit does a tenth', () => {
  expect(raw(suits({ mounts: mounts('ISBASRM4OS@Squad') }), 'short')).toBe(0.06);
});
const clanFootDamage = (troopers: number): number =>
  companion(platoon({ ...clan, platoon: { squads: 1, squadSize: troopers, primary: 'InfantryAssaultRifle', secondaries: 0 } })).why.short!
    .terms[0]!.value;
rule('ASC-conv-weap-ci-damage-listing#1', 'the list says 9 for 17 men and 5 for 10 of them with rifles of 0.52', () => {
  expect([clanFootDamage(28), clanFootDamage(17)]).toEqual([0.9, 0.5]);
});
rule('ASC-conv-weap-ci-troop-factor#1', 'the troop factor of its full size is looked up, not the size', () => {
  // 25 count as 16, 12 as 8.
  expect([clanFootDamage(25), clanFootDamage(12)]).toEqual([0.8, 0.4]);
});
rule('ASC-conv-weap-ci-troop-factor#2', '28 troopers attack as 17', () => expect(clanFootDamage(28)).toBe(0.9));
rule('ASC-conv-weap-ci-divide-10#1', 'nine points of 17 riflemen are 0.9: damage 1', () => {
  expect(damage(companion(platoon()))).toBe('1/0/0/0');
  const few = platoon({ platoon: { squads: 1, squadSize: 5, primary: 'InfantryAssaultRifle', secondaries: 0 } });
  expect(damage(companion(few))).toBe('0*/0/0/0');
});
rule('ASC-conv-weap-ci-max-range#1', 'what two of a squad carry decides how far it reaches, one is not enough', () => {
  const men = (secondaries: number) => ({
    squads: 4,
    squadSize: 7,
    primary: 'InfantryAssaultRifle',
    secondary: 'InfantryLRM',
    secondaries,
  });
  expect(damage(companion(platoon({ platoon: men(2) })))).toBe('1/1/0/0');
  expect(damage(companion(platoon({ platoon: men(1) })))).toBe('1/0/0/0');
});
const reaching = (secondary: string) =>
  companion(platoon({ platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondary, secondaries: 2 } }));
rule('ASC-conv-weap-ci-brackets#1', '3 hexes are short range', () => expect(damage(reaching('AA Weapon (Mk. 1, Light)'))).toBe('1/0/0/0'));
rule('ASC-conv-weap-ci-brackets#2', '6 and 15 hexes are medium', () => {
  expect(damage(reaching('AA Weapon (Mk. 2, Man-Portable)'))).toBe('1/1/0/0');
  expect(damage(reaching('Laser Sniper Rifle (DWS L5L)'))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-ci-brackets#3', '18 hexes are long', () => expect(damage(reaching('Sniper Rifle (Thorshammer)'))).toBe('1/1/1/0'));
rule('ASC-conv-weap-ci-brackets#4', 'two points at one of them are two at all', () => {
  const strong = reaching('Support Laser (ER Heavy, Clan)').damage.map(({ points }) => points);
  expect(strong).toEqual([2, 2, 2, 0]);
});
rule('ASC-conv-weap-note-ba-artillery#1', 'tube artillery of a squad is one piece, beside lasers that count for each suit', () => {
  const grenadiers = (troopers: number) =>
    companion(suits({ troopers, mounts: mounts('ISBATubeArtillery@Squad', 'ISBAMediumLaser@Squad') }));
  expect([grenadiers(4), grenadiers(6)].map(card => specials(card).includes('ARTBA-1'))).toEqual([true, true]);
  expect([grenadiers(4), grenadiers(6)].map(damage)).toEqual(['2/2/0/0', '3/3/0/0']);
});
