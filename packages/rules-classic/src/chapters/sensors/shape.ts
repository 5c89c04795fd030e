import type { Looking, Peering, Scanning } from '../../questions.ts';
import type { Book } from '../../rule.ts';
import type { Levels, SensorKind, State } from '../../shape.ts';
import type { OnMap } from '../../state.ts';
import type { SensorEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends SensorEvents {}
  interface ChapterDuties {
    /** Sides look about them: everybody does, who attacks shows itself, or the game begins in the dark. */
    readonly keepWatch: { readonly type: 'keepWatch'; readonly moment: Moment };
  }
}

export type Moment = 'begins' | 'scans' | 'looks' | 'lights' | 'attacks' | 'jams';

declare module '../../shape/unit.ts' {
  interface Unit {
    /** What its player has chosen to search with, how it has searched this turn, and when burning gel last struck it. */
    readonly sensor?: SensorKind;
    readonly scan?: Scan;
    readonly seared?: number;
  }
}

/** How a unit has searched the field this turn: the roll decides which band of its sensor finds anything. */
export interface Scan {
  readonly sensor: SensorKind;
  readonly rolled: number;
}

declare module '../../questions/questions.ts' {
  interface Questions {
    /** How far lights show somebody in the dark. */
    readonly litRange: Looking;
    /** How far eyes see through the air of the day; then how far they see at all. */
    readonly clearRange: Peering;
    readonly visualRange: Looking & { readonly clear: number };
    /** The outer edge of a band of a sensor: 0 short, 1 medium, 2 long. 0 hexes where it finds nothing. */
    readonly sensorEdge: Scanning & { readonly band: number };
    /** What is added to the roll of a search. */
    readonly scanModifier: Scanning;
  }
}

declare module '../../questions/truths.ts' {
  interface Truths {
    /** Eyes and sensors reach across the surface of water. */
    readonly throughWater: Looking;
    /** Nobody makes a unit out with its eyes. */
    readonly unnoticed: Looking;
    /** A probe finds whoever hides, whatever is between. */
    readonly probed: Looking;
  }
}

declare module '../../questions/choices.ts' {
  interface Offers {
    /** What else than units makes out a target: all of it, or a blip. */
    readonly sightings: (about: { readonly state: State; readonly book: Book; readonly target: OnMap }) => 'seen' | Levels;
  }
}
