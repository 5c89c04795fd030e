import type { Event } from './event.ts';
import { foldAttack } from './evolve/attack.ts';
import { foldBoarding } from './evolve/boarding.ts';
import { foldCamera } from './evolve/camera.ts';
import type { Fold } from './evolve/change.ts';
import { foldCondition } from './evolve/condition.ts';
import { foldDepth } from './evolve/depth.ts';
import { foldFlight } from './evolve/flight.ts';
import { foldGround } from './evolve/ground.ts';
import { foldHarm } from './evolve/harm.ts';
import { foldHaunting } from './evolve/haunting.ts';
import { foldMine } from './evolve/mine.ts';
import { foldMove } from './evolve/move.ts';
import { foldPlanet } from './evolve/planet.ts';
import { foldPod } from './evolve/pod.ts';
import { foldRemote } from './evolve/remote.ts';
import { foldRide } from './evolve/ride.ts';
import { foldSpotting } from './evolve/spotting.ts';
import { foldStorming } from './evolve/storming.ts';
import { foldSupply } from './evolve/supply.ts';
import { foldThing } from './evolve/thing.ts';
import { foldTurn } from './evolve/turn.ts';
import { foldWorld } from './evolve/world.ts';
import type { State } from './shape.ts';

export { UNHARMED } from './evolve/change.ts';

const FOLD: Fold<Event> = {
  ...foldTurn,
  ...foldMove,
  ...foldBoarding,
  ...foldAttack,
  ...foldHarm,
  ...foldCondition,
  ...foldSpotting,
  ...foldHaunting,
  ...foldPod,
  ...foldGround,
  ...foldRemote,
  ...foldCamera,
  ...foldStorming,
  ...foldDepth,
  ...foldWorld,
  ...foldPlanet,
  ...foldMine,
  ...foldSupply,
  ...foldFlight,
  ...foldThing,
  ...foldRide,
};

/** Fold one fact into the state: no dice, no rules, no options. */
export const evolve = (state: State, event: Event): State => (FOLD[event.type] as (state: State, event: Event) => State)(state, event);
