import type { Answer, RuleId } from '@sortie/kernel';
import type { Maker, Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { type Part, subjectOf } from '../subject.ts';
import { RATED } from './rules.ts';

/** What is on file about a thing on board. */
export interface Paper {
  readonly name: string;
  readonly makers: Maker;
  /** The year in which it could first be had. */
  readonly introduced: Answer;
  /** Technology rating and availability by era, where they are known, with the rule that says so. */
  readonly rating?: { readonly rule: RuleId; readonly text: string };
}

function paperOf(part: Part): Paper {
  const rated = RATED.find(({ is }) => is(part));
  return {
    name: part.item.name,
    makers: rated ? (rated.makers === 'both' ? 'all' : rated.makers) : part.item.tech,
    introduced: BOOK.ask('introduced', part),
    ...(rated ? { rating: { rule: rated.rule, text: rated.rating } } : {}),
  };
}

/** The papers of everything on board, each thing once. */
export function papers(unit: Unit): readonly Paper[] {
  const subject = subjectOf(unit);
  const seen = new Set<string>();
  return subject.fittings.flatMap(one => {
    if (seen.has(one.item.id) || one.mount.builtIn) return [];
    seen.add(one.item.id);
    return [paperOf({ ...one, subject })];
  });
}

/** The first year in which all that is on board could be had. */
export const earliest = (unit: Unit): number => papers(unit).reduce((year, { introduced }) => Math.max(year, introduced.total), 0);
