import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

// A test starts the program several times, and a busy machine takes its time for each.
vi.setConfig({ testTimeout: 180_000 });

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
}

/** Run the program from its sources, as a user would run it. */
export function sortie(args: readonly string[], { input = '', cwd }: Surroundings = {}): Ran {
  const node = ['--conditions=sortie-source', '--disable-warning=ExperimentalWarning', main, ...args];
  const env = { ...process.env, NO_COLOR: '1', COLUMNS: '100' };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { input, cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { code: status, out: stdout, err: stderr };
}

export const json = (ran: Ran): unknown => JSON.parse(ran.out);
