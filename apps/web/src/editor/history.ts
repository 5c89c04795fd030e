/** What was, what is, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const LONGEST = 200;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const remember = <T>({ past, present }: History<T>, next: T): History<T> =>
  next === present ? { past, present, future: [] } : { past: [...past, present].slice(-LONGEST), present: next, future: [] };

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const last = past.at(-1);
  return last === undefined ? { past, present, future } : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: later };
}
