import { CLOSE, type LobbySays, PROTOCOL, toLobby } from '@sortie/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { mustBe } from '../identity/session.ts';
import type { Porter } from '../limits/porter.ts';
import { Quota } from '../limits/quota.ts';
import { Problem } from '../problem.ts';
import { personOf } from './open-tables.ts';

/** A line that has been silent for so long, in milliseconds, is dead: guests ping more often than that. */
const SILENCE = 60_000;
/** Nothing but hello and ping is said here. */
const LONGEST = 200;

/** The line into the lobby: who opens it is there, and hears of everything that changes. */
export function lobbySocket(app: FastifyInstance, house: House, porter: Porter): void {
  app.get('/api/lobby/socket', { websocket: true, logLevel: 'fatal' }, (socket, request) => {
    socket.on('error', () => undefined);
    const goOut = porter.admit(request.ip);
    if (!goOut) return refuse(socket, 'too-often', 'too many lines from your address', CLOSE.tooFast);
    socket.on('close', goOut);
    const early: string[] = [];
    let hear: (text: string) => void = text => early.length < 2 && early.push(text);
    socket.on('message', data => hear(data.toString().slice(0, LONGEST + 1)));
    open(house, porter, socket, request)
      .then(listen => {
        hear = listen;
        for (const text of early) hear(text);
      })
      .catch((problem: unknown) => {
        const known = problem instanceof Problem ? problem : new Problem(500, 'fault', 'the server failed; try again');
        if (!(problem instanceof Problem)) app.log.error(problem);
        refuse(socket, known.code, known.message, known.status === 403 ? CLOSE.notAllowed : CLOSE.fault);
      });
  });
}

async function open(house: House, porter: Porter, socket: WebSocket, request: FastifyRequest): Promise<(text: string) => void> {
  const { lobby, limits, steady, players } = house;
  const { player } = await mustBe(players, request);
  const person = personOf(player);
  const messages = new Quota(limits.line, steady());
  const hellos = new Quota(limits.hello, steady());
  const silence = setTimeout(() => socket.terminate(), SILENCE).unref();
  const stranger = setTimeout(() => socket.terminate(), limits.strangers).unref();
  const hear = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.unheard) socket.terminate();
    else socket.send(text);
  };
  const guest = { person, hear };
  socket.on('close', () => {
    clearTimeout(silence);
    clearTimeout(stranger);
    lobby.leave(guest);
  });
  let inside = false;
  const greet = async (): Promise<void> => {
    const state = await lobby.state();
    if (socket.readyState !== socket.OPEN) return;
    hear(JSON.stringify({ type: 'lobby', ...state, you: person.id } satisfies LobbySays));
    if (!inside) lobby.enter(guest);
    inside = true;
    clearTimeout(stranger);
  };
  return text => {
    silence.refresh();
    const now = steady();
    if (!messages.take(now) || !porter.hears(request.ip, false, now))
      return refuse(socket, 'too-often', 'too many messages', CLOSE.tooFast);
    const said = read(text);
    if (!said) return hear(JSON.stringify({ type: 'refusal', code: 'malformed', reason: 'this is not understood' } satisfies LobbySays));
    if (said.type === 'ping') return hear('{"type":"pong"}');
    if (said.v !== PROTOCOL) return refuse(socket, 'version', 'this server speaks another version; load the page again', CLOSE.version);
    if (!hellos.take(now)) return refuse(socket, 'too-often', 'too many messages', CLOSE.tooFast);
    greet().catch(() => refuse(socket, 'fault', 'the server failed; try again', CLOSE.fault));
  };
}

function read(text: string) {
  try {
    return text.length > LONGEST ? undefined : toLobby.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function refuse(socket: WebSocket, code: string, reason: string, close: number): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'refusal', code, reason } satisfies LobbySays));
  socket.close(close, reason);
}
