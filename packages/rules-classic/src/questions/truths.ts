import type { Board, Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { Blow, State, ThingKind, Unit } from '../shape.ts';
import type { GearKind, Location, Weapon } from '../sheet/sheet.ts';
import type { Step } from './looks.ts';

/** What is so because a rule says so, and otherwise not. */
export interface Truths {
  /** Whoever turns at a run may slide here, although the ground is not paved. */
  readonly slippery: { readonly board: Board; readonly at: Hex };
  /** A hex may not be entered this way. */
  readonly barred: Step;
  /** Says how many points it will spend, and goes straight on for as long as they say. */
  readonly pledges: { readonly unit: Unit };
  /** A weapon with this load is fired at hexes that somebody sees, and at any hex. */
  readonly lobbed: { readonly weapon: Weapon; readonly munition: string };
  readonly lobbedUnseen: { readonly weapon: Weapon; readonly munition: string };
  /** Hands may take up a thing of a kind, and crush it. */
  readonly lifting: { readonly unit: Unit; readonly kind: ThingKind };
  readonly crushes: { readonly unit: Unit };
  /** Troops may leave a machine in the air. */
  readonly ropes: { readonly unit: Unit };
  /** Two clouds of this kind in a hex hide more than one. */
  readonly mingles: { readonly terrain: Terrain };
  /** Whoever flies may drop a sensor to be left behind. */
  readonly dropsSensors: { readonly unit: Unit };
  /** Whoever falls off a deck into deep water swims there unharmed. */
  readonly plunges: { readonly unit: Unit };
  /** Whoever flies may search the ground for those who hide. */
  readonly searches: { readonly unit: Unit };
  /** Aircraft come down here whatever lies below. */
  readonly landable: { readonly board: Board; readonly at: Hex };
  /** A fire sheds light on a target. */
  readonly firelit: { readonly state: State; readonly target: Unit };
  /** The wind puts out whatever burns. */
  readonly blowsOut: { readonly state: State };
  /** What burns of itself burns on any ground. */
  readonly burnsAnywhere: { readonly state: State };
  /** Coolant puts fires out. */
  readonly douses: { readonly munition: string };
  /** Ground can be broken up. */
  readonly breakable: { readonly terrain: Terrain };
  /** Somebody else of its side has to move first. */
  readonly heldBack: { readonly view: State; readonly unit: Unit };
  /** A unit fires nothing now, whatever it aims at. */
  readonly holdsFire: { readonly view: State; readonly unit: Unit };
  /** A unit goes no faster than it walks. */
  readonly cruises: { readonly view: State; readonly unit: Unit };
  /** A unit leaves its hex in no way of its own. */
  readonly staysPut: { readonly unit: Unit };
  /** A unit has no time to attack of its own accord or to spot for anybody this turn. */
  readonly preoccupied: { readonly unit: Unit };
  /** What is in a location of a unit cannot be fired, not even at missiles. */
  readonly silenced: { readonly unit: Unit; readonly location: Location };
  /** A blow that waits for one of the other side. */
  readonly waits: { readonly blow: Blow };
  /** A unit may run into another of this kind. */
  readonly charges: { readonly unit: Unit; readonly target: Unit };
  /** A weapon holds no charge that could burst. */
  readonly inert: { readonly unit: Unit; readonly weapon: number };
  /** A weapon of this kind can be swung at one half of the target. */
  readonly halves: { readonly kind: GearKind };
}
