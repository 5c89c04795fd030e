import type { Roll } from '@sortie/kernel';
import type { Mark } from '../../event.ts';
import type { Location } from '../../force/sheet.ts';
import type { UnitId } from '../../shape.ts';

export interface BreakthroughEvents {
  /** Damage from before the game; only the last roll counts, the others struck the head. */
  readonly scarred: {
    readonly type: 'scarred';
    readonly unit: UnitId;
    readonly rolls: readonly Roll[];
    readonly marks: readonly Mark[];
    readonly lost: readonly Location[];
  };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends BreakthroughEvents {}
  interface ChapterScenarios {
    readonly breakthrough: true;
  }
}
