import type { Answer, RuleId, Stage, Term } from '@sortie/kernel';
import type { Explained } from './card.ts';

/** Written out, because thousands of them are made in a second. */
export function termOf(rule: RuleId, value: number, note: string | undefined, stage?: Stage): Term {
  if (stage === undefined) return note === undefined ? { rule, value } : { rule, value, note };
  return note === undefined ? { rule, value, stage } : { rule, value, stage, note };
}

/** The sheet of paper beside a conversion: every number with the rules that made it. */
export class Working {
  private readonly terms = new Map<Explained, Term[]>();
  private readonly totals = new Map<Explained, number>();
  private readonly heard = new Set<RuleId>();
  private listed: readonly RuleId[] | undefined;
  private told: Readonly<Partial<Record<Explained, Answer>>> | undefined;

  term(field: Explained, rule: RuleId, value: number, note?: string, stage?: Stage): void {
    this.heard.add(rule);
    const list = this.terms.get(field);
    if (list) list.push(termOf(rule, value, note, stage));
    else this.terms.set(field, [termOf(rule, value, note, stage)]);
  }

  /** A rule had a say that is no number of its own: which way a gun points, which row counts. */
  speaks(rule: RuleId): void {
    this.heard.add(rule);
  }

  /** Every rule that had a say, in the order of their ids. */
  rules(): readonly RuleId[] {
    this.listed ??= [...this.heard].sort();
    return this.listed;
  }

  total(field: Explained, value: number): void {
    this.totals.set(field, value);
  }

  answers(): Readonly<Partial<Record<Explained, Answer>>> {
    if (this.told) return this.told;
    const answers: Partial<Record<Explained, Answer>> = {};
    for (const [field, terms] of this.terms) answers[field] = { total: this.totals.get(field) ?? 0, terms };
    this.told = answers;
    return answers;
  }
}
