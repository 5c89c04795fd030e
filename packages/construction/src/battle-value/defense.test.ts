import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { mech, only, platoon, step, suits, tank, valued } from '../designs.fixture.ts';

const LIMBED = { LA: 12, RA: 12 } as const;

rule('TOE-bv-mech-engine-table', 'large and XXL engines leave so much of the structure', () => {
  const share = (rating: number, type: 'Fusion' | 'Light' | 'XL' | 'XXL', clan = false) =>
    only(mech({ engine: [rating, type], tons: 100, tech: clan ? 'clan' : 'inner-sphere' }), 'engineModifier');
  expect([share(405, 'Fusion'), share(405, 'Light'), share(405, 'XL'), share(405, 'XL', true)]).toEqual([1, 0.75, 0.5, 0.75]);
  expect([share(300, 'XXL'), share(300, 'XXL', true), share(405, 'XXL'), share(405, 'XXL', true)]).toEqual([0.25, 0.5, 0.25, 0.5]);
});

rule('TOE-bv-structure-composite', 'composite structure counts half', () => {
  expect(only(mech({ structureType: 'Composite' }), 'structureModifier')).toBe(0.5);
  expect(only(mech(), 'structureModifier')).toBe(1);
});

rule('TOE-bv-void-sig', 'a void-signature system is worth +3, or one more than an equal modifier', () => {
  const factor = (walk: number, gear?: string) =>
    only(mech({ walk, engine: [walk * 50, 'Fusion'], ...(gear ? { gear } : {}) }), 'defensiveFactor');
  const VOID = 'Mek Void Signature System@CT';
  expect([factor(4), factor(4, VOID)]).toEqual([1.2, 1.3]);
  expect([factor(5), factor(5, VOID)]).toEqual([1.3, 1.4]);
  expect([factor(7), factor(7, VOID)]).toEqual([1.4, 1.4]);
  expect(only(mech({ gear: VOID }), 'heatEfficiency')).toBe(only(mech(), 'heatEfficiency') - 10);
});

rule('TOE-bv-modular-stealth', 'stealth armor counts in full under modular armor', () => {
  const stealthy = mech({ armorType: 'Stealth' });
  expect(only(mech({ armorType: 'Stealth', gear: 'ISModularArmor@CT' }), 'defensiveFactor')).toBe(only(stealthy, 'defensiveFactor'));
  expect(only(stealthy, 'defensiveFactor')).toBeCloseTo(only(mech(), 'defensiveFactor') + 0.2);
});

rule('TOE-bv-modular-speed', 'modular armor slows nothing in a Battle Value', () => {
  // Five points of walking would be four, and the modifier one less.
  const design = { walk: 5, engine: [250, 'Fusion'] as const };
  const modular = mech({ ...design, gear: 'ISModularArmor@CT' });
  expect(only(modular, 'defensiveFactor')).toBe(1.3);
  expect(only(modular, 'speedPoints')).toBe(only(mech(design), 'speedPoints'));
});

rule('TOE-bv-myomer-booster', 'the points of a myomer booster count in both factors', () => {
  const boosted = suits({ tech: 'clan', jump: 0, motive: 'foot', walk: 1, gear: 'CLBAMyomerBooster@Squad' });
  const plain = suits({ tech: 'clan', jump: 0, motive: 'foot', walk: 1 });
  expect([only(plain, 'speedPoints'), only(boosted, 'speedPoints')]).toEqual([1, 3]);
  expect([only(plain, 'defensiveFactor'), only(boosted, 'defensiveFactor')]).toEqual([1.1, 1.2]);
});

rule('TOE-bv-ba-reflective-reactive', 'reflective and reactive suits count as fire-resistant ones', () => {
  const factor = (armorType: string) => only(suits({ armorType, tech: 'clan' }), 'armorFactor');
  expect(factor('BA Reactive (Blazer)')).toBe(factor('BA Fire Resistant'));
  expect(factor('BA Laser Reflective (Reflec/Glazed)')).toBe(factor('BA Fire Resistant'));
  expect(factor('BA Standard (Basic)')).toBe(2.5);
});

rule('TOE-bv-angel-ecm-ba', 'Angel ECM on suits adds two where ECM adds one', () => {
  expect(only(suits(), 'structurePoints')).toBe(1);
  expect(only(suits({ gear: 'IS BA ECM@Squad' }), 'structurePoints')).toBe(2);
  expect(only(suits({ gear: 'BAISAngelECMSuite@Squad' }), 'structurePoints')).toBe(3);
});

rule('TOE-bv-dest-suit', 'a DEST suit adds 0.2 to the defensive factor', () => {
  expect(only(platoon(), 'defensiveFactor')).toBe(1);
  expect(only(platoon({}, { dest: true }), 'defensiveFactor')).toBe(1.2);
});

rule('TOE-bv-infantry-defensive-factor', 'the defense of a platoon is multiplied by the whole factor, suits and all', () => {
  const sneaking = platoon({ motive: 'jump', jump: 3 }, { sneak: ['camo'] });
  expect(only(sneaking, 'defensiveFactor')).toBeCloseTo(1 + 0.2 + 0.2);
  expect(valued(sneaking).defense).toBeCloseTo(28 * 1.5 * 1.4);
});

rule('TOE-bv-unit-type-jump', 'foot, beast-mounted and jump troops share a row of the type modifiers', () => {
  const factor = (motive: 'foot' | 'jump' | 'beast') => {
    const unit = platoon({ motive, ...(motive === 'jump' ? { jump: 3 } : {}) }, motive === 'beast' ? { beast: 'Horse' } : {});
    const sum = valued(unit).steps.find(({ name }) => name === 'battleValue');
    return sum?.answer.terms.find(term => term.rule === 'TOE-bv-unit-type-jump')?.value;
  };
  expect([factor('foot'), factor('jump'), factor('beast')]).toEqual([1, 1, 1]);
  const riding = valued(platoon({ motive: 'motorized' })).steps.find(({ name }) => name === 'battleValue');
  expect(riding?.answer.terms.some(term => term.rule === 'TOE-bv-unit-type-jump')).toBe(false);
});

rule('TOE-bv-ew-equipment', 'EW equipment counts 39 in defense and nothing in offense', () => {
  const carrier = tank({ gear: 'ISElectronicWarfareEquipment@BD' });
  expect(step(carrier, 'defensiveItem')).toEqual([39]);
  expect(step(carrier, 'offensiveItem')).toEqual([]);
});

rule('TOE-bv-clan-watchdog', 'a Watchdog suite counts 68 in defense and nothing in offense', () => {
  const carrier = mech({ tech: 'clan', gear: 'WatchdogECMSuite@CT' });
  expect(step(carrier, 'defensiveItem')).toEqual([68]);
  expect(step(carrier, 'offensiveItem')).toEqual([]);
});

rule('TOE-bv-mass', 'MASS counts 9 in defense', () => {
  expect(step(mech({ gear: 'ISMASS@HD' }), 'defensiveItem')).toEqual([9]);
  expect(step(mech({ gear: 'ISMASS@HD' }), 'offensiveItem')).toEqual([]);
});

rule('TOE-bv-clan-mass', 'MASS of the Clans counts 9 in defense', () => {
  expect(step(mech({ tech: 'clan', gear: 'ISMASS@HD' }), 'defensiveItem')).toEqual([9]);
});

rule('TOE-bv-mpod', 'an M-Pod counts in defense and explodes', () => {
  const carrier = mech({ weapons: 'ISMPod@LL' });
  expect(step(carrier, 'defensiveItem', 'M-Pod')).toEqual([5]);
  expect(step(carrier, 'explosion', 'M-Pod')).toEqual([1]);
  expect(step(carrier, 'weapon')).toEqual([]);
});

rule('TOE-bv-taser-explodes', 'a BattleMech Taser explodes: a point for each slot', () => {
  expect(step(mech({ weapons: 'Mek Taser@RT' }), 'explosion')).toEqual([3]);
});

rule('TOE-bv-is-explodes-marks', 'PPCs with capacitors and three Gauss weapons explode', () => {
  expect(step(mech({ weapons: 'PPC@RT' }), 'explosion')).toEqual([]);
  expect(step(mech({ weapons: 'PPC@RT', gear: 'PPC Capacitor@RT' }), 'explosion')).toEqual([3, 1]);
  const gauss = (id: string) => step(mech({ weapons: `${id}@RT` }), 'explosion');
  expect([gauss('ISImprovedHeavyGaussRifle'), gauss('ISMagshotGR'), gauss('ISSBGR')]).toEqual([[11], [2], [7]]);
});

rule('TOE-bv-footnote-k', 'what the table marks with K explodes when it is damaged', () => {
  const marked = valued(mech({ weapons: 'ISMagshotGR@RT' })).steps.find(({ name }) => name === 'explosion');
  expect(marked?.answer.terms[0]?.rule).toBe('TOE-bv-is-explodes-marks');
  expect(step(tank({ gear: 'ISElectronicWarfareEquipment@BD' }), 'explosion')).toEqual([]);
});

rule('TOE-bv-clan-xxl', 'ammunition beside a Clan XXL engine costs 15 points a slot although there is CASE', () => {
  const clan = (type: 'XL' | 'XXL') => step(mech({ tech: 'clan', engine: [200, type], ammo: 'Clan Ammo LRM-10@LT' }), 'explosion');
  expect([clan('XL'), clan('XXL')]).toEqual([[], [15]]);
});

rule('TOE-bv-case-ii', 'CASE II takes the points back in its location and in the arm outside it', () => {
  const loaded = (at: string, gear?: string) =>
    step(mech({ engine: [200, 'XL'], ammo: `IS Ammo LRM-5@${at}`, ...(gear ? { gear } : {}) }), 'explosion');
  expect([loaded('LT'), loaded('LT', 'ISCASEII@LT'), loaded('LA'), loaded('LA', 'ISCASEII@LT')]).toEqual([[15], [0], [15], [0]]);
});

rule('TOE-bv-case-ii-entry', 'legs get nothing from the CASE II of a torso', () => {
  const leg = (gear: string) => step(mech({ ammo: 'IS Ammo LRM-5@LL', gear }), 'explosion');
  expect([leg('ISCASEII@LT'), leg('ISCASEII@LL')]).toEqual([[15], [0]]);
});

rule('TOE-bv-blue-shield-example', 'a Thunderbolt without CASE loses seven points to its Blue Shield', () => {
  const shielded = (gear: string) => only(mech({ tons: 65, engine: [260, 'Fusion'], gear }), 'blueShieldExposure');
  expect(shielded('Blue Shield Particle Field Damper@CT')).toBe(7);
  expect(shielded('Blue Shield Particle Field Damper@CT; ISCASE@LT')).toBe(5);
});

rule('TOE-bv-clan-footnotes', 'component armor counts 5 percent of an item for each slot, or five points', () => {
  const armored = mech({ weapons: 'ISERLargeLaser (A)@LA; Medium Laser@RA', gear: 'Jump Jet (A)@LL', armor: { ...LIMBED, CT: 10 } });
  expect(step(armored, 'defensiveItem', 'Large Laser')).toEqual([163 * 0.05 * 2]);
  expect(step(armored, 'defensiveItem', 'Jump Jet')).toEqual([5]);
  expect(step(armored, 'defensiveItem', 'Medium Laser')).toEqual([]);
});

rule('TOE-bv-torso-cockpit', 'a cockpit in the torso multiplies the whole value by 0.95', () => {
  const { total, defense, offense } = valued(mech({ cockpit: 'Torso-Mounted' }));
  expect(total).toBe(Math.floor((defense + offense) * 0.95 + 0.5));
});
