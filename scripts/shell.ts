import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Finished {
  readonly code: number;
  readonly output: string;
  readonly milliseconds: number;
}

interface Options {
  /** Show the output while it runs, besides collecting it. */
  readonly show?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Run a program from the root of the repository, with the tools of `node_modules` and this very Node first on the path. */
export function run(program: string, args: readonly string[], { show = false, env = {} }: Options = {}): Promise<Finished> {
  const started = Date.now();
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return new Promise(done => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH: path, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', error => done({ code: 127, output: `${output}${error.message}\n`, milliseconds: Date.now() - started }));
    child.on('close', code => done({ code: code ?? 1, output, milliseconds: Date.now() - started }));
  });
}

/** Run a JavaScript tool of `node_modules` by its file, so that it works the same on every platform. */
export const runTool = (file: string, args: readonly string[], options?: Options): Promise<Finished> =>
  run(process.execPath, [join(root, 'node_modules', file), ...args], options);

export const exists = (path: string): boolean => existsSync(join(root, path));

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
