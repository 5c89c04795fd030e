import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/dist/main.js');
const cli = join(import.meta.dirname, '../../apps/cli/bin/sortie.js');

/** A running Sortie server with a data folder of its own. */
export interface House {
  readonly url: string;
  /** Pulls the plug, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts again on the same port with the same data. */
  readonly restart: () => Promise<void>;
  /** What the keeper does in the shell: `sortie house …`. */
  readonly shell: (...words: readonly string[]) => string;
  readonly close: () => Promise<void>;
}

export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'sortie-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await start(port, data, url);
  const kill = () => stop(server, 'SIGKILL');
  return {
    url,
    kill,
    restart: async () => {
      server = await start(port, data, url);
    },
    shell: (...words) => execFileSync(process.execPath, [cli, 'house', ...words, '--data', data], { encoding: 'utf8' }),
    close: async () => {
      await stop(server, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start(port: number, data: string, url: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', SORTIE_DATA: data, SORTIE_RATE: '0' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  server.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  server.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`the server stopped at once:\n${said}`);
    if (await answers(url)) return server;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  server.kill('SIGKILL');
  throw new Error(`the server did not answer within half a minute:\n${said}`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

function stop(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}

/** A port that nobody uses now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
