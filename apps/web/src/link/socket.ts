import { nth, type Seat, type Shape } from '@sortie/kernel';
import type { News, Outlook } from '@sortie/table';
import { CLOSE, type FromGuest, type Message, PING_EVERY, PROTOCOL, readToGuest } from '@sortie/wire';
import type { TableSays } from './line.ts';
import type { Connection } from './snapshot.ts';

/** The part of a WebSocket that is used here; browsers and tests have it alike. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export interface Ends {
  readonly dial: () => SocketLike;
  readonly hears: (says: TableSays) => void;
  readonly connection: (connection: Connection) => void;
  /** What is known, to be told only what came after it. */
  readonly known: () => { readonly since: number; readonly facing: Seat } | undefined;
}

const OPEN = 1;
const PAUSES = [300, 700, 1500, 3000, 6000, 10_000, 15_000];
/** So long may a ping go unanswered before the line counts as dead. */
const DEAD_AFTER = 10_000;
const FINAL: ReadonlySet<number> = new Set([CLOSE.notAllowed, CLOSE.notFound, CLOSE.version]);

/** A socket that comes back by itself and then asks for exactly what it missed. */
export class Socket {
  private readonly ends: Ends;
  private socket: SocketLike | undefined;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private live = false;

  constructor(ends: Ends) {
    this.ends = ends;
    this.dial();
  }

  /** Says it if there is a line that is in step with the table; the link says it again otherwise. */
  say(ref: string, message: Message): void {
    if (this.live) this.send({ type: 'say', ref, message });
  }

  hello(): void {
    const known = this.ends.known();
    this.send({ type: 'hello', v: PROTOCOL, ...known });
  }

  /** Try at once: the page was shown again, or the machine is online again. */
  hurry(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.retry);
    this.dial();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
  }

  private dial(): void {
    const socket = this.ends.dial();
    this.socket = socket;
    const mine = (): boolean => this.socket === socket;
    socket.onopen = () => mine() && this.hello();
    socket.onmessage = (event: { readonly data: unknown }) => mine() && this.heard(String(event.data));
    socket.onclose = (event: { readonly code: number; readonly reason: string }) => mine() && this.lost(event.code, event.reason);
    // A close follows every error.
    socket.onerror = () => undefined;
    this.beat();
  }

  private heard(text: string): void {
    this.beat();
    const says = readToGuest<Outlook<Shape>, News<Shape>>(text);
    if (!says) return;
    this.ends.hears(says);
    if (!this.live && (says.type === 'outlook' || says.type === 'news')) {
      this.live = true;
      this.tries = 0;
      this.ends.connection({ state: 'live' });
    }
  }

  /** Silence for long: ping. Silence after that: the line is dead, whatever the machine believes. */
  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.send({ type: 'ping' });
      this.pulse = setTimeout(() => this.lost(0, ''), DEAD_AFTER);
    }, PING_EVERY);
  }

  private lost(code: number, reason: string): void {
    this.hangUp();
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.closed = true;
      this.ends.connection({ state: 'closed', reason });
      return;
    }
    const pause = nth(PAUSES, Math.min(this.tries++, PAUSES.length - 1)) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.dial(), pause);
    this.ends.connection({ state: 'waiting', reason: reason || 'the line to the server broke', nextTry: Date.now() + Math.round(pause) });
  }

  private hangUp(): void {
    clearTimeout(this.pulse);
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = undefined;
    this.live = false;
    socket?.close();
  }

  private send(message: FromGuest): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }
}
