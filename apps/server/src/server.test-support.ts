import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shape } from '@sortie/kernel';
import type { Chosen, Thought } from '@sortie/table';
import { vi } from 'vitest';
import { openApp } from './app.ts';
import type { AnyGame } from './games.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { openStorage, type Place } from './storage/open.ts';
import type { Database } from './storage/storage.ts';
import { emptyDatabase } from './testing/services.test-support.ts';

export interface TestServer {
  readonly base: string;
  readonly house: House;
  readonly data: string;
  readonly problems: unknown[];
  /** `METHOD path` of everything that can be asked. */
  readonly routes: readonly string[];
  readonly stop: () => Promise<void>;
}

export interface Serving {
  readonly games: readonly AnyGame[];
  readonly data?: string;
  readonly perMinute?: number;
  readonly minds?: HouseOptions['minds'];
  readonly idle?: number;
  readonly site?: string;
  readonly port?: number;
  readonly limits?: Partial<Limits>;
  /** The address of a PostgreSQL instead of the embedded database. */
  readonly database?: string;
  readonly bus?: HouseOptions['bus'];
  readonly clocks?: HouseOptions['clocks'];
  readonly keep?: HouseOptions['keep'];
  readonly trustProxy?: readonly string[];
  readonly hosts?: readonly string[];
  readonly metrics?: readonly string[];
  readonly arrival?: number;
  /** Dice that come out the same each time. */
  readonly newSeed?: HouseOptions['newSeed'];
}

/** Opponents whose thoughts nobody can hurry or stop. */
export const mindsOf = (think: (thought: Thought<Shape>) => Promise<Chosen>): HouseOptions['minds'] => ({
  think: thought => ({ chosen: think(thought), hurry: () => undefined, stop: () => undefined }),
  waiting: async () => 0,
  jobs: async () => [],
  probe: async () => undefined,
  close: async () => undefined,
});

const noMinds = mindsOf(() => new Promise(() => undefined));

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sortie-test-'));

/** The suites of the house are run twice: with the embedded database, and with a PostgreSQL that several nodes could share. */
export const isShared = process.env['SORTIE_TEST_STORAGE'] === 'postgres';

const databases = new Map<string, string>();

/** Where the house of this folder keeps everything: in the folder, or in a database that belongs to it. */
export async function placeOf(folder: string): Promise<Place> {
  if (!isShared) return { folder };
  const url = databases.get(folder) ?? (await emptyDatabase());
  databases.set(folder, url);
  return { url };
}

/** Does something to the database of a house that the house does not know of. */
export async function behindItsBack<T>(folder: string, what: (db: Database) => Promise<T>): Promise<T> {
  const other = await openStorage(await placeOf(folder), { migrate: 'as-it-is' });
  try {
    return await what(other.db);
  } finally {
    await other.close();
  }
}

/** A server with a real database on a free port of this machine. */
export async function serve({
  games,
  data = newFolder(),
  perMinute = 0,
  minds = noMinds,
  idle = 60_000,
  site = data,
  port: wanted = 0,
  limits = {},
  database,
  bus,
  clocks,
  trustProxy = [],
  hosts = [],
  metrics = ['loopback'],
  arrival,
  keep,
  newSeed,
}: Serving): Promise<TestServer> {
  const problems: unknown[] = [];
  const storage = await openStorage(database === undefined ? await placeOf(data) : { url: database });
  const house = openHouse({
    storage,
    ...(bus && { bus }),
    ...(clocks && { clocks }),
    ...(keep && { keep }),
    ...(newSeed && { newSeed }),
    lookAfter: 0,
    games,
    minds,
    idle,
    limits: { ...LIMITS, ...limits },
    report: (_table, problem) => problems.push(problem),
  });
  const app = await openApp(house, {
    site,
    perMinute,
    trustProxy,
    hosts,
    metrics,
    log: 'silent',
    ...(arrival !== undefined && { arrival }),
  });
  await app.listen({ host: '127.0.0.1', port: wanted });
  const { port } = app.server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    house,
    data,
    problems,
    routes: routesOf(app.printRoutes({ commonPrefix: false })),
    stop: async () => {
      await house.rooms.close();
      await app.close();
      await house.close();
    },
  };
}

/** Waits until it holds; only a test that hangs ends otherwise. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 600_000, interval: 20 });

export const forget = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Read from the tree that the router prints. */
function routesOf(tree: string): readonly string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap(line => {
    const found = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!found?.[2]) return [];
    const depth = Math.floor((found[1] ?? '').length / 4);
    path.length = depth;
    path[depth] = found[2];
    const whole = path.slice(1).join('');
    return (found[3] ?? '')
      .split(', ')
      .filter(Boolean)
      .map(method => `${method} ${whole}`);
  });
}
