import { finished, type Telling, tell } from '@sortie/kernel';
import type { Guest } from '@sortie/table';
import { CLOSE, type FromGuest, PROTOCOL, readFromGuest, type ToGuest } from '@sortie/wire';
import type { WebSocket } from 'ws';
import { type Limits, PATIENCE } from '../limits/limits.ts';
import type { Porter } from '../limits/porter.ts';
import { Quota } from '../limits/quota.ts';
import type { Caller, Room } from '../rooms/room.ts';
import { speak } from './speak.ts';

/** A line that has been silent for so long, in milliseconds, is dead: guests ping more often than that. */
const SILENCE = 60_000;

export interface LineOptions {
  readonly address: string;
  readonly limits: Limits;
  readonly porter: Porter;
  readonly clock: () => number;
  /** A message was answered in this way, after so many milliseconds. */
  readonly answered: (outcome: string, milliseconds: number) => void;
}

/** One socket at one table: what comes over it is counted, read and said to the room. */
export class Line implements Caller {
  readonly guest: Guest;
  private readonly socket: WebSocket;
  private readonly room: Room;
  private readonly options: LineOptions;
  private readonly messages: Quota;
  private readonly hellos: Quota;
  private hasty = 0;
  private silence: ReturnType<typeof setTimeout>;
  private readonly stranger: ReturnType<typeof setTimeout>;

  constructor(socket: WebSocket, room: Room, guest: Guest, options: LineOptions) {
    const { limits, clock } = options;
    this.socket = socket;
    this.room = room;
    this.guest = guest;
    this.options = options;
    this.messages = new Quota(limits.line, clock());
    this.hellos = new Quota(limits.hello, clock());
    this.silence = setTimeout(() => socket.terminate(), SILENCE);
    // Whoever has called says hello soon.
    this.stranger = setTimeout(() => !room.host.isGreeted(this) && socket.terminate(), limits.strangers);
    room.host.enter(this);
    socket.on('close', () => {
      clearTimeout(this.silence);
      clearTimeout(this.stranger);
      room.host.leave(this);
    });
  }

  tell(says: ToGuest): void {
    speak(this.socket, says, this.options.limits.unheard);
  }

  hangUp(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  hears(text: string): void {
    this.silence.refresh();
    const { porter, address, clock } = this.options;
    const now = clock();
    // What is too much is not even read.
    if (!this.messages.take(now) || !porter.hears(address, this.room.isSeated(this.guest.id), now)) {
      this.tooOften(refOf(text));
      return;
    }
    const read = readFromGuest(text);
    if (read.ok) this.answer(read.value, now);
    else {
      const { ok: _, ...refusal } = read;
      this.tell({ type: 'refusal', ...refusal });
    }
  }

  private answer(said: FromGuest, now: number): void {
    if (said.type === 'ping') this.tell({ type: 'pong' });
    else if (said.type === 'hello') this.greet(said, now);
    else if (!this.room.host.isGreeted(this)) this.refuse('malformed', 'say hello first', said.ref);
    else if (!this.room.hears(this, now)) this.tooOften({ ref: said.ref });
    else if (said.message.type === 'chat' && !this.room.mayTalk(this, now))
      this.refuse('too-often', 'you have said enough for now', said.ref);
    else this.say(said);
  }

  private say({ ref, message }: Extract<FromGuest, { readonly type: 'say' }>): void {
    const { clock, answered } = this.options;
    const since = clock();
    this.room.host
      .say(this.guest, message, ref)
      .then(done => {
        this.tell(done.ok ? { type: 'ack', ref, seq: done.seq } : { type: 'refusal', ref, ...done.refusal });
        answered(done.ok ? 'done' : done.refusal.code, clock() - since);
      })
      .catch(() => {
        this.refuse('fault', 'it could not be kept; nothing was changed', ref);
        answered('fault', clock() - since);
      });
  }

  /** To be told everything is dear: whoever knows nothing may ask for it now and then, and whoever is told news need not ask. */
  private greet({ v, since, facing }: Extract<FromGuest, { readonly type: 'hello' }>, now: number): void {
    if (v !== PROTOCOL) {
      const why = finished(tell('this server speaks version {ours}, not {theirs}; load the page again', { ours: PROTOCOL, theirs: v }));
      this.tell({ type: 'refusal', code: 'version', ...why });
      this.hangUp(CLOSE.version, why.reason);
    } else if (this.hellos.take(now)) {
      const { id, host, time } = this.room;
      this.tell({ type: 'welcome', v: PROTOCOL, table: id, game: host.current().terms.game, now: time.now() });
      host.hello(this, since, facing);
    } else this.tooOften({});
  }

  private refuse(code: 'malformed' | 'too-often' | 'fault', reason: string | Telling, ref: string): void {
    this.tell({ type: 'refusal', code, ...finished(reason), ref });
  }

  private tooOften(ref: { readonly ref?: string }): void {
    if (++this.hasty > PATIENCE) this.hangUp(CLOSE.tooFast, 'too many messages');
    else this.tell({ type: 'refusal', code: 'too-often', reason: 'too many messages; wait a moment', ...ref });
  }
}

/** A guest who was too fast still learns which of its messages that was. */
function refOf(text: string): { readonly ref?: string } {
  const ref = /"ref":"([^"\\]{1,40})"/.exec(text.slice(0, 200))?.[1];
  return ref === undefined ? {} : { ref };
}
