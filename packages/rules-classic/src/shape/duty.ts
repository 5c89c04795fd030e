import type { Location } from '../sheet/sheet.ts';
import type { UnitId } from './ids.ts';
import type { ChapterDuties } from './open.ts';

export type Duty = CoreDuty | ChapterDuties[keyof ChapterDuties];

export type CoreDuty =
  | { readonly type: 'rollInitiative' }
  /** Call whoever acts next in this phase; when nobody does, go on. */
  | { readonly type: 'callNext' }
  /** Whoever falls with a weapon in its hands may lose it. */
  | { readonly type: 'keepHold'; readonly unit: UnitId }
  /** Whoever clings to a machine that falls is thrown off; where it lies down on purpose, a roll tells. */
  | { readonly type: 'throwOff'; readonly unit: UnitId; readonly fell: boolean }
  /** A limb that was torn off lies where it fell. */
  | { readonly type: 'leaveLimb'; readonly unit: UnitId; readonly location: Location }
  | { readonly type: 'resolveFire' }
  | { readonly type: 'resolveBlows' }
  | { readonly type: 'coolDown' }
  | { readonly type: 'endTurn' }
  /** Settle what the phase has brought about, then judge and go on. */
  | { readonly type: 'closePhase' };
