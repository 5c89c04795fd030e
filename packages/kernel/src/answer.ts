import type { Answer, Contribution, Stage, Term } from './rule.ts';
import type { RuleId } from './shape.ts';

export type Rounding = 'down' | 'up' | 'half-up';

/** One rule's say in a question, already bound to its stage. */
export interface Voice {
  readonly rule: RuleId;
  readonly stage: Stage | 'add';
  readonly run: (about: unknown) => Contribution | undefined;
}

/**
 * The full sum with a rule id behind every term. The stages are fixed, so that the order of rules can never change a
 * number: base and added terms are summed, then multiplied, then rounded, then held between floors and caps.
 */
export function answer(
  voices: readonly Voice[],
  about: unknown,
  waived: ReadonlyMap<RuleId, RuleId> | undefined,
  rounding?: Rounding,
): Answer {
  const terms: Term[] = [];
  let value = 0;
  let plain = true;
  let grouped = false;
  for (const { rule, stage, run } of voices) {
    const said = run(about);
    if (said === undefined) continue;
    const term = toTerm(rule, stage, said, waived?.get(rule));
    terms.push(term);
    grouped ||= term.group !== undefined;
    plain &&= term.waivedBy === undefined && (stage === 'add' || stage === 'base');
    value += term.value;
  }
  // Most answers are sums, and this is asked more often than anything else.
  if (plain && !grouped) return { total: rounding ? round(value, rounding) : value, terms };
  const standing = grouped ? outdo(terms) : terms;
  return { total: total(standing, rounding), terms: standing };
}

export const counts = (term: Term): boolean => term.waivedBy === undefined && term.outdoneBy === undefined;

/** Shorthand for an answer that a plain list of numbers makes: for derivations outside a game. */
export const sum = (terms: readonly Term[], rounding?: Rounding): Answer => ({ total: total(terms, rounding), terms });

function toTerm(rule: RuleId, stage: Stage | 'add', said: Contribution, waivedBy: RuleId | undefined): Term {
  const plain = typeof said === 'number';
  if (plain && waivedBy === undefined) return stage === 'add' ? { rule, value: said } : { rule, value: said, stage };
  return {
    rule,
    value: plain ? said : said.value,
    ...(stage !== 'add' && { stage }),
    ...(!plain && said.group !== undefined && { group: said.group }),
    ...(!plain && said.note !== undefined && { note: said.note }),
    ...(waivedBy !== undefined && { waivedBy }),
  };
}

/** Of a group only the largest term counts; the first in rule order wins a tie. */
function outdo(terms: readonly Term[]): Term[] {
  const best = new Map<string, Term>();
  for (const term of terms) {
    if (term.group === undefined || !counts(term)) continue;
    const leader = best.get(term.group);
    if (!leader || term.value > leader.value) best.set(term.group, term);
  }
  return terms.map(term => {
    const leader = term.group === undefined ? undefined : best.get(term.group);
    return !leader || leader === term || !counts(term) ? term : { ...term, outdoneBy: leader.rule };
  });
}

function total(terms: readonly Term[], rounding: Rounding | undefined): number {
  let value = 0;
  let staged = false;
  for (const term of terms) {
    if (term.stage === undefined || term.stage === 'base') {
      if (counts(term)) value += term.value;
    } else staged = true;
  }
  if (!staged) return rounding ? round(value, rounding) : value;
  for (const term of terms) if (term.stage === 'multiply' && counts(term)) value *= term.value;
  if (rounding) value = round(value, rounding);
  for (const term of terms) if (term.stage === 'atLeast' && counts(term)) value = Math.max(value, term.value);
  for (const term of terms) if (term.stage === 'atMost' && counts(term)) value = Math.min(value, term.value);
  return value;
}

export function round(value: number, rounding: Rounding): number {
  if (rounding === 'down') return Math.floor(value);
  return rounding === 'up' ? Math.ceil(value) : Math.floor(value + 0.5);
}
