import type { Hex } from '@sortie/geometry';
import type { State, Unit } from '../../shape.ts';

declare module '../../shape/open.ts' {
  interface ChapterSteps {
    readonly hullDown: true;
  }
}

declare module '../../questions/questions.ts' {
  interface Questions {
    /** Points for going hull-down, from its feet or from the ground. */
    readonly hullDownCost: Crouching;
  }
}

declare module '../../questions/truths.ts' {
  interface Truths {
    /** A unit can go hull-down where it is. */
    readonly crouches: Crouching;
    /** It chooses its facing on the way. */
    readonly facesAnew: Crouching;
  }
}

interface Crouching {
  readonly unit: Unit;
  readonly prone: boolean;
  readonly state: State;
  readonly at: Hex;
}
