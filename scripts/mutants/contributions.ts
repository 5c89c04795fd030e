/** A rule value of any package, as far as its contributions go. */
interface RuleValue {
  readonly id: string;
  readonly cite?: string;
  readonly [part: string]: unknown;
}

/** One thing that one rule value does. */
export interface Contribution {
  /** A name that outlives other changes, such as `QS-a adds toHit`. */
  readonly key: string;
  readonly rule: string;
  /** The rule without it. */
  without(rule: RuleValue): RuleValue;
  /** The rule with it watched: `speaks` is called when it has something to say. Absent where nothing is called when it counts. */
  readonly watched?: (rule: RuleValue, speaks: () => void) => RuleValue;
}

type Fn = (...given: readonly unknown[]) => unknown;
type Parts = Readonly<Record<string, unknown>>;

/** What a rule value says of itself. */
const HEAD: ReadonlySet<string> = new Set(['id', 'cite', 'kind', 'covers', 'needs', 'splitFrom', 'structural']);

const isRecord = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFunction = (value: unknown): value is Fn => typeof value === 'function';

export const isRuleValue = (value: unknown): value is RuleValue =>
  isRecord(value) && typeof value['id'] === 'string' && /^[A-Z]{2,5}-/.test(value['id']) && typeof value['cite'] === 'string';

/** Everything that a rule value does, one by one. */
export function contributionsOf(rule: RuleValue): readonly Contribution[] {
  return Object.entries(rule).flatMap(([part, value]): readonly Contribution[] => {
    if (HEAD.has(part) || value === undefined) return [];
    if (part === 'steps' && isRecord(value)) return ofSteps(rule, value);
    if (part === 'permits' && isRecord(value)) return ofWords(rule, value);
    if (part === 'replaces') return [{ key: `${rule.id} replaces`, rule: rule.id, without: from => dropped(from, part) }];
    if (isFunction(value)) return [ofFunction(rule, part)];
    if (typeof value === 'number' || value === true)
      return [{ key: `${rule.id} ${part}`, rule: rule.id, without: from => dropped(from, part) }];
    return isRecord(value) ? Object.keys(value).flatMap(name => (isFunction(value[name]) ? [ofNamed(rule, part, name)] : [])) : [];
  });
}

function dropped(rule: RuleValue, part: string): RuleValue {
  const { [part]: _gone, ...others } = rule;
  return others as RuleValue;
}

/** Something was said, and not merely asked. */
const isSaid = (answer: unknown): boolean =>
  answer !== undefined && answer !== false && answer !== null && !(Array.isArray(answer) && answer.length === 0);

const watchedFunction =
  (run: Fn, speaks: () => void): Fn =>
  (...given) => {
    const answer = run(...given);
    if (isSaid(answer)) speaks();
    return answer;
  };

const ofFunction = (rule: RuleValue, part: string): Contribution => ({
  key: `${rule.id} ${part}`,
  rule: rule.id,
  without: from => ({ ...from, [part]: () => undefined }),
  watched: (from, speaks) => ({ ...from, [part]: watchedFunction(from[part] as Fn, speaks) }),
});

const ofNamed = (rule: RuleValue, part: string, name: string): Contribution => ({
  key: `${rule.id} ${part} ${name}`,
  rule: rule.id,
  without: from => ({ ...from, [part]: dropped(from[part] as RuleValue, name) }),
  watched: (from, speaks) => {
    const parts = from[part] as Parts;
    return { ...from, [part]: { ...parts, [name]: watchedFunction(parts[name] as Fn, speaks) } };
  },
});

interface Step {
  readonly name: string;
  readonly run: Fn;
  readonly insteadOf?: string;
}

/** A step that others may lean on stays, empty; where it stood in the place of another, that other is back. */
const ofSteps = (rule: RuleValue, steps: Parts): readonly Contribution[] =>
  Object.entries(steps).flatMap(([sequence, some]) =>
    (some as readonly Step[]).map(({ name }): Contribution => {
      const changed = (from: RuleValue, change: (step: Step) => readonly Step[]): RuleValue => {
        const all = from['steps'] as Readonly<Record<string, readonly Step[]>>;
        const mine = (all[sequence] ?? []).flatMap(step => (step.name === name ? change(step) : [step]));
        return { ...from, steps: { ...all, [sequence]: mine } };
      };
      return {
        key: `${rule.id} steps ${sequence} ${name}`,
        rule: rule.id,
        without: from => changed(from, step => (step.insteadOf === undefined ? [{ ...step, run: () => undefined }] : [])),
        watched: (from, speaks) =>
          changed(from, step => [
            {
              ...step,
              run: (...given) => {
                speaks();
                return step.run(...given);
              },
            },
          ]),
      };
    }),
  );

const ofWords = (rule: RuleValue, permits: Parts): readonly Contribution[] =>
  Object.entries(permits).flatMap(([choice, words]) =>
    (words as readonly string[]).map(
      (word): Contribution => ({
        key: `${rule.id} permits ${choice} ${word}`,
        rule: rule.id,
        without: from => {
          const all = from['permits'] as Readonly<Record<string, readonly string[]>>;
          return { ...from, permits: { ...all, [choice]: (all[choice] ?? []).filter(one => one !== word) } };
        },
      }),
    ),
  );

/** The rule with all that it does watched. */
export const watched = (rule: RuleValue, speaks: (key: string) => void): RuleValue =>
  contributionsOf(rule).reduce((so, { key, watched: watch }) => watch?.(so, () => speaks(key)) ?? so, rule);

/** The rule without the contribution of this name, if it has it. */
export const without = (rule: RuleValue, key: string): RuleValue =>
  key.startsWith(`${rule.id} `)
    ? (contributionsOf(rule)
        .find(one => one.key === key)
        ?.without(rule) ?? rule)
    : rule;
