import { CLOSE, LONGEST_FRAME } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import type { Limits } from '../limits/limits.ts';
import { Porter } from '../limits/porter.ts';
import { lobbySocket } from '../lobby/line.ts';
import { Problem } from '../problem.ts';
import { reachable } from '../routes/tables.ts';
import { watcherOf } from '../storage/personal.ts';
import { leaveTrace } from '../storage/tables.ts';
import { newId } from '../tokens.ts';
import { Line } from './line.ts';
import { speak } from './speak.ts';

export const SOCKET_OPTIONS = {
  maxPayload: LONGEST_FRAME,
  // Only what a newcomer is told first is worth packing.
  perMessageDeflate: { threshold: 16 * 1024, serverNoContextTakeover: true, clientNoContextTakeover: true },
};

interface ById {
  readonly Params: { readonly id: string };
}

/** What guests do to their own line is not our error: only failures of the house are logged. */
export function socketRoutes(app: FastifyInstance, house: House, limits: Limits): void {
  const porter = new Porter(limits, house.bus, house.steady);
  app.addHook('onClose', async () => porter.close());
  lobbySocket(app, house, porter);
  const answered = (outcome: string, milliseconds: number): void => house.metrics.message(outcome, milliseconds);
  app.get<ById>('/api/tables/:id/socket', { websocket: true, logLevel: 'fatal' }, (socket, request) => {
    socket.on('error', () => undefined);
    const goOut = porter.admit(request.ip);
    if (!goOut) return full(socket, 'too many lines from your address');
    socket.on('close', goOut);
    // Messages may come before we know who is there; they wait their turn.
    const early: string[] = [];
    let hear: (text: string) => void = text => early.length < limits.line.burst && early.push(text);
    socket.on('message', data => hear(data.toString()));
    reachable(house, request)
      .then(async ({ found, guest, name, player }) => {
        const room = await house.rooms.room(found.table.id);
        // Whoever watches may talk: later it must be known where, if they want to know or to take it back.
        if (guest === undefined && player !== undefined) await leaveTrace(house.storage.db, player, found.table.id);
        if (socket.readyState !== socket.OPEN) return;
        const who = { id: guest ?? (player === undefined ? `a spectator ${newId()}` : watcherOf(player, newId())), name };
        if (!room.hasPlaceFor(who)) return full(socket, 'there is no room for more at this table');
        const line = new Line(socket, room, who, { address: request.ip, limits, porter, clock: house.steady, answered });
        hear = text => line.hears(text);
        for (const text of early) hear(text);
      })
      .catch((problem: unknown) => {
        const known = problem instanceof Problem ? problem : new Problem(500, 'fault', 'the server failed; try again');
        if (!(problem instanceof Problem)) app.log.error(problem);
        speak(socket, { type: 'refusal', code: known.code, reason: known.message, ...(known.said && { said: known.said }) });
        socket.close(known.status === 404 ? CLOSE.notFound : CLOSE.fault, known.message.slice(0, 100));
      });
  });
}

function full(socket: WebSocket, reason: string): void {
  speak(socket, { type: 'refusal', code: 'too-often', reason });
  socket.close(CLOSE.tooFast, reason);
}
