import { Rulebook } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { radar } from '../../game.ts';
import { A, dropShip, outpost, start } from '../../space.fixture.ts';

const { ruleset, scenarios, tactics } = radar;
const book = Rulebook.compile(ruleset, [...new Set(scenarios.flatMap(({ rules }) => rules))]);

/** What an opponent with missiles does about a station in the next sector, its fire control hit so many times. */
const choice = (fireControl: number): string => {
  const boat = dropShip({
    zone: -1,
    hits: { fireControl },
    card: { thrust: 6, specials: [], arcs: { front: { missiles: [5, 5, 5, 4] } } },
  });
  const { state } = start({ units: [boat, outpost({ at: 'M1' })] });
  return tactics.candidates(ruleset.view(state, A), A, book)[0]!.command.type;
};

test('missiles are launched at what they may hit, and kept where they can only miss', () => {
  expect([choice(0), choice(3)]).toEqual(['launch', 'hold']);
});
