import type { Answer } from '@sortie/kernel';
import type { Kind, Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';

/** Nobody sells an emplacement, and structures that walk have no list of parts. */
const UNPRICED: ReadonlySet<Kind> = new Set(['mobile-structure', 'emplacement']);

/** What a design costs in C-bills, part by part; undefined for kinds whose prices are not known here. */
export function price(unit: Unit): Answer | undefined {
  if (UNPRICED.has(unit.kind)) return undefined;
  const { total, terms } = BOOK.exactly('price', subjectOf(unit));
  return BOOK.told({ total: Math.round(total), terms });
}
