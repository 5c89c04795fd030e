import type { LobbyPerson } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { mustBe } from '../identity/session.ts';
import { personOf } from '../lobby/open-tables.ts';
import { notAllowed, notFound } from '../problem.ts';
import { perMinute } from '../routes/me.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** So many people may be shut out by one. */
const MOST_BLOCKED = 200;

/** Who people are to each other: how they play, and whom they do not want to meet. */
export function peopleRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  const { players, ratings, blocks } = house;
  const brisk = limited ? perMinute(60) : {};
  const known = async (id: string) => {
    const [player] = await players.byIds([id]);
    // A guest who belongs to an account by now is known by it.
    const [account] = player?.adopted_by ? await players.byIds([player.adopted_by]) : [player];
    if (!account) throw notFound('there is nobody of that name');
    return account;
  };

  app.get<{ readonly Params: { readonly game: string } }>('/api/ratings/:game', brisk, async ({ params }) => ratings.best(params.game));

  app.get<ById>('/api/players/:id', brisk, async ({ params }) => ratings.profile(await known(params.id)));

  app.get('/api/blocks', async (request): Promise<readonly LobbyPerson[]> => {
    const { ids } = await mustBe(players, request);
    return (await players.byIds(await blocks.of(ids))).map(personOf);
  });

  /** We do not meet again: no pairing, no seat at my tables, no calls. They are not told. */
  app.put<ById>('/api/blocks/:id', brisk, async (request, reply) => {
    const { player, ids } = await mustBe(players, request);
    const other = await known(request.params.id);
    if (ids.includes(other.id)) throw notAllowed('that is you');
    if ((await blocks.of(ids)).length >= MOST_BLOCKED) throw notAllowed('so many are blocked already');
    await blocks.add(player.id, other.id);
    return reply.code(204).send();
  });

  app.delete<ById>('/api/blocks/:id', async (request, reply) => {
    const { ids } = await mustBe(players, request);
    await blocks.remove(ids, request.params.id);
    return reply.code(204).send();
  });
}
