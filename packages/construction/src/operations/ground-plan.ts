import type { Answer, RuleId } from '@sortie/kernel';
import { BOOK } from '../rules.ts';
import type { Battlefield, Capture, Mover, Train, Wall } from './ground.ts';
import { BUILDINGS, CAPTURED_NETWORK, CASTLES, closedTo, DEEP_TRACKS, MOST_PULLED, RAIL_LOAD, TRACKS, tractorsOf } from './ground-rules.ts';

export interface Fault {
  readonly what: string;
  readonly problem: string;
  readonly rule: RuleId;
}

/** What a mobile structure does to a hex of a building: nothing, or it is rubble, or both collide as with a DropShip. */
type Impact = 'unharmed' | 'rubble' | 'collision';

export interface TrainPlan {
  readonly name: string;
  /** Load and points of each vehicle that pulls, and those of the slowest, which are the train's. */
  readonly tractors: readonly { readonly name: string; readonly load: Answer; readonly points: Answer }[];
  readonly points: number;
  readonly ram?: Answer;
}

export interface MoverPlan {
  readonly name: string;
  readonly steps: readonly { readonly impact: Impact; readonly rule: RuleId; readonly because?: string }[];
}

export interface CapturePlan {
  readonly name: string;
  readonly driving: Answer;
  /** Whether it joins a network in the middle of a game. */
  readonly network?: { readonly joins: boolean; readonly rule: RuleId };
}

const pull = (train: Train) =>
  tractorsOf(train).map(tractor => {
    const load = BOOK.ask('trainLoad', { tractor, train });
    return { tractor, load, points: BOOK.ask('trainMp', { tractor, load: load.total }) };
  });

export function trainPlan(train: Train): TrainPlan {
  const pulling = pull(train);
  return {
    name: train.name,
    tractors: pulling.map(({ tractor, load, points }) => ({ name: tractor.name, load, points })),
    points: pulling.length === 0 ? 0 : Math.min(...pulling.map(({ points }) => points.total)),
    ...(train.ram ? { ram: BOOK.ask('ramDamage', train.ram) } : {}),
  };
}

const SHALLOW = 1;

/** Too heavy a load, and hexes that vehicles on rails do not enter. */
export function trainFaults(train: Train): readonly Fault[] {
  const heavy = pull(train).flatMap(({ tractor, load }) =>
    load.total > MOST_PULLED * tractor.tons
      ? [
          {
            what: train.name,
            problem: `${tractor.name} pulls ${load.total} tons; ${MOST_PULLED * tractor.tons} is the most`,
            rule: RAIL_LOAD,
          },
        ]
      : [],
  );
  const sealed = train.wagons.every(one => one.sealed);
  const barred = (train.route ?? []).flatMap(({ tracks, depth = 0, bridge }, i): readonly Fault[] => {
    if (!tracks) return [{ what: train.name, problem: `there are no tracks in hex ${i + 1}`, rule: TRACKS }];
    if (depth === 0 || bridge || sealed) return [];
    return [{ what: train.name, problem: `the tracks of hex ${i + 1} are under water`, rule: depth > SHALLOW ? DEEP_TRACKS : TRACKS }];
  });
  return [...heavy, ...barred];
}

function stepOf(mover: Mover, { armored, castle }: Wall): MoverPlan['steps'][number] {
  const closed = castle && closedTo(mover, castle);
  if (castle && closed === undefined) return { impact: 'unharmed', rule: CASTLES };
  const because = closed === undefined ? {} : { because: closed };
  return { impact: armored ? 'collision' : 'rubble', rule: closed === undefined ? BUILDINGS : CASTLES, ...because };
}

export const moverPlan = (mover: Mover): MoverPlan => ({ name: mover.name, steps: mover.through.map(wall => stepOf(mover, wall)) });

/** Units of one network. */
const NETWORK = 12;

export const capturePlan = (capture: Capture): CapturePlan => ({
  name: capture.name,
  driving: BOOK.ask('capturedDriving', capture),
  ...(capture.network === undefined ? {} : { network: { joins: capture.network < NETWORK, rule: CAPTURED_NETWORK } }),
});

export const fieldPlan = (field: Battlefield): { readonly name: string; readonly mapsheets: Answer } => ({
  name: field.name,
  mapsheets: BOOK.ask('mapsheets', field),
});
