import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { eventsOf, jump, NEXT, NORTH, pair, shoot, start, WITNESS } from '../../testing/table.fixture.ts';

const vedette = find('Vedette Medium Tank')!;
const wheels: Paper = { ...vedette, motive: 'wheeled', movement: { ...vedette.movement, jump: 3 } };
const landed = (rules: readonly RuleId[], total: number) => {
  const play = start({
    units: [
      { at: '0803', facing: 3, design: wheels },
      { at: '0117', moved: ['stand', 0] },
    ],
    rules,
  });
  return eventsOf(play.does(NORTH, jump(0, '0805', 3), ...pair(total)), 'worn').map(({ what }) => what);
};
/** A hit on the front that may hurt the wheels. */
const struck = (rules: readonly RuleId[], total: number) =>
  eventsOf(
    shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', facing: 0, design: wheels }, WITNESS], rules },
      0,
      6,
      6,
      ...pair(4),
      ...pair(total),
      ...NEXT,
    ).events,
    'worn',
  ).map(({ what }) => what);

describe('jets of vehicles', () => {
  rule('TOE-vehicle-jets-effectiveness', 'every landing shakes the wheels, also of vehicles that last longer otherwise', () => {
    const jets: RuleId = 'TOE-vehicle-jets-effectiveness';
    const lasting: RuleId = 'TW-house-effectiveness';
    expect([landed([jets], 5), landed([jets], 4)]).toEqual([['minor'], ['nothing']]);
    expect([landed([jets, lasting], 5), landed([jets, lasting], 4)]).toEqual([['minor'], ['nothing']]);
    expect([struck([], 4), struck([lasting], 4), struck([lasting], 5)]).toEqual([['minor'], ['nothing'], ['minor']]);
  });
});
