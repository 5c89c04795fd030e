import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { type Docked, type Networked, type Operations, readOperations, type Scan } from './operations.ts';
import { planOperations } from './plan.ts';

const plan = (more: Omit<Operations, 'name'>) => planOperations({ name: 'operations', ...more });
const tow = (tug: number, safeThrust: number, target: number) => {
  const [{ mass, safe, most }] = plan({ tows: [{ name: 'tow', tug, safeThrust, target }] }).tows as [
    ReturnType<typeof plan>['tows'][number],
  ];
  return [mass.total, safe.total, most.total];
};

rule('TOE-naval-tug-mass#1', 'what is towed weighs as much as tug and target together', () => {
  expect([tow(100_000, 4, 60_000)[0], tow(100_000, 1, 1)[0]]).toEqual([160_000, 100_001]);
});
rule('TOE-naval-tug-thrust#1', 'the tug’s share of the mass is its share of safe thrust, and half as much again at most', () => {
  expect([tow(50_000, 4, 50_000), tow(100_000, 3, 200_000)]).toEqual([
    [100_000, 2, 3],
    [300_000, 1, 1.5],
  ]);
});
rule('TOE-naval-tug-thrust#2', 'both are rounded up to quarters', () => {
  // 3 × 0.7 is 2.1, and half as much again 3.15.
  expect(tow(70_000, 3, 30_000)).toEqual([100_000, 2.25, 3.25]);
});
rule('TOE-naval-tug-thrust#3', '100,000 tons of thrust 4 pull 60,000 at 2.5 and 3.75', () => {
  expect(tow(100_000, 4, 60_000).slice(1)).toEqual([2.5, 3.75]);
});

const docks = (...docked: readonly (readonly [Docked['kind'], number])[]) =>
  plan({ yards: [{ name: 'yard', capacity: 100_000, docked: docked.map(([kind, tons]) => ({ kind, tons })) }] }).faults.length;
rule('TOE-naval-repair-capacity#1', 'one large ship or two DropShips, within its tons', () => {
  expect([docks(['jumpship', 90_000]), docks(['jumpship', 40_000], ['warship', 40_000]), docks(['space-station', 100_001])]).toEqual([
    0, 1, 1,
  ]);
  const drop = ['dropship', 9000] as const;
  expect([
    docks(drop, drop),
    docks(drop, drop, drop),
    docks(drop, ['jumpship', 50_000]),
    docks(['dropship', 60_000], ['dropship', 60_000]),
  ]).toEqual([0, 1, 1, 1]);
  expect(plan({ yards: [{ name: 'yard', capacity: 1, docked: [{ kind: 'dropship', tons: 2 }] }] }).faults[0]!.rule).toBe(
    'TOE-naval-repair-capacity',
  );
});
rule('TOE-naval-repair-capacity#2', 'fighters, satellites and small craft have no place there', () => {
  expect((['fighter', 'satellite', 'small-craft'] as const).map(kind => docks([kind, 50]))).toEqual([1, 1, 1]);
  expect(
    plan({ yards: [{ name: 'yard', capacity: 100, docked: [{ kind: 'fighter', tons: 50 }] }] }).faults.map(({ rule: id }) => id),
  ).toEqual(['TOE-naval-repair-capacity']);
});

const scan = (suite: Scan['suite'], system: Scan['system']) => {
  const [found] = plan({ scans: [{ name: 'scan', suite, system, range: 1000, number: 8 }] }).scans;
  return [found!.range.total, found!.number.total];
};
for (const [suite, times, easier] of [
  ['small', 2, 1],
  ['large', 3, 2],
] as const) {
  rule(`TOE-naval-commscanner-range-${suite}#1`, `it looks ${times} times as far, but for emergence waves`, () => {
    for (const system of ['radar', 'thermal', 'optical'] as const) expect(scan(suite, system)[0]).toBe(1000 * times);
    expect([scan(suite, 'emergence-wave')[0], scan('none', 'radar')[0]]).toEqual([1000, 1000]);
  });
  rule(`TOE-naval-commscanner-range-${suite}#2`, `it finds ${easier} easier with every system`, () => {
    for (const system of ['radar', 'thermal', 'emergence-wave'] as const) expect(scan(suite, system)[1]).toBe(8 - easier);
    expect(scan('none', 'radar')[1]).toBe(8);
  });
}
rule(
  'TOE-naval-commscanner-initiative#1',
  'a suite of either size lends one to the initiative in space; one on a satellite does not',
  () => {
    const initiative = (...suites: NonNullable<Operations['fleets']>[number]['suites']) =>
      plan({ fleets: [{ name: 'fleet', suites }] }).fleets[0]!.initiative.total;
    expect([initiative({ suite: 'small' }), initiative({ suite: 'large' }), initiative({ suite: 'small' }, { suite: 'large' })]).toEqual([
      1, 1, 1,
    ]);
    expect([initiative({ suite: 'small', satellite: true }), initiative({ suite: 'none' }), initiative()]).toEqual([0, 0, 0]);
  },
);

const shot = (more: Partial<Networked>) =>
  plan({ shots: [{ name: 'shot', scale: 'capital', range: 30, friends: [], reach: 50, ...more }] }).shots[0]!.bracket;
rule('TOE-naval-c3-range#1', 'the friend of the network that is nearest to the target sets the bracket', () => {
  expect([shot({}), shot({ friends: [20, 24] }), shot({ friends: [12, 35] }), shot({ range: 8, friends: [30] })]).toEqual([
    'long',
    'medium',
    'short',
    'short',
  ]);
  expect([shot({ scale: 'standard', friends: [6] }), shot({ scale: 'standard', friends: [13] }), shot({ scale: 'standard' })]).toEqual([
    'short',
    'long',
    'extreme',
  ]);
});
rule('TOE-naval-c3-range#2', 'ten hexes are short for capital and medium for standard weapons', () => {
  expect([shot({ friends: [10] }), shot({ scale: 'standard', friends: [10] })]).toEqual(['short', 'medium']);
});
rule('TOE-naval-c3-range#3', 'what the weapon itself does not reach is out of range', () => {
  expect([shot({ range: 50, friends: [5] }), shot({ range: 51, friends: [5] })]).toEqual(['short', null]);
});

const toHit = (more: object) => plan({ approaches: [{ name: 'approach', kind: 'small-craft', ...more }] }).approaches[0]!.toHit.total;
rule('TOE-docking-grapple-modifier#1', 'small craft that tried to grapple are two harder to hit, and nobody else', () => {
  expect([
    toHit({ grappled: true }),
    toHit({}),
    toHit({ kind: 'dropship', grappled: true }),
    toHit({ kind: 'fighter', grappled: true }),
  ]).toEqual([2, 0, 0, 0]);
});
rule('TOE-docking-target-thrust#1', 'whether the target can move of itself does not matter', () => {
  expect([toHit({ targetThrust: true }), toHit({ targetThrust: false })]).toEqual([0, 0]);
  expect([toHit({ grappled: true, targetThrust: true }), toHit({ grappled: true, targetThrust: false })]).toEqual([2, 2]);
});
rule('TOE-mobile-hpg-satellite#1', 'a generator without a crew relays between two others and turns to no more', () => {
  const faults = (unmanned: boolean, ...partners: readonly string[]) => plan({ relays: [{ name: 'relay', unmanned, partners }] }).faults;
  expect([
    faults(true, 'A', 'B').length,
    faults(true, 'A', 'B', 'C').length,
    faults(true, 'A').length,
    faults(false, 'A', 'B', 'C').length,
  ]).toEqual([0, 1, 1, 0]);
  expect(faults(true, 'A')[0]!.rule).toBe('TOE-mobile-hpg-satellite');
});
test('operations are read from a file', () => {
  expect(readOperations({ name: 'tow', tows: [{ name: 'a', tug: 100, safeThrust: 4, target: 60 }] })).toMatchObject({ ok: true });
  expect(readOperations({ name: 'tow', tows: [{ name: 'a', tug: 0, safeThrust: 4, target: 60 }] })).toMatchObject({ ok: false });
});
