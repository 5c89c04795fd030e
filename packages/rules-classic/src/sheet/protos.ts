import type { Unit as Paper } from '@sortie/roster';
import type { Location, Points, Sheet, Slot } from './sheet.ts';

/** What the papers of ProtoMechs call their places. */
const PLACES: { readonly [place: string]: Location } = { HD: 'PH', T: 'PT', L: 'PL', LA: 'LA', RA: 'RA', MG: 'MG' };

/** Boxes for critical hits. */
const BOXES: { readonly [L in Location]?: number } = { PH: 2, PT: 3, LA: 2, RA: 2, PL: 3 };

const placed = (points: { readonly [place: string]: number }): Points =>
  Object.fromEntries(Object.entries(points).flatMap(([place, value]) => (PLACES[place] ? [[PLACES[place], value]] : [])));

const placeOf = (place: string): Location => PLACES[place] ?? 'PT';

/** A ProtoMech on paper: a 'Mech without slots and heat, one level tall. Four-legged ones have legs where others have arms. */
export function protoSheet(unit: Paper, machine: Sheet): Sheet {
  const armor = placed(unit.armor.front);
  const locations = (['PH', 'PT', 'LA', 'RA', 'PL', 'MG'] as const).filter(at => armor[at] !== undefined);
  const weapons = machine.weapons.map(weapon => ({ ...weapon, at: placeOf(weapon.at) }));
  const slotsIn = (at: Location): readonly Slot[] => [
    ...Array.from({ length: BOXES[at] ?? 0 }, (): Slot => ({ part: 'box', ref: -1 })),
    ...weapons.flatMap((weapon, ref): Slot[] => (weapon.at === at ? [{ part: 'weapon', ref }] : [])),
  ];
  return {
    ...machine,
    kind: 'proto',
    gait: 'proto',
    quad: false,
    locations,
    legs: [],
    armor,
    rear: {},
    structure: placed(unit.structure.points),
    slots: Object.fromEntries(locations.map(at => [at, slotsIn(at)])),
    weapons,
    bins: machine.bins.map(bin => ({ ...bin, at: placeOf(bin.at), salvo: 0 })),
    gear: machine.gear.map(gear => ({ ...gear, at: placeOf(gear.at) })),
  };
}
