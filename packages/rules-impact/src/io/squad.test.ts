import { expect, test } from 'vitest';
import { buildValue } from '../design/force.ts';
import { squadsMeeting } from '../even.ts';
import { readSquad, squadsLike, squadText } from './squad.ts';

test('a squad is read as it is written, by the names of the cards or by their short forms', () => {
  const squad = readSquad('command, 2 Assault, 3 front line');
  expect(squad).toEqual([
    { type: 'command', count: 1 },
    { type: 'assault', count: 2 },
    { type: 'front-line', count: 3 },
  ]);
  if ('text' in squad) throw new Error('it was refused');
  expect(readSquad(squadText(squad))).toEqual(squad);
});

test('what is no squad is refused with what is wrong', () => {
  expect(readSquad('2 pumpkins')).toMatchObject({ text: expect.stringContaining('no soldier') });
  expect(readSquad('0 assault')).toMatchObject({ text: expect.stringContaining('no soldier') });
  expect(readSquad('3 militia')).toMatchObject({ text: expect.stringContaining('in armor') });
  expect(readSquad('2 sniper')).toMatchObject({ text: expect.stringContaining('only') });
});

test('the field of a squad costs about the same', () => {
  const field = squadsLike([{ type: 'assault', count: 3 }]);
  expect(field).toHaveLength(9);
  expect(field).toContainEqual([{ type: 'front-line', count: 4 }]);
  expect(field.map(buildValue).every(price => price <= 36)).toBe(true);
});

test('each squad is beaten when half of its armor is gone, wherever it comes from', () => {
  const [a, b] = [
    [{ type: 'assault', count: 3 } as const],
    [{ type: 'ranger', count: 6 } as const, { type: 'militia', count: 5 } as const],
  ];
  const { scenario, swapped } = squadsMeeting(a, b);
  expect(scenario.setup.victory.sudden).toEqual([
    { kind: 'worn', seat: 0, losses: 3 },
    { kind: 'worn', seat: 1, losses: 2 },
  ]);
  expect(swapped.setup.victory.sudden).toEqual([
    { kind: 'worn', seat: 0, losses: 2 },
    { kind: 'worn', seat: 1, losses: 3 },
  ]);
});
