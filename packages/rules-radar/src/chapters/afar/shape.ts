import type { Roll } from '@sortie/kernel';
import type { Arc, WeaponClass } from '../../card/card.ts';
import type { UnitId } from '../../shape.ts';

/** A missile that strikes in the End Phase. */
export interface Strike {
  readonly by: UnitId;
  readonly target: UnitId;
  readonly damage: number;
}

export interface AfarCommands {
  /** An Advanced Capital Missile Attack. */
  readonly launch: { readonly type: 'launch'; readonly unit: UnitId; readonly target: UnitId; readonly arc: Arc };
  /** A High-Speed Attack. */
  readonly pass: {
    readonly type: 'pass';
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly arc: Arc;
    readonly weapon: WeaponClass;
  };
}

export interface AfarEvents {
  readonly launched: { readonly type: 'launched'; readonly strike: Strike };
  readonly struck: { readonly type: 'struck'; readonly strikes: readonly Strike[] };
  readonly located: { readonly type: 'located'; readonly unit: UnitId; readonly roll: Roll; readonly arc: Arc };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends AfarCommands {}
  interface ChapterEvents extends AfarEvents {}
  interface ChapterWays {
    launch: true;
    pass: true;
  }
}

declare module '../../shape/state.ts' {
  interface State {
    readonly strikes: readonly Strike[];
  }
}

declare module '../../questions.ts' {
  interface Questions {
    /** The side that one die names, as an index into `ARCS`. */
    readonly sideStruck: { readonly rolled: number };
  }
}
