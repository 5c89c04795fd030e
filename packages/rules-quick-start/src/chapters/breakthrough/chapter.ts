import { tell } from '@sortie/kernel';
import type { QuickStartChapter } from '../../chapter.ts';
import { cross } from '../../damage/apply.ts';
import { callSign } from '../../state.ts';
import { places } from '../../tell.ts';
import { breakthroughRules } from './breakthrough.ts';
import { breakthroughScenario } from './scenario.ts';
import { scoreRules } from './score.ts';
import type { BreakthroughEvents } from './shape.ts';

/** Two damaged 'Mechs that have to cross the map, and points for who gets away. */
export const breakthrough: QuickStartChapter<{ event: keyof BreakthroughEvents }> = {
  name: 'breakthrough',
  rules: [...breakthroughRules, ...scoreRules],
  events: {
    scarred: {
      fold: (state, { unit, marks, lost }) => cross(state, unit, marks, lost),
      tell: (state, { unit, marks }) =>
        tell('{unit} comes with old damage: {marks}.', { unit: callSign(state, unit), marks: places(marks) }),
    },
  },
  scenarios: common => [breakthroughScenario(common)],
};
