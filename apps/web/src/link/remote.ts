import { loadGame } from '@sortie/games';
import type { Game, Shape } from '@sortie/kernel';
import type { Message } from '@sortie/wire';
import { type House, houseAt, type Told } from './house.ts';
import type { Line, TableSays } from './line.ts';
import type { Link, Refused } from './link.ts';
import type { Connection } from './snapshot.ts';
import { Socket, type SocketLike } from './socket.ts';
import { Wired } from './wired.ts';

export const house: House = houseAt();

/** How a remote table is reached; tests bring their own. */
export interface Reach {
  readonly dial: (path: string) => SocketLike;
  readonly house: House;
  readonly load: (id: string) => Promise<Game<Shape> | undefined>;
}

const browser: Reach = {
  dial: path => new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${path}`),
  house,
  load: loadGame,
};

export const openRemote = (table: string, options: { readonly watch?: string } = {}): Promise<Told<Link<Shape>>> =>
  reach(browser, table, options.watch);

/** How often the first connection is tried before the screen is told; after that the link tries for ever. */
const FIRST_TRIES = 3;

export function reach({ dial, house: http, load }: Reach, table: string, watch?: string): Promise<Told<Link<Shape>>> {
  const query = watch === undefined ? '' : `?watch=${encodeURIComponent(watch)}`;
  const path = `/api/tables/${encodeURIComponent(table)}/socket${query}`;
  return new Promise(resolve => {
    let wired: Wired | undefined;
    let game: Promise<Game<Shape> | undefined> | undefined;
    let failures = 0;
    // What arrives while the game's code is fetched waits its turn.
    let turn: Promise<void> = Promise.resolve();

    const left = new AbortController();
    const leave = (): void => {
      left.abort();
      socket.close();
    };
    const refuse = (code: Refused['code'], reason: string): void => {
      leave();
      resolve({ ok: false, refusal: { code, reason } });
    };
    const line: Line = {
      say: (ref: string, message: Message) => socket.say(ref, message),
      again: () => socket.hello(),
      file: async () => {
        const told = await http.tableFile(table, watch);
        if (!told.ok) throw new Error(told.refusal.reason);
        return told.value;
      },
      close: leave,
    };
    const first = async (says: TableSays): Promise<void> => {
      if (says.type === 'welcome') game = load(says.game);
      if (says.type === 'refusal') refuse(says.code, says.reason);
      if (says.type !== 'outlook') return;
      const known = await game;
      if (!known) return refuse('not-found', 'this version of the app does not know that game');
      wired = new Wired({ game: known, table, place: 'remote', line, first: says.outlook, now: says.now });
      resolve({ ok: true, value: wired.link });
    };
    const connection = (next: Connection): void => {
      if (wired) wired.connection(next);
      else if (next.state === 'closed') refuse('not-allowed', next.reason ?? 'the table is closed to you');
      else if (next.state === 'waiting' && ++failures >= FIRST_TRIES) refuse('unreachable', 'the server does not answer');
    };
    const socket = new Socket({
      dial: () => dial(path),
      hears: says => {
        turn = turn.then(() => (wired ? wired.hears(says) : first(says)));
      },
      connection: next => {
        turn = turn.then(() => connection(next));
      },
      known: () => wired?.known(),
    });
    hurryWhenBack(() => socket.hurry(), left.signal);
  });
}

function hurryWhenBack(hurry: () => void, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('online', hurry, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry(), { signal });
}
