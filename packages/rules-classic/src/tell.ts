import type { Telling } from '@sortie/kernel';
import type { Event } from './event.ts';
import type { State } from './shape.ts';
import { attackTellers } from './tell/attack.ts';
import { boardingTellers } from './tell/boarding.ts';
import { cameraTellers } from './tell/camera.ts';
import { conditionTellers } from './tell/condition.ts';
import { depthTellers } from './tell/depth.ts';
import { flightTellers } from './tell/flight.ts';
import { groundTellers } from './tell/ground.ts';
import { harmTellers } from './tell/harm.ts';
import { hauntingTellers } from './tell/haunting.ts';
import { mineTellers } from './tell/mine.ts';
import { moveTellers } from './tell/move.ts';
import type { Tellers } from './tell/names.ts';
import { planetTellers } from './tell/planet.ts';
import { podTellers } from './tell/pod.ts';
import { remoteTellers } from './tell/remote.ts';
import { rideTellers } from './tell/ride.ts';
import { spottingTellers } from './tell/spotting.ts';
import { stormingTellers } from './tell/storming.ts';
import { supplyTellers } from './tell/supply.ts';
import { thingTellers } from './tell/thing.ts';
import { turnTellers } from './tell/turn.ts';
import { worldTellers } from './tell/world.ts';

const TELLERS: Tellers<Event> = {
  ...turnTellers,
  ...moveTellers,
  ...boardingTellers,
  ...attackTellers,
  ...harmTellers,
  ...conditionTellers,
  ...spottingTellers,
  ...hauntingTellers,
  ...podTellers,
  ...groundTellers,
  ...remoteTellers,
  ...cameraTellers,
  ...stormingTellers,
  ...depthTellers,
  ...worldTellers,
  ...planetTellers,
  ...mineTellers,
  ...supplyTellers,
  ...flightTellers,
  ...thingTellers,
  ...rideTellers,
};

/** The event as a sentence for the log; `undefined` if nobody needs to read it. */
export const tellEvent = (state: State, event: Event): Telling | undefined =>
  (TELLERS[event.type] as ((state: State, event: Event) => Telling | undefined) | undefined)?.(state, event);
