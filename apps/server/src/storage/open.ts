import {
  type Dialect,
  DummyDriver,
  Kysely,
  Migrator,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Storage } from './storage.ts';

/** Where to keep everything: in a folder, or in the database that an address names. */
export type Place = { readonly folder: string } | { readonly url: string };

export interface Opening {
  /** Bring its shape up to date; or it must be; or nobody asks. */
  readonly migrate?: boolean | 'as-it-is';
  readonly report?: (problem: Error) => void;
}

export async function openStorage(place: Place, { migrate = true, report }: Opening = {}): Promise<Storage> {
  const storage = 'url' in place ? await openPostgres(place.url, report ? { report } : {}) : await openSqlite(place.folder);
  try {
    if (migrate === true) await bringUpToDate(storage);
    else if (migrate !== 'as-it-is') await mustBeUpToDate(storage);
  } catch (problem) {
    await storage.close();
    throw problem;
  }
  return storage;
}

const migratorOf = ({ db }: Storage): Migrator => new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/** The steps that are still to be taken, by name. */
export async function pendingSteps(storage: Storage): Promise<readonly string[]> {
  const all = await migratorOf(storage).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** Brings the shape of a database up to date; several nodes that start at once do not get into each other's way. */
export async function bringUpToDate(storage: Storage): Promise<void> {
  const { error } = await migratorOf(storage).migrateToLatest();
  if (error) throw error;
}

async function mustBeUpToDate(storage: Storage): Promise<void> {
  const pending = await pendingSteps(storage);
  if (pending.length > 0) throw new Error(`its shape is not up to date (missing: ${pending.join(', ')}); run "sortie house migrate" first`);
}

/** What these steps would ask of the database, word for word, without asking it. */
export async function sqlOfSteps({ kind }: Storage, steps: readonly string[]): Promise<readonly string[]> {
  const said: string[] = [];
  const dialect: Dialect = {
    createAdapter: () => (kind === 'sqlite' ? new SqliteAdapter() : new PostgresAdapter()),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => (kind === 'sqlite' ? new SqliteIntrospector(db) : new PostgresIntrospector(db)),
    createQueryCompiler: () => (kind === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
  };
  const nobody = new Kysely<unknown>({ dialect, log: ({ query }) => void said.push(query.sql) });
  for (const step of steps) await migrations[step]?.up(nobody);
  await nobody.destroy();
  return said;
}
