import type { Location } from '../sheet/sheet.ts';
import type { UnitId } from './ids.ts';

export type Duty =
  | { readonly type: 'rollInitiative' }
  /** A turn, or the Weapon Attack Phase, begins on a world with a life of its own. */
  | { readonly type: 'startTurn' }
  | { readonly type: 'startFire' }
  /** Call whoever acts next in this phase; when nobody does, go on. */
  | { readonly type: 'callNext' }
  /** A lance that has begun to move goes on. */
  | { readonly type: 'callLance' }
  /** Sides look about them: everybody does, who attacks shows itself, or the game begins in the dark. */
  | { readonly type: 'keepWatch'; readonly moment: 'begins' | 'scans' | 'looks' | 'lights' | 'attacks' | 'jams' }
  | { readonly type: 'callHaunters' }
  | { readonly type: 'film' }
  /** A limb that was torn off lies where it fell. */
  | { readonly type: 'keepHold'; readonly unit: UnitId }
  | { readonly type: 'leaveLimb'; readonly unit: UnitId; readonly location: Location }
  | { readonly type: 'resolveFire' }
  | { readonly type: 'resolveBlows' }
  | { readonly type: 'coolDown' }
  | { readonly type: 'endTurn' }
  /** Settle what the phase has brought about, then judge and go on. */
  | { readonly type: 'closePhase' };
