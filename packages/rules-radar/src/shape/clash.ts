import type { Arc, Bracket, WeaponClass } from '../card/card.ts';
import type { ChapterAsks } from './open.ts';
import type { Bomb, UnitId } from './setup.ts';

export interface Engagement {
  readonly a: UnitId;
  readonly b: UnitId;
}

/** A Control Roll, kept with its number. */
export interface Control {
  readonly number: number;
  readonly roll: number;
  readonly ok: boolean;
  readonly margin: number;
  /** The roll with the share of Thrust that is added for range. */
  readonly modified: number;
}

/** Two craft in the middle of an exchange; `0` is who began it, `1` whom it met. */
export interface Clash {
  readonly units: readonly [UnitId, UnitId];
  /** Whether the second one fires back; `null` until it has said so. */
  readonly returns: boolean | null;
  readonly bombs: readonly [Bomb | null, Bomb | null];
  readonly overheat: readonly [number, number];
  readonly control: readonly [Control, Control] | null;
  /** The sides that they show each other. */
  readonly arcs: readonly [Arc | null, Arc | null];
  readonly bracket: Bracket | null;
  readonly shots: readonly [readonly WeaponClass[] | null, readonly WeaponClass[] | null];
  /** Craft that join in, of the first and the second. */
  readonly helpers: readonly [UnitId | null, UnitId | null];
  readonly asks: 'nobody' | 'answer' | 'face' | 'range' | 'fire' | keyof ChapterAsks;
  /** Whose choice it is: 0 or 1, the place in `units`. */
  readonly who: 0 | 1;
}
