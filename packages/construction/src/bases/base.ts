import { flag, list, oneOf, optional, type Read, record, text, where, whole } from '@sortie/kernel';

/** What a building is built as. Mobile fortresses move, and large portals let them in and out of Castles Brian. */
const BUILDING_CLASSES = ['standard', 'hangar', 'fortress', 'gun-emplacement', 'castles-brian', 'mobile-fortress', 'large-portal'] as const;
type BuildingClass = (typeof BUILDING_CLASSES)[number];

/** One building of a base. */
export interface Building {
  readonly name: string;
  readonly class: BuildingClass;
  readonly hexes: number;
  readonly levels: number;
  /** Construction Factor of each hex. */
  readonly factor: number;
  /** Points of armor of each hex. */
  readonly armor?: number;
  /** Heavy weapons in all of it, and the tons of those in its fullest hex. */
  readonly heavyWeapons?: number;
  readonly weaponTons?: number;
  /** Of those, the tons of ammunition, turrets, heat sinks and power amplifiers, which do not count. */
  readonly besideTons?: number;
  /** Built with open space inside. */
  readonly openSpace?: boolean;
  /** Tons of all motive systems, where it moves. */
  readonly motiveTons?: number;
  /** Of a portal: levels of the hill that it is set against, and hexes of the tunnel behind it. */
  readonly hill?: number;
  readonly tunnel?: number;
}

const GENERATORS = ['internal-combustion', 'steam', 'fuel-cell'] as const;

/** What makes the power of a base, for how many hours of fighting a day, and for how many days there is to be fuel. */
export interface Generator {
  readonly type: (typeof GENERATORS)[number];
  /** The building that it stands in. */
  readonly in: string;
  readonly hours: number;
  readonly days: number;
}

export interface Base {
  readonly name: string;
  readonly buildings: readonly Building[];
  readonly generator?: Generator;
}

const building: Read<Building> = record({
  name: text(80),
  class: oneOf(...BUILDING_CLASSES),
  hexes: whole(1, 500),
  levels: whole(1, 100),
  factor: whole(1, 1000),
  armor: optional(whole(0, 10_000)),
  heavyWeapons: optional(whole(0, 500)),
  weaponTons: optional(whole(0, 10_000)),
  besideTons: optional(whole(0, 10_000)),
  openSpace: optional(flag),
  motiveTons: optional(whole(0, 100_000)),
  hill: optional(whole(0, 100)),
  tunnel: optional(whole(0, 500)),
});

const generator: Read<Generator> = record({
  type: oneOf(...GENERATORS),
  in: text(80),
  hours: whole(0, 24),
  days: whole(0, 1000),
});

function wrongWith({ buildings, generator: power }: Base): string | undefined {
  if (buildings.length === 0) return 'a base has at least one building';
  return power && !buildings.some(({ name }) => name === power.in) ? `there is no ${power.in} for the generator` : undefined;
}

/** Read a base from what a file holds; its generator has to stand somewhere. */
export const readBase: Read<Base> = where(
  record({ name: text(80), buildings: list(building, 200), generator: optional(generator) }),
  wrongWith,
);
