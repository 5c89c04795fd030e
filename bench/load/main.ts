/**
 * 200 tables with two connected clients each on one server process, on this machine only: how long does a command take
 * from leaving the client to its acknowledgement, with everything durable in between?
 */
import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Game, Shape } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { startServer } from './server.ts';
import { type LoadTable, play, sitDown, type Tally } from './table.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    /** Milliseconds between a player's commands at one table, on average. */
    pause: { type: 'string', default: '1000' },
  },
});
const [tables, seconds, pause] = [Number(values.tables), Number(values.seconds), Number(values.pause)];
const LIMITS = { median: 20, p99: 150 };
const WARM_UP = 5000;
const AT_ONCE = 10;

const game = quickStart as unknown as Game<Shape>;
const spare = await idleShare();
const server = await startServer();
const joined: LoadTable[] = [];
const joining = performance.now();
for (let from = 0; from < tables; from += AT_ONCE) {
  const batch = Array.from({ length: Math.min(AT_ONCE, tables - from) }, (_, i) => sitDown(server.base, from + i, game));
  joined.push(...(await Promise.all(batch)));
}
const joinedIn = (performance.now() - joining) / 1000;

const tally: Tally = { took: [], refusals: [], measuring: false };
let going = true;
const games = joined.map(table => play(table, pause, tally, () => going));
await new Promise(resolve => setTimeout(resolve, WARM_UP));
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
tally.measuring = true;
const before = server.usage();
await new Promise(resolve => setTimeout(resolve, seconds * 1000));
const after = server.usage();
tally.measuring = false;
going = false;
await Promise.all(games);
const bytes = joined.flatMap(({ guests }) => guests).reduce((sum, guest) => sum + guest.bytes, 0);
const ended = joined.filter(({ guests }) => guests[0].over).length;
for (const { guests } of joined) for (const guest of guests) guest.close();
await server.stop();

const took = tally.took.toSorted((a, b) => a - b);
const at = (part: number): number => took[Math.min(took.length - 1, Math.floor(part * took.length))] ?? Number.NaN;
const rows: readonly (readonly [string, string])[] = [
  ['tables', `${tables}, two clients each, ${game.ruleset.title}`],
  ['seated and connected in', `${joinedIn.toFixed(1)} s`],
  ['measured', `${seconds} s, ${took.length} commands, ${(took.length / seconds).toFixed(0)} a second`],
  ['median', `${at(0.5).toFixed(1)} ms (limit ${LIMITS.median})`],
  ['p90', `${at(0.9).toFixed(1)} ms`],
  ['p99', `${at(0.99).toFixed(1)} ms (limit ${LIMITS.p99})`],
  ['slowest', `${at(1).toFixed(1)} ms`],
  ['refused', `${tally.refusals.length}`],
  ['games that ended', `${ended}`],
  ['told to the clients', `${(bytes / 1024 / 1024).toFixed(1)} MiB`],
  [
    'server',
    before && after
      ? `${(((after.cpu - before.cpu) / seconds) * 100).toFixed(0)} % of a core, ${after.memory.toFixed(0)} MiB`
      : 'not known',
  ],
  ['machine before the start', `${cpus().length} cores, ${spare.toFixed(0)} % idle`],
  ['delay of the clients’ own loop', `p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
for (const refusal of new Set(tally.refusals)) console.log(`refused: ${refusal}`);
const ok = took.length > 0 && at(0.5) < LIMITS.median && at(0.99) < LIMITS.p99 && tally.refusals.length === 0;
console.log(ok ? '\nwithin the limits' : '\nNOT within the limits');
process.exitCode = ok ? 0 : 1;

/** How much of the machine nobody else used: on a busy one the figures tell about its other work. */
async function idleShare(): Promise<number> {
  const times = (): readonly [number, number] =>
    cpus().reduce<readonly [number, number]>(
      ([idle, all], { times: one }) => [idle + one.idle, all + one.idle + one.user + one.sys + one.nice + one.irq],
      [0, 0],
    );
  const [idle, all] = times();
  await new Promise(resolve => setTimeout(resolve, 2000));
  const [idleNow, allNow] = times();
  return (100 * (idleNow - idle)) / (allNow - all);
}
