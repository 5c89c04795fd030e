import type { ChapterTasks } from './open.ts';

/** What somebody who does not go anywhere can do instead, where the rules know it. */
export type Task = CoreTask | keyof ChapterTasks;

const TASKS = ['mount', 'lift', 'ride', 'alight', 'dig'] as const;
export type CoreTask = (typeof TASKS)[number];

const CORE: ReadonlySet<string> = new Set(TASKS);
export const isCoreTask = (task: Task): task is CoreTask => CORE.has(task);
