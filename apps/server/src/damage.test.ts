import { skirmish } from '@sortie/testkit';
import type { TableCard } from '@sortie/wire';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { Person, type TableLine } from './person.test-support.ts';
import { behindItsBack, forget, serve, type TestServer } from './server.test-support.ts';
import type { Database } from './storage/storage.ts';

const game = skirmish as unknown as AnyGame;
let server: TestServer | undefined;
const folders: string[] = [];
afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const folder of folders.splice(0)) forget(folder);
});

interface Played {
  readonly ada: Person;
  readonly card: TableCard;
  readonly last: number;
  readonly data: string;
}

/** A table that somebody talked at, after its server has ended. */
async function played(words: readonly string[]): Promise<Played> {
  server = await serve({ games: [game] });
  const { data } = server;
  folders.push(data);
  const ada = await Person.named(server.base, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const card = await ada.ask<TableCard>('POST', 'tables', { game: 'skirmish', scenario: 'plain', seats, dice: 'seeded' });
  const line = await ada.line(card.id);
  for (const text of words) expect(await line.say({ type: 'chat', text })).toBe('ok');
  const last = line.outlook!.seq;
  await line.hangUp();
  await server.stop();
  server = undefined;
  return { ada, card, last, data };
}

async function openedAgain({ ada, card, data }: Played): Promise<TableLine> {
  server = await serve({ games: [game], data });
  return Object.assign(new Person(server.base), { cookie: ada.cookie }).line(card.id);
}

type Harm = (db: Database, id: string, seq: number) => Promise<unknown>;

const harms: readonly (readonly [string, Harm, string])[] = [
  [
    'a record is missing',
    (db, id, seq) => db.deleteFrom('records').where('table_id', '=', id).where('seq', '=', seq).execute(),
    'is missing',
  ],
  [
    'a record is cut off',
    (db, id, seq) => sql`update records set body = substr(body, 1, 20) where table_id = ${id} and seq = ${seq}`.execute(db),
    'cannot be read',
  ],
  [
    'a letter of a record has changed',
    (db, id, seq) => sql`update records set body = replace(body, 'two', 'tow') where table_id = ${id} and seq = ${seq}`.execute(db),
    'was changed',
  ],
];

for (const [what, harm, reason] of harms)
  test(`${what}: the table goes on from its last whole record, says so, and nothing is thrown away`, async () => {
    const before = await played(['one', 'two', 'three']);
    await behindItsBack(before.data, db => harm(db, before.card.id, before.last - 1));
    const line = await openedAgain(before);
    expect(line.outlook!.talk.map(({ text }) => text)).toEqual(['one']);
    expect(line.outlook!.marks).toMatchObject([{ kind: 'recovered', seq: before.last - 1 }]);
    expect(String(server!.problems[0])).toContain(reason);
    expect(await line.say({ type: 'chat', text: 'and on' })).toBe('ok');
    const torn = await behindItsBack(before.data, db =>
      db.selectFrom('torn').select('body').where('table_id', '=', before.card.id).execute(),
    );
    expect(torn.some(({ body }) => body.includes('three'))).toBe(true);
    // The wound is closed: opened once more the table has nothing to say about it.
    await line.hangUp();
    await server!.stop();
    const again = await openedAgain(before);
    expect(server!.problems).toEqual([]);
    expect(again.outlook).toMatchObject({ talk: [{ text: 'one' }, { text: 'and on' }], marks: [{ kind: 'recovered' }] });
  });

test('what was lost at the end of a log is missed, too', async () => {
  const before = await played(['one', 'two']);
  await behindItsBack(before.data, db =>
    db.deleteFrom('records').where('table_id', '=', before.card.id).where('seq', '=', before.last).execute(),
  );
  const line = await openedAgain(before);
  expect(line.outlook).toMatchObject({ talk: [{ text: 'one' }], marks: [{ kind: 'recovered', lost: 1 }] });
  expect(String(server!.problems[0])).toContain('the last records are missing');
  expect(await line.say({ type: 'chat', text: 'and on' })).toBe('ok');
});

test('where nothing is left the table says that, and the house stands', async () => {
  const before = await played(['one']);
  await behindItsBack(before.data, db =>
    db.updateTable('records').set({ body: 'x' }).where('table_id', '=', before.card.id).where('seq', '=', 0).execute(),
  );
  server = await serve({ games: [game], data: before.data });
  const ada = Object.assign(new Person(server.base), { cookie: before.ada.cookie });
  const line = await ada.line(before.card.id, { hello: false });
  expect(await line.next('refusal')).toMatchObject({ code: 'fault', reason: /nothing of this table can be read/ });
  expect(await ada.ask<TableCard[]>('GET', 'tables')).toHaveLength(1);
});
