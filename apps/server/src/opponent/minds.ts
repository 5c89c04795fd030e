import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Shape } from '@sortie/kernel';
import type { Chosen, Progress, Thinker, Thought } from '@sortie/table';
import type { JobSeen } from '@sortie/wire';
import { Piscina } from 'piscina';
import { PATIENCE } from './thought.ts';
import type { Task, ToThought } from './worker.ts';

/** Threads in which opponents think: the tables never wait for them. */
export interface Minds {
  /** `table` names whose thought it is: the same thought of the same table need not be thought twice. */
  readonly think: (thought: Thought<Shape>, told: (progress: Progress) => void, table: string) => Thinker;
  /** How many thoughts nobody has taken yet. */
  readonly waiting: () => Promise<number>;
  /** What is being thought, waits for it, or has failed, for those who keep order. */
  readonly jobs: () => Promise<readonly JobSeen[]>;
  /** Rejects with a sentence if nobody could think now. */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A thought in a thread of this process. */
export interface PoolThinker extends Thinker {
  /** Nobody can wait any longer: the best found so far has to do. */
  readonly late: () => void;
}

export interface Pool extends Minds {
  readonly think: (thought: Thought<Shape>, told: (progress: Progress) => void, table?: string) => PoolThinker;
}

/** A thought that says nothing for so much longer than anybody waits is stuck, and its thread is given up. */
const STUCK = PATIENCE + 30_000;
/** Thoughts that share a thread by turns, so that a heavy game never holds up another. */
const SHARING = 256;

export interface MindsOptions {
  readonly threads?: number;
  readonly patience?: number;
}

export function openMinds({
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  patience = PATIENCE,
}: MindsOptions = {}): Pool {
  // From source the worker is TypeScript as well, and its packages are sources.
  const fromSource = import.meta.url.endsWith('.ts');
  let pool: Piscina | undefined;
  const jobs = new Set<JobSeen>();
  const opened = (): Piscina => {
    pool ??= new Piscina({
      filename: new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url).href,
      ...(fromSource && { execArgv: ['--conditions=sortie-source'] }),
      minThreads: 1,
      maxThreads: threads,
      concurrentTasksPerWorker: SHARING,
      idleTimeout: 60_000,
    });
    return pool;
  };
  const run = async (thought: Thought<Shape>, told: (progress: Progress) => void, wishes: Wishes): Promise<Chosen> => {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', told);
    wishes.hear(said => port1.postMessage(said));
    try {
      const task: Task = { thought, port: port2, patience };
      return (await opened().run(task, { transferList: [port2], signal: AbortSignal.timeout(STUCK) })) as Chosen;
    } finally {
      port1.close();
    }
  };
  return {
    think: (thought, told, table = '') => {
      const wishes = new Wishes();
      const id = `${table}_${thought.after}_${thought.seat}`;
      const job: JobSeen = { id, kind: 'thought', state: 'active', what: `${thought.game} ${thought.level}`, since: Date.now() };
      jobs.add(job);
      // A thread that had to be given up takes the thoughts of others with it; they are thought once more.
      const chosen = run(thought, told, wishes)
        .catch(problem => {
          if (wishes.has('stop') || isOwnFault(problem)) throw problem;
          return run(thought, told, wishes);
        })
        .finally(() => jobs.delete(job));
      return { chosen, stop: () => wishes.add('stop'), hurry: () => wishes.add('hurry'), late: () => wishes.add('late') };
    },
    waiting: async () => pool?.queueSize ?? 0,
    jobs: async () => [...jobs],
    probe: async () => undefined,
    close: async () => {
      await pool?.destroy();
    },
  };
}

const isOwnFault = (problem: unknown): boolean => problem instanceof Error && problem.name === 'AbortError';

/** What a table wants of its thought, for whichever thread has it. */
class Wishes {
  private readonly said = new Set<ToThought>();
  private tell: (said: ToThought) => void = () => undefined;

  has(wish: ToThought): boolean {
    return this.said.has(wish);
  }

  add(wish: ToThought): void {
    this.said.add(wish);
    this.tell(wish);
  }

  hear(tell: (said: ToThought) => void): void {
    this.tell = tell;
    for (const wish of this.said) tell(wish);
  }
}
