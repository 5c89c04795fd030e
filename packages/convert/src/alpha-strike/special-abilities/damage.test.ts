import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, damage, fighter, lists, mech, mounts, rulesOf, ship, specials, support, vehicle } from '../units.fixture.ts';
import { ABILITIES, abilityNamed } from './abilities.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const fitted = (...things: readonly string[]): Unit => mech({ mounts: mounts(...things) });
const fed = (weapon: string, ammo: string, count = 1): string[] => [`${weapon}@RA*${count}`, `${ammo}@LT:40`, `${ammo}@RT:40`];

rule('ASC-tbl-sua', '141 abilities and KF, each with its page', () => {
  expect(ABILITIES.length).toBeGreaterThanOrEqual(141);
  expect(abilityNamed('PRB')?.name).toBe('Active Probe');
  expect(abilityNamed('ARTLT-')?.name).toBe('Artillery');
  for (const { cite } of ABILITIES) expect(cite).toMatch(/^ASC? p\. \d+/);
});
rule('ASC-conv-sua-from-equipment', 'one thing may give several abilities', () => {
  expect(lists(companion(fitted('NovaCEWS@CT')), 'NOVA', 'PRB', 'ECM', 'RCN')).toEqual([true, true, true, true]);
});
rule('ASC-conv-sua-fill-values', 'numbers are filled in', () => {
  expect(listed(fitted(...fed('Autocannon/20', 'IS Ammo AC/20')))).toContain('AC2/2/-');
});
rule('ASC-conv-sua-damage-values', 'only weapons with the note count', () => {
  expect(listed(fitted(...fed('Autocannon/20', 'IS Ammo AC/20'), 'Medium Laser@LA*4'))).toContain('AC2/2/-');
});
rule('ASC-conv-sua-included-not-added', 'what an ability lists is part of the attack', () => {
  const card = companion(fitted(...fed('Autocannon/20', 'IS Ammo AC/20'), 'Medium Laser@LA*4'));
  expect(damage(card)).toBe('4/4/0/0');
  expect(specials(card)).toContain('AC2/2/-');
});
rule('ASC-sua-assign-ac', 'a full point at medium range is needed', () => {
  expect(listed(fitted(...fed('Autocannon/10', 'IS Ammo AC/10')))).toContain('AC1/1/-');
  expect(listed(fitted(...fed('Autocannon/5', 'IS Ammo AC/5'))).filter(code => /^AC\d/.test(code))).toEqual([]);
});
rule('ASC-sua-assign-flk', 'all flak weapons together', () => {
  expect(listed(fitted(...fed('ISLBXAC10', 'IS LB 10-X AC Ammo', 2)))).toContain('FLK1/1/1');
});
rule('ASC-sua-assign-lrm', 'two launchers of 20: 0.6/1.2/1.2 each', () => {
  expect(listed(fitted(...fed('LRM 20', 'IS Ammo LRM-20', 2)))).toContain('LRM1/2/2');
  expect(listed(fitted(...fed('LRM 5', 'IS Ammo LRM-5')))).not.toEqual(expect.arrayContaining([expect.stringMatching(/^LRM/)]));
});
rule('ASC-sua-assign-srm', 'two launchers of 6: 0.8 each, short and medium', () => {
  expect(listed(fitted(...fed('SRM 6', 'IS Ammo SRM-6', 2)))).toContain('SRM2/2');
});
rule('ASC-sua-assign-iatm', 'improved ATMs with a point at medium range', () => {
  const card = companion(mech({ mounts: mounts('CLiATM9@RA', 'Clan iATM-9@LT:20') }));
  expect(card.specials.map(({ code }) => code)).toContain('IATM');
});
rule('ASC-sua-assign-if', 'long damage of indirect weapons', () => {
  expect(listed(fitted(...fed('LRM 20', 'IS Ammo LRM-20', 2)))).toContain('IF2');
});
rule('ASC-sua-assign-if-minimal', 'a launcher of 5 does 0.3: IF0*', () => {
  expect(listed(fitted(...fed('LRM 5', 'IS Ammo LRM-5')))).toContain('IF0*');
});
rule('ASC-sua-assign-if-airborne', 'fighters have none', () => {
  const wing = fighter({ mounts: mounts('LRM 20@NOS*2', 'IS Ammo LRM-20@BODY:40') });
  expect(companion(wing).specials.map(({ code }) => code)).not.toContain('IF');
});
rule('ASC-sua-assign-rel', 're-engineered lasers with a point at medium range', () => {
  expect(listed(fitted('Medium Re-engineered Laser@RA*2'))).toContain('REL');
  expect(listed(fitted('Medium Re-engineered Laser@RA'))).not.toContain('REL');
});
rule('ASC-sua-assign-tor', 'two SRT 6 and an LRT 20 make 2.2/2.8/1.2: TOR2/3/1', () => {
  const diver = support({
    motive: 'submarine',
    mounts: mounts('SRT 6@FR*2', 'LRT 20@FR', 'IS Ammo SRTorpedo-6@BD:30', 'IS Ammo LRTorpedo-20@BD:30', 'Advanced Fire Control@BD'),
  });
  expect(listed(diver)).toContain('TOR2/3/1');
});
rule('ASC-sua-assign-tor-leftmost', 'Artemis does not help torpedoes', () => {
  const diver = vehicle({
    motive: 'submarine',
    mounts: mounts('LRT 20@FR', 'IS Ammo LRTorpedo-20@BD:30', 'ISArtemisIV@FR'),
  });
  expect(listed(diver)).toContain('TOR1/1/1');
});
const fortress = (weapon: string): Unit => vehicle({ tons: 100, mounts: mounts(`${weapon}@FR`) });
rule('ASC-sua-assign-sds-c', 'a naval laser on the ground', () => expect(listed(fortress('Naval Laser 55'))).toContain('SDS-C6/6/6/6'));
rule('ASC-sua-assign-sds-sc', 'a sub-capital laser on the ground', () => {
  expect(listed(fortress('Sub-Capital Laser /2'))).toContain('SDS-SC2/2/-/-');
});
rule('ASC-sua-assign-sds-cm', 'capital missiles on the ground', () => {
  expect(listed(fortress('Capital Missile Launcher (Barracuda)'))).toContain('SDS-CM2/2/2/2');
});
rule('ASC-sua-assign-sds-eligibility', 'only units that cannot fly in space', () => {
  const codes = companion(ship({ kind: 'warship', tons: 900_000, mounts: mounts('Naval Laser 55@NOS') })).specials.map(({ code }) => code);
  expect(codes.filter(code => code.startsWith('SDS-'))).toEqual([]);
});
rule('ASC-sua-assign-rear', 'three medium lasers to the rear are 1.5: REAR2/2/-; a small one is 0*', () => {
  expect(listed(fitted('PPC@RA*2', 'Medium Laser@CT(R)*3'))).toContain('REAR2/2/-');
  expect(listed(fitted('PPC@RA*2', 'Small Laser@CT(R)'))).toContain('REAR0*/-/-');
});
rule('ASC-sua-assign-rear-no-heat', 'heat does not lower it', () => {
  const furnace = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('ISERPPC@RA*4', 'ISERPPC@CT(R)') });
  expect(rulesOf(companion(furnace), 'long')).toContain('ASC-conv-heat-modified-formula');
  expect(listed(furnace)).toContain('REAR1/1/1');
});
const behemoth = companion(
  vehicle({
    tons: 100,
    mounts: mounts('Autocannon/10@TU*2', 'IS Ammo AC/10@BD:40', 'SRM 6@TU*2', 'IS Ammo SRM-6@BD:60', 'LRM 5@FR*2', 'IS Ammo LRM-5@BD:48'),
  }),
);
rule('ASC-sua-assign-tur', 'the damage of all turrets', () => expect(specials(behemoth).join()).toMatch(/TUR\(4\/4\/-/));
rule('ASC-sua-assign-tur-nested', 'abilities of what turns stand inside', () => {
  expect(specials(behemoth)).toContain('TUR(4/4/-,AC2/2/-,SRM2/2)');
});
rule('ASC-sua-assign-ht', 'heat of 5 to 10 is 1, of 11 and more is 2', () => {
  const heat = (count: number) => listed(fitted(`Flamer@RA*${count}`)).find(code => code.startsWith('HT'));
  expect([2, 3, 5, 6].map(heat)).toEqual([undefined, 'HT1/-/-', 'HT1/-/-', 'HT2/-/-']);
});
rule('ASC-sua-assign-art', 'pieces of each kind are counted', () => {
  const battery = vehicle({ mounts: mounts('ISLongTom@FR', 'ISArrowIV@FR*2') });
  expect(listed(battery)).toEqual(expect.arrayContaining(['ARTAIS-2', 'ARTLT-1']));
});
rule('ASC-sua-assign-tsemp', 'two cannons: TSEMP2', () => expect(listed(fitted('TSEMP Cannon@RA*2'))).toContain('TSEMP2'));
rule('ASC-sua-assign-tsemp-o', 'one-shots count apart', () => {
  expect(listed(fitted('TSEMP One-Shot@RA', 'TSEMP Cannon@LA'))).toEqual(expect.arrayContaining(['TSEMP-O1', 'TSEMP1']));
});
