import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { findings, lanceOf, notes, times } from '../formations.fixture.ts';

const four = times(4, { role: 'Brawler' });
const worth = (pv: number) => lanceOf('A', four, { pv });

rule('ASC-fb-pv-total#1', 'a force is held against the total that was agreed on, whatever it is', () =>
  expect([100, 199, 200, 5000].map(limit => findings({ limit, units: worth(50) }))).toEqual([
    ['ASC-fb-pv-total'],
    ['ASC-fb-pv-total'],
    [],
    [],
  ]),
);
rule('ASC-fb-pv-total#2', 'it is the prices for their Skills that are added up, and they stay within the total', () => {
  const veterans = lanceOf('A', four, { pv: 60, skill: 3 });
  expect([findings({ limit: 239, units: veterans }), findings({ limit: 240, units: veterans })]).toEqual([['ASC-fb-pv-total'], []]);
});
rule('ASC-fb-pv-total#3', 'without a total anything goes', () => {
  expect(findings({ units: worth(100_000) })).toEqual([]);
  expect(findings({ limit: 1, units: worth(100_000) })).toEqual(['ASC-fb-pv-total']);
});
const told = (limit: number) => notes({ limit, units: worth(1) });
rule('ASC-fb-pv-guidelines#1', '250 to 450 points make a fast game of about twelve units a side', () => {
  expect([told(250), told(450)]).toEqual([
    ['250 points make a fast game with about twelve units a side'],
    ['450 points make a fast game with about twelve units a side'],
  ]);
  expect([told(249), told(451)]).toEqual([[], []]);
});
rule('ASC-fb-pv-guidelines#2', '1,000 points make a battalion a side and hours of play', () =>
  expect([told(999), told(1000)]).toEqual([[], ['1000 points make a game of several hours, with a battalion a side']]),
);

const era = { name: 'Succession Wars', to: 3049 };
const built = (year: number, more: object = {}) => lanceOf('A', four, { year, ...more });
rule('ASC-fb-era-faction#1', 'nobody has to choose an era or a faction', () => {
  expect(findings({ units: built(3150, { clan: false }) })).toEqual([]);
  expect(findings({ era, units: built(3150) }).length).toBe(4);
});
rule('ASC-fb-era-faction#2', 'an era leaves out what was built later, a faction what it does not have', () => {
  expect([findings({ era, units: built(3049) }), findings({ era, units: built(3050) })]).toEqual([
    [],
    four.map(() => 'ASC-fb-era-faction'),
  ]);
  const clan = built(2900, { clan: true });
  expect(findings({ era, faction: 'inner-sphere', units: clan })).toContain('ASC-fb-era-faction');
  // Later on it has taken some, and a Clan has them always.
  expect(findings({ faction: 'inner-sphere', units: clan })).toEqual([]);
  expect(findings({ era, faction: 'clan', units: lanceOf('A', times(5, {}), { year: 2900, clan: true }) })).toEqual([]);
  const known = { factions: ['periphery'] };
  expect([
    findings({ faction: 'periphery', units: built(2900, known) }),
    findings({ faction: 'mercenary', units: built(2900, known) }),
  ]).toEqual([[], four.map(() => 'ASC-fb-era-faction')]);
});
rule('ASC-fb-era-faction#3', 'the faction says whether it fights in lances, Stars or Level IIs', () => {
  const sizes = (faction: string) =>
    [4, 5, 6].filter(size => !findings({ faction, units: lanceOf('A', times(size, {})) }).includes('ASC-fb-lance-size'));
  expect(['inner-sphere', 'periphery', 'mercenary', 'clan', 'comstar', 'word-of-blake'].map(sizes)).toEqual([[4], [4], [4], [5], [6], [6]]);
  // The faction is not held against a machine that it has.
  expect(findings({ faction: 'mercenary', units: built(3100, { factions: ['clan'] }) })).toContain('ASC-fb-era-faction');
});
