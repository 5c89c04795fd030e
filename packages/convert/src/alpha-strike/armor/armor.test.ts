import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { bubbles } from '../card.ts';
import { companion, current, fighter, mech, mounts, platoon, rulesOf, ship, specials, suits, support, vehicle } from '../units.fixture.ts';
import { ARMOR_RULES } from './armor.ts';

const wearing = (type: string, points = 120) => mech({ armor: { type, tech: 'inner-sphere', front: { CT: points }, rear: {} } });
const armorOf = (type: string, points?: number) => companion(wearing(type, points)).armor;
const condor = vehicle({ armor: { type: 'Standard', tech: 'inner-sphere', front: { FR: 31, RS: 21, LS: 21, RR: 14, TU: 20 }, rear: {} } });
const total = (unit: Parameters<typeof companion>[0]) =>
  companion(unit)
    .why.armor!.terms.filter(term => term.stage === undefined)
    .reduce((sum, term) => sum + term.value, 0);

rule('ASC-conv-armor-factor-sum', 'front and rear of all locations are added, structure is not', () => {
  const unit = mech({
    armor: { type: 'Standard', tech: 'inner-sphere', front: { CT: 30, LT: 20, RT: 20 }, rear: { CT: 10, LT: 5, RT: 5 } },
  });
  expect(total(unit)).toBe(90);
  expect(companion(unit).armor).toBe(3);
});
rule('ASC-conv-armor-single-unit', 'Condor has 107 points', () => expect(total(condor)).toBe(107));
rule('ASC-conv-armor-ba-total', 'four Void suits of 5 have 20 points', () => expect(total(suits())).toBe(20));
rule('ASC-conv-armor-special-first', '100 points of hardened armor count 200 before they are divided', () =>
  expect(armorOf('Hardened', 100)).toBe(7),
);
rule('ASC-conv-armor-divide-30', 'Condor 107 / 30 is 4, Void 20 / 30 is 1', () => {
  expect(companion(condor).armor).toBe(4);
  expect(companion(suits()).armor).toBe(1);
});
rule('ASC-conv-armor-bubbles', 'a white bubble for each point', () => {
  expect(
    bubbles(companion(condor))
      .split('')
      .filter(bubble => bubble === '○'),
  ).toHaveLength(4);
});
rule('ASC-conv-armor-threshold', 'Rusalka with armor 7 has 3, Merlin with armor 29 has 3', () => {
  expect(companion(fighter()).armor).toBe(7);
  expect(companion(fighter()).threshold).toBe(3);
  expect(companion(ship()).armor).toBe(29);
  expect(companion(ship()).threshold).toBe(3);
  expect(companion(mech()).threshold).toBeUndefined();
});
const agamemnon = ship({
  kind: 'warship',
  tons: 870_000,
  armor: { type: 'Ferro-Carbide', tech: 'inner-sphere', front: { NOS: 57, FLS: 55, FRS: 55, ALS: 52, ARS: 52, AFT: 53 }, rear: {} },
});
rule('ASC-conv-armor-capital', 'Agamemnon with 324 points of capital armor has 107', () => expect(companion(agamemnon).armor).toBe(107));
rule('ASC-conv-armor-capital-threshold', 'Agamemnon’s threshold divides by arcs like all others: 9', () => {
  expect(companion(agamemnon).threshold).toBe(9);
});
rule('ASC-conv-armor-ci-by-troops', 'fewer troopers, less armor', () => {
  const few = platoon({ platoon: { squads: 2, squadSize: 5, primary: 'InfantryAssaultRifle', secondaries: 0 } });
  expect([companion(platoon()).armor, companion(few).armor]).toEqual([2, 1]);
});
rule('ASC-conv-armor-ci-default-divisor', 'without a divisor 1 is used: 28 / 15 is 2', () => expect(companion(platoon()).armor).toBe(2));
rule('ASC-conv-armor-ci-mechanized', 'a hover platoon of divisor 3 counts 1.5', () => {
  const hover = platoon({
    motive: 'hover',
    platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0, armorDivisor: 3 },
  });
  expect(companion(hover).armor).toBe(3);
});
rule('ASC-conv-armor-ci-formula', 'divisors 1, 2 and a halved 3 give 2, 4 and 3', () => {
  const troops = (armorDivisor: number) =>
    platoon({ platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0, armorDivisor } });
  expect([1, 2].map(divisor => companion(troops(divisor)).armor)).toEqual([2, 4]);
  expect(companion({ ...troops(3), motive: 'hover' }).armor).toBe(3);
});
rule('ASC-conv-armor-ci-no-type-mods', 'no kind of armor changes a platoon', () => {
  expect(companion(platoon({ armor: { type: 'Hardened', tech: 'inner-sphere', front: {}, rear: {} } })).armor).toBe(2);
});
rule('ASC-conv-armor-ablation', 'ablation counts as it is and gives ABA', () => {
  expect(armorOf('Anti-Penetrative Ablation')).toBe(4);
  expect(specials(companion(wearing('Anti-Penetrative Ablation')))).toContain('ABA');
});
rule('ASC-conv-armor-ballistic', 'ballistic-reinforced armor gives BRA', () => {
  expect(specials(companion(wearing('Ballistic-Reinforced')))).toContain('BRA');
  expect(armorOf('Ballistic-Reinforced')).toBe(4);
});
const barred = (bar: number) => support({ armor: { type: `BAR ${bar} Armor`, tech: 'inner-sphere', front: { FR: 150 }, rear: {} } });
rule('ASC-conv-armor-bar', 'BAR 7 counts seven tenths: 150 make 105, armor 4', () => {
  expect(companion(barred(7)).armor).toBe(4);
  expect(companion(barred(10)).armor).toBe(5);
});
rule('ASC-conv-armor-bar-special', 'below 10 the unit is BAR', () => {
  expect(specials(companion(barred(9)))).toContain('BAR');
  expect(specials(companion(barred(10)))).not.toContain('BAR');
});
rule('ASC-conv-armor-commercial', 'commercial armor counts half and is BAR', () => {
  expect(armorOf('Commercial')).toBe(2);
  expect(specials(companion(wearing('Commercial')))).toContain('BAR');
});
rule('ASC-conv-armor-ferro-lamellor', '100 points count 120 and give CR', () => {
  expect([armorOf('Ferro-Lamellor', 100), armorOf('Standard', 100)]).toEqual([4, 3]);
  expect(specials(companion(wearing('Ferro-Lamellor')))).toContain('CR');
});
rule('ASC-conv-armor-hardened', 'hardened armor counts double and gives CR', () => {
  expect(armorOf('Hardened')).toBe(8);
  expect(specials(companion(wearing('Hardened')))).toContain('CR');
});
rule('ASC-conv-armor-heat-dissipating', 'heat-dissipating armor gives FR', () => {
  expect(specials(companion(wearing('Heat-Dissipating')))).toContain('FR');
  expect(armorOf('Heat-Dissipating')).toBe(4);
});
rule('ASC-conv-armor-impact', 'impact-resistant armor gives IRA', () => {
  expect(specials(companion(wearing('Impact-Resistant')))).toContain('IRA');
  expect(armorOf('Impact-Resistant')).toBe(4);
});
rule('ASC-conv-armor-modular', 'each ton of modular armor adds 10 points', () => {
  expect(companion(mech({ mounts: mounts('ISModularArmor@LT*3') })).armor).toBe(5);
});
rule('ASC-conv-armor-reflective', '120 points of reflective armor count 90', () => {
  expect(armorOf('Reflective')).toBe(3);
  expect(current(wearing('Reflective')).armor).toBe(4);
  expect(specials(companion(wearing('Reflective')))).toContain('RFA');
});
rule('ASC-conv-armor-reactive', '120 points of reactive armor count 90', () => {
  expect(armorOf('Reactive')).toBe(3);
  expect(current(wearing('Reactive')).armor).toBe(4);
  expect(specials(companion(wearing('Reactive')))).toContain('RCA');
});
const patchwork = mech({
  armor: {
    type: 'Patchwork',
    tech: 'inner-sphere',
    front: { CT: 40, LA: 20, HD: 30 },
    rear: {},
    patches: { CT: 'Hardened', LA: 'Reflective', HD: 'Standard' },
  },
});
rule('ASC-conv-armor-patchwork', '40 hardened, 20 reflective and 30 plain points make 125: armor 4', () => {
  expect(companion(patchwork).armor).toBe(4);
  expect(rulesOf(companion(patchwork), 'armor')).toContain('ASC-conv-armor-hardened');
});
rule('ASC-conv-armor-patchwork-no-specials', 'a patchwork gives none of the abilities', () => {
  expect(specials(companion(patchwork))).not.toContain('CR');
  expect(specials(companion(patchwork))).not.toContain('RFA');
});
rule('ASC-conv-armor-ms-sections', 'each hex of a mobile structure is a section with armor of its own', () => {
  const fortress = vehicle({
    kind: 'mobile-structure',
    armor: { type: 'Standard', tech: 'inner-sphere', front: { A: 90, B: 60, C: 100 }, rear: {} },
    structure: { type: 'Standard', points: { A: 80, B: 40, C: 120 } },
  });
  expect(companion(fortress).sections!.map(section => section.armor)).toEqual([3, 2, 3]);
});
rule('ASC-tbl-armor-types', 'the kinds of armor that count otherwise', () => {
  const altered = ['Standard', 'Hardened', 'Ferro-Lamellor', 'Commercial', 'Reflective', 'Reactive', 'Ferro-Fibrous'].map(type =>
    armorOf(type, 300),
  );
  expect(altered).toEqual([10, 20, 12, 5, 8, 8, 10]);
  expect(ARMOR_RULES.filter(({ tenths }) => tenths).length).toBe(6);
});
