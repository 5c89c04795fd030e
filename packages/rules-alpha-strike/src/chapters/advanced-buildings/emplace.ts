import { table as terrain } from '@sortie/board';
import { has } from '../../card/specials.ts';
import type { Entry, State, Unit } from '../../shape.ts';
import { INCH } from '../../state.ts';

/** A gun of a building stands where it belongs from the beginning: on the roof, or at its height in a wall. */
export function emplace(unit: Unit, { emplaced }: Entry, { table }: State): Unit {
  if (!emplaced) return unit;
  const { at, facing = unit.facing, height = 0, piece } = emplaced;
  const house = table.pieces.find(({ id }) => id === piece);
  const above = has(unit, 'ROOF') && house ? terrain.heightOf(house) : height * INCH;
  return { ...unit, fate: 'fighting', at, facing, z: terrain.groundAt(table, at).elevation + above };
}
