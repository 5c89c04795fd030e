import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommandLine } from '../src/command-line.ts';

// A busy machine takes its time for a game, and for every start of the program.
vi.setConfig({ testTimeout: 120_000 });

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
}

/** Run a command line in this process. Starting a program takes a second, most commands take none. */
export async function sortie(words: readonly string[], { input = '', cwd }: Surroundings = {}): Promise<Ran> {
  const [out, err] = [overhear(process.stdout), overhear(process.stderr)];
  const before = { stdin: Object.getOwnPropertyDescriptor(process, 'stdin')!, folder: process.cwd(), code: process.exitCode };
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  if (cwd !== undefined) process.chdir(cwd);
  process.exitCode = undefined;
  try {
    await runCommandLine(words);
    return { code: Number(process.exitCode ?? 0), out: out.heard(), err: err.heard() };
  } finally {
    process.exitCode = before.code;
    process.chdir(before.folder);
    Object.defineProperty(process, 'stdin', before.stdin);
    out.stop();
    err.stop();
  }
}

/** Everything that is written from now on, which nobody else gets to see. */
function overhear(stream: NodeJS.WriteStream): { readonly heard: () => string; readonly stop: () => void } {
  const chunks: Buffer[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation(chunk => {
    chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  });
  return { heard: () => Buffer.concat(chunks).toString('utf8'), stop: () => spy.mockRestore() };
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Start the program from its sources, as a user would: for what is about the process itself. */
export function startSortie(words: readonly string[], { input = '', cwd }: Surroundings = {}): Ran {
  const node = ['--conditions=sortie-source', '--disable-warning=ExperimentalWarning', main, ...words];
  const env = { ...process.env, NO_COLOR: '1', COLUMNS: '100' };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { input, cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { code: status, out: stdout, err: stderr };
}

export const json = (ran: Ran): unknown => JSON.parse(ran.out);
