import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { forget, newFolder } from './server.test-support.ts';
import { readSettings } from './settings.ts';
import { freePort } from './testing/services.test-support.ts';

test('without anything it is ready to start; a flag counts more than the environment', () => {
  expect(readSettings({}, [], '/home')).toMatchObject({
    host: '127.0.0.1',
    port: 5180,
    data: '/home/.sortie',
    trustProxy: [],
    perMinute: 600,
  });
  expect(readSettings({ PORT: '1', SORTIE_REDIS: '' }, ['--port', '2'], '/')).toMatchObject({ port: 2 });
  const shared = [
    '--database',
    'postgres://u:p@db/sortie',
    '--redis',
    'redis://r:6379',
    '--thinkers',
    '0',
    '--trust-proxy',
    '127.0.0.1,10.0.0.0/8',
  ];
  expect(readSettings({}, shared, '/')).toMatchObject({ thinkers: 0, trustProxy: ['127.0.0.1', '10.0.0.0/8'], redis: 'redis://r:6379' });
});

test('what cannot be is named, with what it should be, and no password is repeated', () => {
  const wrong: readonly (readonly [Record<string, string>, readonly string[], RegExp])[] = [
    [{ PORT: 'x' }, [], /^PORT must be a number from 0 to 65535, not "x"$/],
    [{}, ['--port', '70000'], /^--port must be/],
    [{ SORTIE_TRUST_PROXY: 'yes' }, [], /^SORTIE_TRUST_PROXY must be a list of addresses/],
    [{ SORTIE_TRUST_PROXY: '1' }, [], /SORTIE_TRUST_PROXY must be/],
    [{}, ['--trust-proxy', '10.0.0.0/99'], /must be a list of addresses/],
    [{}, ['--database', 'mysql://u:secret@x/y'], /^--database must be an address such as postgres:.*not "mysql:\/\/\*\*\*@x\/y"$/],
    [{}, ['--redis', 'localhost'], /^--redis must be/],
    [{}, ['--thinkers', '0'], /Without a Redis/],
    [{}, ['--nonsense', '1'], /nonsense/],
    [{ SORTIE_LOG: 'loud' }, [], /one of silent, error, warn, info, debug/],
    [{}, ['--keep-tables', 'long'], /a number of days/],
    [{}, ['--hosts', 'a b!'], /a list of names/],
    [{}, ['--migrate', 'maybe'], /yes or no/],
  ];
  for (const [env, args, says] of wrong) expect(readSettings(env, args, '/')).toMatch(says);
});

test('a start that cannot succeed ends at once with a sentence', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), 'x');
  const port = await freePort();
  const start = (...flags: readonly string[]): string => {
    const { status, stderr } = spawnSync(process.execPath, ['--conditions=sortie-source', main, '--port', '0', ...flags], {
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    return stderr;
  };
  expect(start('--data', join(folder, 'file', 'below'))).toMatch(/^The data folder .* cannot be used: .*ENOTDIR/);
  expect(start('--data', '/proc/nowhere/sortie')).toMatch(/^The data folder .* cannot be used/);
  expect(start('--database', `postgres://u:secret@127.0.0.1:${port}/x`)).toMatch(
    /^The database postgres:\/\/u:\*\*\*@127\.0\.0\.1:\d+\/x cannot be used: .*ECONNREFUSED/,
  );
  expect(start('--data', folder, '--redis', `redis://127.0.0.1:${port}`)).toMatch(/Redis at redis:.* cannot be reached: .*ECONNREFUSED/);
  forget(folder);
});
