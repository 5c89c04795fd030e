import { useSyncExternalStore } from 'react';

/** How far a pupil is in one lesson. */
interface Begun {
  readonly lesson: string;
  readonly step: number;
  /** Entries of the game before the step began. */
  readonly since: number;
}

interface Kept {
  /** By table. */
  readonly begun: { readonly [table: string]: Begun };
  /** Lessons that were finished, and when. */
  readonly done: { readonly [lesson: string]: number };
}

const STORED = 'sortie.lessons';
const NOTHING: Kept = { begun: {}, done: {} };
const listeners = new Set<() => void>();
let kept: Kept | undefined;

function read(): Kept {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return typeof raw === 'object' && raw !== null ? { ...NOTHING, ...raw } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export const lessonsKept = (): Kept => {
  kept ??= read();
  return kept;
};

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still teaches.
  }
  for (const listener of listeners) listener();
}

export const keepStep = (table: string, begun: Begun): void =>
  keep({ ...lessonsKept(), begun: { ...lessonsKept().begun, [table]: begun } });

export const keepDone = (lesson: string): void => keep({ ...lessonsKept(), done: { ...lessonsKept().done, [lesson]: Date.now() } });

/** The table at which a lesson was begun last, as long as it is not done. */
export const tableOf = (lesson: string): string | undefined =>
  Object.entries(lessonsKept().begun).findLast(([, begun]) => begun.lesson === lesson)?.[0];

export const forgetTable = (table: string): void => {
  const { [table]: _, ...begun } = lessonsKept().begun;
  keep({ ...lessonsKept(), begun });
};

export const useLessonsKept = (): Kept =>
  useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, lessonsKept);
