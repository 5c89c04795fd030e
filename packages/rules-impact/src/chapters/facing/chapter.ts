import { literal, oneOf, record } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { changeActive, changeUnit } from '../../evolve/change.ts';
import { behindRules } from './behind.ts';
import { facingRules, turn } from './facing.ts';
import type { FacingCommands, FacingEvents } from './shape.ts';

/** Soldiers look one way and fire that way (14.9). */
export const facing: ImpactChapter<{ command: keyof FacingCommands; event: keyof FacingEvents }> = {
  name: 'facing',
  rules: [...facingRules, ...behindRules],
  commands: { turn: { read: record({ type: literal('turn'), heading: oneOf(0, 1, 2, 3, 4, 5) }), perform: turn } },
  events: {
    turned: {
      fold: (state, { unit, heading, steps }) =>
        changeActive(changeUnit(state, unit, { heading }), unit, { turned: (state.active?.turned ?? 0) + steps }),
    },
  },
  heeds: { activated: (state, { unit }) => changeActive(state, unit, { turned: 0 }) },
};
