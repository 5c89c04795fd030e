import type { CoreEvent } from './event.ts';
import type { ChapterCauses } from './shape.ts';
import { attackTellers } from './tell/attack.ts';
import { boardingTellers } from './tell/boarding.ts';
import { conditionTellers, type Sentences } from './tell/condition.ts';
import { flightTellers } from './tell/flight.ts';
import { harmTellers } from './tell/harm.ts';
import { moveTellers } from './tell/move.ts';
import { type BlowNames, CAUSE_NAMES, type Tellers } from './tell/names.ts';
import { planetTellers } from './tell/planet.ts';
import { podTellers } from './tell/pod.ts';
import { rideTellers } from './tell/ride.ts';
import { spottingTellers } from './tell/spotting.ts';
import { thingTellers } from './tell/thing.ts';
import { turnTellers } from './tell/turn.ts';
import { worldTellers } from './tell/world.ts';

/** What chapters call things that the core tells of. */
interface Names {
  readonly alterations: Sentences;
  readonly blows: BlowNames;
  readonly causes: { readonly [C in keyof ChapterCauses]: string };
}

/** The facts of the core as sentences for the log; what nobody needs to read has none. */
export const tellersOf = ({ alterations, blows, causes }: Names): Tellers<CoreEvent> => ({
  ...turnTellers,
  ...moveTellers({ ...CAUSE_NAMES, ...causes }),
  ...boardingTellers,
  ...attackTellers(blows),
  ...harmTellers,
  ...conditionTellers(alterations),
  ...spottingTellers,
  ...podTellers,
  ...worldTellers,
  ...planetTellers,
  ...flightTellers,
  ...thingTellers,
  ...rideTellers,
});
