import { type Seat, type Telling, tell } from '@sortie/kernel';
import { staged } from '../naval/stations.ts';
import type { Book, View } from '../rule.ts';
import type { Command, Shot } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isFighting, type OnMap, placed, sheetFor, unitAt } from '../state.ts';

export type Declaration = Extract<Command, { readonly type: 'declare' }>;

type Objection = (view: View, unit: OnMap, shot: Shot, weapon: Weapon, command: Declaration, book: Book) => Telling | undefined;

/** Vessels are asked about where the weapon is and where the shot goes. */
function objected(objection: Objection, view: View, unit: OnMap, shot: Shot, ...rest: [Weapon, Declaration, Book]): Telling | undefined {
  if (!view.vessels) return objection(view, unit, shot, ...rest);
  const seen = staged(view, unit.id, shot);
  return objection(seen, placed(unitAt(seen, unit.id)), shot, ...rest);
}

/** A declaration's shots, one by one, with a reason against them. */
export const eachShot =
  (objection: Objection) =>
  (view: View, command: Declaration, _seat: Seat, book: Book): Telling | undefined => {
    const unit = view.units[command.unit];
    if (!isFighting(unit)) return undefined;
    for (const shot of command.shots) {
      const weapon = sheetFor(unit).weapons[shot.weapon];
      const reason = weapon ? objected(objection, view, unit, shot, weapon, command, book) : tell('it has no such weapon');
      if (reason) return reason;
    }
    return undefined;
  };
