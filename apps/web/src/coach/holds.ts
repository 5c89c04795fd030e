import type { Check, Lesson, Step } from './lesson.ts';

/** What a check may look at: the table as the pupil sees it, and the buttons on the screen. */
export interface Seen {
  readonly view: unknown;
  /** What the pupil is asked for, if anything. */
  readonly question: string | undefined;
  /** The events since the step began. */
  readonly events: readonly unknown[];
  readonly actions: readonly { readonly id: string; readonly chosen?: boolean; readonly refusals?: readonly unknown[] }[];
  /** The unit that is chosen on the screen. */
  readonly selected?: string | undefined;
  readonly over: boolean;
}

/** Does a value agree with a pattern wherever the pattern says something? Lists agree place by place. */
export function agrees(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([field, wanted]) => agrees((value as { readonly [name: string]: unknown })[field], wanted));
}

const turnOf = (view: unknown): number => {
  const turn = typeof view === 'object' && view !== null && 'turn' in view ? view.turn : 0;
  return typeof turn === 'number' ? turn : 0;
};

export function holds(check: Check, seen: Seen): boolean {
  switch (check.kind) {
    case 'read':
      return false;
    case 'asked':
      return seen.question === check.question;
    case 'happened':
      return seen.events.some(event => agrees(event, check.event));
    case 'view':
      return agrees(seen.view, check.like);
    case 'turn':
      return turnOf(seen.view) >= check.from;
    case 'offered':
      return seen.actions.some(({ id, refusals = [] }) => id === check.action && refusals.length === 0);
    case 'chosen':
      return seen.actions.some(({ id, chosen }) => id === check.action && chosen === true);
    case 'selected':
      return seen.selected === check.unit;
    case 'over':
      return seen.over;
    case 'any':
      return check.of.some(one => holds(one, seen));
    case 'all':
      return check.of.every(one => holds(one, seen));
  }
}

/** Is there nothing left to say in this step, as things are? `arriving`: it has not been said yet. */
function passed(step: Step, seen: Seen, arriving: boolean): boolean {
  if (seen.over) return step.last !== true;
  if (step.turn !== undefined && turnOf(seen.view) > step.turn) return true;
  if (arriving && step.when && !holds(step.when, seen)) return true;
  return holds(step.until, seen);
}

/** The step that is on now; past the last one when the lesson is over. What happened before a step began does not count for it. */
export function stepNow({ steps }: Pick<Lesson, 'steps'>, at: number, seen: Seen): number {
  const [now] = steps.slice(at);
  if (!now || !passed(now, seen, false)) return at;
  const fresh = { ...seen, events: [] };
  for (let next = at + 1; next < steps.length; next++) {
    const step = steps[next];
    if (step && !passed(step, fresh, true)) return next;
  }
  return steps.length;
}
