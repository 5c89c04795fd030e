import { finished, tell } from '@sortie/kernel';
import type { Guest } from '@sortie/table';
import { type Bucket, CLOSE, fullBucket, LONGEST_FRAME, PACE, PATIENCE, PROTOCOL, readFromGuest, type ToGuest, take } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import type { Room } from '../rooms/room.ts';
import type { Visitor } from '../rooms/visitor.ts';
import { reachable } from './tables.ts';

export const SOCKET_OPTIONS = {
  maxPayload: LONGEST_FRAME,
  // Only what a newcomer is told first is worth packing.
  perMessageDeflate: { threshold: 16 * 1024, serverNoContextTakeover: true, clientNoContextTakeover: true },
};

/** A line that has been silent for so long, in milliseconds, is dead: guests ping more often than that. */
const SILENCE = 60_000;

interface ById {
  readonly Params: { readonly id: string };
}

/** What guests do to their own line is not our error: only failures of the house are logged. */
export function socketRoutes(app: FastifyInstance, house: House): void {
  app.get<ById>('/api/tables/:id/socket', { websocket: true, logLevel: 'fatal' }, (socket, request) => {
    // Messages may come before we know who is there; they wait their turn.
    const early: string[] = [];
    let hear: (text: string) => void = text => early.length < PACE.burst && early.push(text);
    socket.on('message', data => hear(data.toString()));
    socket.on('error', () => undefined);
    reachable(house, request)
      .then(async ({ found, guest, name }) => {
        const room = await house.rooms.room(found.table.id);
        if (socket.readyState !== socket.OPEN) return;
        hear = welcome(socket, room, { id: guest, name }, house.clock);
        for (const text of early) hear(text);
      })
      .catch((problem: unknown) => {
        const known = problem instanceof Problem ? problem : new Problem(500, 'fault', 'the server failed; try again');
        if (!(problem instanceof Problem)) app.log.error(problem);
        send(socket, { type: 'refusal', code: known.code, reason: known.message, ...(known.said && { said: known.said }) });
        socket.close(known.status === 404 ? CLOSE.notFound : CLOSE.fault, known.message.slice(0, 100));
      });
  });
}

/** So much may wait for a guest who does not listen, in bytes; then the line is cut, and the guest may come back. */
const MOST_UNHEARD = 8 * 1024 * 1024;

function send(socket: WebSocket, message: ToGuest): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_UNHEARD) socket.terminate();
  else socket.send(JSON.stringify(message));
}

/** Seats a line at a room; the result takes every message that comes over it. */
function welcome(socket: WebSocket, room: Room, guest: Guest, clock: () => number): (text: string) => void {
  const visitor: Visitor = {
    guest,
    tell: message => send(socket, message),
    hangUp: (code, reason) => socket.close(code, reason),
    known: undefined,
  };
  let bucket: Bucket = fullBucket(PACE, clock());
  let hasty = 0;
  let silence = setTimeout(() => socket.terminate(), SILENCE);
  room.enter(visitor);
  socket.on('close', () => {
    clearTimeout(silence);
    room.leave(visitor);
  });
  return text => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), SILENCE);
    const left = take(bucket, PACE, clock());
    if (left) {
      bucket = left;
      hears(text, visitor, room);
      return;
    }
    if (++hasty > PATIENCE) socket.close(CLOSE.tooFast, 'too many messages');
    else visitor.tell({ type: 'refusal', code: 'too-often', reason: 'too many messages; wait a moment', ...refOf(text) });
  };
}

/** A guest who was too fast still learns which of its messages that was. */
function refOf(text: string): { readonly ref?: string } {
  const ref = /"ref":"([^"\\]{1,40})"/.exec(text.slice(0, 200))?.[1];
  return ref === undefined ? {} : { ref };
}

function hears(text: string, visitor: Visitor, room: Room): void {
  const read = readFromGuest(text);
  if (!read.ok) {
    const { ok: _, ...refusal } = read;
    visitor.tell({ type: 'refusal', ...refusal });
    return;
  }
  const said = read.value;
  if (said.type === 'ping') visitor.tell({ type: 'pong' });
  else if (said.type === 'hello') greet(visitor, room, said);
  else if (visitor.known) {
    const { ref, message } = said;
    room
      .say(visitor.guest, message, ref)
      .then(done => visitor.tell(done.ok ? { type: 'ack', ref, seq: done.seq } : { type: 'refusal', ref, ...done.refusal }))
      .catch(() => visitor.tell({ type: 'refusal', ref, code: 'fault', reason: 'it could not be kept; nothing was changed' }));
  } else visitor.tell({ type: 'refusal', code: 'malformed', reason: 'say hello first', ref: said.ref });
}

function greet(
  visitor: Visitor,
  room: Room,
  { v, since, facing }: { readonly v: number; readonly since?: number; readonly facing?: number },
): void {
  if (v === PROTOCOL) {
    room.hello(visitor, since, facing);
    return;
  }
  const why = finished(tell('this server speaks version {ours}, not {theirs}; load the page again', { ours: PROTOCOL, theirs: v }));
  visitor.tell({ type: 'refusal', code: 'version', ...why });
  visitor.hangUp(CLOSE.version, why.reason);
}
