import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Real services for tests, on free ports of this machine, each with a folder of its own that is gone afterwards. */
export interface Service {
  readonly url: string;
  /** Like a power cut. */
  readonly kill: () => Promise<void>;
  /** After a kill, with what was on the disk. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const HOW = 'npm test installs it on a Debian machine where it may; otherwise install it by hand:';

/** PostgreSQL does not run as root. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = new Map(lines.map(line => [line.split(':')[0], line.split(':')]));
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function programs(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  if (!found) throw new Error(`No PostgreSQL was found. ${HOW} apt-get install postgresql`);
  return found.slice(0, -'/postgres'.length);
}

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * A process between us and a service: it ends the service, and everything that is left of it, when we are gone, however that happened. What it
 * hears on its input it does: `kill` is like a power cut, `stop` is polite.
 */
const KEEPER = `
const { spawn } = require('node:child_process');
const { rmSync } = require('node:fs');
const { program, args, options, politely, folder } = JSON.parse(process.argv[1]);
const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
let ended = false;
child.on('exit', code => {
  ended = true;
  process.exit(code ?? 0);
});
process.stdin.on('data', said => child.kill(String(said).startsWith('kill') ? 'SIGKILL' : politely));
process.stdin.on('close', () => {
  if (ended) return;
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
});
`;

interface Run {
  readonly program: string;
  readonly args: readonly string[];
  readonly options: object;
  readonly politely: NodeJS.Signals;
  readonly folder: string;
}

const answers = (program: string, args: readonly string[]): string | undefined => {
  try {
    return execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return undefined;
  }
};

/** A folder with an empty database, made once and copied for every server. */
function freshCluster(bin: string, data: string): void {
  const { uid, gid } = owner();
  const template = join(tmpdir(), `sortie-postgres-${uid ?? process.getuid?.() ?? 'here'}-${bin.split('/').at(-2)}`);
  if (!existsSync(join(template, 'ready'))) {
    const made = mkdtempSync(join(tmpdir(), 'sortie-initdb-'));
    if (uid !== undefined && gid !== undefined) chownSync(made, uid, gid);
    const args = ['-D', made, '-U', 'sortie', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(bin, 'initdb'), args, { uid, gid, cwd: made, stdio: 'ignore' });
    execFileSync('touch', [join(made, 'ready')], { uid, gid });
    // Somebody else may have been faster, and theirs is as good.
    if (answers('mv', ['-nT', made, template]) === undefined || existsSync(made)) rmSync(made, { recursive: true, force: true });
  }
  cpSync(template, data, { recursive: true });
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, data]);
  chmodSync(data, 0o700);
}

/** A PostgreSQL; `durable` as in earnest, otherwise as fast as tests want it. */
export async function startPostgres(durable = false): Promise<Service> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'sortie-pg-'));
  freshCluster(bin, folder);
  const port = String(await freePort());
  const settings = ['max_connections=100', `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1'];
  if (!durable) settings.push('fsync=off', 'full_page_writes=off');
  const args = ['-D', folder, '-p', port, ...settings.flatMap(one => ['-c', one])];
  const run: Run = { program: join(bin, 'postgres'), args, options: { cwd: folder, ...owner() }, politely: 'SIGINT', folder };
  return service(`postgres://sortie@127.0.0.1:${port}/postgres`, run, () => {
    return answers(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', port, '-q']) !== undefined;
  });
}

export async function startRedis(): Promise<Service> {
  const program = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync);
  if (!program) throw new Error(`No Redis was found. ${HOW} apt-get install redis-server`);
  const folder = mkdtempSync(join(tmpdir(), 'sortie-redis-'));
  const port = String(await freePort());
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const run: Run = { program, args, options: { cwd: folder }, politely: 'SIGTERM', folder };
  return service(`redis://127.0.0.1:${port}`, run, () => answers('redis-cli', ['-p', port, 'ping'])?.includes('PONG') === true);
}

/** A database that was killed may still be held by what it has started; then it is tried again. */
const MOST_STARTS = 50;
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

async function service(url: string, run: Run, isReady: () => boolean): Promise<Service> {
  let child: ChildProcess | undefined;
  const starts = async (): Promise<string | undefined> => {
    const one = spawn(process.execPath, ['-e', KEEPER, JSON.stringify(run)], { stdio: ['pipe', 'ignore', 'pipe'] });
    child = one;
    let said = '';
    one.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
    });
    while (!isReady()) {
      if (one.exitCode !== null) return said;
      await pause(30);
    }
    one.unref();
    return undefined;
  };
  const start = async (): Promise<void> => {
    for (let i = 0; ; i++) {
      const failed = await starts();
      if (failed === undefined) return;
      if (i === MOST_STARTS) throw new Error(`${url} did not start: ${failed}`);
      await pause(200);
    }
  };
  const end = async (how: 'kill' | 'stop'): Promise<void> => {
    const one = child;
    if (!one || one.exitCode !== null) return;
    const ended = new Promise(resolve => one.once('exit', resolve));
    one.ref();
    one.stdin?.write(how);
    await ended;
  };
  await start();
  return {
    url,
    kill: () => end('kill'),
    start,
    stop: async () => {
      await end('stop');
      rmSync(run.folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;
let shared: Promise<Service> | undefined;

/** An empty database of a PostgreSQL that the tests of this process share. */
export async function emptyDatabase(): Promise<string> {
  shared ??= startPostgres();
  const { url } = await shared;
  const name = `test_${process.pid}_${databases++}`;
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}

let redis: Promise<Service> | undefined;

/** A Redis that the tests of this process share. */
export async function anyRedis(): Promise<string> {
  redis ??= startRedis();
  return (await redis).url;
}
