import { expect, test } from 'vitest';
import { aloft, book, ground, ruleset, sky } from '../aerospace/sky.fixture.ts';
import type { Placed } from '../set-piece.ts';
import type { Command } from '../shape.ts';
import { flightChoices } from './flights.ts';

const best = (...placed: readonly Placed[]): Command => {
  const view = ruleset.view(sky(placed), 0);
  const choices = flightChoices(view, 0, book);
  for (const { command } of choices) expect(book.allows(view, command, 0)).toBe(true);
  return choices[0]!.command;
};
const far = (ring: 1 | 2 | 3) => aloft({}, 0, { flight: { ring } });

test('an aircraft comes nearer, strikes what is slow and weak, and leaves when its armor is gone', () => {
  const foe = ground({ damage: '1/1/-', armor: 2, structure: 2 }, 1, 20, 20);
  expect(best(far(2), foe)).toMatchObject({ type: 'fly', ring: 1 });
  expect(best(aloft(), foe)).toMatchObject({ type: 'overfly', run: { kind: 'strike', target: 1 } });
  expect(best(aloft({}, 0, { flight: { ring: 2 }, armor: 0 }), foe)).toMatchObject({ type: 'fly', ring: 3 });
});
test('it flies around whoever would shoot it down for little', () => {
  const weak = ground({ damage: '-/-/-', armor: 3 }, 1, 20, 20);
  const guards = [1, 2, 3].map(i => ground({ damage: '9/9/9', armor: 30 }, 1, 24 + i, 20 + i));
  const command = best(aloft({ armor: 1, structure: 1, damage: '1/-/-' }), weak, ...guards);
  expect(command.type).toBe('fly');
});
