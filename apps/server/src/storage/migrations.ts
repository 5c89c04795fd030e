import { type Kysely, type Migration, sql } from 'kysely';
import { companionTables } from '../companion/migration.ts';
import { meeting } from './meeting.ts';

/** One step for every shape the database has had. A step is never changed once it was released; a new shape is a new step. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables-and-players': { up: first },
  '0002-recovery-codes': { up: recoveryCodes },
  '0003-what-was-weighed': { up: weighed },
  '0004-sums-of-records': { up: sums },
  '0005-heads-of-tables': { up: heads },
  '0006-keeping-order': { up: order },
  '0007-traces': { up: traces },
  '0008-meeting': { up: meeting },
  '0009-companions': { up: companionTables },
};

/** Where somebody has left a name or words without holding a seat: whoever watched and talked, and whoever left a seat. */
async function traces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('traces')
    .addColumn('player', 'text', column => column.notNull().references('players.id'))
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addPrimaryKeyConstraint('traces_key', ['player', 'table_id'])
    .execute();
  await db.schema.createIndex('traces_table').on('traces').column('table_id').execute();
}

/** Accounts from before have no code; their owners may ask for one with their password. */
async function recoveryCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('recovery', 'text').execute();
}

async function weighed(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('weighed', 'text').execute();
}

/** Records from before have no sums; what is cut off a damaged table is put aside, not thrown away. */
async function sums(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('records').addColumn('sum', 'text').execute();
  await db.schema
    .createTable('torn')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('torn_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('torn_table').on('torn').column('table_id').execute();
}

/** Where each log ends, so that nobody continues it who does not know its end; and a row that tells whether anything can be written. */
async function heads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('head', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await sql`update tables set head = coalesce(
    (select records.sum from records where records.table_id = tables.id order by records.seq desc limit 1), '')`.execute(db);
  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await sql`insert into probes (id, at) values (0, 0)`.execute(db);
}

/** Tries, roles, bans, reports and tables that were closed; sessions that end. */
async function order(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('role', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('ends_at', 'bigint').execute();
  await db.schema.alterTable('tables').addColumn('closed', 'text').execute();
  await db.schema.createIndex('sessions_player').on('sessions').column('player').execute();
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('bans')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('made_by', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('bans_value').on('bans').column('value').execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('by_player', 'text', column => column.notNull().references('players.id'))
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
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
  await firstTables(db);
}

async function firstTables(db: Kysely<unknown>): Promise<void> {
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
