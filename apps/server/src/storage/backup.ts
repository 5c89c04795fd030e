import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { wholeOf } from './chain.ts';
import type { Schema } from './schema.ts';
import type { Database, Storage } from './storage.ts';

type Part = Exclude<keyof Schema, 'attempts'>;

/**
 * Everything of a house, in an order in which each part finds what it refers to, and by what each is ordered, so that it can be read page by page.
 * Probes and tries are not worth keeping.
 */
const KEYS: { readonly [P in Part]: readonly string[] } = {
  players: ['id'],
  sessions: ['token'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  records: ['table_id', 'seq'],
  torn: ['table_id', 'seq', 'torn_at'],
  traces: ['player', 'table_id'],
  replays: ['id'],
  bans: ['id'],
  reports: ['id'],
  listings: ['table_id'],
  blocks: ['player', 'other'],
  results: ['table_id', 'player'],
  ratings: ['player', 'game'],
  gatherings: ['id'],
  gathering_tables: ['table_id'],
  companions: ['code'],
  companion_entries: ['code', 'seq'],
};
const PARTS = Object.keys(KEYS) as Part[];

const FORMAT = 1;
const PAGE = 500;

type Row = Readonly<Record<string, unknown>>;
export type Counts = Readonly<Record<string, number>>;

const sumAfter = (before: string, line: string): string => createHash('sha256').update(before).update(line).digest('hex').slice(0, 32);

/**
 * Writes everything as packed JSON lines while the house is open: first the shape, then the rows, last how many there are and a sum over all of it.
 * The same file can be restored into either kind of database. All of it is as it was at one moment, so that no table is torn.
 */
export async function backUp(storage: Storage, file: string): Promise<Counts> {
  const counts: Record<string, number> = {};
  const unfinished = `${file}.part`;
  await storage.snapshot(db => pipeline(Readable.from(linesOf(db, counts)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })));
  renameSync(unfinished, file);
  return counts;
}

async function* linesOf(db: Database, counts: Record<string, number>): AsyncGenerator<string> {
  let sum = '';
  const line = (value: object): string => {
    const text = JSON.stringify(value);
    sum = sumAfter(sum, text);
    return `${text}\n`;
  };
  const steps = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(db);
  yield line({ sortie: 'back-up', format: FORMAT, steps: steps.rows.map(({ name }) => name) });
  for (const part of PARTS) {
    counts[part] = 0;
    for await (const row of rowsOf(db, part)) {
      counts[part]++;
      yield line({ part, row });
    }
  }
  yield `${JSON.stringify({ end: counts, sum })}\n`;
}

async function* rowsOf(db: Database, part: Part): AsyncGenerator<Row> {
  const keys = KEYS[part];
  let last: Row | undefined;
  for (;;) {
    const order = sql.join(keys.map(key => sql.ref(key)));
    const after = last ? sql`where (${order}) > (${sql.join(keys.map(key => sql`${last?.[key]}`))})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(part)} ${after} order by ${order} limit ${PAGE}`.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

interface Read {
  readonly steps: readonly string[];
  readonly counts: Counts;
}

/** Reads a back-up to its end and gives its rows on; throws a sentence if it is damaged or cut off. */
export async function readBackUp(file: string, take: (part: Part, rows: readonly Row[]) => Promise<void>): Promise<Read> {
  const unpacked = createReadStream(file).pipe(createGunzip());
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => unpacked.once('error', reject));
  return Promise.race([failed, readLines(lines, take)]);
}

async function readLines(lines: AsyncIterable<string>, take: (part: Part, rows: readonly Row[]) => Promise<void>): Promise<Read> {
  let sum = '';
  let steps: readonly string[] | undefined;
  let gathered: { readonly part: Part; readonly rows: Row[] } | undefined;
  const counts: Record<string, number> = {};
  for await (const text of lines) {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if ('end' in value) {
      if (value['sum'] !== sum) throw new Error('the back-up was changed after it was written');
      // Parts that came later than a back-up was made are not in it.
      const said = value['end'] as Counts;
      if ([...new Set([...Object.keys(said), ...Object.keys(counts)])].some(part => (said[part] ?? 0) !== (counts[part] ?? 0)))
        throw new Error('the back-up does not hold as many rows as it says');
      if (gathered) await take(gathered.part, gathered.rows);
      return { steps: steps ?? [], counts: said };
    }
    sum = sumAfter(sum, text);
    if (!steps) {
      if (value['sortie'] !== 'back-up' || value['format'] !== FORMAT) throw new Error('this is not a back-up that this program can read');
      steps = value['steps'] as readonly string[];
      continue;
    }
    const part = value['part'] as Part;
    counts[part] = (counts[part] ?? 0) + 1;
    if (gathered && (gathered.part !== part || gathered.rows.length >= PAGE)) {
      await take(gathered.part, gathered.rows);
      gathered = undefined;
    }
    gathered ??= { part, rows: [] };
    gathered.rows.push(value['row'] as Row);
  }
  throw new Error('the back-up was cut off');
}

/** Puts a back-up into an empty database, all of it or nothing, and looks through what is there then. */
export async function restoreBackUp({ db }: Storage, file: string): Promise<Counts> {
  const taken = await db.selectFrom('players').select('id').executeTakeFirst();
  if (taken) throw new Error('this database is not empty: a back-up is restored into a new one');
  // Once to see that it is whole, and once to put it in.
  await readBackUp(file, async () => undefined);
  const { counts } = await db.transaction().execute(trx =>
    readBackUp(file, async (part, rows) => {
      for (const row of inOrder(part, rows))
        await trx
          .insertInto(part)
          .values(row as never)
          .execute();
    }),
  );
  const flaws = await flawsOf(db);
  if (flaws.length > 0) throw new Error(`what was restored is not whole: ${flaws[0]}`);
  return counts;
}

/** A guest whose games an account took over refers to that account, which may come later. */
const inOrder = (part: Part, rows: readonly Row[]): readonly Row[] =>
  part === 'players' ? rows.toSorted((a, b) => Number(a['adopted_by'] !== null) - Number(b['adopted_by'] !== null)) : rows;

/** Looks through the logs of all tables; sentences about those that are not whole. */
export async function flawsOf(db: Database, pause: () => Promise<void> = async () => undefined): Promise<readonly string[]> {
  const flaws: string[] = [];
  let last = '';
  for (;;) {
    const tables = await db.selectFrom('tables').select(['id', 'head']).where('id', '>', last).orderBy('id').limit(PAGE).execute();
    for (const { id, head } of tables) {
      const rows = await db.selectFrom('records').select(['seq', 'body', 'sum']).where('table_id', '=', id).orderBy('seq').execute();
      const { damage, sum } = wholeOf(rows);
      // Somebody may have played on between the two questions.
      const now = sum === head ? head : (await db.selectFrom('tables').select('head').where('id', '=', id).executeTakeFirst())?.head;
      if (damage !== undefined) flaws.push(`table ${id}: ${damage}`);
      else if (head !== '' && sum !== head && now === head) flaws.push(`table ${id}: the last records are missing`);
      await pause();
    }
    if (tables.length < PAGE) return flaws;
    last = tables.at(-1)?.id ?? last;
  }
}
