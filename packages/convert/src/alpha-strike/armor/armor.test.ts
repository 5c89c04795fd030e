import type { Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { bubbles } from '../card.ts';
import {
  companion,
  current,
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

const wearing = (type: string, points = 120) => mech({ armor: { type, tech: 'inner-sphere', front: { CT: points }, rear: {} } });
const armorOf = (type: string, points?: number) => companion(wearing(type, points)).armor;
const condor = vehicle({ armor: { type: 'Standard', tech: 'inner-sphere', front: { FR: 31, RS: 21, LS: 21, RR: 14, TU: 20 }, rear: {} } });
const total = (unit: Parameters<typeof companion>[0]) =>
  companion(unit)
    .why.armor!.terms.filter(term => term.stage === undefined)
    .reduce((sum, term) => sum + term.value, 0);

const agamemnon = ship({
  kind: 'warship',
  tons: 870_000,
  armor: { type: 'Ferro-Carbide', tech: 'inner-sphere', front: { NOS: 57, FLS: 55, FRS: 55, ALS: 52, ARS: 52, AFT: 53 }, rear: {} },
});
rule('ASC-conv-armor-factor-sum#1', 'front and rear of all locations are added, structure is not', () => {
  const unit = mech({
    armor: { type: 'Standard', tech: 'inner-sphere', front: { CT: 30, LT: 20, RT: 20 }, rear: { CT: 10, LT: 5, RT: 5 } },
  });
  expect(total(unit)).toBe(90);
  expect(companion(unit).armor).toBe(3);
});
rule('ASC-conv-armor-single-unit#1', 'one machine counts, of a ProtoMech as of a tank', () => {
  expect([total(protomech()), total(vehicle()), total(fighter())]).toEqual([20, 120, 210]);
});
rule('ASC-conv-armor-single-unit#2', 'Condor has 107 points', () => expect(total(condor)).toBe(107));
rule('ASC-conv-armor-ba-total#1', 'all suits together, without the one for who wears it', () => {
  expect([total(suits({ troopers: 4 })), total(suits({ troopers: 6 }))]).toEqual([20, 30]);
});
rule('ASC-conv-armor-ba-total#2', 'four Void suits of 5 have 20 points', () => expect(total(suits())).toBe(20));
rule('ASC-conv-armor-special-first#1', '100 points of hardened armor count 200 before they are divided', () =>
  expect(armorOf('Hardened', 100)).toBe(7),
);
rule('ASC-conv-armor-divide-30#1', 'a thirtieth, rounded to the nearest', () => {
  expect([44, 45, 74, 75].map(points => armorOf('Standard', points))).toEqual([1, 2, 2, 3]);
});
rule('ASC-conv-armor-divide-30#2', 'Condor 107 / 30 is 4, Void 20 / 30 is 1', () => {
  expect(companion(condor).armor).toBe(4);
  expect(companion(suits()).armor).toBe(1);
});
rule('ASC-conv-armor-divide-30#3', 'but not for platoons and not for capital armor', () => {
  expect(companion(platoon()).armor).toBe(2);
  expect(companion(agamemnon).armor).toBe(107);
  expect(rulesOf(companion(condor), 'armor')).toContain('ASC-conv-armor-divide-30');
  for (const unit of [platoon(), agamemnon]) expect(rulesOf(companion(unit), 'armor')).not.toContain('ASC-conv-armor-divide-30');
});
rule('ASC-conv-armor-bubbles#1', 'a white bubble for each point', () => {
  expect(
    bubbles(companion(condor))
      .split('')
      .filter(bubble => bubble === '○'),
  ).toHaveLength(4);
});
const plated = (unit: (armor: Unit['armor']) => Unit, points: number) =>
  companion(unit({ type: 'Standard', tech: 'inner-sphere', front: { NOS: points }, rear: {} })).threshold;
rule('ASC-conv-armor-threshold#1', 'armor by 3 and by the arcs, rounded up; who does not fly has none', () => {
  expect([60, 90, 120].map(points => plated(armor => fighter({ armor }), points))).toEqual([1, 1, 2]);
  expect([360, 390].map(points => plated(armor => ship({ armor }), points))).toEqual([1, 2]);
  expect(companion(mech()).threshold).toBeUndefined();
});
rule('ASC-conv-armor-threshold#2', 'a fighter has one arc, small craft and all larger ones four', () => {
  expect(plated(armor => fighter({ armor }), 360)).toBe(4);
  expect(plated(armor => fighter({ armor, kind: 'conventional-fighter' }), 360)).toBe(4);
  for (const kind of ['small-craft', 'dropship'] as const) expect(plated(armor => ship({ armor, kind }), 360)).toBe(1);
});
rule('ASC-conv-armor-threshold#3', 'Rusalka with armor 7 has 3, Merlin with armor 29 has 3', () => {
  expect([companion(fighter()).armor, companion(fighter()).threshold]).toEqual([7, 3]);
  expect([companion(ship()).armor, companion(ship()).threshold]).toEqual([29, 3]);
});
rule('ASC-conv-armor-capital#1', 'capital armor counts a third, of JumpShips, stations and WarShips', () => {
  for (const kind of ['jumpship', 'space-station', 'warship'] as const)
    expect(companion(ship({ kind, armor: { type: 'Standard', tech: 'inner-sphere', front: { NOS: 50, AFT: 50 }, rear: {} } })).armor).toBe(
      33,
    );
});
rule('ASC-conv-armor-capital#2', 'Agamemnon with 324 points of capital armor has 107', () => expect(companion(agamemnon).armor).toBe(107));
rule('ASC-conv-armor-capital-threshold#1', 'who wears it has a threshold', () => {
  for (const kind of ['jumpship', 'space-station', 'warship'] as const) expect(companion({ ...agamemnon, kind }).threshold).toBe(9);
});
rule('ASC-conv-armor-capital-threshold#2', 'Agamemnon’s threshold divides by arcs like all others: 9', () => {
  expect(companion(agamemnon).threshold).toBe(9);
});
rule('ASC-conv-armor-ci-by-troops#1', 'fewer troopers, less armor', () => {
  const few = platoon({ platoon: { squads: 2, squadSize: 5, primary: 'InfantryAssaultRifle', secondaries: 0 } });
  expect([companion(platoon()).armor, companion(few).armor]).toEqual([2, 1]);
});
rule('ASC-conv-armor-ci-default-divisor#1', 'without a divisor 1 is used: 28 / 15 is 2', () => expect(companion(platoon()).armor).toBe(2));
rule('ASC-conv-armor-ci-mechanized#1', 'a hover platoon of divisor 3 counts 1.5', () => {
  const hover = platoon({
    motive: 'hover',
    platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0, armorDivisor: 3 },
  });
  expect(companion(hover).armor).toBe(3);
});
const troops = (armorDivisor: number, motive: Unit['motive'] = 'foot', squads = 4) =>
  companion(platoon({ motive, platoon: { squads, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0, armorDivisor } })).armor;
rule('ASC-conv-armor-ci-formula#1', 'troopers by 15 over the divisor, rounded to the nearest', () => {
  expect([troops(1, 'foot', 3), troops(2, 'foot', 3), troops(0.5)]).toEqual([1, 3, 1]);
});
rule('ASC-conv-armor-ci-formula#2', 'divisors 1, 2 and a halved 3 give 2, 4 and 3', () => {
  expect([troops(1), troops(2), troops(3, 'hover')]).toEqual([2, 4, 3]);
});
rule('ASC-conv-armor-ci-no-type-mods#1', 'no kind of armor changes a platoon', () => {
  expect(companion(platoon({ armor: { type: 'Hardened', tech: 'inner-sphere', front: {}, rear: {} } })).armor).toBe(2);
});
rule('ASC-conv-armor-ablation#1', 'ablation counts as it is and gives ABA', () => {
  expect(armorOf('Anti-Penetrative Ablation')).toBe(4);
  expect(specials(companion(wearing('Anti-Penetrative Ablation')))).toContain('ABA');
});
rule('ASC-conv-armor-ballistic#1', 'ballistic-reinforced armor gives BRA', () => {
  expect(specials(companion(wearing('Ballistic-Reinforced')))).toContain('BRA');
  expect(armorOf('Ballistic-Reinforced')).toBe(4);
});
const barred = (bar: number) => support({ armor: { type: `BAR ${bar} Armor`, tech: 'inner-sphere', front: { FR: 150 }, rear: {} } });
rule('ASC-conv-armor-bar#1', 'BAR 7 counts seven tenths: 150 make 105, armor 4; rounded to the nearest before it is divided', () => {
  expect(companion(barred(7)).armor).toBe(4);
  expect(companion(barred(10)).armor).toBe(5);
  const thin = (points: number) => support({ armor: { type: 'BAR 5 Armor', tech: 'inner-sphere', front: { FR: points }, rear: {} } });
  expect([companion(thin(88)).armor, companion(thin(89)).armor]).toEqual([1, 2]);
});
rule('ASC-conv-armor-bar-special#1', 'below 10 the unit is BAR', () => {
  expect(specials(companion(barred(9)))).toContain('BAR');
  expect(specials(companion(barred(10)))).not.toContain('BAR');
});
rule('ASC-conv-armor-commercial#1', 'half, rounded to the nearest before it is divided', () => {
  expect(armorOf('Commercial')).toBe(2);
  // 89 make 44.5, which is 45 and not 1.48 but 1.5.
  expect([armorOf('Commercial', 88), armorOf('Commercial', 89)]).toEqual([1, 2]);
});
rule('ASC-conv-armor-commercial#2', 'all commercial or all below 10 is BAR', () => {
  expect(specials(companion(wearing('Commercial')))).toContain('BAR');
  expect(specials(companion(wearing('Standard')))).not.toContain('BAR');
  const half = {
    ...wearing('Commercial'),
    armor: { ...wearing('Commercial').armor, front: { CT: 60, LT: 60 }, patches: { LT: 'Standard' } },
  };
  expect(specials(companion(half))).not.toContain('BAR');
});
rule('ASC-conv-armor-ferro-lamellor#1', '100 points count 120, rounded up before they are divided, and give CR', () => {
  expect([armorOf('Ferro-Lamellor', 100), armorOf('Standard', 100)]).toEqual([4, 3]);
  // 37 make 44.4, which is 45.
  expect([armorOf('Ferro-Lamellor', 36), armorOf('Ferro-Lamellor', 37)]).toEqual([1, 2]);
  expect(specials(companion(wearing('Ferro-Lamellor')))).toContain('CR');
});
rule('ASC-conv-armor-hardened#1', 'hardened armor counts double and gives CR', () => {
  expect(armorOf('Hardened')).toBe(8);
  expect(specials(companion(wearing('Hardened')))).toContain('CR');
});
rule('ASC-conv-armor-heat-dissipating#1', 'heat-dissipating armor gives FR', () => {
  expect(specials(companion(wearing('Heat-Dissipating')))).toContain('FR');
  expect(armorOf('Heat-Dissipating')).toBe(4);
});
rule('ASC-conv-armor-impact#1', 'impact-resistant armor gives IRA', () => {
  expect(specials(companion(wearing('Impact-Resistant')))).toContain('IRA');
  expect(armorOf('Impact-Resistant')).toBe(4);
});
rule('ASC-conv-armor-modular#1', 'each ton of modular armor adds 10 points', () => {
  expect(companion(mech({ mounts: mounts('ISModularArmor@LT*3') })).armor).toBe(5);
});
rule(
  'ASC-conv-armor-reflective#1',
  '120 points count 90, rounded up before they are divided, and give RFA; current cards count them in full',
  () => {
    expect(armorOf('Reflective')).toBe(3);
    // 59 make 44.25, which is 45.
    expect([armorOf('Reflective', 58), armorOf('Reflective', 59)]).toEqual([1, 2]);
    expect(current(wearing('Reflective')).armor).toBe(4);
    expect(specials(companion(wearing('Reflective')))).toContain('RFA');
  },
);
rule(
  'ASC-conv-armor-reactive#1',
  '120 points count 90, rounded up before they are divided, and give RCA; current cards count them in full',
  () => {
    expect(armorOf('Reactive')).toBe(3);
    expect([armorOf('Reactive', 58), armorOf('Reactive', 59)]).toEqual([1, 2]);
    expect(current(wearing('Reactive')).armor).toBe(4);
    expect(specials(companion(wearing('Reactive')))).toContain('RCA');
  },
);
const patchwork = mech({
  armor: {
    type: 'Patchwork',
    tech: 'inner-sphere',
    front: { CT: 40, LA: 20, HD: 30 },
    rear: {},
    patches: { CT: 'Hardened', LA: 'Reflective', HD: 'Standard' },
  },
});
rule('ASC-conv-armor-patchwork#1', '40 hardened, 20 reflective and 30 plain points make 125: armor 4', () => {
  expect(companion(patchwork).armor).toBe(4);
  expect(rulesOf(companion(patchwork), 'armor')).toContain('ASC-conv-armor-hardened');
});
rule('ASC-conv-armor-patchwork-no-specials#1', 'a patchwork gives none of the abilities, a whole suit of the same does', () => {
  const kinds = [
    ['Hardened', 'CR'],
    ['Reflective', 'RFA'],
    ['Reactive', 'RCA'],
    ['Impact-Resistant', 'IRA'],
    ['Ballistic-Reinforced', 'BRA'],
  ] as const;
  for (const [kind, code] of kinds) {
    const whole = wearing(kind);
    expect(specials(companion(whole)), kind).toContain(code);
    const patched = { ...whole, armor: { ...whole.armor, type: 'Patchwork', patches: { CT: kind } } };
    expect(specials(companion(patched)), kind).not.toContain(code);
  }
});
const fortress = vehicle({
  kind: 'mobile-structure',
  armor: { type: 'Standard', tech: 'inner-sphere', front: { A: 90, B: 60, C: 100 }, rear: {} },
  structure: { type: 'Standard', points: { A: 80, B: 40, C: 120 } },
});
rule('ASC-conv-armor-ms-sections#1', 'each hex of a mobile structure is a section of two inches by two', () => {
  expect(companion(fortress).sections!.map(({ at, inches }) => [at, inches])).toEqual([
    ['A', 2],
    ['B', 2],
    ['C', 2],
  ]);
});
rule('ASC-conv-armor-ms-sections#2', 'with armor of its own', () => {
  expect(companion(fortress).sections!.map(section => section.armor)).toEqual([3, 2, 3]);
});
const KINDS: Readonly<Record<string, string>> = {
  'Standard (no special type)': 'Standard',
  'Anti-Penetrative Ablation': 'Anti-Penetrative Ablation',
  'Ballistic-Reinforced': 'Ballistic-Reinforced',
  Commercial: 'Commercial',
  'Ferro-Lamellor': 'Ferro-Lamellor',
  Hardened: 'Hardened',
  'Heat-Dissipating': 'Heat-Dissipating',
  'Impact-Resistant': 'Impact-Resistant',
  Reflective: 'Reflective',
  Reactive: 'Reactive',
};
const counts = (unit: Unit) => total(unit);
table('ASC-tbl-armor-types#1', 'every kind of armor counts as much and gives what the table says', row => {
  const name = row.at('armor_type');
  const kind = KINDS[name];
  if (kind !== undefined) {
    expect(counts(wearing(kind, 1000))).toBe(1000 * row.number('multiplier_on_bt_armor_factor'));
    const given = specials(companion(wearing(kind, 1000)));
    if (row.at('special_granted') !== '') expect(given).toContain(row.at('special_granted'));
  } else if (name.startsWith('BAR')) {
    for (const bar of [1, 5, 9]) expect(counts(barred(bar))).toBe(15 * bar);
    expect(specials(companion(barred(9)))).toContain(row.at('special_granted'));
  } else if (name === 'Modular') expect(counts(mech({ mounts: mounts('ISModularArmor@LT*3') }))).toBe(150);
  else if (name === 'Patchwork') expect(counts(patchwork)).toBe(80 + 15 + 30);
  else if (name.startsWith('Fire Resistant')) {
    const suit = { ...suits(), armor: { ...suits().armor, type: 'BA Fire Resistant' } };
    expect([counts(suit), specials(companion(suit)).includes('FR')]).toEqual([20, true]);
  } else expect(companion(agamemnon).armor).toBe(Math.round(324 * 0.33));
  expect(companion(condor).armor).toBe(4);
});
