import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const compiled = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const source = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** One server process with an empty data folder, on a free port of this machine only. */
export interface Server {
  readonly base: string;
  /** Processor seconds used so far and resident megabytes, where the system tells. */
  readonly usage: () => { readonly cpu: number; readonly memory: number } | undefined;
  readonly stop: () => Promise<void>;
}

export async function startServer(): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'sortie-load-'));
  const args = existsSync(compiled) ? [compiled] : ['--conditions=sortie-source', source];
  const env = { ...process.env, SORTIE_DATA: data, PORT: '0', HOST: '127.0.0.1', SORTIE_RATE: '0' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const base = await addressOf(child);
  return {
    base,
    usage: () => usageOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Sortie is at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });

const TICKS_PER_SECOND = 100;

function usageOf(pid: number | undefined): { readonly cpu: number; readonly memory: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, memory: Number(memory) / 1024 };
  } catch {
    return undefined;
  }
}
