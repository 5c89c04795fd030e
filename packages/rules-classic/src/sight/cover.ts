import { boardOf, type Sight, terrainAt } from '@sortie/board';
import { distance, type Hex, neighbours } from '@sortie/geometry';
import { roomOf } from '../buildings/rooms.ts';
import type { State, Unit } from '../shape.ts';
import { isLow, type OnMap, placed } from '../state.ts';
import { floorOf } from '../terrain/board.ts';
import { hasCover, heightOf } from './sight.ts';

/** Somebody is looked at by somebody else. */
interface Seen {
  readonly state: State;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly sight: Sight;
  readonly spotter?: Unit | null;
}

/** Does a 'Mech stand in a building that hides all of it but its top level from outside (TW-cover-none)? */
function isHoused(state: State, from: Unit, target: OnMap): boolean {
  const room = roomOf(state, target);
  if (room === 0 || isLow(target) || room === roomOf(state, from)) return false;
  return (terrainAt(boardOf(state.board), target.at, 'building')?.height ?? 1) === heightOf(target) - 1;
}

/** Are the legs of the target behind something, be it beside it or around it? */
export const isCovered = ({ state, attacker, target, sight, spotter }: Seen): boolean =>
  hasCover(sight, placed(target)) || isHoused(state, spotter ?? attacker, placed(target));

/** The hex whose building stops what is meant for covered legs; `null` where ground or water does. */
export function shelterOf({ state, attacker, target }: Pick<Seen, 'state' | 'attacker' | 'target'>): Hex | null {
  const [unit, from] = [placed(target), placed(attacker)];
  if (isHoused(state, attacker, unit)) return unit.at;
  const board = boardOf(state.board);
  const far = distance(unit.at, from.at);
  const waist = floorOf(board, unit.at) + heightOf(unit) - 1;
  const covers = (h: Hex): boolean => {
    const building = terrainAt(board, h, 'building');
    return building !== undefined && floorOf(board, h) + (building.height ?? 1) === waist;
  };
  return neighbours(unit.at).find(h => distance(h, from.at) === far - 1 && covers(h)) ?? null;
}
