import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { QueryDone } from './asked.ts';
import type { ThreadConnection } from './connection.ts';

/** Questions go to one thread and changes to another, one transaction after the other. */
export interface Threads {
  readonly reader: ThreadConnection;
  readonly writer: ThreadConnection;
  /** Resolves when nobody else changes anything; the result lets the next one in. */
  readonly alone: () => Promise<() => void>;
}

export const threadedSqlite = (threads: Threads): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(threads),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class ThreadDriver implements Driver {
  private readonly threads: Threads;

  constructor(threads: Threads) {
    this.threads = threads;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.threads);
  }

  beginTransaction(session: Session): Promise<void> {
    return session.begin();
  }

  commitTransaction(session: Session): Promise<void> {
    return session.end('commit');
  }

  rollbackTransaction(session: Session): Promise<void> {
    return session.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class Session implements DatabaseConnection {
  private readonly threads: Threads;
  private leave: (() => void) | undefined;

  constructor(threads: Threads) {
    this.threads = threads;
  }

  async begin(): Promise<void> {
    const leave = await this.threads.alone();
    try {
      await this.run(this.threads.writer, CompiledQuery.raw('begin immediate'));
      this.leave = leave;
    } catch (problem) {
      leave();
      throw problem;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.run(this.threads.writer, CompiledQuery.raw(how));
    } catch (problem) {
      // A commit that fails leaves the transaction open; a full disk has ended it already.
      await this.run(this.threads.writer, CompiledQuery.raw('rollback')).catch(() => undefined);
      if (how === 'commit') throw problem;
    } finally {
      this.leave?.();
      this.leave = undefined;
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.leave) return this.run(this.threads.writer, query);
    if (SelectQueryNode.is(query.query)) return this.run(this.threads.reader, query);
    const leave = await this.threads.alone();
    try {
      return await this.run(this.threads.writer, query);
    } finally {
      leave();
    }
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream');
  }

  private async run<R>(thread: ThreadConnection, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await thread.ask<QueryDone>({ kind: 'query', sql, parameters });
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }
}
