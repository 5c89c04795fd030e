import type { Game } from '@sortie/kernel';
import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import type { AlphaStrike, Entry } from '../shape.ts';
import { standard } from './sky.fixture.ts';

const raid: readonly Entry[] = [
  { card: 'Homestead', ring: 0 },
  { card: 'Kestrel', rides: 0 },
  { card: 'Jump Infantry', rides: 0 },
  { card: 'Bulwark', rides: 0 },
  { card: 'Goshawk', ring: 0, bombs: ['he', 'inferno'] },
  { card: 'Harrier' },
];
const guard: readonly Entry[] = [
  { card: 'Homestead', grounded: true },
  { card: 'Swift', rides: 0 },
  { card: 'Petrel', ring: 1 },
  { card: 'Jump Infantry', rides: 2 },
  { card: 'Ballista' },
  { card: 'Anvil' },
];
const done = new Set<string>();
const watched: Game<AlphaStrike> = {
  ...alphaStrike,
  ruleset: {
    ...alphaStrike.ruleset,
    evolve: (state, event) => {
      if (event.type === 'flew')
        done.add(`${event.fate}${event.run?.kind ?? ''}${event.drop ? 'drop' : ''}${event.airborne ? '' : 'down'}`);
      return alphaStrike.ruleset.evolve(state, event);
    },
  },
  scenarios: [
    {
      id: 'raid',
      title: 'raid',
      summary: '',
      roles: ['a', 'b'],
      rules: standard,
      setup: { table: { scene: 'plains', seed: 5 }, forces: [raid, guard], zone: 10, limit: 12 },
    },
  ],
};

test('games with DropShips, carriers, landings and drops keep the laws', () => {
  expect(checkLaws(watched, { seeds: [1, 2, 3], commands: 110, optionsEvery: 55 })).toBeGreaterThan(200);
  for (const kind of ['aloft', 'fighting', 'fightingdown', 'fightingstrike', 'ridingdown']) expect(done, kind).toContain(kind);
});
