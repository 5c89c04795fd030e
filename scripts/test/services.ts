import { existsSync, globSync } from 'node:fs';
import { installPackages } from './packages.ts';

const services = [
  { package: 'postgresql', name: 'PostgreSQL', isHere: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0 },
  { package: 'redis-server', name: 'Redis', isHere: () => ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].some(existsSync) },
] as const;

/** A PostgreSQL and a Redis for the tests of the server: those of this machine, or installed where that is allowed. A sentence if one is missing. */
export async function findServices(): Promise<string | undefined> {
  const missing = (): (typeof services)[number][] => services.filter(({ isHere }) => !isHere());
  if (missing().length > 0) await installPackages(...missing().map(one => one.package));
  const still = missing();
  if (still.length === 0) return undefined;
  return `Without ${still.map(({ name }) => name).join(' and ')} tests will fail. Install it (Debian: apt-get install ${still.map(one => one.package).join(' ')}).`;
}
