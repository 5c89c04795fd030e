import { expect, test } from 'vitest';
import type { Announced, Bus, Hear } from '../nodes/bus.ts';
import { eventually } from '../server.test-support.ts';
import { LIMITS } from './limits.ts';
import { Porter } from './porter.ts';

/** Nodes that hear each other at once. */
function nodes(count: number): readonly Bus[] {
  const ears: Hear<Announced>[][] = Array.from({ length: count }, () => []);
  return ears.map((_, me) => ({
    node: `n${me}`,
    shared: true,
    listen: () => () => undefined,
    tell: () => undefined,
    onAnnounced: hear => ears[me]!.push(hear),
    announce: said => {
      for (const [other, all] of ears.entries()) if (other !== me) for (const hear of all) hear(said, `n${me}`);
    },
    onGap: () => undefined,
    probe: async () => undefined,
    close: async () => undefined,
  }));
}

test('an address has so many lines and so many messages at all nodes together', async () => {
  const limits = { ...LIMITS, linesPerAddress: 4, players: { perSecond: 0, burst: 10 } };
  const [a, b] = nodes(2).map(bus => new Porter(limits, bus, () => performance.now())) as [Porter, Porter];
  const out = [a.admit('x'), a.admit('x'), a.admit('x')];
  for (let n = 0; n < 7; n++) expect(a.hears('x', true, performance.now())).toBe(true);
  await eventually(() => {
    const last = b.admit('x');
    const more = b.admit('x');
    last?.();
    more?.();
    expect([last === undefined, more === undefined]).toEqual([false, true]);
  });
  let heard = 0;
  while (heard < 100 && b.hears('x', true, performance.now())) heard++;
  expect(heard).toBe(3);
  expect(b.admit('y')).toBeDefined();
  for (const leave of out) leave?.();
  a.close();
  b.close();
});
