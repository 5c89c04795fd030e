import type { InsertedStep, Rule, StepRun } from './rule.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, Sequence, Shape } from './shape.ts';

export interface Step<G extends Shape> {
  readonly name: string;
  readonly run: StepRun<G, Sequence<G>>;
  /** Put in the place of another by a rule that a table has chosen: no rule that everybody plays puts itself there again. */
  readonly chosen?: boolean;
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
  for (const [name, waiting] of inserted(rules)) {
    const steps = table.get(name);
    if (!steps) throw new Error(`${waiting[0]?.rule} puts a step into ${name}, a sequence that does not exist`);
    placeAll(steps, waiting);
  }
  return table;
}

interface Waiting<G extends Shape> {
  readonly rule: RuleId;
  readonly chosen: boolean;
  readonly step: InsertedStep<G, Sequence<G>>;
}

/** Every step that some rule inserts, by its sequence, in the order of the rules. */
function inserted<G extends Shape>(rules: readonly Rule<G>[]): ReadonlyMap<string, Waiting<G>[]> {
  const table = new Map<string, Waiting<G>[]>();
  for (const { id: rule, kind, steps } of rules)
    for (const [name, some] of Object.entries(steps ?? {}) as [string, readonly InsertedStep<G, Sequence<G>>[]][])
      table.set(name, [...(table.get(name) ?? []), ...some.map(step => ({ rule, chosen: kind !== 'core', step }))]);
  return table;
}

/** A step may lean on one that another rule inserts, whatever the ids are: whoever finds no place yet waits for the next round. */
function placeAll<G extends Shape>(steps: Step<G>[], all: readonly Waiting<G>[]): void {
  let waiting = all;
  while (waiting.length > 0) {
    const left = waiting.filter(one => !place(steps, one));
    const [lost] = left;
    if (lost && left.length === waiting.length)
      throw new Error(`${lost.rule} refers to the step ${anchorOf(lost.step)}, which does not exist`);
    waiting = left;
  }
}

const anchorOf = <G extends Shape>(step: InsertedStep<G, Sequence<G>>): string =>
  'after' in step ? step.after : 'before' in step ? step.before : step.insteadOf;

/** Whether there is a place for it by now. */
function place<G extends Shape>(steps: Step<G>[], { step, chosen }: Waiting<G>): boolean {
  const at = steps.findIndex(({ name }) => name === anchorOf(step));
  if (at < 0) return false;
  const { name, run } = step;
  if ('after' in step) steps.splice(at + 1, 0, { name, run });
  else if ('before' in step) steps.splice(at, 0, { name, run });
  else if (chosen || !steps[at]?.chosen) steps.splice(at, 1, { name, run, chosen });
  return true;
}
