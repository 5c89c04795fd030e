import { sure } from '@sortie/kernel';
import { callBody, openBody } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { mustBe } from '../identity/session.ts';
import { notAllowed, notFound } from '../problem.ts';
import { cardFor } from '../routes/card.ts';
import { perMinute } from '../routes/me.ts';
import { read } from '../routes/read.ts';
import { personOf } from './open-tables.ts';
import { joinOpen, openToAll, pairUp } from './pairing.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** Where people find each other. */
export function lobbyRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  const { lobby, players, tables } = house;
  const brisk = limited ? perMinute(30) : {};
  const card = async (id: string, ids: readonly string[]) => cardFor(sure(await tables.byId(id), 'the table'), ids);

  app.get('/api/lobby', async () => lobby.state());

  app.post('/api/lobby/tables', brisk, async (request, reply) => {
    const who = await mustBe(players, request);
    const laid = await openToAll(house, who, read(openBody, request.body), false);
    return reply.code(201).send(await card(laid.table.id, who.ids));
  });

  app.post('/api/lobby/pair', brisk, async request => {
    const who = await mustBe(players, request);
    return card(await pairUp(house, who, read(openBody, request.body)), who.ids);
  });

  app.post<ById>('/api/lobby/tables/:id/join', brisk, async request => {
    const who = await mustBe(players, request);
    const { id } = request.params;
    if (!(await lobby.tables.one(id))) throw notFound('this table is not open any more');
    await joinOpen(house, who, id);
    return card(id, who.ids);
  });

  /** Anybody may watch what is open to all. */
  app.get<ById>('/api/lobby/tables/:id/watch', async request => {
    const { id } = request.params;
    const found = (await lobby.tables.one(id)) && (await tables.byId(id));
    if (!found) throw notFound('this table is not open any more');
    return { path: `/watch/${found.table.watch}` };
  });

  /** Nobody else sees it any more; who sits there stays. */
  app.delete<ById>('/api/lobby/tables/:id', async (request, reply) => {
    const { ids } = await mustBe(players, request);
    const found = await tables.byId(request.params.id);
    if (!found || !ids.includes(found.table.laid_by)) throw notFound('this table is not open any more');
    await lobby.tables.unlist(found.table.id);
    await lobby.touched(found.table.id);
    return reply.code(204).send();
  });

  /** Asks somebody who is here to a table at which I sit. */
  app.post('/api/lobby/calls', brisk, async (request, reply) => {
    const { player, ids } = await mustBe(players, request);
    const { to, table } = read(callBody, request.body);
    const open = await lobby.tables.one(table);
    if (!open?.seats.some(({ who }) => who && ids.includes(who.id))) throw notAllowed('you have no seat there');
    // Whoever is not wanted is told the same as whoever calls somebody who has just left.
    const wanted = !(await house.blocks.between(ids, [to]));
    if (!wanted || !lobby.call(to, { type: 'call', by: personOf(player), table: open })) throw notFound('they are not here any more');
    return reply.code(204).send();
  });
}
