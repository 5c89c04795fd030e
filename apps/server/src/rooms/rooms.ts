import { type Shape, tell } from '@sortie/kernel';
import { type Accepted, bringForward, rebuild, type Table, wake } from '@sortie/table';
import { CLOSE } from '@sortie/wire';
import type { AnyGame } from '../games.ts';
import type { Think } from '../opponent/thought.ts';
import { conflict, notFound } from '../problem.ts';
import type { Journal } from '../storage/journal.ts';
import { appendRecords, keepWeighed, type Tables } from '../storage/tables.ts';
import { type Around, Room } from './room.ts';

export interface RoomsOptions {
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly journal: Journal;
  readonly think: Think;
  readonly clock: () => number;
  readonly report: (table: string, problem: unknown) => void;
  /** How long an empty room stays in memory, in milliseconds. */
  readonly idle: number;
}

/** The tables that are in memory. They come when somebody asks for them and go when nobody has for a while. */
export class Rooms {
  private readonly options: RoomsOptions;
  private readonly around: Around;
  private readonly open = new Map<string, Promise<Room>>();
  private readonly idleSince = new Map<string, number>();
  private readonly sweep: ReturnType<typeof setInterval>;

  constructor(options: RoomsOptions) {
    this.options = options;
    const { journal, think, clock, report } = options;
    this.around = {
      keep: (id, records, summary) => journal.write(trx => appendRecords(trx, id, records, summary)),
      weighed: (id, weighed) => journal.write(trx => keepWeighed(trx, id, weighed)),
      think,
      clock,
      report,
      spoiled: id => void this.open.delete(id),
    };
    this.sweep = setInterval(() => void this.letGo(), Math.max(50, options.idle / 2));
    this.sweep.unref();
  }

  get count(): number {
    return this.open.size;
  }

  /** Throws a `Problem` when there is no such table or it cannot be read by this version. */
  room(id: string): Promise<Room> {
    this.idleSince.delete(id);
    const known = this.open.get(id);
    if (known) return known;
    const loading = this.load(id);
    this.open.set(id, loading);
    loading.catch(() => this.open.delete(id));
    return loading;
  }

  /** A table that was just laid and kept. */
  add(id: string, table: Table<Shape>): Room {
    const room = new Room(id, table, this.around);
    this.open.set(id, Promise.resolve(room));
    room.goOn();
    return room;
  }

  gameOf(id: string): AnyGame | undefined {
    return this.options.games.find(({ ruleset }) => ruleset.id === id);
  }

  /** Hangs up on these guests: who they are has changed, and they must come in again by the door. */
  async dismiss(guests: readonly string[]): Promise<void> {
    for (const loading of this.open.values()) (await loading.catch(() => undefined))?.dismiss(guests);
  }

  /** Everybody is told goodbye; whatever is under way is written. */
  async close(): Promise<void> {
    clearInterval(this.sweep);
    for (const loading of this.open.values()) {
      const room = await loading.catch(() => undefined);
      room?.close(CLOSE.leaving, 'the server is being restarted');
    }
    this.open.clear();
    await this.options.journal.idle();
  }

  private async load(id: string): Promise<Room> {
    const { tables, clock, report } = this.options;
    const records = await tables.records(id);
    const laid = records[0];
    if (laid?.kind !== 'laid') throw notFound('there is no such table');
    const game = this.gameOf(laid.terms.game);
    if (!game) throw conflict('version', tell('this server does not know the game {game}', { game: laid.terms.game }));
    const rebuilt = rebuild(game, records);
    if (!rebuilt.ok) {
      report(id, new Error(`record ${rebuilt.seq}: ${rebuilt.reason}`));
      throw conflict('version', tell('this table cannot be continued: {reason}', { reason: rebuilt.reason }));
    }
    const now = clock();
    const forward = await this.kept(id, bringForward(rebuilt.table, now));
    const room = new Room(id, await this.kept(id, wake(forward, now)), this.around, await tables.weighed(id));
    room.goOn();
    return room;
  }

  private async kept(id: string, { table, records }: Accepted<Shape>): Promise<Table<Shape>> {
    if (records.length > 0) await this.around.keep(id, records);
    return table;
  }

  private async letGo(): Promise<void> {
    const now = Date.now();
    for (const [id, loading] of [...this.open]) {
      const room = await loading.catch(() => undefined);
      if (!room?.isIdle()) {
        this.idleSince.delete(id);
        continue;
      }
      const since = this.idleSince.get(id);
      if (since === undefined) this.idleSince.set(id, now);
      else if (now - since >= this.options.idle && this.open.get(id) === loading) {
        this.open.delete(id);
        this.idleSince.delete(id);
      }
    }
  }
}
