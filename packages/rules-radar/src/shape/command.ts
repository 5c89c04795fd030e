import type { Arc, Bracket, WeaponClass } from '../card/card.ts';
import type { Sector } from '../map/sectors.ts';
import type { Zone } from '../map/zones.ts';
import type { ChapterCommands, ChapterDuties, EngageTerms } from './open.ts';
import type { Bomb, UnitId } from './setup.ts';

/** Attack somebody in the same zone; chapters have more to say about it. */
export interface Engage extends EngageTerms {
  readonly type: 'engage';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly overheat?: number;
  readonly bomb?: Bomb;
}

export type Command =
  | ChapterCommands[keyof ChapterCommands]
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly sector: Sector; readonly zone?: Zone }
  /** On the Capital Map: the sectors entered, none to stay; `AWAY` at the end leaves for good. The zone is where an Engagement Map is entered. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly Sector[]; readonly zone?: Zone }
  /** On a standard map: the zones entered; `exit` is the sector it goes on to from the Outer Ring. */
  | {
      readonly type: 'maneuver';
      readonly unit: UnitId;
      readonly path: readonly Zone[];
      readonly exit?: Sector;
      readonly zone?: Zone;
    }
  | Engage
  | { readonly type: 'answer'; readonly fire: boolean; readonly overheat?: number; readonly bomb?: Bomb; readonly screen?: boolean }
  /** One's own side, and the other's where one may choose both. */
  | { readonly type: 'face'; readonly arc: Arc; readonly other?: Arc }
  | { readonly type: 'range'; readonly bracket: Bracket }
  | { readonly type: 'fire'; readonly weapons: readonly WeaponClass[]; readonly helper?: UnitId }
  | { readonly type: 'screen'; readonly unit: UnitId }
  /** No more attacks by this side on this map. */
  | { readonly type: 'hold' }
  /** Go on with an engagement, or wish to end it. */
  | { readonly type: 'settle'; readonly a: UnitId; readonly b: UnitId; readonly stay: boolean }
  /** No more orders in this End Phase. */
  | { readonly type: 'done' };

export type Duty =
  | { readonly type: 'callNext' }
  | { readonly type: 'rollInitiative' }
  | { readonly type: 'nextMap' }
  | ChapterDuties[keyof ChapterDuties];
