import type { Frame, Kind, Motive } from './kind.ts';

/** `CT`, `LA`, `FR`, `NOS` …: the letters that record sheets print beside a location. */
export type Location = string;

export type TechBase = 'inner-sphere' | 'clan';

export interface Tech {
  readonly base: TechBase;
  /** Carries equipment of both bases. */
  readonly mixed: boolean;
}

/** Movement points on a record sheet; thrust for everything that flies in space. */
export interface Movement {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
}

export interface Engine {
  readonly type: string;
  readonly rating: number;
}

export interface HeatSinks {
  readonly count: number;
  readonly type: string;
}

export interface Armor {
  readonly type: string;
  readonly front: Readonly<Record<Location, number>>;
  readonly rear: Readonly<Record<Location, number>>;
}

export interface Structure {
  readonly type: string;
  readonly points: Readonly<Record<Location, number>>;
}

export type MountKind = 'weapon' | 'ammo' | 'equipment';

/** One thing bolted to the unit. */
export interface Mount {
  readonly kind: MountKind;
  /** Name of its entry in the equipment tables. */
  readonly item: string;
  readonly at: Location;
  /** Shots in this bin; on ammunition only. */
  readonly shots?: number;
  /** Fires to the rear. */
  readonly rear?: true;
}

/** What a unit is on paper. */
export interface Unit {
  readonly kind: Kind;
  readonly chassis: string;
  readonly model: string;
  readonly tons: number;
  readonly tech: Tech;
  readonly year: number;
  readonly role?: string;
  readonly frame?: Frame;
  readonly motive: Motive;
  readonly movement: Movement;
  readonly engine?: Engine;
  readonly heatSinks?: HeatSinks;
  readonly armor: Armor;
  readonly structure: Structure;
  readonly mounts: readonly Mount[];
}

/** "Griffin GRF-1N". */
export const nameOf = (unit: Unit): string => (unit.model === '' ? unit.chassis : `${unit.chassis} ${unit.model}`);

const mountsOf =
  (kind: MountKind) =>
  (unit: Unit): readonly Mount[] =>
    unit.mounts.filter(mount => mount.kind === kind);

export const weaponsOf = mountsOf('weapon');
export const ammunitionOf = mountsOf('ammo');
export const equipmentOf = mountsOf('equipment');
