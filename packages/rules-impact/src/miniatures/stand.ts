import { isFlyer, type Kind } from '../units/types.ts';

/** Markers that show a flier's level: one up to six, above that a second on its +6 side (3.14, 8.2.9). */
export const levelTiles = (level: number): readonly number[] => (level <= 0 ? [] : level <= 6 ? [level] : [6, level - 6]);

/** Sizes for who plays with figures (16.1, 16.2): points are an inch apart. */
export const FIGURES = {
  pointInches: 1,
  figureMillimetres: 15,
  baseMillimetres: 20,
  letterBaseHalfInches: 1,
  standInches: { low: 1, high: 2 },
} as const;

export type Stand = 'none' | 'low' | 'high';

/** Nothing on the ground, the one-inch stand up to level 6, the two-inch stand above (16.2.3). */
export const standFor = (level: number): Stand => (level <= 0 ? 'none' : level <= 6 ? 'low' : 'high');

/** The die beside the stand (16.2.4). */
export const standDie = (level: number): number => (level <= 6 ? Math.max(0, level) : level - 6);
export const levelShown = (stand: Stand, die: number): number => (stand === 'none' ? 0 : stand === 'low' ? die : die + 6);

export interface Figure {
  /** A base with the soldier's letter. */
  readonly lettered: boolean;
  readonly stand: boolean;
  /** A numbered marker beside it. */
  readonly marker: boolean;
}

/** What each kind of figure needs (16.2.1, 16.2.5, 16.2.6). */
export const figureFor = (kind: Kind): Figure => ({
  lettered: kind === 'armored',
  stand: kind === 'armored' || isFlyer(kind),
  marker: kind !== 'armored' && kind !== 'unarmored',
});
