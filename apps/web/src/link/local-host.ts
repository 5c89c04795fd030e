import { finished, type Game, type Seat, type Shape, tell } from '@sortie/kernel';
import { type Accepted, bringForward, fileFor, Host, rebuild, type Table, type Think, type Visitor, wake } from '@sortie/table';
import type { Message } from '@sortie/wire';
import { cardOf } from './card.ts';
import { HERE } from './lay-local.ts';
import type { TableSays } from './line.ts';
import type { Shelf } from './shelf.ts';

/** What the page says to its own table. */
export type ToHost =
  | { readonly type: 'say'; readonly ref: string; readonly message: Message }
  | { readonly type: 'again'; readonly since: number; readonly facing: Seat }
  | { readonly type: 'file'; readonly ref: string };

export type FromHost = TableSays | { readonly type: 'file'; readonly ref: string; readonly text: string };

export interface LocalAround {
  readonly shelf: Shelf;
  readonly tell: (says: FromHost) => void;
  readonly think: Think<Shape>;
  readonly clock: () => number;
  /** Calls back after so many milliseconds; the result cancels it. */
  readonly wait: (milliseconds: number, then: () => void) => () => void;
}

/** A table in this browser: the host that serves tables everywhere, with this page's shelf and one visitor. */
export class LocalHost {
  private readonly host: Host<Shape>;
  private readonly tell: (says: FromHost) => void;
  private readonly page: Visitor<Shape>;

  private constructor(host: Host<Shape>, tell: (says: FromHost) => void) {
    this.host = host;
    this.tell = tell;
    this.page = { guest: HERE, tell };
    host.enter(this.page);
  }

  /** From the shelf, as it was; or a sentence why not. */
  static async open(id: string, game: Game<Shape>, { shelf, tell: toPage, think, clock, wait }: LocalAround): Promise<LocalHost | string> {
    const rebuilt = rebuild(game, await shelf.records(id));
    if (!rebuilt.ok) return rebuilt.reason;
    const append = async ({ table, records }: Pick<Accepted<Shape>, 'table' | 'records'>): Promise<Table<Shape>> => {
      if (records.length > 0) await shelf.append(cardOf(id, table), records);
      return table;
    };
    const table = await append(wake(await append(bringForward(rebuilt.table, clock())), clock()));
    const host = new Host<Shape>(
      table,
      {
        keep: async (records, after) => {
          await append({ table: after, records });
          return 'kept';
        },
        keepWeighed: weighed => shelf.keepWeighed(id, weighed),
        think,
        wait,
        clock,
        // What a page can be told it hears as the answer to what it asked; the rest is for whoever looks into the console.
        report: problem => console.warn(problem),
        failed: () => undefined,
      },
      await shelf.weighed(id),
    );
    return new LocalHost(host, toPage);
  }

  /** Shows the table as it is now, and goes on with it. */
  begin(): void {
    this.host.hello(this.page);
  }

  hears(said: ToHost): void {
    if (said.type === 'file') this.tell({ type: 'file', ref: said.ref, text: fileFor(this.host.current(), HERE.id) ?? '' });
    else if (said.type === 'again') this.host.hello(this.page, said.since, said.facing);
    else void this.answer(said.ref, said.message);
  }

  /** For tests: everything said so far has been dealt with. */
  settled(): Promise<void> {
    return this.host.settled();
  }

  private async answer(ref: string, message: Message): Promise<void> {
    try {
      const done = await this.host.say(HERE, message, ref);
      this.tell(done.ok ? { type: 'ack', ref, seq: done.seq } : { type: 'refusal', ref, ...done.refusal });
    } catch (problem) {
      const why = tell('this browser could not keep the game: {problem}', {
        problem: problem instanceof Error ? problem.message : String(problem),
      });
      this.tell({ type: 'refusal', ref, code: 'fault', ...finished(why) });
    }
  }
}
