import { rule } from '@sortie/testkit';
import { expect, it } from 'vitest';
import { mech, platoon, suits, tank, withMounts } from '../designs.fixture.ts';
import { papers } from '../papers/papers.ts';
import { weigh } from '../weight/weigh.ts';
import { price } from './price.ts';

const cost = (unit: Parameters<typeof price>[0]): number => price(unit)!.total;

it('a squad costs as much as its suits, which cost as much as their parts', () => {
  // A medium chassis, three jets, eight points of armor and training, four times.
  expect(cost(suits())).toBe(4 * (100_000 + 3 * 75_000 + 8 * 10_000 + 150_000));
});

it('a platoon costs as much as its rifles and clothes, and more if it rides', () => {
  const rifles = cost(platoon());
  expect(cost(platoon({ motive: 'motorized' }))).toBe(Math.round(rifles * 1.6));
  expect(cost(platoon({}, { antiMech: true }))).toBe(rifles * 5);
});

it('clothes are paid for each trooper', () => {
  const dressed = withMounts(platoon(), { kind: 'equipment', item: 'Generic Infantry Kit', at: 'TPRS' });
  expect(cost(dressed) - cost(platoon())).toBe(28 * 330);
});

rule('TOE-mechwarrior-cooling-suit', 'a cooling suit is of 2500 and costs ten times what it did', () => {
  const cooled = withMounts(platoon(), { kind: 'equipment', item: 'MechWarrior Cooling Suit', at: 'TPRS' });
  expect(cost(cooled) - cost(platoon())).toBe(28 * 5000);
  expect(papers(cooled).find(({ name }) => name.includes('Cooling'))!.introduced.total).toBe(2500);
});

rule('TOE-t413-myomer-booster-cost', 'a myomer booster is paid by the points of movement that it gives', () => {
  const boosted = (weightClass: number) => {
    const squad = { troopers: 4, weightClass, body: 'biped' } as const;
    return (cost(suits({ squad, gear: 'CLBAMyomerBooster@Squad' })) - cost(suits({ squad }))) / 4;
  };
  expect([boosted(2), boosted(3)]).toEqual([150_000, 75_000]);
});

rule('TOE-t413-ba-rows', 'what the errata add for suits weighs, costs and dates as they say', () => {
  const rows: readonly (readonly [gear: 'weapons' | 'gear', item: string, tons: number, price: number, year: number])[] = [
    ['gear', 'BAISAngelECMSuite', 0.25, 750_000, 3063],
    ['weapons', 'Battle Armor LB-X AC', 0.4, 70_000, 3075],
    ['weapons', 'ISBATubeArtillery', 0.5, 200_000, 3075],
    ['weapons', 'CLBAHeavyFlamer', 0.35, 11_250, 3073],
  ];
  for (const [list, item, tons, each, year] of rows) {
    const unit = suits({ [list]: `${item}@Squad` });
    expect([item, Math.round((weigh(unit).total - weigh(suits()).total) * 1000)]).toEqual([item, tons * 1000]);
    expect([item, (cost(unit) - cost(suits())) / 4]).toEqual([item, each]);
    expect([item, papers(unit)[0]!.introduced.total]).toEqual([item, year]);
  }
  const plated = (armorType: string) => (cost(suits({ armorType })) - cost(suits())) / 4 / 8 + 10_000;
  expect([plated('BA Laser Reflective (Reflec/Glazed)'), plated('BA Reactive (Blazer)')]).toEqual([37_000, 37_000]);
  expect(papers(suits({ weapons: 'ISBATubeArtillery@Squad' }))[0]!.rating?.text).toBe('E/X-X-F');
});

rule('TOE-t411-supercharger-cost', 'a supercharger costs ten thousand for each point of the engine', () => {
  expect(cost(tank({ gear: 'Supercharger@BD' })) - cost(tank())).toBe(200 * 10_000 * 1.5);
});

rule('TOE-t409-mech-mortar-ammo-cost', 'a ton of mortar shells costs 28,000', () => {
  const loads = ['IS Ammo SC Mortar-1', 'IS Ammo SC Mortar-8'].map(item => (cost(mech({ ammo: `${item}@LT:1` })) - cost(mech())) / 1.5);
  expect(loads).toEqual([28_000, 28_000]);
});
