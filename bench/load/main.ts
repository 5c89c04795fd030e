/**
 * Many tables with two people each, over several nodes that share a PostgreSQL and a Redis, or over one with the embedded database: how long does a
 * command take from leaving the client to its answer, with everything durable in between, and does everybody hear everything exactly once?
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machine, metric, type Node, quantile, sleep } from '../support/node.ts';
import { Crowds, told } from './crowds.ts';
import { graphOf, type Step } from './graph.ts';
import { startHouse } from './house.ts';
import { measureStored } from './stored.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    nodes: { type: 'string', default: '2' },
    /** Seconds that each step is measured. */
    seconds: { type: 'string', default: '30' },
    /** Milliseconds between the commands at one table. */
    pause: { type: 'string', default: '3000' },
    /** How many steps it grows in. */
    steps: { type: 'string', default: '4' },
    /** Games that are stored when a node is started, for its start and its lists; 0 leaves that out. */
    stored: { type: 'string', default: '5000' },
    graph: { type: 'string' },
    /** Only what must hold on a machine of any speed counts. */
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [wanted, nodes, seconds, pause, steps, stored] = [
  values.tables,
  values.nodes,
  values.seconds,
  values.pause,
  values.steps,
  values.stored,
].map(Number) as [number, number, number, number, number, number];
const LIMITS = { p50: 25, p99: 250, bytes: 100_000, start: 2000, list: 100 };
const say = (text: string): void => console.error(text);

const house = await startHouse(nodes);
say(`${nodes} nodes, ${machine()}`);
const crowds = new Crowds();
const measured: Step[] = [];
let bytesPerIdleTable = Number.NaN;

for (let step = 1; step <= steps; step++) {
  const before = await heap(house.nodes);
  const target = Math.round((wanted * step) / steps);
  const fresh = await crowds.seat(
    target,
    house.nodes.map(({ base }) => base),
  );
  // Everybody is there and nobody plays yet: what a table costs while nothing happens at it.
  if (step === 1) {
    await sleep(3000);
    bytesPerIdleTable = Math.round(((await heap(house.nodes)) - before) / (crowds.tables * nodes));
  }
  for (const child of fresh) await told(child, { kind: 'play', pause });
  await sleep(2 * pause);
  measured.push(await measure());
}
await crowds.all({ kind: 'stop' });
await sleep(2000);
const ended = await crowds.each({ kind: 'compare', place: house.place });
crowds.close();
await house.stop();
const last = measured.at(-1);
const kept = stored > 0 ? await measureStored(stored) : undefined;
const refusals = ended.flatMap(one => one.refusals);
const sum = (of: (one: (typeof ended)[number]) => number | undefined): number => ended.reduce((all, one) => all + (of(one) ?? 0), 0);
const result = {
  tables: crowds.tables,
  sockets: 2 * crowds.tables,
  nodes,
  commands: sum(({ commands }) => commands),
  p50: round(last?.p50),
  p99: round(last?.p99),
  lost: sum(({ compared }) => compared?.lost),
  doubled: sum(({ compared }) => compared?.doubled),
  unreadable: sum(({ compared }) => compared?.unreadable),
  bytesPerIdleTable,
  refused: refusals.length,
  steps: measured.map(({ p50, p99, cpu, ...rest }) => ({ ...rest, p50: round(p50), p99: round(p99), cpu: cpu.map(round) })),
  ...(kept && { stored: kept }),
  machine: machine(),
};
if (values.graph) writeFileSync(values.graph, graphOf(measured));
const isWhole = result.lost === 0 && result.doubled === 0 && result.unreadable === 0 && result.commands > 0;
const isFast =
  result.p50 < LIMITS.p50 &&
  result.p99 < LIMITS.p99 &&
  !(bytesPerIdleTable >= LIMITS.bytes) &&
  (!kept || (kept.startMs < LIMITS.start && kept.listMs < LIMITS.list));
const ok = isWhole && (values.short || isFast);
if (values.json) console.log(JSON.stringify(result));
else {
  for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(20)} ${JSON.stringify(value)}`);
  console.log(ok ? '\nwithin the limits' : '\nNOT within the limits');
}
for (const refusal of new Set(refusals)) say(`refused: ${refusal}`);
process.exit(ok ? 0 : 1);

/** How long commands take while everybody plays, and what it costs the nodes. */
async function measure(): Promise<Step> {
  const cpu = house.nodes.map(node => node.usage()?.cpu ?? 0);
  await crowds.all({ kind: 'measure' });
  await sleep(seconds * 1000);
  const took = (await crowds.all({ kind: 'tell' })).flatMap(one => one.took).toSorted((a, b) => a - b);
  const used = house.nodes.map((node, i) => ((node.usage()?.cpu ?? 0) - (cpu[i] ?? 0)) / seconds);
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  say(
    `${crowds.tables} tables: ${(took.length / seconds).toFixed(0)} commands a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, nodes ${used.map(one => `${(one * 100).toFixed(0)} %`).join(' ')} of a core, ${machine()}`,
  );
  return { tables: crowds.tables, commands: took.length, p50, p99, cpu: used };
}

function round(value: number | undefined): number {
  return Math.round((value ?? Number.NaN) * 10) / 10;
}

/** Bytes that are in use once the garbage is collected. */
async function heap(of: readonly Node[]): Promise<number> {
  for (const node of of) node.signal('SIGUSR2');
  await sleep(500);
  for (const node of of) node.signal('SIGUSR2');
  await sleep(500);
  const used = await Promise.all(of.map(({ base }) => metric(base, 'sortie_nodejs_heap_size_used_bytes')));
  return used.reduce((all, one) => all + one, 0);
}
