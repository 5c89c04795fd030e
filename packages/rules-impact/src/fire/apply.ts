import type { Play } from '@sortie/kernel';
import type { Outcome } from '../cards/outcome.ts';
import type { Cause } from '../model/event.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { forceDown } from '../movement/ground-touch.ts';
import { isDown, isPlaced } from '../units/unit.ts';
import { eliminate, giveShock, strike } from './harm.ts';

/** Everything a result says, at once: damage, then shock (9.3.4). An airborne soldier that is shocked or down leaves the air. */
export function applyOutcome(play: Play<Impact>, id: UnitId, outcome: Outcome, cause: Cause) {
  if (outcome.eliminated) return eliminate(play, id, cause);
  strike(play, id, play.ask('boxes', { boxes: outcome.boxes }).total, cause);
  const before = unitAt(play.state, id);
  if (!isPlaced(before)) return;
  if (outcome.shock) {
    giveShock(play, id);
    // A soldier out of its senses gets no second marker, but the shot ends its rampage (7.3).
    if (play.state.active?.unit === id && play.state.active.plan) play.emit({ type: 'planned', plan: null });
  }
  const unit = unitAt(play.state, id);
  if (isPlaced(unit) && unit.aloft && (outcome.shock || isDown(unit))) forceDown(play, id);
}
