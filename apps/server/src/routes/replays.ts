import type { ReplayCard } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { mustBe } from '../identity/session.ts';
import { malformed, notFound } from '../problem.ts';
import type { ReplayCardRow } from '../storage/replays.ts';
import { secretToken } from '../tokens.ts';

interface ById {
  readonly Params: { readonly id: string };
}

const LONGEST_FILE = 4 * 1024 * 1024;
const SLOW = { rateLimit: { max: 20, timeWindow: 60_000 } };

export function replayRoutes(app: FastifyInstance, { players, replays, reader, clock }: House, limited: boolean): void {
  app.post('/api/replays', { bodyLimit: LONGEST_FILE, ...(limited && { config: SLOW }) }, async (request, reply) => {
    const { player } = await mustBe(players, request);
    const body = request.body;
    if (typeof body !== 'string') throw malformed('send the game file as text');
    const read = await reader.read(body);
    if (!read.ok) throw malformed(read.said);
    const row = {
      id: secretToken(),
      game: read.game,
      title: read.title,
      seats: JSON.stringify(read.seats),
      entries: read.entries,
      kept_by: player.id,
      kept_at: clock(),
    };
    await replays.keep({ ...row, body });
    return reply.code(201).send(cardOf(row));
  });

  app.get('/api/replays', async request => {
    const { ids } = await mustBe(players, request);
    return (await replays.ofPlayers(ids)).map(cardOf);
  });

  app.get<ById>('/api/replays/:id', async request => {
    const row = await replays.card(request.params.id);
    if (!row) throw notFound('there is no such replay');
    return cardOf(row);
  });

  app.delete<ById>('/api/replays/:id', async (request, reply) => {
    const { ids } = await mustBe(players, request);
    if (!(await replays.forget(request.params.id, ids))) throw notFound('there is no such replay');
    return reply.code(204).send();
  });

  app.get<ById>('/api/replays/:id/file', async (request, reply) => {
    const body = await replays.body(request.params.id);
    if (body === undefined) throw notFound('there is no such replay');
    return reply.type('application/x-ndjson; charset=utf-8').send(body);
  });
}

const cardOf = ({ id, game, title, seats, entries, kept_at }: ReplayCardRow): ReplayCard => ({
  id,
  game,
  title,
  seats: JSON.parse(seats) as string[],
  entries,
  keptAt: kept_at,
  path: `/replay/${id}`,
});
