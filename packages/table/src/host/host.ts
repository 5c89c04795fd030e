import type { Seat, Shape } from '@sortie/kernel';
import type { Message } from '@sortie/wire';
import { accept, leaveSeats, takeSeat, tick } from '../accept.ts';
import { wakeAt } from '../clock.ts';
import type { Guest, GuestId } from '../guest.ts';
import { stands } from '../opponent.ts';
import { extend } from '../rebuild.ts';
import type { TableRecord } from '../record.ts';
import { seatsOf, type Table } from '../table.ts';
import type { Around, Present, Weighed } from './around.ts';
import { Opponents } from './opponents.ts';
import { type Act, type Done, judge, type Turn } from './queue.ts';
import { type Visitor, Visitors } from './visitor.ts';

/** So long, in milliseconds, comings and goings are gathered before everybody hears of them. */
const GATHER = 50;
/** So often somebody else may have been faster before we give up: each time the table went on, so nobody waits in vain. */
const MOST_TRIES = 50;

/**
 * Runs one table, on a server or in a browser: what is asked of it waits its turn, is judged, kept and only then told; opponents think, clocks
 * run, and whoever is on the line hears the news. Where it is kept and how anybody is reached is handed in. The same table may be run in several
 * places at once: what is kept first stands, and the others hear of it and judge anew.
 */
export class Host<G extends Shape, V extends Visitor<G> = Visitor<G>> {
  private readonly around: Around<G>;
  private readonly visitors = new Visitors<G, V>();
  private readonly opponents: Opponents<G>;
  /** As far as it is durable: nothing else is ever told or judged on. */
  private table: Table<G>;
  private weighed: Weighed | undefined;
  private waiting: Turn<G>[] = [];
  /** Written elsewhere; `true` when there may be more than we were told. */
  private foreign: (readonly TableRecord<G>[] | true)[] = [];
  private running: Promise<void> | undefined;
  private alarm: (() => void) | undefined;
  private presence: (() => void) | undefined;
  private elsewhere: readonly Present[] = [];
  private gone = false;

  constructor(table: Table<G>, around: Around<G>, weighed?: Weighed) {
    this.table = table;
    this.around = around;
    this.weighed = weighed;
    this.opponents = new Opponents(around, {
      table: () => this.table,
      take: act => this.take(act),
      tell: says => this.visitors.tellAll(says),
      weighed: one => {
        this.weighed = one;
      },
    });
  }

  /** The table as far as it is durable, for files and cards. */
  current(): Table<G> {
    return this.table;
  }

  /** Nobody is here and nothing is going on. */
  isIdle(): boolean {
    return this.visitors.size === 0 && !this.opponents.thinking && !this.running && wakeAt(this.table) === undefined;
  }

  /** Everything asked so far has been dealt with. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  here(): readonly V[] {
    return this.visitors.all();
  }

  enter(visitor: V): void {
    this.visitors.enter(visitor);
  }

  leave(visitor: V): void {
    if (this.visitors.leave(visitor)) this.tellPresence();
  }

  /** Only whoever said hello is listened to. */
  isGreeted(visitor: V): boolean {
    return this.visitors.isGreeted(visitor);
  }

  /** A visitor says what it knows and is told the rest. */
  hello(visitor: V, since = -1, facing: Seat = -1): void {
    if (!this.visitors.has(visitor)) return;
    this.visitors.greet(visitor, { since, facing }, this.table, this.around.clock());
    this.tellPresence();
    if (this.opponents.progress) visitor.tell(this.opponents.progress);
    if (this.weighed && stands(this.table, this.weighed.after))
      visitor.tell({ type: 'weighed', seat: this.weighed.seat, plans: this.weighed.plans });
    this.goOn();
  }

  /** A message of a guest; resolves when what it did is durable and told, and rejects when it could not be kept. */
  async say(guest: Guest, message: Message, ref?: string): Promise<Done> {
    // Whoever plays may ask a program for its move at once; that is no deed at the table and is not written down.
    if (message.type === 'hurry' && seatsOf(this.table, guest.id).length > 0) {
      this.opponents.hurry();
      return { ok: true, seq: this.table.records.length - 1 };
    }
    return this.take(table => accept(table, guest, message, this.around.clock(), ref));
  }

  sit(seat: Seat, guest: Guest): Promise<Done> {
    return this.take(table => takeSeat(table, seat, guest, this.around.clock()));
  }

  rise(guest: GuestId): Promise<Done> {
    return this.take(table => leaveSeats(table, guest, this.around.clock()));
  }

  /** Records that were written where the same table is run as well; without any: there may be some, so ask for them. */
  hears(records?: readonly TableRecord<G>[]): void {
    if (this.gone) return;
    this.foreign.push(records ?? true);
    this.running ??= this.run();
  }

  /** What a program weighed whose move was made elsewhere. */
  hearsWeighed(weighed: Weighed): void {
    this.weighed = weighed;
    this.visitors.tellAll({ type: 'weighed', seat: weighed.seat, plans: weighed.plans });
  }

  /** Who is at this table in other places. */
  hearsPresence(elsewhere: readonly Present[]): void {
    this.elsewhere = elsewhere;
    this.visitors.tellPresence(this.table, elsewhere);
  }

  /** Who is here. */
  present(): Present {
    return this.visitors.present(this.table);
  }

  /** Opponents think and clocks run from here on. */
  goOn(): void {
    if (this.gone) return;
    this.setAlarm();
    this.opponents.goOn();
  }

  /** Nobody thinks, no clock rings and nobody is here any more. */
  stop(): void {
    this.gone = true;
    this.alarm?.();
    this.presence?.();
    this.opponents.stop();
    this.visitors.clear();
  }

  private take(act: Act<G>): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ act, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** What comes while something is being kept waits and then goes together: one wait for the disk serves them all. */
  private async run(): Promise<void> {
    while (this.waiting.length > 0 || this.foreign.length > 0) {
      const foreign = this.foreign;
      this.foreign = [];
      const turns = this.waiting;
      this.waiting = [];
      try {
        for (const records of foreign) await this.follow(records);
        if (turns.length > 0) await this.settle(turns);
      } catch (problem) {
        for (const { reject } of turns) reject(problem);
        if (!this.gone) this.around.failed(problem);
      }
    }
    this.running = undefined;
  }

  private async settle(turns: readonly Turn<G>[]): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = this.table;
      const { table, records, done, bugs } = judge(before, turns);
      if (records.length > 0) {
        if (this.gone) throw new Error('the table is closed');
        // Somebody else has written since: nothing of ours counts, and it is judged again on the table as it is now.
        if ((await this.around.keep(records, table, before)) === 'behind') {
          await this.follow(true);
          continue;
        }
        this.comes(table);
      }
      for (const bug of bugs) this.around.report(bug);
      for (const [i, { resolve }] of turns.entries()) {
        const one = done[i];
        if (one) resolve(one);
      }
      if (records.length > 0) this.goOn();
      return;
    }
    throw new Error('the table was continued elsewhere again and again');
  }

  /** Brings the table forward by what was written elsewhere; what is missing between is asked for. */
  private async follow(records: readonly TableRecord<G>[] | true): Promise<void> {
    if (this.gone) return;
    const next = this.table.records.length;
    const told = records === true ? [] : records.filter(({ seq }) => seq >= next);
    const missing = records === true || (told[0] !== undefined && told[0].seq > next);
    const news = missing ? ((await this.around.missed?.(next)) ?? []) : told;
    if (news.length === 0) return;
    const extended = extend(this.table, news);
    if (!extended.ok) throw new Error(`record ${extended.seq}: ${extended.reason}`);
    this.comes(extended.table);
    this.goOn();
  }

  /** The table is this from now on, and everybody hears what is new. */
  private comes(table: Table<G>): void {
    const before = this.table;
    this.table = table;
    this.visitors.tellNews(table, this.around.clock());
    if (before.seats !== table.seats) this.tellPresence();
  }

  /** Many come and go at once: everybody hears of all of them together. */
  private tellPresence(): void {
    this.presence ??= this.around.wait(GATHER, () => {
      this.presence = undefined;
      this.visitors.tellPresence(this.table, this.elsewhere);
      this.around.present?.(this.present());
    });
  }

  private setAlarm(): void {
    this.alarm?.();
    const at = wakeAt(this.table);
    const ring = (): void => {
      this.take(table => tick(table, this.around.clock()))
        .then(() => this.goOn())
        .catch(() => undefined);
    };
    this.alarm = at === undefined ? undefined : this.around.wait(Math.max(0, at - this.around.clock()), ring);
  }
}
