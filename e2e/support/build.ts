import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The tests try what ships: the compiled server and the bundled client. An unchanged tree compiles in a second. */
export default function build(): void {
  const root = join(import.meta.dirname, '../..');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed; its messages are above');
}
