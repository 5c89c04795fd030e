import { rule } from '@sortie/testkit';
import { expect, it } from 'vitest';
import { mech, only, platoon, suits, tank, valued, withMounts, worth } from '../designs.fixture.ts';

it('a value that is printed on a sheet stands instead of the one that is worked out', () => {
  const printed = { ...mech({ cockpit: 'Small' }), lore: [['bv', '815']] as const };
  expect(worth(printed)).toBe(815);
  expect(worth({ ...printed, lore: [['bv', '0']] })).toBe(worth(mech({ cockpit: 'Small' })));
});

it('a kit that lets heat sinks run beyond their limits adds a hundredth', () => {
  const plain = mech();
  const { defense, offense } = valued(plain);
  expect(worth({ ...plain, lore: [['heat sink kit', 'RISC Heat Sink Override Kit']] })).toBe(Math.round((defense + offense) * 1.01));
});

rule('TOE-bv-clan-footnotes', 'an armored slot of the machine itself counts 5 points, of its gyro a twentieth of its value', () => {
  const slots = {
    HD: ['Life Support', 'Cockpit (ARMORED)'],
    CT: ['Gyro (armored)', 'Gyro (armored)', 'Fusion Engine', 'ISCASE (ARMORED)'],
  };
  expect(only({ ...mech(), slots }, 'armoredSystems')).toBe(5 + 2 * 0.05 * 25);
});

it('an engine reaches less far into the sides of a superheavy machine', () => {
  const share = (tons: number): number => only(mech({ tons, engine: [200, 'XL'] }), 'engineModifier');
  expect([share(100), share(150)]).toEqual([0.5, 0.75]);
});

it('bays for bombs count like ammunition, autocannons of high velocity one point', () => {
  expect(only(mech({ gear: 'Bomb Bay@LT' }), 'explosion')).toBe(15);
  expect(only(mech({ weapons: 'Hyper Velocity Auto Cannon/10@CT' }), 'explosion')).toBe(1);
});

rule('TOE-bv-drone', 'the capacitor of a drone counts in full', () => {
  const guns = { weapons: 'Light PPC@RT', gear: 'PPC Capacitor@RT; ISDroneOperatingSystem@CT' };
  expect(only(mech(guns), 'weapon')).toBeCloseTo(88 * 0.8 + 44);
});

it('weapons of foot troops count on a small machine too, less without fire control', () => {
  const cycle = (gear?: string) =>
    withMounts(tank({ kind: 'support-vehicle', tons: 2, engine: [10, 'ICE'], ...(gear ? { gear } : {}) }), {
      kind: 'sidearm',
      item: 'Support Laser',
      at: 'FR',
    });
  expect(only(cycle(), 'mountedArm')).toBeCloseTo(6.02 * 0.8);
  expect(only(cycle('Advanced Fire Control@BD'), 'mountedArm')).toBe(6.02);
});

it('suits that hide count by what they hide, whether a kit or a sheet says so', () => {
  const factor = (item: string): number => only(withMounts(platoon(), { kind: 'equipment', item, at: 'TPRS' }), 'defensiveFactor');
  expect([factor('Sneak Suit (Camo)'), factor('Sneak Suit (Camo/IR/ECM)'), factor('DEST Infiltration Suit')]).toEqual([1.2, 1.5, 1.2]);
  expect(only(platoon({}, { sneak: ['ecm'] }), 'defensiveFactor')).toBe(1.1);
});

it('heavy clothes protect twice and keep troops from climbing; a tough skin adds one', () => {
  const rifles = platoon({}, { primary: 'InfantryAssaultRifle' });
  const dressed = withMounts(rifles, { kind: 'equipment', item: 'Environment Suit, Hostile', at: 'TPRS' });
  expect([only(rifles, 'structureModifier'), only(dressed, 'structureModifier')]).toEqual([1, 2]);
  expect(only(rifles, 'troopWeapons')).toBeCloseTo(2 * only(dressed, 'troopWeapons'));
  expect(only(platoon({}, { augmentations: ['dermal_armor'] }), 'structureModifier')).toBe(2);
});

it('suits that are built to dive do not climb', () => {
  const armed = { weapons: 'CLBAERMicroLaser@Squad/RA', gear: 'BABattleClaw@Squad/LA' };
  expect(valued(suits(armed)).steps.filter(({ name }) => name === 'weapon')).toHaveLength(2);
  expect(valued(suits({ ...armed, motive: 'umu' })).steps.filter(({ name }) => name === 'weapon')).toHaveLength(1);
});
