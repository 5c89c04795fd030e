import type { InsertedStep, Rule, StepRun } from './rule.ts';
import type { Ruleset } from './ruleset.ts';
import type { Sequence, Shape } from './shape.ts';

export interface Step<G extends Shape> {
  readonly name: string;
  readonly run: StepRun<G, Sequence<G>>;
}

/** Every sequence with the steps that the rules in force put in or put in the place of others. */
export function arrange<G extends Shape>(ruleset: Ruleset<G>, rules: readonly Rule<G>[]): ReadonlyMap<string, readonly Step<G>[]> {
  const table = new Map<string, Step<G>[]>();
  for (const [name, steps] of Object.entries(ruleset.sequences) as [string, { readonly [step: string]: unknown }][]) {
    table.set(
      name,
      Object.entries(steps).map(([step, run]) => ({ name: step, run: run as Step<G>['run'] })),
    );
  }
  for (const rule of rules) {
    for (const [name, inserted] of Object.entries(rule.steps ?? {})) {
      const steps = table.get(name);
      if (!steps) throw new Error(`${rule.id} puts a step into ${name}, a sequence that does not exist`);
      for (const step of inserted as readonly InsertedStep<G, Sequence<G>>[]) place(steps, step, rule.id);
    }
  }
  return table;
}

function place<G extends Shape>(steps: Step<G>[], step: InsertedStep<G, Sequence<G>>, rule: string): void {
  const anchor = 'after' in step ? step.after : 'before' in step ? step.before : step.insteadOf;
  const at = steps.findIndex(({ name }) => name === anchor);
  if (at < 0) throw new Error(`${rule} refers to the step ${anchor}, which does not exist`);
  const { name, run } = step;
  if ('after' in step) steps.splice(at + 1, 0, { name, run });
  else steps.splice(at, 'insteadOf' in step ? 1 : 0, { name, run });
}
