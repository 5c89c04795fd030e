import { toCard } from '@sortie/convert';
import { find, type Unit } from '@sortie/roster';
import { expect, test } from 'vitest';
import { EDITIONS } from '../units/library/editions.ts';
import { broughtFrom } from './bring.ts';
import type { System, Tracked } from './document.ts';
import { type Standing, sumOf } from './sum.ts';

function tracked(name: string, system: System, more: Partial<Tracked> = {}): Tracked {
  const unit = find(name) as Unit;
  const card = toCard(unit, EDITIONS.current);
  if (!card) throw new Error(name);
  const brought = broughtFrom({ id: name, unit, card, problems: [], findings: [] }, system, 'Ada', 4);
  return { ...brought, marked: {}, hot: 0, acted: [], lost: false, ...more };
}

const plain: Standing = { distance: 5, attackerMoved: 'walk', targetMoved: 'walk', hexes: 3, between: 0, inWoods: false };

test('a classic shot: gunnery, both movements, range, woods and heat are terms of the sum', async () => {
  const [griffin, wolverine] = [tracked('Griffin GRF-1N', 'classic'), tracked('Wolverine WVR-6R', 'classic')];
  const total = async (more: Partial<Standing> = {}, attacker = griffin): Promise<number | string> => {
    const sum = await sumOf(attacker, wolverine, { ...plain, weapon: 'PPC', ...more });
    return sum.ok ? sum.total : sum.why;
  };
  // Gunnery 4, walked 1, target moved 3 hexes 1, short range.
  expect(await total()).toBe(6);
  expect(await total({ attackerMoved: 'run' })).toBe(7);
  expect(await total({ attackerMoved: 'jump' })).toBe(8);
  expect(await total({ targetMoved: 'jump' })).toBe(7);
  expect(await total({ hexes: 7 })).toBe(8);
  expect(await total({ distance: 10 })).toBe(8);
  expect(await total({ between: 2 })).toBe(8);
  expect(await total({ inWoods: true })).toBe(7);
  expect(await total({}, { ...griffin, hot: 8 })).toBe(7);
  expect(typeof (await total({ distance: 30 }))).toBe('string');
});

test('an Alpha Strike attack: skill, range, TMM, jumping and woods', async () => {
  const [griffin, wolverine] = [tracked('Griffin GRF-1N', 'alpha-strike'), tracked('Wolverine WVR-6R', 'alpha-strike')];
  const sum = async (more: Partial<Standing> = {}, attacker = griffin) => {
    const found = await sumOf(attacker, wolverine, { ...plain, ...more });
    return found.ok ? found.total : found.why;
  };
  const near = await sum();
  expect(typeof near).toBe('number');
  expect(await sum({ distance: 20 })).toBe(Number(near) + 2);
  expect(await sum({ attackerMoved: 'jump' })).toBe(Number(near) + 2);
  expect(await sum({ distance: 10, between: 1 })).toBe(Number(await sum({ distance: 10 })) + 2);
  expect(await sum({ inWoods: true })).toBe(Number(near) + 2);
  expect(await sum({}, { ...griffin, marked: { 'fire-control': 1 } })).toBe(Number(near) + 2);
});

test('every term is called by its name', async () => {
  const sum = await sumOf(tracked('Griffin GRF-1N', 'classic'), tracked('Wolverine WVR-6R', 'classic'), { ...plain, weapon: 'PPC' });
  expect(sum.ok && sum.lines.map(({ words }) => words.text)).toEqual(expect.arrayContaining(['gunnery']));
});
