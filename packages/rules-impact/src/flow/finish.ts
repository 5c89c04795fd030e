import type { Play } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { eliminate } from '../fire/harm.ts';
import { activeIn, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { bounceCost, landingCost } from '../movement/costs.ts';
import { restingPlace, touchGround } from '../movement/ground-touch.ts';
import { isDown, isPlaced, isSoldier, occupants } from '../units/unit.ts';
import { nextImpulse, takeControl } from './impulse.ts';

/** The end of an activation: who is in the air has paid or comes down, who shares a point moves on, and the marker goes on (7.7, 8.0). */
export function finish(play: Play<Impact>): void {
  const { active } = play.state;
  if (!active) return;
  const { unit: id } = active;
  const { seat } = unitAt(play.state, id);
  stayUpOrLand(play, id);
  settleStacking(play, id);
  complete(play, id);
  nextImpulse(play, seat);
}

export function complete(play: Play<Impact>, id: UnitId): void {
  play.emit({ type: 'completed', unit: id });
  takeControl(play, unitAt(play.state, id));
}

function stayUpOrLand(play: Play<Impact>, id: UnitId): void {
  const active = activeIn(play.state);
  const unit = unitAt(play.state, id);
  if (!isPlaced(unit) || !unit.aloft || active.kept) return;
  if (active.mp >= 1) {
    const cost = bounceCost(unit.level, unit.level, true, false);
    play.emit({ type: 'bounced', unit: id, from: unit.level, level: unit.level, cost, mp: active.mp - 1, boost: false });
  } else touchGround(play, id, unit.at, { unpaid: landingCost(play.state.map, unit.at) });
}

/** Two units never rest on one point: a down enemy is finished off, otherwise the mover goes back (8.3). */
function settleStacking(play: Play<Impact>, id: UnitId): void {
  const unit = unitAt(play.state, id);
  if (!isPlaced(unit)) return;
  const others = occupants(play.state, unit.at, id);
  if (others.length === 0) return;
  if (!unit.aloft && isSoldier(unit) && others.every(other => isDown(other) && other.seat !== unit.seat)) {
    for (const other of others) eliminate(play, other.id, 'coup');
    return;
  }
  const to = restingPlace(play.state, id, unit.at, unit.aloft);
  const ground = groundOf(play.state.map);
  const aloft = unit.aloft && unit.level > ground.level(to);
  play.emit({ type: 'fellBack', unit: id, to, level: aloft ? unit.level : ground.level(to), aloft });
}
