import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { changed, mech, only, step, suits, tank, valued, worth } from '../designs.fixture.ts';
import { forceValue } from './force.ts';

const value = (weapon: string, tech: 'inner-sphere' | 'clan' = 'inner-sphere'): number =>
  only(mech({ tech, weapons: `${weapon}@RT` }), 'weapon');

/** Value of a ton of ammunition in a machine that fires it. */
const ton = (weapon: string, ammo: string): number => only(mech({ tech: 'clan', weapons: `${weapon}@RT`, ammo: `${ammo}@RT` }), 'binValue');

rule('TOE-bv-is-binary-laser', 'a binary laser is worth 222', () => expect(value('Binary Laser (Blazer) Cannon')).toBe(222));

rule('TOE-bv-ba-tube', 'tube artillery of battle armor is worth 27', () => {
  expect(only(suits({ weapons: 'ISBATubeArtillery@Squad/Body' }), 'weapon')).toBe(27);
});

rule('TOE-bv-clan-artillery-cannons', 'artillery cannons of the Clans are worth 329, 77 and 41, their ammunition 41, 10 and 5', () => {
  expect(['ISLongTomCannon', 'ISSniperCannon', 'ISThumperCannon'].map(id => value(id, 'clan'))).toEqual([329, 77, 41]);
  expect(['LongTom', 'Sniper', 'Thumper'].map(name => ton(`IS${name}Cannon`, `IS${name}CannonAmmo`))).toEqual([41, 10, 5]);
});

rule('TOE-bv-clan-mortars', 'mortars and artillery of the Clans are worth what those of the Inner Sphere are', () => {
  for (const size of [1, 2, 4, 8]) expect(value(`Clan Mech Mortar-${size}`, 'clan')).toBe(value(`IS Mech Mortar-${size}`));
  for (const gun of ['ISLongTom', 'ISSniper', 'ISThumper']) expect(value(gun, 'clan')).toBe(value(gun));
});

rule('TOE-bv-clan-mga', 'an array of Clan machine guns adds a tenth of its guns', () => {
  const guns = { tech: 'clan' as const, weapons: 'CLMG@RT*4; CLMGA@RT', ammo: 'Clan Machine Gun Ammo - Full@LT' };
  expect(only(mech(guns), 'weapon', 'Array')).toBe(2);
});

rule('TOE-bv-clan-streak-lrm', 'Streak LRMs are worth so much, and so much a ton', () => {
  const LAUNCHERS = [17, 34, 51, 68, 86, 103, 120, 137, 155, 173, 190, 207, 224, 241, 259, 276, 293, 310, 327, 345];
  const TONS = [2, 4, 7, 9, 11, 13, 15, 17, 19, 22, 24, 26, 28, 30, 32, 35, 37, 39, 41, 43];
  expect(LAUNCHERS.map((_, index) => value(`CLStreakLRM${index + 1}`, 'clan'))).toEqual(LAUNCHERS);
  expect(TONS.map((_, index) => ton(`CLStreakLRM${index + 1}`, `Clan Streak LRM ${index + 1} Ammo`))).toEqual(TONS);
  expect([5, 10, 15, 20].map(size => value(`CLOSStreakLRM${size}`, 'clan'))).toEqual([17, 35, 52, 69]);
});

rule('TOE-bv-aes', 'weapons and physical weapons in an arm with AES count 1.25 times', () => {
  const armed = mech({ weapons: 'Medium Laser@LA; Medium Laser@RA; LRM 5@LA', ammo: 'IS Ammo LRM-5@LT', gear: 'ISAES@LA; Hatchet@LA' });
  expect(step(armed, 'weapon', '(LA)').sort((a, b) => a - b)).toEqual([45 * 1.25, 46 * 1.25]);
  expect(step(armed, 'weapon', '(RA)')).toEqual([46]);
  expect(only(armed, 'offensiveItem', 'Hatchet')).toBe(10 * 1.5 * 1.25);
});

rule('TOE-bv-aes-footnote', 'the ammunition of weapons with AES stays as it is', () => {
  const armed = (gear?: string) => only(mech({ weapons: 'LRM 5@LA', ammo: 'IS Ammo LRM-5@LT', ...(gear ? { gear } : {}) }), 'ammunition');
  expect(armed('ISAES@LA')).toBe(armed());
});

rule('TOE-bv-chameleon-heat', 'the 6 heat of a chameleon shield counts', () => {
  expect(only(mech({ gear: 'Chameleon Light Polarization Shield@CT' }), 'heatEfficiency')).toBe(only(mech(), 'heatEfficiency') - 6);
});

rule('TOE-bv-null-sig-heat', 'the 10 heat of a null-signature system counts', () => {
  expect(only(mech({ gear: 'Mek Null Signature System@CT' }), 'heatEfficiency')).toBe(only(mech(), 'heatEfficiency') - 10);
});

rule('TOE-bv-bombast#1', 'a Bombast laser is counted with the most heat that it can make', () => {
  // Six and ten less two: the Bombast laser leaves nothing for the PPC, which it outranks.
  const hot = mech({ weapons: 'Bombast Laser@RT; Small Laser@LT', heatSinks: [10, 'Single'] });
  expect(only(hot, 'heatEfficiency')).toBe(14);
  expect(valued(hot).offense).toBe((137 + 9 + 50) * 1.12);
  const hotter = mech({ weapons: 'Bombast Laser@RT; ISERSmallLaser@LT*2', heatSinks: [10, 'Single'] });
  expect(valued(hotter).offense).toBeCloseTo((137 + 17 + 17 / 2 + 50) * 1.12);
});

rule('TOE-bv-drone', 'a drone counts its weapons 0.8, its ammunition in full and the whole 0.95', () => {
  const armed = { weapons: 'LRM 5@RT', ammo: 'IS Ammo LRM-5@RT', cockpit: 'Small' };
  const drone = mech({ ...armed, gear: 'ISDroneOperatingSystem@CT' });
  expect(only(drone, 'weapon')).toBe(45 * 0.8);
  expect(only(drone, 'ammunition')).toBe(only(mech(armed), 'ammunition'));
  const { total, defense, offense } = valued(drone);
  expect(total).toBe(Math.floor((defense + offense) * 0.95 + 0.5));
});

const vtol = (mounted: string): Unit =>
  tank({ motive: 'vtol', tons: 30, engine: [40, 'Fusion'], walk: 6, armor: { FR: 20, LS: 10, RS: 10, RR: 10, RO: 2 }, gear: mounted });

rule('TOE-bv-mast-mount', 'each thing in a mast mount counts ten more', () => {
  expect(only(vtol('ISMastMount@RO; ISGuardianECMSuite@RO'), 'defensiveItem')).toBe(71);
  expect(only(vtol('ISGuardianECMSuite@FR'), 'defensiveItem')).toBe(61);
});

rule('TOE-bv-footnote-m-mast', 'two things in a mast count ten more each', () => {
  expect(step(vtol('ISMastMount@RO; ISGuardianECMSuite@RO; BeagleActiveProbe@RO'), 'defensiveItem')).toEqual([71, 20]);
});

const HOT = 'Triple Strength Myomer@CT';
const swung = (gear: string, hot = false, tech: 'inner-sphere' | 'clan' = 'inner-sphere'): number =>
  only(mech({ tech, gear: hot ? `${gear}; ${HOT}` : gear }), 'offensiveItem');

rule('TOE-bv-max-damage-footnote', 'physical weapons are worth the most damage that they can do', () => {
  expect(swung('Mace@RA')).toBe(13);
  expect(swung('Mace@RA', true)).toBe(26);
});

rule('TOE-bv-is-melee-mark', 'chain whips, claws, lances and maces count by their most damage', () => {
  for (const weapon of ['Chain Whip@RA', 'ISClaw@RA', 'IS Lance@RA', 'Mace@RA']) expect(swung(weapon, true)).toBe(swung(weapon) * 2);
});

rule('TOE-bv-clan-melee-mark', 'claws, talons and ProtoMech weapons count by their most damage', () => {
  for (const weapon of ['ISClaw@RA', 'Talons@LL']) expect(swung(weapon, true, 'clan')).toBe(swung(weapon, false, 'clan') * 2);
  const proto = (tons: number) =>
    ({ ...changed('Roc'), tons, mounts: [{ kind: 'equipment', item: 'ProtoMeleeWeapon', at: 'LA' }] }) as const;
  expect(only(proto(10), 'offensiveItem')).toBeGreaterThan(only(proto(5), 'offensiveItem'));
});

rule('TOE-bv-mixed-c3', 'in a mixed network each unit counts by its own kind of C3', () => {
  const plain = mech({ gear: 'ISC3SlaveUnit@CT' });
  const boosted = mech({ gear: 'ISC3BoostedSystemSlaveUnit@CT' });
  const field = (unit: Unit) => ({ unit, gunnery: 4, piloting: 5, network: 'one' });
  const both = worth(plain) + worth(boosted);
  const [first, second] = forceValue([field(plain), field(boosted)]).units;
  expect(first!.total).toBe(Math.floor(worth(plain) + both * 0.05 + 0.5));
  expect(second!.total).toBe(Math.floor(worth(boosted) + both * 0.07 + 0.5));
});

rule('TOE-force-size-deleted', 'unequal numbers change nothing: a force is the sum of its units', () => {
  const field = (unit: Unit) => ({ unit, gunnery: 4, piloting: 5 });
  const few = forceValue([field(mech())]).total;
  expect(forceValue(Array.from({ length: 7 }, () => field(mech()))).total).toBe(7 * few);
});

rule('TOE-non-fusion-mech-bv', 'a machine without a reactor counts the heat sinks that its engine gives', () => {
  const fusion = mech({ heatSinks: [10, 'Single'] });
  const burning = mech({ engine: [200, 'ICE'], heatSinks: [0, 'Single'] });
  expect(only(fusion, 'heatEfficiency') - only(burning, 'heatEfficiency')).toBe(10);
});
