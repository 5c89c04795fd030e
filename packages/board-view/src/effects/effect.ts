import type { Facing } from '@sortie/geometry';
import type { Place, Tone } from '../scene.ts';

/** A shot by what is seen of it. */
export type ShotStyle = 'beam' | 'pulse' | 'bolt' | 'missiles' | 'shells' | 'slug' | 'flame' | 'artillery' | 'blow';

/** How a unit gets from place to place. */
export type Gait = 'walk' | 'drive' | 'fly' | 'skid' | 'fall';

/** Something that is seen for a moment. */
export type Effect =
  | {
      readonly kind: 'travel';
      readonly token: string;
      readonly stops: readonly { readonly at: Place; readonly facing?: Facing; readonly heading?: number; readonly lift?: number }[];
      /** In one bow, on jets. */
      readonly flying?: boolean;
      readonly gait?: Gait;
    }
  | {
      readonly kind: 'shot';
      readonly from: Place;
      readonly to: Place;
      readonly style: ShotStyle;
      readonly hit: boolean;
      /** How many missiles or shells are seen. */
      readonly count?: number;
    }
  /** A word that rises from a place. */
  | { readonly kind: 'burst'; readonly at: Place; readonly text: string; readonly tone: Tone }
  /** An explosion: 1 a hit, 2 ammunition or a wreck, 3 a reactor. */
  | { readonly kind: 'blast'; readonly at: Place; readonly size: 1 | 2 | 3 }
  /** Somebody falls, or stumbles over the ground. */
  | { readonly kind: 'dust'; readonly at: Place }
  /** The pilot leaves by the seat. */
  | { readonly kind: 'eject'; readonly at: Place }
  /** A place catches fire, or smoke rises from it. */
  | { readonly kind: 'plume'; readonly at: Place; readonly of: 'fire' | 'smoke' };
