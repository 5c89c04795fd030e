import type { Book } from '../../rule.ts';
import { CALLED, type Mech, type Order, type Shot, type State } from '../../shape.ts';
import { isFighting, isMech, isWhole, sheetFor } from '../../state.ts';
import { canCharge } from '../heat/lasers.ts';
import { cellsOf } from '../naval/template.ts';

/** Other ways to fire the same shot that the rules in force know. */
export function calledFrom(view: State, unit: Mech, book: Book, shot: Shot): readonly Shot[] {
  const target = view.units[shot.target];
  const open = target !== undefined && isMech(target) && !target.prone && book.ask('calling', { unit }).total > 0;
  if (view.vessels && isFighting(target) && sheetFor(target).vessel) return cellsOf(target).map((_, cell) => ({ ...shot, cell }));
  return open ? CALLED.map(called => ({ ...shot, called })) : [];
}

/** What a unit could do with its machine beside firing. */
export function ordersFor(unit: Mech, book: Book): readonly Order[] {
  const orders: Order[] = unit.condition?.holds ? [{ do: 'drop' }] : [];
  if (book.ask('switching', { unit }).total > 0)
    for (const weapon of sheetFor(unit).weapons.keys()) if (isWhole(unit, 'weapon', weapon)) orders.push({ do: 'switch', weapon });
  if (sheetFor(unit).gait === 'submarine' && book.ask('masts', { unit }).total > 0) orders.push({ do: 'mast', up: !unit.condition?.mast });
  for (const [bin, { type }] of sheetFor(unit).bins.entries())
    if (type === 'COOLANT_POD' && unit.ammo[bin]! > 0 && isWhole(unit, 'bin', bin)) orders.push({ do: 'coolant', bin });
  for (const weapon of sheetFor(unit).weapons.keys()) if (canCharge(unit, weapon)) orders.push({ do: 'charge', weapon });
  for (const [gear, { kind }] of sheetFor(unit).gear.entries())
    if (kind.startsWith('shield') && isWhole(unit, 'gear', gear))
      for (const mode of ['active', 'passive', 'none'] as const) orders.push({ do: 'guard', gear, mode });
  return orders;
}
