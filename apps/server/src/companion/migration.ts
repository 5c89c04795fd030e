import type { Kysely } from 'kysely';

/** What people at real tables note down together. Nobody owns it: whoever knows the code may read and write. */
export async function companionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('companions')
    .addColumn('code', 'text', column => column.primaryKey())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('companion_entries')
    .addColumn('code', 'text', column => column.notNull().references('companions.code'))
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    // Two devices that write at once never get the same number: the second finds it taken and tries the next.
    .addPrimaryKeyConstraint('companion_entries_key', ['code', 'seq'])
    .addUniqueConstraint('companion_entries_once', ['code', 'id'])
    .execute();
}
