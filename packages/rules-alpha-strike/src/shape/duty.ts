import type { ChapterDuties } from './open.ts';
import type { Point, UnitId } from './place.ts';
import type { Stance } from './unit.ts';

export type CoreDuty =
  | { readonly type: 'beginTurn' }
  | { readonly type: 'rollInitiative' }
  | { readonly type: 'callNext' }
  | { readonly type: 'nextPhase' }
  | { readonly type: 'endPhase' }
  | { readonly type: 'judge' }
  | { readonly type: 'finishMove'; readonly unit: UnitId }
  /** What a move brings about. */
  | { readonly type: 'takeStance'; readonly unit: UnitId; readonly stance: Stance }
  | {
      readonly type: 'board';
      readonly unit: UnitId;
      readonly mounts: readonly UnitId[];
      readonly drops: readonly UnitId[];
      readonly at?: Point;
    }
  | { readonly type: 'crossMines'; readonly unit: UnitId; readonly path: readonly Point[] }
  | { readonly type: 'crossBuildings'; readonly unit: UnitId; readonly path: readonly Point[] }
  /** What pilots, machines and commands bring along takes effect before the first turn, or at the start of one. */
  | { readonly type: 'equip' }
  | { readonly type: 'muster' }
  /** Somebody has moved: what abilities make of it. */
  | { readonly type: 'heed'; readonly unit: UnitId; readonly with: readonly string[]; readonly cost: number }
  /** What units do by themselves when the Movement Phase begins, and what ends with it. */
  | { readonly type: 'think' }
  | { readonly type: 'halt' }
  | { readonly type: 'identify'; readonly unit: UnitId }
  | { readonly type: 'surprise'; readonly unit: UnitId; readonly path: readonly Point[] };
export type Duty = CoreDuty | ChapterDuties[keyof ChapterDuties];
