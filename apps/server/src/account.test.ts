import { skirmish } from '@sortie/testkit';
import type { Me, Registered, TableCard } from '@sortie/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { Person } from './person.test-support.ts';
import { eventually, forget, serve, type TestServer } from './server.test-support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve({ games: [skirmish as unknown as AnyGame] });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});

const password = 'correct horse';
const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };

async function account(login: string): Promise<{ readonly person: Person; readonly recovery: string }> {
  const person = await Person.named(server.base, login);
  const { recovery } = await person.ask<Registered>('POST', 'account', { login, password });
  return { person, recovery };
}

async function signedIn(login: string, as = password): Promise<Person> {
  const person = new Person(server.base);
  await person.ask('POST', 'session', { login, password: as });
  return person;
}

describe('a password', () => {
  test('is changed by whoever knows it, and every other device has to sign in again', async () => {
    const { person: ada } = await account('ada.changes');
    const phone = await signedIn('ada.changes');
    const before = ada.cookie;
    expect(await ada.refused('PUT', 'account/password', { password: 'wrong horse', fresh: 'battery staple' })).toBe('401 not-allowed');
    expect(await ada.refused('PUT', 'account/password', { password, fresh: 'short' })).toBe('400 malformed');
    expect(await ada.ask<Me>('PUT', 'account/password', { password, fresh: 'battery staple' })).toMatchObject({ login: 'ada.changes' });
    expect(ada.cookie).not.toBe(before);
    expect(await ada.ask<Me>('GET', 'me')).toMatchObject({ login: 'ada.changes' });
    expect(await phone.ask('GET', 'me')).toBeUndefined();
    expect(await phone.refused('POST', 'session', { login: 'ada.changes', password })).toBe('401 not-allowed');
    await signedIn('ada.changes', 'battery staple');
  });

  test('that is lost is replaced by the code, once, as people type it from paper', async () => {
    const { person: ada, recovery } = await account('ada.forgets');
    expect(recovery).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const phone = new Person(server.base);
    const typed = ` ${recovery.toLowerCase().replaceAll('-', ' ')} `;
    const again = await phone.ask<Registered>('POST', 'account/recovery', {
      login: 'Ada.Forgets',
      code: typed,
      password: 'battery staple',
    });
    expect(again.login).toBe('ada.forgets');
    expect(again.recovery).not.toBe(recovery);
    expect(await phone.ask<Me>('GET', 'me')).toMatchObject({ login: 'ada.forgets' });
    // Whoever had taken the account over is out, and neither the old password nor the old code opens anything.
    expect(await ada.ask('GET', 'me')).toBeUndefined();
    expect(await ada.refused('POST', 'session', { login: 'ada.forgets', password })).toBe('401 not-allowed');
    expect(await ada.refused('POST', 'account/recovery', { login: 'ada.forgets', code: recovery, password })).toBe('401 not-allowed');
    await signedIn('ada.forgets', 'battery staple');
    await ada.ask('POST', 'account/recovery', { login: 'ada.forgets', code: again.recovery, password });
  });

  test('opens a new code, and the one before is spent', async () => {
    const { person: ada, recovery } = await account('ada.prints');
    expect(await ada.refused('POST', 'account/code', { password: 'wrong horse' })).toBe('401 not-allowed');
    const { recovery: fresh } = await ada.ask<Registered>('POST', 'account/code', { password });
    expect(await ada.refused('POST', 'account/recovery', { login: 'ada.prints', code: recovery, password })).toBe('401 not-allowed');
    expect(await ada.ask<Me>('POST', 'account/recovery', { login: 'ada.prints', code: fresh, password })).toMatchObject({
      name: 'ada.prints',
    });
  });
});

test('two who spend a code at the same time do not both get in', async () => {
  const { recovery } = await account('ada.twice');
  const tries = ['first horse', 'second horse'].map(fresh =>
    new Person(server.base).raw('POST', 'account/recovery', { login: 'ada.twice', code: recovery, password: fresh }),
  );
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('an account is deleted with its password: sessions end, the login is free, and the games go on as a guest’s', async () => {
  const { person: ada, recovery } = await account('ada.goes');
  const phone = await signedIn('ada.goes');
  const laid = await ada.ask<TableCard>('POST', 'tables', plan);
  const bob = await Person.named(server.base, 'Bob');
  await bob.ask('POST', `invites/${laid.inviteLinks![0]!.path.split('/').at(-1)}`);
  const line = await ada.line(laid.id);
  expect(await ada.refused('DELETE', 'account', { password: 'wrong horse' })).toBe('401 not-allowed');
  await ada.ask('DELETE', 'account', { password });

  for (const device of [ada, phone]) expect(await device.ask('GET', 'me')).toBeUndefined();
  await eventually(() => expect(line.closed?.code).toBe(4503));
  expect(await ada.refused('POST', 'session', { login: 'ada.goes', password })).toBe('401 not-allowed');
  expect(await ada.refused('POST', 'account/recovery', { login: 'ada.goes', code: recovery, password })).toBe('401 not-allowed');
  expect(await bob.ask<TableCard[]>('GET', 'tables')).toMatchObject([{ id: laid.id, stage: expect.any(String) }]);
  const other = await Person.named(server.base, 'Another Ada');
  expect(await other.ask<Me>('POST', 'account', { login: 'ada.goes', password })).toMatchObject({ login: 'ada.goes' });
  expect(await other.ask('GET', 'tables')).toEqual([]);
  expect(await other.refused('GET', `tables/${laid.id}`)).toBe('404 not-found');
});

test('nobody does any of it for another', async () => {
  const { recovery } = await account('ada.safe');
  const { person: eve, recovery: hers } = await account('eve');
  const nobody = new Person(server.base);
  const guest = await Person.named(server.base, 'Guest');
  const body = { password, fresh: 'battery staple' };
  for (const [who, code] of [
    [nobody, '403 not-allowed'],
    [guest, '403 not-allowed'],
  ] as const) {
    expect(await who.refused('PUT', 'account/password', body)).toBe(code);
    expect(await who.refused('POST', 'account/code', { password })).toBe(code);
    expect(await who.refused('DELETE', 'account', { password })).toBe(code);
  }
  // Neither the own code nor a guess opens another's account, and a login cannot be smuggled in.
  const fresh = { login: 'ada.safe', password: 'battery staple' };
  expect(await eve.refused('POST', 'account/recovery', { ...fresh, code: hers })).toBe('401 not-allowed');
  expect(await eve.refused('POST', 'account/recovery', { ...fresh, code: '0'.repeat(20) })).toBe('401 not-allowed');
  expect(await eve.refused('POST', 'account/recovery', { ...fresh, code: '' })).toBe('400 malformed');
  expect(await eve.refused('DELETE', 'account', { password, login: 'ada.safe' })).toBe('400 malformed');
  expect(await eve.refused('PUT', 'account/password', { ...body, login: 'ada.safe' })).toBe('400 malformed');
  const foreign = await eve.raw('DELETE', 'account', { password }, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  // The code of the one is still good, and so is the account of the other.
  await signedIn('ada.safe');
  expect(recovery).not.toBe(hers);
  expect(await eve.ask<Me>('GET', 'me')).toMatchObject({ login: 'eve' });
});
