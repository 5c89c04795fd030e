import type { Announced, Hear, Said } from './bus.ts';

/** Messages as they travel: who says it, and what. */
interface Envelope<T> {
  readonly node: string;
  readonly said: T;
}

/** Who listens to what, whichever way it comes. */
export class Ears {
  private readonly node: string;
  private readonly tables = new Map<string, Set<Hear<Said>>>();
  private readonly all = new Set<Hear<Announced>>();

  constructor(node: string) {
    this.node = node;
  }

  /** True if nobody listened to this table before. */
  add(table: string, hear: Hear<Said>): boolean {
    const known = this.tables.get(table);
    if (known) known.add(hear);
    else this.tables.set(table, new Set([hear]));
    return !known;
  }

  /** True if nobody listens to it any more. */
  drop(table: string, hear: Hear<Said>): boolean {
    const known = this.tables.get(table);
    known?.delete(hear);
    if (!known || known.size > 0) return false;
    this.tables.delete(table);
    return true;
  }

  addForAll(hear: Hear<Announced>): void {
    this.all.add(hear);
  }

  hearsOf(table: string, text: string): void {
    const { node, said } = JSON.parse(text) as Envelope<Said>;
    if (node !== this.node) for (const hear of this.tables.get(table) ?? []) hear(said, node);
  }

  hearsAll(text: string): void {
    const { node, said } = JSON.parse(text) as Envelope<Announced>;
    if (node !== this.node) for (const hear of this.all) hear(said, node);
  }

  written(said: Said | Announced): string {
    return JSON.stringify({ node: this.node, said } satisfies Envelope<Said | Announced>);
  }
}
