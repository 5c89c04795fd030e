/** What came of the faults. */
export interface Tally {
  readonly faults: Readonly<Record<string, number>>;
  /** Words and commands that somebody was told are kept. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly unreadable: number;
  readonly hashMismatches: number;
  /** Nodes that ended without being told to. */
  readonly crashes: number;
  /** The longest that somebody was without a line, in milliseconds. */
  readonly longestAway: number;
}

export const emptyTally = (): Tally => ({
  faults: {},
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  unreadable: 0,
  hashMismatches: 0,
  crashes: 0,
  longestAway: 0,
});

export function sum(a: Tally, b: Tally): Tally {
  const faults = { ...a.faults };
  for (const [name, count] of Object.entries(b.faults)) faults[name] = (faults[name] ?? 0) + count;
  return {
    faults,
    acknowledged: a.acknowledged + b.acknowledged,
    lost: a.lost + b.lost,
    doubled: a.doubled + b.doubled,
    unreadable: a.unreadable + b.unreadable,
    hashMismatches: a.hashMismatches + b.hashMismatches,
    crashes: a.crashes + b.crashes,
    longestAway: Math.max(a.longestAway, b.longestAway),
  };
}
