import type { Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Unit } from '../../shape.ts';
import type { RemoteEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends RemoteEvents {}
  interface ChapterSteps {
    readonly leaveSensor: true;
    readonly crushSensor: true;
  }
  interface ChapterPurposes {
    /** At a sensor that was left behind. */
    readonly sensor: true;
  }
}

declare module '../../shape/state.ts' {
  interface State {
    readonly remotes?: readonly Remote[];
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** Sensors that it can leave behind, how many of them it has left, and those that it reads. */
    readonly sensors?: Sensors;
    readonly sown?: number;
    readonly monitors?: readonly number[];
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** What its dispensers of sensors hold. */
    readonly sensors?: Sensors;
  }
}

declare module '../../questions/questions.ts' {
  interface Questions {
    /** What it costs to leave a sensor behind, and to step on one. */
    readonly sensorCost: { readonly unit: Unit };
  }
}

/** What a small sensor that is left behind makes use of. */
export const LENSES = ['visual', 'infrared', 'radar'] as const;
export type Lens = (typeof LENSES)[number];

/** A sensor on the ground, on the bottom of water or, if it was made for that, on its surface. */
export interface Remote {
  readonly id: number;
  readonly seat: Seat;
  readonly at: Hex;
  readonly lens: Lens;
  readonly floats?: true;
}

/** What a unit's dispensers hold: sensors of one sort, so many of which float. */
export interface Sensors {
  readonly lens: Lens;
  readonly floating?: number;
}
