import type { Equipment } from './equipment/equipment.ts';
import type { Craft, Platoon, Squad, VehicleBuild } from './extras.ts';
import type { Frame, Kind, Motive } from './kind.ts';

/** `CT`, `LA`, `FR`, `NOS` …: the letters that record sheets print beside a location. */
export type Location = string;

export type TechBase = 'inner-sphere' | 'clan';

export interface Tech {
  readonly base: TechBase;
  /** Carries equipment of both bases. */
  readonly mixed: boolean;
  /** Rules level as the source states it; nothing in play depends on it. */
  readonly level?: string;
}

/** Movement points on a record sheet; thrust for everything that flies in space. */
export interface Movement {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** Under water. */
  readonly swim?: number;
  /** In ground effect, for ProtoMechs that glide. */
  readonly glide?: number;
}

export type EngineType =
  | 'Fusion'
  | 'ICE'
  | 'XL'
  | 'XXL'
  | 'Light'
  | 'Compact'
  | 'Fuel Cell'
  | 'Fission'
  | 'None'
  | 'MagLev'
  | 'Steam'
  | 'Battery'
  | 'Solar'
  | 'External';

export interface Engine {
  readonly type: EngineType;
  readonly rating: number;
  /** Built by the Clans. */
  readonly clan?: true;
  /** Rated above 400. */
  readonly large?: true;
}

export type HeatSinkType = 'Single' | 'Double' | 'Laser' | 'Compact' | 'Prototype';

export interface HeatSinks {
  readonly count: number;
  readonly type: HeatSinkType;
  /** On an Omni, how many belong to the base chassis. */
  readonly fixed?: number;
}

export interface Armor {
  /** Name of the armor, such as `Ferro-Fibrous`. */
  readonly type: string;
  readonly tech: TechBase;
  readonly front: Readonly<Record<Location, number>>;
  readonly rear: Readonly<Record<Location, number>>;
  /** Locations that wear another armor than `type`. */
  readonly patches?: Readonly<Record<Location, string>>;
}

export interface Structure {
  readonly type: string;
  readonly points: Readonly<Record<Location, number>>;
}

export type MountKind = Equipment['kind'];

/** One thing bolted to the unit. */
export interface Mount {
  readonly kind: MountKind;
  /** Id of its entry in the equipment tables. */
  readonly item: string;
  readonly at: Location;
  /** Where the rest of it is, when it is spread over two locations. */
  readonly alsoAt?: Location;
  /** Shots in this bin; on ammunition only. */
  readonly shots?: number;
  /** Fires to the rear. */
  readonly rear?: true;
  /** In the pod space of an Omni. */
  readonly pod?: true;
  /** In a turret of its own: head or shoulder turret, sponson, pintle. */
  readonly turret?: 'mech' | 'sponson' | 'pintle';
  /** Critical slots are protected by component armor. */
  readonly armored?: true;
  /** Tons, metres or pieces, for things that come in any size. */
  readonly size?: number;
  /** Critical slots that it fills on a 'Mech. */
  readonly slots?: number;
  /** First weapon of a bay of a large craft. */
  readonly bay?: true;
  /** The side of the hull that it points over, on vehicular grenade launchers. */
  readonly facing?: string;
  /** On a battle suit: the arm or body it is on. */
  readonly on?: 'LA' | 'RA' | 'Body' | 'TU';
  /** On a battle suit: in a detachable weapon pack, an anti-personnel mount or a squad support mount. */
  readonly held?: 'DWP' | 'APM' | 'SSWM';
  /** Comes with every unit of its kind; not written to files. */
  readonly builtIn?: true;
}

/** A place for cargo, passengers or other units. */
export interface Bay {
  readonly type: string;
  readonly size: number;
  readonly doors: number;
  readonly number: number;
  /** What follows in the file: platoon type, facing, bitmap. */
  readonly extra?: string;
  readonly pod?: true;
}

/** What a unit is on paper. */
export interface Unit {
  readonly kind: Kind;
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
  /** Number in the publisher's list of units. */
  readonly listId?: number;
  readonly tons: number;
  readonly tech: Tech;
  readonly year: number;
  readonly source?: string;
  /** Who has it, as its file says: `clan`, `inner-sphere`, `house-davion`. */
  readonly factions?: readonly string[];
  readonly role?: string;
  readonly frame?: Frame;
  readonly motive: Motive;
  readonly omni?: true;
  readonly movement: Movement;
  readonly engine?: Engine;
  readonly heatSinks?: HeatSinks;
  readonly armor: Armor;
  readonly structure: Structure;
  readonly cockpit?: string;
  readonly gyro?: string;
  readonly mounts: readonly Mount[];
  readonly bays?: readonly Bay[];
  readonly quirks?: readonly string[];
  readonly weaponQuirks?: readonly string[];
  /** Critical slots of a 'Mech as its record sheet lists them. */
  readonly slots?: Readonly<Record<Location, readonly string[]>>;
  readonly squad?: Squad;
  readonly platoon?: Platoon;
  readonly craft?: Craft;
  readonly build?: VehicleBuild;
  /** Further lines of the source that describe but do not matter in play, in their order. */
  readonly lore?: readonly (readonly [field: string, text: string])[];
}

/** "Griffin GRF-1N". */
export const nameOf = (unit: Unit): string => (unit.model === '' ? unit.chassis : `${unit.chassis} ${unit.model}`);

const mountsOf =
  (kind: MountKind) =>
  (unit: Unit): readonly Mount[] =>
    unit.mounts.filter(mount => mount.kind === kind);

export const weaponsOf = mountsOf('weapon');
export const ammunitionOf = mountsOf('ammo');
