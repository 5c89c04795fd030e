import { reportBody } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { mustBe } from '../identity/session.ts';
import { notAllowed } from '../problem.ts';
import { deleteTables } from '../storage/housekeeping.ts';
import { read } from './read.ts';
import { reachable } from './tables.ts';

interface ById {
  readonly Params: { readonly id: string };
}

const SLOW = { config: { rateLimit: { max: 10, timeWindow: 60_000 } } };

/** What can be done about a table beside playing at it. */
export function tableCareRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  const { players, rooms } = house;

  /** To those who keep the house in order. */
  app.post<ById>('/api/tables/:id/report', limited ? SLOW : {}, async (request, reply) => {
    const { text } = read(reportBody, request.body);
    const { player } = await mustBe(players, request);
    const { found } = await reachable(house, request);
    await house.wardens.report(found.table.id, player.id, text);
    return reply.code(204).send();
  });

  /** Whoever laid a table deletes it as long as nobody else sits there. */
  app.delete<ById>('/api/tables/:id', async (request, reply) => {
    const { ids } = await mustBe(players, request);
    const { found } = await reachable(house, request);
    if (!ids.includes(found.table.laid_by)) throw notAllowed('only whoever laid the table deletes it');
    if (found.seats.some(({ player }) => player !== null && !ids.includes(player))) throw notAllowed('somebody else sits there');
    await deleteTables(house.storage.db, [found.table.id]);
    await rooms.closeTable(found.table.id, 'the table was deleted');
    return reply.code(204).send();
  });
}
