import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Base, Building } from './base.ts';
import { planBase } from './plan.ts';

const house = (more: Partial<Building>): Building => ({ name: 'house', class: 'standard', hexes: 1, levels: 1, factor: 40, ...more });
const plan = (more: Partial<Building>) => planBase({ name: 'base', buildings: [house(more)] });
const most = (more: Partial<Building>): number => plan(more).weapons[0]!.most.total;
const faults = (more: Partial<Building>): readonly string[] => plan(more).faults.map(({ rule: id }) => id);

describe('weapons in walls', () => {
  const LIMIT = 'TOE-building-heavy-weapon-limits';
  rule('TOE-building-heavy-weapon-limits#1', 'a gun emplacement carries a third of its strength, rounded down', () => {
    expect([most({ class: 'gun-emplacement' }), most({ class: 'gun-emplacement', factor: 42 })]).toEqual([13, 14]);
    expect([faults({ class: 'gun-emplacement', weaponTons: 13 }), faults({ class: 'gun-emplacement', weaponTons: 13.5 })]).toEqual([
      [],
      [LIMIT],
    ]);
  });
  rule('TOE-building-heavy-weapon-limits#2', 'a Castle Brian carries all of it', () => {
    expect([faults({ class: 'castles-brian', weaponTons: 40 }), faults({ class: 'castles-brian', weaponTons: 41 })]).toEqual([[], [LIMIT]]);
  });
  rule('TOE-building-heavy-weapon-limits#3', 'other buildings carry a tenth', () => {
    expect([faults({ weaponTons: 4 }), faults({ weaponTons: 5 })]).toEqual([[], [LIMIT]]);
  });
  const fortress = (levels: number, more: Partial<Building> = {}) => ({ class: 'mobile-fortress', factor: 100, levels, ...more }) as const;
  rule('TOE-fortress-heavy-weapons#2', 'ammunition, turrets, sinks and amplifiers do not count', () => {
    const loaded = (weaponTons: number, besideTons: number) => faults(fortress(3, { weaponTons, besideTons }));
    expect([loaded(50, 20), loaded(51, 20), loaded(31, 0)]).toEqual([[], ['TOE-fortress-heavy-weapons'], ['TOE-fortress-heavy-weapons']]);
  });
  rule('TOE-fortress-heavy-weapons#1', 'a mobile fortress carries a tenth for each level in each hex', () => {
    expect([most(fortress(1)), most(fortress(3))]).toEqual([10, 30]);
    expect([faults(fortress(3, { weaponTons: 30 })).length, faults(fortress(3, { weaponTons: 31 })).length]).toEqual([0, 1]);
  });
});

describe('power', () => {
  const base = (hexes: number, more: Partial<NonNullable<Base['generator']>> = {}, heavyWeapons = 24): Base => ({
    name: 'military base',
    buildings: [
      house({ name: 'barracks', hexes }),
      house({ name: 'turrets', class: 'fortress', hexes: 6, heavyWeapons }),
      house({ name: 'power house' }),
    ],
    generator: { type: 'internal-combustion', in: 'power house', hours: 2, days: 30, ...more },
  });
  const EXAMPLE = base(73);
  rule('TOE-power-generator-hexes#1', 'all hexes that it powers count, those of its own house too', () => {
    expect([planBase(EXAMPLE).power!.generator.total, planBase(base(74)).power!.generator.total]).toEqual([80, 81]);
  });
  rule('TOE-power-generator-hexes#2', 'a ton for each', () => expect(planBase(base(3)).power!.generator.total).toBe(3 + 6 + 1));
  const daily = (plan: Base) => planBase(plan).power!.daily.total;
  rule('TOE-power-generator-fuel-example#1', 'hexes by five, and hours of fighting times heavy weapons', () => {
    expect([daily(EXAMPLE), daily(base(73, { hours: 0 })), daily(base(73, { hours: 3 })), daily(base(78, {}, 10))]).toEqual([
      64,
      16,
      88,
      17 + 20,
    ]);
  });
  rule('TOE-power-generator-fuel-example#2', '64 tons a day, 1,920 in thirty days', () => {
    expect([daily(EXAMPLE), planBase(EXAMPLE).power!.fuel]).toEqual([64, 1920]);
  });
  rule('TOE-power-generator-fuel-example#3', 'a ton of space holds 0.91 of liquid: 1,920 tons need 2,110', () => {
    expect([planBase(EXAMPLE).power!.space.total, planBase(base(73, { days: 1 })).power!.space.total]).toEqual([2110, 71]);
  });
  rule('TOE-power-generator-fuel-example#4', 'a hangar holds 600 tons a hex for every four levels', () => {
    const { hangars } = planBase(EXAMPLE).power!;
    expect(hangars).toContainEqual({ levels: 16, hexes: 1 });
    expect(hangars).toContainEqual({ levels: 1, hexes: 4 });
  });
});

describe('great works', () => {
  const cost = (more: Partial<Building>) => plan({ class: 'castles-brian', ...more }).walls[0]!.price.total;
  rule('TOE-castles-brian-structure-cost#1', 'a million for each point of strength, hex and level', () => {
    expect([cost({ factor: 50, hexes: 3, levels: 2 }), cost({ factor: 50 }), cost({ factor: 51 })]).toEqual([
      300_000_000, 50_000_000, 51_000_000,
    ]);
  });
  rule('TOE-castles-brian-structure-cost#2', 'its walls multiply that by one', () => expect(cost({ factor: 1 })).toBe(1_000_000));
  const TUNNEL = house({ name: 'tunnel', class: 'castles-brian', openSpace: true });
  const gate = (more: Partial<Building>) => house({ class: 'large-portal', levels: 4, openSpace: true, hill: 4, ...more });
  const portal = (more: Partial<Building>, ...behind: readonly Building[]) =>
    planBase({ name: 'base', buildings: [gate(more), ...(behind.length > 0 ? behind : [TUNNEL])] });
  rule('TOE-large-portal#1', 'a portal is open inside and leans on a hill at least as high', () => {
    expect([portal({}).faults, portal({ hill: 5 }).faults]).toEqual([[], []]);
    expect([portal({ hill: 3 }).faults, portal({ openSpace: false }).faults].map(list => list.map(({ rule: id }) => id))).toEqual([
      ['TOE-large-portal'],
      ['TOE-large-portal'],
    ]);
  });
  rule('TOE-large-portal#2', 'a Castle Brian that is open inside lies behind it', () => {
    const behind = (...buildings: readonly Building[]) => portal({}, ...buildings).faults.map(({ rule: id }) => id);
    expect([behind(TUNNEL), behind({ ...TUNNEL, openSpace: false }), behind(house({ openSpace: true }))]).toEqual([
      [],
      ['TOE-large-portal'],
      ['TOE-large-portal'],
    ]);
  });
  rule('TOE-large-portal#3', 'its tunnel is equipped again in every five hexes', () => {
    expect([4, 5, 9, 10, 12].map(tunnel => portal({ tunnel }).portals[0]!.sets.total)).toEqual([1, 2, 2, 3, 3]);
  });
});
