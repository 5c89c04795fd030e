import type { Shape } from '@sortie/kernel';
import { deaf, type Hearing, hear, hearEntry, type News, type Outlook } from '@sortie/table';
import { type Message, PROTOCOL, type ToGuest } from '@sortie/wire';
import { WebSocket } from 'ws';
import type { AnyGame } from './games.ts';

type Says = ToGuest<Outlook<Shape>, News<Shape>>;
type Kind<T extends Says['type']> = Extract<Says, { readonly type: T }>;

/** Somebody with a browser of their own: a cookie, requests, and lines to tables. */
export class Person {
  readonly base: string;
  cookie = '';
  /** Everything that was answered over HTTP. */
  readonly heard: string[] = [];

  constructor(base: string) {
    this.base = base;
  }

  static async named(base: string, name: string): Promise<Person> {
    const person = new Person(base);
    await person.ask('PUT', 'me', { name });
    return person;
  }

  async raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const text = typeof body === 'string';
    const answer = await fetch(`${this.base}/api/${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': text ? 'text/plain' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: text ? body : JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie()[0];
    if (set !== undefined) this.cookie = set.split(';')[0]!;
    this.heard.push(await answer.clone().text());
    return answer;
  }

  /** The value of a good answer; for a bad one an error with its code and reason. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.raw(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return (text === '' ? undefined : answer.headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text) as T;
  }

  /** The status and the code of the error. */
  async refused(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.raw(method, path, body);
    if (answer.ok) throw new Error(`${method} ${path} was not refused`);
    const { error } = (await answer.json()) as { readonly error: { readonly code: string } };
    return `${answer.status} ${error.code}`;
  }

  async line(table: string, { watch = '', hello = true }: { readonly watch?: string; readonly hello?: boolean } = {}): Promise<TableLine> {
    const url = `${this.base.replace('http', 'ws')}/api/tables/${table}/socket${watch && `?watch=${watch}`}`;
    const socket = new WebSocket(url, { headers: this.cookie ? { cookie: this.cookie } : {} });
    const line = new TableLine(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    if (hello) {
      line.send({ type: 'hello', v: PROTOCOL });
      await line.next('outlook');
    }
    return line;
  }
}

/** One line to a table, with everything that ever came over it. */
export class TableLine {
  readonly socket: WebSocket;
  readonly heard: Says[] = [];
  outlook: Outlook<Shape> | undefined;
  closed: { readonly code: number; readonly reason: string } | undefined;
  private taken = 0;
  private wake: () => void = () => undefined;
  private said = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.hears(JSON.parse(data.toString()) as Says));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of this kind that was not waited for yet. */
  async next<T extends Says['type']>(type: T, fits: (says: Kind<T>) => boolean = () => true): Promise<Kind<T>> {
    for (;;) {
      while (this.taken < this.heard.length) {
        const says = this.heard[this.taken++]!;
        if (says.type === type && fits(says as Kind<T>)) return says as Kind<T>;
      }
      if (this.closed) throw new Error(`closed with ${this.closed.code} ${this.closed.reason} while waiting for ${type}`);
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    }
  }

  /** Says something and waits for the answer: `ok` or the code of the refusal. */
  async say(message: Message): Promise<string> {
    const ref = `r${this.said++}`;
    this.send({ type: 'say', ref, message });
    return this.answer(ref);
  }

  /** The answer to one message; other messages in between stay heard. */
  async answer(ref: string): Promise<string> {
    const isAnswer = (says: Says): boolean => (says.type === 'ack' || says.type === 'refusal') && says.ref === ref;
    for (;;) {
      const found = this.heard.find(isAnswer);
      if (found) return found.type === 'refusal' ? found.code : 'ok';
      if (this.closed) throw new Error(`closed with ${this.closed.code} ${this.closed.reason} before ${ref} was answered`);
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    }
  }

  command(command: unknown): Promise<string> {
    return this.say({ type: 'command', after: this.outlook!.entries.length, command });
  }

  /** The picture this guest has, by folding. */
  hearing(game: AnyGame): Hearing<Shape> {
    const { first, terms, entries } = this.outlook!;
    return entries.reduce((hearing, entry) => hearEntry(game.ruleset, hearing, entry), deaf(game.ruleset, first, terms));
  }

  async hangUp(): Promise<void> {
    if (this.closed) return;
    const closed = new Promise(resolve => this.socket.once('close', resolve));
    this.socket.close();
    await closed;
  }

  private hears(says: Says): void {
    if (says.type === 'outlook') this.outlook = says.outlook;
    if (says.type === 'news')
      for (const news of says.news) {
        const next = hear(this.outlook!, news);
        if (!next) throw new Error(`news ${news.seq} does not follow ${this.outlook!.seq}`);
        this.outlook = next;
      }
    this.heard.push(says);
    this.wake();
  }
}
