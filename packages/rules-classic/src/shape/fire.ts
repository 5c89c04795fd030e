import type { Hex } from '@sortie/geometry';
import type { Answer } from '@sortie/kernel';
import type { Location } from '../sheet/sheet.ts';
import type { Bombing, Strafe } from './flight.ts';
import type { UnitId, WeaponId } from './ids.ts';
import type { ChapterPurposes, ShotTerms } from './open.ts';
import type { Order } from './order.ts';
import type { Tuning } from './setting.ts';

/** One weapon that is fired. What is left out is chosen for the player: the fullest bin, one shot, no aim. */
export interface Shot extends ShotTerms {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly bin?: number;
  /** Shots of an Ultra or rotary autocannon. */
  readonly rate?: number;
  /** A location aimed at. */
  readonly aim?: Location;
  /** The hex of a large vessel that is aimed at, by its number on the template; the nearest where none is named. */
  readonly cell?: number;
  /** Of shells at hexes: as their barrage says. */
  readonly way?: 'blind' | 'flak';
  /** A flamer heats its target up instead of damaging it. */
  readonly hot?: true;
  /** Points that a weapon is fired with which can be fired with less than all its power. */
  readonly power?: number;
  /** Of shots at hexes: what for. */
  readonly purpose?: Purpose;
  /** One of several targets that a beam sweeps over: it has been paid for with the first. */
  readonly again?: true;
}

/** What else than a building somebody fires at in a hex: to set it on fire, to fell its trees, to break up a road, to put out what burns. */
export const PURPOSES = ['ignite', 'clear', 'ground', 'douse', 'thing'] as const;

export type Purpose = (typeof PURPOSES)[number] | keyof ChapterPurposes;

/** One weapon that is fired at the building in a hex, or at its trees. */
export interface Battery {
  readonly weapon: WeaponId;
  readonly at: Hex;
  readonly bin?: number;
  readonly purpose?: Purpose;
}

/** One weapon that is fired at a hex, whatever is in it. */
export interface Barrage {
  readonly weapon: WeaponId;
  readonly at: Hex;
  readonly bin?: number;
  /** Missiles that could look for their target are fired blindly, or shells at what flies over the hex. */
  readonly way?: 'blind' | 'flak';
}

/** Shells that come down in a later turn. */
export interface Flying extends Barrage {
  readonly unit: UnitId;
  readonly munition: string;
  readonly toHit: Answer;
  readonly arrives: number;
}

/** What a unit has declared for the Weapon Attack Phase. */
export interface Fire {
  readonly shots: readonly Shot[];
  /** The unit it spots for others. */
  readonly spots: UnitId | null;
  readonly batters?: readonly Battery[];
  readonly barrages?: readonly Barrage[];
  /** The hex that its searchlight lights. */
  readonly light?: Hex;
  readonly beam?: number;
  /** The reactor is switched off, or the MechWarrior leaves, when the turn ends. */
  readonly powerDown?: true;
  /** Equipment that is set anew when the turn ends. */
  readonly tunes?: readonly Tuning[];
  readonly orders?: readonly Order[];
  readonly eject?: true;
  readonly strafe?: Strafe;
  readonly bombs?: Bombing;
  /** The numbers needed, fixed once everybody has declared; `null` before. */
  readonly numbers: readonly Answer[] | null;
  readonly resolved: boolean;
}
