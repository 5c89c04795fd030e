import type { Shape } from '@sortie/kernel';
import { hear, type News, type Outlook } from '@sortie/table';
import { type Message, PING_EVERY, PROTOCOL, type ToGuest } from '@sortie/wire';
import { WebSocket } from 'ws';

type Says = ToGuest<Outlook<Shape>, News<Shape>>;
export type Answer = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly code: string; readonly reason: string };

/** Somebody at a table, wherever it is served: folds what is heard, and finds back when a line breaks. */
export class Client {
  readonly table: string;
  readonly cookie: string;
  outlook: Outlook<Shape> | undefined;
  /** Heard twice, or out of order. */
  doubled = 0;
  lines = 0;
  private readonly nodes: () => readonly string[];
  private readonly from: string;
  private readonly query: string;
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private listeners: (() => void)[] = [];
  private said = 0;
  private closed = false;

  /** `nodes` are tried in turn; `from` is the address of this machine that it calls from. */
  constructor(nodes: () => readonly string[], table: string, cookie: string, from = '127.0.0.1', query = '') {
    this.nodes = nodes;
    this.table = table;
    this.cookie = cookie;
    this.from = from;
    this.query = query;
  }

  /** Connects, and connects again whenever the line breaks. */
  connect(): void {
    if (this.closed) return;
    const nodes = this.nodes();
    const base = nodes[this.lines++ % nodes.length];
    if (base === undefined) {
      setTimeout(() => this.connect(), 200);
      return;
    }
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${this.table}/socket${this.query}`, {
      headers: { cookie: this.cookie },
      localAddress: this.from,
      perMessageDeflate: false,
      handshakeTimeout: 10_000,
    });
    this.socket = socket;
    socket.on('open', () => {
      const known = this.outlook && { since: this.outlook.seq, facing: this.outlook.facing };
      socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL, ...known }));
    });
    socket.on('message', data => this.hears(JSON.parse(data.toString()) as Says));
    socket.on('error', () => undefined);
    // Whoever has nothing to say still shows that the line is alive.
    const pulse = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), PING_EVERY).unref();
    socket.on('close', () => {
      clearInterval(pulse);
      for (const answer of this.waiting.values()) answer({ ok: false, code: 'lost', reason: 'the line broke' });
      this.waiting.clear();
      if (!this.closed) setTimeout(() => this.connect(), 100 + 40 * (this.lines % 10));
    });
  }

  get entries(): number {
    return this.outlook?.entries.length ?? 0;
  }

  /** Ends the line without a word, as a broken cable does. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.closed = true;
    this.socket?.terminate();
  }

  say(message: Message, ref = `r${this.said++}`): Promise<Answer> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN || !this.outlook) return Promise.resolve({ ok: false, code: 'lost', reason: 'no line' });
    return new Promise(resolve => {
      this.waiting.set(ref, resolve);
      socket.send(JSON.stringify({ type: 'say', ref, message }));
    });
  }

  /** Resolves when it holds; it is looked at whenever something is heard. */
  async until(holds: () => boolean, patience = 60_000): Promise<boolean> {
    const late = Date.now() + patience;
    while (!holds()) {
      if (Date.now() > late) return false;
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 1000);
        this.listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return true;
  }

  private hears(says: Says): void {
    if (says.type === 'outlook') this.outlook = says.outlook;
    if (says.type === 'news')
      for (const news of says.news) {
        const next: Outlook<Shape> | undefined = this.outlook && hear(this.outlook, news);
        if (next) this.outlook = next;
        else {
          this.doubled++;
          this.outlook = undefined;
          this.socket?.terminate();
          return;
        }
      }
    if (says.type === 'ack') this.answer(says.ref, { ok: true, seq: says.seq });
    if (says.type === 'refusal' && says.ref !== undefined) this.answer(says.ref, { ok: false, code: says.code, reason: says.reason });
    const listeners = this.listeners;
    this.listeners = [];
    for (const tell of listeners) tell();
  }

  private answer(ref: string, answer: Answer): void {
    this.waiting.get(ref)?.(answer);
    this.waiting.delete(ref);
  }
}
