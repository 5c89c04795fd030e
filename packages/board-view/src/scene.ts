import type { Facing, Hex, Point } from '@sortie/geometry';
import type { Pen } from './canvas.ts';

/** One thing that lies in a hex. Kinds that have no drawing are left out, so a board may carry more than can be shown. */
export interface GroundLayer {
  readonly kind: string;
  /** What a kind is called that is none of the usual ones: a crystal, a dome. */
  readonly name?: string;
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

/** A point of a board without hexes, in drawing units. */
export type Spot = Point;

/** Where something is: in a hex, or at a point of a board without hexes. */
export type Place = Hex | Spot;

/** A part of the board, in drawing units. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is above a board: how dark it is, and what falls from the sky or hangs in the air. */
export interface Sky {
  /** From 0, broad day, to 1, a moonless night. */
  readonly dark?: number;
  readonly weather?: 'rain' | 'snow' | 'hail' | 'fog' | 'sand' | 'ash';
  /** From 0 to 1. */
  readonly strength?: number;
}

/** A board without hexes: a table, or a lattice of points. It knows how it is painted. */
export interface FreeGround {
  readonly extent: Point;
  /** Paints a region; the pen is set to drawing units already, and what has been painted is kept. */
  readonly paint: (pen: Pen, region: Region, scale: number, numbers: boolean) => void;
  /** Paints what lies around the board, so that it does not end in nothing. */
  readonly surround?: (pen: Pen, region: Region) => void;
  /** The same country goes on around it. */
  readonly echoes?: true;
  /** Nothing marks where it ends: space goes on. */
  readonly edgeless?: true;
  readonly sky?: Sky;
  /** The place that is meant by a point, where not every point is one. */
  readonly snap?: (point: Point) => Spot | undefined;
  /** How far an arrow key goes. */
  readonly stride: Point;
}

export type Ground = HexGround | FreeGround;

/** A map of hexes, row by row from the north-west. */
export interface HexGround {
  readonly width: number;
  readonly height: number;
  readonly theme?: string;
  readonly sites: readonly GroundSite[];
  readonly sky?: Sky;
}

export type SideMark = 'a' | 'b' | 'neutral';

/** What a unit looks like: by its kind and its weight. */
export type Figure =
  | 'mech-light'
  | 'mech-medium'
  | 'mech-heavy'
  | 'mech-assault'
  | 'quad'
  | 'tracked'
  | 'wheeled'
  | 'hover'
  | 'wige'
  | 'vtol'
  | 'ship'
  | 'submarine'
  | 'infantry'
  | 'battle-armor'
  | 'fighter'
  | 'small-craft'
  | 'dropship'
  | 'warship'
  | 'jumpship'
  | 'station'
  | 'soldier'
  | 'suit-line'
  | 'suit-assault'
  | 'suit-ranger'
  | 'suit-command'
  | 'suit-engineer'
  | 'suit-support'
  | 'suit-medic'
  | 'drone'
  | 'armed-drone'
  | 'sentry'
  | 'emplacement'
  | 'flag'
  | 'contact';

/** What stands out about a unit, as a small sign beside it. */
export type Pip =
  | 'prone'
  | 'shut-down'
  | 'hidden'
  | 'hull-down'
  | 'jumped'
  | 'evading'
  | 'burning'
  | 'shocked'
  | 'panicked'
  | 'painted'
  | 'crippled'
  | 'locked';

/** The die that stands beside a unit after it has moved. */
export interface MoveDie {
  readonly colour: 'white' | 'black' | 'red';
  /** 1 to 6. */
  readonly face: number;
}

/** A unit on the map. Fractions run from 0 to 1. */
export interface Token {
  readonly id: string;
  readonly at: Place;
  readonly facing?: Facing;
  /** Which way it looks on a board without hexes: degrees clockwise from the top. */
  readonly heading?: number;
  /** Its width in drawing units; absent: it fills a hex. */
  readonly width?: number;
  /** How far from the middle of its place it stands, in drawing units; the board sees to it where several share a hex. */
  readonly aside?: Point;
  /** How high it is above the ground, in drawing units: it stands over its shadow. */
  readonly lift?: number;
  readonly side: SideMark;
  readonly figure: Figure;
  /** Its name, which stands beside it at every zoom. */
  readonly label?: string;
  /** Where its upper half looks, if not where it faces: degrees clockwise from the top. */
  readonly torso?: number;
  /** How high it is, in a few characters beside its name: "↑3". */
  readonly height?: string;
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

/** A part of the board with an outline: where a side sets up, what an arc covers. */
export interface Zone {
  /** Either hexes, or outlines in drawing units. */
  readonly hexes?: readonly Hex[];
  readonly outlines?: readonly (readonly Point[])[];
  readonly tone: Tone;
  /** Hatched, so that it is told from others without colour. */
  readonly hatched?: boolean;
  /** Darkens everything else instead of tinting this. */
  readonly spotlight?: boolean;
}

/** A place that can be reached; `band` 0 is cheap and 3 is as far as it goes. */
export interface ReachHex {
  readonly at: Place;
  readonly band: 0 | 1 | 2 | 3;
  /** The large numeral, such as the cost. */
  readonly text?: string;
  /** The small one in the corner, such as the modifier it results in. */
  readonly small?: string;
  /** Tinted from pale to deep red instead: danger, and more of it. */
  readonly threat?: true;
  /** On a board without hexes: how much of the board around it the place stands for, as the radius of a circle. */
  readonly radius?: number;
}

/** On a board without hexes: everywhere that can be reached at so much cost, as outlines; those of holes run the other way round. */
export interface ReachArea {
  readonly outlines: readonly (readonly Point[])[];
  readonly band: 0 | 1 | 2 | 3;
}

export interface Path {
  readonly stops: readonly { readonly at: Place; readonly text?: string }[];
  readonly flying?: boolean;
}

/** Where a unit would stand, with handles for the facings it may choose. */
export interface Ghost {
  readonly token: Token;
  readonly handles?: readonly Facing[];
  /** It may look anywhere: one handle that is dragged around it. */
  readonly turnable?: boolean;
}

export interface SightMark {
  readonly at: Place;
  readonly text: string;
  readonly tone: Tone;
}

export interface Sight {
  readonly from: Place;
  readonly to: Place;
  readonly state: 'clear' | 'hindered' | 'blocked';
  readonly marks?: readonly SightMark[];
  /** Thin and without marks: one of many. */
  readonly faint?: boolean;
}

/** A range around a place, in hexes or, on a board without them, in drawing units. */
export interface RangeRing {
  readonly at: Place;
  readonly radius: number;
  readonly text: string;
  readonly tone?: Tone;
}

/** A line from place to place with its length or whatever else is written on it. */
export interface Measure {
  readonly stops: readonly Place[];
  readonly text: string;
  readonly tone: Tone;
}

/** A short word over a place. */
export interface Mark {
  readonly at: Place;
  readonly text: string;
  readonly tone: Tone;
}

export interface Overlays {
  readonly selected?: string;
  /** Others who are chosen along with it. */
  readonly group?: readonly string[];
  readonly target?: string;
  /** Where the keyboard stands. */
  readonly cursor?: Place;
  readonly zones?: readonly Zone[];
  readonly reach?: readonly ReachHex[];
  /** From the farthest to the nearest; the first of them gets an edge. */
  readonly areas?: readonly ReachArea[];
  readonly path?: Path;
  readonly ghost?: Ghost;
  /** Units that can be picked up; the ghost always can. */
  readonly draggable?: readonly string[];
  readonly sights?: readonly Sight[];
  readonly rings?: readonly RangeRing[];
  readonly marks?: readonly Mark[];
  readonly measures?: readonly Measure[];
}

/** All that is to be seen. Records are compared by identity: what is the same record is not drawn anew. */
export interface Scene {
  readonly ground: Ground;
  readonly tokens: readonly Token[];
  readonly overlays: Overlays;
}
