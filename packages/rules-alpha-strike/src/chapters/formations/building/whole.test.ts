import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { fighter, findings, lanceOf, made, notes, tank, times } from '../formations.fixture.ts';
import type { Grouped } from '../group.ts';
import type { Building } from './force.ts';

type How = 'sphere' | 'clan' | 'comstar';
interface Lance {
  readonly units: readonly Grouped[];
  readonly type?: string;
  readonly with?: 'nova';
}
const SIZES: { readonly [how in How]: number } = { sphere: 4, clan: 5, comstar: 6 };
/** As big as groups of their kind are, so that nothing else is to be said of them. */
const mechs = (how: How, type?: string): Lance => ({ units: times(SIZES[how], {}), ...(type && { type }) });
const cars = (how: How): Lance => ({ units: times(how === 'clan' ? 10 : SIZES[how], tank('8"t')) });
const foot = (count: number): Lance => ({ units: times(count, { type: 'CI', move: '2"f' }) });
const suits = (count: number): Lance => ({ units: times(count, { type: 'BA', move: '4"f' }) });
const wing = (how: How): Lance => ({ units: times(how === 'clan' ? 10 : 6, fighter('Dogfighter')) });
const many = (count: number, lance: Lance): readonly Lance[] => Array.from({ length: count }, () => lance);

const forceOf = (lances: readonly Lance[], organization: How) => ({
  organization,
  units: lances.flatMap(({ units }, i): readonly Building[] => lanceOf(`${i}`, units)),
  formations: lances.flatMap(({ type, with: attached }, i) =>
    type
      ? [{ lance: `${i}`, type, ...(attached && { with: attached }), ...(type === 'support' && { supports: supportedBy(lances) }) }]
      : [],
  ),
});
/** What is said of the make-up of the whole; what single lances lack is not the matter here. */
const makeUp = (lances: readonly Lance[], organization: How) => [
  ...new Set(findings(forceOf(lances, organization)).filter(id => id.includes('-composition'))),
];
const supportedBy = (lances: readonly Lance[]): string => `${lances.findIndex(({ type }) => type !== undefined && type !== 'support')}`;
const note = (lances: readonly Lance[], organization: How) => notes(forceOf(lances, organization))[0];

const HOW: { readonly [faction: string]: How } = {
  'Inner Sphere and Periphery': 'sphere',
  'ComStar and Word of Blake': 'comstar',
  Clan: 'clan',
};
const infantry = (type: 'BA' | 'CI', troopers: number, how: How, squads?: number) =>
  findings({
    organization: how,
    units: lanceOf('', [made({ type, move: '2"f' })], { troopers, ...(squads !== undefined && { squads }) }),
  }).length === 0;
const span = (text: string): readonly [number, number] => {
  const [, from = '0', to = from] = /^(\d+)(?:-(\d+))?/.exec(text) ?? [];
  return [Number(from), Number(to)];
};
/** How many of these there may be without anything being said of their number. */
const allowed = (least: number, most: number, good: (count: number) => boolean): void => {
  expect([least, most].map(good)).toEqual([true, true]);
  expect([least - 1, most + 1].map(good)).toEqual([false, false]);
};
const right = (units: readonly Grouped[], how: How) =>
  !findings({ organization: how, units: lanceOf('A', units) }).some(id => id === 'ASC-fb-lance-size' || id === 'ASC-fb-fighter-groups');
const LANCES: { readonly [name: string]: readonly [how: How, least: number, most: number] } = {
  Company: ['sphere', 3, 4],
  Battalion: ['sphere', 9, 16],
  Regiment: ['sphere', 27, 64],
  Brigade: ['sphere', 81, 384],
  'Level III (Battalion)': ['comstar', 6, 6],
  'Level IV (Division)': ['comstar', 36, 36],
  'Level V (Army)': ['comstar', 216, 216],
  Binary: ['clan', 2, 2],
  Trinary: ['clan', 3, 3],
  'Supernova Binary': ['clan', 2, 2],
  'Supernova Trinary': ['clan', 3, 3],
  Cluster: ['clan', 6, 15],
  Galaxy: ['clan', 18, 75],
  Wing: ['sphere', 3, 4],
};
const nova: Lance = {
  units: [...times(5, { specials: 'OMNI' }), ...times(5, { type: 'BA', move: '4"f', specials: 'MEC' })],
  type: 'battle-heavy',
  with: 'nova',
};

/** Below this line of the book the table is about vehicles and fighters. */
const VEHICLES = 9145;

/** One row of the Standard Force Organization Schemes Table, asked of the notes of the force builder. */
function holds(group: string, madeOf: string, rank: string, how: How, ofMachines: boolean): void {
  const [least, most] = span(madeOf);
  const larger = LANCES[group];
  if (larger) {
    const lance = group === 'Wing' ? wing('sphere') : group.startsWith('Supernova') ? nova : ofMachines ? cars(how) : mechs(how);
    const name = group.replace(/ \(.*/, '').replace(/^(Company|Battalion|Regiment|Brigade|Wing)$/, word => word.toLowerCase());
    const sentence = (count: number) => `${count} groups of that size make a ${name} (led by: ${rank})`;
    for (const count of [larger[1], larger[2]]) expect(note(many(count, lance), how)).toBe(sentence(count));
    expect(note(many(larger[1] - 1, lance), how)).not.toBe(sentence(larger[1] - 1));
  } else if (group.includes('Battle Armor')) allowed(least, most, count => infantry('BA', count, how));
  else if (group === 'Squad (Conventional)') expect(infantry('CI', 4 * 7, how)).toBe(true);
  else if (group === 'Platoon (Conventional)') allowed(least, most, squads => infantry('CI', 20, how, squads));
  else if (group.includes('Conventional')) allowed(least, most, count => infantry('CI', count, how));
  else if (group === 'Flight')
    expect(
      right(
        many(3, { units: times(least, fighter('Dogfighter')) }).flatMap(one => one.units),
        how,
      ),
    ).toBe(true);
  else if (group === 'Squadron') allowed(2 * least, 2 * most, count => right(times(count, fighter('Dogfighter')), how));
  else if (group === 'Nova') expect(findings(forceOf([nova], how)).filter(id => id.startsWith('ASC-form-nova'))).toEqual([]);
  else if (group === 'Point (ProtoMech)') allowed(least, most, count => right(times(count, { type: 'PM' }), how));
  else if (group === 'Level I') expect(right(times(6 * least, {}), how)).toBe(true);
  else if (group === 'Point') allowed(5 * least, 5 * most, count => right(times(count, tank('8"t')), how));
  else if (madeOf === '5 Points') allowed(10, 10, count => right(times(count, fighter('Dogfighter')), how));
  else allowed(least, most, count => right(times(count, {}), how));
}
for (const [id, sentence] of [
  ['ASC-tbl-force-org-is#1', 'from the squad to the brigade, each of so many and with its rank'],
  ['ASC-tbl-force-org-comstar#1', 'sixes all the way up'],
  ['ASC-tbl-force-org-clan#1', 'from the Point to the Galaxy'],
] as const)
  table(id, sentence, row => {
    const how = HOW[row.at('faction')] ?? 'sphere';
    // Every row asks by the line: larger formations are named by it.
    expect(note(many(how === 'comstar' ? 6 : 3, mechs(how)), how)).toContain('groups of that size');
    holds(row.at('group'), row.at('made_of'), row.at('rank'), how, how === 'clan' && row.number('line') > VEHICLES);
  });
rule('ASC-tbl-force-org-is#2', 'above the squad and the platoon infantry is grouped as ʼMechs are', () => {
  const company = [suits(4), suits(4), foot(4)];
  expect(note(company, 'sphere')).toBe('3 groups of that size make a company (led by: Captain)');
  expect([4, 5].map(count => right(times(count, { type: 'BA', move: '4"f' }), 'sphere'))).toEqual([true, false]);
});

rule('ASC-fb-larger-formations#1', 'lances make companies, battalions, regiments and brigades', () =>
  expect([2, 3, 5, 9, 17, 27, 81].map(count => note(many(count, mechs('sphere')), 'sphere')?.replace(/.*make a (\w+) .*/, '$1'))).toEqual([
    undefined,
    'company',
    undefined,
    'battalion',
    undefined,
    'regiment',
    'brigade',
  ]),
);
rule('ASC-fb-larger-formations#2', 'Stars and Novas make Binaries, Trinaries, Supernovas, Clusters and Galaxies', () => {
  const name = (count: number, one: Lance) => note(many(count, one), 'clan')?.replace(/.*make a ([\w ]+) \(.*/, '$1');
  expect([1, 2, 3, 6, 18].map(count => name(count, mechs('clan')))).toEqual([undefined, 'Binary', 'Trinary', 'Cluster', 'Galaxy']);
  expect([2, 3].map(count => name(count, nova))).toEqual(['Supernova Binary', 'Supernova Trinary']);
});
rule('ASC-fb-larger-formations#3', 'Level IIs make Level IIIs, IVs and Vs', () =>
  expect([5, 6, 36, 216].map(count => note(many(count, mechs('comstar')), 'comstar')?.replace(/.*make a (Level \w+) .*/, '$1'))).toEqual([
    undefined,
    'Level III',
    'Level IV',
    'Level V',
  ]),
);
const company = (...types: readonly string[]) =>
  notes(
    forceOf(
      types.map(type => mechs('sphere', type)),
      'sphere',
    ),
  )[1];
rule('ASC-fb-specialised-company#1', 'a company is known for the type of which it has most', () =>
  expect([company('fire', 'fire', 'recon'), company('fire', 'battle', 'recon')]).toEqual([
    'most of it is of one kind: Fire Lance',
    undefined,
  ]),
);
rule('ASC-fb-specialised-company#2', 'variations count with what they vary', () =>
  expect([company('fire', 'anti-air', 'recon'), company('fire', 'recon-light', 'recon')]).toEqual([
    'most of it is of one kind: Fire Lance',
    'most of it is of one kind: Recon Lance',
  ]),
);

/** Where the core of each kind of larger formation stands, and what of it a row of its table is about. */
const CORES: { readonly [group: string]: readonly [how: How, groups: number] } = {
  Company: ['sphere', 4],
  'Binary or Trinary': ['clan', 3],
  Battalion: ['sphere', 9],
  Cluster: ['clan', 6],
  'Level III': ['comstar', 6],
};
/** What comes along, by how a row of the tables calls it: so many of it. */
const ALONG: readonly (readonly [called: string, lances: (count: number, how: How) => readonly Lance[]])[] = [
  ['infantry companies', count => many(4 * count, foot(4))],
  ['conventional infantry', count => [foot(count)]],
  ['battle armor platoons', (count, how) => many(count, suits(SIZES[how]))],
  ['battle armor Stars', (count, how) => many(count, suits(SIZES[how]))],
  ['battle armor', count => [suits(count)]],
  ['vehicle companies', (count, how) => many(4 * count, cars(how))],
  ['vehicle', (count, how) => many(count, cars(how))],
  ['aerospace', (count, how) => many(count, wing(how))],
];
/** So many of what a row lists, beside a core or in it. */
function withPart(group: string, kind: string, part: string, count: number): readonly Lance[] | undefined {
  const [how, size] = CORES[group] ?? ['sphere', 3];
  const fighters = (number: number) => many(number, mechs(how, 'battle'));
  if (kind === 'core') {
    const type = ['command', 'support'].find(one => part.toLowerCase().startsWith(one));
    return type === undefined ? undefined : [...many(count, mechs(how, type)), ...fighters(group === 'Battalion' ? size : size - count)];
  }
  const [, along] = ALONG.find(([called]) => part.includes(called)) ?? [];
  return along && [...fighters(size), ...along(count, how)];
}
const fighting: { readonly [group: string]: readonly (readonly [lances: readonly Lance[], how: How, good: boolean])[] } = {
  Company: [
    [[mechs('sphere', 'command'), mechs('sphere', 'support'), mechs('sphere', 'battle')], 'sphere', true],
    [many(4, mechs('sphere', 'pursuit')), 'sphere', true],
    [[...many(2, mechs('sphere', 'command')), mechs('sphere', 'support')], 'sphere', false],
  ],
  'Binary or Trinary': [
    [[mechs('clan', 'command'), mechs('clan', 'fire')], 'clan', true],
    [many(3, mechs('clan', 'recon')), 'clan', true],
    [[mechs('clan', 'command'), mechs('clan', 'support')], 'clan', false],
  ],
  Battalion: [
    [many(9, mechs('sphere', 'battle')), 'sphere', true],
    [many(12, mechs('sphere', 'battle')), 'sphere', true],
  ],
  Cluster: [
    [many(6, mechs('clan', 'battle')), 'clan', true],
    [many(15, mechs('clan', 'battle')), 'clan', true],
  ],
  'Level III': [
    [[mechs('comstar', 'command'), mechs('comstar', 'support'), ...many(4, mechs('comstar', 'assault'))], 'comstar', true],
    [[...many(3, mechs('comstar', 'command')), ...many(3, mechs('comstar', 'assault'))], 'comstar', false],
  ],
};
for (const [id, sentence] of [
  ['ASC-tbl-company-composition#1', 'so many lances and so much that comes along'],
  ['ASC-tbl-binary-trinary-composition#1', 'so many Stars and so much that comes along'],
  ['ASC-tbl-battalion-composition#1', 'so many companies and so much that comes along'],
  ['ASC-tbl-cluster-composition#1', 'so many Binaries and Trinaries and so much that comes along'],
  ['ASC-tbl-level-iii-composition#1', 'so many Level IIs and so much that comes along'],
] as const)
  table(id, sentence, row => {
    const group = row.at('group');
    const [how, size] = CORES[group] ?? ['sphere', 3];
    // Too much of everything, so that the line of the table is heard for every row.
    expect(makeUp([...many(size, mechs(how)), ...many(40, wing(how))], how)).toEqual([id.slice(0, -2)]);
    const [, most] = span(row.at('number'));
    const about = (count: number) => withPart(group, row.at('kind'), row.at('part'), count);
    if (about(1) === undefined) {
      for (const [lances, organization, good] of fighting[group] ?? [])
        expect([group, makeUp(lances, organization).length === 0]).toEqual([group, good]);
      return;
    }
    expect(makeUp(about(0) ?? [], how)).toEqual([]);
    expect(makeUp(about(most) ?? [], how)).toEqual([]);
    expect(makeUp(about(most + 1) ?? [], how)).toEqual([id.slice(0, -2)]);
  });
rule('ASC-tbl-company-composition#2', 'three or four lances are a company; two are none', () => {
  const commands = (count: number) => makeUp(many(count, mechs('sphere', 'command')), 'sphere').length > 0;
  expect([2, 3, 4, 5].map(commands)).toEqual([false, true, true, false]);
});
rule('ASC-tbl-company-composition#3', 'no more Support Lances than others', () => {
  const backed = (support: number, others: number) =>
    makeUp([...many(support, mechs('sphere', 'support')), ...many(others, mechs('sphere', 'battle'))], 'sphere');
  expect([backed(1, 2), backed(2, 2), backed(2, 1)]).toEqual([[], [], ['ASC-tbl-company-composition']]);
});
rule('ASC-tbl-company-composition#4', 'with a core of vehicles up to three lances of ʼMechs come along', () => {
  const force = (count: number) => [...many(4, cars('sphere')), ...many(count, mechs('sphere', 'command'))];
  expect([makeUp(force(1), 'sphere'), makeUp(force(2), 'sphere')]).toEqual([[], []]);
  // Four and four: either core has one lance too many to come along.
  expect(makeUp(force(4), 'sphere')).toEqual(['ASC-tbl-company-composition']);
});
rule('ASC-tbl-binary-trinary-composition#2', 'two Stars or three, and as many Novas make a Supernova', () => {
  const commands = (count: number) => makeUp(many(count, mechs('clan', 'command')), 'clan').length > 0;
  expect([1, 2, 3, 4].map(commands)).toEqual([false, true, true, false]);
  expect([2, 3].map(count => note(many(count, nova), 'clan'))).toEqual([
    '2 groups of that size make a Supernova Binary (led by: Star Captain or Nova Captain)',
    '3 groups of that size make a Supernova Trinary (led by: Star Captain or Nova Captain)',
  ]);
});
rule('ASC-tbl-battalion-composition#2', 'nine to thirteen lances in all', () => {
  const battalion = (count: number) => findings(forceOf(many(count, mechs('sphere')), 'sphere'));
  expect([9, 13, 14, 16].map(count => battalion(count).length)).toEqual([0, 0, 1, 1]);
});
rule('ASC-tbl-battalion-composition#3', 'with a core of vehicles up to three companies of ʼMechs come along', () => {
  const force = (count: number) => makeUp([...many(12, cars('sphere')), ...many(count, mechs('sphere', 'command'))], 'sphere');
  // Eight lances of 'Mechs cannot be the core of a battalion.
  expect([force(8), force(0)]).toEqual([[], []]);
  expect(makeUp([...many(13, cars('sphere')), ...many(13, mechs('sphere'))], 'sphere')).toEqual(['ASC-tbl-battalion-composition']);
});
rule('ASC-tbl-cluster-composition#2', 'Supernovas count among its Binaries and Trinaries', () => {
  const cluster = (stars: number, novas: number) => [...many(stars, mechs('clan', 'battle')), ...many(novas, nova)];
  expect(note(cluster(3, 3), 'clan')).toBe('6 groups of that size make a Cluster (led by: Star Colonel)');
  expect(makeUp([...cluster(3, 3), ...many(4, wing('clan'))], 'clan')).toEqual(['ASC-tbl-cluster-composition']);
});
rule('ASC-tbl-level-iii-composition#2', 'six Level IIs', () => {
  const commands = (count: number) => makeUp(many(count, mechs('comstar', 'command')), 'comstar').length > 0;
  expect([5, 6, 7].map(commands)).toEqual([false, true, false]);
});
