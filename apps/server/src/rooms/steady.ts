/** Reads one of the two clocks of a machine, in milliseconds. */
export type Clock = () => number;

/** What a house goes by: the time of day, and a clock that nobody can set and that stands still while the machine sleeps. */
export interface Clocks {
  readonly wall: Clock;
  readonly steady: Clock;
}

export const CLOCKS: Clocks = { wall: Date.now, steady: () => performance.now() };

/**
 * The time at one table. It begins at the time of day, never before the table's last record, and goes on by the steady clock: setting the
 * clock of the machine, or letting it sleep, costs nobody thinking time.
 */
export class TableTime {
  private readonly steady: Clock;
  private ahead: number;

  constructor({ wall, steady }: Clocks, last: number) {
    this.steady = steady;
    this.ahead = Math.max(wall(), last) - steady();
  }

  now(): number {
    return Math.floor(this.ahead + this.steady());
  }

  /** Somebody else, whose clock goes before ours, has written at this time. */
  atLeast(time: number): void {
    this.ahead = Math.max(this.ahead, time - this.steady());
  }
}
