import type { Shape } from '@sortie/kernel';
import { hear, type News, type Outlook } from '@sortie/table';
import { type Message, PROTOCOL, readToGuest, type TableCard } from '@sortie/wire';

/** Node's own takes headers; what browsers have does not, and goes by the same name. */
const Socket = WebSocket as unknown as new (url: string, init: { readonly headers: Readonly<Record<string, string>> }) => WebSocket;

/** A guest of a house, as a program that has a name and a cookie and no screen. */
export class Guest {
  readonly #base: string;
  #cookie = '';

  constructor(base: string) {
    this.#base = base;
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#base}/api/${path}`, {
      method,
      headers: { ...(this.#cookie && { cookie: this.#cookie }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined) as T;
  }

  /** Sits down where an invitation says, under a name. */
  async accept(name: string, token: string): Promise<TableCard> {
    await this.ask('PUT', 'me', { name });
    return this.ask<TableCard>('POST', `invites/${token}`);
  }

  line(table: string): TableLine {
    const url = `${this.#base.replace(/^http/, 'ws')}/api/tables/${table}/socket`;
    return new TableLine(new Socket(url, { headers: { cookie: this.#cookie } }));
  }
}

/** A line to one table. */
export class TableLine {
  /** Everything that is known of it. */
  outlook: Outlook<Shape> | undefined;
  /** Why it was closed. */
  closed: string | undefined;
  readonly #socket: WebSocket;
  #wake: () => void = () => undefined;
  #said = 0;
  readonly #answers = new Map<string, string>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL })));
    socket.addEventListener('message', ({ data }) => this.#hears(String(data)));
    socket.addEventListener('close', ({ reason }) => this.#close(reason || 'the line is closed'));
    socket.addEventListener('error', () => this.#close('the line is broken'));
  }

  /** Until something new has come, or the line is closed. */
  change(): Promise<void> {
    return this.closed === undefined
      ? new Promise(done => {
          this.#wake = done;
        })
      : Promise.resolve();
  }

  /** Says something, and waits for the answer: `ok`, or the code of the refusal. */
  async say(message: Message): Promise<string> {
    const ref = `b${this.#said++}`;
    this.#socket.send(JSON.stringify({ type: 'say', ref, message }));
    for (;;) {
      const answer = this.#answers.get(ref) ?? this.closed;
      if (answer !== undefined) return answer;
      await this.change();
    }
  }

  hangUp(): void {
    this.#socket.close();
  }

  #close(why: string): void {
    this.closed ??= why;
    this.#wake();
  }

  #hears(text: string): void {
    const says = readToGuest<Outlook<Shape>, News<Shape>>(text);
    if (says?.type === 'outlook') this.outlook = says.outlook;
    if (says?.type === 'news') for (const news of says.news) this.outlook = this.outlook && hear(this.outlook, news);
    if (says?.type === 'ack') this.#answers.set(says.ref, 'ok');
    if (says?.type === 'refusal' && says.ref !== undefined) this.#answers.set(says.ref, says.code);
    if (says?.type === 'bye') this.#close(says.reason);
    this.#wake();
  }
}
