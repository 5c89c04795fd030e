import type { Condition } from './condition.ts';
/** A list of units with their crews, to a limit of points; as `docs/formats/force.md` describes it. */
export interface Force {
  readonly name: string;
  /** Points that it may cost; no limit if absent. */
  readonly limit?: number;
  /** Battle Value that it may be worth in the classic game; no limit if absent. */
  readonly battleValue?: number;
  /** Edition of the conversion rules that makes the cards of its units. */
  readonly edition: ForceEdition;
  readonly members: readonly Member[];
  /** Special command abilities of the whole force, by name. */
  readonly commands?: readonly string[];
  /** The time it is from and whom it serves, by name, where players agree on that. */
  readonly era?: string;
  readonly faction?: string;
  /** What its lances have been built for. */
  readonly formations?: readonly ForceFormation[];
}

export const FORCE_ATTACHMENTS = ['nova', 'air-lance'] as const;

/** A lance that is a formation. */
export interface ForceFormation {
  /** Name of the lance. */
  readonly lance: string;
  /** `battle`, `assault-fast`, `interceptor` … */
  readonly type: string;
  /** The ability that was chosen for the whole formation, by name. */
  readonly choice?: string;
  /** Name of the lance that a Support Lance stands by. */
  readonly supports?: string;
  /** Battle armor or fighters that work with it. */
  readonly with?: (typeof FORCE_ATTACHMENTS)[number];
}

export const FORCE_FORMAT = 'sortie-force';
export const FORCE_VERSION = 1;

export const FORCE_EDITIONS = ['current', 'companion'] as const;
export type ForceEdition = (typeof FORCE_EDITIONS)[number];

export const BEST_SKILL = 0;
export const WORST_SKILL = 7;
/** Regular crews. Point values on cards are for this skill. */
export const REGULAR_SKILL = 4;

export const FORCE_AGGRESSIONS = ['aggressive', 'defensive', 'passive', 'suicidal'] as const;

export const BEST_CLASSIC_SKILL = 0;
export const WORST_CLASSIC_SKILL = 8;

interface Crew {
  readonly skill: number;
  /** Skills of the classic game, where they are not the one skill and one more. */
  readonly gunnery?: number;
  readonly piloting?: number;
  /** Name of the C3 network that links it with others. */
  readonly network?: string;
  readonly pilot?: string;
  /** Name of the lance, star or other group that it fights in. */
  readonly lance?: string;
  /** Leads the force, or leads its lance. */
  readonly commander?: 'force' | 'lance';
  /** What the pilot or crew can do, and what is peculiar about the machine, by name: `dodge`, `lucky:2`. */
  readonly abilities?: readonly string[];
  readonly quirks?: readonly string[];
  /** What a robot does by itself. */
  readonly aggression?: (typeof FORCE_AGGRESSIONS)[number];
  /** Which of the abilities that its formation lends it is to have. */
  readonly bonus?: readonly string[];
  /** What it brings along from earlier battles; as new where nothing is said. */
  readonly condition?: Condition;
}

/** A unit of the built-in catalogue by its designation or name. */
export interface Listed extends Crew {
  readonly unit: string;
}

/** A unit that comes along as the text of its `.mtf` or `.blk` file. */
export interface Brought extends Crew {
  readonly file: UnitFile;
}

/** A unit of which there is nothing but its card. */
export interface Carded extends Crew {
  readonly card: PrintedCard;
}

export type Member = Listed | Brought | Carded;

export interface UnitFile {
  /** Ends in `.mtf` or `.blk`. */
  readonly name: string;
  readonly text: string;
}

export const PRINTED_ARCS = ['front', 'left', 'right', 'rear'] as const;
export const PRINTED_CLASSES = ['standard', 'capital', 'subCapital', 'missiles'] as const;
/** Damage of large craft by side and by class of weapons, written like that of others: `4/4/2/1`. What is not there has no weapons. */
export type PrintedArcs = {
  readonly [A in (typeof PRINTED_ARCS)[number]]?: { readonly [C in (typeof PRINTED_CLASSES)[number]]?: string };
};

/** An Alpha Strike card in the notation of the game, for skill 4. */
export interface PrintedCard {
  readonly name: string;
  /** `BM`, `CV`, `AF` … */
  readonly type: string;
  readonly size: number;
  readonly tmm: number;
  /** `8"/10"j`, `12"h`, `6a`. */
  readonly move: string;
  /** `3/3/1`, or with extreme range `3/3/1/0*`; `-` is no damage, `0*` minimal damage. */
  readonly damage: string;
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  readonly threshold?: number;
  readonly arcs?: PrintedArcs;
  /** `IF1`, `AC2/2/-`, `TUR(2/2/1,TAG)`. */
  readonly specials: readonly string[];
  readonly pv: number;
  readonly role?: string;
}

/** What a crew shoots and drives with in the classic game. */
export const classicSkills = ({ skill, gunnery = skill, piloting }: Member): { readonly gunnery: number; readonly piloting: number } => ({
  gunnery,
  piloting: piloting ?? Math.min(WORST_CLASSIC_SKILL, gunnery + 1),
});
