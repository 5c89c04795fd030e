import { finished, type Game, type Seat, type Shape, tell } from '@sortie/kernel';
import {
  type Accepted,
  accept,
  bringForward,
  fileFor,
  type Message,
  mayTellPlans,
  newsSince,
  opponentGuest,
  outlookOf,
  rebuild,
  simplest,
  stands,
  type Table,
  type ToThink,
  tick,
  toThink,
  wake,
  wakeAt,
} from '@sortie/table';
import { cardOf } from './card.ts';
import { HERE } from './lay-local.ts';
import type { TableSays } from './line.ts';
import type { KeptWeighed, Shelf } from './shelf.ts';
import type { Weighed } from './snapshot.ts';
import type { Chosen, Think } from './think.ts';

/** What the page says to its own table. */
export type ToHost =
  | { readonly type: 'say'; readonly ref: string; readonly message: Message }
  | { readonly type: 'again'; readonly since: number; readonly facing: Seat }
  | { readonly type: 'file'; readonly ref: string };

export type FromHost = TableSays | { readonly type: 'file'; readonly ref: string; readonly text: string };

interface Around {
  readonly shelf: Shelf;
  readonly tell: (says: FromHost) => void;
  readonly think: Think;
  readonly clock: () => number;
  /** Calls back after so many milliseconds; the result cancels it. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
}

/** A table in this browser: keeps every record before it tells of it, lets opponents think, minds the clocks. */
export class LocalHost {
  private readonly id: string;
  private readonly around: Around;
  private table: Table<Shape>;
  private queue: Promise<void> = Promise.resolve();
  private known: { readonly since: number; readonly facing: Seat };
  /** Ask it to stop weighing and move. */
  private thinking: AbortController | undefined;
  private alarm: (() => void) | undefined;
  private weighed: KeptWeighed | undefined;

  private constructor(id: string, table: Table<Shape>, around: Around, weighed: KeptWeighed | undefined) {
    this.id = id;
    this.table = table;
    this.around = around;
    this.weighed = weighed;
    this.known = { since: -1, facing: 0 };
  }

  /** From the shelf, as it was; or a sentence why not. */
  static async open(id: string, game: Game<Shape>, around: Around): Promise<LocalHost | string> {
    const rebuilt = rebuild(game, await around.shelf.records(id));
    if (!rebuilt.ok) return rebuilt.reason;
    const host = new LocalHost(id, rebuilt.table, around, await around.shelf.weighed(id));
    await host.take(bringForward(host.table, around.clock()));
    await host.take(wake(host.table, around.clock()));
    return host;
  }

  /** Shows the table as it is now, and goes on with it. */
  begin(): void {
    this.look();
    this.goOn();
  }

  hears(said: ToHost): void {
    this.queue = this.queue.then(() => this.answer(said)).catch((problem: unknown) => this.fail(problem, said));
  }

  /** For tests: everything said so far has been dealt with. */
  settled(): Promise<void> {
    return this.queue;
  }

  private async answer(said: ToHost): Promise<void> {
    const { tell, clock } = this.around;
    if (said.type === 'file') return tell({ type: 'file', ref: said.ref, text: fileFor(this.table, HERE.id) ?? '' });
    if (said.type === 'again') {
      this.known = { since: said.since, facing: said.facing };
      return this.bringUpToDate();
    }
    if (said.message.type === 'hurry') {
      this.thinking?.abort();
      return tell({ type: 'ack', ref: said.ref, seq: this.known.since });
    }
    const done = accept(this.table, HERE, said.message, clock(), said.ref);
    await this.take(done);
    this.bringUpToDate();
    if (done.refusal) tell({ type: 'refusal', ref: said.ref, ...done.refusal });
    else tell({ type: 'ack', ref: said.ref, seq: this.known.since });
    this.goOn();
  }

  private async take({ table, records }: Accepted<Shape>): Promise<void> {
    if (records.length > 0) await this.around.shelf.append(cardOf(this.id, table), records);
    this.table = table;
  }

  /** Nothing was kept, so nothing has happened. */
  private fail(problem: unknown, said?: ToHost): void {
    const why = tell('this browser could not keep the game: {problem}', {
      problem: problem instanceof Error ? problem.message : String(problem),
    });
    this.around.tell({ type: 'refusal', code: 'fault', ...finished(why), ...(said && 'ref' in said && { ref: said.ref }) });
  }

  private look(): void {
    const outlook = outlookOf(this.table, HERE.id);
    this.known = { since: outlook.seq, facing: outlook.facing };
    this.around.tell({ type: 'outlook', outlook, now: this.around.clock() });
    if (this.weighed && stands(this.table, this.weighed.after)) this.around.tell({ type: 'weighed', ...told(this.weighed) });
  }

  private bringUpToDate(): void {
    const { since, facing } = this.known;
    const update = newsSince(this.table, HERE.id, since, facing);
    if (update.kind === 'outlook') this.look();
    else if (update.news.length > 0) {
      this.known = { since: this.table.records.length - 1, facing };
      this.around.tell({ type: 'news', news: update.news, now: this.around.clock() });
    }
  }

  /** One thought at a time: if the position changes meanwhile, the next one waits for this to end. */
  private goOn(): void {
    this.setAlarm();
    const [next] = toThink(this.table);
    if (!next || this.thinking) return;
    const hurry = new AbortController();
    this.thinking = hurry;
    const { think, tell } = this.around;
    const { seat } = next;
    const thought = think(
      { game: this.table.terms.game, ...next },
      progress => tell({ type: 'thinking', seat, ...progress }),
      hurry.signal,
    );
    // An opponent that fails has a bug; it then does the simplest thing, so that the people can go on.
    thought.catch(() => undefined).then(chosen => this.enqueue(() => this.move(next, chosen)));
  }

  private async move({ seat, after }: ToThink<Shape>, chosen: Chosen | undefined): Promise<void> {
    this.thinking = undefined;
    this.around.tell({ type: 'thought', seat });
    // Somebody took a move back meanwhile: the thought is stale, and the table says what to think about now.
    const before = this.table;
    if (before.match?.entries.length === after) {
      if (await this.moveFor(seat, after, chosen?.command)) await this.tellWeighed({ seat, plans: chosen?.plans ?? [], after }, before);
      else if (!(await this.moveFor(seat, after, simplest(this.table, seat)))) throw new Error('the opponent does not know what to do');
    }
    this.goOn();
  }

  /** Whatever was weighed against nothing is not worth telling. */
  private async tellWeighed(weighed: KeptWeighed, before: Table<Shape>): Promise<void> {
    if (weighed.plans.length < 2 || !mayTellPlans(before, this.table)) return;
    this.weighed = weighed;
    this.around.tell({ type: 'weighed', ...told(weighed) });
    await this.around.shelf.keepWeighed(this.id, weighed);
  }

  private async moveFor(seat: Seat, after: number, command: unknown): Promise<boolean> {
    const guest = { id: opponentGuest(seat), name: '' };
    const done = accept(this.table, guest, { type: 'command', after, command }, this.around.clock());
    await this.take(done);
    this.bringUpToDate();
    return !done.refusal;
  }

  private enqueue(act: () => Promise<void>): void {
    this.queue = this.queue.then(act).catch((problem: unknown) => this.fail(problem));
  }

  private setAlarm(): void {
    const { later, clock } = this.around;
    this.alarm?.();
    const at = wakeAt(this.table);
    this.alarm = at === undefined ? undefined : later(Math.max(0, at - clock()), () => this.ring());
  }

  private ring(): void {
    this.enqueue(async () => {
      await this.take(tick(this.table, this.around.clock()));
      this.bringUpToDate();
      this.goOn();
    });
  }
}

const told = ({ seat, plans }: KeptWeighed): Weighed => ({ seat, plans });
