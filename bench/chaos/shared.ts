import type { Game, SeededDice, Shape } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { type Service, startPostgres, startRedis } from '../../apps/server/src/testing/services.test-support.ts';
import { type Node, sleep, startNode } from '../support/node.ts';
import { type Pair, sitDown } from '../support/table.ts';
import { People } from './people.ts';
import { type Wire, wireTo } from './proxy.ts';
import type { Tally } from './tally.ts';

const game = quickStart as unknown as Game<Shape>;
const TABLES = 12;
const PATIENCE = 60_000;

interface Stage {
  readonly nodes: Node[];
  readonly flags: readonly string[];
  readonly postgres: Service;
  readonly redis: Service;
  readonly toPostgres: Wire;
  readonly toRedis: Wire;
  readonly people: People;
}

const portOf = (url: string): number => Number(new URL(url).port);
const through = (url: string, wire: Wire): string => {
  const read = new URL(url);
  read.port = String(wire.port);
  return read.href;
};

/** The faults, by name: each does its harm and mends what people cannot mend by themselves. */
const FAULTS: Readonly<Record<string, (stage: Stage, luck: SeededDice) => Promise<void>>> = {
  nodeKilled: async ({ nodes, flags }, luck) => {
    const at = luck.below(nodes.length);
    const node = nodes[at];
    await node?.stop('SIGKILL');
    await sleep(luck.below(1500));
    nodes[at] = await startNode(flags, node?.port, complain);
  },
  postgresKilled: async ({ postgres }, luck) => {
    await postgres.kill();
    await sleep(luck.below(2000));
    await postgres.start();
  },
  redisKilled: async ({ redis }, luck) => {
    await redis.kill();
    await sleep(luck.below(2000));
    await redis.start();
  },
  linesCut: async ({ people }) => {
    for (let i = 0; i < TABLES; i++) people.anyClient()?.cut();
  },
  databaseCut: async ({ toPostgres }) => toPostgres.cut(),
  redisCut: async ({ toRedis }) => toRedis.cut(),
  databaseDelayed: async ({ toPostgres }, luck) => {
    toPostgres.delay(50 + luck.below(300));
    await sleep(3000);
    toPostgres.delay(0);
  },
  redisDelayed: async ({ toRedis }, luck) => {
    toRedis.delay(50 + luck.below(1000));
    await sleep(3000);
    toRedis.delay(0);
  },
};

let complaints = 0;
const complain = (text: string): void => {
  if (complaints++ < 20) console.error(text.trim().slice(0, 300));
};

/** Two nodes that share everything. */
export async function sharedFaults(milliseconds: number, luck: SeededDice): Promise<Tally> {
  const [postgres, redis] = [await startPostgres(true), await startRedis()];
  const [toPostgres, toRedis] = [await wireTo(portOf(postgres.url)), await wireTo(portOf(redis.url))];
  const flags = ['--database', through(postgres.url, toPostgres), '--redis', through(redis.url, toRedis), '--thinkers', '1'];
  const nodes = [await startNode(flags, 0, complain), await startNode(flags, 0, complain)];
  const bases = (): readonly string[] => nodes.filter(node => node.isAlive()).map(({ base }) => base);
  const pairs: Pair[] = [];
  for (let i = 0; i < TABLES; i++) pairs.push(await sitDown(bases, i, game));
  const people = new People(pairs, game, luck);
  const stage: Stage = { nodes, flags, postgres, redis, toPostgres, toRedis, people };
  people.start();
  const faults: Record<string, number> = {};
  const until = Date.now() + milliseconds;
  let longestAway = 0;
  let crashes = 0;
  const names = Object.keys(FAULTS);
  for (let n = 0; Date.now() < until; n++) {
    // Each kind once, and then by chance.
    const name = names[n < names.length ? n : luck.below(names.length)] ?? '';
    await FAULTS[name]?.(stage, luck);
    faults[name] = (faults[name] ?? 0) + 1;
    const before = people.acknowledged;
    const harmed = Date.now();
    // People find back by themselves: somebody is promised something again.
    while (people.acknowledged === before && Date.now() - harmed < PATIENCE) await sleep(50);
    longestAway = Math.max(longestAway, Date.now() - harmed);
    await sleep(300 + luck.below(1200));
    for (const [at, node] of nodes.entries())
      if (!node.isAlive()) {
        crashes++;
        nodes[at] = await startNode(flags, node.port, complain);
      }
  }
  await people.stop();
  const agreed = await people.together(PATIENCE);
  const compared = await people.compare({ url: postgres.url });
  for (const { players } of pairs) for (const player of players) player.close();
  await Promise.all(nodes.map(node => node.stop()));
  toPostgres.close();
  toRedis.close();
  await postgres.stop();
  await redis.stop();
  return { faults, longestAway, crashes, ...compared, hashMismatches: compared.hashMismatches + (agreed ? 0 : 1) };
}
