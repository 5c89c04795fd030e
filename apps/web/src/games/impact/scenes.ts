import type { MoraleResult } from '@sortie/rules-impact';
import { word } from '../../i18n/index.ts';

/** Results of morale checks as somebody beside the soldier would tell them. */
export const SCENES: { readonly [R in MoraleResult]: string } = {
  panic: word('The breath comes fast, the rifle sinks: panic.'),
  stunned: word('It stares at the ground and does not move this turn.'),
  shaky: word('It gets up with shaking hands: fires at −2 this turn and paints nothing.'),
  recovery: word('A shake of the head, and it is back in the fight.'),
  berserk: word('It screams and storms off: as far as it can, then fires at whoever is nearest.'),
  paranoia: word('Enemies everywhere: it fires at the nearest soldier it sees, friend or foe.'),
  fright: word('It drops everything and runs for the nearest cover.'),
  'self-destruct': word('A hand slips over the wrong switch.'),
  shock: word('The panic ebbs, but it freezes where it is.'),
  run: word('It turns round and runs home as fast as it can.'),
};
