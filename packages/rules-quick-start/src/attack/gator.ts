import { type Answer, counts, type RuleId, type Term } from '@sortie/kernel';

export type Letter = 'G' | 'A' | 'T' | 'O' | 'R';

/** One letter of G.A.T.O.R.: gunnery, attacker, target, other, range. */
export interface Slot {
  readonly letter: Letter;
  readonly terms: readonly Term[];
  readonly sum: number;
}

const LETTERS: readonly Letter[] = ['G', 'A', 'T', 'O', 'R'];

/** Whatever is neither gunnery, movement nor range is an "other" modifier: woods, and what a pilot can do. */
function letterOf(rule: RuleId): Letter {
  if (rule === 'QS-to-hit-base-gunnery' || rule === 'QS-pilot-gunnery') return 'G';
  if (rule.startsWith('QS-to-hit-attacker-')) return 'A';
  if (rule.startsWith('QS-to-hit-target-')) return 'T';
  return rule.startsWith('QS-to-hit-range-') ? 'R' : 'O';
}

/** The terms of a Target Number in the order in which players add them up. */
export const gator = ({ terms }: Answer): readonly Slot[] =>
  LETTERS.map(letter => {
    const own = terms.filter(({ rule }) => letterOf(rule) === letter);
    return { letter, terms: own, sum: own.reduce((sum, term) => (counts(term) ? sum + term.value : sum), 0) };
  });
