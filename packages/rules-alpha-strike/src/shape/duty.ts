import type { RuleId } from '@sortie/kernel';
import type { Haul, Release } from './command.ts';
import type { Point, UnitId } from './place.ts';
import type { Stance } from './unit.ts';

export type Duty =
  | { readonly type: 'beginTurn' }
  | { readonly type: 'rollInitiative' }
  | { readonly type: 'callNext' }
  | { readonly type: 'nextPhase' }
  | { readonly type: 'endPhase' }
  | { readonly type: 'judge' }
  | { readonly type: 'finishMove'; readonly unit: UnitId }
  /** What a move brings about, chapter by chapter. */
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
  | { readonly type: 'crossBog'; readonly unit: UnitId; readonly path: readonly Point[] }
  | { readonly type: 'skid'; readonly unit: UnitId; readonly from: Point; readonly first: Point }
  | {
      readonly type: 'haul';
      readonly unit: UnitId;
      readonly path: readonly Point[];
      readonly haul?: { readonly what: UnitId; readonly how: Haul };
      readonly release?: Release;
    }
  | { readonly type: 'unhitch'; readonly unit: UnitId }
  | { readonly type: 'bailOut'; readonly unit: UnitId }
  | { readonly type: 'brief' }
  /** What a mission makes of a unit that is gone, of a building that has fallen in, of somebody at a marker, of notes that are missing. */
  | { readonly type: 'credit'; readonly unit: UnitId; readonly fate: 'destroyed' | 'withdrawn'; readonly rule: RuleId }
  | { readonly type: 'uncover'; readonly piece: string }
  | { readonly type: 'touch'; readonly unit: UnitId }
  | { readonly type: 'draw' }
  /** What pilots, machines and commands bring along takes effect before the first turn, or at the start of one. */
  | { readonly type: 'equip' }
  | { readonly type: 'muster' }
  /** Somebody has moved: what abilities make of it. */
  | { readonly type: 'heed'; readonly unit: UnitId; readonly with: readonly string[]; readonly cost: number }
  /** Formations have lost somebody or used something up: who has what of them now. */
  | { readonly type: 'regroup' }
  /** What units do by themselves when the Movement Phase begins. */
  | { readonly type: 'think' }
  | { readonly type: 'jam' }
  | { readonly type: 'cloak' }
  | { readonly type: 'identify'; readonly unit: UnitId }
  | { readonly type: 'landLeap'; readonly unit: UnitId; readonly drop: number }
  | { readonly type: 'surprise'; readonly unit: UnitId; readonly path: readonly Point[] };
