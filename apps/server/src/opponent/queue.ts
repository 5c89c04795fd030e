import type { Shape } from '@sortie/kernel';
import type { Chosen, Progress, Thinker, Thought } from '@sortie/table';
import { type ConnectionOptions, Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { RUNS, type RunAsked } from '../jobs/runs.ts';
import { jobsIn } from '../jobs/seen.ts';
import { PATIENT } from '../nodes/redis.ts';
import type { Minds, PoolThinker } from './minds.ts';
import { PATIENCE } from './thought.ts';
import type { ToThought } from './worker.ts';

/** Thoughts as jobs: nodes hand them out, and workers on any machine take them, come and go. */
const THOUGHTS = 'sortie-thoughts';
const WISHES = 'sortie:wishes';
/** So long, in seconds, what became of a thought can be asked for: another node may have wanted the same. */
const KEPT = 60;
/** So much longer than anybody waits for a thought, in milliseconds, its worker counts as lost. */
const GRACE = 5_000;

interface Asked {
  readonly thought: Thought<Shape>;
}

interface Wished {
  readonly job: string;
  readonly wish: ToThought;
}

/** One that waits as long as it takes; what it complains about is that Redis is away, which others tell. */
function waiting(url: string): Redis {
  const redis = new Redis(url, { ...PATIENT, maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  return redis;
}
const wishKey = (job: string): string => `sortie:wish:${job}`;

export interface Queued {
  readonly url: string;
  /** Thinks where the queue cannot be reached, or where nobody took the thought. */
  readonly otherwise: Minds;
  readonly report: (problem: unknown) => void;
  readonly patience?: number;
}

/** Minds that hand their thoughts to whoever works at the queue. */
export function queuedMinds({ url, otherwise, report, patience = PATIENCE }: Queued): Minds {
  // Whoever hands a thought out does not wait for a Redis that is away: then it thinks itself.
  const hurried = new Redis(url, { ...PATIENT, maxRetriesPerRequest: 0, enableOfflineQueue: false });
  const queue = new Queue<Asked, Chosen>(THOUGHTS, { connection: hurried as ConnectionOptions });
  const runs = new Queue<RunAsked>(RUNS, { connection: hurried as ConnectionOptions });
  const hearing = waiting(url);
  const events = new QueueEvents(THOUGHTS, { connection: hearing as ConnectionOptions });
  const listening = new Map<string, Set<(progress: Progress) => void>>();
  for (const one of [queue, runs]) one.on('error', () => undefined);
  // Every thought that is waited for listens for the end of the queue: as many as there are tables with programs.
  queue.setMaxListeners(0);
  events.on('error', () => undefined);
  hurried.on('error', () => undefined);
  events.on('progress', ({ jobId, data }) => {
    for (const told of listening.get(jobId) ?? []) told(data as Progress);
  });
  const ask = async (id: string, thought: Thought<Shape>): Promise<Chosen> => {
    const job = await queue.add('thought', { thought }, { jobId: id, removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } });
    return job.waitUntilFinished(events, patience + GRACE);
  };
  return {
    waiting: () => queue.getWaitingCount().catch(() => 0),
    jobs: async () => [
      ...(await jobsIn(queue, 'thought', ({ thought }) => `${thought.game} ${thought.level}`)),
      ...(await jobsIn(runs, 'run', ({ run }) => run)),
      ...(await otherwise.jobs()),
    ],
    probe: async () => {
      await hurried.ping();
    },
    think: (thought, told, table): Thinker => {
      // The same thought of the same table has the same name at every node: it is thought once.
      const id = `${table}_${thought.after}_${thought.seat}`;
      const ears = listening.get(id) ?? new Set();
      listening.set(id, ears.add(told));
      const unheard = (): void => {
        ears.delete(told);
        if (ears.size === 0) listening.delete(id);
      };
      const elsewhere = (problem: unknown): Thinker => {
        report(problem);
        return otherwise.think(thought, told, table);
      };
      return waitedFor(ask(id, thought), what => wishFor(hurried, id, what), elsewhere, unheard, patience);
    },
    close: async () => {
      await Promise.all([queue.close(), runs.close(), events.close(), otherwise.close()].map(one => one.catch(() => undefined)));
      hurried.disconnect();
      hearing.disconnect();
    },
  };
}

/** Said to whoever thinks it now, and kept for whoever takes it later. */
function wishFor(redis: Redis, job: string, what: ToThought): void {
  const said: Wished = { job, wish: what };
  redis
    .multi()
    .set(wishKey(job), what, 'EX', KEPT)
    .publish(WISHES, JSON.stringify(said))
    .exec()
    .catch(() => undefined);
}

/** A thought that somebody else thinks: hurried and stopped by wishes, and thought here where nobody takes it. */
function waitedFor(
  asked: Promise<Chosen>,
  wish: (what: ToThought) => void,
  elsewhere: (problem: unknown) => Thinker,
  unheard: () => void,
  patience: number,
): Thinker {
  // Whoever asks knows how long it waits; clocks of other machines do not matter.
  const late = setTimeout(() => wish('late'), patience);
  let instead: Thinker | undefined;
  let passed = false;
  const chosen = asked
    .catch((problem: unknown) => {
      if (passed) throw problem;
      instead = elsewhere(problem);
      return instead.chosen;
    })
    .finally(() => {
      clearTimeout(late);
      unheard();
    });
  return {
    chosen,
    hurry: () => {
      if (instead) instead.hurry();
      else wish('hurry');
    },
    stop: why => {
      instead?.stop(why);
      // Another node may still want it when we leave.
      if (why !== 'passed') return;
      passed = true;
      wish('stop');
    },
  };
}

export interface WorkerOptions {
  readonly url: string;
  /** Threads to think in. */
  readonly pool: { readonly think: (thought: Thought<Shape>, told: (progress: Progress) => void) => PoolThinker };
  /** Thoughts that it takes at once; they share the threads by turns. */
  readonly sharing: number;
  readonly report: (problem: unknown) => void;
}

/** A worker that may vanish at any moment looks after its thoughts so often, in milliseconds; others take over what nobody looks after. */
const LOOKS_AFTER = 5_000;

/** Takes thoughts from the queue until it is closed. */
export function workThoughts({ url, pool, sharing, report }: WorkerOptions): { readonly close: () => Promise<void> } {
  const wishes = new Redis(url, { ...PATIENT, enableReadyCheck: false, maxRetriesPerRequest: null });
  const asking = new Redis(url, { ...PATIENT, maxRetriesPerRequest: 1 });
  const working = waiting(url);
  const thinking = new Map<string, PoolThinker>();
  for (const one of [wishes, asking]) one.on('error', () => undefined);
  void wishes.subscribe(WISHES).catch(report);
  wishes.on('message', (_channel: string, text: string) => {
    const { job, wish } = JSON.parse(text) as Wished;
    grant(thinking.get(job), wish);
  });
  const worker = new Worker<Asked, Chosen>(
    THOUGHTS,
    async job => {
      const id = job.id ?? '';
      const thinker = pool.think(job.data.thought, progress => void job.updateProgress({ ...progress }).catch(() => undefined));
      thinking.set(id, thinker);
      // It may have waited longer than anybody has time: then the first thing that it finds has to do.
      const before = (await asking.get(wishKey(id)).catch(() => null)) as ToThought | null;
      if (before) grant(thinker, before);
      try {
        return await thinker.chosen;
      } finally {
        thinking.delete(id);
      }
    },
    {
      connection: working as ConnectionOptions,
      concurrency: sharing,
      lockDuration: 2 * LOOKS_AFTER,
      stalledInterval: LOOKS_AFTER,
      maxStalledCount: 5,
      drainDelay: 1,
    },
  );
  worker.on('error', () => undefined);
  return {
    close: async () => {
      await worker.close();
      for (const one of [wishes, asking, working]) one.disconnect();
    },
  };
}

function grant(thinker: PoolThinker | undefined, wish: ToThought): void {
  if (wish === 'stop') thinker?.stop('passed');
  else if (wish === 'hurry') thinker?.hurry();
  else thinker?.late();
}
