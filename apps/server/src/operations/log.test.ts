import type { TableCard } from '@sortie/wire';
import { afterEach, expect, test } from 'vitest';
import { Person } from '../person.test-support.ts';
import { eventually, forget, newFolder } from '../server.test-support.ts';
import { killAll, startProcess } from '../testing/process.test-support.ts';
import { masked } from './log.ts';

afterEach(killAll);

test('logs hold no links', () => {
  expect(masked('/api/invites/secret')).toBe('/api/invites/…');
  expect(masked('/join/secret?x=1')).toBe('/join/…?x=1');
  expect(masked('/api/tables/t1/socket?watch=secret&x=1')).toBe('/api/tables/t1/socket?watch=…&x=1');
  expect(masked('/api/replays/secret/file')).toBe('/api/replays/…/file');
  expect(masked('/api/tables')).toBe('/api/tables');
});

test('a server that logs everything logs what was asked, and no password, cookie, link, code or word of anybody', async () => {
  const data = newFolder();
  const { base, output, process: server, ended } = await startProcess({ SORTIE_DATA: data, SORTIE_LOG: 'debug' });
  const [ada, bob] = [await Person.named(base, 'Ada'), await Person.named(base, 'Bob')];
  const secrets = ['pa55-word-of-ada', 'a-wr0ng-password', 'wh1spered words'];
  const { recovery } = await ada.ask<{ readonly recovery: string }>('POST', 'account', { login: 'ada', password: secrets[0] });
  await ada.refused('POST', 'session', { login: 'ada', password: secrets[1] });
  await ada.refused('POST', 'account/recovery', { login: 'nobody', code: recovery, password: secrets[0] });
  const plan = { game: 'quick-start', scenario: 'two-each', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
  const card = await ada.ask<TableCard>('POST', 'tables', plan);
  const [invite = '', watch = ''] = [card.inviteLinks?.[0]?.path, card.watchLink].map(path => path?.split('/')[2]);
  await bob.raw('GET', `../join/${invite}`);
  await bob.ask('POST', `invites/${invite}`);
  const spectator = await new Person(base).line(card.id, { watch });
  const line = await bob.line(card.id);
  expect(await line.say({ type: 'chat', text: secrets[2] ?? '' })).toBe('ok');
  await bob.ask('POST', `tables/${card.id}/report`, { text: secrets[2] });
  await Promise.all([line.hangUp(), spectator.hangUp()]);
  await eventually(() => expect(output()).toContain(`/api/tables/${card.id}/report`));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  const cookies = [ada, bob].map(({ cookie }) => cookie.split('=')[1] ?? '');
  const lines = output().split('\n');
  for (const secret of [...secrets, ...cookies, recovery, invite, watch]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(lines.filter(said => said.includes(secret))).toEqual([]);
  }
  // Each is one line of JSON, for whoever gathers them.
  const read = lines.filter(said => said.startsWith('{')).map(said => JSON.parse(said) as { readonly req?: { readonly url: string } });
  expect(read.filter(({ req }) => req).length).toBeGreaterThan(5);
  forget(data);
});
