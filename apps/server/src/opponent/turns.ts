interface Waiting {
  readonly thought: object;
  readonly go: () => void;
}

/**
 * Thoughts that share a thread, a slice at a time. Whoever has had the least is next, and whoever comes later begins where the others are: so
 * that nobody waits for ever and nobody has more than its share.
 */
export class Turns {
  private readonly had = new Map<object, number>();
  private waiting: Waiting[] = [];
  private running = false;
  private readonly soon: (then: () => void) => void;

  /** `soon` calls back when everything else that waits in this thread has had its turn. */
  constructor(soon: (then: () => void) => void = then => void setImmediate(then)) {
    this.soon = soon;
  }

  enter(thought: object): void {
    const others = [...this.had.values()];
    this.had.set(thought, others.length > 0 ? Math.min(...others) : 0);
  }

  leave(thought: object): void {
    this.had.delete(thought);
    this.waiting = this.waiting.filter(one => one.thought !== thought);
  }

  /** Resolves when it is this thought's turn again, after a slice that took so long. */
  next(thought: object, took: number): Promise<void> {
    this.had.set(thought, (this.had.get(thought) ?? 0) + took);
    return new Promise(resolve => {
      this.waiting.push({ thought, go: resolve });
      if (this.running) return;
      this.running = true;
      this.soon(() => this.run());
    });
  }

  private run(): void {
    const [first, ...rest] = this.waiting.toSorted((a, b) => (this.had.get(a.thought) ?? 0) - (this.had.get(b.thought) ?? 0));
    this.waiting = rest;
    first?.go();
    // The one that goes now runs before the next call: one slice at a time.
    if (first) this.soon(() => this.run());
    else this.running = false;
  }
}
