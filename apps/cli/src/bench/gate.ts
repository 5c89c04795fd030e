/** A measurement with a limit it must keep, and a fingerprint of what it computed: speed at the price of a wrong result is none. */
export interface Gate {
  readonly name: string;
  readonly title: string;
  readonly unit: 'commands/s' | 'attacks/s' | 'lines/s' | 'ms';
  /** At least so much for a rate, at most so much for a time. */
  readonly limit: number;
  /** The fingerprint of a right result. */
  readonly expected: string;
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

/** The best of several runs: what disturbs a measurement only ever slows it down. */
export function measure(gate: Gate, runs: number): Result {
  const done = Array.from({ length: runs }, () => gate.run());
  const rate = gate.unit !== 'ms';
  const value = done.map(one => one.value).reduce((best, one) => (rate ? Math.max(best, one) : Math.min(best, one)));
  const { name, title, unit, limit, expected } = gate;
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

/** Milliseconds that something takes. */
export function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const started = performance.now();
  const result = work();
  return { ms: performance.now() - started, result };
}
