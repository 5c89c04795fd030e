import type { Answer } from '@sortie/kernel';
import type { Kind, Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';

/** Kinds whose every part has a price here. */
const PRICED: ReadonlySet<Kind> = new Set(['mech', 'vehicle', 'fighter', 'battle-armor', 'infantry', 'protomech']);

/** What a design costs in C-bills, part by part; undefined for kinds whose prices are not known here. */
export function price(unit: Unit): Answer | undefined {
  if (!PRICED.has(unit.kind)) return undefined;
  const { total, terms } = BOOK.ask('price', subjectOf(unit));
  return { total: Math.round(total), terms };
}
