import type { Answer, RuleId, Stage, Term } from '@sortie/kernel';
import type { Explained } from './card.ts';

/** The sheet of paper beside a conversion: every number with the rules that made it. */
export class Working {
  private readonly terms = new Map<Explained, Term[]>();
  private readonly totals = new Map<Explained, number>();

  term(field: Explained, rule: RuleId, value: number, note?: string, stage?: Stage): void {
    const term: Term = { rule, value, ...(stage ? { stage } : {}), ...(note === undefined ? {} : { note }) };
    const list = this.terms.get(field);
    if (list) list.push(term);
    else this.terms.set(field, [term]);
  }

  total(field: Explained, value: number): void {
    this.totals.set(field, value);
  }

  answers(): Partial<Record<Explained, Answer>> {
    const answers: Partial<Record<Explained, Answer>> = {};
    for (const [field, terms] of this.terms) answers[field] = { total: this.totals.get(field) ?? 0, terms };
    return answers;
  }
}
