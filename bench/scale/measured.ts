/** What `npm run load` and `npm run chaos` measured on a machine with two cores; docs/scale.md says when. Milliseconds of one core, unless it says otherwise. */
export const MEASURED = {
  /** A command at one node: read, judge, fold, tell one guest; and as much again where the other guest is. */
  nodeMs: 0.45,
  /** Until PostgreSQL has it on the disk, with as many at once as it commits together. */
  databaseMs: 3,
  databaseLanes: 16,
  coresPerDatabase: 4,
  redisMs: 0.05,
  tablesPerRedis: 100_000,
  lineMs: 1,
  /** Processor time of a thought, on average over levels and positions. */
  thoughtMs: 400,
  shareAgainstPrograms: 0.5,
  secondsPerCommand: 3,
  socketsPerNode: 20_000,
  perCoreAndMonth: 9,
  at2000: { p50: 4.4, p99: 217.9 },
} as const;
