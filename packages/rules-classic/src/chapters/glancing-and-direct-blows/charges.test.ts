import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { eventsOf, hold, NEXT, NORTH, pair, SOUTH, start, stay, strike, walk } from '../../testing/table.fixture.ts';

rule('TOE-charging-margin-base', 'a charge that cannot miss is measured from two', () => {
  const damage = (rules: readonly RuleId[], lots: number, ...roll: readonly number[]) => {
    const play = start({
      units: [
        { at: '0807', facing: 3, piloting: 0 },
        { at: '0810', piloting: 8 },
      ],
      rules,
      initiative: NORTH,
    });
    play.does(SOUTH, stay(1));
    play.does(NORTH, { ...walk(0, 'FF'), charge: 1 } as never);
    play.does(SOUTH, hold(1));
    const places = Array.from({ length: lots }, () => pair(7)).flat();
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, strike(1), ...roll, ...places, 6, 6, 6, 6, ...NEXT);
    return eventsOf(events, 'struck')[0]!.damage;
  };
  const DIRECT = 'TOE-direct-blow-tsm';
  expect([damage([DIRECT], 5), damage([DIRECT, 'TOE-charging-margin-base'], 5, 6, 6)]).toEqual([11, 14]);
});
