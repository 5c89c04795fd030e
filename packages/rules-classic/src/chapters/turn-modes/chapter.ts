import type { ClassicChapter } from '../../chapter.ts';
import { type TurnModesEvents, turnModesEvents } from './events.ts';
import { turnModeRules } from './turn-modes.ts';

export const turnModes: ClassicChapter<{ cause: 'turning'; event: keyof TurnModesEvents }> = {
  name: 'turn-modes',
  rules: turnModeRules,
  events: turnModesEvents,
  causes: { turning: 'turning early' },
};
