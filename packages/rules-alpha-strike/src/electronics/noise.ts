import { table as geometry } from '@sortie/geometry';
import type { Point, State, Unit } from '../shape.ts';
import { INCH, isOn, radiusOf } from '../state.ts';

/** How far buildings disturb electronics, in inches. */
const REACH = 2;

export const besideBuilding = ({ table }: Pick<State, 'table'>, unit: Pick<Unit, 'card'>, at: Point): boolean =>
  table.pieces.some(({ kind, outline }) => kind === 'building' && geometry.touches(outline, at, radiusOf(unit) + REACH * INCH));

/** Is a unit near enough to a building to be disturbed by it? */
export const inNoise = (state: State, unit: Unit): boolean =>
  state.weather.emi === true && isOn(unit) && besideBuilding(state, unit, unit.at);
