import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { mech, only, step, valued, worth } from '../designs.fixture.ts';
import { forceValue } from './force.ts';

const DRONE = 'ISDroneOperatingSystem@CT';
rule('TOE-bv-drone#1', 'weapons of a drone count 0.8, its ammunition in full', () => {
  const armed = { weapons: 'LRM 5@RT', ammo: 'IS Ammo LRM-5@RT' };
  expect([only(mech(armed), 'weapon'), only(mech({ ...armed, gear: DRONE }), 'weapon')]).toEqual([45, 36]);
  expect(only(mech({ ...armed, gear: DRONE }), 'ammunition')).toBe(only(mech(armed), 'ammunition'));
});
rule('TOE-bv-drone#2', 'the whole counts 0.95, whatever cockpit it has', () => {
  for (const cockpit of ['Small', 'Standard']) {
    const { total, defense, offense } = valued(mech({ cockpit, gear: DRONE }));
    expect(total).toBe(Math.floor((defense + offense) * 0.95 + 0.5));
  }
});
const VOID = 'Mek Void Signature System@CT';
const factor = (walk: number, gear?: string) =>
  only(mech({ walk, engine: [walk * 50, 'Fusion'], ...(gear ? { gear } : {}) }), 'defensiveFactor');
rule('TOE-bv-void-sig#1', 'the higher of the own modifier and three', () => {
  expect([factor(4), factor(4, VOID)]).toEqual([1.2, 1.3]);
  expect([factor(7), factor(7, VOID)]).toEqual([1.4, 1.4]);
});
rule('TOE-bv-void-sig#2', 'where they are equal, one more', () => expect([factor(5), factor(5, VOID)]).toEqual([1.3, 1.4]));

rule('TOE-bv-clan-footnotes#1', 'an armored thing counts a twentieth of its value for each slot, or five points', () => {
  const armor = { LA: 12, RA: 12, LL: 16, RL: 16, CT: 10 };
  const armored = mech({ weapons: 'ISERLargeLaser (A)@LA; Medium Laser@RA', gear: 'Jump Jet (A)@LL', armor });
  expect([
    step(armored, 'defensiveItem', 'Large Laser'),
    step(armored, 'defensiveItem', 'Jump Jet'),
    step(armored, 'defensiveItem', 'Medium Laser'),
  ]).toEqual([[163 * 0.05 * 2], [5], []]);
});
rule('TOE-bv-clan-footnotes#2', 'Artemis V raises its launcher by three tenths', () => {
  const value = (gear?: string) =>
    only(mech({ tech: 'clan', weapons: 'CLLRM10@RT', ammo: 'Clan Ammo LRM-10@LT', ...(gear ? { gear } : {}) }), 'weapon');
  expect(value('CLArtemisV@RT')).toBeCloseTo(value() * 1.3);
});
rule('TOE-bv-clan-footnotes#3', 'CASE II is worth nothing itself', () => {
  const carrier = (gear: string) => worth(mech({ tech: 'clan', weapons: 'CLLRM10@RT', ammo: 'Clan Ammo LRM-10@RL', gear }));
  expect(carrier('CLArtemisV@RT; CLCASEII@LT')).toBe(carrier('CLArtemisV@RT'));
});
rule('TOE-bv-clan-footnotes#4', 'an array of machine guns adds a tenth of its guns', () => {
  const guns = (count: number) =>
    mech({
      tech: 'clan',
      weapons: `CLMG@RT*${count}; CLMGA@RT; CLLRM10@LT`,
      gear: 'CLArtemisV@LT',
      ammo: 'Clan Machine Gun Ammo - Full@LT',
    });
  expect([only(guns(4), 'weapon', 'Array'), only(guns(2), 'weapon', 'Array')]).toEqual([2, 1]);
});

const plain = mech({ gear: 'ISC3SlaveUnit@CT' });
const boosted = mech({ gear: 'ISC3BoostedSystemSlaveUnit@CT' });
const network = (...units: readonly Unit[]) =>
  forceValue(units.map(unit => ({ unit, gunnery: 4, piloting: 5, network: 'one' }))).units.map(({ total }) => total);
rule('TOE-bv-mixed-c3#1', 'in a mixed network each counts by its own kind', () => {
  const both = worth(plain) + worth(boosted);
  expect(network(plain, boosted)).toEqual([Math.floor(worth(plain) + both * 0.05 + 0.5), Math.floor(worth(boosted) + both * 0.07 + 0.5)]);
});
rule('TOE-bv-mixed-c3#2', 'five hundredths of the network for a common one, seven for a boosted one', () => {
  const each = (unit: Unit, share: number) => Math.floor(worth(unit) + 2 * worth(unit) * share + 0.5);
  expect(network(plain, plain)).toEqual([each(plain, 0.05), each(plain, 0.05)]);
  expect(network(boosted, boosted)).toEqual([each(boosted, 0.07), each(boosted, 0.07)]);
});
