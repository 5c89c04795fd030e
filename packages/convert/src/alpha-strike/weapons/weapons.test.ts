import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { ONE } from '../amount.ts';
import { ART_CODES } from '../special-abilities/artillery.ts';
import {
  arc,
  companion,
  current,
  damage,
  fighter,
  mech,
  mounts,
  platoon,
  protomech,
  rulesOf,
  ship,
  specials,
  suits,
  support,
  vehicle,
} from '../units.fixture.ts';
import { bracketsReached, listedDamage, troopFactor } from './platoon.ts';
import { PRINTED } from './table.ts';

const clan = { tech: { base: 'clan', mixed: false } } as const;
const armed = (...lines: string[]) => mech({ mounts: mounts(...lines) });
const raw = (unit: Unit, field: 'short' | 'medium' | 'long') =>
  Math.round(
    companion(unit)
      .why[field]!.terms.filter(term => term.stage === undefined)
      .reduce((sum, term) => sum + term.value, 0) * 1000,
  ) / 1000;
const value = (id: string) => PRINTED.get(id)!.damage.map(amount => amount / ONE);

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

rule('ASC-conv-weap-standard-attack-scope', 'lasers count, artillery and hatchets do not', () => {
  expect(damage(companion(armed('Medium Laser@RA', 'ISThumper@CT', 'Hatchet@LA', 'ISThumperAmmo@CT:20')))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-sum-by-bracket', 'Mad Cat Mk II adds up to 6.49, 7 and 4.2', () => {
  expect([raw(madCat, 'short'), raw(madCat, 'medium'), raw(madCat, 'long')]).toEqual([6.49, 7, 4.2]);
});
rule('ASC-conv-weap-minimal-damage', 'one small laser is minimal damage', () =>
  expect(damage(companion(armed('Small Laser@RA')))).toBe('0*/0/0/0'),
);
rule('ASC-conv-weap-round-up', 'Mad Cat Mk II rounds up to 7/7/5', () => expect(damage(companion(madCat))).toBe('7/7/5/0'));
rule('ASC-conv-weap-heat-later', 'the same lasers do less on a ’Mech that overheats', () => {
  const hot = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@RA*8') });
  expect(damage(companion(hot))).toBe('2/2/0/0');
  expect(damage(companion({ ...hot, kind: 'vehicle', motive: 'tracked' }))).toBe('4/4/0/0');
});
rule('ASC-conv-weap-arc-default', 'rear weapons stay out of the attack', () => {
  expect(damage(companion(armed('Medium Laser@CT*2', 'Medium Laser@CT(R)')))).toBe('1/1/0/0');
});
rule('ASC-conv-weap-arc-mech', 'any weapon not marked as rear fires forward', () => {
  expect(raw(armed('Medium Laser@LL', 'Medium Laser@HD', 'Medium Laser@RA'), 'short')).toBe(1.5);
});
rule('ASC-conv-weap-arc-mech-rear-swap', 'stronger rear weapons are its attack', () => {
  expect(damage(companion(armed('Medium Laser@CT', 'Medium Laser@CT(R)*4')))).toBe('2/2/0/0');
});
rule('ASC-conv-weap-arc-vehicle', 'front, sides and turret count, the rear does not', () => {
  const tank = vehicle({ mounts: mounts('Medium Laser@FR', 'Medium Laser@LS', 'Medium Laser@RS', 'Medium Laser@TU', 'Medium Laser@RR') });
  expect(raw(tank, 'short')).toBe(2);
});
rule('ASC-conv-weap-arc-fighter', 'nose and wings count, the aft does not', () => {
  const wing = fighter({
    mounts: mounts('Medium Laser@NOS', 'Medium Laser@LWG', 'Medium Laser@RWG', 'Medium Laser@AFT', 'Medium Laser@LWG(R)'),
  });
  expect(raw(wing, 'short')).toBe(1.5);
});
rule('ASC-conv-weap-arc-infantry', 'all weapons of troops fire forward', () => {
  expect(raw(suits({ mounts: mounts('ISBASmallLaser@Squad(R)') }), 'short')).toBe(0.3);
});
rule('ASC-conv-weap-arc-multi-types', 'a DropShip has arcs and no attack of its own', () => {
  const card = companion(ship({ mounts: mounts('Medium Laser@NOS') }));
  expect(damage(card)).toBe('0/0/0/0');
  expect(Object.keys(card.arcs!)).toEqual(['front', 'left', 'right', 'rear']);
});
rule('ASC-conv-weap-rear-special-link', 'rear weapons of ’Mechs, fighters and vehicles give REAR', () => {
  expect(specials(companion(armed('Medium Laser@CT*2', 'Medium Laser@CT(R)*2')))).toContain('REAR1/1/-');
  expect(specials(companion(vehicle({ mounts: mounts('Medium Laser@RR*2') })))).toContain('REAR1/1/-');
});
rule('ASC-conv-weap-turret-own-value', 'turret weapons make an attack of their own', () => {
  const tank = vehicle({ mounts: mounts('Autocannon/10@TU', 'Autocannon/10@FR', 'IS Ammo AC/10@BD:40') });
  expect(specials(companion(tank))).toEqual(expect.arrayContaining(['AC2/2/-', 'TUR(1/1/-,AC1/1/-)']));
});
rule('ASC-conv-weap-multi-turret-large', 'both turrets of a two-turret vehicle turn', () => {
  expect(specials(companion(vehicle({ mounts: mounts('Medium Laser@TU*2', 'Medium Laser@FT*2') })))).toContain('TUR(2/2/-)');
});
rule('ASC-conv-weap-table-contents', 'a row gives damage, heat, aim and abilities', () => {
  expect(PRINTED.get('Autocannon/5')).toMatchObject({ heat: 1, targetingComputer: true });
  expect([...PRINTED.get('Autocannon/5')!.notes]).toEqual(['AC']);
  expect(value('Autocannon/5')).toEqual([0.375, 0.5, 0.5, 0]);
});
rule('ASC-conv-weap-tech-base', 'a Clan ER large laser does 1, an Inner Sphere one 0.8', () => {
  expect([value('CLERLargeLaser')[0], value('ISERLargeLaser')[0]]).toEqual([1, 0.8]);
});
rule('ASC-conv-weap-mixed-tech', 'each item of a mixed unit uses its own table', () => {
  expect(raw(armed('CLERMediumLaser@RA', 'ISERMediumLaser@LA'), 'short')).toBe(1.2);
});
rule('ASC-conv-weap-shared-tables', 'capital weapons serve both sides, Arrow IV has a row for each', () => {
  expect(value('Naval Laser 55')).toEqual([5.5, 5.5, 5.5, 5.5]);
  expect([ART_CODES['ISArrowIV'], ART_CODES['CLArrowIV']]).toEqual(['AIS', 'AC']);
});
rule('ASC-conv-weap-raw-values', 'a targeting computer changes the printed value', () => {
  expect(raw(armed('Medium Laser@RA', 'ISTargeting Computer@RT'), 'short')).toBe(0.55);
});
rule('ASC-conv-weap-notes-qualify-only', 'one flamer has the note but not the ability', () => {
  expect(specials(companion(armed('Flamer@RA')))).not.toContain('HT1/-/-');
  expect(specials(companion(armed('Flamer@RA*3')))).toContain('HT1/-/-');
});
rule('ASC-conv-weap-ammo-default', 'a Gauss rifle with 8 shots does three quarters', () => {
  expect(raw(armed('ISGaussRifle@RA', 'IS Gauss Ammo@RT:8'), 'medium')).toBe(1.125);
  expect(raw(armed('ISGaussRifle@RA', 'IS Gauss Ammo@RT:16'), 'medium')).toBe(1.5);
});
rule('ASC-conv-weap-ammo-ultra', 'an Ultra needs 20 shots', () => {
  expect(raw(armed('ISUltraAC10@RA', 'IS Ultra AC/10 Ammo@RT:10'), 'medium')).toBe(1.125);
  expect(raw(armed('ISUltraAC10@RA', 'IS Ultra AC/10 Ammo@RT:20'), 'medium')).toBe(1.5);
});
rule('ASC-conv-weap-ammo-rotary', 'a rotary needs 60', () => {
  expect(raw(armed('ISRotaryAC5@RA', 'ISRotaryAC5 Ammo@RT:40'), 'medium')).toBe(1.5);
  expect(raw(armed('ISRotaryAC5@RA', 'ISRotaryAC5 Ammo@RT:60'), 'medium')).toBe(2);
});
rule('ASC-conv-weap-ammo-mml', 'an MML halves the sum of both kinds', () => {
  const launcher = armed('ISMML7@RA', 'IS Ammo MML-7 LRM@RT:9', 'IS Ammo MML-7 SRM@RT:9');
  expect(raw(launcher, 'short')).toBe(0.6);
  expect(current(launcher).why.short!.terms[0]!.value).toBe(0.8);
});
rule('ASC-conv-weap-ammo-rocket', 'a rocket launcher keeps its printed value', () => expect(raw(armed('RL20@RA'), 'short')).toBe(0.12));
rule('ASC-conv-weap-ammo-one-shot', 'a one-shot SRM 6 does a tenth', () => expect(raw(armed('ISSRM6OS@RA'), 'short')).toBe(0.08));
rule('ASC-conv-weap-ammo-ba', 'suits count shots of launchers only', () => {
  expect(raw(suits({ mounts: mounts('ISBASRM2@Squad', 'BA-SRM2 Ammo@Squad:2') }), 'short')).toBe(0.15);
});
rule('ASC-conv-weap-artillery-excluded', 'a Sniper piece adds nothing to the attack', () => {
  const card = companion(armed('ISSniper@CT', 'ISSniperAmmo@CT:10'));
  expect(damage(card)).toBe('0/0/0/0');
  expect(specials(card)).toContain('ARTS-1');
});
rule('ASC-conv-weap-artillery-cannon-aero', 'a Long Tom cannon on a fighter does 1.32 and 3', () => {
  const bomber = fighter({ mounts: mounts('ISLongTomCannon@NOS', 'ISLongTomCannonAmmo@FSLG:20') });
  expect([raw(bomber, 'short'), raw(bomber, 'medium')]).toEqual([1.32, 3]);
});
rule('ASC-conv-weap-physical-excluded', 'a sword adds no damage', () => expect(damage(companion(armed('Sword@RA')))).toBe('0/0/0/0'));
rule('ASC-conv-weap-targeting-computer', 'it raises lasers by a tenth and leaves missiles alone', () => {
  const unit = armed('ISERLargeLaser@RA', 'SRM 6@LT', 'IS Ammo SRM-6@LT:15', 'ISTargeting Computer@RT');
  expect(raw(unit, 'short')).toBe(1.68);
});
rule('ASC-conv-weap-fcs-none', 'LRM 20 alone does 0.6, 1.2, 1.2', () => {
  expect([raw(armed('LRM 20@LT', 'IS Ammo LRM-20@LT:12'), 'short'), raw(armed('LRM 20@LT', 'IS Ammo LRM-20@LT:12'), 'long')]).toEqual([
    0.6, 1.2,
  ]);
});
rule('ASC-conv-weap-fcs-iv-apollo', 'with Artemis IV it does 0.8 and 1.6; an MRM 40 with Apollo 2.4', () => {
  expect(raw(armed('LRM 20@LT', 'ISArtemisIV@LT', 'IS Ammo LRM-20@LT:12'), 'long')).toBe(1.6);
  expect(raw(armed('MRM 40@LT', 'ISApollo@LT', 'IS MRM 40 Ammo@LT:12'), 'short')).toBe(2.4);
});
rule('ASC-conv-weap-fcs-v', 'a Clan LRM 20 with Artemis V does 1.68', () => {
  expect(raw(mech({ ...clan, mounts: mounts('CLLRM20@LT', 'CLArtemisV@LT', 'Clan Ammo LRM-20@LT:12') }), 'medium')).toBe(1.68);
});
rule('ASC-conv-weap-non-weapon-items', 'a probe has no damage', () =>
  expect(damage(companion(armed('BeagleActiveProbe@HD')))).toBe('0/0/0/0'),
);
rule('ASC-conv-weap-unlisted-ignored', 'a coffee machine would be dropped: M-Pods in no table add nothing', () => {
  expect(damage(companion(armed('ISMPod@LL')))).toBe('0/0/0/0');
});
rule('ASC-conv-weap-sc-four-arcs', 'four arcs, each by itself', () => {
  const card = companion(ship({ mounts: mounts('Large Laser@NOS*5', 'Large Laser@AFT*5') }));
  expect(arc(card, 'front')).toMatch(/^4\/4\/-\/-/);
  expect(arc(card, 'left')).toMatch(/^-\/-\/-\/-/);
});
const sided = ship({ mounts: mounts('PPC@NOS', 'PPC@LS*4', 'PPC@RS*4', 'PPC@LS(R)*2', 'PPC@RS(R)*2', 'PPC@AFT') });
rule('ASC-conv-weap-spheroid-nose', 'nose and half of both fore sides', () =>
  expect(arc(companion(sided), 'front')).toMatch(/^4\/5\/5\/-/),
);
rule('ASC-conv-weap-spheroid-sides', 'half of the fore and half of the aft side', () =>
  expect(arc(companion(sided), 'left')).toMatch(/^3\/3\/3\/-/),
);
rule('ASC-conv-weap-spheroid-aft', 'aft and half of both aft sides', () => expect(arc(companion(sided), 'rear')).toMatch(/^3\/3\/3\/-/));
const winged = { ...sided, motive: 'aerodyne' } as const;
rule('ASC-conv-weap-aerodyne-arcs', 'an aerodyne keeps its arcs', () => {
  expect(arc(companion(winged), 'front')).toMatch(/^1\/1\/1\/-/);
  expect(arc(companion(winged), 'left')).toMatch(/^3\/4\/4\/-/);
});
rule('ASC-conv-weap-aerodyne-rear-wing', 'rear-facing wing weapons fire aft', () =>
  expect(arc(companion(winged), 'rear')).toMatch(/^4\/5\/5\/-/),
);
const warship = ship({
  kind: 'warship',
  tons: 700_000,
  heatSinks: { count: 5000, type: 'Double' },
  mounts: mounts(
    'Naval Laser 55@NOS',
    'Naval Laser 55@FLS',
    'Naval Laser 55@LBS*2',
    'Naval Laser 55@ALS',
    'Sub-Capital Laser /2@NOS',
    'Capital Missile Launcher (Barracuda)@NOS',
    'PPC@NOS',
    'Small Laser@AFT*4',
  ),
});
rule('ASC-conv-weap-large-attack-types', 'standard, capital, sub-capital and missiles stay apart', () => {
  expect(arc(companion(warship), 'front')).toMatch(/^1\/1\/1\/-,CAP11\/11\/11\/11,SCAP2\/2\/-\/-,MSL2\/2\/2\/2/);
});
rule('ASC-conv-weap-pd-sc', 'small lasers count in the attack and as point defense', () => {
  const guarded = companion(ship({ mounts: mounts('Small Laser@NOS*4') }));
  expect(arc(guarded, 'front')).toMatch(/^2\/-\/-\/-.*PNT2/);
});
rule('ASC-conv-weap-ba-per-suit', 'one suit’s small laser and machine gun', () => {
  expect(raw(suits({ mounts: mounts('ISBASmallLaser@Squad', 'CLBAMG@Squad') }), 'short')).toBe(0.5);
});
rule('ASC-conv-weap-ba-troop-factor', 'four or five suits count 3.5 times, six 4.5 times', () => {
  const squad = (troopers: number) =>
    companion(suits({ troopers, mounts: mounts('ISBAMediumLaser@Squad') })).why.short!.terms.at(-1)!.value;
  expect([squad(4), squad(5), squad(6)]).toEqual([3.5, 3.5, 4.5]);
});
rule('ASC-conv-weap-ba-ap', 'mounts count 0.05 each and a glove once more', () => {
  const suit = suits({ troopers: 6, mounts: mounts('BAAPMount@Squad', 'BAArmoredGlove@Squad*2') });
  expect(damage(companion(suit))).toBe('1/0/0/0');
  expect(damage(companion(suits({ troopers: 6, mounts: mounts('BAAPMount@Squad') })))).toBe('0*/0/0/0');
});
rule('ASC-conv-weap-note-ba-ap', 'a glove alone is worth one mount for each suit', () => {
  expect(damage(companion(suits({ mounts: mounts('BAArmoredGlove@Squad') })))).toBe('0*/0/0/0');
});
rule('ASC-conv-weap-ba-vibroclaw', 'two vibro-claws add 2 points to any squad', () => {
  expect(damage(companion(suits({ troopers: 6, mounts: mounts('BABattleClawVibro@Squad*2') })))).toBe('2/0/0/0');
  expect(damage(companion(suits({ troopers: 4, mounts: mounts('BABattleClawVibro@Squad') })))).toBe('1/0/0/0');
});
rule('ASC-conv-weap-ba-other-standard', 'a medium pulse laser of a suit uses the standard row', () => {
  expect(raw(suits({ mounts: mounts('ISBAMediumPulseLaser@Squad') }), 'short')).toBe(0.66);
});
rule('ASC-conv-weap-ba-one-shot', 'a one-shot launcher of a suit does a tenth', () => {
  expect(raw(suits({ mounts: mounts('ISBASRM4OS@Squad') }), 'short')).toBe(0.06);
});
const clanFoot = platoon({ ...clan, platoon: { squads: 5, squadSize: 5, primary: 'InfantryAssaultRifle', secondaries: 0 } });
rule('ASC-conv-weap-ci-damage-listing', 'damage is listed by surviving troopers', () => {
  const perTrooper = listedDamage(clanFoot, 25);
  expect(perTrooper).toBe(13);
  expect(listedDamage(clanFoot, 12)).toBe(6);
});
rule('ASC-conv-weap-ci-troop-factor', '28 troopers attack as 17', () => expect(troopFactor(28)).toBe(17));
rule('ASC-conv-weap-ci-divide-10', 'nine points of 17 riflemen are 0.9: damage 1', () => {
  expect(damage(companion(platoon()))).toBe('1/0/0/0');
  const few = platoon({ platoon: { squads: 1, squadSize: 5, primary: 'InfantryAssaultRifle', secondaries: 0 } });
  expect(damage(companion(few))).toBe('0*/0/0/0');
});
rule('ASC-conv-weap-ci-max-range', 'the last range counts: SRMs reach 6 hexes', () => {
  const rockets = platoon({
    platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondary: 'InfantryLRM', secondaries: 2 },
  });
  expect(damage(companion(rockets))).toMatch(/^[12]\/[12]\/0/);
});
rule('ASC-conv-weap-ci-brackets', '3 hexes are short, 15 medium, more is long', () => {
  expect([3, 4, 15, 16].map(bracketsReached)).toEqual([1, 2, 2, 3]);
});
const landTrain = support({
  motive: 'wheeled',
  tons: 150,
  build: { size: 'large' },
  mounts: mounts('PPC@FR', 'PPC@FRLS', 'PPC@RRLS', 'PPC@RR*3', 'PPC@TU*2'),
});
rule('ASC-conv-weap-sv-arcs', 'a large support vehicle has four arcs', () =>
  expect(Object.keys(companion(landTrain).arcs!)).toHaveLength(4),
);
rule('ASC-conv-weap-sv-front', 'the front arc is the front', () => expect(arc(companion(landTrain), 'front')).toMatch(/^1\/1\/1/));
rule('ASC-conv-weap-sv-sides', 'a side arc is all of that side', () => expect(arc(companion(landTrain), 'left')).toMatch(/^2\/2\/2/));
rule('ASC-conv-weap-sv-rear', 'the rear arc is the rear', () => expect(arc(companion(landTrain), 'rear')).toMatch(/^3\/3\/3/));
rule('ASC-conv-weap-sv-turrets', 'the turret is in no arc', () => {
  for (const name of ['front', 'left', 'right', 'rear'] as const) expect(arc(companion(landTrain), name)).not.toMatch(/^[45]/);
});
const fortress = vehicle({
  kind: 'mobile-structure',
  mounts: mounts('PPC@FRONT*2', 'PPC@LEFT', 'PPC@RIGHT*3', 'PPC@REAR', 'Naval Laser 55@FRONT', 'PPC@TU'),
});
rule('ASC-conv-weap-ms-arcs', 'a mobile structure pools the weapons of each facing', () => {
  expect(arc(companion(fortress), 'front')).toMatch(/^2\/2\/2/);
  expect(arc(companion(fortress), 'right')).toMatch(/^3\/3\/3/);
});
rule('ASC-conv-weap-ms-other-arcs', 'the rest goes to the other facings', () => {
  expect([arc(companion(fortress), 'left'), arc(companion(fortress), 'rear')].map(text => text.slice(0, 5))).toEqual(['1/1/1', '1/1/1']);
});
rule('ASC-conv-weap-ms-capital', 'capital weapons keep a total of their own', () =>
  expect(arc(companion(fortress), 'front')).toContain('CAP6/6/6/6'),
);
rule('ASC-conv-weap-ms-turrets', 'turrets are not added to a facing', () => expect(arc(companion(fortress), 'front')).toMatch(/^2\/2\/2/));
const station = ship({
  kind: 'space-station',
  tons: 50_000,
  mounts: mounts('PPC@NOS', 'PPC@FLS*2', 'PPC@ALS*3', 'PPC@AFT*4', 'Capital Missile Launcher (Barracuda)@NOS'),
});
rule('ASC-conv-weap-sat-ss-arcs', 'a station has six arcs in the book and four on current cards', () => {
  expect(Object.keys(companion(station).arcs!)).toEqual(['front', 'fore-left', 'fore-right', 'aft-left', 'aft-right', 'rear']);
  expect(Object.keys(current(station).arcs!)).toHaveLength(4);
});
rule('ASC-conv-weap-sat-ss-types', 'lasers and missiles in front are two sets', () => {
  expect(arc(companion(station), 'front')).toMatch(/^1\/1\/1\/-,CAP-\/-\/-\/-,SCAP-\/-\/-\/-,MSL2\/2\/2\/2/);
});
rule('ASC-conv-weap-pd-ss', 'point defense of a station counts twice', () => {
  expect(arc(companion({ ...station, mounts: mounts('Small Laser@NOS*4') }), 'front')).toMatch(/^2\/-.*PNT2/);
});
rule('ASC-conv-weap-ws-arcs', 'a WarShip adds fore sides to the nose and aft sides to the broadsides', () => {
  expect(arc(companion(warship), 'left')).toContain('CAP17/17/17/17');
  expect(arc(companion(warship), 'front')).toContain('CAP11/11/11/11');
});
rule('ASC-conv-weap-ws-types', 'its four classes stay apart', () => expect(arc(companion(warship), 'front').split(',')).toHaveLength(5));
rule('ASC-conv-weap-pd-ws', 'its small lasers are point defense too', () => expect(arc(companion(warship), 'rear')).toMatch(/^2\/-.*PNT2/));
rule('ASC-conv-weap-note-artcannon', 'a cannon on a ’Mech uses the artillery table', () => {
  const card = companion(armed('ISThumperCannon@CT', 'ISThumperCannonAmmo@CT:20'));
  expect(damage(card)).toBe('0/0/0/0');
  expect(specials(card)).toContain('ARTTC-1');
});
rule('ASC-conv-weap-note-art-cannon-aero-table', 'a Thumper cannon in the air uses 0.375 and 0.5', () => {
  expect(raw(fighter({ mounts: mounts('ISThumperCannon@NOS', 'ISThumperCannonAmmo@FSLG:20') }), 'medium')).toBe(0.5);
});
const artemis = armed('LRM 20@LT', 'ISArtemisIV@LT', 'LRM 20@RT', 'IS Ammo LRM-20@LT:24');
rule('ASC-conv-weap-note-artemis-special', 'the LRM ability uses plain values', () => {
  expect(raw(artemis, 'long')).toBe(2.8);
  expect(specials(companion(artemis))).toContain('LRM1/2/2');
});
rule('ASC-conv-weap-note-one-shot', 'an ordinary launcher of the same kind does ten times as much', () => {
  expect(raw(armed('SRM 6@RA', 'IS Ammo SRM-6@RT:15'), 'short')).toBe(10 * raw(armed('ISSRM6OS@RA'), 'short'));
});
rule('ASC-conv-weap-note-torpedo', 'torpedoes have the values of the missiles of their size', () => {
  expect([value('LRT 20'), value('SRT 6')]).toEqual([value('LRM 20'), value('SRM 6')]);
});
rule('ASC-conv-weap-note-art-aero-damage', 'Long Tom is listed by its code and not by its damage', () => {
  expect(specials(companion(armed('ISLongTom@CT', 'ISLongTomAmmo@CT:5')))).toContain('ARTLT-1');
});
rule('ASC-conv-weap-note-ba-artillery', 'tube artillery of a squad is one piece', () => {
  const grenadiers = (troopers: number) => specials(companion(suits({ troopers, mounts: mounts('ISBATubeArtillery@Squad') })));
  expect([grenadiers(4).includes('ARTBA-1'), grenadiers(6).includes('ARTBA-1')]).toEqual([true, true]);
});
rule('ASC-conv-weap-note-clan-artemis', 'a Clan SRM 6 does 0.8, 1 and 1.05', () => {
  const row = PRINTED.get('CLSRM6')!;
  expect([row.damage[0], row.guided![0], row.guidedV![0]].map(amount => amount / ONE)).toEqual([0.8, 1, 1.05]);
});
rule('ASC-conv-weap-note-apollo', 'an MRM 10 does 0.57 or with Apollo 0.6', () => {
  const row = PRINTED.get('MRM 10')!;
  expect([row.damage[0], row.guided![0]].map(amount => amount / ONE)).toEqual([0.57, 0.6]);
});
const rowsOf = (...tables: string[]) => [...PRINTED.values()].filter(row => tables.includes(row.table));
rule('ASC-tbl-weapons-is', 'the Inner Sphere table', () => {
  expect(rowsOf('is').length).toBeGreaterThan(140);
  expect(value('ISHeavyGaussRifle')).toEqual([1.65, 2, 1, 0]);
});
rule('ASC-tbl-weapons-clan', 'the Clan table', () => {
  expect(rowsOf('clan').length).toBeGreaterThan(100);
  expect(value('CLHAG40')).toEqual([2.656, 2.4, 2.4, 0]);
});
rule('ASC-tbl-weapons-artillery', 'the artillery table', () => expect(new Set(Object.values(ART_CODES)).size).toBe(13));
rule('ASC-tbl-weapons-ba-is', 'the table for Inner Sphere suits', () => expect(value('CLBAHeavyMortar')).toEqual([0.249, 0, 0, 0]));
rule('ASC-tbl-weapons-ba-clan', 'the table for Clan suits', () => expect(value('Battle Armor LB-X AC')).toEqual([0.315, 0.315, 0, 0]));
rule('ASC-tbl-weapons-capital', 'the capital table', () => {
  expect(rowsOf('capital').length).toBeGreaterThan(30);
  expect(value('Naval Gauss (Heavy)')).toEqual([30, 30, 30, 30]);
});
rule('ASC-tbl-troop-factor', 'eighteen bands', () => {
  expect([2, 3, 4, 6, 8, 10, 11, 12, 14, 16, 18, 20, 21, 22, 23, 24, 26, 29].map(troopFactor)).toEqual(
    Array.from({ length: 18 }, (_, index) => index + 1),
  );
});
rule('ASC-tbl-ammo-multipliers', 'limits of 10, 20 and 60 shots', () => {
  expect(rulesOf(companion(armed('ISGaussRifle@RA')), 'short')).toEqual(['ASC-tbl-weapons-is']);
  expect(raw(armed('ISUltraAC5@RA', 'IS Ultra AC/5 Ammo@RT:20'), 'medium')).toBe(0.75);
  expect(raw(armed('ISUltraAC5@RA', 'IS Ultra AC/5 Ammo@RT:19'), 'medium')).toBe(0.563);
});
rule('ASC-tbl-infantry-range', 'bands of hexes', () => expect([0, 21].map(bracketsReached)).toEqual([1, 3]));
rule('ASC-tbl-firing-arcs', 'each kind of craft has its arcs', () => {
  expect(Object.keys(companion(ship({ kind: 'jumpship', tons: 150_000 })).arcs!)).toHaveLength(4);
  expect(companion(protomech()).arcs).toBeUndefined();
});
