/** What a MechWarrior can do that others cannot. Each is carried out by a rule of its own. */
export const ABILITIES = [
  'sandblaster-lrm',
  'weapon-specialist-ppc',
  'sandblaster-srm',
  'weapon-specialist-medium-laser',
  'weapon-specialist-large-laser',
  'range-master',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** A MechWarrior card. */
export interface PilotCard {
  readonly id: string;
  readonly name: string;
  readonly gunnery: number;
  /** Printed for the larger game; nothing in this one reads it. */
  readonly piloting: number;
  /** Special Pilot Abilities cost, by which two cards are balanced. */
  readonly cost: number;
  readonly abilities: readonly Ability[];
  readonly rank?: string;
  readonly affiliation?: string;
  /** A sentence about who they are. */
  readonly background?: string;
}
