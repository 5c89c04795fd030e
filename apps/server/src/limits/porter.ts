import type { Bus } from '../nodes/bus.ts';
import type { Limits } from './limits.ts';
import { Quotas } from './quota.ts';

/** So often, in milliseconds, nodes tell each other what was used. */
const EVERY = 1_000;
/** A node that has not said for so long how many lines it holds holds none. */
const SILENT = 5_000;

/** Counts the lines and the messages of every address, whichever table they lead to and whichever node they come in at. */
export class Porter {
  private readonly limits: Limits;
  private readonly lines = new Map<string, number>();
  private readonly players: Quotas;
  private readonly bystanders: Quotas;
  private used: Record<string, number> = {};
  private readonly elsewhere = new Map<string, { readonly lines: Readonly<Record<string, number>>; readonly at: number }>();
  private readonly clock: () => number;
  private readonly timer: ReturnType<typeof setInterval> | undefined;

  constructor(limits: Limits, bus: Bus, clock: () => number) {
    this.limits = limits;
    this.clock = clock;
    this.players = new Quotas(limits.players);
    this.bystanders = new Quotas(limits.bystanders);
    bus.onAnnounced((said, node) => {
      if (said.kind !== 'used') return;
      this.elsewhere.set(node, { lines: said.lines, at: clock() });
      for (const [key, count] of Object.entries(said.counts)) {
        const [who, address = ''] = key.split(' ');
        (who === 'player' ? this.players : this.bystanders).drain(address, count, clock());
      }
    });
    this.timer = bus.shared
      ? setInterval(() => {
          if (this.lines.size === 0 && Object.keys(this.used).length === 0) return;
          bus.announce({ kind: 'used', counts: this.used, lines: Object.fromEntries(this.lines) });
          this.used = {};
        }, EVERY).unref()
      : undefined;
  }

  /** Lets one more line of this address in; the result lets it out again. */
  admit(address: string): (() => void) | undefined {
    const here = this.lines.get(address) ?? 0;
    if (here + this.others(address) >= this.limits.linesPerAddress) return undefined;
    this.lines.set(address, here + 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      const left = (this.lines.get(address) ?? 1) - 1;
      if (left > 0) this.lines.set(address, left);
      else this.lines.delete(address);
    };
  }

  /** May this address say one more thing now? */
  hears(address: string, plays: boolean, now: number): boolean {
    const key = `${plays ? 'player' : 'bystander'} ${address}`;
    this.used[key] = (this.used[key] ?? 0) + 1;
    return (plays ? this.players : this.bystanders).take(address, now);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Lines of this address at other nodes. */
  private others(address: string): number {
    let count = 0;
    for (const [node, { lines, at }] of this.elsewhere)
      if (this.clock() - at > SILENT) this.elsewhere.delete(node);
      else count += lines[address] ?? 0;
    return count;
  }
}
