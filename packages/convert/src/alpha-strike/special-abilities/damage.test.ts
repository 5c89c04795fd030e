import type { Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  companion,
  current,
  damage,
  fighter,
  lists,
  mech,
  mounts,
  protomech,
  rulesOf,
  ship,
  specials,
  suits,
  support,
  vehicle,
} from '../units.fixture.ts';
import { abilityNamed } from './abilities.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const fitted = (...things: readonly string[]): Unit => mech({ mounts: mounts(...things) });
const fed = (weapon: string, ammo: string, count = 1): string[] => [`${weapon}@RA*${count}`, `${ammo}@LT:40`, `${ammo}@RT:40`];

const ODD: Readonly<Record<string, string>> = { 'ARTX-#': 'ARTLT-1', ITSM: 'I-TSM' };
table('ASC-tbl-sua#1', 'every ability has its name and the page that tells its effect', row => {
  // A row may hold several codes; each of them has a name of its own then, which shares a word with that of the row.
  const codes = row.at('code').startsWith('SDS-X') ? ['SDS-C', 'SDS-SC', 'SDS-CM'] : row.at('code').split(', ');
  for (const code of codes) {
    const known = abilityNamed(ODD[code] ?? code.replace(/[ (]?#.*$/, ''));
    if (codes.length === 1) expect(known?.name, code).toBe(row.at('ability'));
    else
      expect(
        row
          .at('ability')
          .split(/[ -]/)
          .some(word => known?.name.includes(word.replace(/s$/, ''))),
        code,
      ).toBe(true);
    // KF has no row of its own in print.
    const page = row.at('game_rules_page') === '' ? 'ASC p. 125' : `${row.at('game_rules_book')} p. ${row.at('game_rules_page')}`;
    expect(known?.cite).toBe(page);
  }
});
rule('ASC-tbl-sua#2', 'KF is one too', () => {
  expect(abilityNamed('KF')?.code).toBe('KF');
  expect(listed(ship({ kind: 'jumpship', tons: 150_000 }))).toContain('KF');
});
rule('ASC-conv-sua-from-equipment#1', 'one thing may give several abilities, and one ability may need several things', () => {
  expect(lists(companion(fitted('NovaCEWS@CT')), 'NOVA', 'PRB', 'ECM', 'RCN')).toEqual([true, true, true, true]);
  const sides = (...at: string[]) => lists(companion(fitted(...at.map(place => `IS HarJel@${place}`))), 'BHJ');
  expect([sides('CT', 'LT', 'RT'), sides('CT', 'LT')]).toEqual([[true], [false]]);
});
rule('ASC-conv-sua-fill-values#1', 'numbers are filled in', () => {
  expect(listed(fitted(...fed('Autocannon/20', 'IS Ammo AC/20')))).toContain('AC2/2/-');
});
rule('ASC-conv-sua-damage-values#1', 'only weapons with the note count, rounded to the nearest at each range', () => {
  expect(listed(fitted(...fed('Autocannon/20', 'IS Ammo AC/20'), 'Medium Laser@LA*4'))).toContain('AC2/2/-');
  // Three of 0.375/0.5/0.5 are 1.125/1.5/1.5.
  expect(listed(fitted(...fed('Autocannon/5', 'IS Ammo AC/5', 3)))).toContain('AC1/2/2');
});
const overheated = mech({
  heatSinks: { count: 10, type: 'Single' },
  mounts: mounts(...fed('Autocannon/20', 'IS Ammo AC/20', 2), 'PPC@LA', 'Autocannon/20@CT(R)'),
});
rule('ASC-conv-sua-damage-values#2', 'after heat, but for what fires to the rear', () => {
  // Two of 7, one of 10 and 2 for running are 26: 4 points by 10 / 22 are 1.9.
  expect(listed(overheated)).toEqual(expect.arrayContaining(['AC2/2/-', 'REAR2/2/-']));
  expect(listed({ ...overheated, heatSinks: { count: 30, type: 'Double' } })).toEqual(expect.arrayContaining(['AC4/4/-', 'REAR2/2/-']));
});
rule('ASC-conv-sua-included-not-added#1', 'what an ability lists is part of the attack', () => {
  const card = companion(fitted(...fed('Autocannon/20', 'IS Ammo AC/20'), 'Medium Laser@LA*4'));
  expect(damage(card)).toBe('4/4/0/0');
  expect(specials(card)).toContain('AC2/2/-');
});
rule('ASC-conv-sua-included-not-added#2', 'an attack of 4/4/2 with AC1/1/1 and SRM2/2 is no more than that', () => {
  const things = [...fed('Autocannon/5', 'IS Ammo AC/5', 2), 'SRM 6@LT*2', 'IS Ammo SRM-6@CT:60', 'PPC@LA'];
  const card = companion(fitted(...things));
  expect(damage(card)).toBe('4/4/2/0');
  expect(specials(card)).toEqual(expect.arrayContaining(['AC1/1/1', 'SRM2/2']));
});
const cannons = (unit: Unit) => listed(unit).filter(code => /^AC\d/.test(code));
rule('ASC-sua-assign-ac#1', 'light and standard cannons with a full point at medium range, after heat; Ultras are none', () => {
  expect(cannons(fitted(...fed('Autocannon/10', 'IS Ammo AC/10')))).toEqual(['AC1/1/-']);
  expect(cannons(fitted(...fed('Light Auto Cannon/5', 'IS Ammo LAC/5', 2)))).toEqual(['AC1/1/-']);
  expect(cannons(fitted(...fed('Autocannon/5', 'IS Ammo AC/5')))).toEqual([]);
  expect(cannons(fitted(...fed('ISUltraAC10', 'IS Ultra AC/10 Ammo')))).toEqual([]);
  const hot = mech({ heatSinks: { count: 3, type: 'Single' }, mounts: mounts(...fed('Autocannon/10', 'IS Ammo AC/10'), 'PPC@LA') });
  expect(cannons(hot)).toEqual([]);
});
rule('ASC-sua-assign-ac#2', 'the damage at each range, rounded to the nearest', () => {
  expect(cannons(fitted(...fed('Autocannon/5', 'IS Ammo AC/5', 5)))).toEqual(['AC2/3/3']);
});
rule('ASC-sua-assign-flk#1', 'all flak weapons together', () => {
  expect(listed(fitted(...fed('ISLBXAC10', 'IS LB 10-X AC Ammo', 2)))).toContain('FLK1/1/1');
});
const racks = (unit: Unit, code: string) => listed(unit).filter(one => one.startsWith(code));
rule('ASC-sua-assign-lrm#1', 'LRMs, enhanced ones and MMLs with a full point at medium range, after heat', () => {
  expect(racks(fitted(...fed('LRM 20', 'IS Ammo LRM-20')), 'LRM')).toEqual(['LRM1/1/1']);
  expect(racks(fitted(...fed('ISEnhancedLRM15', 'ISEnhancedLRM15 Ammo', 2)), 'LRM')).toHaveLength(1);
  expect(racks(fitted('ISMML9@RA*3', 'IS Ammo MML-9 LRM@LT:40', 'IS Ammo MML-9 SRM@RT:40'), 'LRM')).toHaveLength(1);
  expect(racks(fitted(...fed('LRM 15', 'IS Ammo LRM-15')), 'LRM')).toEqual([]);
  const hot = mech({ heatSinks: { count: 3, type: 'Single' }, mounts: mounts(...fed('LRM 20', 'IS Ammo LRM-20'), 'PPC@LA') });
  expect(racks(hot, 'LRM')).toEqual([]);
});
rule('ASC-sua-assign-lrm#2', 'two launchers of 20: 0.6/1.2/1.2 each, with Artemis as well', () => {
  expect(listed(fitted(...fed('LRM 20', 'IS Ammo LRM-20', 2)))).toContain('LRM1/2/2');
  expect(listed(fitted(...fed('LRM 20', 'IS Ammo LRM-20', 2), 'ISArtemisIV@RA*2'))).toContain('LRM1/2/2');
});
rule('ASC-sua-assign-srm#1', 'SRMs and MMLs with a full point at medium range, after heat; streaks are none', () => {
  expect(racks(fitted(...fed('SRM 6', 'IS Ammo SRM-6', 2)), 'SRM')).toEqual(['SRM2/2']);
  expect(racks(fitted('ISMML9@RA*3', 'IS Ammo MML-9 LRM@LT:40', 'IS Ammo MML-9 SRM@RT:40'), 'SRM')).toHaveLength(1);
  expect(racks(fitted(...fed('SRM 6', 'IS Ammo SRM-6')), 'SRM')).toEqual([]);
  expect(racks(fitted(...fed('ISStreakSRM6', 'IS Streak SRM 6 Ammo', 2)), 'SRM')).toEqual([]);
  const hot = mech({ heatSinks: { count: 3, type: 'Single' }, mounts: mounts(...fed('SRM 6', 'IS Ammo SRM-6', 2), 'PPC@LA') });
  expect(racks(hot, 'SRM')).toEqual([]);
});
rule('ASC-sua-assign-srm#2', 'two launchers of 6: 0.8 each, short and medium, with Artemis as well', () => {
  expect(listed(fitted(...fed('SRM 6', 'IS Ammo SRM-6', 2)))).toContain('SRM2/2');
  expect(listed(fitted(...fed('SRM 6', 'IS Ammo SRM-6', 3), 'ISArtemisIV@RA*3'))).toContain('SRM2/2');
});
rule('ASC-sua-assign-iatm#1', 'improved ATMs and Fusillades with a full point at medium range', () => {
  expect(racks(mech({ mounts: mounts('CLiATM9@RA') }), 'IATM')).toHaveLength(1);
  expect(racks(protomech({ mounts: mounts('Fusillade@T*4') }), 'IATM')).toHaveLength(1);
  expect(racks(mech({ mounts: mounts('CLiATM3@RA') }), 'IATM')).toEqual([]);
});
rule('ASC-sua-assign-iatm#2', 'the damage at each range, rounded to the nearest', () => {
  expect(racks(mech({ mounts: mounts('CLiATM9@RA') }), 'IATM')).toEqual(['IATM3/2/1']);
});
rule('ASC-sua-assign-if#1', 'long damage of indirect weapons', () => {
  expect(listed(fitted(...fed('LRM 20', 'IS Ammo LRM-20', 2)))).toContain('IF2');
});
rule('ASC-sua-assign-if-minimal#1', 'a launcher of 5 does 0.3: IF0*', () => {
  expect(listed(fitted(...fed('LRM 5', 'IS Ammo LRM-5')))).toContain('IF0*');
});
rule('ASC-sua-assign-if-airborne#1', 'fighters, planes and airships have none, a ’Mech with the same has', () => {
  const launchers = ['LRM 20@NOS*2', 'IS Ammo LRM-20@BODY:40'];
  const flying = [fighter({ mounts: mounts(...launchers) }), fighter({ kind: 'support-vehicle', mounts: mounts(...launchers) })];
  const airship = support({ motive: 'airship', tons: 200, mounts: mounts(...launchers) });
  for (const unit of [...flying, airship]) expect(racks(unit, 'IF')).toEqual([]);
  expect(racks(fitted(...launchers), 'IF')).toEqual(['IF2']);
});
rule('ASC-sua-assign-rel#1', 're-engineered lasers with a point at medium range', () => {
  expect(listed(fitted('Medium Re-engineered Laser@RA*2'))).toContain('REL');
  expect(listed(fitted('Medium Re-engineered Laser@RA'))).not.toContain('REL');
});
const diver = (over: Partial<Unit> = {}): Unit => ({
  ...support({
    motive: 'submarine',
    mounts: mounts('SRT 6@FR*2', 'LRT 20@FR', 'IS Ammo SRTorpedo-6@BD:30', 'IS Ammo LRTorpedo-20@BD:30', 'Advanced Fire Control@BD'),
  }),
  ...over,
});
rule('ASC-sua-assign-tor#1', 'all racks are one attack', () => {
  expect(racks(diver(), 'TOR')).toHaveLength(1);
  expect(racks(fitted('SRT 6@RA', 'LRT 20@LA'), 'TOR')).toEqual(['TOR1/2/1']);
});
rule('ASC-sua-assign-tor#2', 'two SRT 6 and an LRT 20 make 2.2/2.8/1.2: TOR2/3/1', () =>
  expect(racks(diver(), 'TOR')).toEqual(['TOR2/3/1']),
);
rule('ASC-sua-assign-tor-leftmost#1', 'Artemis does not help torpedoes', () => {
  const diver = vehicle({
    motive: 'submarine',
    mounts: mounts('LRT 20@FR', 'IS Ammo LRTorpedo-20@BD:30', 'ISArtemisIV@FR'),
  });
  expect(listed(diver)).toContain('TOR1/1/1');
});
const fortress = (weapon: string): Unit => vehicle({ tons: 100, mounts: mounts(`${weapon}@FR`) });
rule('ASC-sua-assign-sds-c#1', 'a naval laser on the ground', () => expect(listed(fortress('Naval Laser 55'))).toContain('SDS-C6/6/6/6'));
rule('ASC-sua-assign-sds-sc#1', 'a sub-capital laser on the ground', () => {
  expect(listed(fortress('Sub-Capital Laser /2'))).toContain('SDS-SC2/2/-/-');
});
rule('ASC-sua-assign-sds-cm#1', 'capital missiles on the ground', () => {
  expect(listed(fortress('Capital Missile Launcher (Barracuda)'))).toContain('SDS-CM2/2/2/2');
});
rule('ASC-sua-assign-sds-eligibility#1', 'a unit on the ground has SDS, one that flies in space has not', () => {
  const codes = (unit: Unit) => listed(unit).filter(code => code.startsWith('SDS-'));
  expect(codes(ship({ kind: 'warship', tons: 900_000, mounts: mounts('Naval Laser 55@NOS') }))).toEqual([]);
  expect(codes(fortress('Naval Laser 55'))).toEqual(['SDS-C6/6/6/6']);
  expect(damage(companion(fortress('Naval Laser 55')))).toBe('0/0/0/0');
});
rule('ASC-sua-assign-rear#1', 'what fires to the rear of ’Mechs, tanks and fighters, rounded to the nearest', () => {
  expect(listed(fitted('PPC@RA*2', 'Medium Laser@CT(R)*3'))).toContain('REAR2/2/-');
  expect(listed(vehicle({ mounts: mounts('PPC@FR*2', 'Medium Laser@RR*3') }))).toContain('REAR2/2/-');
  expect(listed(fighter({ mounts: mounts('PPC@NOS*2', 'Medium Laser@AFT*3') }))).toContain('REAR2/2/-/-');
});
rule('ASC-sua-assign-rear#2', 'less than half a point is 0*', () => {
  expect(listed(fitted('PPC@RA*2', 'Small Laser@CT(R)'))).toContain('REAR0*/-/-');
});
rule('ASC-sua-assign-rear#3', 'ships, which have an arc for it, have none', () => {
  expect(racks(ship({ mounts: mounts('PPC@NOS*2', 'PPC@AFT*2') }), 'REAR')).toEqual([]);
  expect(racks(fitted('PPC@RA*2', 'PPC@CT(R)'), 'REAR')).toEqual(['REAR1/1/1']);
});
rule('ASC-sua-assign-rear-no-heat#1', 'heat does not lower it; on current cards it does at long range', () => {
  const furnace = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('ISERPPC@RA*6', 'ISERPPC@CT(R)*2') });
  expect(rulesOf(companion(furnace), 'long')).toContain('ASC-conv-heat-modified-formula');
  expect(racks(furnace, 'REAR')).toEqual(['REAR2/2/2']);
  expect(specials(current(furnace)).filter(code => code.startsWith('REAR'))).not.toEqual(['REAR2/2/2']);
});
const behemoth = vehicle({
  tons: 100,
  mounts: mounts('Autocannon/10@TU*2', 'IS Ammo AC/10@BD:40', 'SRM 6@TU*2', 'IS Ammo SRM-6@BD:60', 'LRM 5@FR*2', 'IS Ammo LRM-5@BD:48'),
});
rule('ASC-sua-assign-tur#1', 'all that is in turrets, of tanks and of ’Mechs', () => {
  expect(racks(behemoth, 'TUR').join()).toMatch(/^TUR\(4\/4\/-/);
  const turret = mounts('Medium Laser@HD*2').map(mount => ({ ...mount, turret: 'mech' }) as const);
  expect(racks(mech({ mounts: [...turret, ...mounts('PPC@RA')] }), 'TUR')).toEqual(['TUR(1/1/-)']);
});
rule('ASC-sua-assign-tur#2', 'a tank puts its turrets together, a large support vehicle keeps them apart', () => {
  const two = mounts('PPC@TU', 'PPC@FT*2');
  expect(racks(vehicle({ mounts: two }), 'TUR')).toEqual(['TUR(3/3/3)']);
  expect(racks(support({ motive: 'tracked', tons: 150, mounts: two }), 'TUR')).toEqual(['TUR(1/1/1)', 'TUR(2/2/2)']);
});
rule('ASC-sua-assign-tur-nested#1', 'abilities of what turns stand inside, of what does not outside', () => {
  const both = vehicle({ mounts: mounts('Autocannon/10@TU', 'IS Ammo AC/10@BD:40', 'LRM 20@FR', 'IS Ammo LRM-20@BD:40') });
  expect(listed(both)).toEqual(expect.arrayContaining(['TUR(1/1/-,AC1/1/-)', 'LRM1/1/1', 'AC1/1/-']));
});
rule('ASC-sua-assign-tur-nested#2', 'Behemoth', () => expect(listed(behemoth)).toContain('TUR(4/4/-,AC2/2/-,SRM2/2)'));
const heat = (count: number) => listed(fitted(`Flamer@RA*${count}`)).find(code => code.startsWith('HT'));
table('ASC-sua-assign-ht#1', 'so much heat is so much HT', row => {
  // A flamer makes 2; one and two are 2 and 4, three to five 6 to 10, six 12.
  const flamers = { '0-4': [1, 2], '5-10': [3, 5], '11 or more': [6, 9] }[row.at('heat_total_at_bracket')] ?? [];
  expect(flamers.map(heat)).toEqual(flamers.map(() => (row.number('ht_value') === 0 ? undefined : `HT${row.number('ht_value')}/-/-`)));
  expect(heat(3)).toBe('HT1/-/-');
});
rule('ASC-sua-assign-ht#2', 'one range that reaches 5 is enough, none is nothing', () => {
  expect([heat(2), heat(3)]).toEqual([undefined, 'HT1/-/-']);
  expect(listed(fitted('ISPlasmaRifle@RA', 'Flamer@LA')).find(code => code.startsWith('HT'))).toBe('HT1/-/-');
});
rule('ASC-sua-assign-art#1', 'pieces of each kind are counted', () => {
  const battery = vehicle({ mounts: mounts('ISLongTom@FR', 'ISArrowIV@FR*2') });
  expect(listed(battery)).toEqual(expect.arrayContaining(['ARTAIS-2', 'ARTLT-1']));
});
rule('ASC-sua-assign-art#2', 'cannons of artillery and tubes of battle armor too', () => {
  expect(listed(fitted('ISThumperCannon@CT', 'ISSniperCannon@LT', 'ISLongTomCannon@RT'))).toEqual(
    expect.arrayContaining(['ARTTC-1', 'ARTSC-1', 'ARTLTC-1']),
  );
  expect(listed(suits({ mounts: mounts('ISBATubeArtillery@Squad') }))).toContain('ARTBA-1');
});
rule('ASC-sua-assign-tsemp#1', 'two cannons: TSEMP2', () => expect(listed(fitted('TSEMP Cannon@RA*2'))).toContain('TSEMP2'));
rule('ASC-sua-assign-tsemp-o#1', 'one-shots count apart', () => {
  expect(listed(fitted('TSEMP One-Shot@RA', 'TSEMP Cannon@LA'))).toEqual(expect.arrayContaining(['TSEMP-O1', 'TSEMP1']));
});
