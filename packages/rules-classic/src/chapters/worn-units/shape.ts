import type { Condition } from '@sortie/roster';

declare module '../../shape/setup.ts' {
  interface Entry {
    /** What it brings along from earlier battles; as new where nothing is said. */
    readonly worn?: Condition;
  }
}
