import { quickStart } from '@sortie/rules-quick-start';
import { expect, test } from 'vitest';
import { kindsOf, usesIn, usesTogether } from './uses.ts';

test('a command is its type and what it switches on', () => {
  expect([...kindsOf({ type: 'answer', fire: true, screen: false, overheat: 1 })]).toEqual(['answer', 'answer, fire']);
});

test('what is offered and what is done is counted, and nothing is done that was not offered', () => {
  const [training] = quickStart.scenarios;
  const uses = usesIn(quickStart, training!, 'regular', 'uses');
  const fired = uses.find(({ kind }) => kind === 'fire') ?? uses[0]!;
  expect(fired.given).toBeGreaterThan(0);
  for (const { offered, given } of uses) expect(given).toBeLessThanOrEqual(offered);
});

test('games are added up', () => {
  const use = (kind: string, offered: number, given: number) => ({ kind, offered, given });
  expect(usesTogether([[use('move', 3, 2)], [use('fire', 1, 0), use('move', 2, 2)]])).toEqual([use('fire', 1, 0), use('move', 5, 4)]);
});
