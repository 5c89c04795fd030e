import { credentialsBody, type Me, nameBody } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { isPassword } from '../identity/password.ts';
import { clearCookie, cookieOf, setCookie, signIn, whoIs } from '../identity/session.ts';
import { Problem } from '../problem.ts';
import type { PlayerRow } from '../storage/schema.ts';
import { read } from './read.ts';

export const me = ({ name, login }: PlayerRow): Me => ({ name, ...(login !== null && { login }) });

/** Guessing passwords and filling the disk with guests are slow work. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

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

  app.post('/api/session', slow, async (request, reply) => {
    const { login, password } = read(credentialsBody, request.body);
    const account = await players.byLogin(login);
    const right = await isPassword(account?.password, password);
    if (!account || !right) throw new Problem(401, 'not-allowed', 'login and password do not fit');
    await signIn(players, request, reply, account.id);
    return me(account);
  });

  app.delete('/api/session', async (request, reply) => {
    const cookie = cookieOf(request);
    if (cookie) await players.endSession(cookie);
    clearCookie(reply);
    return reply.code(204).send();
  });
}
