import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { numberIn } from '../../testing/core.fixture.ts';
import { NORTH, SOUTH, start, stay, stepsIn } from '../../testing/table.fixture.ts';

const EVADING: readonly RuleId[] = ['TOE-evade-eligibility-mp', 'TOE-evade-restrictions', 'TOE-evade-to-hit', 'TOE-evade-heat'];

rule('TW-house-skilled-evasion', 'whoever evades is as hard to hit as it is driven well', () => {
  /** What evading adds to a shot: beside whoever has only run as far. */
  const added = (piloting: number, rules: readonly RuleId[]) => {
    const number = (evades: boolean) => {
      const play = start({
        units: [
          { at: '0805', facing: 3 },
          { at: '0811', piloting },
        ],
        initiative: NORTH,
        rules,
      });
      play.does(SOUTH, { type: 'move', unit: 1, mode: 'run', steps: stepsIn('F'), ...(evades ? { manner: 'evade' as const } : {}) });
      play.does(NORTH, stay(0));
      return numberIn(play, 0, 1).total;
    };
    return number(true) - number(false);
  };
  const chosen: readonly RuleId[] = [...EVADING, 'TW-house-skilled-evasion'];
  expect([0, 1, 2, 3, 4, 5, 6, 8].map(piloting => added(piloting, chosen))).toEqual([3, 3, 2, 2, 1, 1, 0, 0]);
  expect([added(0, EVADING), added(8, EVADING)]).toEqual([1, 1]);
});
