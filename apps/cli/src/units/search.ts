import { type Damage, printSpecial } from '@sortie/convert';
import { nameOf } from '@sortie/roster';
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
  const fits = filterOf(words, options);
  const all = [...entries(options.edition)].filter(fits).sort(orders[options.sort]);
  const found = all.slice(0, options.limit ?? all.length).map(({ unit, card, from }) => ({ path: from, unit, card, problems: [] }));
  if (options.format === 'json') sayJson(found.map(one => jsonOf(one, false)));
  else if (options.format === 'tsv') say([COLUMNS.join('\t'), ...found.map(tsvLine)].join('\n'));
  else if (found.length > 0) say(inLetters([TABLE_HEAD, ...found.map(({ card }) => tableLine(card))].join('\n')));
  if (all.length === 0) problem('no unit is like that', 'Ask for less, or import files of your own with "sortie import".');
  else if (options.format === 'table') say(`${all.length} units${found.length < all.length ? `, ${found.length} shown` : ''}`);
  return all.length === 0 ? FAILED : OK;
}

const byName = (a: Entry, b: Entry): number => (a.card.name < b.card.name ? -1 : a.card.name > b.card.name ? 1 : 0);

const orders: Readonly<Record<SearchOptions['sort'], (a: Entry, b: Entry) => number>> = {
  name: byName,
  points: (a, b) => a.card.pv - b.card.pv || byName(a, b),
  size: (a, b) => a.card.size - b.card.size || byName(a, b),
  year: (a, b) => a.unit.year - b.unit.year || byName(a, b),
};

type Test = (entry: Entry) => boolean;

function filterOf(words: readonly string[], wanted: Wanted): Test {
  const tests: readonly Test[] = [
    ...words.map(word => named(word.toLowerCase())),
    ...ofKind(wanted.kind?.toLowerCase()),
    ...ofRole(wanted.role?.toLowerCase()),
    ...(wanted.specials?.split(',') ?? []).map(code => withAbility(code.trim().toUpperCase())),
    ...between(wanted.size, ({ card }) => card.size),
    ...between(wanted.points, ({ card }) => card.pv),
    ...between(wanted.year, ({ unit }) => unit.year),
    ...between(wanted.tons, ({ unit }) => unit.tons),
    ...between(wanted.tmm, ({ card }) => card.tmm),
    ...between(wanted.short, ({ card }) => figure(card.damage[0])),
    ...between(wanted.medium, ({ card }) => figure(card.damage[1])),
    ...between(wanted.long, ({ card }) => figure(card.damage[2])),
  ];
  return entry => tests.every(test => test(entry));
}

const figure = (damage: Damage | undefined): number => damage?.points ?? 0;

const named =
  (word: string): Test =>
  ({ unit }) =>
    `${nameOf(unit)} ${unit.clanName ?? ''}`.toLowerCase().includes(word);

/** By the kind it is built as or by the type on its card. */
const ofKind = (kind: string | undefined): readonly Test[] =>
  kind === undefined ? [] : [({ unit, card }) => unit.kind === kind || card.type.toLowerCase() === kind];

const ofRole = (role: string | undefined): readonly Test[] =>
  role === undefined ? [] : [({ card }) => card.role.toLowerCase().replaceAll(' ', '-') === role.replaceAll(' ', '-')];

/** By its code alone, `IF`, or with what stands behind it, `IF2`. */
const withAbility =
  (code: string): Test =>
  ({ card }) =>
    card.specials.some(special => special.code.toUpperCase() === code || printSpecial(special).toUpperCase() === code);

const between = (range: Range | undefined, of: (entry: Entry) => number): readonly Test[] =>
  range === undefined ? [] : [entry => within(of(entry), range)];
