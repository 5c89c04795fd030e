import { CLOSE, type LobbyPerson, type LobbySays, type OpenTable, PING_EVERY, PROTOCOL, readLobbySays } from '@sortie/wire';
import { useEffect, useState } from 'react';
import type { Refused } from '../link/link.ts';
import { myCallSign } from '../play/call-sign.ts';
import { doors } from '../play/doors.ts';

export type Call = Extract<LobbySays, { readonly type: 'call' }>;

/** The lobby as it is now. */
export interface LobbyShown {
  readonly tables: readonly OpenTable[];
  readonly people: readonly LobbyPerson[];
  readonly count: number;
  readonly you: string;
  /** The last one who asked me to a table. */
  readonly call?: Call;
}

export type Lobbied =
  | { readonly state: 'coming' }
  | { readonly state: 'refused'; readonly refusal: Refused }
  /** `live` is false while the line is broken: then this is how it was. */
  | { readonly state: 'there'; readonly live: boolean; readonly lobby: LobbyShown };

const PAUSES = [300, 1000, 3000, 8000, 15_000];
const LOST: Refused = { code: 'unreachable', reason: 'the server does not answer' };

/** Comes into the lobby, under a call sign if there is no name yet, and stays there as long as this page is open. */
export function useLobby(): Lobbied {
  const [shown, show] = useState<Lobbied>({ state: 'coming' });
  useEffect(() => {
    const line = new LobbyLine(show);
    return () => line.close();
  }, []);
  return shown;
}

class LobbyLine {
  private readonly show: (lobbied: Lobbied) => void;
  private lobby: LobbyShown | undefined;
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private tries = 0;
  private closed = false;

  constructor(show: (lobbied: Lobbied) => void) {
    this.show = show;
    void this.enter();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private async enter(): Promise<void> {
    const { house } = await doors();
    const me = await house.me();
    const entered = me.ok && me.value === undefined ? await house.enter(myCallSign()) : me;
    if (this.closed) return;
    if (entered.ok) this.dial();
    else if (entered.refusal.code === 'unreachable') this.lost(entered.refusal);
    else this.show({ state: 'refused', refusal: entered.refusal });
  }

  private dial(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL }));
    socket.onmessage = ({ data }) => this.hears(readLobbySays(String(data)));
    socket.onclose = ({ code, reason }) => {
      clearInterval(this.pulse);
      if (this.closed) return;
      if (code === CLOSE.notAllowed || code === CLOSE.version) this.show({ state: 'refused', refusal: { code: 'version', reason } });
      else this.lost(LOST);
    };
    this.pulse = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), PING_EVERY);
  }

  private lost(refusal: Refused): void {
    this.show(this.lobby ? { state: 'there', live: false, lobby: this.lobby } : { state: 'refused', refusal });
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 15_000;
    this.timer = setTimeout(() => void this.enter(), pause * (0.75 + Math.random() / 2));
  }

  private hears(says: LobbySays | undefined): void {
    const before = this.lobby;
    if (says?.type === 'lobby') {
      this.tries = 0;
      const { tables, people, count, you } = says;
      this.lobby = { tables, people, count, you };
    } else if (before && says) this.lobby = after(before, says);
    if (this.lobby && this.lobby !== before) this.show({ state: 'there', live: true, lobby: this.lobby });
  }
}

/** The lobby after what was said. */
export function after(lobby: LobbyShown, says: LobbySays): LobbyShown {
  if (says.type === 'call') return { ...lobby, call: says };
  if (says.type !== 'changes') return lobby;
  const fresh = new Map(says.tables.map(table => [table.id, table]));
  const stays = ({ id }: OpenTable): boolean => !says.gone.includes(id) && !fresh.has(id);
  const came = new Set(says.came.map(({ id }) => id));
  const call = lobby.call && says.gone.includes(lobby.call.table.id) ? undefined : lobby.call;
  return {
    tables: [...says.tables, ...lobby.tables.filter(stays)].toSorted((a, b) => b.listedAt - a.listedAt || a.id.localeCompare(b.id)),
    people: [...lobby.people.filter(({ id }) => !says.left.includes(id) && !came.has(id)), ...says.came],
    count: says.count,
    you: lobby.you,
    ...(call && { call }),
  };
}
