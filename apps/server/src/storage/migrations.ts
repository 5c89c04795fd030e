import type { Kysely, Migration } from 'kysely';

/** One step for every shape the database has had. A step is never changed once it was released; a new shape is a new step. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables-and-players': { up: first },
  '0002-recovery-codes': { up: recoveryCodes },
  '0003-what-was-weighed': { up: weighed },
};

/** Accounts from before have no code; their owners may ask for one with their password. */
async function recoveryCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('recovery', 'text').execute();
}

async function weighed(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('weighed', 'text').execute();
}

async function first(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('login', 'text', column => column.unique())
    .addColumn('password', 'text')
    .addColumn('adopted_by', 'text', column => column.references('players.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('players_adopted_by').on('players').column('adopted_by').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull().references('players.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('scenario', 'text')
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('laid_by', 'text', column => column.notNull().references('players.id'))
    .addColumn('watch', 'text', column => column.notNull().unique())
    .addColumn('stage', 'text', column => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('winners', 'text')
    .addColumn('laid_at', 'bigint', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('tables_laid_by').on('tables').column('laid_by').execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('role', 'text')
    .addColumn('player', 'text', column => column.references('players.id'))
    .addColumn('invite', 'text', column => column.unique())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_player').on('seats').column('player').execute();
  await db.schema
    .createTable('records')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    // Two processes can never both continue a table: the second finds its number taken.
    .addPrimaryKeyConstraint('records_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('replays')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('seats', 'text', column => column.notNull())
    .addColumn('entries', 'integer', column => column.notNull())
    .addColumn('kept_by', 'text', column => column.notNull().references('players.id'))
    .addColumn('kept_at', 'bigint', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('replays_kept_by').on('replays').column('kept_by').execute();
}
