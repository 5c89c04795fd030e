import { type CompanionTold, companionSyncBody } from '@sortie/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { conflict, notFound } from '../problem.ts';
import { perMinute } from '../routes/me.ts';
import { read } from '../routes/read.ts';

interface ByCode {
  readonly Params: { readonly code: string };
}

/** So long an answer waits for news; entries of other nodes are found when it asks again. */
const PATIENCE = 8_000;

/** Notes of people at a real table, for whoever knows the code. */
export function companionRoutes(app: FastifyInstance, { companions }: House, limited: boolean): void {
  app.post('/api/companion', limited ? perMinute(20) : {}, async (_request, reply) =>
    reply.code(201).send({ code: await companions.lay() }),
  );

  app.post<ByCode>('/api/companion/:code/sync', async (request): Promise<CompanionTold> => {
    const { code } = request.params;
    const { since, entries, wait = false } = read(companionSyncBody, request.body);
    if (!(await companions.isLaid(code))) throw notFound('there is no such table: look at the code again');
    if ((await companions.write(code, entries)) === 'full') throw conflict('not-allowed', 'this table has no room for more notes');
    const told = await companions.since(code, since);
    if (told.entries.length > 0 || !wait) return told;
    await companions.news(code, PATIENCE);
    return companions.since(code, since);
  });
}
