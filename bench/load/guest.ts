import type { Game, SeededDice, Shape } from '@sortie/kernel';
import { deaf, type Hearing, hear, hearEntry, type News, type Outlook } from '@sortie/table';
import { PROTOCOL, type ToGuest } from '@sortie/wire';
import { WebSocket } from 'ws';

type Says = ToGuest<Outlook<Shape>, News<Shape>>;

/** One connected client: hears everything, folds its own view when it has to move, and measures how long an answer takes. */
export class LoadGuest {
  private readonly game: Game<Shape>;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<string, (says: Says) => void>();
  private readonly newsHeard: (() => void)[] = [];
  private outlook: Outlook<Shape> | undefined;
  private hearing: Hearing<Shape> | undefined;
  private said = 0;
  bytes = 0;

  private constructor(game: Game<Shape>, socket: WebSocket) {
    this.game = game;
    this.socket = socket;
    socket.on('message', data => {
      const text = data.toString();
      this.bytes += text.length;
      this.hears(JSON.parse(text) as Says);
    });
  }

  static async connect(base: string, table: string, cookie: string, game: Game<Shape>): Promise<LoadGuest> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie } });
    const guest = new LoadGuest(game, socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', problem => console.error(problem.message));
    socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL }));
    while (!guest.outlook) await guest.news();
    return guest;
  }

  get entries(): number {
    return this.outlook?.entries.length ?? 0;
  }

  get over(): boolean {
    return this.outlook?.ended !== undefined;
  }

  /** Milliseconds until the answer, or the refusal. */
  async say(message: object): Promise<{ readonly took: number; readonly refusal?: string }> {
    const ref = `l${this.said++}`;
    const started = performance.now();
    const answer = new Promise<Says>(resolve => this.waiting.set(ref, resolve));
    this.socket.send(JSON.stringify({ type: 'say', ref, message }));
    const says = await answer;
    const took = performance.now() - started;
    return says.type === 'refusal' ? { took, refusal: `${says.code}: ${says.reason}` } : { took };
  }

  /** What this seat would do now; `undefined` if nothing is asked of it. */
  choose(luck: SeededDice): unknown {
    const { view, book } = this.look();
    const seat = this.outlook!.facing;
    if (!this.game.ruleset.awaiting(view).some(asked => asked.seat === seat)) return undefined;
    return this.game.ruleset.sample(view, seat, book, n => luck.below(n));
  }

  /** Resolves when this guest has heard so many entries. */
  async heardOf(entries: number): Promise<void> {
    while (this.entries < entries && !this.over) await this.news();
  }

  close(): void {
    this.socket.close();
  }

  private news(): Promise<void> {
    return new Promise(resolve => this.newsHeard.push(resolve));
  }

  private look(): Hearing<Shape> {
    const { first, terms, entries } = this.outlook!;
    this.hearing ??= deaf(this.game.ruleset, first, terms.rules);
    for (const entry of entries.slice(this.hearing.entries.length)) this.hearing = hearEntry(this.game.ruleset, this.hearing, entry);
    return this.hearing;
  }

  private hears(says: Says): void {
    if (says.type === 'outlook') this.outlook = says.outlook;
    if (says.type === 'news')
      for (const news of says.news) {
        const next = hear(this.outlook!, news);
        if (!next) throw new Error(`news ${news.seq} does not follow ${this.outlook!.seq}: something was lost`);
        this.outlook = next;
      }
    if ((says.type === 'ack' || says.type === 'refusal') && says.ref !== undefined) {
      this.waiting.get(says.ref)?.(says);
      this.waiting.delete(says.ref);
    }
    if (says.type === 'outlook' || says.type === 'news') for (const tell of this.newsHeard.splice(0)) tell();
  }
}
