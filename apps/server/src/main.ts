import { fileURLToPath } from 'node:url';
import { openApp } from './app.ts';
import { games } from './games.ts';
import { openHouse } from './house.ts';
import { openMinds } from './opponent/minds.ts';
import { readSettings } from './settings.ts';
import { databaseFile } from './storage/database.ts';

const settings = readSettings(process.env, process.cwd());
if (typeof settings === 'string') fail(settings);

const { host, port, data, perMinute, trustProxy } = settings;
const site = fileURLToPath(new URL('../../web/dist', import.meta.url));

const house = await openHouse({ data, games, minds: openMinds() }).catch((problem: unknown) =>
  fail(`The data folder ${data} cannot be used: ${problem instanceof Error ? problem.message : String(problem)}`),
);
const app = await openApp(house, { site, perMinute, trustProxy });

const address = await app.listen({ host, port }).catch(async (problem: NodeJS.ErrnoException) => {
  await house.close();
  if (problem.code === 'EADDRINUSE')
    fail(`Port ${port} is taken, perhaps by another Sortie. Choose one with PORT, for example: PORT=${port + 1} npm start`);
  if (problem.code === 'EACCES') fail(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
  return fail(`Sortie cannot listen at ${host}:${port}: ${problem.message}`);
});

console.log(`Sortie is at ${address}`);
console.log(`Games are kept in ${databaseFile(data)}`);
console.log('Stop with Ctrl+C.');

let leaving = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());

async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  // Guests are told, records are written, then the doors close; a guest that does not hang up cannot hold us.
  setTimeout(() => process.exit(1), 8000).unref();
  await house.rooms.close();
  await app.close();
  await house.close();
  process.exit(0);
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
