import { derivation, type RuleId } from '@sortie/kernel';
import { designRules } from '../design/rules.ts';
import { flightRules } from '../movement/flight-rules.ts';
import { isFlyer, type Kind, TRACKS, type UnitType } from '../units/types.ts';

/** Up to here a flier is low; above, the rest is counted from here (8.2.9, 16.2.3). */
const LOW = 6;

/** Markers that show a flier's level: one up to six, above that a second on its +6 side (3.14, 8.2.9). */
export const levelTiles = (level: number): readonly number[] =>
  derivation.told(
    {
      tiles: level <= 0 ? [] : level <= LOW ? [level] : [LOW, level - LOW],
      by: ['MAAS-3.14-elevation-tiles', 'MAAS-8.2.9-representing-height'] as readonly RuleId[],
    },
    flightRules,
  ).tiles;

/** Sizes for whoever plays with figures, in millimetres (16.1, 16.2). An inch of table is a point. */
export interface FigureSizes {
  readonly point: number;
  readonly figure: number;
  readonly base: number;
  /** The disc with the letter under the figure: half an inch. */
  readonly letterBase: number;
  readonly lowStand: number;
  readonly highStand: number;
  readonly by: readonly RuleId[];
}

export const figureSizes = (): FigureSizes =>
  derivation.told<FigureSizes>(
    {
      point: 25.4,
      figure: 15,
      base: 20,
      letterBase: 12.7,
      lowStand: 25.4,
      highStand: 50.8,
      by: ['MAAS-16.1-miniature-scale', 'MAAS-16.2.1-base', 'MAAS-16.2.2-flight-stand'],
    },
    designRules,
  );

export type Stand = 'none' | 'low' | 'high';

/** How a unit stands on a table: on which stand, which face of a die beside it, and what tells it from others. */
export interface Figure {
  readonly stand: Stand;
  /** 0 is no die. */
  readonly die: number;
  /** A letter on the base, a numbered marker beside it, or its looks alone. */
  readonly known: 'letter' | 'marker' | 'looks';
  /** What is written on the base or the marker; of unarmored soldiers what they are. */
  readonly label: string;
  readonly by: readonly RuleId[];
}

const KNOWN: { readonly [K in Kind]: Figure['known'] } = {
  armored: 'letter',
  unarmored: 'looks',
  sentry: 'marker',
  armed: 'marker',
  unarmed: 'marker',
};
const LINES: { readonly [K in Figure['known']]: RuleId } = {
  letter: 'MAAS-16.2.1-base',
  marker: 'MAAS-16.2.6-drone-mini',
  looks: 'MAAS-16.2.5-unarmored-mini',
};

/** The figure for a unit at a level (16.2.3 to 16.2.6). Nobody stands on a peg on the ground, and who cannot fly never does. */
export function figureFor(kind: Kind, type: UnitType | undefined, tag: string, level: number): Figure {
  const known = KNOWN[kind];
  const flies = (kind === 'armored' || isFlyer(kind)) && level > 0;
  const stand: Stand = !flies ? 'none' : level <= LOW ? 'low' : 'high';
  return derivation.told<Figure>(
    {
      stand,
      die: stand === 'none' ? 0 : stand === 'low' ? level : level - LOW,
      known,
      label: known === 'looks' && type ? TRACKS[type].name : tag,
      by: [LINES[known], 'MAAS-16.2.3-stand-usage', 'MAAS-16.2.4-die-level'],
    },
    designRules,
  );
}
