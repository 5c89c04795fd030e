import type { Hex } from '@sortie/geometry';
import { roomOf } from '../buildings/rooms.ts';
import type { Entering } from '../questions.ts';
import type { Play } from '../rule.ts';
import type { StepWord, Unit, UnitId } from '../shape.ts';
import { canAct, isAirborne, isFighting, isHeadless, unitAt } from '../state.ts';
import type { Pace } from './pace.ts';
import { pointsFor } from './points.ts';
import { stepTo } from './steps-taken.ts';
import { isRaised } from './tops.ts';
import type { OnFoot } from './walking.ts';

/** The next hex, with what waits there. The answer tells whether the move goes on. */
export function enter(play: Play, id: UnitId, mode: OnFoot, steps: readonly StepWord[], before: Pace, pace: Pace): boolean {
  if (pace.leaves) {
    play.emit({ type: 'leftMap', unit: id });
    return false;
  }
  if (!isClear(play, id, pace.at)) {
    if (steps.length > 1) stepTo(play, id, steps.slice(0, -1), before);
    pause(play, id);
    return false;
  }
  const unitBefore = unitAt(play.state, id);
  stepTo(play, id, steps, pace);
  // Nothing on the ground troubles what flies over it.
  if (isAirborne(unitAt(play.state, id)) || isOutside(play, unitAt(play.state, id))) return true;
  const high = isOutside(play, unitBefore);
  const entering: Entering = { unit: id, from: before.at, to: pace.at, mode, stopped: false, ...(high ? { fromTop: true } : {}) };
  play.run('entering', entering);
  if (!entering.stopped) return true;
  if (entering.ended) play.emit({ type: 'moved', unit: id });
  else pause(play, id);
  return false;
}

/** On a roof or deck: above the ground, and with no walls around it. */
const isOutside = (play: Play, unit: Unit): boolean => isRaised(unit) && roomOf(play.state, unit) === 0;

/** Is nobody in a hex whom the mover has not seen? */
export function isClear(play: Play, unit: UnitId, to: Hex): boolean {
  const approach = { unit, to, stopped: false };
  play.run('approaching', approach);
  return !approach.stopped;
}

/** After an interruption the move goes on only if there are points left and somebody to use them. */
export function pause(play: Play, id: UnitId): void {
  const unit = unitAt(play.state, id);
  const { moved, fresh } = unit;
  const left = moved ? pointsFor(play.book, unit, moved.mode) - moved.spent : 0;
  const able = isFighting(unit) && canAct(unit) && !fresh.fainting && fresh.doomed === null && !unit.stuck;
  const whole = !unit.gone.includes('CT') && (isHeadless(unit) || !unit.gone.includes('HD'));
  if (left <= 0 || !able || !whole) play.emit({ type: 'moved', unit: id });
}
