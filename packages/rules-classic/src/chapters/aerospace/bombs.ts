import { boardOf } from '@sortie/board';
import { distance, type Hex } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { blast } from '../../damage/blast.ts';
import type { Play } from '../../rule.ts';
import type { UnitId } from '../../shape.ts';
import { fighting, isAirborne, sheetFor, unitAt } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

/** Heat of a bomb full of burning gel. */
const INFERNO_HEAT = 15;

/** What a bomb does where it falls, in the hex itself and beside it (TOE-reading-141). */
const BLASTS: { readonly [name: string]: readonly number[] } = { 'Cluster Bomb': [5, 5] };

/** One bomb goes off. Torpedo bombs harm only what is in deep water, and nothing else reaches that (TOE-torpedo-airborne). */
export function burst(play: Play, id: UnitId, bin: number, at: Hex): void {
  const { name, damage } = nth(sheetFor(unitAt(play.state, id)).bins, bin);
  const board = boardOf(play.state.board);
  const submerged = (where: Hex): boolean => depthOf(board, where) > 1;
  if (name === 'Inferno Bomb') {
    for (const { id: unit, at: where } of fighting(play.state).filter(target => !isAirborne(target)))
      if (distance(where, at) === 0 && !submerged(where)) play.emit({ type: 'heated', unit, points: INFERNO_HEAT });
    return;
  }
  const torpedo = name === 'Torpedo Bomb';
  blast(play, { unit: id, weapon: -1, at, damage: BLASTS[name] ?? [damage], spares: target => submerged(target.at) !== torpedo });
}
