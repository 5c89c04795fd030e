import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { type Base, type Building, readBase } from './base.ts';
import { planBase } from './plan.ts';

const house = (more: Partial<Building>): Building => ({ name: 'house', class: 'standard', hexes: 1, levels: 1, factor: 40, ...more });
const most = (more: Partial<Building>): number => planBase({ name: 'base', buildings: [house(more)] }).weapons[0]!.most.total;

/** Eighty hexes, six of them with four heavy weapons each; fuel for a month with two hours of fighting a day. */
const EXAMPLE: Base = {
  name: 'military base',
  buildings: [
    house({ name: 'barracks', hexes: 73 }),
    house({ name: 'turrets', class: 'fortress', hexes: 6, heavyWeapons: 24 }),
    house({ name: 'power house', hexes: 1 }),
  ],
  generator: { type: 'internal-combustion', in: 'power house', hours: 2, days: 30 },
};

describe('bases', () => {
  rule('TOE-building-heavy-weapon-limits', 'a third for gun emplacements, all of it for Castles Brian', () => {
    expect([most({ class: 'gun-emplacement' }), most({ class: 'castles-brian' }), most({})]).toEqual([13, 40, 4]);
    const { faults } = planBase({ name: 'base', buildings: [house({ class: 'gun-emplacement', weaponTons: 14 })] });
    expect(faults).toMatchObject([{ building: 'house', rule: 'TOE-building-heavy-weapon-limits' }]);
    expect(planBase({ name: 'base', buildings: [house({ class: 'gun-emplacement', weaponTons: 13 })] }).faults).toEqual([]);
  });
  rule('TOE-fortress-heavy-weapons', 'a tenth for every level of a mobile fortress', () => {
    expect([most({ class: 'mobile-fortress', factor: 100, levels: 3 }), most({ class: 'mobile-fortress', factor: 100 })]).toEqual([30, 10]);
  });
  rule('TOE-power-generator-hexes', 'a generator weighs by all hexes that it powers, those of its own building among them', () => {
    expect(planBase(EXAMPLE).power!.generator.total).toBe(80);
  });
  rule('TOE-power-generator-fuel-example', '64 tons a day, 1,920 in a month, 2,110 tons of space', () => {
    const { daily, fuel, space, hangars } = planBase(EXAMPLE).power!;
    expect([daily.total, fuel, space.total]).toEqual([64, 1920, 2110]);
    expect(hangars).toContainEqual({ levels: 16, hexes: 1 });
    expect(hangars).toContainEqual({ levels: 1, hexes: 4 });
  });
  rule('TOE-mobile-structure-motive-example', '168 tons over 20 hexes are eight and a half in each', () => {
    const { motive } = planBase({ name: 'base', buildings: [house({ class: 'mobile-fortress', hexes: 20, motiveTons: 168 })] });
    expect(motive[0]!.tons.total).toBe(8.5);
  });
  rule('TOE-castles-brian-example-crew-weapons', 'an emplacement of 64 points mounts 21 tons', () =>
    expect(most({ class: 'gun-emplacement', factor: 64 })).toBe(21),
  );
  rule('TOE-castles-brian-example-weapons#1', 'a building that carries five tons of weapons is in order, one with six is not', () => {
    const faults = (weaponTons: number) => planBase({ name: 'base', buildings: [house({ factor: 50, weaponTons })] }).faults.length;
    expect([most({ factor: 50 }), faults(5), faults(6)]).toEqual([5, 0, 1]);
  });
  const walls = (more: Partial<Building>) => planBase({ name: 'base', buildings: [house(more)] }).walls[0]!;
  rule('TOE-castles-brian-example-armor', 'forty points of armor on a fortress weigh three tons', () =>
    expect(walls({ class: 'fortress', armor: 40 }).armor.total).toBe(3),
  );
  rule('TOE-castles-brian-example-armor-2', 'what came to 31.5 tons weighs 32', () =>
    expect(walls({ class: 'fortress', armor: 31.5 * 16 }).armor.total).toBe(32),
  );
  rule('TOE-castles-brian-structure-cost', 'a Castle Brian costs a million for each point of each hex and level', () =>
    expect(walls({ class: 'castles-brian', factor: 50, hexes: 3, levels: 2 }).price.total).toBe(300_000_000),
  );
  rule('TOE-large-portal', 'a portal is open inside, stands against a hill, and its tunnel repeats it every fifth hex', () => {
    const portal = (more: Partial<Building>) =>
      planBase({
        name: 'base',
        buildings: [
          house({ class: 'large-portal', levels: 4, openSpace: true, hill: 4, ...more }),
          house({ class: 'castles-brian', openSpace: true }),
        ],
      });
    expect([portal({ tunnel: 4 }), portal({ tunnel: 12 })].map(({ portals }) => portals[0]!.sets.total)).toEqual([1, 3]);
    expect([portal({}).faults, portal({ hill: 3 }).faults.length, portal({ openSpace: false }).faults.length]).toEqual([[], 1, 1]);
  });
  test('a plan is read, and what is wrong with it is told', () => {
    expect(readBase(EXAMPLE)).toMatchObject({ ok: true });
    expect(readBase({ ...EXAMPLE, generator: { ...EXAMPLE.generator, in: 'nowhere' } })).toMatchObject({ ok: false });
    expect(readBase({ name: 'empty', buildings: [] })).toMatchObject({ ok: false });
  });
});
