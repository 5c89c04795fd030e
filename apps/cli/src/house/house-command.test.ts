import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseTools } from '@sortie/server';
import { afterEach, expect, test } from 'vitest';
import { json, sortie, startSortie } from '../../test/run-sortie.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'sortie-house-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

/** A house that was opened once; somebody has an account there. */
async function house(): Promise<string> {
  const data = folder();
  const { openStorage } = await houseTools();
  const storage = await openStorage({ folder: data });
  await storage.db
    .insertInto('players')
    .values({ id: 'p', name: 'Ada', login: 'ada', password: 'x', recovery: null, adopted_by: null, created_at: 1, role: null })
    .execute();
  await storage.close();
  return data;
}

test('a house is backed up, looked through, and restored into a new database', async () => {
  const data = await house();
  const file = join(folder(), 'club.backup');
  expect(await sortie(['house', 'backup', file, '--data', data])).toMatchObject({ code: 0, out: /1 players.*checked/ });
  expect(json(await sortie(['house', 'check', '--data', data, '--json']))).toEqual({ ok: true, flaws: [] });
  const fresh = join(folder(), 'fresh');
  expect(json(await sortie(['house', 'restore', file, '--data', fresh, '--json']))).toMatchObject({ counts: { players: 1 } });
  expect(await sortie(['house', 'restore', file, '--data', fresh])).toMatchObject({ code: 1, err: /not empty/ });
  writeFileSync(file, 'nothing of the kind');
  expect((await sortie(['house', 'restore', file, '--data', join(folder(), 'other')])).code).toBe(1);
});

test('a mistyped folder is no new database', async () => {
  const nowhere = join(folder(), 'nowhere');
  for (const words of [['check'], ['backup', join(nowhere, 'f')], ['migrate', '--dry-run'], ['admin', 'ada']])
    expect(await sortie(['house', ...words, '--data', nowhere])).toMatchObject({ code: 1, err: /there is no database/ });
  expect(existsSync(nowhere)).toBe(false);
});

test('steps that are still to be taken are told word for word before they are', async () => {
  const data = await house();
  expect(json(await sortie(['house', 'migrate', '--dry-run', '--data', data, '--json']))).toEqual({ steps: [], dry: true, statements: [] });
  const { openStorage } = await houseTools();
  const storage = await openStorage({ folder: data });
  await storage.db.schema.dropTable('companion_entries').execute();
  await storage.db.schema.dropTable('companions').execute();
  await storage.db
    .deleteFrom('kysely_migration' as never)
    .where('name' as never, '=', '0009-companions' as never)
    .execute();
  await storage.close();
  const dry = json(await sortie(['house', 'migrate', '--dry-run', '--data', data, '--json']));
  expect(dry).toMatchObject({
    steps: ['0009-companions'],
    statements: [expect.stringContaining('create table "companions"'), expect.anything()],
  });
  expect((await sortie(['house', 'migrate', '--data', data])).out).toContain('taken: 0009-companions');
  expect((await sortie(['house', 'migrate', '--data', data])).out).toContain('up to date');
});

test('an account is let in to keep order, and no longer', async () => {
  const data = await house();
  expect(await sortie(['house', 'admin', 'ada', '--data', data])).toMatchObject({ code: 0, out: /\/admin/ });
  expect(await sortie(['house', 'admin', 'ada', '--revoke', '--data', data])).toMatchObject({ code: 0, out: /no longer/ });
  expect(await sortie(['house', 'admin', 'nobody', '--data', data])).toMatchObject({ code: 1, err: /no account nobody/ });
});

test('a worker without a Redis says so at once', async () => {
  expect(await sortie(['worker', '--redis', 'http://cache'])).toMatchObject({ code: 2, err: /no address of a Redis/ });
  // Nobody listens at port 1; the password is nobody's business.
  const ran = startSortie(['worker', '--redis', 'redis://:geheim@127.0.0.1:1']);
  expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(/Redis at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/) });
  expect(ran.err).not.toContain('geheim');
});
