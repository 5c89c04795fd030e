import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { openApp } from './app.ts';
import { type House, openHouse } from './house.ts';
import { alone, type Bus } from './nodes/bus.ts';
import { postgresBus } from './nodes/postgres.ts';
import { PATIENT, redisBus } from './nodes/redis.ts';
import { type Minds, openMinds } from './opponent/minds.ts';
import { queuedMinds, workThoughts } from './opponent/queue.ts';
import { openReader } from './reading/reader.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage/open.ts';
import { withoutPassword } from './storage/postgres/open.ts';
import type { Storage } from './storage/storage.ts';
import { newId } from './tokens.ts';

/** Something about the start that whoever starts it can mend, as a sentence. */
export class StartProblem extends Error {}

export interface Serving {
  readonly address: string;
  readonly house: House;
  readonly app: FastifyInstance;
  /** Guests are told, records are written, then the doors close. */
  readonly stop: () => Promise<void>;
}

/** Thoughts that a node takes from the queue at once; they share its threads by turns. */
const SHARING = 100;

const site = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Opens a house as the settings say and listens. */
export async function serve(settings: Settings): Promise<Serving> {
  const node = `${hostname()}-${process.pid}-${newId().slice(0, 6)}`;
  const storage = await storageOf(settings);
  let bus: Bus | undefined;
  let house: House | undefined;
  try {
    bus = await busOf(settings, node);
    const { games } = await import('./games.ts');
    const minds = mindsOf(settings);
    house = openHouse({ storage, bus, games, minds, reader: openReader(), keep: settings.keep });
    const counting = countingOf(settings);
    const app = await openApp(house, { site, ...settings, ...(counting && { counting }) });
    app.addHook('onClose', async () => counting?.disconnect());
    const address = await listen(app, settings);
    const opened = house;
    return {
      address,
      house: opened,
      app,
      stop: async () => {
        await opened.rooms.close();
        await app.close();
        await opened.close();
      },
    };
  } catch (problem) {
    if (house) await house.close();
    else {
      await bus?.close();
      await storage.close();
    }
    throw problem;
  }
}

const reasonOf = (problem: unknown): string =>
  problem instanceof AggregateError
    ? problem.errors.map(reasonOf).join('; ')
    : problem instanceof Error
      ? problem.message || problem.name
      : String(problem);

async function storageOf({ database, data, migrate }: Settings): Promise<Storage> {
  try {
    return await openStorage(database === undefined ? { folder: data } : { url: database }, { migrate, report: complain('database') });
  } catch (problem) {
    throw new StartProblem(
      database === undefined
        ? `The data folder ${data} cannot be used: ${reasonOf(problem)}`
        : `The database ${withoutPassword(database)} cannot be used: ${reasonOf(problem)}`,
    );
  }
}

/** Nodes that share a database must hear of each other: through Redis, or by the database itself. */
async function busOf({ database, redis }: Settings, node: string): Promise<Bus> {
  try {
    if (redis !== undefined) return await redisBus(redis, node, complain('Redis'));
    return database === undefined ? alone(node) : await postgresBus(database, node, complain('database'));
  } catch (problem) {
    const where = withoutPassword(redis ?? database ?? '');
    throw new StartProblem(`${redis === undefined ? 'The database' : 'Redis'} at ${where} cannot be reached: ${reasonOf(problem)}`);
  }
}

function countingOf({ redis }: Settings): Redis | undefined {
  if (redis === undefined) return undefined;
  const counting = new Redis(redis, { ...PATIENT, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  counting.on('error', () => undefined);
  return counting;
}

/** With a Redis thoughts are jobs that any worker takes, this node too; without it they stay here. */
function mindsOf({ thinkers, redis }: Settings): Minds {
  const pool = openMinds(thinkers ? { threads: thinkers } : {});
  if (redis === undefined) return pool;
  const report = complain('thoughts');
  const minds = queuedMinds({ url: redis, otherwise: pool, report });
  if (thinkers === 0) return minds;
  const worker = workThoughts({ url: redis, pool, sharing: SHARING, report });
  return {
    ...minds,
    close: async () => {
      await worker.close();
      await minds.close();
    },
  };
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    throw new StartProblem(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken, perhaps by another Sortie. Choose one with PORT, for example: PORT=${port + 1} npm start`
        : code === 'EACCES'
          ? `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`
          : `Sortie cannot listen at ${host}:${port}: ${reasonOf(problem)}`,
    );
  }
}

/** Connections that fail are made again; it is said once in a while. */
function complain(what: string): (problem: unknown) => void {
  let last = 0;
  return problem => {
    if (Date.now() - last < 5000) return;
    last = Date.now();
    console.error(`${what}: ${reasonOf(problem)}`);
  };
}
