import { kept } from '../device/kept.ts';

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

const lessons = kept<Kept>('sortie.lessons', { begun: {}, done: {} });

export const lessonsKept = lessons.now;
export const useLessonsKept = lessons.use;

export const keepStep = (table: string, begun: Begun): void => lessons.keep({ begun: { ...lessonsKept().begun, [table]: begun } });

export const keepDone = (lesson: string): void => lessons.keep({ done: { ...lessonsKept().done, [lesson]: Date.now() } });

/** The table at which a lesson was begun last, as long as it is not done. */
export const tableOf = (lesson: string): string | undefined =>
  Object.entries(lessonsKept().begun).findLast(([, begun]) => begun.lesson === lesson)?.[0];

export const forgetTable = (table: string): void => {
  const { [table]: _, ...begun } = lessonsKept().begun;
  lessons.keep({ begun });
};
