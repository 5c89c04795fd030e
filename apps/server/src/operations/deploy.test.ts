import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { skirmish } from '@sortie/testkit';
import type { TableCard } from '@sortie/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyGame } from '../games.ts';
import { redisBus } from '../nodes/redis.ts';
import { Person } from '../person.test-support.ts';
import { eventually, forget, newFolder, serve, type TestServer } from '../server.test-support.ts';
import { readSettings, settingsHelp } from '../settings.ts';
import { anyRedis, emptyDatabase, freePort } from '../testing/services.test-support.ts';

const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const root = join(deploy, '..');
const file = (name: string): string => readFileSync(join(deploy, name), 'utf8');
const found = (...paths: readonly string[]): string | undefined => paths.find(existsSync);
const nginx = found('/usr/sbin/nginx', '/usr/local/sbin/nginx');
const analyze = found('/usr/bin/systemd-analyze');

/** Variables of the environment that belong to the program, as settings: they must all be known, and mean something. */
function settle(env: Readonly<Record<string, string>>): void {
  const known = new Set(settingsHelp().match(/\b(?:SORTIE_[A-Z_]+|HOST|PORT)\b/g));
  const ours = Object.keys(env).filter(name => /^SORTIE_|^(HOST|PORT)$/.test(name));
  expect(ours.filter(name => !known.has(name))).toEqual([]);
  expect(readSettings(env, [], '/')).toBeTypeOf('object');
}

const pairs = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map(word => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));

describe('examples of deployment', () => {
  test('the container starts what is there, with settings that the program knows', () => {
    const text = file('Containerfile');
    settle(pairs(/^ENV (.*)$/m.exec(text)?.[1]?.split(' ') ?? []));
    const [, entry = ''] = /^ENTRYPOINT \["node", "(.*)"\]$/m.exec(text) ?? [];
    expect(existsSync(join(root, entry))).toBe(true);
    expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toContain('.sortie');
  });

  test('the services of the compose file fit together', () => {
    interface Service {
      readonly environment?: Readonly<Record<string, string>>;
      readonly command?: readonly string[];
      readonly depends_on?: object;
      readonly volumes?: readonly string[];
    }
    const text = file('compose.yaml').replace(/\$\{\w+:[?-](\w*)\}/g, (_, otherwise: string) => otherwise || 'secret');
    const { services, volumes } = parse(text, { merge: true }) as {
      readonly services: Readonly<Record<string, Service>>;
      readonly volumes: object;
    };
    for (const name of ['node-a', 'node-b', 'worker']) settle(services[name]?.environment ?? {});
    const { SORTIE_DATABASE: database = '', SORTIE_REDIS: redis = '' } = services['node-a']?.environment ?? {};
    for (const url of [database, redis]) expect(Object.keys(services)).toContain(new URL(url).hostname);
    for (const { depends_on = {} } of Object.values(services))
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) expect(Object.keys(services)).toContain(name);
    const mounts = Object.values(services).flatMap(({ volumes: mounted = [] }) => mounted.map(one => one.split(':')[0] ?? ''));
    for (const mount of mounts) expect(mount.startsWith('.') ? existsSync(join(deploy, mount)) : mount in volumes).toBe(true);
    for (const node of file('nginx.conf').matchAll(/server ([\w-]+):5180/g)) expect(Object.keys(services)).toContain(node[1]);
  });

  test.skipIf(!analyze)('systemd has nothing to say about its units, and their settings are known', () => {
    const folder = newFolder();
    const units = ['sortie.service', 'sortie-backup.service', 'sortie-backup.timer', 'sortie-worker@.service'];
    for (const unit of units) {
      cpSync(join(deploy, unit), join(folder, unit));
      settle(pairs(/^Environment=(.*)$/m.exec(file(unit))?.[1]?.split(' ') ?? []));
    }
    const names = units.map(unit => join(folder, unit.replace('@.', '@1.')));
    const said = execFileSync(analyze ?? '', ['verify', '--man=no', ...names], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    expect(said).toBe('');
    forget(folder);
  });
});

describe.skipIf(!nginx)('nginx before two nodes', () => {
  const servers: TestServer[] = [];
  let stop: () => Promise<void> = async () => undefined;
  afterEach(async () => {
    await stop();
    for (const server of servers.splice(0)) {
      await server.stop();
      forget(server.data);
    }
  });

  /** The example as it is, with the names of its nodes replaced by those of this machine. */
  async function proxied(nodes: readonly TestServer[]): Promise<string> {
    const folder = newFolder();
    const port = await freePort();
    const [a = '', b = ''] = nodes.map(({ base }) => new URL(base).host);
    const config = file('nginx.conf')
      .replace('node-a:5180', a)
      .replace('node-b:5180', b)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('worker_processes auto;', `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;`)
      .replace(
        'http {',
        `http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
      );
    writeFileSync(join(folder, 'nginx.conf'), config);
    const child = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' });
    const ended = new Promise(resolve => child.once('exit', resolve));
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
      forget(folder);
    };
    const base = `http://127.0.0.1:${port}`;
    await eventually(async () => expect((await fetch(`${base}/api/live`)).ok).toBe(true));
    return base;
  }

  test('people play together through it, each counted by their own address, and one node may go', async () => {
    const database = await emptyDatabase();
    for (const node of ['a', 'b'])
      servers.push(
        await serve({
          games: [skirmish as unknown as AnyGame],
          database,
          bus: await redisBus(await anyRedis(), node, () => undefined),
          trustProxy: ['127.0.0.1'],
          hosts: ['127.0.0.1'],
        }),
      );
    const base = await proxied(servers);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    const [ada, bob] = [await Person.named(base, 'Ada'), await Person.named(base, 'Bob')];
    const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
    const card = await ada.ask<TableCard>('POST', 'tables', plan);
    await bob.ask('POST', `invites/${card.inviteLinks?.[0]?.path.split('/')[2]}`);
    const lines = [await ada.line(card.id), await bob.line(card.id)];
    for (const line of lines) expect(await line.say({ type: 'ready', ready: true })).toBe('ok');
    await eventually(() => {
      for (const line of lines) expect(line.outlook?.header).toBeDefined();
    });
    const [first, ...rest] = servers.splice(0);
    await first?.stop();
    servers.push(...rest);
    await eventually(async () => {
      const again = await ada.line(card.id);
      expect(await again.say({ type: 'chat', text: 'still here' })).toBe('ok');
      await again.hangUp();
    });
    if (first) forget(first.data);
  });
});
