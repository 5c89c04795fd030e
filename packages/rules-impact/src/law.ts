import type { Rulebook } from '@sortie/kernel';
import type { SightLaw } from './board/ground.ts';
import type { Impact } from './model/shape.ts';

/**
 * Switches that geometry, legality and handlers must know beyond terms of a sum. Rules answer the question `law` for the switch they set; the
 * answers of a rulebook are asked once and remembered.
 */
export const LAWS = [
  // Readings of doubtful passages.
  'halving',
  'fromZero',
  'hillEdges',
  'lowRubble',
  'twoForThree',
  'rapidPaint',
  'spillAlways',
  'airReaction',
  'crashOnEqual',
  'crashAlways',
  'noShift',
  'wideMines',
  'narrowArc',
  'jamAll',
  'anyIcon',
  'droneUpkeep',
  'breachPerAttack',
  'dronesCount',
  'equalStays',
  // Optional rules.
  'breach',
  'stealth',
  'nap',
  'facing',
  'hiddenSetup',
  'squads',
  'storeys',
  'abandonment',
] as const;
export type LawName = (typeof LAWS)[number];
export type Law = { readonly [N in LawName]: boolean } & SightLaw;

const known = new WeakMap<Rulebook<Impact>, Law>();

export function lawOf(book: Rulebook<Impact>): Law {
  const remembered = known.get(book);
  if (remembered) return remembered;
  const law = Object.fromEntries(LAWS.map(name => [name, book.ask('law', name).total > 0])) as unknown as Law;
  known.set(book, law);
  return law;
}
