import type { Seat, Shape } from '@sortie/kernel';
import {
  type Accepted,
  accept,
  type Guest,
  leaveSeats,
  type Message,
  mayTellPlans,
  newsSince,
  opponentGuest,
  seatsOf,
  simplest,
  stands,
  type Table,
  type TableRecord,
  type TableRefusal,
  takeSeat,
  tick,
  toThink,
  wakeAt,
} from '@sortie/table';
import { CLOSE, type ToGuest } from '@sortie/wire';
import type { Chosen, Think, Thought } from '../opponent/thought.ts';
import type { Summary, Weighed } from '../storage/tables.ts';
import { changesSummary, summaryOf } from './summary.ts';
import type { Visitor } from './visitor.ts';

/** What a room needs of the house. */
export interface Around {
  /** Resolves when the records are durable. */
  readonly keep: (table: string, records: readonly TableRecord<Shape>[], summary?: Summary) => Promise<void>;
  /** Resolves when it is durable. */
  readonly weighed: (table: string, weighed: Weighed) => Promise<void>;
  readonly think: Think;
  readonly clock: () => number;
  /** Something failed that nobody at the table can mend. */
  readonly report: (table: string, problem: unknown) => void;
  /** The table on the disk and the one in memory may differ: forget this room. */
  readonly spoiled: (table: string) => void;
}

export type Done = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: TableRefusal };

const MOST_DELAY = 0x7fffffff;

/** One table in memory with everybody on the line to it. Nothing is told before it is durable. */
export class Room {
  readonly id: string;
  private readonly around: Around;
  private readonly visitors = new Set<Visitor>();
  /** The table with everything accepted so far; some of it may still be on its way to the disk. */
  private table: Table<Shape>;
  /** The table as far as it is durable: the only one that is ever told about. */
  private durable: Table<Shape>;
  private thought:
    | { readonly after: number; readonly seat: Seat; readonly stop: AbortController; readonly hurry: AbortController; message?: ToGuest }
    | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private weighed: Weighed | undefined;
  private unwritten = 0;
  private gone = false;

  constructor(id: string, table: Table<Shape>, around: Around, weighed?: Weighed) {
    this.id = id;
    this.weighed = weighed;
    this.table = table;
    this.durable = table;
    this.around = around;
  }

  /** The durable table, for files and cards. */
  current(): Table<Shape> {
    return this.durable;
  }

  /** Nobody is here and nothing is going on. */
  isIdle(): boolean {
    return this.visitors.size === 0 && !this.thought && this.unwritten === 0 && wakeAt(this.table) === undefined;
  }

  enter(visitor: Visitor): void {
    this.visitors.add(visitor);
  }

  leave(visitor: Visitor): void {
    if (this.visitors.delete(visitor)) this.tellPresence();
  }

  /** A visitor says what it knows and is told the rest. */
  hello(visitor: Visitor, since: number | undefined, facing: Seat | undefined): void {
    const now = this.around.clock();
    visitor.tell({ type: 'welcome', v: 1, table: this.id, game: this.durable.terms.game, now });
    visitor.known = { since: since ?? -1, facing: facing ?? -1 };
    this.bringUpToDate(visitor, this.durable, true);
    this.tellPresence();
    if (this.thought?.message) visitor.tell(this.thought.message);
    if (this.weighed && stands(this.durable, this.weighed.after)) visitor.tell(told(this.weighed));
    this.goOn();
  }

  /** A message of a guest; resolves when what it did is durable and told. */
  async say(guest: Guest, message: Message, ref?: string): Promise<Done> {
    // Whoever plays may ask a program for its move at once; that is no deed at the table and is not written down.
    if (message.type === 'hurry' && seatsOf(this.table, guest.id).length > 0) {
      this.thought?.hurry.abort();
      return { ok: true, seq: this.table.records.at(-1)!.seq };
    }
    return this.settle(table => accept(table, guest, message, this.around.clock(), ref));
  }

  sit(seat: Seat, guest: Guest): Promise<Done> {
    return this.settle(table => takeSeat(table, seat, guest, this.around.clock()));
  }

  rise(guest: string): Promise<Done> {
    return this.settle(table => leaveSeats(table, guest, this.around.clock()));
  }

  /** Opponents think and clocks run from here on. */
  goOn(): void {
    if (this.gone) return;
    this.setAlarm();
    const [next] = toThink(this.table);
    if (this.thought && this.thought.after !== next?.after) this.thought.stop.abort();
    if (!next || this.thought) return;
    void this.think({ ...next, game: this.table.terms.game });
  }

  /** These have to come in by the door again. */
  dismiss(guests: readonly string[]): void {
    for (const visitor of [...this.visitors]) if (guests.includes(visitor.guest.id)) visitor.hangUp(CLOSE.leaving, 'come in again');
  }

  /** Everybody is sent away; they will come back by themselves. */
  close(code: number, reason: string): void {
    this.gone = true;
    clearTimeout(this.alarm);
    this.thought?.stop.abort();
    for (const visitor of this.visitors) {
      visitor.tell({ type: 'bye', reason });
      visitor.hangUp(code, reason);
    }
    this.visitors.clear();
  }

  private async settle(act: (table: Table<Shape>) => Accepted<Shape>): Promise<Done> {
    const before = this.table;
    const { table, records, refusal, bug } = act(before);
    if (bug !== undefined) this.around.report(this.id, bug);
    this.table = table;
    if (records.length > 0) await this.write(before, table, records);
    return refusal ? { ok: false, refusal } : { ok: true, seq: table.records.at(-1)!.seq };
  }

  private async write(before: Table<Shape>, table: Table<Shape>, records: readonly TableRecord<Shape>[]): Promise<void> {
    this.unwritten++;
    try {
      await this.around.keep(this.id, records, changesSummary(before, table) ? summaryOf(table) : undefined);
    } catch (problem) {
      this.around.report(this.id, problem);
      this.around.spoiled(this.id);
      this.close(CLOSE.fault, 'the table could not be kept; it is opened again as it was');
      throw problem;
    } finally {
      this.unwritten--;
    }
    this.durable = table;
    for (const visitor of this.visitors) this.bringUpToDate(visitor, table, false);
    if (before.seats !== table.seats) this.tellPresence();
    this.goOn();
  }

  /** A hello is always answered, even if there is nothing new. */
  private bringUpToDate(visitor: Visitor, table: Table<Shape>, answer: boolean): void {
    const { known, guest } = visitor;
    if (!known) return;
    const now = this.around.clock();
    const update = newsSince(table, guest.id, known.since, known.facing);
    visitor.known = { since: table.records.at(-1)!.seq, facing: table.facing[guest.id] ?? -1 };
    if (update.kind === 'outlook') visitor.tell({ type: 'outlook', outlook: update.outlook, now });
    else if (answer || update.news.length > 0) visitor.tell({ type: 'news', news: update.news, now });
  }

  private tellPresence(): void {
    const here = [...this.visitors].filter(({ known }) => known);
    const seats = this.durable.seats.map((_, seat) => here.some(({ guest }) => seatsOf(this.durable, guest.id).includes(seat)));
    const spectators = here.filter(({ guest }) => seatsOf(this.durable, guest.id).length === 0).length;
    for (const visitor of here) visitor.tell({ type: 'presence', seats, spectators });
  }

  private async think(next: Thought): Promise<void> {
    const { seat, after } = next;
    const [stop, hurry] = [new AbortController(), new AbortController()];
    const thought: NonNullable<Room['thought']> = { after, seat, stop, hurry };
    this.thought = thought;
    const tell = (message: ToGuest): void => {
      thought.message = message;
      this.tellAll(message);
    };
    const chosen = await this.around
      .think(next, progress => tell({ type: 'thinking', seat, ...progress }), stop.signal, hurry.signal)
      .catch((problem: unknown) => {
        if (!stop.signal.aborted) this.around.report(this.id, problem);
      });
    this.thought = undefined;
    tell({ type: 'thought', seat });
    if (this.gone) return;
    if (stop.signal.aborted || this.table.match?.entries.length !== after) this.goOn();
    else await this.moveFor(next, chosen ?? undefined);
  }

  /** An opponent that fails or is refused has a bug; it then does the simplest thing, so that the people can go on. */
  private async moveFor({ seat, after }: Thought, chosen: Chosen | undefined): Promise<void> {
    const guest = { id: opponentGuest(seat), name: '' };
    const move = (one: unknown): Promise<Done> => this.say(guest, { type: 'command', after, command: one });
    try {
      const before = this.table;
      const done = chosen && (await move(chosen.command));
      if (done?.ok) return await this.tellWeighed({ seat, plans: chosen?.plans ?? [], after }, before);
      if (done)
        this.around.report(this.id, new Error(`an opponent was refused: ${done.refusal.reason}: ${JSON.stringify(chosen?.command)}`));
      const instead = simplest(this.table, seat);
      if (instead !== undefined) await move(instead);
    } catch {
      // The disk failed: the room has been closed and reported already.
    }
  }

  /** Whatever was weighed against nothing is not worth telling. */
  private async tellWeighed(weighed: Weighed, before: Table<Shape>): Promise<void> {
    if (weighed.plans.length < 2 || !mayTellPlans(before, this.durable)) return;
    this.weighed = weighed;
    this.tellAll(told(weighed));
    await this.around.weighed(this.id, weighed);
  }

  private tellAll(message: ToGuest): void {
    for (const visitor of this.visitors) if (visitor.known) visitor.tell(message);
  }

  private setAlarm(): void {
    clearTimeout(this.alarm);
    const at = wakeAt(this.table);
    if (at === undefined) return;
    const delay = Math.min(MOST_DELAY, Math.max(0, at - this.around.clock()));
    this.alarm = setTimeout(() => {
      this.settle(table => tick(table, this.around.clock()))
        .then(() => this.setAlarm())
        .catch(() => undefined);
    }, delay);
    this.alarm.unref();
  }
}

const told = ({ seat, plans }: Weighed): ToGuest => ({ type: 'weighed', seat, plans });
