import { distance, type Hex } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Shot, State } from '../shape.ts';
import { isFighting, type OnMap, sheetFor } from '../state.ts';
import { cellsOf, stationOf } from './template.ts';

/** The hex of a vessel that a shot is aimed at: the one that was named, or the nearest. */
function aimedAt(target: OnMap, from: Hex, cell: number | undefined): Hex {
  const cells = cellsOf(target);
  const named = cell === undefined ? undefined : cells[cell];
  if (named) return named.at;
  return cells.reduce((best, { at }) => (distance(from, at) < distance(from, best) ? at : best), nth(cells, 0).at);
}

/** Who fires and who is fired at, each where the one weapon and the one shot have them: vessels are large. */
export function stations(unit: OnMap, target: OnMap, shot: Pick<Shot, 'weapon' | 'cell'>): readonly [unit: OnMap, target: OnMap] {
  const weapon = sheetFor(unit).weapons[shot.weapon];
  const from = sheetFor(unit).vessel && weapon ? { ...unit, at: stationOf(unit, weapon.at) } : unit;
  return [from, sheetFor(target).vessel ? { ...target, at: aimedAt(target, from.at, shot.cell) } : target];
}

/** The table as one shot sees it. Where there are no vessels it is as everybody sees it. */
export function staged<S extends State>(state: S, id: number, shot: Shot): S {
  if (!state.vessels) return state;
  const [unit, target] = [state.units[id], state.units[shot.target]];
  if (!isFighting(unit) || !isFighting(target)) return state;
  const [from, to] = stations(unit, target, shot);
  if (from === unit && to === target) return state;
  return { ...state, units: state.units.map(one => (one === unit ? from : one === target ? to : one)) };
}
