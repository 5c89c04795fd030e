import type { ArcName, Damage } from '../card/card.ts';
import type { ChapterHows, ChapterLooks, ChapterOccasions } from '../shape/open.ts';
import type { How, State, Unit } from '../shape.ts';
import type { Seen } from '../sight/see.ts';

/** Short, Medium, Long, Extreme, and whatever lies beyond. */
export type Bracket = 0 | 1 | 2 | 3 | 4;

/** What counts of an attack on anything, be it a unit or a place. */
export interface Shot {
  readonly state: State;
  readonly attacker: Unit;
  readonly kind: 'weapon' | 'physical' | 'device';
  /** Edge to edge, in tenths of a millimetre. */
  readonly range: number;
  readonly bracket: Bracket;
  /** The bracket that a network lends, if it is nearer. */
  readonly lent: Bracket | null;
}

/** An attack on something that is no unit: a building, a wall, a bridge, a point on the ground. */
export interface PlaceShot extends Shot {
  readonly how: 'standard' | 'sensor' | keyof ChapterHows;
  /** The densest growth on the line. */
  readonly density: number;
  /** What it is only a part of. */
  readonly within?: keyof ChapterLooks;
}

/** An attack as far as the number to hit goes. */
export interface Aim extends Shot {
  readonly target: Unit;
  readonly how: How;
  /** What the attacker, or the spotter of an indirect attack, sees. */
  readonly seen: Seen;
  readonly spotter: Unit | null;
  readonly overheat: number;
  readonly munition: string;
  /** The side whose weapons fire, on craft with several. */
  readonly arc?: ArcName;
  /** What its pilot, crew or machine makes use of in this attack. */
  readonly with?: readonly string[];
  /** What a physical attack is only a part of. */
  readonly within?: keyof ChapterOccasions;
}

/** An attack that has hit. */
export interface Strike extends Aim {
  readonly value: Damage;
  readonly rear: boolean;
}

/** A strike on its way through what protects the target. */
export interface Incoming extends Strike {
  readonly dealt: number;
  /** It bursts beside what flies instead of striking it. */
  readonly flak?: true;
}
