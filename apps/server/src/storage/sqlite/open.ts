import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Append, Appended, Database, Storage } from '../storage.ts';
import type { AppendDone } from './asked.ts';
import { ThreadConnection } from './connection.ts';
import { threadedSqlite } from './dialect.ts';

export const databaseFile = (folder: string): string => join(folder, 'sortie.db');

/** With less room than this on the disk, in bytes, nothing should begin any more. */
const LEAST_ROOM = 16 * 1024 * 1024;

export interface SqliteOptions {
  /** So long, in milliseconds, a change waits for another program that writes to the same file. */
  readonly patience?: number;
}

/** The embedded database of a data folder; it is made if there is none. Its shape is brought up to date by whoever opens it. */
export async function openSqlite(folder: string, { patience = 10_000 }: SqliteOptions = {}): Promise<Storage> {
  makeFolder(folder);
  const file = databaseFile(folder);
  refuseEmpty(file);
  const writer = new ThreadConnection({ file, readOnly: false, patience });
  // The first question shows whether it is a database at all, and makes the file that the reader opens.
  await writer.ask({ kind: 'query', sql: 'select count(*) from sqlite_schema', parameters: [] });
  const reader = new ThreadConnection({ file, readOnly: true, patience });
  const alone = oneAfterTheOther();
  const gathered = new Gathered(writer, alone);
  const db = new Kysely<Schema>({ dialect: threadedSqlite({ reader, writer, alone }) });
  return {
    kind: 'sqlite',
    where: file,
    db,
    snapshot: look => lookedAt(file, patience, look),
    append: one => gathered.append(one),
    probe: async () => {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < LEAST_ROOM) throw new Error(`the disk of ${folder} is full`);
      await sql`update probes set at = ${Date.now()} where id = 0`.execute(db);
    },
    inspect: () => inspected(file, patience),
    close: async () => {
      await gathered.idle();
      await reader.close();
      await writer.close();
      await db.destroy();
    },
  };
}

/** One after the other: to make all at once never ends where the system says of no folder whether it is there. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder, { mode: 0o700 });
}

/** A file without content was a database once: to begin anew in silence would hide that everything is lost. */
function refuseEmpty(file: string): void {
  if (existsSync(file) && statSync(file).size === 0 && !existsSync(`${file}-wal`))
    throw new Error(`${file} is empty. Restore a back-up, or delete the file to begin anew.`);
  if (!existsSync(file) && existsSync(`${file}-wal`))
    throw new Error(`${file} is missing, but its journal is there. Restore a back-up, or delete ${file}-wal to begin anew.`);
}

/** In a connection of its own, so that nobody waits for it. */
async function inspected(file: string, patience: number): Promise<readonly string[]> {
  const connection = new ThreadConnection({ file, readOnly: true, patience });
  try {
    return await connection.ask<readonly string[]>({ kind: 'inspect' });
  } finally {
    await connection.close();
  }
}

/** In a connection of its own as well: what it sees stays as it was when it began to look. */
async function lookedAt<T>(file: string, patience: number, look: (db: Database) => Promise<T>): Promise<T> {
  const connection = new ThreadConnection({ file, readOnly: true, patience });
  const db = new Kysely<Schema>({
    dialect: threadedSqlite({ reader: connection, writer: connection, alone: async () => () => undefined }),
  });
  try {
    for (const sql of ['begin', 'select count(*) from sqlite_schema']) await connection.ask({ kind: 'query', sql, parameters: [] });
    return await look(db);
  } finally {
    await connection.close();
    await db.destroy();
  }
}

function oneAfterTheOther(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let leave = (): void => undefined;
    last = new Promise(resolve => {
      leave = resolve;
    });
    await before;
    return leave;
  };
}

interface Queued {
  readonly append: Append;
  readonly resolve: (done: Appended) => void;
  readonly reject: (problem: unknown) => void;
}

/** What comes while a commit is under way shares the next one, so that one wait for the disk serves many tables. */
class Gathered {
  private readonly writer: ThreadConnection;
  private readonly alone: () => Promise<() => void>;
  private queue: Queued[] = [];
  private running: Promise<void> | undefined;

  constructor(writer: ThreadConnection, alone: () => Promise<() => void>) {
    this.writer = writer;
    this.alone = alone;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.queue.push({ append, resolve, reject });
      this.running ??= this.run();
    });
  }

  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    // Everything that arrives in the same turn of the event loop goes together.
    await new Promise(resolve => setImmediate(resolve));
    while (this.queue.length > 0) {
      const leave = await this.alone();
      const batch = this.queue;
      this.queue = [];
      await this.commit(batch).finally(leave);
    }
    this.running = undefined;
  }

  private async commit(batch: readonly Queued[]): Promise<void> {
    try {
      const done = await this.writer.ask<readonly AppendDone[]>({ kind: 'appends', appends: batch.map(({ append }) => append) });
      for (const [i, { resolve, reject }] of batch.entries()) {
        const one = done[i] ?? { failed: 'nothing came of it' };
        if (typeof one === 'string') resolve(one);
        else reject(new Error(one.failed));
      }
    } catch (problem) {
      for (const { reject } of batch) reject(problem);
    }
  }
}
