import pg from 'pg';
import type { Append, Appended } from '../storage.ts';
import type { Summary } from '../tables.ts';

interface Queued {
  readonly append: Append;
  readonly resolve: (done: Appended) => void;
  readonly reject: (problem: unknown) => void;
}

/** So many tables share one commit at most. */
const MOST = 100;

/**
 * Connections that write for tables. While one is free a table is written at once; what comes while all are busy gathers and then goes together, so
 * that one wait for the disk serves many. If what went together fails, each goes again by itself: one table's trouble is not another's.
 */
export class Lanes {
  private readonly pool: pg.Pool;
  private readonly most: number;
  private queue: Queued[] = [];
  private busy = 0;

  constructor(pool: pg.Pool, most: number) {
    this.pool = pool;
    this.most = most;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.queue.push({ append, resolve, reject });
      if (this.busy < this.most) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy++;
    while (this.queue.length > 0) await this.write(this.taken());
    this.busy--;
  }

  /** What goes next: lists that change go alone, and so does the second of two for the same table. */
  private taken(): readonly Queued[] {
    const [first] = this.queue;
    if (!first || first.append.summary) return this.queue.splice(0, 1);
    const tables = new Set<string>();
    const batch = this.queue.filter(({ append: { table, summary } }) => {
      if (summary || tables.has(table) || tables.size >= MOST) return false;
      tables.add(table);
      return true;
    });
    const going = new Set(batch);
    this.queue = this.queue.filter(one => !going.has(one));
    return batch;
  }

  private async write(batch: readonly Queued[]): Promise<void> {
    if (batch.length > 1) {
      const appends = batch.map(({ append }) => append);
      try {
        const moved = await appendAll(this.pool, appends);
        for (const { append, resolve } of batch) resolve(moved.has(append.table) ? 'kept' : 'behind');
        return;
      } catch (problem) {
        // Where it is not certain that nothing was written, nothing is tried again: it might be done twice.
        if (!isRolledBack(problem)) {
          for (const { reject } of batch) reject(problem);
          return;
        }
      }
    }
    await Promise.all(batch.map(({ append, resolve, reject }) => appendOne(this.pool, append).then(resolve, reject)));
  }
}

/** The database itself has refused it: a flaw in the data, a quarrel between two, or a rule that would be broken. */
const isRolledBack = (problem: unknown): boolean => problem instanceof pg.DatabaseError && /^(22|23|40)/.test(problem.code ?? '');

const headOf = ({ stored, before }: Append): string => stored.at(-1)?.sum ?? before;

/** Tables that were where they were judged to be; the others are left as they are. */
async function appendAll(pool: pg.Pool, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const records = appends.flatMap(({ table, stored }) => stored.map(one => ({ table, ...one })));
  const values = [
    appends.map(({ table }) => table),
    appends.map(({ before }) => before),
    appends.map(headOf),
    appends.map(({ at }) => at),
    records.map(({ table }) => table),
    records.map(({ seq }) => seq),
    records.map(({ body }) => body),
    records.map(({ sum }) => sum),
  ];
  const { rows } = await pool.query<{ readonly id: string }>({ name: 'append-all', text: TOGETHER, values });
  return new Set(rows.map(({ id }) => id));
}

/** One statement, so that all of it happens or nothing: the head is moved only if it is where it was when these records were judged. */
async function appendOne(pool: pg.Pool, append: Append): Promise<Appended> {
  const { table, before, stored, at, summary } = append;
  const values: unknown[] = [
    table,
    before,
    headOf(append),
    at,
    stored.map(({ seq }) => seq),
    stored.map(({ body }) => body),
    stored.map(({ sum }) => sum),
  ];
  const { rows } = await pool.query<{ readonly moved: number }>(
    summary
      ? { name: 'append-summary', text: WITH_SUMMARY, values: [...values, ...summaryValues(summary)] }
      : { name: 'append', text: PLAIN, values },
  );
  return rows[0]?.moved === 1 ? 'kept' : 'behind';
}

const summaryValues = ({ stage, outcome, winners, seats }: Summary): readonly unknown[] => [
  stage,
  outcome,
  winners,
  seats.map(({ seat }) => seat),
  seats.map(({ kind }) => kind),
  seats.map(({ name }) => name),
  seats.map(({ player }) => player),
];

const TOGETHER = `with asked as (
  select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as a (id, before, head, at)
), moved as (
  update tables set head = asked.head, changed_at = asked.at from asked where tables.id = asked.id and tables.head = asked.before returning tables.id
), written as (
  insert into records (table_id, seq, body, sum)
  select r.table_id, r.seq, r.body, r.sum from unnest($5::text[], $6::int[], $7::text[], $8::text[]) as r (table_id, seq, body, sum)
  where r.table_id in (select id from moved)
) select id from moved`;

const WRITTEN = `written as (
  insert into records (table_id, seq, body, sum)
  select $1, r.seq, r.body, r.sum from unnest($5::int[], $6::text[], $7::text[]) as r (seq, body, sum) where exists (select 1 from moved)
)`;

const PLAIN = `with moved as (
  update tables set head = $3, changed_at = $4 where id = $1 and head = $2 returning 1
), ${WRITTEN} select count(*)::int as moved from moved`;

const WITH_SUMMARY = `with moved as (
  update tables set head = $3, changed_at = $4, stage = $8, outcome = $9, winners = $10 where id = $1 and head = $2 returning 1
), ${WRITTEN}, sat as (
  update seats set kind = s.kind, name = s.name, player = s.player
  from unnest($11::int[], $12::text[], $13::text[], $14::text[]) as s (seat, kind, name, player)
  where seats.table_id = $1 and seats.seat = s.seat and exists (select 1 from moved)
) select count(*)::int as moved from moved`;
