import type { Hex } from '@sortie/geometry';
import type { Unit as Paper } from '@sortie/roster';
import type { Design } from '../sheet/compile.ts';
import type { Arm } from '../sheet/sheet.ts';

/** What hands can hold: trunks and girders that serve as clubs, limbs of other machines, weapons that were made to be held. */
export type ThingKind = 'tree' | 'girder' | 'limb' | 'gun';

export interface Thing {
  readonly kind: ThingKind;
  /** In half tons; 0 for what nobody weighs. */
  readonly halves: number;
  /** The one hand that is enough for it. */
  readonly arm?: Arm;
  readonly gun?: Gun;
  /** While a gun is held: the paper of whoever holds it, without it. */
  readonly bare?: Design;
}

/** A weapon that is held in both hands: its paper, what is left of its armor and of its shots. */
export interface Gun {
  readonly design: Paper;
  readonly armor: number;
  readonly ammo: readonly number[];
  readonly spent: readonly number[];
}

/** Something that lies in a hex since a turn. */
export interface Lying {
  readonly at: Hex;
  readonly thing: Thing;
  readonly since: number;
}
