import type { ChapterCauses } from './open.ts';

/** Why a Piloting Skill Roll is made. */
export type Cause = CoreCause | keyof ChapterCauses;

export type CoreCause =
  | 'damage20'
  | 'shutdown'
  | 'legActuator'
  | 'hip'
  | 'gyro'
  | 'gyroGone'
  | 'legGone'
  | 'kicked'
  | 'pushed'
  | 'charged'
  | 'charging'
  | 'dfaHit'
  | 'dfaMade'
  | 'dfaMissed'
  | 'kickMissed'
  | 'clubMissed'
  | 'water'
  | 'rubble'
  | 'stand'
  | 'runDamaged'
  | 'jumpDamaged'
  | 'skid'
  | 'domino'
  | 'fallenOn'
  | 'swamp'
  | 'displaced'
  | 'building'
  | 'sideslip'
  | 'keepHold'
  | 'thrash'
  | 'landing'
  | 'eject'
  | 'control';
