import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const compiled = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const source = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** One server process, on a port of this machine only. */
export interface Node {
  readonly base: string;
  readonly port: number;
  /** How long it took until it listened, in milliseconds. */
  readonly startedIn: number;
  /** Processor seconds used so far and resident megabytes, where the system tells. */
  readonly usage: () => { readonly cpu: number; readonly memory: number } | undefined;
  readonly isAlive: () => boolean;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the server as `npm start` does, with these flags. What it complains about goes to `said`. */
export async function startNode(
  flags: readonly string[],
  port = 0,
  said: (text: string) => void = () => undefined,
  before: readonly string[] = [],
): Promise<Node> {
  const program = existsSync(compiled) ? [compiled] : ['--conditions=sortie-source', source];
  const started = performance.now();
  const args = [...before, ...program, '--host', '127.0.0.1', '--port', String(port), '--rate', '0', ...flags];
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.on('data', (chunk: Buffer) => said(chunk.toString()));
  let alive = true;
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      alive = false;
      resolve();
    }),
  );
  const atExit = (): void => void child.kill('SIGKILL');
  process.once('exit', atExit);
  const base = await addressOf(child);
  return {
    base,
    port: Number(new URL(base).port),
    startedIn: performance.now() - started,
    usage: () => usageOf(child.pid),
    isAlive: () => alive,
    signal: signal => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      process.off('exit', atExit);
      child.kill(signal);
      await ended;
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

/** A figure of the metrics of a node. */
export async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;

export const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** How much of the machine nobody else used, and how many wait for it: on a busy one the figures tell about its other work. */
export const machine = (): string => `${readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ')} load`;
