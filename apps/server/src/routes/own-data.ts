import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { cookieOf, mustBe } from '../identity/session.ts';
import { notFound } from '../problem.ts';
import { personalData } from '../storage/personal.ts';
import { perMinute } from './me.ts';

/** What a player may see and end: everything that is kept of them, and where they are signed in. */
export function ownDataRoutes(app: FastifyInstance, { players, rooms, storage }: House, limited: boolean): void {
  const slow = limited ? perMinute(20) : {};

  /** Everything that is kept of whoever asks. */
  app.get('/api/account/data', slow, async (request, reply) => {
    const { ids } = await mustBe(players, request);
    return reply.header('content-disposition', 'attachment; filename="sortie-data.json"').send(await personalData(storage.db, ids));
  });

  app.get('/api/account/sessions', async request => {
    const { player } = await mustBe(players, request);
    return players.sessionsOf(player.id, cookieOf(request) ?? '');
  });

  app.delete<{ readonly Params: { readonly id: string } }>('/api/account/sessions/:id', slow, async (request, reply) => {
    const { player, ids } = await mustBe(players, request);
    if (!(await players.revoke(player.id, request.params.id))) throw notFound('there is no such session');
    await rooms.dismiss(ids);
    return reply.code(204).send();
  });
}
