import { type Answer, derivation, type RuleId, type Stage, sum, type Term } from '@sortie/kernel';
import type { Questions } from './questions.ts';
import type { Rule, Said } from './rule.ts';

const STAGES = { base: 'base', adds: undefined, multiplies: 'multiply', atLeast: 'atLeast', atMost: 'atMost' } as const;

interface Voice {
  readonly rule: RuleId;
  readonly stage: Stage | undefined;
  readonly says: (about: unknown) => number | Said | readonly Said[] | undefined;
}

/** Sums of decimals are told to six places: what is beyond is noise of the machine. */
const MILLION = 1_000_000;

type Waiver = (about: unknown) => readonly RuleId[] | undefined;

/** Rules sorted by the questions that they answer. */
export class Book {
  readonly rules: readonly Rule[];
  private readonly voices = new Map<string, Voice[]>();
  private readonly waivers = new Map<string, { readonly rule: RuleId; readonly run: Waiver }[]>();

  constructor(rules: readonly Rule[]) {
    this.rules = rules;
    for (const hook of Object.keys(STAGES) as (keyof typeof STAGES)[]) {
      for (const rule of rules) {
        for (const [question, says] of Object.entries(rule[hook] ?? {}))
          put(this.voices, question, { rule: rule.id, stage: STAGES[hook], says: says as Voice['says'] });
      }
    }
    for (const rule of rules)
      for (const [question, run] of Object.entries(rule.waives ?? {})) put(this.waivers, question, { rule: rule.id, run: run as Waiver });
  }

  /** The number with every rule that had a say in it. */
  ask<Q extends keyof Questions>(question: Q, about: Questions[Q]): Answer {
    const answer = this.exactly(question, about);
    return { ...answer, total: Math.round(answer.total * MILLION) / MILLION };
  }

  /** As it comes out, for numbers so large that the noise does not show and the last half counts. */
  exactly<Q extends keyof Questions>(question: Q, about: Questions[Q]): Answer {
    const waived = new Map<RuleId, RuleId>();
    for (const { rule, run } of this.waivers.get(question) ?? []) for (const other of run(about) ?? []) waived.set(other, rule);
    const terms: Term[] = [];
    for (const { rule, stage, says } of this.voices.get(question) ?? []) {
      const said = says(about);
      if (said === undefined) continue;
      for (const one of typeof said === 'object' && 'length' in said ? said : [said])
        terms.push(termOf(rule, stage, one, waived.get(rule)));
    }
    return sum(terms);
  }

  /** An answer on its way out of the package. */
  told<T>(answer: T): T {
    return derivation.told(answer, this.rules);
  }
}

function termOf(rule: RuleId, stage: Stage | undefined, said: number | Said, waivedBy: RuleId | undefined): Term {
  const { value, note } = typeof said === 'number' ? { value: said } : said;
  return {
    rule,
    value,
    ...(stage === undefined ? {} : { stage }),
    ...(note === undefined ? {} : { note }),
    ...(waivedBy === undefined ? {} : { waivedBy }),
  };
}

function put<V>(table: Map<string, V[]>, key: string, value: V): void {
  const list = table.get(key);
  if (list) list.push(value);
  else table.set(key, [value]);
}
