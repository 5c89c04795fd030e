import type { LobbyPerson, LobbySays, LobbyState, OpenTable } from '@sortie/wire';
import type { Bus } from '../nodes/bus.ts';
import type { Clocks } from '../rooms/steady.ts';
import { Crowd } from './crowd.ts';
import type { LobbyNews } from './news.ts';
import type { OpenTables } from './open-tables.ts';

/** So long, in milliseconds, what changes is gathered before everybody hears of it: many come and go at once. */
const GATHER = 100;
/** So often a node says who is there, and looks whether it has missed something. */
const EVERY = 15_000;
/** So many people are named; the others are counted. */
const NAMED = 1000;

/** Somebody in the lobby, at the other end of a socket. */
export interface LobbyGuest {
  readonly person: LobbyPerson;
  /** A text that was written once for all. */
  readonly hear: (text: string) => void;
}

export interface LobbyOptions {
  readonly tables: OpenTables;
  readonly bus: Bus;
  readonly clocks: Clocks;
  readonly report: (problem: unknown) => void;
  /** Tables here at which somebody waits and looks. */
  readonly watched: () => Promise<readonly string[]>;
}

/**
 * The room that everybody comes into first: which tables are open, and who is there. What is kept is in the database; what is told here is what
 * changes in it, gathered and written once for all. Other nodes are told by notices, and read the database when they may have missed some.
 */
export class Lobby {
  readonly tables: OpenTables;
  private readonly options: LobbyOptions;
  private readonly crowd: Crowd;
  private readonly guests = new Set<LobbyGuest>();
  private readonly known = new Map<string, OpenTable>();
  private told: ReadonlyMap<string, LobbyPerson> = new Map();
  private loading: Promise<void> | undefined;
  private readonly changed = new Map<string, OpenTable | undefined>();
  private flush: ReturnType<typeof setTimeout> | undefined;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(options: LobbyOptions) {
    this.options = options;
    this.tables = options.tables;
    this.crowd = new Crowd(options.clocks.steady);
    const { bus, report } = options;
    this.timer = setInterval(() => void this.beat().catch(report), EVERY).unref();
    bus.onAnnounced((said, node) => {
      if (said.kind === 'lobby') this.hears(said, node);
      if (said.kind === 'lobby-call') this.ring(said.to, said.says);
    });
    bus.onGap(() => {
      this.loading = undefined;
      bus.announce({ kind: 'lobby', who: true });
    });
  }

  /** Everything that somebody who comes in is told. */
  async state(): Promise<LobbyState> {
    await this.ready();
    const people = [...this.crowd.all().values()];
    return { tables: [...this.known.values()], people: people.slice(0, NAMED), count: people.length };
  }

  enter(guest: LobbyGuest): void {
    this.guests.add(guest);
    const came = this.crowd.enter(guest.person);
    if (came) this.options.bus.announce({ kind: 'lobby', came: [guest.person] });
    this.soon();
  }

  leave(guest: LobbyGuest): void {
    if (!this.guests.delete(guest)) return;
    if (this.crowd.leave(guest.person.id)) this.options.bus.announce({ kind: 'lobby', left: [guest.person.id] });
    this.soon();
  }

  /** Something about this table may have changed; whoever has changed it says so here. */
  async touched(table: string): Promise<void> {
    const now = await this.tables.one(table);
    if (!now && !this.known.has(table) && !(await this.tables.isListed(table))) return;
    this.learn(table, now);
    this.options.bus.announce(now ? { kind: 'lobby', tables: [now] } : { kind: 'lobby', gone: [table] });
  }

  /** Somebody is asked to a table. False if they are not here. */
  call(to: string, says: Extract<LobbySays, { readonly type: 'call' }>): boolean {
    if (!this.crowd.all().has(to)) return false;
    this.ring(to, says);
    this.options.bus.announce({ kind: 'lobby-call', to, says });
    return true;
  }

  get count(): number {
    return this.guests.size;
  }

  close(): void {
    clearInterval(this.timer);
    clearTimeout(this.flush);
    if (this.crowd.own().length > 0) this.options.bus.announce({ kind: 'lobby', all: [] });
    this.guests.clear();
  }

  private ring(to: string, says: LobbySays): void {
    const text = JSON.stringify(says);
    for (const { person, hear } of this.guests) if (person.id === to) hear(text);
  }

  private ready(): Promise<void> {
    this.loading ??= this.load().catch(problem => {
      this.loading = undefined;
      throw problem;
    });
    return this.loading;
  }

  private async load(): Promise<void> {
    this.options.bus.announce({ kind: 'lobby', who: true });
    const tables = await this.tables.all();
    const found = new Map(tables.map(table => [table.id, table]));
    for (const id of this.known.keys()) if (!found.has(id)) this.learn(id, undefined);
    for (const table of tables) this.learn(table.id, table);
  }

  private hears(said: LobbyNews, node: string): void {
    if (said.who) this.options.bus.announce({ kind: 'lobby', all: this.crowd.own() });
    if (said.all) this.crowd.hearAll(node, said.all);
    if (said.came || said.left) this.crowd.hearSome(node, said.came ?? [], said.left ?? []);
    for (const table of said.tables ?? []) this.learn(table.id, table);
    for (const id of said.gone ?? []) this.learn(id, undefined);
    this.soon();
  }

  private learn(id: string, table: OpenTable | undefined): void {
    if (JSON.stringify(this.known.get(id)) === JSON.stringify(table)) return;
    if (table) this.known.set(id, table);
    else this.known.delete(id);
    this.changed.set(id, table);
    this.soon();
  }

  private soon(): void {
    this.flush ??= setTimeout(() => {
      this.flush = undefined;
      this.tell();
    }, GATHER).unref();
  }

  /** Everybody hears what has changed since they were told last. */
  private tell(): void {
    const now = this.crowd.all();
    const came = [...now.values()].filter(person => !isSame(this.told.get(person.id), person));
    const left = [...this.told.keys()].filter(id => !now.has(id));
    const tables = [...this.changed.values()].filter(table => table !== undefined);
    const gone = [...this.changed].flatMap(([id, table]) => (table ? [] : [id]));
    this.told = now;
    this.changed.clear();
    if (came.length + left.length + tables.length + gone.length === 0) return;
    const says: LobbySays = { type: 'changes', tables, gone, came, left, count: now.size };
    const text = JSON.stringify(says);
    for (const { hear } of this.guests) hear(text);
  }

  /** Who waits at a table and looks at it is there; who has not been heard of for long is not. */
  private async beat(): Promise<void> {
    const { bus, watched } = this.options;
    await this.tables.seen(await watched());
    if (bus.shared && this.crowd.own().length > 0) bus.announce({ kind: 'lobby', all: this.crowd.own() });
    if (this.crowd.forgetSilent()) this.soon();
    if (this.guests.size > 0) await this.load();
  }
}

const isSame = (a: LobbyPerson | undefined, b: LobbyPerson): boolean =>
  a?.name === b.name && a.colour === b.colour && a.emblem === b.emblem;
