import { mayGrapple } from '../boarding/grapple.ts';
import { ringOf } from '../map/sectors.ts';
import type { Book } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { mayFireAfar } from '../special/afar.ts';
import { mayBombard } from '../special/orbit.ts';
import { isUp, mayMeet } from './up.ts';
import { isArmed } from './weapons.ts';

/** Is there anything that this craft could attack now? */
export function mayAttack(state: State, unit: Unit, book: Book): boolean {
  if (!isUp(state, unit)) return false;
  if (mayFireAfar(state, unit, book) || mayBombard(state, unit)) return true;
  if (unit.turn.afar || ringOf(unit.sector) === 'peripheral') return false;
  const armed = isArmed(unit);
  return state.units.some(foe => mayMeet(unit, foe) && (armed || !mayGrapple(unit, foe)));
}
