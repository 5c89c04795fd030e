import { battleValue, price } from '@sortie/construction';
import { type CardFacts, cardFacts, toCard, type UnitFacts, unitFacts, type WorthFacts } from '@sortie/convert';
import { CATALOGUE, nameOf, type Unit } from '@sortie/roster';
import type { EditionName } from './edition-name.ts';
import { EDITIONS } from './editions.ts';

/** Units that come with the app are from here; all others are from an imported set. */
export const BUILT_IN = 'built-in';

/** One line of the table of units. */
export interface UnitRow extends UnitFacts, CardFacts, WorthFacts {
  /** Name of a built-in unit, or the id of its set and its number in it. */
  readonly id: string;
  /** `BUILT_IN`, or the id of its set. */
  readonly from: string;
  /** Movement points in the classic game: walking, running, jumping. */
  readonly mp: readonly [walk: number, run: number, jump: number];
}

export function rowOfUnit(unit: Unit, edition: EditionName, id: string, from: string): UnitRow | undefined {
  const card = toCard(unit, EDITIONS[edition]);
  if (!card) return undefined;
  const cost = price(unit)?.total;
  const bv = battleValue(unit)?.total;
  const mp = [unit.movement.walk, unit.movement.run, unit.movement.jump] as const;
  return {
    ...unitFacts(unit),
    ...cardFacts(card),
    ...(bv === undefined ? {} : { bv }),
    ...(cost === undefined ? {} : { cost }),
    mp,
    id,
    from,
  };
}

const known = new Map<EditionName, readonly UnitRow[]>();

/** The catalogue as lines of the table. */
export function builtInRows(edition: EditionName): readonly UnitRow[] {
  const rows = known.get(edition) ?? CATALOGUE.flatMap(unit => rowOfUnit(unit, edition, nameOf(unit), BUILT_IN) ?? []);
  known.set(edition, rows);
  return rows;
}

/** "k3f9.12": the thirteenth file of a set. */
export const ownId = (set: string, number: number): string => `${set}.${number}`;

/** The set and the number behind an id, if it is one of an imported unit. */
export function readOwnId(id: string): { readonly set: string; readonly number: number } | undefined {
  const [, set, number] = /^([a-z0-9]+)\.(\d+)$/.exec(id) ?? [];
  return set === undefined ? undefined : { set, number: Number(number) };
}
