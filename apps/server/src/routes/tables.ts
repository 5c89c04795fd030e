import { type Shape, sure, tell } from '@sortie/kernel';
import { fileFor, type Plan, type Table } from '@sortie/table';
import { type GameOffer, type Invite, planBody } from '@sortie/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { mustBe, whoIs } from '../identity/session.ts';
import { levels } from '../opponent/thought.ts';
import { conflict, notFound, Problem } from '../problem.ts';
import { leaveTrace, type TableWithSeats } from '../storage/tables.ts';
import { cardFor, isOf } from './card.ts';
import { layTable } from './lay.ts';
import { read } from './read.ts';

interface ById {
  readonly Params: { readonly id: string };
}
interface ByToken {
  readonly Params: { readonly token: string };
}

const BRISK = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export function tableRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  const { players, tables, rooms } = house;
  linkRoutes(app, house);

  app.get('/api/games', async (): Promise<readonly GameOffer[]> => house.games.map(offerOf));

  app.get('/api/tables', async request => {
    const { ids } = await mustBe(players, request);
    return (await tables.ofPlayers(ids)).map(found => cardFor(found, ids));
  });

  app.post('/api/tables', limited ? BRISK : {}, async (request, reply) => {
    const { player, ids } = await mustBe(players, request);
    const laid = await layTable(house, player, read(planBody, request.body) as Plan);
    return reply.code(201).send(cardFor(laid, ids));
  });

  app.get<ById>('/api/tables/:id', async request => {
    const { found, ids } = await reachable(house, request);
    return cardFor(found, ids);
  });

  app.post<ById>('/api/tables/:id/leave', async (request, reply) => {
    const { found, ids } = await reachable(house, request);
    const holder = holderAt(found, ids);
    if (holder === undefined) throw notFound('you have no seat there');
    await leaveTrace(house.storage.db, holder, found.table.id);
    const done = await (await rooms.room(found.table.id)).host.rise(holder);
    if (!done.ok) throw conflict(done.refusal.code, done.refusal.said ?? done.refusal.reason);
    return reply.code(204).send();
  });

  app.get<ById>('/api/tables/:id/file', async (request, reply) => {
    const { found, guest } = await reachable(house, request);
    const table: Table<Shape> = (await rooms.room(found.table.id)).host.current();
    const text = fileFor(table, guest ?? '');
    if (text === undefined) throw conflict('not-begun', 'the game has not begun');
    return reply.type('application/x-ndjson; charset=utf-8').send(text);
  });

  app.get<ById>('/api/tables/:id/verdict', async request => {
    const { found } = await reachable(house, request);
    const { match, ended, seed }: Table<Shape> = (await rooms.room(found.table.id)).host.current();
    if (!match) return { ok: false, entry: -1, reason: 'the game has not begun' };
    // A running game cannot be verified: its seed is a secret.
    return house.reader.verify({ header: match.header, entries: match.entries, seed: ended ? seed : undefined });
  });
}

/** Whoever has a link may watch, or take the seat that it stands for. */
function linkRoutes(app: FastifyInstance, { players, tables, rooms }: House): void {
  app.get<ByToken>('/api/watch/:token', async request => {
    const found = await tables.byWatch(request.params.token);
    if (!found) throw notFound('this link leads nowhere');
    return cardFor(found, (await whoIs(players, request))?.ids ?? []);
  });

  app.get<ByToken>('/api/invites/:token', async (request): Promise<Invite> => {
    const found = await tables.byInvite(request.params.token);
    if (!found) throw notFound('this link leads nowhere');
    const ids = (await whoIs(players, request))?.ids ?? [];
    return { table: cardFor(found, ids), seat: found.seat, taken: found.seats[found.seat]?.kind !== 'open' };
  });

  app.post<ByToken>('/api/invites/:token', async request => {
    const { player, ids } = await mustBe(players, request);
    const found = await tables.byInvite(request.params.token);
    if (!found) throw notFound('this link leads nowhere');
    const holder = found.seats[found.seat]?.player;
    if (holder === null || holder === undefined || !ids.includes(holder)) {
      const id = holderAt(found, ids) ?? player.id;
      const done = await (await rooms.room(found.table.id)).host.sit(found.seat, { id, name: player.name });
      if (!done.ok) throw conflict(done.refusal.code, done.refusal.said ?? done.refusal.reason);
    }
    return cardFor(sure(await tables.byId(found.table.id), 'the table'), ids);
  });
}

export interface Reached {
  readonly found: TableWithSeats;
  readonly ids: readonly string[];
  /** Under which name the table knows this guest; whoever only watches has none. */
  readonly guest: string | undefined;
  /** Who it is, if the house knows. */
  readonly player: string | undefined;
  readonly name: string;
}

/** A table that this request may look at: by a seat, by having laid it, or by its spectator link. Others learn nothing, not even that it exists. */
export async function reachable(house: House, request: FastifyRequest): Promise<Reached> {
  const { id } = request.params as ById['Params'];
  const watch = (request.query as { readonly watch?: unknown }).watch;
  const identity = await whoIs(house.players, request);
  const ids = identity?.ids ?? [];
  const found = await house.tables.byId(id);
  const watching = typeof watch === 'string' && watch === found?.table.watch;
  if (!found || !(watching || isOf(found, ids))) throw notFound('there is no such table, or you have no place at it');
  if (found.table.closed !== null)
    throw new Problem(410, 'not-allowed', tell('this table was closed: {reason}', { reason: found.table.closed }));
  const holder = watching ? undefined : holderAt(found, ids);
  return { found, ids: watching ? [] : ids, guest: holder, player: identity?.player.id, name: identity?.player.name ?? 'Spectator' };
}

const holderAt = ({ seats }: TableWithSeats, ids: readonly string[]): string | undefined =>
  seats.find(({ player }) => player !== null && ids.includes(player))?.player ?? undefined;

function offerOf({ ruleset, scenarios }: House['games'][number]): GameOffer {
  const { id, title, seats } = ruleset;
  return {
    id,
    title,
    seats,
    scenarios: scenarios.map(({ id: scenario, title: name, summary, roles, rules }) => ({
      id: scenario,
      title: name,
      summary,
      roles,
      rules,
    })),
    levels,
  };
}
