import type { LobbyPerson } from '@sortie/wire';

/** A node of which nothing was heard for so long, in milliseconds, is gone, and who was there with it. */
const SILENT = 45_000;

/** Who is in the lobby, at this node and at others. Somebody with several windows is there once. */
export class Crowd {
  private readonly clock: () => number;
  private readonly here = new Map<string, { readonly person: LobbyPerson; readonly lines: number }>();
  private readonly nodes = new Map<string, { readonly people: Map<string, LobbyPerson>; at: number }>();

  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** True if this person was not at this node before. */
  enter(person: LobbyPerson): boolean {
    const known = this.here.get(person.id);
    this.here.set(person.id, { person, lines: (known?.lines ?? 0) + 1 });
    return known === undefined;
  }

  /** True if that was their last window at this node. */
  leave(id: string): boolean {
    const known = this.here.get(id);
    if (!known) return false;
    if (known.lines > 1) this.here.set(id, { ...known, lines: known.lines - 1 });
    else this.here.delete(id);
    return known.lines <= 1;
  }

  /** Those at this node. */
  own(): readonly LobbyPerson[] {
    return [...this.here.values()].map(({ person }) => person);
  }

  /** All who are at another node. */
  hearAll(node: string, people: readonly LobbyPerson[]): void {
    this.nodes.set(node, { people: new Map(people.map(person => [person.id, person])), at: this.clock() });
  }

  hearSome(node: string, came: readonly LobbyPerson[], left: readonly string[]): void {
    const known = this.nodes.get(node) ?? { people: new Map<string, LobbyPerson>(), at: 0 };
    for (const person of came) known.people.set(person.id, person);
    for (const id of left) known.people.delete(id);
    this.nodes.set(node, { people: known.people, at: this.clock() });
  }

  /** True if anybody was forgotten. */
  forgetSilent(): boolean {
    const before = this.nodes.size;
    for (const [node, { at }] of this.nodes) if (this.clock() - at > SILENT) this.nodes.delete(node);
    return this.nodes.size < before;
  }

  /** Everybody, once each. */
  all(): ReadonlyMap<string, LobbyPerson> {
    const all = new Map<string, LobbyPerson>();
    for (const { people } of this.nodes.values()) for (const [id, person] of people) all.set(id, person);
    for (const [id, { person }] of this.here) all.set(id, person);
    return all;
  }
}
