import type { Place, Zone } from '@sortie/board-view';
import { distance, type Facing, type Hex, hexLabel, within } from '@sortie/geometry';
import { type Arc, type DraftUnit, type Field, moved } from '../../analysis/drafting.ts';
import { t, word } from '../../i18n/index.ts';

const MODES = [
  { value: 'none', label: word('Stood still') },
  { value: 'walk', label: word('Walked') },
  { value: 'run', label: word('Ran') },
  { value: 'jump', label: word('Jumped') },
] as const;

export const HEX_GAITS = MODES;

/** As if it had gone in a straight line; whoever stays has not moved. */
export const wentHexes = (unit: DraftUnit, gait: string, from: Place, to: Place): DraftUnit => ({
  ...unit,
  moved: { mode: gait, hexes: gait === 'none' || !('q' in from && 'q' in to) ? 0 : distance(from, to) },
});

export const hexsideOf = (degrees: number): Facing => ((Math.round(degrees / 60) + 6) % 6) as Facing;

/** Feet and torso look the same way. */
export function facedHexside({ torso: _before, ...unit }: DraftUnit, degrees: number): DraftUnit {
  return { ...unit, facing: hexsideOf(degrees) } as DraftUnit;
}

interface Reaching {
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

type Bracket = readonly [name: string, far: number];

/** Names of the range brackets of a weapon and how far each goes. */
export const bracketsOf = ({ short, medium, long }: Reaching): readonly Bracket[] => [
  [word('Short'), short],
  [word('Medium'), medium],
  [word('Long'), long],
];

/** The hexes that a weapon bears on, one zone for each bracket, with rings that name them. */
export function arcWithin(from: Hex, brackets: readonly Bracket[], bears: (at: Hex) => boolean): Arc {
  const zones = brackets.map(([, far], i): Zone => {
    const near = brackets[i - 1]?.[1] ?? 0;
    const hexes = within(from, far).filter(at => distance(at, from) > near && bears(at));
    return { hexes, tone: i === 0 ? 'mine' : i === 1 ? 'friend' : 'quiet' };
  });
  const rings = brackets.filter(([, far], i) => far > (brackets[i - 1]?.[1] ?? 0));
  return {
    zones: zones.filter(({ hexes = [] }) => hexes.length > 0),
    rings: rings.map(([name, far]) => ({ at: from, radius: far, text: `${t(name)} ${far}` })),
  };
}

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
