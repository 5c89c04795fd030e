import { afterEach, expect, test } from 'vitest';
import { anyRedis } from '../testing/services.test-support.ts';
import { handOut, workRuns } from './runs.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const jobs = (count: number): (() => number | undefined) => {
  const left = Array.from({ length: count }, (_, n) => n).values();
  return () => left.next().value;
};

test('a series is played by workers that come and go, every game once', async () => {
  const url = await anyRedis();
  const played = { a: 0, b: 0 };
  const worker = (name: 'a' | 'b'): { readonly close: () => Promise<void> } => {
    const one = workRuns({
      url,
      threads: 4,
      play: async (_run, orders, job) => {
        played[name]++;
        await new Promise(resolve => setTimeout(resolve, 5));
        return (orders as { readonly times: number }).times * (job as number);
      },
    });
    closing.push(one.close);
    return one;
  };
  const first = worker('a');
  const results = new Map<number, number>();
  const done = handOut<number, number>({ url, orders: { times: 3 }, next: jobs(60), take: (job, result) => results.set(job, result) });
  worker('b');
  await first.close();
  await done;
  expect([...results.values()].reduce((sum, one) => sum + one, 0)).toBe((3 * 59 * 60) / 2);
  expect(results.size).toBe(60);
  expect(played.b).toBeGreaterThan(0);
});

test('two series that are wanted at once have their turns: the short one does not wait for the long one', async () => {
  const url = await anyRedis();
  const order: string[] = [];
  const long = handOut<number, string>({ url, orders: 'long', next: jobs(120), take: () => order.push('long') });
  const short = handOut<number, string>({ url, orders: 'short', next: jobs(10), take: () => order.push('short') });
  const one = workRuns({ url, threads: 2, play: async (_run, orders) => orders });
  closing.push(one.close);
  await Promise.all([long, short]);
  expect(order.lastIndexOf('short')).toBeLessThan(90);
  expect(order).toHaveLength(130);
});

test('many games that are waited for at once are no leak, and nobody warns of one', async () => {
  const url = await anyRedis();
  const warnings: string[] = [];
  const hear = ({ message }: Error): void => void warnings.push(message);
  process.on('warning', hear);
  closing.push(async () => void process.off('warning', hear));
  const one = workRuns({ url, threads: 1, play: async (_run, _orders, job) => job });
  closing.push(one.close);
  await handOut<number, number>({ url, orders: '', next: jobs(40), take: () => undefined });
  expect(warnings).toEqual([]);
});
