import type { Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { MineEvents } from './events.ts';

export const MINE_KINDS = ['standard', 'command', 'vibrabomb', 'active', 'inferno', 'empCommand', 'empVibrabomb', 'space'] as const;
export type MineKind = (typeof MINE_KINDS)[number];

/** What waits for a command, what feels the weight, and what shuts machines down instead of breaking them. */
export const isByCommand = (kind: MineKind): boolean => kind === 'command' || kind === 'empCommand';
export const isByWeight = (kind: MineKind): boolean => kind === 'vibrabomb' || kind === 'empVibrabomb';
export const isPulse = (kind: MineKind): boolean => kind === 'empCommand' || kind === 'empVibrabomb';

/** Mines in one hex, and whose they are. */
export interface Minefield {
  readonly kind: MineKind;
  readonly at: Hex;
  readonly seat: Seat;
  /** Points of damage, in steps of five. */
  readonly density: number;
  /** Tons from which on a vibrabomb goes off. */
  readonly setting?: number;
}

/** A field in play: when it was laid, and whether it is to be set off under the next enemy. */
export interface Laid extends Minefield {
  readonly since: number;
  readonly trap?: true;
}

/** A minefield is set off, or is to be when an enemy enters it. */
export interface Detonate {
  readonly type: 'detonate';
  readonly field: number;
  readonly trap?: true;
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends MineEvents {}
  interface ChapterCommands {
    readonly detonate: Detonate;
  }
  interface ChapterCauses {
    readonly spaceMines: true;
  }
  interface ChapterTasks {
    readonly clear: true;
    readonly lay: true;
  }
  interface TaskTerms {
    /** Which of its mines it lays. */
    readonly lays?: number;
  }
}
declare module '../../shape/state.ts' {
  interface State {
    readonly mines?: readonly Laid[];
  }
}
declare module '../../shape/unit.ts' {
  interface Unit {
    /** What its mine dispensers still hold. */
    readonly mines?: readonly MineKind[];
  }
}
declare module '../../shape/setup.ts' {
  interface Setup {
    readonly mines?: readonly Minefield[];
    /** C-bills that each side may spend on mines. */
    readonly mineBudget?: number;
  }
  interface Entry {
    /** What its mine dispensers hold, one field each. */
    readonly mines?: readonly MineKind[];
  }
}
