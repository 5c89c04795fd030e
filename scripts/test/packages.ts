import { existsSync } from 'node:fs';
import { run } from '../shell.ts';

/** Installs packages of Debian where that is allowed: only a superuser of such a machine may; everybody else is told what to do. */
export async function installPackages(...names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`installing ${names.join(', ')} with apt-get …`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  if (code !== 0) console.error(output.split('\n').slice(-5).join('\n'));
  return code === 0;
}
