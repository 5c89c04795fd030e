import { type Card, printArc, printMoves, printSpecial } from './alpha-strike/card.ts';

/** Fields of a card in the notation of a table of cards. */
export interface CardRow {
  readonly type: string;
  readonly size: string;
  readonly tmm: string;
  readonly move: string;
  readonly short: string;
  readonly medium: string;
  readonly long: string;
  readonly extreme: string;
  readonly overheat: string;
  readonly armor: string;
  readonly structure: string;
  readonly threshold: string;
  readonly specials: string;
  readonly pv: string;
  readonly arcs: string;
}

export const CARD_FIELDS = [
  'type',
  'size',
  'tmm',
  'move',
  'short',
  'medium',
  'long',
  'extreme',
  'overheat',
  'armor',
  'structure',
  'threshold',
  'specials',
  'arcs',
  'pv',
] as const satisfies readonly (keyof CardRow)[];

/** Commas inside brackets belong to one ability. */
export function splitSpecials(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) {
      parts.push(current.trim());
      current = '';
    } else current += letter;
  }
  if (current.trim() !== '') parts.push(current.trim());
  return parts;
}

const sorted = (parts: readonly string[]): string => [...parts].sort().join(',');

const zero = (text: string): string => (text === '-' ? '0' : text);

export function rowOf(card: Card): CardRow {
  const damage = card.damage.map(({ points, minimal }) => (minimal ? '0*' : `${points}`));
  const arcs = Object.values(card.arcs ?? {})
    .map(arc => sortedArc(printArc(arc)))
    .join(' ');
  return {
    type: card.type,
    size: `${card.size}`,
    tmm: `${card.tmm}`,
    move: printMoves(card.moves),
    short: damage[0] ?? '0',
    medium: damage[1] ?? '0',
    long: damage[2] ?? '0',
    extreme: damage[3] ?? '0',
    overheat: `${card.overheat}`,
    armor: `${card.armor}`,
    structure: `${card.structure}`,
    threshold: `${card.threshold ?? -1}`,
    specials: sorted(card.specials.map(printSpecial)),
    pv: `${card.pv}`,
    arcs,
  };
}

const sortedArc = (text: string): string => {
  const parts = splitSpecials(text);
  return [...parts.slice(0, 4), ...parts.slice(4).sort()].join(',');
};

/** A row of MegaMek's own cards. */
export function rowOfMegaMek(row: Readonly<Record<string, string>>): CardRow {
  const at = (column: string) => row[column] ?? '';
  const arcs = ['arc_front', 'arc_left', 'arc_right', 'arc_rear'].map(column => sortedArc(at(column))).join(' ');
  return {
    type: at('as_type'),
    size: at('size'),
    tmm: at('tmm'),
    move: at('movement'),
    short: zero(at('dmgS')),
    medium: zero(at('dmgM')),
    long: zero(at('dmgL')),
    extreme: zero(at('dmgE')),
    overheat: at('ov'),
    armor: at('armor'),
    structure: at('structure'),
    threshold: at('threshold'),
    specials: sorted(splitSpecials(at('specials'))),
    pv: at('pv'),
    arcs: at('uses_arcs') === '1' && at('as_type') !== 'SV' ? arcs : '',
  };
}

/** Fields in which two rows differ. */
export const differingFields = (ours: CardRow, theirs: CardRow): (keyof CardRow)[] =>
  CARD_FIELDS.filter(field => ours[field] !== theirs[field]);

/** Marks that official cards leave out or spell otherwise. */
const official = (text: string): string => (text === '' || text === '-' ? '0' : text);

/** Fields that an official card states. */
export const OFFICIAL_FIELDS = [
  'size',
  'tmm',
  'move',
  'short',
  'medium',
  'long',
  'overheat',
  'armor',
  'structure',
  'specials',
  'pv',
] as const satisfies readonly (keyof CardRow)[];

/** A row of the publisher's own cards. */
export function rowOfOfficial(row: Readonly<Record<string, string>>): Pick<CardRow, (typeof OFFICIAL_FIELDS)[number]> {
  const at = (column: string) => row[column] ?? '';
  return {
    size: at('size'),
    tmm: at('tmm'),
    move: at('move').replaceAll(' ', ''),
    short: official(at('S')),
    medium: official(at('M')),
    long: official(at('L')),
    overheat: at('OV'),
    armor: at('armor'),
    structure: at('structure'),
    specials: sorted(splitSpecials(at('specials'))),
    pv: at('PV'),
  };
}

/** How far two programs agree on units of one type. */
export interface Agreement {
  readonly type: string;
  readonly units: number;
  readonly equal: number;
  /** Units that differ in a field. */
  readonly differing: Readonly<Record<string, number>>;
}

/** Sums up comparisons by type. */
export function agreements(compared: readonly { readonly type: string; readonly fields: readonly string[] }[]): Agreement[] {
  const byType = new Map<string, { units: number; equal: number; differing: Record<string, number> }>();
  for (const { type, fields } of compared) {
    const entry = byType.get(type) ?? { units: 0, equal: 0, differing: {} };
    byType.set(type, entry);
    entry.units++;
    if (fields.length === 0) entry.equal++;
    for (const field of fields) entry.differing[field] = (entry.differing[field] ?? 0) + 1;
  }
  return [...byType].map(([type, entry]) => ({ type, ...entry })).sort((a, b) => (a.type < b.type ? -1 : 1));
}
