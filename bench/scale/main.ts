/**
 * How many nodes, databases and workers so many tables need in an evening, and what gives way first: a simulation with service times that were
 * measured by `npm run load` and `npm run -s load -- --nodes 1`. Arrivals follow an evening; each station is a queue with so many servers.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keyOf, SeededDice, seedFrom } from '@sortie/kernel';
import { MEASURED } from './measured.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, out: { type: 'string' } } });

/** What share of its tables is being played at, by hour from 18 to 24: people come after supper and leave by midnight. */
const EVENING = [0.35, 0.6, 0.85, 1, 0.9, 0.6] as const;
const SIZES = [100, 1_000, 2_000, 10_000, 30_000, 100_000] as const;
/** No station may be busier than this: beyond it waiting grows faster than what is gained. */
const FULL = 0.6;

interface Plan {
  readonly tables: number;
  readonly nodes: number;
  readonly writers: number;
  readonly redis: number;
  readonly thinkers: number;
  readonly cores: number;
  readonly perMonth: number;
  readonly p50: number;
  readonly p99: number;
  readonly first: string;
}

const M = MEASURED;

/** A queue with some servers: when a job that comes at `at` is done. */
class Station {
  private readonly free: Float64Array;
  private readonly service: () => number;
  busy = 0;

  constructor(servers: number, service: () => number) {
    this.free = new Float64Array(Math.max(1, Math.ceil(servers)));
    this.service = service;
  }

  take(at: number): number {
    let best = 0;
    for (let n = 1; n < this.free.length; n++) if ((this.free[n] ?? 0) < (this.free[best] ?? 0)) best = n;
    const took = this.service();
    const begun = Math.max(at, this.free[best] ?? 0);
    this.free[best] = begun + took;
    this.busy += took;
    return begun + took;
  }
}

const MINUTE = 30_000;

interface Visit {
  readonly at: number;
  readonly began: number;
  readonly stage: number;
}

/** Everything that happens, in the order in which it happens: each command visits its node, the database, Redis, and the other player's node. */
function evening(rate: number, stations: Readonly<Record<'nodes' | 'database' | 'redis', Station>>, chance: () => number): number[] {
  const order = [stations.nodes, stations.database, stations.redis, stations.nodes] as const;
  const due = new Agenda();
  for (let at = 0; at < MINUTE; at += -Math.log(chance()) / rate) due.add({ at, began: at, stage: 0 });
  const took: number[] = [];
  for (let visit = due.next(); visit; visit = due.next()) {
    const { at, began, stage } = visit;
    const done = order[stage]?.take(at) ?? at;
    if (stage + 1 < order.length) due.add({ at: done, began, stage: stage + 1 });
    else took.push(done + M.lineMs - began);
  }
  return took;
}

/** What is to happen, soonest first. */
class Agenda {
  private readonly heap: Visit[] = [];

  add(visit: Visit): void {
    const { heap } = this;
    let at = heap.push(visit) - 1;
    for (let up = (at - 1) >> 1; at > 0 && (heap[up]?.at ?? 0) > visit.at; up = (at - 1) >> 1) {
      heap[at] = heap[up] as Visit;
      at = up;
    }
    heap[at] = visit;
  }

  next(): Visit | undefined {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let at = 0;
    for (let down = 1; down < heap.length; down = 2 * at + 1) {
      if (down + 1 < heap.length && (heap[down + 1]?.at ?? 0) < (heap[down]?.at ?? 0)) down++;
      if ((heap[down]?.at ?? 0) >= last.at) break;
      heap[at] = heap[down] as Visit;
      at = down;
    }
    heap[at] = last;
    return first;
  }
}

/** One busy minute of the evening, command by command. Larger houses are cells of the same kind, so that one cell stands for all. */
function simulate(
  tables: number,
  nodes: number,
  writers: number,
  luck: SeededDice,
): { readonly p50: number; readonly p99: number; readonly busy: Record<string, number> } {
  const chance = (): number => (luck.below(1_000_000) + 1) / 1_000_001;
  const around = (mean: number) => (): number => -Math.log(chance()) * mean * 0.5 + mean * 0.5;
  const cell = Math.min(1, 20_000 / tables);
  const [inTables, inNodes, inWriters] = [tables * cell, Math.max(1, nodes * cell), Math.max(1, writers * cell)];
  const stations = {
    nodes: new Station(inNodes, around(M.nodeMs)),
    database: new Station(inWriters * M.databaseLanes, around(M.databaseMs)),
    redis: new Station(Math.max(1, cell * Math.ceil(tables / M.tablesPerRedis)), around(M.redisMs)),
  };
  const rate = inTables / M.secondsPerCommand / 1000;
  const took = evening(rate, stations, chance);
  took.sort((a, b) => a - b);
  const share = (station: Station, servers: number): number => station.busy / (MINUTE * Math.max(1, Math.ceil(servers)));
  return {
    p50: took[Math.floor(took.length / 2)] ?? 0,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    busy: {
      nodes: share(stations.nodes, inNodes),
      database: share(stations.database, inWriters * M.databaseLanes),
      redis: share(stations.redis, cell * Math.ceil(tables / M.tablesPerRedis)),
    },
  };
}

function planFor(tables: number, luck: SeededDice): Plan {
  const commands = tables / M.secondsPerCommand;
  const nodes = Math.max(
    tables > 200 ? 2 : 1,
    Math.ceil((commands * 2 * M.nodeMs) / 1000 / FULL),
    Math.ceil((tables * 2) / M.socketsPerNode),
  );
  const writers = Math.max(1, Math.ceil((commands * M.databaseMs) / 1000 / M.databaseLanes / FULL));
  const redis = tables <= 200 ? 0 : Math.ceil(tables / M.tablesPerRedis);
  // Half of the tables play against a program; its thoughts share what workers there are.
  const thoughts = (tables * M.shareAgainstPrograms) / M.secondsPerCommand / 2;
  const thinkers = Math.ceil((thoughts * M.thoughtMs) / 1000 / FULL);
  const { p50, p99, busy } = simulate(tables, nodes, writers, luck);
  const [first = 'nodes'] = Object.entries({ ...busy, thinking: thinkers > nodes ? 1 : 0 }).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const cores = nodes + writers * M.coresPerDatabase + redis + thinkers;
  return {
    tables,
    nodes,
    writers,
    redis,
    thinkers,
    cores,
    perMonth: Math.round(cores * M.perCoreAndMonth),
    p50: Math.round(p50 * 10) / 10,
    p99: Math.round(p99 * 10) / 10,
    first,
  };
}

const luck = new SeededDice(keyOf(seedFrom('evening')), 0);
const plans = SIZES.map(size => planFor(size, luck));
const byHour = EVENING.map((share, hour) => {
  const { p50, p99 } = simulate(Math.round(100_000 * share), plans.at(-1)?.nodes ?? 1, plans.at(-1)?.writers ?? 1, luck);
  return { hour: 18 + hour, tables: Math.round(100_000 * share), p50: Math.round(p50 * 10) / 10, p99: Math.round(p99 * 10) / 10 };
});
const checked = plans.find(({ tables }) => tables === 2_000);
const result = {
  measured: MEASURED,
  plans,
  evening: byHour,
  check: { tables: 2_000, simulatedP50: checked?.p50, measuredP50: M.at2000.p50 },
};
if (values.out) writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
if (values.json) console.log(JSON.stringify(result));
else {
  console.log('| tables | nodes | databases | Redis | thinking cores | cores | a month | p50 ms | p99 ms | gives way first |');
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const p of plans)
    console.log(
      `| ${p.tables} | ${p.nodes} | ${p.writers} | ${p.redis} | ${p.thinkers} | ${p.cores} | ${p.perMonth} € | ${p.p50} | ${p.p99} | ${p.first} |`,
    );
  for (const { hour, tables, p50, p99 } of byHour) console.log(`${hour}:00 ${tables} tables: p50 ${p50} ms, p99 ${p99} ms`);
}
