import type { Spot, Zone } from '@sortie/board-view';
import { BRACKETS, type How, inForwardArc, looksRound, radiusOf, type Standing } from '@sortie/rules-alpha-strike';
import type { Arc } from '../../analysis/drafting.ts';
import { headingOf, toSpot } from './scale.ts';
import { ringsAround } from './tape.ts';

/** Degrees between two looks at the edge of an arc. */
const STEP = 3;

/** A wedge of the table that lies in the forward arc, out to a distance from the base. */
function wedge(unit: Standing, far: number): readonly Spot[] {
  const spot = (degrees: number) => {
    const { dx, dy } = headingOf(degrees);
    return { x: Math.round(unit.at.x + (dx * far) / 1000), y: Math.round(unit.at.y + (dy * far) / 1000) };
  };
  const all = Array.from({ length: 360 / STEP }, (_, i) => i * STEP);
  const bears = all.map(degrees => inForwardArc(unit, { ...unit, at: spot(degrees) }));
  const first = bears.findIndex((one, i) => one && !bears.at(i - 1));
  if (first < 0) return bears[0] ? all.map(degrees => toSpot(spot(degrees))) : [];
  const width = bears.filter(one => one).length;
  return [toSpot(unit.at), ...Array.from({ length: width }, (_, i) => toSpot(spot((first + i) * STEP)))];
}

/** Where a kind of attack reaches: the brackets that the card has damage for, within the arc where it needs one. */
export function arcOf(unit: Standing, how: How): Arc {
  const last = unit.card.damage.findLastIndex(({ points, minimal }) => points > 0 || minimal);
  const most = Math.min(BRACKETS.length, Math.max(1, last + 1));
  const rings = ringsAround(unit.at, radiusOf(unit), most);
  if (looksRound(how)) return { rings };
  const zone: Zone = { outlines: [wedge(unit, (BRACKETS[most - 1] ?? 0) + radiusOf(unit))], tone: 'friend' };
  return { rings, zones: [zone] };
}
