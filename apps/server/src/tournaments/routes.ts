import { listBody, scoreBody, type TournamentSeen, tournamentBody } from '@sortie/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { mustBe, whoIs } from '../identity/session.ts';
import { conflict, notAllowed, Problem } from '../problem.ts';
import { perMinute } from '../routes/me.ts';
import { read } from '../routes/read.ts';
import { newId } from '../tokens.ts';
import { begun, entered, handedIn, opened, scored, type Tournament, withdrawn } from './tournament.ts';
import { cardOf, layRound, matchOf, mustFit, seenBy, settled } from './tournaments.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** So many tournaments of one person may be under way. */
const MOST_OPEN = 5;

/** Tournaments: opened by anybody, run by whoever opened them. */
export function tournamentRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  const { players, tournaments } = house;
  const brisk = limited ? perMinute(60) : {};
  const seen = async (id: string, ids: readonly string[]): Promise<TournamentSeen> => {
    const { row, body } = await tournaments.one(id);
    return seenBy(house, row, await settled(house, id, body), ids);
  };

  app.get('/api/tournaments', async () => (await tournaments.all()).map(({ row, body }) => cardOf(row, body)));

  app.post('/api/tournaments', brisk, async (request, reply) => {
    const { player, ids } = await mustBe(players, request);
    const id = await openTournament(house, player.id, ids, opened(read(tournamentBody, request.body)));
    return reply.code(201).send(await seen(id, ids));
  });

  app.get<ById>('/api/tournaments/:id', async request => seen(request.params.id, (await whoIs(players, request))?.ids ?? []));

  /** Changes it as whoever asks, and answers with what it is then. */
  const changing = async (request: FastifyRequest<ById>, made: (body: Tournament, who: Who, madeBy: string) => Tournament | undefined) => {
    const { player, ids } = await mustBe(players, request);
    const { id } = request.params;
    const after = await tournaments.change(id, (body, { made_by }) => made(body, { player: player.id, ids }, made_by));
    await layRound(house, id, after);
    return seen(id, ids);
  };

  app.post<ById>('/api/tournaments/:id/enter', brisk, request => changing(request, (body, { player, ids }) => entered(body, player, ids)));
  app.post<ById>('/api/tournaments/:id/withdraw', brisk, request => changing(request, (body, { ids }) => withdrawn(body, ids)));

  app.put<ById>('/api/tournaments/:id/list', brisk, async request => {
    const { list } = read(listBody, request.body);
    return changing(request, (body, { ids }) => {
      const next = handedIn(body, ids, list);
      mustFit(house, body, list);
      return next;
    });
  });

  app.post<ById>('/api/tournaments/:id/begin', brisk, request =>
    changing(request, (body, { ids }, madeBy) => {
      mustRun(ids, madeBy);
      return begun(request.params.id, body);
    }),
  );

  app.post<ById>('/api/tournaments/:id/score', brisk, async request => {
    const { round, pairing, score } = read(scoreBody, request.body);
    return changing(request, (body, { ids }, madeBy) => {
      mustRun(ids, madeBy);
      const next = scored(request.params.id, body, round, pairing, score);
      if (!next) throw conflict('nothing', 'there is no such game in this round');
      const text = `round ${round + 1}, game ${pairing + 1}: ${score}`;
      return { ...next, notes: [...next.notes, { at: house.clock(), text }] };
    });
  });
}

async function openTournament(house: House, player: string, ids: readonly string[], body: Tournament): Promise<string> {
  const { tournaments } = house;
  const running = (await tournaments.madeBy(ids)).filter(one => one.body.stage !== 'over');
  if (running.length >= MOST_OPEN) throw new Problem(429, 'too-often', 'so many tournaments of yours are under way');
  // What cannot be played is refused now, not in the first round.
  matchOf(house, body);
  if (body.lists) matchOf(house, body, [[], []]);
  const id = newId();
  await tournaments.add(id, body.name, player, body);
  return id;
}

interface Who {
  readonly player: string;
  readonly ids: readonly string[];
}

function mustRun(ids: readonly string[], madeBy: string): void {
  if (!ids.includes(madeBy)) throw notAllowed('only whoever opened the tournament runs it');
}
