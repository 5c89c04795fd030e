import type { Board, Sight } from '@sortie/board';
import type { Facing, Hex } from '@sortie/geometry';
import type { Blow, Mode, SensorKind, Shot, State, Tempo, Unit } from '../shape.ts';
import type { Gait, Sheet, Weapon } from '../sheet/sheet.ts';

export type Bracket = 'short' | 'medium' | 'long' | 'beyond';

/** All a to-hit rule may look at. */
export interface Aim {
  readonly state: State;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly sheet: Sheet;
  readonly weapon: Weapon;
  readonly shot: Shot;
  /** Hexes from attacker to target, counting the target's. */
  readonly range: number;
  readonly bracket: Bracket;
  /** What lies between attacker and target, or between spotter and target where the fire is indirect. */
  readonly sight: Sight;
  readonly spotter: Unit | null;
  /** A fire lights the target. */
  readonly firelit?: true;
  /** Nobody sees the target and nobody spots it: missiles look for a beacon on it, or shells are fired on the off chance. */
  readonly unseen?: 'beacon' | 'blind';
  /** Where the target stands to the torso, when it is not the primary target. */
  readonly secondary: 'ahead' | 'aside' | null;
}

/** Somebody looks for somebody else, with its eyes or with a sensor. */
export interface Looking {
  readonly state: State;
  readonly spotter: Unit;
  readonly target: Unit;
  /** Hexes between them. */
  readonly range: number;
  /** What lies between, as far as eyes are concerned. */
  readonly sight: Sight;
  /** Do they look within the water, or across its surface? */
  readonly water: 'none' | 'under' | 'across';
}

/** The air of the day, as rows of the table of sight. */
export interface Air {
  readonly darkness: number;
  readonly haze: number;
}

/** The same through this air, with how far lights show the target. */
export interface Peering extends Looking, Air {
  readonly lit: number;
}

/** The same with one sensor. */
export interface Scanning extends Looking {
  readonly sensor: SensorKind;
  /** How wide its bands are, where it is no sensor of a unit. */
  readonly width?: number;
}

/** All a rule about physical attacks may look at. */
export interface Blowing {
  readonly state: State;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly sheet: Sheet;
  readonly blow: Blow;
  readonly sight: Sight;
  /** Nobody has declared it. */
  readonly accident?: true;
}

/** One hex entered, as far as rules of ground may look. */
export interface Step {
  readonly board: Board;
  readonly from: Hex;
  readonly to: Hex;
  readonly side: Facing;
  readonly mode: Mode;
  readonly backward: boolean;
  readonly lateral: boolean;
  readonly gait: Gait;
  /** Along a road, bridge or pavement. */
  readonly road: boolean;
  /** How it minds the ground, where that is not as everybody does. */
  readonly tempo: Tempo | null;
  /** How dark and how thick the air is that it goes through. */
  readonly air: Air;
  /** Levels up or down between the two floors. */
  readonly climb: number;
  /** Onto a roof or the deck of a bridge, so many levels above the ground of the hex. */
  readonly top?: number;
  /** Onto an upper floor of a building, which is a room like those on the ground. */
  readonly floor?: number;
  /** Into a wall that has no floor behind it to step on. */
  readonly walled?: true;
}

export type LocationTable = 'body' | 'punch' | 'kick' | 'hull' | 'fore' | 'aft' | 'rotor' | 'swarm' | 'above' | 'below';
