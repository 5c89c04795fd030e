import type { Kysely } from 'kysely';

/** A place to meet: crests, open tables, results and ratings, whom somebody does not want to hear, tournaments and shared campaigns. */
export async function meeting(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('colour', 'text').execute();
  await db.schema.alterTable('players').addColumn('emblem', 'text').execute();
  await db.schema
    .createTable('listings')
    .addColumn('table_id', 'text', column => column.primaryKey().references('tables.id'))
    .addColumn('points', 'integer')
    .addColumn('pack', 'text')
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('quick', 'integer', column => column.notNull())
    .addColumn('claimed', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('listed_at', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('other', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['player', 'other'])
    .execute();
  await results(db);
  await gatherings(db);
}

async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('other', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('score', 'real', column => column.notNull())
    .addColumn('rating', 'real', column => column.notNull())
    .addColumn('deviation', 'real', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'player'])
    .execute();
  await db.schema.createIndex('results_player').on('results').columns(['player', 'at']).execute();
  await db.schema
    .createTable('ratings')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('rating', 'real', column => column.notNull())
    .addColumn('deviation', 'real', column => column.notNull())
    .addColumn('volatility', 'real', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['player', 'game'])
    .execute();
}

async function gatherings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gatherings')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('made_by', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    // Whoever changes it says on what: of two who do so at once the second looks again.
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('gathering_tables')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('gathering', 'text', column => column.notNull())
    .execute();
}
