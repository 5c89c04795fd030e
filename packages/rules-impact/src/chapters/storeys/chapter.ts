import { literal, record, tell, whole } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { changeActive, changeUnit } from '../../evolve/change.ts';
import { name } from '../../tell/names.ts';
import type { StoreyCommands, StoreyEvents } from './shape.ts';
import { climb, storeyRules } from './storeys.ts';

/** Buildings with floors that bear armored soldiers (14.13). */
export const storeys: ImpactChapter<{ command: keyof StoreyCommands; event: keyof StoreyEvents }> = {
  name: 'storeys',
  rules: storeyRules,
  commands: { climb: { read: record({ type: literal('climb'), storey: whole(0, 3) }), perform: climb } },
  events: {
    climbed: {
      fold: (state, { unit, level, mp }) => changeActive(changeUnit(state, unit, { level, aloft: false }), unit, { mp, moved: true }),
      tell: (state, { unit, level }) => tell('{unit} climbs to level {level}', { unit: name(state, unit), level }),
    },
  },
};
