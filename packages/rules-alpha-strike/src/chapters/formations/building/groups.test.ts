import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { fighter, findings, group, lanceOf, made, objectors, tank, times } from '../formations.fixture.ts';
import type { Grouped } from '../group.ts';

type How = 'sphere' | 'clan' | 'comstar';
const four = times(4, { role: 'Brawler' });
const found = (units: readonly Grouped[], organization: How = 'sphere') => findings({ organization, units: lanceOf('A', units) });
/** How many of one kind make a group: the counts to which nothing is to be said about its size. */
const sizes = (one: Parameters<typeof made>[0], organization: How) =>
  Array.from({ length: 12 }, (_, i) => i + 1).filter(
    count => !found(times(count, one), organization).some(id => id === 'ASC-fb-lance-size' || id === 'ASC-fb-fighter-groups'),
  );
const foot = { type: 'CI' as const, move: '2"f' };
const suit = { type: 'BA' as const, move: '4"f' };

rule('ASC-fb-build-formations#1', 'units are sorted into groups, and each group is looked at by itself', () => {
  const units = [...lanceOf('A', four), ...lanceOf('B', times(3, {}))];
  expect(findings({ units })).toEqual(['ASC-fb-lance-size']);
  expect(findings({ units: [...units, ...lanceOf('B', times(1, {}))] })).toEqual([]);
});
test('units that belong to no lance yet are not judged as one', () => {
  expect(findings({ units: lanceOf('', group([3, {}], [4, tank('8"t')])) })).toEqual([]);
  expect(findings({ units: lanceOf('', times(3, {})), formations: [{ lance: '', type: 'battle' }] })).toContain('ASC-fb-lance-size');
});
rule('ASC-fb-lance-size#1', "four 'Mechs or four vehicles are a lance", () =>
  expect([sizes({}, 'sphere'), sizes(tank('8"t'), 'sphere')]).toEqual([[4], [4]]),
);
rule('ASC-fb-lance-size#2', "five 'Mechs or ten vehicles are a Star", () =>
  expect([sizes({}, 'clan'), sizes(tank('8"t'), 'clan')]).toEqual([[5], [10]]),
);
rule('ASC-fb-lance-size#3', 'six units are a Level II', () =>
  expect([sizes({}, 'comstar'), sizes(tank('8"t'), 'comstar')]).toEqual([[6], [6]]),
);

rule('ASC-fb-fighter-groups#1', 'six fighters are a squadron', () => expect(sizes(fighter('Dogfighter'), 'sphere')).toEqual([6]));
rule('ASC-fb-fighter-groups#2', 'ten fighters are a Star', () => expect(sizes(fighter('Dogfighter'), 'clan')).toEqual([10]));
rule('ASC-fb-fighter-groups#3', 'six fighters are a Level II', () => expect(sizes(fighter('Dogfighter'), 'comstar')).toEqual([6]));
const squadron = (...models: readonly string[]) => models.map(name => made(fighter('Dogfighter', { name })));
rule('ASC-fb-fighter-groups#4', 'the two fighters of a flight are of one model', () => {
  expect([found(squadron(...'AABBCC')), found(squadron(...'AAAABB'))]).toEqual([[], []]);
  expect(found(squadron(...'AABBCD'))).toEqual(['ASC-fb-homogeneity-is']);
  expect(found(squadron(...'AABBC'))).toEqual(['ASC-fb-fighter-groups', 'ASC-fb-homogeneity-is']);
});
rule('ASC-form-aerospace-common#1', 'a squadron has six fighters, a Level II six and a Star ten', () =>
  expect(
    (['sphere', 'comstar', 'clan'] as const).map(how => [6, 10].map(count => found(times(count, fighter('Dogfighter')), how))),
  ).toEqual([
    [[], ['ASC-fb-fighter-groups']],
    [[], ['ASC-fb-fighter-groups']],
    [['ASC-fb-fighter-groups'], []],
  ]),
);

const platoon = (troopers: number, organization: How, squads?: number) =>
  findings({ organization, units: lanceOf('', [made(foot)], { troopers, ...(squads && { squads }) }) }).length === 0;
rule('ASC-fb-conventional-infantry#1', 'three or four squads with 8 to 28 soldiers', () => {
  expect([7, 8, 28, 29].map(count => platoon(count, 'sphere'))).toEqual([false, true, true, false]);
  expect([2, 3, 4, 5].map(squads => platoon(20, 'sphere', squads))).toEqual([false, true, true, false]);
});
rule('ASC-fb-conventional-infantry#2', 'a Point has 20 to 25', () =>
  expect([19, 20, 25, 26].map(count => platoon(count, 'clan', 5))).toEqual([false, true, true, false]),
);
rule('ASC-fb-conventional-infantry#3', 'a Level I has 30 to 36', () =>
  expect([29, 30, 36, 37].map(count => platoon(count, 'comstar'))).toEqual([false, true, true, false]),
);
rule('ASC-fb-conventional-infantry#4', 'each is one unit, and as many units make a group as of ʼMechs', () => {
  expect((['sphere', 'clan', 'comstar'] as const).map(how => sizes(foot, how))).toEqual([[4], [5], [6]]);
  expect(findings({ units: lanceOf('A', times(4, foot), { troopers: 7 }) })).toEqual(
    times(4, foot).map(() => 'ASC-fb-conventional-infantry'),
  );
});
const squad = (troopers: number, organization: How) => findings({ organization, units: lanceOf('', [made(suit)], { troopers }) });
rule('ASC-fb-battle-armor#1', 'four suits, five of the Clans, six of ComStar', () => {
  const right = (organization: How) => [3, 4, 5, 6, 7].filter(count => squad(count, organization).length === 0);
  expect([right('sphere'), right('clan'), right('comstar')]).toEqual([[4], [5], [6]]);
});
test('where nobody says whose they are, suits of the Clans come in fives', () => {
  const points = (clan: boolean, troopers: number) => findings({ units: lanceOf('', [made(suit), made({})], { troopers, clan }) });
  expect([points(true, 5), points(false, 4), points(true, 4)]).toEqual([[], [], ['ASC-fb-battle-armor']]);
});
rule('ASC-fb-battle-armor#2', 'each squad is one unit, and as many units make a group as of ʼMechs', () => {
  expect((['sphere', 'clan', 'comstar'] as const).map(how => sizes(suit, how))).toEqual([[4], [5], [6]]);
  expect(findings({ units: lanceOf('A', times(4, suit), { troopers: 5 }) })).toEqual(times(4, suit).map(() => 'ASC-fb-battle-armor'));
});

rule('ASC-fb-homogeneity-is#1', "a lance is all 'Mechs, or vehicles or infantry of one type that move alike", () => {
  for (const units of [four, times(4, tank('8"t')), times(4, foot), times(4, suit)]) expect(found(units)).toEqual([]);
  for (const units of [
    group([3, {}], [1, tank('8"t')]),
    group([3, tank('8"w')], [1, tank('8"t')]),
    group([3, foot], [1, { ...foot, move: '6"j' }]),
    group([3, foot], [1, { ...suit, move: '2"f' }]),
  ])
    expect(found(units)).toEqual(['ASC-fb-homogeneity-is']);
});
rule('ASC-fb-homogeneity-is#2', 'a squadron is all aerospace or all conventional fighters, in pairs', () => {
  const jets = { ...fighter('Dogfighter'), type: 'CF' as const, name: 'Jet' };
  expect([found(times(6, fighter('Dogfighter'))), found(times(6, jets))]).toEqual([[], []]);
  expect(found(group([4, fighter('Dogfighter')], [2, jets]))).toEqual(['ASC-fb-homogeneity-is']);
  expect(found(squadron(...'AAABBB'))).toEqual(['ASC-fb-homogeneity-is']);
});
rule('ASC-fb-homogeneity-clan#1', "a Star is five 'Mechs, ten vehicles that move alike or five pairs of fighters", () => {
  for (const units of [times(5, {}), times(10, tank('8"h')), times(10, fighter('Dogfighter'))]) expect(found(units, 'clan')).toEqual([]);
  expect(found(group([5, tank('8"h')], [5, tank('8"t')]), 'clan')).toEqual(['ASC-fb-homogeneity-clan']);
  expect(found(squadron(...'AABBCCDDEF'), 'clan')).toEqual(['ASC-fb-homogeneity-clan']);
  expect(found(group([4, {}], [1, tank('8"t')]), 'clan')).toEqual(['ASC-fb-homogeneity-clan']);
});
rule('ASC-fb-homogeneity-comstar#1', 'a Level II is any six units, and its fighters fly in pairs', () => {
  expect(found(group([2, {}], [1, tank('8"t')], [1, foot], [2, fighter('Dogfighter')]), 'comstar')).toEqual([]);
  expect(found(group([3, {}], [1, tank('8"t')], [1, foot], [1, fighter('Dogfighter')]), 'comstar')).toEqual(['ASC-fb-homogeneity-comstar']);
});
rule('ASC-fb-homogeneity-comstar#2', 'Support Lances and Novas mix types anywhere', () => {
  const mixed = group([2, {}], [2, tank('8"t')]);
  const built = (type: string, supports?: string) =>
    findings({
      units: [...lanceOf('A', mixed), ...lanceOf('B', four)],
      formations: [
        { lance: 'A', type, ...(supports && { supports }) },
        { lance: 'B', type: 'battle' },
      ],
    });
  expect(built('support', 'B')).toEqual([]);
  expect(built('battle-medium')).toContain('ASC-fb-homogeneity-is');
  const nova = [...times(5, { specials: 'OMNI', role: 'Brawler' }), ...times(5, { ...suit, specials: 'MEC' })];
  const formations = [{ lance: 'A', type: 'battle', with: 'nova' as const }];
  expect(findings({ organization: 'clan', units: lanceOf('A', nova), formations })).toEqual([]);
  // A Level II with a fighter in it is judged by the line that lets it mix.
  expect(found(group([5, {}], [1, fighter('Dogfighter')]), 'comstar')).toEqual(['ASC-fb-homogeneity-comstar']);
});

rule('ASC-fb-functional-formations-optional#1', 'a force without any formation type is a force', () => {
  expect(findings({ units: [...lanceOf('A', four), ...lanceOf('B', four)] })).toEqual([]);
  expect(objectors([{ card: 'Bulwark' }, { card: 'Sentinel' }])).toEqual([]);
});
