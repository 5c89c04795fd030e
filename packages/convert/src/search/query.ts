import { sure } from '@sortie/kernel';
import { readEra } from './eras.ts';
import { type Range, readRange } from './range.ts';
import type { Wanted } from './wanted.ts';

/** Filters of numbers: `points:20-35`. */
export const RANGE_FILTERS = [
  'points',
  'bv',
  'cost',
  'size',
  'move',
  'jump',
  'tmm',
  'short',
  'medium',
  'long',
  'extreme',
  'overheat',
  'armor',
  'structure',
  'tons',
  'year',
] as const satisfies readonly (keyof Wanted)[];

const TEXT_FILTERS = [
  'kind',
  'role',
  'tech',
  'subtype',
  'source',
  'level',
  'faction',
  'specials',
] as const satisfies readonly (keyof Wanted)[];

/** What can stand before the colon of a filter. */
export const FILTERS = [...TEXT_FILTERS, 'era', ...RANGE_FILTERS] as const;
export type Filter = (typeof FILTERS)[number];

/** Other words for the same. */
const ALIASES: Readonly<Record<string, Filter>> = {
  type: 'kind',
  special: 'specials',
  has: 'specials',
  pv: 'points',
  ov: 'overheat',
  s: 'short',
  m: 'medium',
  l: 'long',
  e: 'extreme',
  a: 'armor',
};

const TEXTS: ReadonlySet<Filter> = new Set<Filter>(TEXT_FILTERS);

/** A part of a query that makes no sense yet; the others hold. */
export interface QueryFault {
  readonly part: string;
  readonly why: 'no such filter' | 'not a range' | 'no such era' | 'nothing asked';
}

export interface Query {
  readonly wanted: Wanted;
  readonly faults: readonly QueryFault[];
}

const filterOf = (name: string): Filter | undefined => FILTERS.find(one => one === name) ?? ALIASES[name];

/** `griffin kind:mech points:20-35 era:-jihad`: words of the name, and filters with a colon. */
export function readQuery(text: string): Query {
  const words: string[] = [];
  const filters: { [name in Filter]?: string | Range } = {};
  const faults: QueryFault[] = [];
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const colon = part.indexOf(':');
    if (colon < 1) {
      words.push(part);
      continue;
    }
    const name = filterOf(part.slice(0, colon).toLowerCase());
    const value = name && readValue(name, part.slice(colon + 1));
    if (!name) faults.push({ part, why: 'no such filter' });
    else if (typeof value === 'object' && 'why' in value) faults.push({ part, why: value.why });
    else filters[name] = joined(name, filters[name], sure(value, 'the value'));
  }
  return { wanted: { words, ...(filters as Wanted) }, faults };
}

function readValue(filter: Filter, text: string): string | Range | { readonly why: QueryFault['why'] } {
  if (text === '') return { why: 'nothing asked' };
  if (TEXTS.has(filter)) return text;
  if (filter === 'era') return readEra(text) ?? { why: 'no such era' };
  return readRange(text) ?? { why: 'not a range' };
}

/** Two lists of abilities ask for both; of any other filter the last holds. */
const joined = (filter: Filter, before: string | Range | undefined, value: string | Range): string | Range =>
  filter === 'specials' && before !== undefined ? `${String(before)},${String(value)}` : value;

/** The filters of a query as they are written, in their order. */
export function filtersIn(text: string): readonly { readonly filter: Filter; readonly value: string }[] {
  return text.split(/\s+/).flatMap(part => {
    const [, name = '', value = ''] = /^(\w+):(.+)$/.exec(part) ?? [];
    const filter = filterOf(name.toLowerCase());
    return filter ? [{ filter, value }] : [];
  });
}

/** The query with this filter set to a value, or without it. */
export function withFilter(text: string, filter: Filter, value: string | undefined): string {
  const others = text.split(/\s+/).filter(part => part !== '' && !isAbout(part, filter));
  return [...others, ...(value === undefined || value === '' ? [] : [`${filter}:${value.trim().replaceAll(/\s+/g, '-')}`])].join(' ');
}

function isAbout(part: string, filter: Filter): boolean {
  const colon = part.indexOf(':');
  return colon > 0 && filterOf(part.slice(0, colon).toLowerCase()) === filter;
}
