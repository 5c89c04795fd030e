import type { BoardPlan } from '@sortie/board';
import type { Reading } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';

/** Where a scene finds what it names. Whoever reads files hands it in; the same name has to give the same thing every time. */
export interface Library {
  unit(name: string): Reading<Unit>;
  map(name: string): Reading<BoardPlan>;
}
