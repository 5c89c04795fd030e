import type { RuleId } from '@sortie/kernel';
import type { Unit, UnitId } from '../../shape.ts';

export interface Docking {
  readonly parent: UnitId;
  /** End Phases spent side by side. */
  readonly turns: number;
  /** How many are wanted before the roll. */
  readonly wanted: number;
}

export interface DockingCommands {
  readonly dock: { readonly type: 'dock'; readonly unit: UnitId; readonly parent: UnitId; readonly extra?: number };
  readonly abort: { readonly type: 'abort'; readonly unit: UnitId };
  readonly undock: { readonly type: 'undock'; readonly unit: UnitId };
}

export interface DockingEvents {
  readonly docking: { readonly type: 'docking'; readonly unit: UnitId; readonly docking: Docking | null };
  readonly docked: { readonly type: 'docked'; readonly unit: UnitId; readonly parent: UnitId };
  readonly undocking: { readonly type: 'undocking'; readonly unit: UnitId };
  readonly undocked: { readonly type: 'undocked'; readonly unit: UnitId; readonly rule: RuleId };
}

/** Two that have been side by side for long enough. */
export interface Mooring {
  readonly unit: Unit;
  readonly parent: Unit;
  readonly extra: number;
  /** Whether the roll succeeds; `null` until it is made. */
  ok: boolean | null;
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends DockingCommands {}
  interface ChapterEvents extends DockingEvents {}
  interface ChapterControls {
    dock: true;
    undock: true;
    haul: true;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    readonly docking: Docking | null;
    readonly undocking: boolean;
  }
}

declare module '../../questions.ts' {
  interface Sequences {
    readonly mooring: Mooring;
    /** The collars have not held: by how much the roll for them failed. */
    readonly tearing: { readonly unit: UnitId; readonly margin: number };
  }
}
