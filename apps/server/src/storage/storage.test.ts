import type { TableRecord } from '@sortie/table';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forget, newFolder } from '../server.test-support.ts';
import { emptyDatabase } from '../testing/services.test-support.ts';
import { chained, NO_SUM, type Stored, wholeOf } from './chain.ts';
import { migrations } from './migrations.ts';
import { bringUpToDate, openStorage } from './open.ts';
import { Players } from './players.ts';
import { Replays } from './replays.ts';
import type { SeatRow } from './schema.ts';
import type { Storage } from './storage.ts';
import { insertTable, keepHead, keepWeighed, Tables, tearOff } from './tables.ts';

const record = (seq: number, text: string): TableRecord<never> => ({ seq, at: seq, kind: 'said', from: 0, name: 'Ada', text });
const written = (sum: string, from: number, ...texts: readonly string[]): readonly Stored[] =>
  chained(
    sum,
    texts.map((text, i) => record(from + i, text) as never),
  );
const last = (stored: readonly Stored[]): string => stored.at(-1)?.sum ?? NO_SUM;

const folders: string[] = [];
const places = {
  'the embedded database': async () => {
    const folder = newFolder();
    folders.push(folder);
    return openStorage({ folder });
  },
  PostgreSQL: async () => openStorage({ url: await emptyDatabase() }),
} as const;

for (const [name, open] of Object.entries(places))
  describe(name, () => {
    let storage: Storage;
    let players: Players;
    let tables: Tables;
    let now = 1_000;
    let made = 0;
    beforeAll(async () => {
      storage = await open();
      players = new Players(storage.db, () => now);
      tables = new Tables(storage.db);
    });
    afterAll(async () => {
      await storage.close();
      for (const folder of folders.splice(0)) forget(folder);
    });

    async function laid(...texts: readonly string[]): Promise<{ readonly id: string; readonly stored: readonly Stored[] }> {
      const id = `table ${made++}`;
      const { id: player } = await players.newGuest('Ada');
      const stored = written(NO_SUM, 0, ...texts);
      const seat = (n: number): SeatRow => ({
        table_id: id,
        seat: n,
        kind: 'open',
        name: '',
        role: null,
        player: null,
        invite: `i ${id} ${n}`,
      });
      const row = {
        id,
        game: 'g',
        scenario: null,
        title: 'T',
        laid_by: player,
        watch: `w ${id}`,
        weighed: null,
        stage: 'waiting' as const,
      };
      const times = { outcome: null, winners: null, laid_at: 1_700_000_000_000, changed_at: 1_700_000_000_000 };
      await insertTable(storage.db, { ...row, ...times, head: last(stored) }, [seat(0), seat(1)], stored);
      return { id, stored };
    }

    test('a back-up that takes long is as everything was when it began, whoever plays on meanwhile', async () => {
      const { id, stored } = await laid('one');
      const more = written(last(stored), 1, 'two');
      const seen = await storage.snapshot(async db => {
        const heads = await db.selectFrom('tables').select('head').where('id', '=', id).execute();
        expect(await storage.append({ table: id, before: last(stored), stored: more, at: 5 })).toBe('kept');
        return { heads, records: await new Tables(db).records(id) };
      });
      expect(seen).toEqual({ heads: [{ head: last(stored) }], records: stored });
      expect(await tables.head(id)).toBe(last(more));
    });

    test('has every step of its shape, and asking for them again changes nothing', async () => {
      await bringUpToDate(storage);
      const done = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(storage.db);
      expect(done.rows.map(row => row.name)).toEqual(Object.keys(migrations));
      await storage.probe();
      expect(await storage.inspect()).toEqual([]);
    });

    test('a log goes on from where it was judged, and comes back whole', async () => {
      const { id, stored } = await laid('one', 'two');
      const more = written(last(stored), 2, 'three', 'four');
      const summary = {
        stage: 'over' as const,
        outcome: 'done',
        winners: '[1]',
        seats: [{ seat: 1, kind: 'human' as const, name: 'Bob', player: null }],
      };
      expect(await storage.append({ table: id, before: last(stored), stored: more, at: 1_800_000_000_000, summary })).toBe('kept');
      const rows = await tables.records(id);
      expect(wholeOf(rows)).toMatchObject({ sum: last(more) });
      expect(wholeOf(rows).records).toHaveLength(4);
      expect(await tables.head(id)).toBe(last(more));
      const found = (await tables.byId(id))!;
      expect(found.table).toMatchObject({ stage: 'over', outcome: 'done', changed_at: 1_800_000_000_000, laid_at: 1_700_000_000_000 });
      expect(found.seats).toMatchObject([{ kind: 'open' }, { kind: 'human', name: 'Bob' }]);
      expect(await tables.records(id, 3)).toHaveLength(1);
    });

    test('of many who continue the same log at once one succeeds; what the others judged counts for nothing', async () => {
      const { id, stored } = await laid('one');
      const tries = Array.from({ length: 20 }, (_, i) => written(last(stored), 1, `by ${i}`));
      const done = await Promise.all(tries.map(more => storage.append({ table: id, before: last(stored), stored: more, at: 5 })));
      expect(done.filter(one => one === 'kept')).toHaveLength(1);
      const rows = await tables.records(id);
      expect(rows).toHaveLength(2);
      expect(rows[1]!.body).toBe(tries[done.indexOf('kept')]![0]!.body);
      expect(wholeOf(rows).damage).toBeUndefined();
      // Even the right number does not help whoever judged it on another log.
      const elsewhere = written('another log', 2, 'no');
      expect(await storage.append({ table: id, before: 'another log', stored: elsewhere, at: 6 })).toBe('behind');
      expect(await storage.append({ table: 'no table', before: '', stored: elsewhere, at: 6 })).toBe('behind');
    });

    test('one table’s trouble is not another’s, and a log stays whole when a write fails', async () => {
      const [a, b] = [await laid('one'), await laid('one')];
      const broken = written(last(a.stored), 1, 'two').map(one => ({ ...one, body: null as unknown as string }));
      const good = written(last(b.stored), 1, 'two');
      const [first, second] = await Promise.allSettled([
        storage.append({ table: a.id, before: last(a.stored), stored: broken, at: 5 }),
        storage.append({ table: b.id, before: last(b.stored), stored: good, at: 5 }),
      ]);
      expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
      expect(await tables.head(a.id)).toBe(last(a.stored));
      // What was judged on the write that failed finds that out.
      const behindIt = written(last(broken), 2, 'three');
      expect(await storage.append({ table: a.id, before: last(broken), stored: behindIt, at: 6 })).toBe('behind');
      expect(await storage.append({ table: a.id, before: last(a.stored), stored: written(last(a.stored), 1, 'two'), at: 7 })).toBe('kept');
      expect(wholeOf(await tables.records(a.id)).records).toHaveLength(2);
    });

    test('many tables write at once', async () => {
      const all = await Promise.all(Array.from({ length: 30 }, () => laid('one')));
      const heads = new Map(all.map(({ id, stored }) => [id, last(stored)]));
      for (let round = 1; round < 6; round++)
        await Promise.all(
          all.map(async ({ id }) => {
            const more = written(heads.get(id)!, round, `round ${round}`);
            expect(await storage.append({ table: id, before: heads.get(id)!, stored: more, at: round })).toBe('kept');
            heads.set(id, last(more));
          }),
        );
      expect(await tables.heads([...heads.keys()])).toEqual(heads);
      for (const { id } of all) expect(wholeOf(await tables.records(id)).records).toHaveLength(6);
    });

    test('what is damaged is put aside once, whoever tries; the log goes on before it', async () => {
      const { id, stored } = await laid('one', 'two', 'three');
      const [, head] = [stored[0]!.sum!, last(stored)];
      const whole = { head, sum: stored[0]!.sum! };
      await Promise.all([1, 2].map(() => tearOff(storage.db, id, 1, 'damaged', 9, whole)));
      const torn = await storage.db.selectFrom('torn').select(['seq', 'reason']).where('table_id', '=', id).orderBy('seq').execute();
      expect(torn).toEqual([
        { seq: 1, reason: 'damaged' },
        { seq: 2, reason: 'damaged' },
      ]);
      expect(await tables.head(id)).toBe(whole.sum);
      expect(await tables.records(id)).toHaveLength(1);
      await keepHead(storage.db, id, 'never');
      expect(await tables.head(id)).toBe(whole.sum);
    });

    test('players, sessions, plans and replays are found again', async () => {
      const guest = await players.newGuest('Ada');
      const cookie = await players.newSession(guest.id);
      expect((await players.bySession(cookie))?.player).toEqual(guest);
      await players.register(guest.id, `ada ${name}`, 'hash', 'code');
      expect(await players.byLogin(`ada ${name}`)).toMatchObject({ id: guest.id, created_at: now });
      await expect(players.register((await players.newGuest('Bob')).id, `ada ${name}`, 'hash', 'code')).rejects.toThrow();
      expect(await players.recover(guest.id, 'code', 'fresh', 'next')).toBe(true);
      expect(await players.recover(guest.id, 'code', 'fresh', 'next')).toBe(false);
      now += 500 * 24 * 3600_000;
      expect(await players.bySession(cookie)).toBeUndefined();
      const { id } = await laid('one');
      await keepWeighed(storage.db, id, { seat: 1, plans: [], after: 3 });
      expect(await tables.weighed(id)).toEqual({ seat: 1, plans: [], after: 3 });
      const replays = new Replays(storage.db);
      const card = { id: `r ${name}`, game: 'g', title: 't', seats: '[]', entries: 3, kept_by: guest.id, kept_at: 1_900_000_000_000 };
      await replays.keep({ ...card, body: 'x'.repeat(100_000) });
      expect(await replays.card(card.id)).toEqual(card);
      expect(await replays.body(card.id)).toHaveLength(100_000);
      expect(await replays.ofPlayers([guest.id])).toEqual([card]);
    });
  });

test('a connection to PostgreSQL that breaks between two questions fails the next one and nothing else', async () => {
  const url = await emptyDatabase();
  const [storage, other] = [await openStorage({ url }), await openStorage({ url })];
  await expect(
    storage.db.transaction().execute(async trx => {
      const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      const isThere = async (): Promise<boolean> =>
        (await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(other.db)).rows.length > 0;
      while (await isThere());
      await new Promise(resolve => setImmediate(resolve));
      await sql`select 1`.execute(trx);
    }),
  ).rejects.toThrow();
  expect((await sql<{ readonly one: number }>`select 1 as one`.execute(storage.db)).rows).toEqual([{ one: 1 }]);
  await storage.close();
  await other.close();
});
