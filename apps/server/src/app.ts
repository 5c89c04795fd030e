import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { Telling } from '@sortie/kernel';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { companionRoutes } from './companion/routes.ts';
import { describingRoutes } from './docs/openapi.ts';
import type { House } from './house.ts';
import { isForeign } from './identity/session.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { healthRoutes } from './operations/health.ts';
import { addressesOf, hostsOf } from './operations/inside.ts';
import { loggerOf } from './operations/log.ts';
import { metricsRoutes } from './operations/metrics.ts';
import { notAllowed, Problem } from './problem.ts';
import { peopleRoutes } from './ratings/routes.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { meRoutes } from './routes/me.ts';
import { ownDataRoutes } from './routes/own-data.ts';
import { rematchRoutes } from './routes/rematch.ts';
import { replayRoutes } from './routes/replays.ts';
import { siteRoutes } from './routes/site.ts';
import { tableCareRoutes } from './routes/table-care.ts';
import { tableRoutes } from './routes/tables.ts';
import type { LogLevel } from './settings.ts';
import { SOCKET_OPTIONS, socketRoutes } from './sockets/routes.ts';
import { tournamentRoutes } from './tournaments/routes.ts';

export interface AppOptions {
  /** Where the built client is. */
  readonly site: string;
  /** Requests a minute and address; 0 is no limit. */
  readonly perMinute: number;
  /** Addresses of proxies that are believed about who asks. */
  readonly trustProxy: readonly string[];
  /** Names under which this house may be asked for; without any those of this machine. */
  readonly hosts?: readonly string[];
  /** Addresses that may read the metrics. */
  readonly metrics?: readonly string[];
  readonly log?: LogLevel;
  /** Where requests are counted for all nodes. */
  readonly counting?: Redis;
  /** So long, in milliseconds, a request may take to arrive. */
  readonly arrival?: number;
}

const LONGEST_BODY = 1024 * 1024;
/** So long, in milliseconds, a request may take to arrive, and a connection may wait for the next. */
const ARRIVAL = 15_000;
const KEEP_ALIVE = 30_000;

/** What guests may ask for, by subject. */
const FOR_GUESTS = [
  meRoutes,
  accountRoutes,
  ownDataRoutes,
  tableRoutes,
  tableCareRoutes,
  replayRoutes,
  lobbyRoutes,
  rematchRoutes,
  peopleRoutes,
  tournamentRoutes,
  companionRoutes,
];

/** The doors of the house: HTTP, sockets and the app itself. */
export async function openApp(
  house: House,
  { site, perMinute, trustProxy, hosts = [], metrics = ['loopback'], log = 'warn', arrival = ARRIVAL, counting }: AppOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: LONGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: arrival,
    keepAliveTimeout: KEEP_ALIVE,
    http: { headersTimeout: arrival, connectionsCheckingInterval: Math.min(1000, arrival / 2) },
    ...loggerOf(log),
  });
  const isOurs = hostsOf(hosts);
  const limited = perMinute > 0;
  await app.register(helmet, SAFE);
  await app.register(cookie);
  // The files of the app are not counted: a page fetches many at once.
  if (limited)
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      allowList: request => !request.url.startsWith('/api/'),
      // With a Redis all nodes count together; while it is away nobody is refused for that.
      ...(counting && { redis: counting, skipOnError: true, nameSpace: 'sortie:rate:' }),
    });
  await app.register(websocket, { options: SOCKET_OPTIONS });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async request => {
    if (!isOurs(request.host)) throw new Problem(421, 'not-allowed', 'this house has another name');
    if (await house.wardens.isBanned([], request.ip)) throw notAllowed('you are not wanted here');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if ((!reads || request.ws) && isForeign(request)) throw notAllowed('this was asked by another site');
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, ...told } = answerTo(error);
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ error: told });
  });
  describingRoutes(app);
  healthRoutes(app, house);
  metricsRoutes(app, house.metrics, addressesOf(metrics));
  for (const routes of FOR_GUESTS) routes(app, house, limited);
  socketRoutes(app, house, house.limits);
  adminRoutes(app, house);
  await siteRoutes(app, site);
  return app;
}

/** Scripts, workers and data come from here and from nowhere else. Styles may stand in attributes: the board and the menus place things by them. */
const SAFE = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // At home the server has no certificate; whoever puts a proxy with one before it sets this there.
  strictTransportSecurity: false,
} as const;

function answerTo(error: FastifyError): {
  readonly status: number;
  readonly code: Problem['code'];
  readonly reason: string;
  readonly said?: Telling;
} {
  if (error instanceof Problem)
    return { status: error.status, code: error.code, reason: error.message, ...(error.said && { said: error.said }) };
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: 'oversized', reason: 'this is too large' };
  if (status === 429) return { status, code: 'too-often', reason: 'too many requests; wait a minute' };
  if (status < 500) return { status, code: 'malformed', reason: error.message, said: { text: 'this is not understood' } };
  return { status: 500, code: 'fault', reason: 'the server failed; nothing was changed' };
}
