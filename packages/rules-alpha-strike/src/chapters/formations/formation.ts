import type { RuleId } from '@sortie/kernel';
import type { Trait } from './group.ts';
import type { Requirement } from './require.ts';

/** What a formation lends to some of its units. */
export interface Loan {
  readonly rule: RuleId;
  /** Abilities to choose from, by name. */
  readonly abilities: readonly string[];
  /** Once for the game, or anew every turn. */
  readonly holds: 'game' | 'turn';
  /** `one` choice for the whole formation, or a choice for `each` unit. */
  readonly choice: 'one' | 'each';
  /** How many units of a formation of so many; all of them if absent. */
  readonly most?: (size: number) => number;
  /** Which units can have it at all. */
  readonly to?: Trait;
  /** How many of these abilities one unit may have; one if absent. */
  readonly apiece?: number;
  /** Given to pairs of one model, and every pair has another. */
  readonly inPairs?: true;
  /** Everybody who has nothing else of the formation. */
  readonly rest?: true;
}

/** A way to build a lance, Star, Level II or squadron around a mission. */
export interface FormationType {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  /** The formation that it is a variation of. */
  readonly of?: string;
  /** On the ground, or in the air. */
  readonly air?: true;
  /** The role that makes up for everything else, where all units have it. */
  readonly ideal?: string;
  readonly requires: readonly Requirement[];
  readonly loans: readonly Loan[];
  /** Rerolls that the units share. */
  readonly luck?: number;
  /** Disturbs the orders of the enemy. */
  readonly disrupts?: true;
  /** Lends what another formation has. */
  readonly supports?: true;
  /** The unit of the commander thinks ahead. */
  readonly genius?: true;
}

export const half = (size: number): number => Math.ceil(size / 2);
export const threeQuarters = (size: number): number => Math.ceil((size * 3) / 4);
