import { hasBeacon } from '../attack/guides.ts';
import { munitionOf } from '../equipment/fire-control.ts';
import type { Aim } from '../questions.ts';
import { placed } from '../state.ts';

/** Missiles that were made for it, and a beacon that they hear. */
export const seeksBeacon = (aim: Aim): boolean =>
  aim.target.pods !== undefined && munitionOf(aim) === 'NARC_CAPABLE' && hasBeacon(aim.state, placed(aim.attacker), placed(aim.target));
