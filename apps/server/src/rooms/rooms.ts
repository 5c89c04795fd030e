import { type Shape, tell } from '@sortie/kernel';
import { type Accepted, bringForward, markLoss, rebuild, type Table, type Weighed, wake, wakeAt } from '@sortie/table';
import { CLOSE } from '@sortie/wire';
import type { AnyGame } from '../games.ts';
import type { Limits } from '../limits/limits.ts';
import type { Bus, Said } from '../nodes/bus.ts';
import { conflict, notFound } from '../problem.ts';
import { chained, NO_SUM, type Whole, wholeOf } from '../storage/chain.ts';
import type { Storage } from '../storage/storage.ts';
import { keepHead, keepWeighed, type Tables, tearOff } from '../storage/tables.ts';
import { EVERY } from './company.ts';
import { type Around, Room } from './room.ts';
import type { Clocks } from './steady.ts';
import { summaryOf } from './summary.ts';

export interface RoomsOptions {
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly think: Around['think'];
  readonly clocks: Clocks;
  readonly report: (table: string, problem: unknown) => void;
  /** How long an empty room stays in memory, in milliseconds. */
  readonly idle: number;
  readonly limits: Limits;
  /** What the lists show of a table was changed here. */
  readonly changed?: Around['changed'];
}

/** A table and the sum of everything that is kept of it. */
interface Kept {
  readonly table: Table<Shape>;
  readonly sum: string;
}

interface Open {
  readonly room: Promise<Room>;
  readonly deafen: () => void;
}

/** So often, in milliseconds, a node compares its tables with the database: what was said while nobody could hear it is found then. */
const COMPARE = 10_000;
/** So long an answer of another node is waited for. */
const ANSWER = 300;

const MOST_TRIES = 10;

/** Somebody else has written since. */
class Behind extends Error {}

/** The tables that are in memory. They come when somebody asks for them and go when nobody has for a while. */
export class Rooms {
  private readonly options: RoomsOptions;
  private readonly around: Around;
  private readonly open = new Map<string, Open>();
  private readonly idleSince = new Map<string, number>();
  private readonly timers: readonly ReturnType<typeof setInterval>[];

  constructor(options: RoomsOptions) {
    this.options = options;
    const { storage, tables, think, clocks, report, limits, bus, changed = () => undefined } = options;
    this.around = {
      append: storage.append,
      records: (id, from) => tables.records(id, from),
      weighed: (id, weighed: Weighed) => keepWeighed(storage.db, id, weighed),
      think,
      clocks,
      report,
      limits,
      tell: bus.tell,
      changed,
      spoiled: id => this.forget(id),
    };
    const every = (pause: number, what: () => Promise<void>): ReturnType<typeof setInterval> =>
      setInterval(() => void what().catch(problem => report('all', problem)), pause).unref();
    this.timers = [
      every(Math.max(50, options.idle / 2), () => this.letGo()),
      ...(bus.shared ? [every(COMPARE, () => this.compare()), every(EVERY, () => this.each(room => room.keepCompany()))] : []),
    ];
    bus.onGap(() => void this.compare().catch(problem => report('all', problem)));
    bus.onAnnounced(said => {
      if (said.kind === 'dismiss') void this.each(room => room.dismiss(said.guests));
      if (said.kind === 'close') void this.shut(said.table, said.reason);
    });
  }

  get count(): number {
    return this.open.size;
  }

  /** How many lines there are to all of them. */
  async lines(): Promise<number> {
    let lines = 0;
    await this.each(room => {
      lines += room.host.here().length;
    });
    return lines;
  }

  /** Tables at which somebody waits for the others and is there. */
  async waiting(): Promise<readonly string[]> {
    const waiting: string[] = [];
    await this.each(({ id, host }) => {
      if (!host.current().header && host.present().seats.some(Boolean)) waiting.push(id);
    });
    return waiting;
  }

  /** Throws a `Problem` when there is no such table or it cannot be read by this version. */
  room(id: string): Promise<Room> {
    this.idleSince.delete(id);
    return this.open.get(id)?.room ?? this.opened(id, () => this.load(id));
  }

  /** A table that was just laid and kept. */
  async add(id: string, table: Table<Shape>, sum: string): Promise<Room> {
    return this.opened(id, async () => new Room(id, table, sum, this.around));
  }

  gameOf(id: string): AnyGame | undefined {
    return this.options.games.find(({ ruleset }) => ruleset.id === id);
  }

  /** Hangs up on these guests: who they are has changed, and they must come in again by the door. */
  async dismiss(guests: readonly string[]): Promise<void> {
    this.options.bus.announce({ kind: 'dismiss', guests });
    await this.each(room => room.dismiss(guests));
  }

  /** Everybody leaves this table, on every node; whoever may comes in again and finds it as it is then. */
  async closeTable(id: string, reason: string): Promise<void> {
    this.options.bus.announce({ kind: 'close', table: id, reason });
    await this.shut(id, reason);
  }

  /** Everybody is told goodbye; whatever is under way is written. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const rooms: Room[] = [];
    await this.each(room => {
      rooms.push(room);
      room.close(CLOSE.leaving, 'the server is being restarted');
    });
    await Promise.all(rooms.map(room => room.host.settled()));
    for (const id of [...this.open.keys()]) this.forget(id);
  }

  private async shut(id: string, reason: string): Promise<void> {
    const room = await this.open.get(id)?.room.catch(() => undefined);
    this.forget(id);
    room?.close(CLOSE.leaving, reason);
  }

  private forget(id: string): void {
    this.open.get(id)?.deafen();
    this.open.delete(id);
    this.idleSince.delete(id);
  }

  /** Listens before anything is read: what is said meanwhile is looked at afterwards. */
  private opened(id: string, make: () => Promise<Room>): Promise<Room> {
    let here: Room | undefined;
    let missed = false;
    const deafen = this.options.bus.listen(id, (said: Said, node) => {
      if (here) here.hearsFrom(said, node);
      else missed = true;
    });
    const room = make().then(made => {
      here = made;
      if (missed) made.host.hears();
      this.around.tell(id, { kind: 'who' });
      made.host.goOn();
      return made;
    });
    const open = { room, deafen };
    this.open.set(id, open);
    room.catch(() => {
      deafen();
      if (this.open.get(id) === open) this.open.delete(id);
    });
    return room;
  }

  private async each(what: (room: Room) => void): Promise<void> {
    for (const { room } of [...this.open.values()]) {
      const here = await room.catch(() => undefined);
      if (here) what(here);
    }
  }

  private async compare(): Promise<void> {
    const rooms = new Map<string, Room>();
    await this.each(room => rooms.set(room.id, room));
    const heads = await this.options.tables.heads([...rooms.keys()]);
    for (const [id, head] of heads) {
      const room = rooms.get(id);
      if (room && room.head !== head) room.host.hears();
    }
  }

  /** If another node has opened it in the same moment, and was faster with what there was to write, it is read once more. */
  private async load(id: string): Promise<Room> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.read(id);
      } catch (problem) {
        if (!(problem instanceof Behind) || tries > MOST_TRIES) throw problem;
      }
    }
  }

  private async read(id: string): Promise<Room> {
    const { tables, clocks, report, storage } = this.options;
    const head = await tables.head(id);
    const rows = await tables.records(id);
    const whole = wholeOf(rows);
    const { records } = whole;
    const laid = records[0];
    if (rows.length === 0 || head === undefined) throw notFound('there is no such table');
    if (laid?.kind !== 'laid') throw conflict('fault', 'nothing of this table can be read any more');
    const game = this.gameOf(laid.terms.game);
    if (!game) throw conflict('version', tell('this server does not know the game {game}', { game: laid.terms.game }));
    const rebuilt = rebuild(game, records);
    if (!rebuilt.ok) {
      report(id, new Error(`record ${rebuilt.seq}: ${rebuilt.reason}`));
      throw conflict('version', tell('this table cannot be continued: {reason}', { reason: rebuilt.reason }));
    }
    const now = Math.max(clocks.wall(), records.at(-1)?.at ?? 0);
    let kept: Kept = { table: rebuilt.table, sum: whole.sum };
    const damage = damageOf(whole, head);
    if (damage !== undefined) {
      // Somebody may have played on between the two questions; then nothing is damaged.
      if ((await tables.head(id)) !== head) throw new Behind();
      report(id, new Error(`${damage}; the table goes on from record ${records.length - 1}`));
      await tearOff(storage.db, id, records.length, damage, now, { head, sum: whole.sum });
      kept = await this.kept(id, kept.sum, markLoss(kept.table, Math.max(1, rows.length - records.length), now));
    } else if (head === NO_SUM) await keepHead(storage.db, id, whole.sum);
    kept = await this.kept(id, kept.sum, bringForward(kept.table, now));
    if (wakeAt(kept.table) !== undefined && !(await this.isServed(id))) kept = await this.kept(id, kept.sum, wake(kept.table, now));
    return new Room(id, kept.table, kept.sum, this.around, await tables.weighed(id));
  }

  /** Does another node serve this table? Then its clocks have been running all the time. */
  private isServed(id: string): Promise<boolean> {
    const { bus } = this.options;
    if (!bus.shared) return Promise.resolve(false);
    return new Promise(resolve => {
      const done = (served: boolean): void => {
        clearTimeout(timer);
        deafen();
        resolve(served);
      };
      const timer = setTimeout(() => done(false), ANSWER);
      const deafen = bus.listen(id, said => said.kind !== 'gone' && said.kind !== 'who' && done(true));
      bus.tell(id, { kind: 'who' });
    });
  }

  private async kept(id: string, sum: string, { table, records }: Accepted<Shape>): Promise<Kept> {
    const stored = chained(sum, records);
    const last = records.at(-1);
    if (!last) return { table, sum };
    const done = await this.around.append({ table: id, before: sum, stored, at: last.at, summary: summaryOf(table) });
    if (done === 'behind') throw new Behind();
    this.around.tell(id, { kind: 'kept', stored });
    this.around.changed(id, table);
    return { table, sum: stored.at(-1)?.sum ?? sum };
  }

  private async letGo(): Promise<void> {
    const now = this.options.clocks.steady();
    for (const [id, open] of [...this.open]) {
      const room = await open.room.catch(() => undefined);
      if (!room?.host.isIdle()) {
        this.idleSince.delete(id);
        continue;
      }
      const since = this.idleSince.get(id);
      if (since === undefined) this.idleSince.set(id, now);
      else if (now - since >= this.options.idle && this.open.get(id) === open) this.forget(id);
    }
  }
}

/** Why not everything that was kept of a table is there, if that is so. Tables from before there were heads have none. */
function damageOf({ damage, sum }: Whole, head: string): string | undefined {
  return damage ?? (head !== NO_SUM && head !== sum ? 'the last records are missing' : undefined);
}
