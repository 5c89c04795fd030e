import type { Facing, Hex } from '@sortie/geometry';

/** One thing that lies in a hex. Kinds that have no drawing are left out, so a board may carry more than can be shown. */
export interface GroundLayer {
  readonly kind: string;
  /** What it means depends on the kind: density of woods, depth of water, strength of a building. */
  readonly level: number;
  /** One bit for each hexside, bit 0 north and then clockwise. Absent: joins its like next door. */
  readonly exits?: number;
  readonly height?: number;
  readonly cf?: number;
}

export interface GroundSite {
  readonly level: number;
  readonly terrains: readonly GroundLayer[];
  readonly theme?: string;
}

/** The map under everything: hexes row by row from the north-west. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly theme?: string;
  readonly sites: readonly GroundSite[];
}

export type SideMark = 'a' | 'b' | 'neutral';

export type Figure =
  | 'mech-light'
  | 'mech-medium'
  | 'mech-heavy'
  | 'mech-assault'
  | 'tracked'
  | 'wheeled'
  | 'hover'
  | 'vtol'
  | 'infantry'
  | 'battle-armor'
  | 'fighter'
  | 'dropship'
  | 'soldier'
  | 'emplacement';

export type Pip = 'prone' | 'shut-down' | 'hidden' | 'hull-down' | 'shocked' | 'crippled' | 'locked';

/** The die that stands beside a unit after it has moved. */
export interface MoveDie {
  readonly colour: 'white' | 'black' | 'red';
  /** 1 to 6. */
  readonly face: number;
}

/** A unit on the map. Fractions run from 0 to 1. */
export interface Token {
  readonly id: string;
  readonly at: Hex;
  readonly facing?: Facing;
  readonly side: SideMark;
  readonly figure: Figure;
  readonly label?: string;
  readonly armor?: number;
  readonly structure?: number;
  readonly heat?: number;
  readonly die?: MoveDie;
  readonly pips?: readonly Pip[];
  /** `ready` may act now, `done` has acted, `wreck` is out of the game. */
  readonly mood?: 'ready' | 'done' | 'wreck';
  /** Draws it half transparent: a place that is only considered. */
  readonly ghostly?: boolean;
}

export type Tone = 'mine' | 'friend' | 'danger' | 'quiet';

/** A group of hexes with an outline: where a side sets up, what an arc covers. */
export interface Zone {
  readonly hexes: readonly Hex[];
  readonly tone: Tone;
  /** Hatched, so that it is told from others without colour. */
  readonly hatched?: boolean;
  /** Darkens all other hexes instead of tinting these. */
  readonly spotlight?: boolean;
}

/** A hex that can be reached; `band` 0 is cheap and 3 is as far as it goes. */
export interface ReachHex {
  readonly at: Hex;
  readonly band: 0 | 1 | 2 | 3;
  /** The large numeral, such as the cost. */
  readonly text?: string;
  /** The small one in the corner, such as the modifier it results in. */
  readonly small?: string;
}

export interface Path {
  readonly stops: readonly { readonly at: Hex; readonly text?: string }[];
  readonly flying?: boolean;
}

/** Where a unit would stand, with handles for the facings it may choose. */
export interface Ghost {
  readonly token: Token;
  readonly handles?: readonly Facing[];
}

export interface SightMark {
  readonly at: Hex;
  readonly text: string;
  readonly tone: Tone;
}

export interface Sight {
  readonly from: Hex;
  readonly to: Hex;
  readonly state: 'clear' | 'hindered' | 'blocked';
  readonly marks?: readonly SightMark[];
  /** Thin and without marks: one of many. */
  readonly faint?: boolean;
}

export interface RangeRing {
  readonly at: Hex;
  readonly radius: number;
  readonly text: string;
}

/** A short word over a hex. */
export interface Mark {
  readonly at: Hex;
  readonly text: string;
  readonly tone: Tone;
}

export interface Overlays {
  readonly selected?: string;
  readonly target?: string;
  /** The hex that the keyboard stands on. */
  readonly cursor?: Hex;
  readonly zones?: readonly Zone[];
  readonly reach?: readonly ReachHex[];
  readonly path?: Path;
  readonly ghost?: Ghost;
  /** Units that can be picked up; the ghost always can. */
  readonly draggable?: readonly string[];
  readonly sights?: readonly Sight[];
  readonly rings?: readonly RangeRing[];
  readonly marks?: readonly Mark[];
}

/** All that is to be seen. Records are compared by identity: what is the same record is not drawn anew. */
export interface Scene {
  readonly ground: Ground;
  readonly tokens: readonly Token[];
  readonly overlays: Overlays;
}

export type Effect =
  | {
      readonly kind: 'travel';
      readonly token: string;
      readonly stops: readonly { readonly at: Hex; readonly facing?: Facing }[];
      readonly flying?: boolean;
    }
  | {
      readonly kind: 'shot';
      readonly from: Hex;
      readonly to: Hex;
      readonly style: 'beam' | 'bolt' | 'missiles' | 'shells';
      readonly hit: boolean;
    }
  | { readonly kind: 'burst'; readonly at: Hex; readonly text: string; readonly tone: Tone };

/** What somebody did on the board. */
export type Gesture =
  | { readonly kind: 'hover'; readonly at: Hex | undefined }
  | { readonly kind: 'tap'; readonly at: Hex; readonly token?: string; readonly extend: boolean }
  /** Right click or long press: look, do not touch. */
  | { readonly kind: 'look'; readonly at: Hex; readonly token?: string }
  /** A unit or a ghost is dragged over the map; `done` when it is let go. */
  | { readonly kind: 'drag'; readonly token: string; readonly at: Hex; readonly done: boolean }
  /** A facing handle of the ghost was tapped or dragged towards a hexside. */
  | { readonly kind: 'face'; readonly facing: Facing; readonly done: boolean };
