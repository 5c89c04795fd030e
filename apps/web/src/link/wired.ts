import type { Game, Seat, Shape } from '@sortie/kernel';
import type { News, Outlook } from '@sortie/table';
import type { Message } from '@sortie/wire';
import { verifyFile } from './check.ts';
import type { Line, TableSays } from './line.ts';
import type { Link, Refused, Reply } from './link.ts';
import { type Picture, pictureOf, snapshotOf, told } from './picture.ts';
import type { Connection, Snapshot } from './snapshot.ts';

interface Waiting {
  readonly message: Message;
  readonly resolve: (reply: Reply) => void;
}

const CLOSED: Refused = { code: 'closed', reason: 'the table was left' };
const LOST: Refused = { code: 'unreachable', reason: 'the line broke; look whether it arrived' };

interface Wiring {
  readonly game: Game<Shape>;
  readonly table: string;
  readonly place: 'local' | 'remote';
  readonly line: Line;
  readonly first: Outlook<Shape>;
  /** The host's clock when it said `first`. */
  readonly now: number;
  readonly clock?: () => number;
}

/** A link over any line: the line feeds `hears` and `connection`, the screen holds `link`. */
export class Wired {
  readonly link: Link<Shape>;
  private readonly line: Line;
  private readonly clock: () => number;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly page = crypto.randomUUID().slice(0, 8);
  private picture: Picture<Shape>;
  private shown: Snapshot<Shape> | undefined;
  private said = 0;
  /** After a break: did the news tell which of our messages arrived? A whole new outlook does not. */
  private sure = true;

  constructor({ game, table, place, line, first, now, clock = Date.now }: Wiring) {
    this.line = line;
    this.clock = clock;
    this.picture = pictureOf(game, table, place, first, { host: now, here: clock() });
    this.link = this.asLink();
  }

  /** What is known, to go on after it. */
  known(): { readonly since: number; readonly facing: Seat } {
    const { seq, facing } = this.picture.outlook;
    return { since: seq, facing };
  }

  hears(says: TableSays): void {
    switch (says.type) {
      case 'outlook':
        this.sure = false;
        this.look(says.outlook, says.now);
        break;
      case 'news':
        this.sure = true;
        this.hearNews(says.news, says.now);
        break;
      case 'ack':
        this.settle(says.ref, { ok: true });
        break;
      case 'refusal': {
        const { type: _, ref, ...refusal } = says;
        this.settle(ref, { ok: false, refusal });
        break;
      }
      case 'presence':
        this.change({ ...this.picture, presence: says.seats, spectators: says.spectators });
        break;
      case 'rematch':
        this.change({ ...this.picture, rematch: { table: says.table, by: says.by } });
        break;
      case 'thinking': {
        const { type: _, ...thinking } = says;
        this.change({ ...this.picture, thinking });
        break;
      }
      case 'thought': {
        const { thinking: _, ...rest } = this.picture;
        this.change(rest);
        break;
      }
      case 'weighed': {
        const { type: _, ...weighed } = says;
        this.change({ ...this.picture, weighed });
        break;
      }
      default:
    }
  }

  connection(next: Connection): void {
    const back = next.state === 'live' && this.picture.connection.state !== 'live';
    this.change({ ...this.picture, connection: next });
    if (back) this.sayAgain();
    if (next.state === 'closed') for (const ref of [...this.waiting.keys()]) this.settle(ref, { ok: false, refusal: CLOSED });
  }

  private look(outlook: Outlook<Shape>, host: number): void {
    const { game, table, place, connection, spectators, presence, thinking } = this.picture;
    const fresh = pictureOf(game, table, place, outlook, { host, here: this.clock() });
    this.change({ ...fresh, connection, spectators, ...(presence && { presence }), ...(thinking && { thinking }) });
  }

  private hearNews(news: readonly News<Shape>[], host: number): void {
    const times = { host, here: this.clock() };
    let next = this.picture;
    for (const one of news) {
      if (one.seq <= next.outlook.seq) continue;
      const after = told(next, one, times);
      if (!after) {
        this.line.again(this.picture.outlook.seq, this.picture.outlook.facing);
        return;
      }
      next = after;
    }
    this.change(next);
    for (const { ref } of news) this.settle(ref, { ok: true });
  }

  private say(message: Message): Promise<Reply> {
    if (this.picture.connection.state === 'closed') return Promise.resolve({ ok: false, refusal: CLOSED });
    return new Promise(resolve => {
      const ref = `${this.page}-${this.said++}`;
      this.waiting.set(ref, { message, resolve });
      this.line.say(ref, message);
      this.change(this.picture);
    });
  }

  /** What the news named has arrived; the rest is said again. `after` keeps a command from being done twice. */
  private sayAgain(): void {
    for (const [ref, { message }] of [...this.waiting]) {
      if (this.sure || message.type === 'command' || message.type === 'undo') this.line.say(ref, message);
      else this.settle(ref, { ok: false, refusal: LOST });
    }
  }

  private settle(ref: string | undefined, reply: Reply): void {
    const one = ref === undefined ? undefined : this.waiting.get(ref);
    if (ref === undefined || !one) return;
    this.waiting.delete(ref);
    this.change(this.picture);
    one.resolve(reply);
  }

  private change(next: Picture<Shape>): void {
    const busy = [...this.waiting.values()].some(({ message }) => message.type !== 'chat' && message.type !== 'hurry');
    if (next === this.picture && next.busy === busy) return;
    this.picture = next.busy === busy ? next : { ...next, busy };
    this.shown = undefined;
    for (const listener of [...this.listeners]) listener();
  }

  private asLink(): Link<Shape> {
    const say = (message: Message): Promise<Reply> => this.say(message);
    const after = (): number => this.picture.outlook.entries.length;
    return {
      snapshot: () => {
        this.shown ??= snapshotOf(this.picture);
        return this.shown;
      },
      subscribe: listener => {
        this.listeners.add(listener);
        return () => void this.listeners.delete(listener);
      },
      send: (command, as) => say({ type: 'command', after: after(), command, ...(as !== undefined && { as }) }),
      undo: to => say({ type: 'undo', after: after(), ...(to !== undefined && { to }) }),
      answer: yes => say({ type: 'answer', yes }),
      dice: faces => say({ type: 'faces', faces }),
      withdraw: () => say({ type: 'withdraw' }),
      ready: ready => say({ type: 'ready', ready }),
      hand: seat => say({ type: 'hand', seat }),
      concede: () => say({ type: 'concede' }),
      draw: () => say({ type: 'draw' }),
      pause: () => say({ type: 'pause' }),
      resume: () => say({ type: 'resume' }),
      chat: text => say({ type: 'chat', text }),
      moveNow: () => say({ type: 'hurry' }),
      file: this.line.file,
      verify: async () => {
        if (!this.picture.outlook.ended) return { ok: false, reason: 'the seed is published when the game is over' };
        return verifyFile(this.picture.game, await this.line.file());
      },
      close: () => {
        this.line.close();
        this.connection({ state: 'closed' });
        this.listeners.clear();
      },
    };
  }
}
