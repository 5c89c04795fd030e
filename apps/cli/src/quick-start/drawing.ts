import { hexKey } from '@sortie/geometry';
import { boardOf, LOCATIONS, type Mech, type State } from '@sortie/rules-quick-start';
import { drawBoardMap, legend, type Mark, type Marks } from '../terminal/board.ts';
import { type Ink, ink, type Style } from '../terminal/ink.ts';
import { FACING_ARROWS, FACING_SHORT, fullName, labelOf } from './labels.ts';

const sides: Readonly<Record<Mech['side'], Ink>> = {
  defender: { ground: 25, letters: 255, bold: true },
  attacker: { ground: 124, letters: 255, bold: true },
};

/** The map with every 'Mech on it, and other marks under them. */
export function drawTable(state: State, style: Style, marks: Marks = new Map()): readonly string[] {
  const all = new Map(marks);
  for (const unit of state.units) if (unit.at) all.set(hexKey(unit.at), markOf(state, unit, style));
  const board = boardOf(state.board);
  return [...drawBoardMap(board, style, all), ink(legend(board, style), { letters: 244 }, style)];
}

function markOf(state: State, unit: Mech, { plain }: Style): Mark {
  const facing = plain ? FACING_SHORT[unit.facing].toUpperCase() : FACING_ARROWS[unit.facing];
  return { text: `${labelOf(state, unit.id)}${facing}`, ink: sides[unit.side] };
}

/** Both forces: where each 'Mech stands, how it moved, what is left of it and what it can fire. */
export function drawForces(state: State, style: Style): readonly string[] {
  return state.units.flatMap(unit => [
    ink(fullName(state, unit), { ...sides[unit.side] }, style) + whereabouts(unit),
    `   ${LOCATIONS.map(location => `${location} ${unit.armor[location]}/${unit.sheet.armor[location]}`).join('  ')}`,
    ...unit.sheet.weapons.map((weapon, at) => {
      const damage = weapon.size > 0 ? `${weapon.damage} a missile` : `${weapon.damage} damage`;
      const ammo = weapon.ammo === null ? '' : `  ${unit.ammo[weapon.ammo]} shots`;
      const lost = unit.armor[weapon.at] === 0 ? '  lost' : '';
      return `   ${at + 1} ${weapon.name.padEnd(14)} ${weapon.at}  ${damage}  ${weapon.short}/${weapon.medium}/${weapon.long}${ammo}${lost}`;
    }),
  ]);
}

function whereabouts({ fate, at, facing, moved, pilot, sheet }: Mech): string {
  const who = pilot ? `, ${pilot.name} (Gunnery ${pilot.gunnery})` : '';
  if (fate !== 'fighting' || !at) return `  ${fate}${who}`;
  const how = moved ? `, ${moved.mode} ${moved.hexes} hexes (${moved.die.colour} ${moved.die.number})` : '';
  return `  facing ${FACING_SHORT[facing]}, ${sheet.walk}/${sheet.run}/${sheet.jump}${how}${who}`;
}
