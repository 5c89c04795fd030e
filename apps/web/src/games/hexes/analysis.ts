import type { Place } from '@sortie/board-view';
import { type Facing, type Hex, hexLabel } from '@sortie/geometry';
import { type DraftUnit, type Field, moved } from '../../analysis/drafting.ts';
import { word } from '../../i18n/index.ts';

const MODES = [
  { value: 'none', label: word('Stood still') },
  { value: 'walk', label: word('Walked') },
  { value: 'run', label: word('Ran') },
  { value: 'jump', label: word('Jumped') },
] as const;

export const hexField = (place: Place): { readonly hex: string } | undefined =>
  'q' in place ? { hex: hexLabel(place as Hex) } : undefined;

const MOST_HEXES = 30;
export const movedHexes = (unit: DraftUnit): readonly Field[] =>
  moved(unit, MODES, { field: 'hexes', label: word('Hexes moved'), most: MOST_HEXES }, { mode: word('Movement'), still: 'none' });

/** By one hexside; what is turned on top of it goes along. */
export function turnedHexside(unit: DraftUnit, by: 1 | -1): DraftUnit {
  const turn = (facing: unknown): Facing => ((Number(facing) + by + 6) % 6) as Facing;
  return { ...unit, facing: turn(unit['facing']), ...(unit['torso'] === undefined ? {} : { torso: turn(unit['torso']) }) };
}
