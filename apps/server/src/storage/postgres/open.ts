import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';
import type { Storage } from '../storage.ts';
import { Lanes } from './append.ts';

const LONG = 20;

/** Times are whole milliseconds, which a number holds; the driver would hand them out as texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === LONG ? (value: string) => Number(value) : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface PostgresOptions {
  /** Connections for questions, and as many again for what tables write. */
  readonly connections?: number;
  /** A connection that nobody was using has failed. */
  readonly report?: (problem: Error) => void;
}

/** How long, in milliseconds, anybody waits for the server before it counts as gone. */
const CONNECT = 5_000;
const ANSWER = 15_000;
const FIRST = 1_500;

/** A database that several nodes share. */
export async function openPostgres(url: string, { connections = 8, report = () => undefined }: PostgresOptions = {}): Promise<Storage> {
  const settings: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT,
    query_timeout: ANSWER,
    statement_timeout: ANSWER,
    keepAlive: true,
    application_name: 'sortie',
    types,
  };
  const asking = new pg.Pool({ ...settings, max: connections });
  // What tables write has connections of its own: a long question never holds it up.
  const writing = new pg.Pool({ ...settings, max: connections, connectionTimeoutMillis: ANSWER });
  const lanes = new Lanes(writing, connections);
  for (const pool of [asking, writing]) {
    pool.on('error', report);
    // A connection may break between two questions of a transaction: then the next question fails, and nobody else has to hear of it.
    pool.on('connect', client => client.on('error', () => undefined));
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: asking }) });
  try {
    await firstAnswer(url);
  } catch (problem) {
    await Promise.all([db.destroy(), writing.end()]);
    throw problem;
  }
  return {
    kind: 'postgres',
    where: withoutPassword(url),
    db,
    snapshot: look => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(look),
    append: append => lanes.append(append),
    probe: async () => {
      await writing.query('update probes set at = $1 where id = 0', [Date.now()]);
    },
    inspect: async () => [],
    close: async () => {
      await Promise.all([db.destroy(), writing.end()]);
    },
  };
}

/** Whoever starts a node wants to know at once whether the address is wrong. */
async function firstAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: FIRST, query_timeout: FIRST });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select 1').finally(() => client.end());
}

export function withoutPassword(url: string): string {
  try {
    const read = new URL(url);
    if (read.password) read.password = '***';
    for (const name of [...read.searchParams.keys()]) if (/pass|secret|token/i.test(name)) read.searchParams.set(name, '***');
    return read.href;
  } catch {
    return 'the database';
  }
}
