import type { CoreEvent } from './event.ts';
import { foldAttack } from './evolve/attack.ts';
import { foldBoarding } from './evolve/boarding.ts';
import type { Fold } from './evolve/change.ts';
import { foldCondition } from './evolve/condition.ts';
import { foldFlight } from './evolve/flight.ts';
import { foldHarm } from './evolve/harm.ts';
import { foldMove } from './evolve/move.ts';
import { foldPlanet } from './evolve/planet.ts';
import { foldPod } from './evolve/pod.ts';
import { foldRide } from './evolve/ride.ts';
import { foldSpotting } from './evolve/spotting.ts';
import { foldThing } from './evolve/thing.ts';
import { foldTurn } from './evolve/turn.ts';
import { foldWorld } from './evolve/world.ts';

export { UNHARMED } from './evolve/change.ts';

/** How each fact of the core is folded into the state: no dice, no rules, no options. */
export const FOLDS: Fold<CoreEvent> = {
  ...foldTurn,
  ...foldMove,
  ...foldBoarding,
  ...foldAttack,
  ...foldHarm,
  ...foldCondition,
  ...foldSpotting,
  ...foldPod,
  ...foldWorld,
  ...foldPlanet,
  ...foldFlight,
  ...foldThing,
  ...foldRide,
};
