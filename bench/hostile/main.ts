/**
 * Attacks on one node while others play: forged, replayed, reordered and oversized messages, forged requests, floods by spectators, slow bodies,
 * packed bombs and damaged files. Nothing may crash, nothing secret may get out, nobody may write at a table that is not theirs, and those who play
 * elsewhere may hardly notice.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Game, Shape } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { openStorage } from '../../apps/server/src/storage/open.ts';
import { Tables } from '../../apps/server/src/storage/tables.ts';
import { machine, quantile, sleep, startNode } from '../support/node.ts';
import { nextMove, type Pair, sitDown } from '../support/table.ts';
import type { Attack, Struck } from './attack.ts';
import { openBombs } from './bombs.ts';
import { damageFiles } from './files.ts';
import { timeTwins } from './timing.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '200000' },
    requests: { type: 'string' },
    spectators: { type: 'string' },
    files: { type: 'string' },
    /** Only what must hold on a machine of any speed counts. */
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const messages = Number(values.messages);
// The other figures keep the proportions of the full run.
const part = Math.min(1, messages / 200_000);
const requests = Number(values.requests ?? Math.ceil(20_000 * part));
const spectators = Number(values.spectators ?? Math.max(20, Math.ceil(500 * part)));
const files = Number(values.files ?? Math.ceil(100_000 * part));
const bombs = Math.max(10, Math.ceil(300 * part));
const LIMIT = 250;
/** So much more, in megabytes, a node may hold after all attacks than before them. */
const GROWTH = 300;
const BYSTANDERS = 20;
const say = (text: string): void => console.error(text);

const game = quickStart as unknown as Game<Shape>;
const folder = mkdtempSync(join(tmpdir(), 'sortie-hostile-'));
let complaints = '';
const node = await startNode(['--data', folder, '--rate', '6000'], 0, text => {
  complaints = (complaints + text).slice(-20_000);
});
say(`${messages} messages, ${requests} requests, ${spectators} spectators, ${files} files, ${machine()}`);
const bases = (): readonly string[] => [node.base];
const bystanders: Pair[] = [];
for (let i = 0; i < BYSTANDERS; i++) bystanders.push(await sitDown(bases, i, game, '127.0.9.1'));
const victim = await sitDown(bases, 1000, game, '127.0.9.2');
const secrets = await secretsOf(victim.id);

const took: number[] = [];
let going = true;
const playing = bystanders.map(play);
await sleep(1000);
const attacks: Attack[] = [
  { kind: 'messages', base: node.base, table: victim.id, watch: victim.watch, count: messages },
  { kind: 'requests', base: node.base, table: victim.id, watch: victim.watch, count: requests },
  { kind: 'spectators', base: node.base, table: victim.id, watch: victim.watch, count: spectators },
  { kind: 'bodies', base: node.base, table: victim.id, watch: victim.watch, count: 300 },
  { kind: 'bombs', base: node.base, table: victim.id, watch: victim.watch, count: Math.ceil(bombs / 10) },
];
const memoryBefore = node.usage()?.memory ?? 0;
const struck: Struck[] = [];
for (const attack of attacks) {
  const from = took.length;
  const one = await strike(attack);
  struck.push(one);
  const some = took.slice(from).toSorted((a, b) => a - b);
  say(`${attack.kind}: ${one.done} done, ${one.answers} answers; others p99 ${quantile(some, 0.99).toFixed(1)} ms of ${some.length}`);
}
going = false;
await Promise.all(playing);
const memoryAfter = node.usage()?.memory ?? 0;
const bombed = openBombs(bombs);
say(`${bombed.bombs} packed bombs, ${bombed.opened} went off, at most ${bombed.megabytes} MB held`);
const damaged = await damageFiles(node.base, files, say);
const timing = timeTwins();
say(`answers at ${timing.twins} tables that differ only in secrets: ${timing.median} ms apart, at most ${timing.worst} ms`);
const isAlive = node.isAlive() && (await fetch(`${node.base}/api/live`)).ok;
for (const { players } of [...bystanders, victim]) for (const player of players) player.close();
const foreignWrites = await foreign();
await node.stop();
rmSync(folder, { recursive: true, force: true });

const sorted = took.toSorted((a, b) => a - b);
const result = {
  messages: struck[0]?.done ?? 0,
  requests: struck[1]?.done ?? 0,
  files: damaged.files,
  crashes: (isAlive ? 0 : 1) + damaged.crashes,
  leaks: struck.reduce((sum, { leaks }) => sum + leaks, 0),
  foreignWrites,
  othersP99: Math.round(quantile(sorted, 0.99) * 10) / 10,
  othersP50: Math.round(quantile(sorted, 0.5) * 10) / 10,
  spectators,
  /** How far apart, in milliseconds, the same question is answered at tables that differ only in what the asker cannot know. */
  timing,
  slowBodiesLeft: struck[3]?.left ?? 0,
  bombs: { ...bombed, sent: struck[4]?.done ?? 0, left: struck[4]?.left ?? 0 },
  memory: { before: Math.round(memoryBefore), after: Math.round(memoryAfter) },
  serverErrors: struck.reduce((sum, { faults }) => sum + faults, 0),
  machine: machine(),
};
const isDefused = bombed.opened === 0 && result.bombs.left === 0 && memoryAfter - memoryBefore < GROWTH;
const holds = result.crashes === 0 && result.leaks === 0 && result.foreignWrites === 0 && result.slowBodiesLeft === 0 && isDefused;
const ok = holds && (values.short || result.othersP99 < LIMIT);
if (values.json) console.log(JSON.stringify(result));
else {
  for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(16)} ${JSON.stringify(value)}`);
  console.log(ok ? '\nit held' : '\nit did NOT hold');
}
if (complaints !== '' && !ok) say(complaints.slice(-3000));
process.exit(ok ? 0 : 1);

/** What nobody at the door may ever hear: the seed of a game that goes on, and who sits there. */
async function secretsOf(table: string): Promise<readonly string[]> {
  const storage = await openStorage({ folder });
  const [laid, ...rest] = await new Tables(storage.db).records(table);
  const seed = (JSON.parse(laid?.body ?? '{}') as { readonly seed?: string }).seed ?? 'no seed';
  const guests = rest.flatMap(({ body }) => {
    const record = JSON.parse(body) as { readonly kind: string; readonly guest?: { readonly id: string } };
    return record.kind === 'sat' && record.guest ? [record.guest.id] : [];
  });
  await storage.close();
  return [seed, ...guests, ...victim.players.map(({ cookie }) => cookie.split('=')[1] ?? '')];
}

/** Records at the victim's table that none of its people made. */
async function foreign(): Promise<number> {
  const storage = await openStorage({ folder });
  const rows = await new Tables(storage.db).records(victim.id);
  await storage.close();
  return rows.filter(({ body }) => {
    const { by, kind, from } = JSON.parse(body) as { readonly by?: string; readonly kind: string; readonly from?: number };
    // Spectators may talk among themselves.
    return by !== undefined && !secrets.includes(by) && !(kind === 'said' && from === -1);
  }).length;
}

/** In a process of its own, so that what it costs to attack is not measured as delay of those who play. */
function strike(attack: Attack): Promise<Struck> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=sortie-source', fileURLToPath(new URL('./attack.ts', import.meta.url))], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('exit', code => (code === 0 ? resolve(JSON.parse(output) as Struck) : reject(new Error(`the attacker ended with ${code}`))));
    child.stdin.end(JSON.stringify({ attack, secrets }));
  });
}

async function play(pair: Pair): Promise<void> {
  while (going) {
    const move = nextMove(pair, game);
    if (!move) return;
    const after = move.client.entries;
    const started = performance.now();
    const answer = await move.client.say({ type: 'command', after, command: move.command });
    if (answer.ok) took.push(performance.now() - started);
    if (answer.ok) for (const player of pair.players) await player.until(() => player.entries > after);
    await sleep(400 + pair.luck.below(400));
  }
}
