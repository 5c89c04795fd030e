import { distance } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';
import { unitAt } from '../state.ts';
import { at, NORTH, type Placed, start } from '../testing/table.fixture.ts';

const { tactics, ruleset } = classic;

/** How far the best move of the first unit leads it from a place. */
function heads(units: readonly Placed[], to: string): number {
  const play = start({ units, blind: true, rules: ['TOE-sensor-blips'] });
  const [best] = tactics.candidates(ruleset.view(play.state, NORTH), NORTH, play.book);
  play.does(NORTH, best!.command);
  return distance(unitAt(play.state, 0).at!, at(to));
}

describe('in the dark an opponent', () => {
  test('looks for enemies whom nobody sees', () => {
    const units: readonly Placed[] = [
      { at: '0802', facing: 3, veil: 'hidden' },
      { at: '1617', veil: 'hidden' },
    ];
    expect(heads(units, '0414')).toBeLessThan(distance(at('0802'), at('0414')));
  });
  test('goes where its sensors find something', () => {
    const units: readonly Placed[] = [
      { at: '0802', facing: 3, veil: 'hidden' },
      { at: '1508', veil: { levels: 2 } },
    ];
    expect(heads(units, '1508')).toBeLessThan(distance(at('0802'), at('1508')));
  });
});
