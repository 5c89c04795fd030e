/** A measurement with a limit it must keep, and a fingerprint of what it computed: speed at the price of a wrong result is none. */
export interface Gate {
  readonly name: string;
  readonly title: string;
  readonly unit: 'commands/s' | 'attacks/s' | 'lines/s' | 'units/s' | 'shots/s' | 'ms' | 'MB';
  /** At least so much for a rate, at most so much for a time. */
  readonly limit: number;
  /** Why it cannot be measured here. */
  readonly absent?: string | undefined;
  /** It touches so much code that it gets faster for many runs: it is measured again until it does no more. */
  readonly warms?: true;
  /** One measured run. */
  run(): Measured;
}

export interface Measured {
  readonly value: number;
  readonly hash: string;
}

export interface Result {
  readonly name: string;
  readonly title: string;
  readonly unit: Gate['unit'];
  readonly value: number;
  readonly limit: number;
  readonly fastEnough: boolean;
  readonly hash: string;
  readonly expected: string;
  readonly right: boolean;
}

/** Runs without a better one after which something is warm, and how many times the runs asked for it may take at most. */
const NO_BETTER = 4;
const MOST = 6;

const bestOf = (done: readonly Measured[], rate: boolean): number =>
  done.map(one => one.value).reduce((best, one) => (rate ? Math.max(best, one) : Math.min(best, one)));

function runsOf(gate: Gate, runs: number): readonly Measured[] {
  const done = Array.from({ length: runs }, () => gate.run());
  const rate = isRate(gate.unit);
  for (let since = 0; gate.warms && since < NO_BETTER && done.length < runs * MOST; since++) {
    const before = bestOf(done, rate);
    done.push(gate.run());
    if (bestOf(done, rate) !== before) since = -1;
  }
  return done;
}

/** The best of several runs: what disturbs a measurement only ever slows it down. */
export function measure(gate: Gate, runs: number, expected: string): Result {
  const done = runsOf(gate, runs);
  const rate = isRate(gate.unit);
  const value = bestOf(done, rate);
  const { name, title, unit, limit } = gate;
  const strange = done.find(({ hash }) => hash !== expected);
  const hash = strange?.hash ?? expected;
  return {
    name,
    title,
    unit,
    value,
    limit,
    fastEnough: rate ? value >= limit : value <= limit,
    hash,
    expected,
    right: strange === undefined,
  };
}

/** More is better. */
export const isRate = (unit: Gate['unit']): boolean => unit.endsWith('/s');

/** Milliseconds of one core that something takes. What other programs do meanwhile does not count. */
export function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const started = usage();
  const result = work();
  const { user, system } = usage(started);
  return { ms: (user + system) / 1000, result };
}

const DEAREST = 4;
const TIMES = 40;

/**
 * The dearest of many short pieces of work. A look at all of them finds the likeliest; those are done again and again, because the clock of the
 * processor ticks too slowly for a single one.
 */
export function dearestOf<T>(pieces: readonly T[], work: (piece: T) => unknown): number {
  const looked = pieces.map(piece => {
    const started = performance.now();
    work(piece);
    work(piece);
    return { piece, ms: performance.now() - started };
  });
  const likeliest = looked.sort((a, b) => b.ms - a.ms).slice(0, DEAREST);
  const times = likeliest.map(({ piece }) => timed(() => Array.from({ length: TIMES }, () => work(piece)).length).ms / TIMES);
  return Math.max(...times);
}

/** Node 22 can only tell the time of the whole process, which counts its garbage collector as well. */
function usage(since?: NodeJS.CpuUsage): NodeJS.CpuUsage {
  return 'threadCpuUsage' in process ? process.threadCpuUsage(since) : (process as NodeJS.Process).cpuUsage(since);
}
