import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableCard } from '@sortie/wire';
import { afterEach, expect, test } from 'vitest';
import { games } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { forget, newFolder, placeOf, serve, type TestServer } from '../server.test-support.ts';
import { flawsOf, restoreBackUp } from './backup.ts';
import { migrations } from './migrations.ts';
import { openStorage } from './open.ts';

const BACK_UPS = globSync(fileURLToPath(new URL('../../../../golden/exports/house-*.backup', import.meta.url))).sort();
/** Before this step there were no back-ups. */
const FIRST = '0006';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  if (server) forget(server.data);
  server = undefined;
});

test('there is a back-up of every shape that the database has had since there are back-ups', () => {
  const steps = Object.keys(migrations)
    .map(step => step.slice(0, 4))
    .filter(step => step >= FIRST);
  expect(BACK_UPS.map(file => basename(file).slice('house-'.length, -'.backup'.length))).toEqual(steps);
});

test.each(BACK_UPS)('%s is restored into the shape of today: accounts open, games go on', async file => {
  const data = newFolder();
  const storage = await openStorage(await placeOf(data));
  await restoreBackUp(storage, file);
  expect(await flawsOf(storage.db)).toEqual([]);
  await storage.close();
  server = await serve({ games, data });
  const ada = new Person(server.base);
  await ada.ask('POST', 'session', { login: 'ada', password: 'a golden password' });
  const tables = await ada.ask<readonly TableCard[]>('GET', 'tables');
  expect(tables.map(({ stage }) => stage).sort()).toEqual(['over', 'playing']);
  const line = await ada.line(tables.find(({ stage }) => stage === 'playing')!.id);
  expect(line.outlook!.talk).toMatchObject([{ text: 'well met' }]);
  expect(await line.say({ type: 'chat', text: 'and on' })).toBe('ok');
  const [replay] = await ada.ask<readonly { readonly id: string }[]>('GET', 'replays');
  expect(await ada.ask<string>('GET', `replays/${replay!.id}/file`)).toContain('"sortie":"game"');
});
