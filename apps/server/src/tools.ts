/** For the shell: what can be done about a house beside serving it. */
export { handOut, workRuns } from './jobs/runs.ts';
export { reachRedis } from './nodes/redis.ts';
export { openMinds } from './opponent/minds.ts';
export { workThoughts } from './opponent/queue.ts';
export { backUp, flawsOf, readBackUp, restoreBackUp } from './storage/backup.ts';
export { bringUpToDate, openStorage, type Place, pendingSteps, sqlOfSteps } from './storage/open.ts';
export { databaseFile } from './storage/sqlite/open.ts';
export type { Storage } from './storage/storage.ts';
export { Wardens } from './storage/wardens.ts';
