import type { Telling } from '@sortie/kernel';
import type { Event } from './event.ts';
import type { State } from './shape.ts';
import { combatTellers } from './tell/combat.ts';
import { moveTellers } from './tell/moves.ts';
import { specialTellers } from './tell/special.ts';
import type { Tellers } from './tell/tellers.ts';

const TELL: Tellers = { ...moveTellers, ...combatTellers, ...specialTellers };

/** The event as a sentence for the log. */
export const tellEvent = (state: State, event: Event): Telling | undefined =>
  (TELL[event.type] as ((state: State, event: Event) => Telling | undefined) | undefined)?.(state, event);
