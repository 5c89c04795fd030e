import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Child {
  readonly base: string;
  readonly process: ChildProcess;
  /** Everything that it has said so far. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const children = new Set<ChildProcess>();

export function killAll(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}

/** The server as `npm start` runs it, in a process of its own, with these settings and on a free port. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<Child> {
  const child = spawn(process.execPath, ['--conditions=sortie-source', main], {
    env: { PATH: process.env['PATH'], PORT: '0', SORTIE_RATE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Sortie is at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(code => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return { base, process: child, output: () => output, ended };
}
