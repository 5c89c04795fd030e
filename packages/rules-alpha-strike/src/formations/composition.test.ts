import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { compositionTrouble, type Group } from './composition.ts';
import { fighter, findings, lanceOf, made, notes, tank, times } from './formations.fixture.ts';
import { sizeOf } from './organization.ts';
import { rungNamed, SCHEMES, spanOf } from './schemes.ts';

const mechs = (type?: string, count = 4): Group => ({ units: times(count, {}), ...(type && { type }) });
const cars = (count = 4): Group => ({ units: times(count, tank('8"t')) });
const foot = (count: number): Group => ({ units: times(count, { type: 'CI', move: '2"f' }) });
const suits = (count: number): Group => ({ units: times(count, { type: 'BA', move: '4"f' }) });
const wing = (count = 6): Group => ({ units: times(count, fighter('Dogfighter')) });
const many = (count: number, group: Group): readonly Group[] => Array.from({ length: count }, () => group);
const wrong = (all: readonly Group[], organization: 'sphere' | 'clan' | 'comstar') => compositionTrouble(all, organization)?.found.length;

rule('ASC-tbl-force-org-is', 'four in a lance, three or four lances in a company, and so on up to a brigade, each with its rank', () => {
  const { rungs } = SCHEMES.sphere;
  expect(rungs.map(({ name, least, most }) => `${name} ${least}-${most}`)).toEqual([
    'squad of battle armor 4-4',
    'squad 2-8',
    'platoon 3-4',
    'flight 2-2',
    'squadron 3-3',
    'wing 3-4',
    'lance 4-4',
    'company 3-4',
    'battalion 3-4',
    'regiment 3-4',
    'brigade 3-6',
  ]);
  expect([spanOf('sphere', 'battalion'), spanOf('sphere', 'brigade').most]).toEqual([{ least: 9, most: 16 }, 384]);
  expect([rungNamed('sphere', 'company')!.rank, sizeOf([made({ type: 'CI', move: '2"f' })], 'sphere')]).toEqual(['Captain', 4]);
  const units = ['A', 'B', 'C'].flatMap(name => lanceOf(name, times(4, {})));
  expect(notes({ units })).toEqual(['3 groups of that size make a company (led by: Captain)']);
});
rule('ASC-tbl-force-org-clan', 'five in a Star, two or three Stars in a Binary or Trinary, and so on up to a Galaxy', () => {
  expect(SCHEMES.clan.rungs.map(({ name, least, most }) => `${name} ${least}-${most}`)).toEqual([
    'Point of battle armor 5-5',
    'Point of infantry 20-25',
    'Point of ProtoMechs 5-5',
    'Point 2-2',
    'Star 5-5',
    'Nova 5-5',
    'Binary 2-2',
    'Trinary 3-3',
    'Supernova Binary 2-2',
    'Supernova Trinary 3-3',
    'Cluster 3-5',
    'Galaxy 3-5',
  ]);
  expect([spanOf('clan', 'Cluster'), spanOf('clan', 'Galaxy')]).toEqual([
    { least: 6, most: 15 },
    { least: 18, most: 75 },
  ]);
  const nova = (name: string) => [
    ...lanceOf(name, times(5, { specials: 'OMNI' })),
    ...lanceOf(name, times(5, { type: 'BA', move: '4"f', specials: 'MEC' })),
  ];
  const formations = ['A', 'B'].map(lance => ({ lance, type: 'battle-heavy', with: 'nova' as const }));
  expect(notes({ organization: 'clan', units: [...nova('A'), ...nova('B')], formations })[0]).toBe(
    '2 groups of that size make a Supernova Binary (led by: Star Captain or Nova Captain)',
  );
});
rule('ASC-tbl-force-org-comstar', 'sixes all the way up', () => {
  expect(SCHEMES.comstar.rungs.slice(2).map(({ name, least, most }) => `${name} ${least}-${most}`)).toEqual([
    'Level I 1-1',
    'Level II 6-6',
    'Level III 6-6',
    'Level IV 6-6',
    'Level V 6-6',
  ]);
  expect([spanOf('comstar', 'Level V'), rungNamed('comstar', 'Level I of infantry')]).toMatchObject([
    { least: 216, most: 216 },
    { least: 30, most: 36 },
  ]);
});

rule('ASC-tbl-company-composition', 'one to command, a supporter for each other lance and two at most, and what may come along', () => {
  const core = [mechs('command'), mechs('battle'), mechs('fire')];
  expect([wrong(core, 'sphere'), wrong([...core, mechs('command')], 'sphere')]).toEqual([0, 1]);
  expect([
    wrong([mechs('support'), mechs('battle')], 'sphere'),
    wrong([mechs('support'), mechs('support'), mechs('battle')], 'sphere'),
  ]).toEqual([0, 1]);
  expect([wrong([mechs('command'), mechs('support')], 'sphere')]).toEqual([1]);
  expect([wrong([...core, foot(6), suits(4), ...many(3, cars()), wing()], 'sphere'), wrong([...core, foot(7)], 'sphere')]).toEqual([0, 1]);
  expect([[suits(5)], many(4, cars()), [wing(), wing()]].map(more => wrong([...core, ...more], 'sphere'))).toEqual([1, 1, 1]);
  expect(compositionTrouble([mechs()], 'sphere')).toBeUndefined();
  const units = ['A', 'B', 'C'].flatMap(name => lanceOf(name, times(4, {})));
  expect(findings({ units: [...units, ...lanceOf('D', wing().units), ...lanceOf('E', wing().units)] })).toEqual([
    'ASC-tbl-company-composition',
  ]);
});
rule('ASC-tbl-company-composition', 'where the core is vehicles no ʼMechs make it another', () => {
  expect(wrong([cars(), cars(), cars()], 'sphere')).toBe(0);
});
rule('ASC-tbl-binary-trinary-composition', 'one to command, one for support, and less that may come along', () => {
  const core = [mechs('command', 5), mechs('battle', 5), mechs('support', 5)];
  expect([wrong(core, 'clan'), wrong([mechs('support', 5), mechs('support', 5), mechs('battle', 5)], 'clan')]).toEqual([0, 1]);
  expect(
    [[suits(5)], [suits(6)], [cars(10)], [cars(10), cars(10)], [wing(10)], [wing(10), wing(10)]].map(more =>
      wrong([...core, ...more], 'clan'),
    ),
  ).toEqual([0, 1, 0, 1, 0, 1]);
});
rule('ASC-tbl-battalion-composition', 'one to command, four platoons of battle armor, three companies of vehicles, three squadrons', () => {
  const core = many(9, mechs('battle'));
  expect([wrong([mechs('command'), ...core], 'sphere'), wrong([mechs('command'), mechs('command'), ...core], 'sphere')]).toEqual([0, 1]);
  expect(
    [
      many(4, suits(4)),
      many(5, suits(4)),
      many(12, cars()),
      many(13, cars()),
      many(3, wing()),
      many(4, wing()),
      many(24, foot(4)),
      many(25, foot(4)),
    ].map(more => wrong([...core, ...more], 'sphere')),
  ).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
});
rule('ASC-tbl-cluster-composition', 'two Stars of battle armor, three of vehicles and three of fighters may come along', () => {
  const core = many(6, mechs('battle', 5));
  expect(
    [many(2, suits(5)), many(3, suits(5)), many(3, cars(10)), many(4, cars(10)), many(3, wing(10)), many(4, wing(10))].map(more =>
      wrong([...core, ...more], 'clan'),
    ),
  ).toEqual([0, 1, 0, 1, 0, 1]);
});
rule('ASC-tbl-level-iii-composition', 'one to command, one for support, four to six that fight, and three in the air', () => {
  const fights = (count: number) => many(count, mechs('battle', 6));
  expect([
    wrong([mechs('command', 6), mechs('support', 6), ...fights(4)], 'comstar'),
    wrong([...many(3, mechs('command', 6)), ...fights(3)], 'comstar'),
  ]).toEqual([0, 2]);
  expect([wrong([...fights(6), ...many(3, wing())], 'comstar'), wrong([...fights(6), ...many(4, wing())], 'comstar')]).toEqual([0, 1]);
});
