import type { Figure, Token } from '@sortie/board-view';
import { type Facing, fromOffset } from '@sortie/geometry';
import { type Entry, type Setup, sheetCalled } from '@sortie/rules-quick-start';

/** Both forces in the middle of the map, facing each other, so that a picture tells how many fight. */
export function tokensOf(unread: unknown): readonly Token[] {
  const { defender, attacker } = unread as Setup;
  return [...line(defender, 'a', 7, 3), ...line(attacker, 'b', 11, 0)];
}

function line(force: readonly Entry[], side: 'a' | 'b', row: number, facing: Facing): readonly Token[] {
  const first = 9 - force.length;
  return force.map((entry, i) => ({ id: `${side}${i}`, at: fromOffset(first + 2 * i, row), facing, side, figure: figureOf(entry) }));
}

function figureOf({ mech }: Entry): Figure {
  const tons = typeof mech === 'string' ? (sheetCalled(mech)?.tons ?? 0) : mech.tons;
  return tons < 40 ? 'mech-light' : tons < 60 ? 'mech-medium' : tons < 80 ? 'mech-heavy' : 'mech-assault';
}
