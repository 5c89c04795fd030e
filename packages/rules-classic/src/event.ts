import type { AttackEvent } from './event/attack.ts';
import type { BoardingEvent } from './event/boarding.ts';
import type { CameraEvent } from './event/camera.ts';
import type { ConditionEvent } from './event/condition.ts';
import type { DepthEvent } from './event/depth.ts';
import type { FlightEvent } from './event/flight.ts';
import type { GroundEvent } from './event/ground.ts';
import type { HarmEvent } from './event/harm.ts';
import type { HauntingEvent } from './event/haunting.ts';
import type { MineEvent } from './event/mine.ts';
import type { MoveEvent } from './event/move.ts';
import type { PlanetEvent } from './event/planet.ts';
import type { PodEvent } from './event/pod.ts';
import type { RemoteEvent } from './event/remote.ts';
import type { RideEvent } from './event/ride.ts';
import type { SpottingEvent } from './event/spotting.ts';
import type { StormingEvent } from './event/storming.ts';
import type { SupplyEvent } from './event/supply.ts';
import type { ThingEvent } from './event/thing.ts';
import type { TurnEvent } from './event/turn.ts';
import type { WorldEvent } from './event/world.ts';

export type { Cluster, ShotResult, Struck } from './event/attack.ts';
export type { Source, WearKind } from './event/harm.ts';

/** All that can happen; each fact stands with its theme in the folder beside. */
export type Event =
  | TurnEvent
  | MoveEvent
  | BoardingEvent
  | AttackEvent
  | HarmEvent
  | ConditionEvent
  | SpottingEvent
  | HauntingEvent
  | WorldEvent
  | PlanetEvent
  | MineEvent
  | SupplyEvent
  | PodEvent
  | GroundEvent
  | ThingEvent
  | RideEvent
  | RemoteEvent
  | CameraEvent
  | StormingEvent
  | DepthEvent
  | FlightEvent;
