import { readQuery, testsFor, type Wanted } from '@sortie/convert';
import { FAILED, inLetters, OK, problem, refuse, say, sayJson } from '../say.ts';
import { type Entry, entries } from './catalogue.ts';
import { COLUMNS, jsonOf, TABLE_HEAD, tableLine, tsvLine } from './columns.ts';
import type { EditionName } from './conversion.ts';
import { worthOf } from './worth.ts';

export interface SearchOptions extends Omit<Wanted, 'words'> {
  readonly edition: EditionName;
  readonly sort: 'name' | 'points' | 'size' | 'year' | 'bv' | 'cost';
  readonly format: 'table' | 'tsv' | 'json';
  readonly limit?: number;
}

/** Print the units that are wanted. Filters may also stand among the words, as in the unit browser: `kind:mech points:20-30`. */
export function search(words: readonly string[], options: SearchOptions): number {
  const { wanted, faults } = readQuery(words.join(' '));
  const [fault] = faults;
  if (fault) return refuse(`${fault.part}: ${fault.why}`, 'Write filters such as kind:mech, points:20-30 or era:jihad.');
  const { edition, sort, format, limit, ...filters } = options;
  const like = (slack: boolean): readonly Entry[] => [...entries(edition, testsFor({ ...wanted, ...filters, slack }))].sort(orders[sort]);
  const exact = like(false);
  const matching = exact.length > 0 || !wanted.words?.length ? exact : like(true);
  if (exact.length < matching.length) problem('no unit has exactly that name', 'These have similar names.');
  const found = matching.slice(0, limit).map(({ unit, card, from }) => ({ path: from, unit, card, problems: [] }));
  if (format === 'json') sayJson(found.map(one => jsonOf(one, false)));
  else if (format === 'tsv') say([COLUMNS.join('\t'), ...found.map(tsvLine)].join('\n'));
  else if (found.length > 0) say(inLetters([TABLE_HEAD, ...found.map(({ card }) => tableLine(card))].join('\n')));
  if (matching.length === 0) problem('no unit matches', 'Ask for less, or import files of your own with "sortie import".');
  else if (format === 'table') say(`${matching.length} units${found.length < matching.length ? `, ${found.length} shown` : ''}`);
  return matching.length === 0 ? FAILED : OK;
}

const byName = (a: Entry, b: Entry): number => (a.card.name < b.card.name ? -1 : a.card.name > b.card.name ? 1 : 0);

const orders: Readonly<Record<SearchOptions['sort'], (a: Entry, b: Entry) => number>> = {
  name: byName,
  points: (a, b) => a.card.pv - b.card.pv || byName(a, b),
  size: (a, b) => a.card.size - b.card.size || byName(a, b),
  year: (a, b) => a.unit.year - b.unit.year || byName(a, b),
  bv: (a, b) => (worthOf(a.unit).bv ?? 0) - (worthOf(b.unit).bv ?? 0) || byName(a, b),
  cost: (a, b) => (worthOf(a.unit).cost ?? 0) - (worthOf(b.unit).cost ?? 0) || byName(a, b),
};
