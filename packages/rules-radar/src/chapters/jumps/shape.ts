import type { Sector } from '../../map/sectors.ts';
import type { Zone } from '../../map/zones.ts';
import type { Unit, UnitId } from '../../shape.ts';

export interface Jump {
  readonly kind: 'in' | 'out' | 'system';
  readonly to: Sector;
  /** The turn in whose End Phase it happens. */
  readonly turn: number;
}

export interface JumpCommands {
  readonly jump: { readonly type: 'jump'; readonly unit: UnitId; readonly to: Sector };
}

export interface JumpEvents {
  readonly jumpPlanned: { readonly type: 'jumpPlanned'; readonly unit: UnitId; readonly jump: Jump | null };
  readonly jumped: { readonly type: 'jumped'; readonly unit: UnitId; readonly jump: Jump; readonly sector: Sector; readonly zone: Zone };
  readonly jumpFailed: { readonly type: 'jumpFailed'; readonly unit: UnitId; readonly charges: number };
}

/** A jump that is carried out. */
export interface Jumping {
  readonly unit: UnitId;
  readonly plan: Jump;
  /** It has failed, or is complete. */
  over: boolean;
  /** By how much the roll to arrive failed; 0 if it did not. */
  short: number;
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends JumpCommands {}
  interface ChapterEvents extends JumpEvents {}
  interface ChapterControls {
    jump: true;
    blast: true;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    readonly jump: Jump | null;
    /** Jumps that its drive has a charge for. */
    readonly charges: number;
  }
}

declare module '../../questions.ts' {
  interface Truths {
    /** It has a drive that works. */
    readonly jumps: { readonly unit: Unit };
  }
  interface Sequences {
    readonly jumping: Jumping;
    /** A drive has failed, by so much. */
    readonly misjumping: { readonly unit: UnitId; readonly margin: number };
    /** Somebody has not got away from the energies of a jump. */
    readonly scorching: { readonly unit: Unit; readonly jumper: UnitId };
  }
}
