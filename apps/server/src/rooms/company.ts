import type { Present } from '@sortie/table';
import type { Clock } from './steady.ts';

/** A node of which nothing was heard for so long, in milliseconds, is gone. */
const SILENT = 45_000;
/** So often a node says that it is still there. */
export const EVERY = 15_000;

/** Who is at a table on other nodes. */
export class Company {
  private readonly clock: Clock;
  private readonly nodes = new Map<string, { readonly present: Present; readonly at: number }>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  comes(node: string, present: Present): void {
    this.nodes.set(node, { present, at: this.clock() });
  }

  goes(node: string): void {
    this.nodes.delete(node);
  }

  /** Was anybody forgotten? */
  forgetSilent(): boolean {
    const before = this.nodes.size;
    for (const [node, { at }] of this.nodes) if (this.clock() - at > SILENT) this.nodes.delete(node);
    return this.nodes.size < before;
  }

  present(): readonly Present[] {
    return [...this.nodes.values()].map(({ present }) => present);
  }

  spectators(): number {
    return this.present().reduce((sum, { spectators }) => sum + spectators, 0);
  }
}
