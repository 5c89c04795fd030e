import { boardOf } from '@sortie/board';
import type { Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { placed, unitAt } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { fall } from './fall.ts';
import { pilotingNumber } from './roll.ts';

/** Off a deck into water: who swims is in its element where the water is as deep as the deck is high, and else strikes the bottom. */
export function plunge(play: Play, id: UnitId, height: number): boolean {
  const unit = placed(unitAt(play.state, id));
  const depth = depthOf(boardOf(play.state.board), unit.at);
  if (depth === 0 || !play.book.holds('plunges', { unit })) return false;
  if (height > depth) fall(play, id, depth, pilotingNumber(play, unit, 'displaced').total);
  return true;
}
