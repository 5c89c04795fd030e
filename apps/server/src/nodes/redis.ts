import { Redis, type RedisOptions } from 'ioredis';
import type { Bus } from './bus.ts';
import { Ears } from './ears.ts';

const TABLE = 'sortie:table:';
const ALL = 'sortie:all';

/** While Redis is away we try again, soon and then less often; nothing that is lost meanwhile matters, since the database has it. */
export const PATIENT: RedisOptions = { retryStrategy: tries => Math.min(50 * 2 ** Math.min(tries, 6), 2000), connectTimeout: 5000 };

const FIRST = 1_500;

/** Whoever starts a node wants to know at once whether the address is wrong. */
async function firstConnection(redis: Redis): Promise<void> {
  let last: Error | undefined;
  redis.on('error', (problem: Error) => {
    last = problem;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(last ?? new Error('no answer')), FIRST);
  });
  await Promise.race([redis.connect(), late])
    .catch((problem: unknown) => {
      throw last ?? problem;
    })
    .finally(() => clearTimeout(timer));
}

/** Rejects at once with a sentence if nobody answers there. */
export async function reachRedis(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: FIRST });
  await firstConnection(redis).finally(() => redis.disconnect());
}

/** Nodes that tell each other through Redis. */
export async function redisBus(url: string, node: string, report: (problem: Error) => void): Promise<Bus> {
  const ears = new Ears(node);
  const gaps = new Set<() => void>();
  const teller = new Redis(url, { ...PATIENT, lazyConnect: true, maxRetriesPerRequest: 0, enableOfflineQueue: false });
  // A connection that listens may not ask anything, not even whether the server is ready.
  const listener = new Redis(url, { ...PATIENT, lazyConnect: true, maxRetriesPerRequest: null, enableReadyCheck: false });
  for (const one of [teller, listener]) one.on('error', report);
  await Promise.all([teller, listener].map(firstConnection)).catch((problem: unknown) => {
    teller.disconnect();
    listener.disconnect();
    throw problem;
  });
  listener.on('message', (channel: string, text: string) => {
    if (channel === ALL) ears.hearsAll(text);
    else ears.hearsOf(channel.slice(TABLE.length), text);
  });
  await listener.subscribe(ALL);
  // What we listened to is asked for again by itself; what was said meanwhile is not.
  listener.on('ready', () => {
    for (const then of gaps) then();
  });
  const publish = (channel: string, text: string): void => void teller.publish(channel, text).catch(() => undefined);
  return {
    node,
    shared: true,
    listen: (table, hear) => {
      if (ears.add(table, hear)) void listener.subscribe(TABLE + table).catch(() => undefined);
      return () => {
        if (ears.drop(table, hear)) void listener.unsubscribe(TABLE + table).catch(() => undefined);
      };
    },
    tell: (table, said) => publish(TABLE + table, ears.written(said)),
    onAnnounced: hear => ears.addForAll(hear),
    announce: said => publish(ALL, ears.written(said)),
    onGap: then => gaps.add(then),
    probe: async () => {
      await teller.ping();
    },
    close: async () => {
      teller.disconnect();
      listener.disconnect();
    },
  };
}
