/** Battle armor: suits of one squad or Point. */
export interface Squad {
  readonly troopers: number;
  /** 0 PA(L)/exoskeleton, 1 light, 2 medium, 3 heavy, 4 assault. */
  readonly weightClass: number;
  readonly body: 'biped' | 'quad';
  readonly exoskeleton?: true;
  /** `Modular:3` or a number of slots. */
  readonly turret?: string;
}

/** Conventional infantry: one platoon. */
export interface Platoon {
  readonly squads: number;
  readonly squadSize: number;
  /** Ids of infantry weapons. */
  readonly primary: string;
  readonly secondary?: string;
  /** Troopers of each squad who carry the secondary weapon. */
  readonly secondaries: number;
  readonly antiMech?: true;
  readonly armorKit?: string;
  readonly armorDivisor?: number;
  readonly encumbering?: true;
  readonly spacesuit?: true;
  readonly dest?: true;
  readonly sneak?: readonly ('camo' | 'ir' | 'ecm')[];
  readonly augmentations?: readonly string[];
  /** Bits of training: bridge engineers, medics, marines, paratroopers … */
  readonly specialization?: number;
  readonly beast?: string;
}

/** Everything that flies in space or as a fighter. */
export interface Craft {
  readonly structuralIntegrity: number;
  readonly fuel: number;
  readonly vstol?: true;
  readonly civilian?: true;
  readonly crew?: Readonly<Record<string, number>>;
  readonly collar?: number;
  readonly core?: number;
  readonly lithiumFusion?: true;
  readonly sail?: false;
  readonly decks?: readonly number[];
  readonly jumpRange?: number;
}

/** What only vehicles and emplacements state. */
export interface VehicleBuild {
  readonly turrets?: number;
  readonly superheavy?: true;
  /** Which support vehicle: small and medium, large, VTOL, fixed-wing. */
  readonly size?: 'large';
  readonly barRating?: number;
  readonly structuralRating?: number;
  /** Tech ratings of the engine and of the armor by number, where they differ from that of the chassis. */
  readonly engineRating?: number;
  readonly armorRating?: number;
  readonly trailer?: true;
  /** An open bed instead of a hold, as of a flat car. */
  readonly flatBed?: true;
  readonly noControls?: true;
  readonly fuel?: number;
  /** What an engine burns, unless it is the usual. */
  readonly burns?: 'alcohol' | 'natural gas';
  readonly fireControlTons?: number;
  readonly extraSeats?: number;
  readonly crew?: number;
}
