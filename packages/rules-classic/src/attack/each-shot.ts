import { type Seat, type Telling, tell } from '@sortie/kernel';
import type { Book, Seen } from '../rule.ts';
import type { Command, Shot } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isFighting, type Standing, sheetFor } from '../state.ts';

export type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** A declaration's shots, one by one, with a reason against them. */
export const eachShot =
  (objection: (view: Seen, unit: Standing, shot: Shot, weapon: Weapon, command: Declaration, book: Book) => Telling | undefined) =>
  (view: Seen, command: Declaration, _seat: Seat, book: Book): Telling | undefined => {
    const unit = view.units[command.unit];
    if (!isFighting(unit)) return undefined;
    for (const shot of command.shots) {
      const weapon = sheetFor(unit).weapons[shot.weapon];
      const reason = weapon ? objection(view, unit, shot, weapon, command, book) : tell('it has no such weapon');
      if (reason) return reason;
    }
    return undefined;
  };
