import type { AttackEvent } from './event/attack.ts';
import type { BoardingEvent } from './event/boarding.ts';
import type { ConditionEvent } from './event/condition.ts';
import type { FlightEvent } from './event/flight.ts';
import type { HarmEvent } from './event/harm.ts';
import type { MoveEvent } from './event/move.ts';
import type { PlanetEvent } from './event/planet.ts';
import type { PodEvent } from './event/pod.ts';
import type { RideEvent } from './event/ride.ts';
import type { SpottingEvent } from './event/spotting.ts';
import type { ThingEvent } from './event/thing.ts';
import type { TurnEvent } from './event/turn.ts';
import type { WorldEvent } from './event/world.ts';
import type { ChapterEvents } from './shape/open.ts';

export type { Cluster, ShotResult, Struck } from './event/attack.ts';
export type { Source, WearKind } from './event/harm.ts';

export type Event = CoreEvent | ChapterEvents[keyof ChapterEvents];

/** All that can happen without them; each fact stands with its theme in the folder beside. */
export type CoreEvent =
  | TurnEvent
  | MoveEvent
  | BoardingEvent
  | AttackEvent
  | HarmEvent
  | ConditionEvent
  | SpottingEvent
  | WorldEvent
  | PlanetEvent
  | PodEvent
  | ThingEvent
  | RideEvent
  | FlightEvent;
