import type { Handler, Seat } from '@sortie/kernel';
import { isDropShip } from '../card/craft.ts';
import { mayJump } from '../jump/jump.ts';
import { AWAY, CENTRE, SECTORS } from '../map/sectors.ts';
import type { Command, Radar, State, Unit } from '../shape.ts';
import { isFighting } from '../state.ts';
import { noDocking, portsOf } from './docking.ts';

/** What a craft may be ordered to do in the End Phase, apart from the many places to jump to. */
export function* ordersOf(view: State, unit: Unit): Generator<Command> {
  if (unit.grip !== null && isFighting(unit)) yield { type: 'release', unit: unit.id };
  if (unit.docking) yield { type: 'abort', unit: unit.id };
  else if (isDropShip(unit))
    for (const parent of view.units)
      if (parent.id !== unit.id && !noDocking(view, unit, parent, portsOf(view, parent)))
        for (const extra of [0, 1, 2]) yield { type: 'dock', unit: unit.id, parent: parent.id, ...(extra > 0 ? { extra } : {}) };
}

export function* jumpsOf(unit: Unit): Generator<Command> {
  if (!mayJump(unit)) return;
  if (unit.fate === 'fighting') yield { type: 'jump', unit: unit.id, to: AWAY };
  for (const to of SECTORS) if (to !== unit.sector || to === CENTRE) yield { type: 'jump', unit: unit.id, to };
}

/** Is there anything that this seat may order in the End Phase? */
export const hasOrders = (state: State, seat: Seat): boolean =>
  state.units.some(unit => unit.seat === seat && (mayJump(unit) || ordersOf(state, unit).next().done !== true));

export const release: Handler<Radar, 'release'> = (play, { unit }) =>
  play.emit({ type: 'gripped', unit, target: null, rule: 'ASC-boarding-grapple-release' });
