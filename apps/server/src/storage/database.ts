import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export const databaseFile = (folder: string): string => join(folder, 'sortie.db');

/** Opens the data folder's database, makes it if there is none, and brings its shape up to date. */
export async function openDatabase(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sqlite = new Sqlite(databaseFile(folder));
  sqlite.pragma('journal_mode = WAL');
  // A commit is on the disk when it returns: what was acknowledged survives a kill and a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
