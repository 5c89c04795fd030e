import type { ToGuest } from '@sortie/wire';
import type { WebSocket } from 'ws';
import { LIMITS } from '../limits/limits.ts';

/** Says something to whoever is at the other end; cuts the line if more than `unheard` bytes wait there already. */
export function speak(socket: WebSocket, says: ToGuest, unheard = LIMITS.unheard): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > unheard) socket.terminate();
  else socket.send(textOf(says));
}

const written = new WeakMap<object, string>();

/** What many are told is written once. */
function once(value: object): string {
  const text = written.get(value) ?? JSON.stringify(value);
  written.set(value, text);
  return text;
}

/** The parts that everybody with the same eyes shares are written once, whatever the clock says beside them. */
function textOf(says: ToGuest): string {
  if (says.type === 'outlook') return `{"type":"outlook","outlook":${once(says.outlook as object)},"now":${says.now}}`;
  if (says.type === 'news') return `{"type":"news","news":${once(says.news)},"now":${says.now}}`;
  return JSON.stringify(says);
}
