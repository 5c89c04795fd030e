import { credentialsBody, type Me, nameBody } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { hashOfPassword, isPassword } from '../identity/password.ts';
import { clearCookie, cookieOf, mustBe, setCookie, whoIs } from '../identity/session.ts';
import { conflict, Problem } from '../problem.ts';
import type { PlayerRow } from '../storage/schema.ts';
import { read } from './read.ts';

const me = ({ name, login }: PlayerRow): Me => ({ name, ...(login !== null && { login }) });

/** Guessing passwords and filling the disk with guests are slow work. */
const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

export function meRoutes(app: FastifyInstance, { players }: House, limited: boolean): void {
  const slow = limited ? perMinute(20) : {};
  const brisk = limited ? perMinute(60) : {};

  app.get('/api/me', async (request, reply) => {
    const identity = await whoIs(players, request);
    return identity ? me(identity.player) : reply.code(204).send();
  });

  /** A name is enough to play. */
  app.put('/api/me', brisk, async (request, reply) => {
    const { name } = read(nameBody, request.body);
    const identity = await whoIs(players, request);
    if (identity) {
      await players.rename(identity.player.id, name);
      return me({ ...identity.player, name });
    }
    const guest = await players.newGuest(name);
    setCookie(request, reply, await players.newSession(guest.id));
    return me(guest);
  });

  app.post('/api/account', slow, async (request, reply) => {
    const { login, password } = read(credentialsBody, request.body);
    const { player } = await mustBe(players, request);
    if (player.login !== null) throw conflict('taken', 'this is an account already');
    const hash = await hashOfPassword(password);
    if (await players.byLogin(login)) throw conflict('taken', 'this login is taken; choose another');
    await players.register(player.id, login, hash);
    await newSession(request, reply, player.id);
    return me({ ...player, login });
  });

  app.post('/api/session', slow, async (request, reply) => {
    const { login, password } = read(credentialsBody, request.body);
    const account = await players.byLogin(login);
    const right = await isPassword(account?.password, password);
    if (!account || !right) throw new Problem(401, 'not-allowed', 'login and password do not fit');
    const before = await whoIs(players, request);
    if (before && before.player.login === null) await players.adopt(before.player.id, account.id);
    await newSession(request, reply, account.id);
    return me(account);
  });

  app.delete('/api/session', async (request, reply) => {
    const cookie = cookieOf(request);
    if (cookie) await players.endSession(cookie);
    clearCookie(reply);
    return reply.code(204).send();
  });

  /** Whoever gains rights gets a new session, so that an old cookie that somebody else knows is worth nothing. */
  async function newSession(request: Parameters<typeof setCookie>[0], reply: Parameters<typeof setCookie>[1], id: string): Promise<void> {
    const cookie = cookieOf(request);
    if (cookie) await players.endSession(cookie);
    setCookie(request, reply, await players.newSession(id));
  }
}
