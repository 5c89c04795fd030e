import { type LobbySays, type OpenTable, PROTOCOL, readLobbySays } from '@sortie/wire';
import { WebSocket } from 'ws';
import type { Person } from '../person.test-support.ts';
import { eventually } from '../server.test-support.ts';

/** Somebody in the lobby, who puts together what is told. */
export class InLobby {
  readonly tables = new Map<string, OpenTable>();
  readonly people = new Map<string, string>();
  readonly calls: Extract<LobbySays, { readonly type: 'call' }>[] = [];
  readonly said: string[] = [];
  count = 0;
  you = '';
  closed: number | undefined;
  readonly socket: WebSocket;

  constructor(base: string, cookie: string, hello = true) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/api/lobby/socket`, { headers: cookie ? { cookie } : {} });
    this.socket.on('open', () => hello && this.socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL })));
    this.socket.on('message', data => this.hears(data.toString()));
    this.socket.on('close', code => {
      this.closed = code;
    });
    this.socket.on('error', () => undefined);
  }

  static async of(person: Person): Promise<InLobby> {
    const there = new InLobby(person.base, person.cookie);
    await eventually(() => {
      if (there.you === '') throw new Error('not told yet');
    });
    return there;
  }

  leave(): void {
    this.socket.close();
  }

  private hears(text: string): void {
    const says = readLobbySays(text);
    this.said.push(text);
    if (!says) throw new Error(`not a message of the lobby: ${text}`);
    if (says.type === 'lobby') this.you = says.you;
    if (says.type === 'call') this.calls.push(says);
    if (says.type !== 'lobby' && says.type !== 'changes') return;
    this.count = says.count;
    for (const table of says.tables) this.tables.set(table.id, table);
    for (const { id, name } of says.type === 'lobby' ? says.people : says.came) this.people.set(id, name);
    if (says.type === 'lobby') return;
    for (const id of says.gone) this.tables.delete(id);
    for (const id of says.left) this.people.delete(id);
  }
}
