import type { Kysely } from 'kysely';
import type { Stored } from './chain.ts';
import type { Schema } from './schema.ts';
import type { Summary } from './tables.ts';

export type Database = Kysely<Schema>;

/** More records of one table, for whoever knows what was kept of it before. */
export interface Append {
  readonly table: string;
  /** The sum of everything that these records were judged on: if the log has another by now, nothing is written. */
  readonly before: string;
  readonly stored: readonly Stored[];
  readonly at: number;
  /** What the lists show, if that has changed. */
  readonly summary?: Summary;
}

/** `behind`: somebody else has continued the table since; nothing was written. */
export type Appended = 'kept' | 'behind';

/** Where a house keeps everything. Embedded or shared, it behaves the same: one suite of tests asks both. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** For people: a file, or an address without its password. */
  readonly where: string;
  /** For questions and for small changes. */
  readonly db: Database;
  /** Looks at everything as it was at one moment, however long that takes and whoever writes meanwhile. */
  readonly snapshot: <T>(look: (db: Database) => Promise<T>) => Promise<T>;
  /** Continues a table's log; resolves when it is durable. What one table writes never waits for another's. */
  readonly append: (append: Append) => Promise<Appended>;
  /** Rejects with a sentence if nothing could be written now. */
  readonly probe: () => Promise<void>;
  /** Looks for damage of the whole database, in the background; what was found, as sentences. */
  readonly inspect: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
