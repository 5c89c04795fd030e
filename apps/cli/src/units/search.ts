import { type Card, type Damage, printSpecial } from '@sortie/convert';
import { KINDS, nameOf, type Unit } from '@sortie/roster';
import { FAILED, inLetters, OK, problem, say, sayJson } from '../say.ts';
import { type Entry, entries } from './catalogue.ts';
import { COLUMNS, jsonOf, TABLE_HEAD, tableLine, tsvLine } from './columns.ts';
import type { EditionName } from './conversion.ts';
import { type Range, within } from './range.ts';

export interface Wanted {
  readonly kind?: string;
  readonly role?: string;
  readonly size?: Range;
  readonly points?: Range;
  readonly year?: Range;
  readonly tons?: Range;
  readonly tmm?: Range;
  readonly short?: Range;
  readonly medium?: Range;
  readonly long?: Range;
  readonly specials?: string;
}

export interface SearchOptions extends Wanted {
  readonly edition: EditionName;
  readonly sort: 'name' | 'points' | 'size' | 'year';
  readonly format: 'table' | 'tsv' | 'json';
  readonly limit?: number;
}

/** Print the units that are wanted. */
export function search(words: readonly string[], options: SearchOptions): number {
  const fits = cardTest(options);
  const matching: Entry[] = [];
  for (const entry of entries(options.edition, unitTest(words, options))) if (fits(entry.card)) matching.push(entry);
  matching.sort(orders[options.sort]);
  const found = matching.slice(0, options.limit).map(({ unit, card, from }) => ({ path: from, unit, card, problems: [] }));
  if (options.format === 'json') sayJson(found.map(one => jsonOf(one, false)));
  else if (options.format === 'tsv') say([COLUMNS.join('\t'), ...found.map(tsvLine)].join('\n'));
  else if (found.length > 0) say(inLetters([TABLE_HEAD, ...found.map(({ card }) => tableLine(card))].join('\n')));
  if (matching.length === 0) problem('no unit is like that', 'Ask for less, or import files of your own with "sortie import".');
  else if (options.format === 'table') say(`${matching.length} units${found.length < matching.length ? `, ${found.length} shown` : ''}`);
  return matching.length === 0 ? FAILED : OK;
}

const byName = (a: Entry, b: Entry): number => (a.card.name < b.card.name ? -1 : a.card.name > b.card.name ? 1 : 0);

const orders: Readonly<Record<SearchOptions['sort'], (a: Entry, b: Entry) => number>> = {
  name: byName,
  points: (a, b) => a.card.pv - b.card.pv || byName(a, b),
  size: (a, b) => a.card.size - b.card.size || byName(a, b),
  year: (a, b) => a.unit.year - b.unit.year || byName(a, b),
};

type Test<T> = (one: T) => boolean;

const all =
  <T>(tests: readonly Test<T>[]): Test<T> =>
  one =>
    tests.every(test => test(one));

/** What can be told from the unit, without its card. */
const unitTest = (words: readonly string[], { kind, year, tons }: Wanted): Test<Unit> =>
  all([
    ...words.map(word => named(word.toLowerCase())),
    ...(isKind(kind) ? [(unit: Unit) => unit.kind === kind] : []),
    ...between(year, (unit: Unit) => unit.year),
    ...between(tons, (unit: Unit) => unit.tons),
  ]);

const cardTest = (wanted: Wanted): Test<Card> =>
  all([
    ...(wanted.kind === undefined || isKind(wanted.kind) ? [] : [ofType(wanted.kind.toUpperCase())]),
    ...(wanted.role === undefined ? [] : [ofRole(wanted.role.toLowerCase())]),
    ...(wanted.specials?.split(',') ?? []).map(code => withAbility(code.trim().toUpperCase())),
    ...between(wanted.size, (card: Card) => card.size),
    ...between(wanted.points, (card: Card) => card.pv),
    ...between(wanted.tmm, (card: Card) => card.tmm),
    ...between(wanted.short, (card: Card) => figure(card.damage[0])),
    ...between(wanted.medium, (card: Card) => figure(card.damage[1])),
    ...between(wanted.long, (card: Card) => figure(card.damage[2])),
  ]);

const isKind = (text: string | undefined): boolean => (KINDS as readonly (string | undefined)[]).includes(text);

const figure = (damage: Damage | undefined): number => damage?.points ?? 0;

const named =
  (word: string): Test<Unit> =>
  unit =>
    `${nameOf(unit)} ${unit.clanName ?? ''}`.toLowerCase().includes(word);

const ofType =
  (code: string): Test<Card> =>
  ({ type }) =>
    type === code;

const ofRole =
  (wanted: string): Test<Card> =>
  ({ role }) =>
    role.toLowerCase().replaceAll(' ', '-') === wanted.replaceAll(' ', '-');

/** By its code alone, `IF`, or with what stands behind it, `IF2`. */
const withAbility =
  (code: string): Test<Card> =>
  ({ specials }) =>
    specials.some(special => special.code.toUpperCase() === code || printSpecial(special).toUpperCase() === code);

const between = <T>(range: Range | undefined, of: (one: T) => number): readonly Test<T>[] =>
  range === undefined ? [] : [one => within(of(one), range)];
