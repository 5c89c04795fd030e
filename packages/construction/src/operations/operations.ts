import { flag, list, oneOf, optional, type Read, record, text, whole } from '@sortie/kernel';
import { type Battlefield, type Capture, type Mover, readBattlefield, readCapture, readMover, readTrain, type Train } from './ground.ts';

const SUITES = ['none', 'small', 'large'] as const;
const SHIPS = ['jumpship', 'space-station', 'warship', 'dropship', 'small-craft', 'fighter', 'satellite'] as const;
const SYSTEMS = ['radar', 'thermal', 'optical', 'emergence-wave'] as const;
const SCALES = ['capital', 'standard'] as const;

/** A tug and what it pulls. */
export interface Tow {
  readonly name: string;
  readonly tug: number;
  readonly safeThrust: number;
  readonly target: number;
}

export interface Docked {
  readonly kind: (typeof SHIPS)[number];
  readonly tons: number;
}

/** A repair facility of so many tons, and what is to be docked in it. */
export interface Yard {
  readonly name: string;
  readonly capacity: number;
  readonly docked: readonly Docked[];
}

/** Somebody who looks for a ship: how far the system reaches, and what it needs to find it. */
export interface Scan {
  readonly name: string;
  readonly suite: (typeof SUITES)[number];
  readonly system: (typeof SYSTEMS)[number];
  readonly range: number;
  readonly number: number;
}

/** Ships of one side with comm-scanner suites. */
export interface Fleet {
  readonly name: string;
  readonly suites: readonly { readonly suite: (typeof SUITES)[number]; readonly satellite?: boolean }[];
}

/** A shot through a naval network: its own range, and those of the linked friends. */
export interface Networked {
  readonly name: string;
  readonly scale: (typeof SCALES)[number];
  readonly range: number;
  readonly friends: readonly number[];
  /** How far the weapon itself reaches. */
  readonly reach: number;
}

/** Somebody who is fired at while ships dock. */
export interface Approach {
  readonly name: string;
  readonly kind: (typeof SHIPS)[number];
  readonly grappled?: boolean;
  /** Can whoever is docked with move of itself? */
  readonly targetThrust?: boolean;
}

/** A generator of hyperpulses, and the stations that it is to speak with. */
export interface Relay {
  readonly name: string;
  readonly unmanned?: boolean;
  readonly partners: readonly string[];
}

/** What ships do in space, and trains and moving buildings on the ground, that can be worked out beside a battle. */
export interface Operations {
  readonly name: string;
  readonly tows?: readonly Tow[];
  readonly yards?: readonly Yard[];
  readonly scans?: readonly Scan[];
  readonly fleets?: readonly Fleet[];
  readonly shots?: readonly Networked[];
  readonly approaches?: readonly Approach[];
  readonly relays?: readonly Relay[];
  readonly trains?: readonly Train[];
  readonly movers?: readonly Mover[];
  readonly captures?: readonly Capture[];
  readonly fields?: readonly Battlefield[];
}

const MOST = 100;
const name = text(80);
const tons = whole(1, 10_000_000);
const suite = oneOf(...SUITES);

/** Read operations from what a file holds. */
export const readOperations: Read<Operations> = record({
  name,
  tows: optional(list(record({ name, tug: tons, safeThrust: whole(0, 20), target: tons }), MOST)),
  yards: optional(list(record({ name, capacity: tons, docked: list(record({ kind: oneOf(...SHIPS), tons }), 20) }), MOST)),
  scans: optional(list(record({ name, suite, system: oneOf(...SYSTEMS), range: whole(0, 100_000), number: whole(2, 20) }), MOST)),
  fleets: optional(list(record({ name, suites: list(record({ suite, satellite: optional(flag) }), MOST) }), 2)),
  shots: optional(
    list(record({ name, scale: oneOf(...SCALES), range: whole(0, 500), friends: list(whole(0, 500), 20), reach: whole(1, 500) }), MOST),
  ),
  approaches: optional(list(record({ name, kind: oneOf(...SHIPS), grappled: optional(flag), targetThrust: optional(flag) }), MOST)),
  relays: optional(list(record({ name, unmanned: optional(flag), partners: list(name, 20) }), MOST)),
  trains: optional(list(readTrain, MOST)),
  movers: optional(list(readMover, MOST)),
  captures: optional(list(readCapture, MOST)),
  fields: optional(list(readBattlefield, MOST)),
});
