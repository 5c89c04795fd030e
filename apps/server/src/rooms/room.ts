import type { Shape } from '@sortie/kernel';
import {
  type Guest,
  Host,
  type Present,
  type Progress,
  seatsOf,
  type Table,
  type TableRecord,
  type Thinker,
  type Thought,
  type Visitor,
  type Weighed,
} from '@sortie/table';
import { CLOSE } from '@sortie/wire';
import type { Limits } from '../limits/limits.ts';
import { Quota, Quotas } from '../limits/quota.ts';
import type { Rematch, Said } from '../nodes/bus.ts';
import { chained, type Stored, wholeOf } from '../storage/chain.ts';
import type { Append, Appended } from '../storage/storage.ts';
import { Company } from './company.ts';
import { type Clocks, TableTime } from './steady.ts';
import { changesSummary, summaryOf } from './summary.ts';

/** What a room needs of the house. */
export interface Around {
  /** Resolves when the records are durable. */
  readonly append: (append: Append) => Promise<Appended>;
  /** What is kept of a table from this number on. */
  readonly records: (table: string, from: number) => Promise<readonly Stored[]>;
  /** Resolves when it is durable. */
  readonly weighed: (table: string, weighed: Weighed) => Promise<void>;
  readonly think: (thought: Thought<Shape>, told: (progress: Progress) => void, table: string) => Thinker;
  readonly clocks: Clocks;
  /** Something failed that nobody at the table can mend. */
  readonly report: (table: string, problem: unknown) => void;
  readonly limits: Limits;
  /** What the lists show of this table was changed here. */
  readonly changed: (table: string, after: Table<Shape>) => void;
  /** To the other nodes that serve this table. */
  readonly tell: (table: string, said: Said) => void;
  /** The table in the database and the one in memory may differ: forget this room. */
  readonly spoiled: (table: string) => void;
}

/** Somebody at the other end of a socket. */
export interface Caller extends Visitor<Shape> {
  readonly hangUp: (code: number, reason: string) => void;
}

const MOST_DELAY = 0x7fffffff;

/** One table of this house in memory, and the callers on the line to it. */
export class Room {
  readonly id: string;
  readonly host: Host<Shape, Caller>;
  readonly time: TableTime;
  /** The sum of everything that is kept of this table, by the number of the last record in it; older ones are forgotten. */
  private readonly sums = new Map<number, string>();
  private readonly around: Around;
  private readonly company: Company;
  private readonly watchers: Quota;
  private readonly watchersTalk: Quota;
  private readonly talk: Quotas;

  constructor(id: string, table: Table<Shape>, sum: string, around: Around, kept?: Weighed) {
    const { clocks, limits, report, spoiled, tell } = around;
    this.id = id;
    this.around = around;
    this.time = new TableTime(clocks, atOf(table.records));
    this.sums.set(table.records.length - 1, sum);
    this.watchers = new Quota(limits.watchers, clocks.steady());
    this.watchersTalk = new Quota(limits.watchersTalk, clocks.steady());
    this.talk = new Quotas(limits.talk);
    this.company = new Company(clocks.steady);
    this.host = new Host<Shape, Caller>(
      table,
      {
        keep: (records, after, before) => this.keep(records, after, before),
        missed: from => this.missed(from),
        present: present => tell(id, { kind: 'present', present }),
        keepWeighed: async weighed => {
          tell(id, { kind: 'weighed', weighed });
          await around.weighed(id, weighed);
        },
        think: (thought, told) => around.think(thought, told, id),
        wait,
        clock: () => this.time.now(),
        report: problem => report(id, problem),
        failed: problem => {
          report(id, problem);
          spoiled(id);
          this.close(CLOSE.fault, 'the table could not be kept; it is opened again as it was');
        },
      },
      kept,
    );
  }

  /** Is there room for one more line of this guest? */
  hasPlaceFor({ id }: Guest): boolean {
    const here = this.host.here();
    const { linesPerGuest, watchersPerTable } = this.around.limits;
    if (this.isSeated(id)) return here.filter(({ guest }) => guest.id === id).length < linesPerGuest;
    return here.filter(({ guest }) => !this.isSeated(guest.id)).length + this.company.spectators() < watchersPerTable;
  }

  /** May this caller say one more thing? Those who watch share what is left to them: they never take from those who play. */
  hears({ guest }: Caller, now: number): boolean {
    return this.isSeated(guest.id) || this.watchers.take(now);
  }

  /** May this caller chat? */
  mayTalk({ guest }: Caller, now: number): boolean {
    return this.isSeated(guest.id) ? this.talk.take(guest.id, now) : this.watchersTalk.take(now);
  }

  /** What another node says of this table. */
  hearsFrom(said: Said, node: string): void {
    switch (said.kind) {
      case 'kept':
        this.host.hears(said.stored && this.readable(said.stored));
        break;
      case 'who':
        this.around.tell(this.id, { kind: 'present', present: this.host.present() });
        break;
      case 'present':
        this.company.comes(node, said.present);
        this.host.hearsPresence(this.company.present());
        break;
      case 'gone':
        this.company.goes(node);
        this.host.hearsPresence(this.company.present());
        break;
      case 'rematch':
        for (const caller of this.host.here()) caller.tell({ type: 'rematch', ...said.rematch });
        break;
      case 'weighed':
        this.host.hearsWeighed(said.weighed);
    }
  }

  /** Tells the other nodes that we are still here, and forgets those of whom nothing was heard for long. */
  keepCompany(): void {
    const present: Present = this.host.present();
    if (present.spectators > 0 || present.seats.some(Boolean)) this.around.tell(this.id, { kind: 'present', present });
    if (this.company.forgetSilent()) this.host.hearsPresence(this.company.present());
  }

  /** Whoever is here hears that the same game can be played once more; those at other nodes too. */
  tellRematch(rematch: Rematch): void {
    this.around.tell(this.id, { kind: 'rematch', rematch });
    this.hearsFrom({ kind: 'rematch', rematch }, '');
  }

  /** The sum of everything that is known here. */
  get head(): string {
    return this.sumAt(this.host.current().records.length - 1);
  }

  /** These have to come in by the door again. */
  dismiss(guests: readonly string[]): void {
    for (const caller of this.host.here()) if (guests.includes(caller.guest.id)) caller.hangUp(CLOSE.leaving, 'come in again');
  }

  /** Everybody is sent away; they will come back by themselves. */
  close(code: number, reason: string): void {
    const callers = this.host.here();
    this.host.stop();
    this.around.tell(this.id, { kind: 'gone' });
    for (const caller of callers) {
      caller.tell({ type: 'bye', reason });
      caller.hangUp(code, reason);
    }
  }

  isSeated(guest: string): boolean {
    return seatsOf(this.host.current(), guest).length > 0;
  }

  private async keep(records: readonly TableRecord<Shape>[], after: Table<Shape>, before: Table<Shape>): Promise<Appended> {
    const sum = this.sumAt(before.records.length - 1);
    const stored = chained(sum, records);
    const summary = changesSummary(before, after) ? summaryOf(after) : undefined;
    const append = { table: this.id, before: sum, stored, at: atOf(records), ...(summary && { summary }) };
    if ((await this.around.append(append)) === 'behind') return 'behind';
    this.remember(stored);
    this.around.tell(this.id, { kind: 'kept', stored });
    if (summary) this.around.changed(this.id, after);
    return 'kept';
  }

  /** What others have kept meanwhile. It must continue what we know; if it does not, the room is spoiled. */
  private async missed(from: number): Promise<readonly TableRecord<Shape>[]> {
    const rows = await this.around.records(this.id, from);
    const { records, damage } = wholeOf(rows, from, this.sumAt(from - 1));
    if (damage !== undefined) throw new Error(damage);
    this.remember(rows);
    this.time.atLeast(atOf(records));
    return records;
  }

  /** Records that another node told of, if they continue what we know; otherwise the database is asked. */
  private readable(stored: readonly Stored[]): readonly TableRecord<Shape>[] | undefined {
    const [first] = stored;
    const before = first && this.sums.get(first.seq - 1);
    if (!first || before === undefined) return undefined;
    const { records, damage } = wholeOf(stored, first.seq, before);
    if (damage !== undefined) return undefined;
    this.remember(stored);
    this.time.atLeast(atOf(records));
    return records;
  }

  private remember(stored: readonly Stored[]): void {
    for (const { seq, sum } of stored) if (sum !== null) this.sums.set(seq, sum);
    const last = this.host.current().records.length - 1;
    for (const seq of this.sums.keys()) if (seq < last) this.sums.delete(seq);
  }

  private sumAt(seq: number): string {
    const sum = this.sums.get(seq);
    if (sum === undefined) throw new Error(`the sum of record ${seq} is not known`);
    return sum;
  }
}

const atOf = (records: readonly TableRecord<Shape>[]): number => records.at(-1)?.at ?? 0;

function wait(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, Math.min(MOST_DELAY, milliseconds));
  timer.unref();
  return () => clearTimeout(timer);
}
