import { credentialsBody, crestOf, type Me, nameBody } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { isPassword } from '../identity/password.ts';
import { clearCookie, cookieOf, renewed, setCookie, signIn, whoIs } from '../identity/session.ts';
import { notAllowed, Problem } from '../problem.ts';
import type { PlayerRow } from '../storage/schema.ts';
import { read } from './read.ts';

export const me = ({ id, name, login, role, colour, emblem }: PlayerRow): Me => ({
  id,
  name,
  ...crestOf(id, { colour, emblem }),
  ...(login !== null && { login }),
  ...(role !== null && { role }),
});

/** Guessing passwords and filling the disk with guests are slow work. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

export function meRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  const { players, attempts, wardens } = house;
  const slow = limited ? perMinute(20) : {};
  const brisk = limited ? perMinute(60) : {};

  app.get('/api/me', async (request, reply) => {
    const identity = await whoIs(players, request);
    if (!identity) return reply.code(204).send();
    await renewed(players, request, reply, identity);
    return me(identity.player);
  });

  /** A name is enough to play. */
  app.put('/api/me', brisk, async (request, reply) => {
    const { name, ...chosen } = read(nameBody, request.body);
    const identity = await whoIs(players, request);
    if (identity) {
      await players.rename(identity.player.id, name, chosen);
      return me({ ...identity.player, name, ...chosen });
    }
    const guest = await players.newGuest(name, chosen);
    setCookie(request, reply, await players.newSession(guest.id));
    return me(guest);
  });

  app.post('/api/session', slow, async (request, reply) => {
    const { login, password } = read(credentialsBody, request.body);
    const right = await attempts.begin('password', login);
    const account = await players.byLogin(login);
    if (!(await isPassword(account?.password, password)) || !account)
      throw new Problem(401, 'not-allowed', 'login and password do not fit');
    if (await wardens.isBanned([account.id], '')) throw notAllowed('you are not wanted here');
    await right();
    await signIn(house, request, reply, account.id);
    return me(account);
  });

  app.delete('/api/session', async (request, reply) => {
    const cookie = cookieOf(request);
    if (cookie) await players.endSession(cookie);
    clearCookie(reply);
    return reply.code(204).send();
  });
}
