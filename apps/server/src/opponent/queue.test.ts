import type { Shape } from '@sortie/kernel';
import type { Chosen, Progress, Thought } from '@sortie/table';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../server.test-support.ts';
import { anyRedis, startRedis } from '../testing/services.test-support.ts';
import type { Minds, PoolThinker } from './minds.ts';
import { queuedMinds, workThoughts } from './queue.ts';

const thought = (after: number): Thought<Shape> => ({ game: 'g', seat: 1, level: 'ace', after, view: {} as never, rules: [] });
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Taken {
  readonly by: string;
  readonly after: number;
  readonly finish: (chosen: Chosen) => void;
  readonly told: (progress: Progress) => void;
  readonly heard: string[];
}

/** A worker whose thoughts wait for the test. */
function worker(url: string, by: string, taken: Taken[]): { readonly close: () => Promise<void> } {
  const think = ({ after }: Thought<Shape>, told: (progress: Progress) => void): PoolThinker => {
    const heard: string[] = [];
    let [finish, fail]: [(chosen: Chosen) => void, (problem: Error) => void] = [() => undefined, () => undefined];
    const chosen = new Promise<Chosen>((resolve, reject) => {
      [finish, fail] = [resolve, reject];
    });
    taken.push({ by, after, finish, told, heard });
    const late = (): void => {
      heard.push('late');
      finish({ command: 'the best so far', plans: [], short: 10 });
    };
    return { chosen, hurry: () => heard.push('hurry'), stop: () => fail(new Error('nobody wants it')), late };
  };
  const one = workThoughts({ url, pool: { think }, sharing: 10, report: () => undefined });
  closing.push(one.close);
  return one;
}

const alone: Minds = {
  think: () => ({ chosen: Promise.resolve({ command: 'thought here', plans: [] }), hurry: () => undefined, stop: () => undefined }),
  waiting: async () => 0,
  jobs: async () => [],
  probe: async () => undefined,
  close: async () => undefined,
};

function minds(url: string, patience = 60_000): Minds {
  const one = queuedMinds({ url, otherwise: alone, report: () => undefined, patience });
  closing.push(one.close);
  return one;
}

let tables = 0;
const table = (): string => `t${process.pid}x${tables++}`;

test('thoughts are jobs: workers come and go, each thought is thought once even if two nodes want it, and progress is heard by both', async () => {
  const url = await anyRedis();
  const [a, b] = [minds(url), minds(url)];
  const taken: Taken[] = [];
  const heard: Progress[] = [];
  const name = table();
  const both = [a, b].map(one => one.think(thought(3), progress => heard.push(progress), name));
  await eventually(async () => expect(await a.waiting()).toBe(1));
  worker(url, 'first', taken);
  await eventually(() => expect(taken).toHaveLength(1));
  taken[0]!.told({ progress: 0.5, budget: 100 });
  expect(await a.jobs()).toMatchObject([{ id: `${name}_3_${thought(3).seat}`, kind: 'thought', state: 'active' }]);
  await eventually(() => expect(heard.length).toBe(2));
  both[1]!.hurry();
  await eventually(() => expect(taken[0]!.heard).toContain('hurry'));
  // One node leaves: the other still wants the move.
  both[0]!.stop('leaving');
  taken[0]!.finish({ command: 'go', plans: [] });
  expect(await Promise.all(both.map(({ chosen }) => chosen))).toEqual([
    { command: 'go', plans: [] },
    { command: 'go', plans: [] },
  ]);
  expect(taken).toHaveLength(1);
});

test('who waits too long gets the best found so far, and it says so, also where nobody had begun to think in time', async () => {
  const url = await anyRedis();
  const taken: Taken[] = [];
  const waits = minds(url, 50).think(thought(1), () => undefined, table());
  await new Promise(resolve => setTimeout(resolve, 100));
  worker(url, 'late', taken);
  expect(await waits.chosen).toMatchObject({ command: 'the best so far', short: 10 });
});

test('a thought that nobody wants any more is dropped', async () => {
  const url = await anyRedis();
  const taken: Taken[] = [];
  worker(url, 'one', taken);
  const dropped = minds(url).think(thought(7), () => undefined, table());
  await eventually(() => expect(taken).toHaveLength(1));
  dropped.stop('passed');
  await expect(dropped.chosen).rejects.toThrow('nobody wants it');
});

test('while Redis is away a node thinks by itself, and when it is back thoughts are jobs again', async () => {
  const redis = await startRedis();
  const mine = minds(redis.url);
  await eventually(() => mine.probe());
  await redis.kill();
  await eventually(async () => {
    await expect(mine.probe()).rejects.toThrow();
    expect(await mine.think(thought(1), () => undefined, table()).chosen).toEqual({ command: 'thought here', plans: [] });
  });
  await redis.start();
  const taken: Taken[] = [];
  worker(redis.url, 'again', taken);
  await eventually(async () => {
    const asked = mine.think(thought(2), () => undefined, table());
    asked.chosen.catch(() => undefined);
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(taken.length).toBeGreaterThan(0);
    for (const { finish } of taken) finish({ command: 'job', plans: [] });
    expect((await asked.chosen).command).toBe('job');
  });
  closing.push(redis.stop);
  closing.reverse();
});
