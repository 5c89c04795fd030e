import type { BoardPlan } from '@sortie/board';
import type { Facing, Hex } from '@sortie/geometry';
import type { Answer, RuleId, Seat } from '@sortie/kernel';
import type { Event } from './event.ts';
import type { Questions, Sequences } from './questions.ts';
import type { Design } from './sheet/compile.ts';
import type { Arm, Location, Points } from './sheet/sheet.ts';

/** The vocabulary of the classic game on hexes. */
export interface Classic {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly sequences: Sequences;
}

export const MAPS = ['hills', 'river', 'crossroads'] as const;
export type MapName = (typeof MAPS)[number];

/** One unit of a force: a design of the catalogue by its code, or one that somebody brought, and who drives it. */
export interface Entry {
  readonly design: Design;
  readonly gunnery?: number;
  readonly piloting?: number;
}

export interface Setup {
  readonly map: MapName | BoardPlan;
  /** The force of each seat. */
  readonly forces: readonly [readonly Entry[], readonly Entry[]];
  /** The last turn; `null` for a fight to the end. */
  readonly turns: number | null;
  readonly conditions?: Conditions;
}

/** What a world is like, where it is not like ours. */
export interface Conditions {
  /** In degrees Celsius. */
  readonly temperature?: number;
}

/** Index of a unit in `State.units`; it never changes. */
export type UnitId = number;
/** Index of a weapon in its sheet's `weapons`. */
export type WeaponId = number;

export const MODES = ['stand', 'walk', 'run', 'jump'] as const;
export type Mode = (typeof MODES)[number];

/** Ways to run that take a machine for it, or that only some lists of rules know. */
export const MANNERS = ['sprint', 'evade', 'masc', 'supercharge'] as const;
export type Manner = (typeof MANNERS)[number];

/** A charge or a death from above that was announced with the move. */
export interface Assault {
  readonly kind: 'charge' | 'dfa';
  readonly target: UnitId;
  /** Where the jump began: the side that it comes from. */
  readonly from: Hex;
}

export interface Moved {
  readonly mode: Mode;
  /** Hexes that count for the target movement modifier. */
  readonly hexes: number;
  readonly spent: number;
  /** The last step's direction: forward, backward or none yet. */
  readonly heading: '' | 'F' | 'B';
  /** False while the unit has yet to finish: it fell or stood up on the way and may go on. */
  readonly done: boolean;
  /** Turning is free right after getting up. */
  readonly rising: boolean;
  /** Turned in a paved hex and not yet moved on. */
  readonly turned: boolean;
  readonly skidded: boolean;
  /** Attempts to stand this turn, for the heat. */
  readonly attempts: number;
  /** The roll for running with a damaged gyro or hip has been made. */
  readonly tried: boolean;
  readonly assault: Assault | null;
  readonly manner?: Manner;
  /** Pays for every slippery hex and rolls for none. */
  readonly careful?: true;
}

/** One weapon that is fired. What is left out is chosen for the player: the fullest bin, one shot, no aim. */
export interface Shot {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly bin?: number;
  /** Shots of an Ultra or rotary autocannon. */
  readonly rate?: number;
  /** A location aimed at. */
  readonly aim?: Location;
  /** A flamer heats its target up instead of damaging it. */
  readonly hot?: true;
}

/** One weapon that is fired at the building in a hex. */
export interface Battery {
  readonly weapon: WeaponId;
  readonly at: Hex;
  readonly bin?: number;
}

/** What a unit has declared for the Weapon Attack Phase. */
export interface Fire {
  readonly shots: readonly Shot[];
  /** The unit it spots for others. */
  readonly spots: UnitId | null;
  readonly batters?: readonly Battery[];
  /** The hex that its searchlight lights. */
  readonly light?: Hex;
  /** The reactor is switched off, or the MechWarrior leaves, when the turn ends. */
  readonly powerDown?: true;
  readonly eject?: true;
  /** The numbers needed, fixed once everybody has declared; `null` before. */
  readonly numbers: readonly Answer[] | null;
  readonly resolved: boolean;
}

export type Blow =
  | { readonly kind: 'punch'; readonly arm: Arm; readonly target: UnitId }
  | { readonly kind: 'kick'; readonly leg: Location; readonly target: UnitId }
  | { readonly kind: 'push'; readonly target: UnitId }
  /** With a hatchet, sword or mace: `gear` is its index on the sheet. */
  | { readonly kind: 'club'; readonly gear: number; readonly target: UnitId; readonly active?: true }
  | { readonly kind: 'charge'; readonly target: UnitId }
  | { readonly kind: 'dfa'; readonly target: UnitId };

/** What a unit has declared for the Physical Attack Phase. */
export interface Strike {
  readonly blows: readonly Blow[];
  readonly numbers: readonly Answer[] | null;
  readonly resolved: boolean;
}

/** Why a Piloting Skill Roll is made. */
export const CAUSES = [
  'damage20',
  'shutdown',
  'legActuator',
  'hip',
  'gyro',
  'gyroGone',
  'legGone',
  'kicked',
  'pushed',
  'charged',
  'charging',
  'dfaHit',
  'dfaMade',
  'dfaMissed',
  'kickMissed',
  'clubMissed',
  'water',
  'rubble',
  'stand',
  'runDamaged',
  'jumpDamaged',
  'skid',
  'domino',
  'fallenOn',
  'swamp',
  'displaced',
  'building',
  'ice',
  'crystal',
  'dome',
  'sideslip',
  'eject',
  'spores',
] as const;
export type Cause = (typeof CAUSES)[number];

/** What the present phase has done to a unit; forgotten when the phase ends. */
export interface Fresh {
  readonly damage: number;
  /** Slots struck in this phase, as `LL:2`: they count as causes now and as lasting damage later. */
  readonly slots: readonly string[];
  readonly gone: readonly Location[];
  readonly causes: readonly Cause[];
  /** Anti-missile systems that have fired. */
  readonly defended: readonly WeaponId[];
  /** The MechWarrior has failed to stay awake. */
  readonly fainting: boolean;
  /** Has fallen in this phase: no more rolls. */
  readonly fallen: boolean;
  /** Engine, head or pilot have given out; the wreck is removed with the phase. */
  readonly doomed: RuleId | null;
  /** Hears the others through crystals. */
  readonly resonant?: true;
}

export interface Pilot {
  readonly gunnery: number;
  readonly piloting: number;
  readonly hits: number;
  readonly awake: boolean;
}

/** Heat that has come about this turn. */
export interface Built {
  readonly weapons: number;
  readonly external: number;
}

/** What has happened to a vehicle. */
export interface Wear {
  /** Cruising points that are left. */
  readonly cruise: number;
  /** Motive damage suffered, each sort of which makes driving harder once. */
  readonly motive: readonly ('minor' | 'moderate' | 'heavy')[];
  readonly immobile: boolean;
  readonly sensors: number;
  /** Locations whose weapons are no longer steadied. */
  readonly stabilizers: readonly Location[];
  readonly driver: boolean;
  readonly commander: boolean;
  readonly engine: boolean;
  /** The last turn in which the crew is stunned. */
  readonly stunned: number;
  /** Hexsides that the turret is turned by, and whether it turns any more. */
  readonly turret: Facing;
  readonly stuckTurret: 'no' | 'jammed' | 'locked';
  /** Weapons that are destroyed. */
  readonly broken: readonly WeaponId[];
}

export type Fate = 'waiting' | 'fighting' | 'destroyed' | 'withdrawn';

export interface Mech {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly design: Design;
  readonly pilot: Pilot;
  readonly fate: Fate;
  /** `null` off the map. */
  readonly at: Hex | null;
  /** Where the feet point. */
  readonly facing: Facing;
  /** Hexsides that the torso is turned by: −1 left, 1 right. */
  readonly twist: -1 | 0 | 1;
  /** Both arms point backwards. */
  readonly flipped: boolean;
  readonly prone: boolean;
  readonly shutDown: boolean;
  /** Stuck in a swamp. */
  readonly stuck: boolean;
  readonly armor: Points;
  readonly rear: Points;
  readonly structure: Points;
  /** Locations that are destroyed or torn off. */
  readonly gone: readonly Location[];
  /** Slots struck, by location. */
  readonly hits: { readonly [L in Location]?: readonly number[] };
  /** Shots left in each bin. */
  readonly ammo: readonly number[];
  readonly jammed: readonly WeaponId[];
  /** One-shot launchers that are empty. */
  readonly spent: readonly WeaponId[];
  /** `null` for everything but vehicles. */
  readonly wear: Wear | null;
  readonly heat: number;
  readonly built: Built;
  readonly fresh: Fresh;
  readonly moved: Moved | null;
  readonly fire: Fire | null;
  readonly strike: Strike | null;
  /** Spores that cling to it, and the turn in which it tries to get rid of them. */
  readonly spores?: number;
  readonly shakesOff?: number;
  /** When boosters were last used, and in how many turns without a break. */
  readonly boosts?: { readonly [M in Manner]?: { readonly turn: number; readonly uses: number } };
}

export type Phase = 'deployment' | 'initiative' | 'movement' | 'weapon' | 'physical' | 'heat' | 'end' | 'over';
export type EndReason = 'last-standing' | 'all-destroyed' | 'turns' | 'stalemate';

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
  readonly points?: readonly number[];
}

export interface State {
  readonly board: BoardPlan;
  /** The last turn; `null` for a fight to the end. */
  readonly turns: number | null;
  readonly turn: number;
  readonly phase: Phase;
  /** Whose turn it is to act; −1 while nobody is. */
  readonly active: Seat;
  /** The seats that act after `active` in this phase, in their order. */
  readonly queue: readonly Seat[];
  /** The seat that has won initiative; −1 before the first roll. */
  readonly initiative: Seat;
  readonly units: readonly Mech[];
  readonly conditions?: Conditions;
  /** The wind blows strongly this turn. */
  readonly gale?: true;
  /** The last turn in which anything was damaged. */
  readonly lastHarm: number;
  readonly result: Result | null;
}

/**
 * Steps of a walk or run, one letter each: F forward, B back, L and R turn; q and e shift a four-legged 'Mech to the hexes left and right of
 * the one ahead, z and c to those beside the one behind; D lies down; U tries to stand up and is always the last.
 */
export type Steps = string;

export type Move =
  | { readonly type: 'move'; readonly unit: UnitId; readonly mode: 'stand' }
  | {
      readonly type: 'move';
      readonly unit: UnitId;
      readonly mode: 'walk' | 'run';
      readonly steps: Steps;
      readonly charge?: UnitId;
      readonly manner?: Manner;
      readonly careful?: true;
    }
  | {
      readonly type: 'move';
      readonly unit: UnitId;
      readonly mode: 'jump';
      readonly to: Hex;
      readonly facing: Facing;
      readonly onto?: UnitId;
    };

export type Command =
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Hex; readonly facing: Facing }
  | Move
  /** A move that was interrupted goes no further. */
  | { readonly type: 'halt'; readonly unit: UnitId }
  /** No shots: the unit holds its fire. */
  | {
      readonly type: 'declare';
      readonly unit: UnitId;
      readonly twist: -1 | 0 | 1;
      readonly flip?: true;
      /** Where a vehicle turns its turret, counted from the hull. */
      readonly turret?: Facing;
      readonly shots: readonly Shot[];
      readonly spots?: UnitId;
      /** Weapons that are fired at buildings. */
      readonly batters?: readonly Battery[];
      /** The hex that its searchlight is turned to. */
      readonly light?: Hex;
      readonly powerDown?: true;
      readonly eject?: true;
      /** It will try to get rid of spores in the next turn. */
      readonly shakeOff?: true;
    }
  /** No blows: the unit strikes at nobody. */
  | { readonly type: 'strike'; readonly unit: UnitId; readonly blows: readonly Blow[] };

export type Duty =
  | { readonly type: 'rollInitiative' }
  /** A turn, or the Weapon Attack Phase, begins on a world with a life of its own. */
  | { readonly type: 'startTurn' }
  | { readonly type: 'startFire' }
  /** Call whoever acts next in this phase; when nobody does, go on. */
  | { readonly type: 'callNext' }
  | { readonly type: 'resolveFire' }
  | { readonly type: 'resolveBlows' }
  | { readonly type: 'coolDown' }
  | { readonly type: 'endTurn' }
  /** Settle what the phase has brought about, then judge and go on. */
  | { readonly type: 'closePhase' };
