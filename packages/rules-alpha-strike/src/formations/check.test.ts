import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { fighter, findings, fits, group, lanceOf, made, notes, tank, times } from './formations.fixture.ts';
import { fitsOf } from './list.ts';
import { sizeOf } from './organization.ts';
import { formationTrouble } from './trouble.ts';

const four = times(4, { role: 'Brawler' });
const star = times(5, {});

rule('ASC-fb-pv-total', 'the points of all units together stay within what was agreed; without a limit anything goes', () => {
  const units = lanceOf('A', four, { pv: 50 });
  expect([findings({ limit: 200, units }), findings({ limit: 199, units }), findings({ units })]).toEqual([[], ['ASC-fb-pv-total'], []]);
});
rule('ASC-fb-pv-guidelines', 'what is a fast game and what takes hours is told, and nothing is forbidden', () => {
  const told = (limit: number) => notes({ limit, units: lanceOf('A', four, { pv: 1 }) });
  expect([told(250), told(450), told(1000)].map(([first]) => first)).toEqual([
    '250 points make a fast game with about twelve units a side',
    '450 points make a fast game with about twelve units a side',
    '1000 points make a game of several hours, with a battalion a side',
  ]);
  expect([told(249), told(600)]).toEqual([[], []]);
});
rule(
  'ASC-fb-era-faction',
  'an era leaves out what was built later, a faction what it does not have, and both say how a force is organised',
  () => {
    const era = { name: 'Succession Wars', to: 3049 };
    const units = (year: number, clan = false) => lanceOf('A', four, { year, clan });
    expect([findings({ era, units: units(3049) }), findings({ era, units: units(3050) }).length]).toEqual([[], 4]);
    expect(findings({ era, faction: 'inner-sphere', units: units(2900, true) })).toContain('ASC-fb-era-faction');
    expect(findings({ faction: 'inner-sphere', units: units(2900, true) })).toEqual([]);
    const five = lanceOf('A', star);
    expect([findings({ faction: 'clan', units: five }), findings({ faction: 'periphery', units: five })]).toEqual([
      [],
      ['ASC-fb-lance-size'],
    ]);
  },
);
rule('ASC-fb-build-formations', 'units are sorted into lances, and each lance is looked at by itself', () => {
  const units = [...lanceOf('A', four), ...lanceOf('B', times(3, {}))];
  expect(findings({ units })).toEqual(['ASC-fb-lance-size']);
  expect(findings({ units: [...units, ...lanceOf('B', times(1, {}))] })).toEqual([]);
});
rule('ASC-fb-lance-size', "a lance has four, a Star five 'Mechs or ten vehicles, a Level II six units", () => {
  const cars = (count: number) => times(count, tank('8"t'));
  expect([
    sizeOf(four, 'sphere'),
    sizeOf(cars(4), 'sphere'),
    sizeOf(star, 'clan'),
    sizeOf(cars(10), 'clan'),
    sizeOf(star, 'comstar'),
  ]).toEqual([4, 4, 5, 10, 6]);
  expect(findings({ organization: 'clan', units: lanceOf('A', cars(5)) })).toEqual(['ASC-fb-lance-size']);
  expect(findings({ organization: 'clan', units: lanceOf('A', cars(10)) })).toEqual([]);
});
rule('ASC-fb-fighter-groups', 'six fighters in three pairs, ten in five pairs for a Clan, six for ComStar', () => {
  const wing = times(6, fighter('Dogfighter'));
  expect([sizeOf(wing, 'sphere'), sizeOf(wing, 'clan'), sizeOf(wing, 'comstar')]).toEqual([6, 10, 6]);
  expect(findings({ units: lanceOf('A', wing) })).toEqual([]);
  expect(findings({ organization: 'clan', units: lanceOf('A', wing) })).toEqual(['ASC-fb-fighter-groups']);
});
rule('ASC-form-aerospace-common', 'a squadron is three pairs, a Star of fighters five', () => {
  const odd = [...times(5, fighter('Dogfighter')), made(fighter('Interceptor'))];
  expect(findings({ units: lanceOf('A', odd) })).toEqual(['ASC-fb-homogeneity-is']);
  expect(findings({ organization: 'clan', units: lanceOf('A', times(10, fighter('Dogfighter'))) })).toEqual([]);
});
const foot = { type: 'CI' as const, move: '2"f' };
const suit = { type: 'BA' as const, move: '4"f' };
rule(
  'ASC-fb-conventional-infantry',
  'a platoon is one unit of 8 to 28, a Point of 20 to 25, a Level I of 30 to 36, in groups as of ʼMechs',
  () => {
    const platoon = (troopers: number, organization: 'sphere' | 'clan' | 'comstar') =>
      findings({ organization, units: lanceOf('A', times(sizeOf([made(foot)], organization), foot), { troopers }) }).length === 0;
    expect([platoon(8, 'sphere'), platoon(28, 'sphere'), platoon(7, 'sphere'), platoon(29, 'sphere')]).toEqual([true, true, false, false]);
    expect([platoon(20, 'clan'), platoon(26, 'clan'), platoon(30, 'comstar'), platoon(28, 'comstar')]).toEqual([true, false, true, false]);
    expect([sizeOf([made(foot)], 'sphere'), sizeOf([made(foot)], 'clan'), sizeOf([made(foot)], 'comstar')]).toEqual([4, 5, 6]);
  },
);
rule('ASC-fb-battle-armor', 'squads of four, Points of five, Level Is of six suits, in groups as of ʼMechs', () => {
  const squad = (troopers: number, organization: 'sphere' | 'clan' | 'comstar') =>
    findings({ organization, units: lanceOf('A', times(sizeOf([made(suit)], organization), suit), { troopers }) });
  expect([squad(4, 'sphere'), squad(5, 'clan'), squad(6, 'comstar')]).toEqual([[], [], []]);
  expect(squad(5, 'sphere')).toEqual(Array.from({ length: 4 }, () => 'ASC-fb-battle-armor'));
});
rule('ASC-fb-homogeneity-is', 'a lance is all of one kind, its vehicles and its infantry move alike, its fighters are of one type', () => {
  const mixed = (units: typeof four) => findings({ units: lanceOf('A', units) });
  expect(mixed(group([3, {}], [1, tank('8"t')]))).toEqual(['ASC-fb-homogeneity-is']);
  expect(mixed(group([3, tank('8"w')], [1, tank('8"t')]))).toEqual(['ASC-fb-homogeneity-is']);
  expect(mixed(group([3, foot], [1, { ...foot, move: '6"j' }]))).toEqual(['ASC-fb-homogeneity-is']);
  expect(mixed(group([3, foot], [1, { ...suit, move: '2"f' }]))).toEqual(['ASC-fb-homogeneity-is']);
  expect(mixed(group([4, fighter('Dogfighter')], [2, { ...fighter('Dogfighter'), type: 'CF' }]))).toEqual(['ASC-fb-homogeneity-is']);
  expect(mixed(times(4, tank('8"t')))).toEqual([]);
});
rule('ASC-fb-homogeneity-clan', "a Star is five 'Mechs, ten vehicles that move alike or five pairs of fighters", () => {
  const mixed = (units: typeof four) => findings({ organization: 'clan', units: lanceOf('A', units) });
  expect([mixed(star), mixed(times(10, tank('8"h')))]).toEqual([[], []]);
  expect(mixed(group([5, tank('8"h')], [5, tank('8"t')]))).toEqual(['ASC-fb-homogeneity-clan']);
  expect(mixed(group([4, {}], [1, tank('8"t')]))).toEqual(['ASC-fb-homogeneity-clan']);
});
rule('ASC-fb-homogeneity-comstar', 'a Level II may be any six units, its fighters in pairs; a Support Lance may be mixed anywhere', () => {
  const level = group([2, {}], [1, tank('8"t')], [1, foot], [2, fighter('Dogfighter')]);
  expect(findings({ organization: 'comstar', units: lanceOf('A', level) })).toEqual([]);
  const odd = group([3, {}], [1, tank('8"t')], [1, foot], [1, fighter('Dogfighter')]);
  expect(findings({ organization: 'comstar', units: lanceOf('A', odd) })).toEqual(['ASC-fb-homogeneity-comstar']);
  const units = [...lanceOf('A', group([2, {}], [2, tank('8"t')])), ...lanceOf('B', four)];
  const formations = [
    { lance: 'A', type: 'support', supports: 'B' },
    { lance: 'B', type: 'battle' },
  ];
  expect(findings({ units, formations })).toEqual([]);
});
rule('ASC-fb-functional-formations-optional', 'a force without any formation type is a force', () => {
  expect(findings({ units: [...lanceOf('A', four), ...lanceOf('B', four)] })).toEqual([]);
  expect(formationTrouble([{ card: 'Bulwark' }, { card: 'Sentinel' }])).toBeUndefined();
});
rule('ASC-fb-no-type-stacking', 'whoever could be several things has to choose one', () => {
  const both = times(4, { size: 3, armor: 6, damage: '3/3/1', role: 'Juggernaut' });
  expect([fits('assault', both), fits('battle-heavy', both)]).toEqual([true, true]);
  expect(
    fitsOf(both)
      .filter(one => one.fits)
      .map(({ type }) => type.id),
  ).toContain('assault');
  const formations = [
    { lance: 'A', type: 'assault' },
    { lance: 'A', type: 'battle-heavy' },
  ];
  expect(findings({ units: lanceOf('A', both), formations })).toEqual(['ASC-fb-no-type-stacking']);
  expect(findings({ units: lanceOf('A', both), formations: formations.slice(1) })).toEqual([]);
  expect(
    formationTrouble([
      { card: both[0]!.card, formation: 'assault' },
      { card: both[1]!.card, formation: 'battle-heavy' },
    ]),
  ).toBeDefined();
});
rule('ASC-fb-formation-name', 'a lance may be called anything; what it is stands beside the name', () => {
  const units = lanceOf("Schmidt's Savages", four);
  expect(findings({ units, formations: [{ lance: "Schmidt's Savages", type: 'battle' }] })).toEqual([]);
  expect(findings({ units, formations: [{ lance: "Schmidt's Savages", type: 'savages' }] })).toEqual(['ASC-fb-formation-name']);
});
rule('ASC-form-command-lieutenants', 'one leads the force, with a lieutenant for every six units that are no infantry', () => {
  const leader = made({ commander: 'force' });
  const second = made({ commander: 'lance' });
  const force = (lieutenants: number, others: number, soldiers = 0) => [
    ...lanceOf('A', [leader, ...times(3, {})]),
    ...lanceOf('B', [...Array.from({ length: lieutenants }, () => second), ...times(others, {})]),
    ...lanceOf('C', times(soldiers, foot)),
  ];
  expect([findings({ units: force(1, 3) }), findings({ units: force(2, 2) })]).toEqual([[], ['ASC-form-command-lieutenants']]);
  // Infantry brings no lieutenant along.
  expect(findings({ units: force(2, 2, 4) })).toEqual(['ASC-form-command-lieutenants']);
  expect(findings({ units: lanceOf('A', [leader, leader, ...times(2, {})]) })).toEqual(['ASC-form-command-lieutenants']);
});
const many = (count: number) => Array.from({ length: count }, (_, i) => lanceOf(`${i}`, four)).flat();
rule('ASC-fb-larger-formations', 'lances make companies and battalions, Stars Binaries and Trinaries, Level IIs Level IIIs', () => {
  const name = (groups: number, organization: 'sphere' | 'clan' | 'comstar') => notes({ organization, units: many(groups) })[0];
  expect([name(2, 'sphere'), name(3, 'sphere'), name(4, 'sphere'), name(9, 'sphere')]).toEqual([
    undefined,
    '3 groups of that size make a company (led by: Captain)',
    '4 groups of that size make a company (led by: Captain)',
    '9 groups of that size make a battalion (led by: Major)',
  ]);
  expect([name(2, 'clan'), name(3, 'clan'), name(6, 'comstar')]).toEqual([
    '2 groups of that size make a Binary (led by: Star Captain or Nova Commander)',
    '3 groups of that size make a Trinary (led by: Star Captain)',
    '6 groups of that size make a Level III (led by: Adept (Demi-Precentor))',
  ]);
});
rule('ASC-fb-specialised-company', 'a company is known for what most of its lances are, variations counted together', () => {
  const company = (...types: readonly string[]) =>
    notes({ units: many(3), formations: types.map((type, i) => ({ lance: `${i}`, type })) })[1];
  expect([company('fire', 'anti-air', 'recon'), company('fire', 'battle', 'recon')]).toEqual([
    'most of it is of one kind: Fire Lance',
    undefined,
  ]);
});
