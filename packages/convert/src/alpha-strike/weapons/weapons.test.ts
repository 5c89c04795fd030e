import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  arc,
  companion,
  current,
  damage,
  fighter,
  lists,
  mech,
  mounts,
  protomech,
  raw as rawOf,
  ship,
  specials,
  suits,
  support,
  vehicle,
} from '../units.fixture.ts';

const clan = { tech: { base: 'clan', mixed: false } } as const;
const armed = (...lines: string[]) => mech({ mounts: mounts(...lines) });
const raw = (unit: Unit, field: 'short' | 'medium' | 'long') => rawOf(companion(unit), field);

const madCat = mech({
  ...clan,
  tons: 90,
  mounts: mounts(
    'CLGaussRifle@LA',
    'CLGaussRifle@RA',
    'CLERMediumLaser@LT*4',
    'CLLRM10@LT',
    'CLLRM10@RT',
    'Clan Gauss Ammo@LA:32',
    'Clan Ammo LRM-10@LT:48',
  ),
});

rule('ASC-conv-weap-standard-attack-scope#1', 'lasers, cannons and missiles are added up', () => {
  expect(raw(armed('Medium Laser@RA', 'Autocannon/5@LA', 'SRM 6@LT'), 'medium')).toBe(1.8);
});
rule('ASC-conv-weap-standard-attack-scope#2', 'artillery and hatchets are not', () => {
  expect(damage(companion(armed('Medium Laser@RA', 'ISThumper@CT', 'Hatchet@LA', 'ISThumperAmmo@CT:20')))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-sum-by-bracket#1', 'each range has a sum of its own', () => {
  const unit = armed('Small Laser@RA', 'Medium Laser@RA', 'PPC@LA');
  expect([raw(unit, 'short'), raw(unit, 'medium'), raw(unit, 'long')]).toEqual([1.55, 1.5, 1]);
});
rule('ASC-conv-weap-sum-by-bracket#2', 'Mad Cat Mk II adds up to 6.49, 7 and 4.2', () => {
  expect([raw(madCat, 'short'), raw(madCat, 'medium'), raw(madCat, 'long')]).toEqual([6.49, 7, 4.2]);
});
rule('ASC-conv-weap-sum-by-bracket#3', 'which is 7/7/5 rounded up', () => expect(damage(companion(madCat))).toBe('7/7/5/0'));
rule('ASC-conv-weap-minimal-damage#1', 'one small laser is minimal damage, half a point is not', () => {
  expect(damage(companion(armed('Small Laser@RA')))).toBe('0*/0/0/0');
  expect(damage(companion(armed('Medium Laser@RA')))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-round-up#1', 'half a point is 1, and 1.1 points are 2', () => {
  expect(damage(companion(armed('Medium Laser@RA')))).toBe('1/1/0/0');
  expect(damage(companion(armed('Medium Laser@RA', 'Small Laser@RA*2')))).toBe('2/1/0/0');
});
rule('ASC-conv-weap-heat-later#1', 'the same lasers do less on a ’Mech that overheats', () => {
  const hot = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@RA*8') });
  expect(damage(companion(hot))).toBe('2/2/0/0');
  expect(damage(companion({ ...hot, kind: 'vehicle', motive: 'tracked' }))).toBe('4/4/0/0');
});
rule('ASC-conv-weap-arc-default#1', 'rear weapons stay out of the attack, turrets do not', () => {
  expect(damage(companion(armed('Medium Laser@CT*2', 'Medium Laser@CT(R)')))).toBe('1/1/0/0');
  expect(damage(companion(vehicle({ mounts: mounts('Medium Laser@TU*2', 'Medium Laser@RR') })))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-arc-mech#1', 'any weapon not marked as rear fires forward, of a ProtoMech as well', () => {
  expect(raw(armed('Medium Laser@LL', 'Medium Laser@HD', 'Medium Laser@RA'), 'short')).toBe(1.5);
  expect(raw(protomech({ mounts: mounts('CLERSmallLaser@T', 'CLERSmallLaser@MG', 'CLERSmallLaser@T(R)') }), 'short')).toBe(1);
});
rule('ASC-conv-weap-arc-mech-rear-swap#1', 'stronger rear weapons are its attack instead, but not those of a fighter', () => {
  expect(damage(companion(armed('Medium Laser@CT', 'Medium Laser@CT(R)*4')))).toBe('2/2/0/0');
  expect(damage(companion(protomech({ mounts: mounts('CLERSmallLaser@T', 'CLERSmallLaser@T(R)*4') })))).toBe('2/2/0/0');
  expect(damage(companion(fighter({ mounts: mounts('Medium Laser@NOS', 'Medium Laser@AFT*4') })))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-arc-vehicle#1', 'front, sides and turret count, sponsons and pintles too; the rear does not', () => {
  const tank = vehicle({ mounts: mounts('Medium Laser@FR', 'Medium Laser@LS', 'Medium Laser@RS', 'Medium Laser@TU', 'Medium Laser@RR') });
  expect(raw(tank, 'short')).toBe(2);
  const held = (turret: 'sponson' | 'pintle') => mounts('Medium Laser@RR').map(mount => ({ ...mount, turret }));
  expect(raw(vehicle({ mounts: [...tank.mounts, ...held('sponson')] }), 'short')).toBe(2.5);
  expect(raw(vehicle({ mounts: [...tank.mounts, ...held('pintle')] }), 'short')).toBe(2.5);
});
rule('ASC-conv-weap-arc-fighter#1', 'nose and wings count, the aft does not', () => {
  const wing = fighter({
    mounts: mounts('Medium Laser@NOS', 'Medium Laser@LWG', 'Medium Laser@RWG', 'Medium Laser@AFT', 'Medium Laser@LWG(R)'),
  });
  expect(raw(wing, 'short')).toBe(1.5);
});
rule('ASC-conv-weap-arc-fighter#2', 'bombs are no part of it', () => {
  const card = companion(fighter({ tons: 90, mounts: mounts('Medium Laser@NOS') }));
  expect(lists(card, 'BOMB3')).toEqual([true]);
  expect(card.damage.map(({ points }) => points)).toEqual([1, 1, 0, 0]);
});
rule('ASC-conv-weap-arc-multi-types#1', 'a DropShip has arcs and no attack of its own', () => {
  const card = companion(ship({ mounts: mounts('Medium Laser@NOS') }));
  expect(damage(card)).toBe('0/0/0/0');
  expect(Object.keys(card.arcs!)).toEqual(['front', 'left', 'right', 'rear']);
});
rule('ASC-conv-weap-rear-special-link#1', 'rear weapons of ’Mechs, fighters and vehicles give REAR', () => {
  expect(specials(companion(armed('Medium Laser@CT*2', 'Medium Laser@CT(R)*2')))).toContain('REAR1/1/-');
  expect(specials(companion(vehicle({ mounts: mounts('Medium Laser@RR*2') })))).toContain('REAR1/1/-');
});
const turreted = vehicle({ mounts: mounts('Autocannon/10@TU', 'Autocannon/10@FR', 'IS Ammo AC/10@BD:40') });
rule('ASC-conv-weap-turret-own-value#1', 'turret weapons make an attack of their own, sponsons and pintles do not', () => {
  expect(specials(companion(turreted))).toContain('TUR(1/1/-,AC1/1/-)');
  const sponsons = mounts('Medium Laser@LS*2').map(mount => ({ ...mount, turret: 'sponson' }) as const);
  expect(lists(companion(vehicle({ mounts: sponsons })), 'TUR')).toEqual([false]);
});
rule('ASC-conv-weap-turret-own-value#2', 'with the abilities of its own weapons, beside those of the unit', () => {
  expect(specials(companion(turreted))).toEqual(expect.arrayContaining(['AC2/2/-', 'TUR(1/1/-,AC1/1/-)']));
  const flak = vehicle({ mounts: mounts('ISLBXAC10@TU', 'LRM 20@TU', 'IS Ammo LRM-20@BD:24', 'ISLBXAC10 Ammo@BD:20') });
  expect(specials(companion(flak))).toContain('TUR(2/2/2,FLK1/1/1,IF1,LRM1/1/1)');
});
rule('ASC-conv-weap-multi-turret-large#1', 'a large support vehicle keeps its turrets apart, a tank puts them together', () => {
  const twice = mounts('Medium Laser@TU*2', 'Medium Laser@T2*4');
  const crawler = support({ motive: 'tracked', tons: 150, mounts: twice });
  expect(specials(companion(crawler)).filter(code => code.startsWith('TUR'))).toEqual(['TUR(1/1/-)', 'TUR(2/2/-)']);
  expect(specials(companion(vehicle({ mounts: twice })))).toContain('TUR(3/3/-)');
});
rule('ASC-conv-weap-table-contents#1', 'a row gives damage, heat, aim and abilities', () => {
  const guns = (...more: string[]) => armed('Autocannon/5@RA*2', 'IS Ammo AC/5@RT:40', ...more);
  expect([raw(guns(), 'short'), raw(guns(), 'medium'), raw(guns(), 'long')]).toEqual([0.75, 1, 1]);
  expect(raw(guns('ISTargeting Computer@LT'), 'medium')).toBe(1.1);
  expect(specials(companion(guns()))).toContain('AC1/1/1');
  const hot = { ...guns('PPC@LA*2'), heatSinks: { count: 10, type: 'Single' } } as const;
  // Two of 1, two of 10 and 2 for running are 24: 10 / (24 - 4).
  expect(companion(hot).why.short!.terms.at(-1)!.value).toBe(0.5);
});
rule('ASC-conv-weap-tech-base#1', 'a Clan ER large laser does 1, an Inner Sphere one 0.8, a primitive one 0.8', () => {
  expect(raw(mech({ ...clan, mounts: mounts('CLERLargeLaser@RA') }), 'short')).toBe(1);
  expect(raw(armed('ISERLargeLaser@RA'), 'short')).toBe(0.8);
  expect(raw(armed('Primitive Prototype PPC@RA'), 'medium')).toBe(1);
});
rule('ASC-conv-weap-mixed-tech#1', 'each item of a mixed unit uses its own table', () => {
  expect(raw(armed('CLERMediumLaser@RA', 'ISERMediumLaser@LA'), 'short')).toBe(1.2);
});
rule('ASC-conv-weap-shared-tables#1', 'capital guns serve both sides, Arrow IV has a row for each', () => {
  const front = (base: 'clan' | 'inner-sphere') =>
    arc(companion(ship({ kind: 'warship', tech: { base, mixed: false }, mounts: mounts('Naval Laser 55@NOS') })), 'front');
  expect(front('clan')).toBe(front('inner-sphere'));
  expect(front('clan')).toContain('CAP6/6/6/6');
  expect(lists(companion(armed('ISArrowIV@LT')), 'ARTAIS-1', 'ARTAC-1')).toEqual([true, false]);
  expect(lists(companion(armed('CLArrowIV@LT')), 'ARTAIS-1', 'ARTAC-1')).toEqual([false, true]);
});
rule('ASC-conv-weap-raw-values#1', 'aim, few shots and heat change the printed value', () => {
  expect(raw(armed('Medium Laser@RA', 'ISTargeting Computer@RT'), 'short')).toBe(0.55);
  expect(raw(armed('ISGaussRifle@RA', 'IS Gauss Ammo@RT:8'), 'medium')).toBe(1.125);
  const hot = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('PPC@RA*3') });
  expect([raw(hot, 'medium'), companion(hot).damage[1]!.points]).toEqual([3, 2]);
});
rule('ASC-conv-weap-notes-qualify-only#1', 'one flamer has the note but not the ability', () => {
  expect(specials(companion(armed('Flamer@RA')))).not.toContain('HT1/-/-');
  expect(specials(companion(armed('Flamer@RA*3')))).toContain('HT1/-/-');
});
rule('ASC-conv-weap-ammo-default#1', 'a Gauss rifle with 9 shots does three quarters, with 10 all, and so does a launcher', () => {
  expect(raw(armed('ISGaussRifle@RA', 'IS Gauss Ammo@RT:9'), 'medium')).toBe(1.125);
  expect(raw(armed('ISGaussRifle@RA', 'IS Gauss Ammo@RT:10'), 'medium')).toBe(1.5);
  expect(raw(armed('SRM 6@RA', 'IS Ammo SRM-6@RT:9'), 'short')).toBe(0.6);
});
rule('ASC-conv-weap-ammo-default#2', 'two rifles share 19 shots and have fewer than 10 each', () => {
  expect(raw(armed('ISGaussRifle@RA', 'ISGaussRifle@LA', 'IS Gauss Ammo@RT:19'), 'medium')).toBe(2.25);
  expect(raw(armed('ISGaussRifle@RA', 'ISGaussRifle@LA', 'IS Gauss Ammo@RT:20'), 'medium')).toBe(3);
});
rule('ASC-conv-weap-ammo-ultra#1', 'an Ultra needs 20 shots', () => {
  expect(raw(armed('ISUltraAC10@RA', 'IS Ultra AC/10 Ammo@RT:10'), 'medium')).toBe(1.125);
  expect(raw(armed('ISUltraAC10@RA', 'IS Ultra AC/10 Ammo@RT:20'), 'medium')).toBe(1.5);
});
rule('ASC-conv-weap-ammo-rotary#1', 'a rotary needs 60', () => {
  expect(raw(armed('ISRotaryAC5@RA', 'ISRotaryAC5 Ammo@RT:40'), 'medium')).toBe(1.5);
  expect(raw(armed('ISRotaryAC5@RA', 'ISRotaryAC5 Ammo@RT:60'), 'medium')).toBe(2);
});
rule('ASC-conv-weap-ammo-mml#1', 'an MML counts half the sum of both kinds, rounded down', () => {
  const launcher = (lrm: number, srm: number) => armed('ISMML7@RA', `IS Ammo MML-7 LRM@RT:${lrm}`, `IS Ammo MML-7 SRM@RT:${srm}`);
  expect(raw(launcher(9, 10), 'short')).toBe(0.6);
  expect(raw(launcher(10, 10), 'short')).toBe(0.8);
  expect(raw(launcher(15, 5), 'short')).toBe(0.8);
  expect(current(launcher(9, 9)).why.short!.terms[0]!.value).toBe(0.8);
});
rule('ASC-conv-weap-ammo-rocket#1', 'a rocket launcher keeps its printed value beside a one-shot launcher that does not', () => {
  expect(raw(armed('RL20@RA', 'ISSRM6OS@RA'), 'short')).toBe(0.2);
});
rule('ASC-conv-weap-ammo-one-shot#1', 'a one-shot SRM 6 does a tenth', () => expect(raw(armed('ISSRM6OS@RA'), 'short')).toBe(0.08));
rule('ASC-conv-weap-ammo-ba#1', 'suits count shots of launchers only', () => {
  expect(raw(suits({ mounts: mounts('ISBASRM2@Squad', 'BA-SRM2 Ammo@Squad:2') }), 'short')).toBe(0.15);
  expect(raw(suits({ mounts: mounts('ISBASRM2@Squad', 'BA-SRM2 Ammo@Squad:10') }), 'short')).toBe(0.2);
  expect(raw(suits({ mounts: mounts('CLBAMG@Squad', 'ISBASRM2@Squad', 'BA-SRM2 Ammo@Squad:2') }), 'short')).toBe(0.35);
});
rule('ASC-conv-weap-artillery-excluded#1', 'a cannon of artillery and a Sniper add nothing to the attack of a ’Mech', () => {
  const card = companion(armed('ISSniper@CT', 'ISThumperCannon@RT', 'Medium Laser@RA', 'ISSniperAmmo@CT:10'));
  expect(damage(card)).toBe('1/1/0/0');
  expect(lists(card, 'ARTS-1', 'ARTTC-1')).toEqual([true, true]);
});
rule('ASC-conv-weap-artillery-cannon-aero#1', 'a Long Tom cannon on a fighter does 1.32 and 3', () => {
  const bomber = fighter({ mounts: mounts('ISLongTomCannon@NOS', 'ISLongTomCannonAmmo@FSLG:20') });
  expect([raw(bomber, 'short'), raw(bomber, 'medium')]).toEqual([1.32, 3]);
});
rule('ASC-conv-weap-physical-excluded#1', 'a sword adds no damage to a laser and gives MEL', () => {
  const card = companion(armed('Sword@RA', 'Medium Laser@LA'));
  expect(damage(card)).toBe('1/1/0/0');
  expect(lists(card, 'MEL')).toEqual([true]);
});
rule('ASC-conv-weap-targeting-computer#1', 'it raises lasers and cannons by a tenth', () => {
  expect(raw(armed('ISERLargeLaser@RA', 'ISTargeting Computer@RT'), 'short')).toBe(0.88);
  expect(raw(armed('Autocannon/10@RA', 'ISTargeting Computer@RT'), 'short')).toBe(1.1);
});
rule('ASC-conv-weap-targeting-computer#2', 'and leaves missiles alone', () => {
  expect(raw(armed('ISERLargeLaser@RA', 'SRM 6@LT', 'IS Ammo SRM-6@LT:15', 'ISTargeting Computer@RT'), 'short')).toBe(1.68);
});
rule('ASC-conv-weap-fcs-none#1', 'LRM 20 alone does 0.6, 1.2, 1.2', () => {
  expect([raw(armed('LRM 20@LT', 'IS Ammo LRM-20@LT:12'), 'short'), raw(armed('LRM 20@LT', 'IS Ammo LRM-20@LT:12'), 'long')]).toEqual([
    0.6, 1.2,
  ]);
});
rule('ASC-conv-weap-fcs-iv-apollo#1', 'with Artemis IV it does 0.8 and 1.6; an MRM 40 with Apollo 2.4', () => {
  expect(raw(armed('LRM 20@LT', 'ISArtemisIV@LT', 'IS Ammo LRM-20@LT:12'), 'long')).toBe(1.6);
  expect(raw(armed('MRM 40@LT', 'ISApollo@LT', 'IS MRM 40 Ammo@LT:12'), 'short')).toBe(2.4);
});
rule('ASC-conv-weap-fcs-v#1', 'a Clan LRM 20 with Artemis V does 1.68', () => {
  expect(raw(mech({ ...clan, mounts: mounts('CLLRM20@LT', 'CLArtemisV@LT', 'Clan Ammo LRM-20@LT:12') }), 'medium')).toBe(1.68);
});
rule('ASC-conv-weap-non-weapon-items#1', 'a probe has no damage and gives its ability', () => {
  const card = companion(armed('BeagleActiveProbe@HD', 'Medium Laser@RA'));
  expect(damage(card)).toBe('1/1/0/0');
  expect(lists(card, 'PRB')).toEqual([true]);
});
rule('ASC-conv-weap-unlisted-ignored#1', 'a demolition charge is in no table and changes nothing', () => {
  const [bare, more] = [armed('Medium Laser@RA'), armed('Medium Laser@RA', 'Demolition Charge@LL')].map(companion);
  expect([more!.damage, more!.pv, specials(more!)]).toEqual([bare!.damage, bare!.pv, specials(bare!)]);
});
rule('ASC-conv-weap-note-artcannon#1', 'a cannon on a ’Mech uses the artillery table', () => {
  const card = companion(armed('ISThumperCannon@CT', 'ISThumperCannonAmmo@CT:20'));
  expect(damage(card)).toBe('0/0/0/0');
  expect(specials(card)).toContain('ARTTC-1');
});
rule('ASC-conv-weap-note-art-cannon-aero-table#1', 'a Thumper cannon in the air uses 0.375 and 0.5', () => {
  expect(raw(fighter({ mounts: mounts('ISThumperCannon@NOS', 'ISThumperCannonAmmo@FSLG:20') }), 'medium')).toBe(0.5);
});
const artemis = armed('LRM 20@LT', 'ISArtemisIV@LT', 'LRM 20@RT', 'IS Ammo LRM-20@LT:24');
rule('ASC-conv-weap-note-artemis-special#1', 'the LRM ability uses plain values', () => {
  expect(raw(artemis, 'long')).toBe(2.8);
  expect(specials(companion(artemis))).toContain('LRM1/2/2');
});
rule('ASC-conv-weap-note-one-shot#1', 'an ordinary launcher of the same kind does ten times as much', () => {
  expect(raw(armed('SRM 6@RA', 'IS Ammo SRM-6@RT:15'), 'short')).toBe(10 * raw(armed('ISSRM6OS@RA'), 'short'));
});
const torpedoes = (...lines: string[]) => companion(armed('Medium Laser@RA', ...lines));
rule('ASC-conv-weap-note-torpedo#1', 'torpedoes do what missiles of their size do', () => {
  expect(specials(torpedoes('LRT 20@LT*2'))).toContain('TOR1/2/2');
  expect(specials(companion(armed('LRM 20@LT*2')))).toContain('LRM1/2/2');
  expect(specials(torpedoes('SRT 6@LT*2'))).toContain('TOR2/2/-');
});
rule('ASC-conv-weap-note-torpedo#2', 'they stay out of the attack, guided or not', () => {
  expect(damage(torpedoes('LRT 20@LT*2', 'ISArtemisIV@LT*2'))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-note-art-aero-damage#1', 'a Long Tom is priced by 5 inside and 2 outside', () => {
  const worth = companion(armed('ISLongTom@CT')).why.offense!.terms.find(({ rule: by }) => by === 'ASC-pv-ground-art-factor');
  expect(worth?.value).toBe(5 * 4 + 2 * 2 + 4);
});
rule('ASC-conv-weap-note-art-aero-damage#2', 'an Arrow IV on a fighter is artillery and no part of its attack', () => {
  const card = companion(fighter({ mounts: mounts('ISArrowIV@NOS') }));
  expect([damage(card), specials(card).includes('ARTAIS-1')]).toEqual(['0/0/0/0', true]);
});
const clanSrm = (...lines: string[]) => mech({ ...clan, mounts: mounts('CLSRM6@LT*2', 'Clan Ammo SRM-6@LT:30', ...lines) });
rule('ASC-conv-weap-note-clan-artemis#1', 'a Clan SRM 6 does 0.8, with Artemis IV 1 and with Artemis V 1.05', () => {
  const each = [clanSrm(), clanSrm('CLArtemisIV@LT*2'), clanSrm('CLArtemisV@LT*2')].map(unit => raw(unit, 'short') / 2);
  expect(each).toEqual([0.8, 1, 1.05]);
});
rule('ASC-conv-weap-note-clan-artemis#2', 'the SRM ability has the plain values', () => {
  expect(specials(companion(clanSrm('CLArtemisV@LT*2')))).toContain('SRM2/2');
  expect(specials(companion(clanSrm()))).toContain('SRM2/2');
  expect(raw(clanSrm('CLArtemisV@LT*2'), 'short')).toBe(2.1);
});
rule('ASC-conv-weap-note-apollo#1', 'an MRM 10 does 0.57, and with Apollo 0.6', () => {
  expect(raw(armed('MRM 10@LT'), 'short')).toBe(0.57);
  expect(raw(armed('MRM 10@LT', 'ISApollo@LT'), 'short')).toBe(0.6);
});
