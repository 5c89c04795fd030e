import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { eventsOf, jump, NEXT, NORTH, pair, shoot, start, WITNESS } from '../../testing/table.fixture.ts';

const vedette = find('Vedette Medium Tank')!;
const JETS: RuleId = 'TOE-vehicle-jets-effectiveness';
const LASTING: RuleId = 'TW-house-effectiveness';
const on = (motive: Paper['motive']): Paper => ({ ...vedette, ...(motive ? { motive } : {}), movement: { ...vedette.movement, jump: 3 } });
const landed = (motive: Paper['motive'], rules: readonly RuleId[], total: number) => {
  const play = start({
    units: [
      { at: '0803', facing: 3, design: on(motive) },
      { at: '0117', moved: ['stand', 0] },
    ],
    rules,
  });
  return eventsOf(play.does(NORTH, jump(0, '0805', 3), ...pair(total)), 'worn').map(({ what }) => what);
};
/** A hit on the front that may hurt the wheels. */
const struck = (rules: readonly RuleId[], total: number) => {
  const units = [{ at: '0805', facing: 3 as const, design: 'HBK-4G' }, { at: '0807', facing: 0 as const, design: on('wheeled') }, WITNESS];
  return eventsOf(shoot({ units, rules }, 0, 6, 6, ...pair(4), ...pair(total), ...NEXT).events, 'worn').map(({ what }) => what);
};

describe('jets of vehicles', () => {
  rule('TOE-vehicle-jets-effectiveness#1', 'a landing is as hard on vehicles that last longer otherwise', () => {
    expect([landed('wheeled', [JETS], 5), landed('wheeled', [JETS, LASTING], 5), landed('wheeled', [JETS, LASTING], 4)]).toEqual([
      ['minor'],
      ['minor'],
      ['nothing'],
    ]);
    expect([struck([], 4), struck([LASTING], 4), struck([LASTING], 5)]).toEqual([['minor'], ['nothing'], ['minor']]);
  });
  rule('TOE-vehicle-jets-effectiveness#2', 'wheels add one to the roll', () => {
    expect([landed('wheeled', [JETS], 4), landed('wheeled', [JETS], 5)]).toEqual([['nothing'], ['minor']]);
    const play = start({
      units: [
        { at: '0803', facing: 3, design: on('wheeled') },
        { at: '0117', moved: ['stand', 0] },
      ],
      rules: [],
    });
    expect(eventsOf(play.does(NORTH, jump(0, '0805', 3)), 'worn')).toEqual([]);
    expect(unitAt(play.state, 0).at).not.toBeNull();
  });
});
