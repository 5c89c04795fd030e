import { CATALOGUE, find, nameOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, it } from 'vitest';
import { toCard } from '../alpha-strike/convert.ts';
import { CURRENT } from '../alpha-strike/editions.ts';
import { readUnit } from '../files/read-unit.ts';
import { writeUnit } from '../files/write-unit.ts';
import { readEra } from './eras.ts';
import { cardFacts, unitFacts } from './facts.ts';
import { filtersIn, readQuery, withFilter } from './query.ts';
import { readRange } from './range.ts';
import { testsFor } from './wanted.ts';

const ROWS = CATALOGUE.map(unit => ({ ...unitFacts(unit), ...cardFacts(toCard(unit)!) }));

const found = (query: string) => {
  const { unit, card } = testsFor(readQuery(query).wanted);
  return ROWS.filter(row => unit(row) && card(row));
};

describe('a search', () => {
  it('finds by parts of the name, in any order and in any case', () => {
    expect(found('1n GRIFFIN').map(({ name }) => name)).toEqual(['Griffin GRF-1N']);
    expect(found('')).toHaveLength(ROWS.length);
  });

  it('finds by the name that the other side gave', () => {
    const clan = CATALOGUE.find(({ clanName }) => clanName)!;
    expect(found(clan.clanName!.replaceAll(' ', ' ')).map(({ name }) => name)).toContain(nameOf(clan));
  });

  it.each([
    ['madcat', 'Mad Cat Prime'],
    ['timberwolf', 'Mad Cat Prime'],
    ['timber wolf', 'Mad Cat Prime'],
    ['as7d', 'Atlas AS7-D'],
    ['ATLAS as7 d', 'Atlas AS7-D'],
    ['hbk 4g', 'Hunchback HBK-4G'],
  ])('finds by what people type: %s', (query, name) => {
    expect(found(query).map(row => row.name)).toContain(name);
    expect(found(query).length).toBeLessThan(12);
  });

  it('understands what players say of a unit', () => {
    const rows = found('clan heavy 3050 jump');
    expect(rows).toEqual(
      ROWS.filter(
        ({ tech, tons, kind, year, jump }) => tech === 'clan' && kind === 'mech' && tons >= 60 && tons < 80 && year <= 3050 && jump > 0,
      ),
    );
    expect(found('kind:mech gauss assault').every(({ weapons, tons }) => weapons.some(one => one.includes('gauss')) && tons >= 80)).toBe(
      true,
    );
    expect(found('ac20').some(({ name }) => name === 'Hunchback HBK-4G')).toBe(true);
    expect(found('sniper').length).toBeGreaterThan(0);
  });

  it('finds mistyped names if it is told to', () => {
    const near = (query: string) => {
      const { unit } = testsFor({ ...readQuery(query).wanted, slack: true });
      return ROWS.filter(unit).map(({ name }) => name);
    };
    expect(found('timberwof')).toEqual([]);
    expect(near('timberwof')).toContain('Mad Cat Prime');
    expect(near('hunchbcak')).toContain('Hunchback HBK-4G');
    expect(near('grifin')).toContain('Griffin GRF-1N');
    expect(near('qqqqqq')).toEqual([]);
  });

  it.each([
    ['kind:vehicle', row => row.kind === 'vehicle'],
    ['type:cv', row => row.type === 'CV'],
    ['role:missile-boat', row => row.role === 'Missile Boat'],
    ['tech:clan', row => row.tech === 'clan'],
    ['points:20-30', row => row.pv >= 20 && row.pv <= 30],
    ['pv:40-', row => row.pv >= 40],
    ['size:-2', row => row.size <= 2],
    ['long:2-', row => row.damage[2] >= 2],
    ['move:16-', row => row.reach >= 16],
    ['jump:1-', row => row.jump > 0],
    ['specials:ECM', row => row.codes.includes('ECM')],
    ['has:if1', row => row.specials.includes('IF1')],
    ['era:clan-invasion', row => row.year >= 3050 && row.year <= 3061],
    ['era:-star', row => row.year <= 2780],
    ['armor:6- ov:1-', row => row.armor >= 6 && row.overheat >= 1],
  ] as const satisfies readonly (readonly [string, (row: (typeof ROWS)[number]) => boolean])[])('understands %s', (query, test) => {
    const rows = found(query);
    expect(rows).toEqual(ROWS.filter(test));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(ROWS.length);
  });

  it('asks for all abilities that are named', () => {
    const both = found('specials:ECM,TAG has:PRB');
    expect(both).toEqual(ROWS.filter(({ codes }) => ['ECM', 'TAG', 'PRB'].every(code => codes.includes(code as never))));
  });

  it('tells which parts make no sense and keeps the others', () => {
    const { wanted, faults } = readQuery('griffin colour:red points:many era:stone kind: size:2');
    expect(faults).toEqual([
      { part: 'colour:red', why: 'no such filter' },
      { part: 'points:many', why: 'not a range' },
      { part: 'era:stone', why: 'no such era' },
      { part: 'kind:', why: 'nothing asked' },
    ]);
    expect(wanted).toEqual({ words: ['griffin'], size: { from: 2, to: 2 } });
  });

  it('is changed one filter at a time', () => {
    expect(withFilter('griffin pv:20-30', 'points', '40-')).toBe('griffin points:40-');
    expect(withFilter('griffin points:40-', 'points', undefined)).toBe('griffin');
    expect(withFilter('', 'role', 'Missile Boat')).toBe('role:Missile-Boat');
    expect(filtersIn('a kind:mech has:IF x:y')).toEqual([
      { filter: 'kind', value: 'mech' },
      { filter: 'specials', value: 'IF' },
    ]);
  });
});

const names = (query: string) => found(query).map(({ name }) => name);
const worthOf = (query: string, facts: { bv?: number; cost?: number }) => testsFor(readQuery(query).wanted).worth?.(facts);
rule('ASC-fb-unit-list-filters#1', 'a list is narrowed down by weight, Battle Value, year, price and abilities', () => {
  expect(found('tons:55').every(({ tons }) => tons === 55) && names('tons:55').includes('Griffin GRF-1N')).toBe(true);
  expect([names('tons:-54'), names('year:-2500'), names('specials:ECM')].some(list => list.includes('Griffin GRF-1N'))).toBe(true);
  expect(names('griffin year:-2000')).toEqual([]);
  expect(found('specials:ECM')).toEqual(ROWS.filter(({ codes }) => codes.includes('ECM' as never)));
  expect([worthOf('bv:1000-1300', { bv: 1272 }), worthOf('bv:1000-1271', { bv: 1272 }), worthOf('bv:1-', {})]).toEqual([
    true,
    false,
    false,
  ]);
  expect([worthOf('cost:-5000000', { cost: 4_900_000 }), worthOf('cost:5000000-', { cost: 4_900_000 })]).toEqual([true, false]);
});
rule('ASC-fb-unit-list-filters#2', 'and by technology base, rules level, kind and source', () => {
  expect(found('tech:clan')).toEqual(ROWS.filter(({ tech }) => tech === 'clan'));
  expect(found('kind:vehicle')).toEqual(ROWS.filter(({ kind }) => kind === 'vehicle'));
  const row = { ...ROWS[0]!, level: 'Advanced', source: 'My Readout' };
  const shown = (query: string) => testsFor(readQuery(query).wanted).unit(row);
  expect([shown('level:advanced'), shown('level:standard'), shown('source:my-readout'), shown('source:theirs')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
rule('ASC-fb-unit-list-filters#3', 'and by faction: those that a file names, and else those who build such machines', () => {
  const shown = (faction: string, more: object) => testsFor(readQuery(`faction:${faction}`).wanted).unit({ ...ROWS[0]!, ...more });
  const named = { tech: 'clan', factions: ['house-davion', 'mercenary'] };
  expect([shown('House_Davion', named), shown('mercenary', named), shown('clan', named), shown('house', named)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['clan', 'clan-wolf', 'inner-sphere', 'comstar'].map(faction => shown(faction, { tech: 'clan', factions: undefined }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['clan', 'periphery'].map(faction => shown(faction, { tech: 'inner-sphere', factions: undefined }))).toEqual([false, true]);
  expect(['clan', 'periphery'].map(faction => shown(faction, { tech: 'mixed', factions: undefined }))).toEqual([true, true]);
});
rule('ASC-fb-unit-list-filters#4', 'and by sub-type and era', () => {
  expect(found('subtype:vtol')).toEqual(ROWS.filter(({ subtype }) => subtype?.includes('vtol')));
  expect(found('subtype:omni').length).toBeGreaterThan(0);
  expect(found('era:clan-invasion')).toEqual(ROWS.filter(({ year }) => year >= 3050 && year <= 3061));
});
it('keeps the factions of a file through reading and writing', () => {
  for (const kind of ['mech', 'vehicle'] as const) {
    const unit = { ...CATALOGUE.find(one => one.kind === kind)!, factions: ['house-davion', 'mercenary'] };
    const { ending, text } = writeUnit(unit);
    expect(readUnit(`unit${ending}`, text).unit?.factions).toEqual(unit.factions);
  }
});

describe('damage in a list', () => {
  const shown = (name: string): readonly string[] => cardFacts(toCard(find(name)!, CURRENT)!).printedDamage.slice(0, 3);

  it('is that of the strongest arc where a card has arcs', () => {
    expect(shown('Overlander (Heavy Lift)')).toEqual(['5', '8', '6']);
    expect(shown('Bastion Crawler')).toEqual(['5', '7', '7']);
    expect(shown('Griffin GRF-1N')).toEqual(['1', '2', '2']);
  });
});

describe('a range', () => {
  it.each([
    ['30', { from: 30, to: 30 }],
    ['20-40', { from: 20, to: 40 }],
    ['20-', { from: 20, to: Number.POSITIVE_INFINITY }],
    ['-40', { from: 0, to: 40 }],
    ['-', undefined],
    ['', undefined],
    ['x', undefined],
  ])('is read from %j', (text, range) => expect(readRange(text)).toEqual(range));
});

describe('an era', () => {
  it('is read by its name or the beginning of it', () => {
    expect(readEra('Jihad')).toEqual({ from: 3068, to: 3080 });
    expect(readEra('star league-')).toEqual({ from: 2571, to: Number.POSITIVE_INFINITY });
    expect(readEra('-succ')).toEqual({ from: 0, to: 3049 });
    expect(readEra('never')).toBeUndefined();
  });

  it('is one for every year', () => expect(unitFacts(find('GRF-1N')!).year).toBeGreaterThan(0));
});
