import type { Motive, Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, fighter, mech, platoon, protomech, rulesOf, ship, specials, suits, support, vehicle } from '../units.fixture.ts';
import { SIZE_RULES } from './size.ts';

const sizes = (tons: readonly number[], unit: (tons: number) => Unit) => tons.map(mass => companion(unit(mass)).size);
const driven = (motive: Motive) => (tons: number) => support({ motive, tons });

rule('ASC-conv-size-lookup', 'a 45-ton ’Mech is size 2, infantry is size 1 whatever it weighs', () => {
  expect(companion(mech({ tons: 45 })).size).toBe(2);
  expect(companion(platoon({ tons: 144 })).size).toBe(1);
});

rule('ASC-conv-size-uses', 'a larger ’Mech is dearer and a larger fighter carries more bombs', () => {
  expect(specials(companion(fighter({ tons: 90 })))).toContain('BOMB3');
  const offense = (tons: number) => companion(mech({ tons })).why.offense!.total;
  expect(offense(80) - offense(30)).toBe(1.5);
});

rule('ASC-conv-size-sv-under-5', 'a 4-ton hovercraft is size 1, a 5-ton one size 2', () => {
  expect(sizes([4, 5], driven('hover'))).toEqual([1, 2]);
});
rule('ASC-conv-size-sv-airship', 'airships step up at 300, 600 and 900 tons', () => {
  expect(sizes([300, 300.5, 600.5, 900.5], driven('airship'))).toEqual([2, 3, 4, 5]);
});
rule('ASC-conv-size-sv-fixed-wing', 'fixed-wing craft step up over 100 tons', () => {
  expect(sizes([100, 100.5], tons => fighter({ kind: 'support-vehicle', tons }))).toEqual([2, 3]);
});
rule('ASC-conv-size-sv-hover', 'hovercraft step up over 50 tons', () => expect(sizes([50, 50.5], driven('hover'))).toEqual([2, 3]));
rule('ASC-conv-size-sv-naval', 'ships step up at 300, 6,000 and 30,000 tons', () => {
  expect(sizes([300, 300.5, 6000.5, 30_000.5], driven('naval'))).toEqual([2, 3, 4, 5]);
});
rule('ASC-conv-size-sv-rail', 'trains step up over 300 tons', () => expect(sizes([300, 300.5], driven('rail'))).toEqual([2, 3]));
rule('ASC-conv-size-sv-satellite', 'satellites step up over 100 tons', () => {
  expect(sizes([100, 100.5], driven('station-keeping'))).toEqual([2, 3]);
});
rule('ASC-conv-size-sv-tracked', 'tracked vehicles step up over 100 tons', () =>
  expect(sizes([100, 100.5], driven('tracked'))).toEqual([2, 3]),
);
rule('ASC-conv-size-sv-vtol', 'VTOLs step up over 30 tons', () => expect(sizes([30, 30.5], driven('vtol'))).toEqual([2, 3]));
rule('ASC-conv-size-sv-wheeled', 'wheeled vehicles step up over 80 tons', () =>
  expect(sizes([80, 80.5], driven('wheeled'))).toEqual([2, 3]),
);
rule('ASC-conv-size-sv-wige', 'WiGEs step up over 80 tons', () => expect(sizes([80, 80.5], driven('wige'))).toEqual([2, 3]));
rule('ASC-conv-size-mech-pm-cv', 'bands at 40, 60, 80 tons; beyond 100 tons it stays 4', () => {
  expect(sizes([39, 40, 59, 60, 79, 80, 100, 150], tons => vehicle({ tons }))).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
  expect(companion(protomech()).size).toBe(1);
});
rule('ASC-conv-size-fighters', 'fighters step up at 50 and 75 tons', () => {
  expect(sizes([45, 50, 74, 75], tons => fighter({ tons }))).toEqual([1, 2, 2, 3]);
});
rule('ASC-conv-size-sc-dropship', 'DropShips step up at 2,500 and 10,000 tons', () => {
  expect(sizes([2499, 2500, 10_000], tons => ship({ tons }))).toEqual([1, 2, 3]);
});
rule('ASC-conv-size-js-ss', 'JumpShips and stations step up at 100,000 and 300,000 tons', () => {
  expect(sizes([99_999, 100_000, 300_000], tons => ship({ kind: 'jumpship', tons }))).toEqual([1, 2, 3]);
});
rule('ASC-conv-size-warship', 'WarShips step up at 500,000, 800,000 and 1,200,000 tons', () => {
  expect(sizes([400_000, 500_000, 800_000, 1_200_000], tons => ship({ kind: 'warship', tons }))).toEqual([1, 2, 3, 4]);
});
rule('ASC-conv-size-ci', 'infantry is size 1', () => expect(rulesOf(companion(platoon()), 'size')).toEqual(['ASC-conv-size-ci']));
rule('ASC-conv-size-ba', 'battle armor is size 1', () => expect(rulesOf(companion(suits()), 'size')).toEqual(['ASC-conv-size-ba']));
rule('ASC-conv-size-ms', 'a mobile structure is size 5 and SLG', () => {
  const card = companion(vehicle({ kind: 'mobile-structure', tons: 500 }));
  expect(card.size).toBe(5);
  expect(specials(card)).toContain('SLG');
});
rule('ASC-conv-size-lg-footnote', 'an airship of size 3, a superheavy ’Mech and a superheavy tank are LG', () => {
  expect(specials(companion(support({ motive: 'airship', tons: 400 })))).toContain('LG');
  expect(specials(companion(mech({ tons: 150 })))).toContain('LG');
  expect(specials(companion(vehicle({ tons: 150 })))).toContain('LG');
  expect(specials(companion(vehicle({ tons: 100 })))).not.toContain('LG');
});
rule('ASC-conv-size-vlg-footnote', 'a ship of size 4 and a DropShip of size 2 are VLG', () => {
  expect(specials(companion(support({ motive: 'naval', tons: 7000 })))).toContain('VLG');
  expect(specials(companion(ship({ tons: 3500 })))).toContain('VLG');
});
rule('ASC-conv-size-slg-footnote', 'a ship of size 5 and a DropShip of size 3 are SLG', () => {
  expect(specials(companion(support({ motive: 'naval', tons: 40_000 })))).toContain('SLG');
  expect(specials(companion(ship({ tons: 12_000 })))).toContain('SLG');
});
rule('ASC-tbl-size-class', 'every row of the table has its rule', () => {
  expect(SIZE_RULES).toHaveLength(19);
  for (const { size } of SIZE_RULES) expect(size(mech(), 'JS') ?? 1).toBeGreaterThan(0);
});
