import type { table as terrain } from '@sortie/board';
import type { Seat } from '@sortie/kernel';
import type { AttackCommand, How, Mode, Point, State, Unit, UnitId } from '../shape.ts';

/** What is so or not by the rules in force. */
export interface Truths {
  /** A unit may not go there. */
  readonly barred: { readonly unit: Unit; readonly mode: Mode; readonly ground: terrain.Ground };
  /** A side may set up there. */
  readonly zone: { readonly state: State; readonly seat: Seat; readonly at: Point };
  /** A unit may be set up hidden. */
  readonly hides: { readonly state: State; readonly unit: Unit };
  /** Weapons bear on a target outside the forward arc. */
  readonly bears: { readonly attacker: Unit; readonly target: Unit; readonly how: How; readonly with: readonly string[] };
  /** A unit that has attacked may attack once more. */
  readonly again: { readonly unit: Unit; readonly target: UnitId; readonly how: How; readonly with: readonly string[] };
  /** A unit can fire something special in this way. */
  readonly loads: { readonly unit: Unit; readonly how: How; readonly munition: string };
  /** A gun of a unit can fire a shell of another kind. */
  readonly shells: { readonly unit: Unit; readonly weapon: string; readonly munition: string };
  /** Indirect fire needs no spotter. */
  readonly blind: { readonly unit: Unit };
  /** An attack is made on what its attacker does not see. */
  readonly unseen: { readonly command: AttackCommand };
  /** Something that guns may fire at although it is no point on the table. */
  readonly answerable: { readonly target: Unit | undefined };
  /** A unit goes through enemies. */
  readonly slips: { readonly unit: Unit };
  /** No Control Roll is needed. */
  readonly sure: { readonly state: State; readonly unit: Unit; readonly why: string };
  /** A unit has something to swing. */
  readonly wields: { readonly unit: Unit };
  /** A blow comes from above, whatever the height. */
  readonly plunges: { readonly how: How };
  /** One unit is an enemy of another. */
  readonly hostile: { readonly unit: Unit; readonly target: Unit };
  /** A critical hit is stopped before it is rolled. */
  readonly spared: { readonly unit: Unit };
  /** A unit on the ground can take to the air. */
  readonly rises: { readonly unit: Unit };
  /** Whoever gets off a carrier may still move. */
  readonly alights: { readonly unit: Unit };
  /** A craft in the air may try to land without Thrust. */
  readonly deadStick: { readonly unit: Unit };
  /** A unit fits into a bay, and a carrier has other room for it. */
  readonly fits: { readonly unit: Unit; readonly bay: string };
  readonly holds: { readonly state: State; readonly carrier: Unit; readonly rider: Unit };
  /** A pilot gets out when the ammunition goes up. */
  readonly ejects: { readonly unit: Unit };
  /** Slowed down by hits so much that it is no longer fit to fight. */
  readonly lamed: { readonly unit: Unit };
  /** A turret makes use of an ability that is printed inside it. */
  readonly mixes: { readonly unit: Unit; readonly code: string };
  /** Weapon hits stop at 0*. */
  readonly fades: { readonly unit: Unit };
}
