import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { skirmish } from '@sortie/testkit';
import type { BanSeen, ReportSeen, TableCard } from '@sortie/wire';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { behindItsBack, eventually, forget, isShared, newFolder, type Serving, serve, type TestServer } from '../server.test-support.ts';
import { backUp, flawsOf, readBackUp, restoreBackUp } from '../storage/backup.ts';
import { sweep } from '../storage/housekeeping.ts';
import { openStorage } from '../storage/open.ts';
import { databaseFile } from '../storage/sqlite/open.ts';
import type { Database } from '../storage/storage.ts';
import { emptyDatabase } from '../testing/services.test-support.ts';

const game = skirmish as unknown as AnyGame;
const servers: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
    forget(server.data);
  }
  for (const folder of folders.splice(0)) forget(folder);
});

async function opened(options: Partial<Serving> = {}): Promise<TestServer> {
  const server = await serve({ games: [game], ...options });
  servers.push(server);
  return server;
}

const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};

const HOT_SEAT = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' };
const TWO = { ...HOT_SEAT, seats: [{ kind: 'me' }, { kind: 'open' }] };
const login = (name: string) => ({ login: name, password: 'a good password' });

async function talked(server: TestServer, name: string, text: string): Promise<{ readonly person: Person; readonly card: TableCard }> {
  const person = await Person.named(server.base, name);
  const card = await person.ask<TableCard>('POST', 'tables', HOT_SEAT);
  const line = await person.line(card.id);
  expect(await line.say({ type: 'chat', text })).toBe('ok');
  await line.hangUp();
  return { person, card };
}

/** From then on the database says, as a full one does, that nothing can be written. */
async function fill(db: Database): Promise<void> {
  if (!isShared) await sql`create trigger full_disk before update on probes begin select raise(fail, 'the disk is full'); end`.execute(db);
  else {
    await sql`create function full_disk() returns trigger language plpgsql as 'begin raise exception ''the disk is full''; end'`.execute(
      db,
    );
    await sql`create trigger full_disk before update on probes execute function full_disk()`.execute(db);
  }
}

describe('health', () => {
  test('a house that can work says so; one whose database cannot be written says why, and still lives', async () => {
    const { base, data } = await opened();
    const ask = async (path: string): Promise<{ readonly status: number; readonly body: string }> => {
      const answer = await fetch(`${base}/api/${path}`);
      return { status: answer.status, body: await answer.text() };
    };
    expect(await ask('ready')).toMatchObject({ status: 200, body: /"database":"ok"/ });
    await behindItsBack(data, fill);
    await eventually(async () => expect(await ask('ready')).toMatchObject({ status: 503, body: /the disk is full/ }));
    expect((await ask('health')).status).toBe(503);
    expect((await ask('live')).status).toBe(200);
  });

  test('metrics are for those who watch over the house, and every figure of the dashboard is among them', async () => {
    const server = await opened();
    await talked(server, 'Ada', 'hello');
    const text = await (await fetch(`${server.base}/metrics`)).text();
    expect(text).toMatch(/sortie_message_seconds_count\{outcome="done"\} [1-9]/);
    expect(text).toMatch(/sortie_append_seconds_count\{outcome="kept"\} [1-9]/);
    const dashboard = readFileSync(new URL('../../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8');
    const named = new Set(dashboard.match(/sortie_[a-z_]+/g));
    expect(named.size).toBeGreaterThan(6);
    for (const name of named) expect(text).toContain(name.replace(/_(bucket|count)$/, ''));
    const closed = await opened({ metrics: ['10.0.0.1'] });
    expect((await fetch(`${closed.base}/metrics`)).status).toBe(404);
  });
});

describe('damage', () => {
  test('a database without content is refused with what to do, instead of beginning anew in silence', async () => {
    const data = folder();
    closeSync(openSync(databaseFile(data), 'w'));
    await expect(openStorage({ folder: data })).rejects.toThrow('is empty. Restore a back-up');
    writeFileSync(databaseFile(data), 'this is not a database, and it is long enough to be sure of that');
    await expect(openStorage({ folder: data })).rejects.toThrow('not a database');
  });

  test('the look through everything after the start finds a changed record, and says so to whoever watches', async () => {
    const server = await opened();
    const { card } = await talked(server, 'Ada', 'hello');
    await server.stop();
    servers.length = 0;
    await behindItsBack(server.data, db =>
      sql`update records set body = replace(body, 'hello', 'jello') where table_id = ${card.id}`.execute(db),
    );
    const again = await opened({ data: server.data });
    await eventually(() => expect(again.house.damage()).toHaveLength(1));
    const { checks } = (await (await fetch(`${again.base}/api/ready`)).json()) as { readonly checks: Record<string, string> };
    expect(checks['integrity']).toContain(card.id);
  });
});

describe('a back-up', () => {
  test('made while people play is restored into the other kind of database, whole, and every guest is still who they were', async () => {
    const server = await opened();
    const { person, card } = await talked(server, 'Ada', 'before');
    await person.ask('POST', 'account', login('ada'));
    const file = join(folder(), 'house.backup');
    const counts = await backUp(server.house.storage, file);
    expect(counts).toMatchObject({ players: 1, tables: 1, seats: 2 });
    const database = await emptyDatabase();
    const other = await openStorage({ url: database });
    expect(await restoreBackUp(other, file)).toEqual(counts);
    await expect(restoreBackUp(other, file)).rejects.toThrow('not empty');
    expect(await flawsOf(other.db)).toEqual([]);
    await other.close();
    const moved = await opened({ database });
    const line = await Object.assign(new Person(moved.base), { cookie: person.cookie }).line(card.id);
    expect(line.outlook!.talk).toMatchObject([{ text: 'before' }]);
    expect(await line.say({ type: 'chat', text: 'after' })).toBe('ok');
  });

  test('made in the middle of a game holds no table whose log and end do not fit together', async () => {
    const server = await opened();
    const { person, card } = await talked(server, 'Ada', 'before');
    const line = await person.line(card.id);
    const { storage } = server.house;
    // Between the heads of the tables and their logs somebody plays on.
    const between: typeof storage = {
      ...storage,
      snapshot: look =>
        storage.snapshot(async db => {
          const taken = look(db);
          for (let i = 0; i < 20; i++) expect(await line.say({ type: 'chat', text: `word ${i}` })).toMatch(/ok|too-often/);
          return taken;
        }),
    };
    const file = join(folder(), 'house.backup');
    await backUp(between, file);
    const restored = await openStorage({ folder: folder() });
    await restoreBackUp(restored, file);
    expect(await flawsOf(restored.db)).toEqual([]);
    await restored.close();
  });

  test('that was cut off or changed is refused, and nothing of it gets in', async () => {
    const server = await opened();
    await talked(server, 'Ada', 'one');
    const file = join(folder(), 'house.backup');
    await backUp(server.house.storage, file);
    const whole = readFileSync(file);
    const damaged = join(folder(), 'damaged');
    const storage = await openStorage({ folder: folder() });
    for (const bytes of [whole.subarray(0, whole.length - 30), whole.map((byte, i) => (i === 200 ? byte ^ 1 : byte))]) {
      writeFileSync(damaged, bytes);
      await expect(restoreBackUp(storage, damaged)).rejects.toThrow();
    }
    expect(await storage.db.selectFrom('players').select('id').execute()).toEqual([]);
    await storage.close();
    expect((await readBackUp(file, async () => undefined)).counts['tables']).toBe(1);
  });
});

describe('what is kept, and for how long', () => {
  test('guests, tables and replays that are too old are forgotten; what somebody uses stays', async () => {
    const server = await opened();
    const { person } = await talked(server, 'Ada', 'old');
    await talked(server, 'Bob', 'old');
    await Person.named(server.base, 'Only looked in');
    const { db } = server.house.storage;
    const day = 24 * 3600_000;
    const now = Date.now();
    expect(await sweep(db, { guests: 1, tables: 1, replays: 1 }, now)).toMatchObject({ guests: 0, tables: 0 });
    const keep = { guests: 30, tables: 60, replays: 0 };
    expect(await sweep(db, keep, now + 40 * day)).toMatchObject({ guests: 1, tables: 0 });
    expect(await sweep(db, keep, now + 70 * day)).toMatchObject({ tables: 2, guests: 2 });
    expect(await db.selectFrom('records').select('seq').execute()).toEqual([]);
    expect((await person.raw('GET', 'me')).status).toBe(204);
  });

  test('a player gets everything that is kept of them, and nothing that is somebody else’s or secret', async () => {
    const server = await opened();
    const { person, card } = await talked(server, 'Ada', 'what I said');
    const data = JSON.stringify(await person.ask('GET', 'account/data'));
    expect(data).toContain('what I said');
    expect(data).toContain(card.id);
    const [laid] = await server.house.tables.records(card.id);
    expect(data).not.toContain((JSON.parse(laid!.body) as { readonly seed: string }).seed);
  });

  test('deleting an account deletes what is only theirs; a game with others goes on without their name and words', async () => {
    const server = await opened();
    const [ada, bob] = [await Person.named(server.base, 'Ada'), await Person.named(server.base, 'Bob')];
    await ada.ask('POST', 'account', login('ada'));
    const alone = await ada.ask<TableCard>('POST', 'tables', HOT_SEAT);
    const shared = await ada.ask<TableCard>('POST', 'tables', TWO);
    await bob.ask('POST', `invites/${shared.inviteLinks![0]!.path.split('/')[2]!}`);
    const [hers, his] = [await ada.line(shared.id), await bob.line(shared.id)];
    for (const line of [hers, his]) expect(await line.say({ type: 'ready', ready: true })).toBe('ok');
    expect(await hers.say({ type: 'chat', text: 'a private word' })).toBe('ok');
    expect(await his.say({ type: 'chat', text: 'an answer' })).toBe('ok');
    await ada.ask('DELETE', 'account', { password: 'a good password' });
    expect(await server.house.tables.byId(alone.id)).toBeUndefined();
    const everything = JSON.stringify(await server.house.tables.records(shared.id));
    expect(everything).not.toContain('a private word');
    expect(everything).not.toContain('Ada');
    const back = await bob.line(shared.id);
    expect(back.outlook!.seats.map(({ name }) => name)).toEqual(['Guest', 'Bob']);
    expect(back.outlook!.talk.map(({ text }) => text)).toEqual(['…', 'an answer']);
    expect(back.outlook!.marks).toEqual([]);
    expect(await back.say({ type: 'chat', text: 'and on' })).toBe('ok');
    expect(await flawsOf(server.house.storage.db)).toEqual([]);
  });
});

describe('what somebody leaves at tables of others', () => {
  /** Ada's table; Bob watches, talks, sits down, leaves again, and a damaged end is cut off. */
  async function visited(): Promise<{ readonly server: TestServer; readonly bob: Person; readonly table: string }> {
    const server = await opened();
    const [ada, bob] = [await Person.named(server.base, 'Ada'), await Person.named(server.base, 'Bob')];
    const card = await ada.ask<TableCard>('POST', 'tables', TWO);
    const watching = await bob.line(card.id, { watch: card.watchLink!.split('/').at(-1)! });
    expect(await watching.say({ type: 'chat', text: 'a word from the crowd' })).toBe('ok');
    await bob.ask('POST', `invites/${card.inviteLinks![0]!.path.split('/')[2]!}`);
    await bob.ask('POST', `tables/${card.id}/leave`);
    const { db } = server.house.storage;
    await db.insertInto('torn').values({ table_id: card.id, seq: 99, body: 'Bob said', reason: 'x', torn_at: 1 }).execute();
    return { server, bob, table: card.id };
  }

  test('they are told of it, words from among those who watch included', async () => {
    const { bob, table } = await visited();
    const data = JSON.stringify(await bob.ask('GET', 'account/data'));
    expect(data).toContain('a word from the crowd');
    expect(data).toContain(table);
  });

  test('a guest who has only a name is forgotten as a whole; the table stays with whoever laid it', async () => {
    const { server, bob, table } = await visited();
    await bob.ask('DELETE', 'me');
    const { db } = server.house.storage;
    expect(JSON.stringify(await server.house.tables.records(table))).not.toMatch(/Bob|crowd/);
    for (const part of ['torn', 'traces'] as const) expect(await db.selectFrom(part).selectAll().execute()).toEqual([]);
    expect(await flawsOf(db)).toEqual([]);
    expect((await bob.raw('GET', 'me')).status).toBe(204);
    const account = await Person.named(server.base, 'Eve');
    await account.ask('POST', 'account', login('eve'));
    expect(await account.refused('DELETE', 'me')).toBe('403 not-allowed');
  });

  test('a guest who has reported a table does not keep others from being forgotten', async () => {
    const { server, table } = await visited();
    const eve = await Person.named(server.base, 'Eve');
    const { id } = (await server.house.storage.db.selectFrom('players').select('id').where('name', '=', 'Eve').executeTakeFirst())!;
    await server.house.wardens.report(table, id, 'somebody shouts');
    expect((await eve.raw('GET', 'me')).status).toBe(200);
    const later = Date.now() + 40 * 24 * 3600_000;
    expect(await sweep(server.house.storage.db, { guests: 30, tables: 0, replays: 0 }, later)).toMatchObject({ guests: 1 });
  });
});

describe('those who keep order', () => {
  const ASKED = ['house', 'tables', 'players', 'bans', 'reports', 'jobs'];

  test('those who keep order ask for what nobody else can ask for', async () => {
    const server = await opened();
    const { person: ada, card } = await talked(server, 'Ada', 'hello');
    await ada.ask('POST', 'account', login('ada'));
    for (const path of ASKED) expect(await ada.refused('GET', `admin/${path}`)).toBe('404 not-found');
    expect(await server.house.wardens.appoint('ada', 'admin')).toBe(true);
    expect(await server.house.wardens.appoint('nobody', 'admin')).toBe(false);
    expect(await ada.ask('GET', 'me')).toMatchObject({ role: 'admin' });
    const bob = await Person.named(server.base, 'Bob');
    const deeds = [`tables/${card.id}/close`, 'players/x/ban', 'bans', 'reports/x/settle'];
    for (const path of ASKED) expect(await bob.refused('GET', `admin/${path}`)).toBe('404 not-found');
    for (const path of deeds) expect(await bob.refused('POST', `admin/${path}`, {})).toBe('404 not-found');
    expect(await bob.refused('DELETE', 'admin/bans/x')).toBe('404 not-found');
    expect((await ada.raw('POST', `admin/tables/${card.id}/close`, { reason: 'x' }, { origin: 'http://evil.example' })).status).toBe(403);
    expect(await ada.ask('GET', 'admin/house')).toMatchObject({ reports: 0, checks: { database: 'ok' }, damage: [] });
    expect(await ada.ask('GET', 'admin/players?q=Bob')).toMatchObject([{ name: 'Bob' }]);
    expect(await ada.ask('GET', 'admin/tables')).toMatchObject([{ id: card.id, stage: 'playing' }]);
    expect(await ada.ask('GET', 'admin/jobs')).toEqual([]);
  });

  test('they close tables, settle reports, ban players and addresses, and lift bans', async () => {
    const server = await opened();
    const { person: ada, card } = await talked(server, 'Ada', 'hello');
    await ada.ask('POST', 'account', login('ada'));
    await server.house.wardens.appoint('ada', 'admin');
    await ada.ask('POST', `tables/${card.id}/report`, { text: 'somebody shouts' });
    const [report] = await ada.ask<readonly ReportSeen[]>('GET', 'admin/reports');
    expect(report).toMatchObject({ text: 'somebody shouts', by: 'Ada', title: card.title });
    await ada.ask('POST', `admin/reports/${report!.id}/settle`);
    expect(await ada.ask('GET', 'admin/reports')).toEqual([]);
    const line = await ada.line(card.id);
    await ada.ask('POST', `admin/tables/${card.id}/close`, { reason: 'enough' });
    expect(await line.next('bye')).toMatchObject({ reason: 'enough' });
    expect(await ada.refused('GET', `tables/${card.id}`)).toBe('410 not-allowed');
    const bob = await Person.named(server.base, 'Bob');
    await bob.ask('POST', 'account', login('bob'));
    const { id } = (await server.house.players.byLogin('bob'))!;
    await ada.ask('POST', `admin/players/${id}/ban`, { reason: 'x', days: 1 });
    expect((await bob.raw('GET', 'me')).status).toBe(204);
    expect(await bob.refused('POST', 'session', login('bob'))).toBe('403 not-allowed');
    const [ban] = await ada.ask<readonly BanSeen[]>('GET', 'admin/bans');
    expect(ban).toMatchObject({ kind: 'player', who: 'Bob', reason: 'x' });
    await ada.ask('DELETE', `admin/bans/${ban!.id}`);
    await bob.ask('POST', 'session', login('bob'));
    expect(await ada.refused('POST', 'admin/bans', { address: 'nowhere', reason: '' })).toBe('400 malformed');
    await ada.ask('POST', 'admin/bans', { address: '127.0.0.1', reason: 'too many' });
    await eventually(async () => expect(await ada.refused('GET', 'admin/house')).toBe('403 not-allowed'));
  });
});
