import { boardOf } from '@sortie/board';
import { distance } from '@sortie/geometry';
import type { Weapon } from '../force/sheet.ts';
import type { Aim, Bracket } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { State } from '../shape.ts';
import { type Sight, sightBetween } from '../sight/sight.ts';
import type { Standing } from '../state.ts';
import { woodsAt } from '../terrain/board.ts';

export function bracketOf({ short, medium, long }: Weapon, range: number): Bracket {
  if (range <= short) return 'short';
  if (range <= medium) return 'medium';
  return range <= long ? 'long' : 'beyond';
}

/** Everything a to-hit rule may look at for one weapon of one 'Mech against another. */
export function aimAt(state: State, book: Book, attacker: Standing, target: Standing, weapon: Weapon): Aim {
  return aimThrough(state, attacker, target, weapon, sightBetween(state, book, attacker, target).sight);
}

export function aimThrough(state: State, attacker: Standing, target: Standing, weapon: Weapon, { light, heavy }: Sight): Aim {
  const board = boardOf(state.board);
  return {
    attacker,
    target,
    weapon,
    range: distance(attacker.at, target.at),
    lightBetween: light,
    heavyBetween: heavy,
    attackerIn: woodsAt(board, attacker.at),
    targetIn: woodsAt(board, target.at),
  };
}
