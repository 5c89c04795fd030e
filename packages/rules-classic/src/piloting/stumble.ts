import type { Entering } from '../questions.ts';
import type { Play } from '../rule.ts';
import type { Cause } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { isMech, isTroop, sheetFor, unitAt } from '../state.ts';
import { motiveDamage } from '../vehicles/motive.ts';
import { pilotingRoll, rollOrFall } from './roll.ts';

/** Ground that asks for a roll: a 'Mech that fails falls, a vehicle damages what it drives on. Troops and hovercraft are not asked. */
export function stumble(play: Play, about: Entering, cause: Cause): void {
  const unit = unitAt(play.state, about.unit);
  if (isTroop(unit) || rides(sheetFor(unit).gait)) return;
  if (isMech(unit)) about.stopped = !rollOrFall(play, about.unit, cause);
  else if (!pilotingRoll(play, about.unit, cause).ok) motiveDamage(play, about.unit, 'FR', 0);
}
