import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 3600_000;

/** The app itself: files with a hash in their name are kept for ever, everything else is asked for anew. */
export async function siteRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/') || path.includes('\\assets\\');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+(\?|$)/.test(request.url);
    // Every address inside the app is the app: it finds the rest of the way itself.
    if (page && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (page) return reply.code(503).type('text/plain').send('The app has not been built: run "npm run build" first.\n');
    return reply.code(404).send({ error: { code: 'not-found', reason: 'there is nothing here' } });
  });
}
