import { nth, type Seat } from '@sortie/kernel';
import { neighboursOf, ringOf, type Sector, sectorNamed, sectorsOf } from '../map/sectors.ts';
import type { Area, Setup } from '../shape.ts';

/** The sectors of some rings that a sector of the periphery lies behind: the first of them is north, the fourth south. */
const behind = (name: string): readonly Sector[] => {
  const edge = sectorNamed(name);
  return [edge, ...neighboursOf(edge).filter(sector => ringOf(sector) === 'outer')];
};

/** Middle and Outer sectors in one direction. */
const towards = (name: string): readonly Sector[] => {
  const outer = behind(name).slice(1);
  return [...sectorsOf('middle').filter(sector => neighboursOf(sector).some(one => outer.includes(one))), ...outer];
};

const apart = (of: (name: string) => readonly Sector[]): readonly [Area, Area] => [{ sectors: of('P1') }, { sectors: of('P4') }];

/** Who holds the centre sets up there and around it; the attacker comes from the edge. */
function around(defender: Seat): readonly [Area, Area] {
  const held: Area = { sectors: [...sectorsOf('central'), ...sectorsOf('inner')] };
  const edge: Area = { sectors: sectorsOf('peripheral') };
  return defender === 0 ? [held, edge] : [edge, held];
}

/** Where the sides set up: where the scenario says, and otherwise as the book has it. */
export function areasOf({ areas, centre, defender }: Pick<Setup, 'areas' | 'centre' | 'defender'>): readonly [Area, Area] {
  if (areas) return areas;
  if (defender !== undefined) return around(defender);
  return apart(centre === 'ground' ? towards : behind);
}

/** Does a side set up on a standard map instead of the Capital Map? */
export const isInside = (areas: readonly [Area, Area], seat: Seat): boolean => nth(areas, seat).zones !== undefined;
