import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Verdict } from '@sortie/kernel';
import type { AnyGame } from '../games.ts';
import { Problem } from '../problem.ts';
import { type ReadGame, readHere, type ToRead, type ToVerify, verifyHere } from './read.ts';

/** Reads what strangers send, and plays games again. */
export interface Reader {
  readonly read: (text: string) => Promise<ReadGame>;
  readonly verify: (game: Omit<ToVerify, 'kind'>) => Promise<Verdict>;
  readonly close: () => Promise<void>;
}

/** In this process, for tests and for games that only a test knows. */
export const readerHere = (games: readonly AnyGame[]): Reader => ({
  read: async text => readHere(games, text),
  verify: async game => verifyHere(games, game),
  close: async () => undefined,
});

/** A file may take so many milliseconds and megabytes; a process that takes more is ended. */
const LONGEST = 15_000;
const MEGABYTES = 512;
/** More that wait are refused: whoever sends too much waits, not those who play. */
const MOST_WAITING = 32;
/** A process that had nothing to do for so long, in milliseconds, is not kept. */
const IDLE = 30_000;

export interface ReaderOptions {
  readonly longest?: number;
  readonly megabytes?: number;
}

/**
 * In a process of its own with limits on time and memory, started when it is first needed. A thread would not do: a text that asks for more memory
 * than there is takes the whole process with it.
 */
export const openReader = (options: ReaderOptions = {}): Reader => {
  const reading = new ReadingProcess(options);
  return {
    read: text => reading.run<ReadGame>({ kind: 'read', text }),
    verify: game => reading.run<Verdict>({ kind: 'verify', ...game }),
    close: async () => reading.end(),
  };
};

class ReadingProcess {
  private readonly longest: number;
  private readonly megabytes: number;
  private child: ChildProcess | undefined;
  private idle: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor({ longest = LONGEST, megabytes = MEGABYTES }: ReaderOptions) {
    this.longest = longest;
    this.megabytes = megabytes;
  }

  /** One after the other. */
  run<T>(task: ToRead | ToVerify): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new Problem(503, 'too-often', 'too many games are being read; try again soon'));
    this.waiting++;
    const done = this.last.then(() => this.one<T>(task)).finally(() => this.waiting--);
    this.last = done.catch(() => undefined);
    return done;
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private one<T>(task: ToRead | ToVerify): Promise<T> {
    clearTimeout(this.idle);
    const child = this.running();
    return new Promise<T>((resolve, reject) => {
      const late = setTimeout(() => child.kill('SIGKILL'), this.longest);
      const settle = (then: () => void): void => {
        clearTimeout(late);
        child.removeAllListeners();
        then();
      };
      child.once('message', (value: T) =>
        settle(() => {
          this.idle = setTimeout(() => this.end(), IDLE).unref();
          resolve(value);
        }),
      );
      const gone = (): void =>
        settle(() => {
          this.child = undefined;
          reject(new Problem(422, 'malformed', 'this game takes too much time or memory to read'));
        });
      child.once('exit', gone);
      child.once('error', gone);
      child.send(task);
    });
  }

  private running(): ChildProcess {
    const fromSource = import.meta.url.endsWith('.ts');
    this.child ??= fork(fileURLToPath(new URL(fromSource ? './process.ts' : './process.js', import.meta.url)), {
      execArgv: [`--max-old-space-size=${this.megabytes}`, ...(fromSource ? ['--conditions=sortie-source'] : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
    });
    return this.child;
  }
}
