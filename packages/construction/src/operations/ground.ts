import { flag, list, optional, type Read, record, text, whole } from '@sortie/kernel';

/** A vehicle of a train; whatever has a cruising speed of its own pulls. */
export interface Wagon {
  readonly name: string;
  readonly tons: number;
  readonly cruise?: number;
  /** Sealed against its surroundings. */
  readonly sealed?: boolean;
}

/** A hex on the way of a train. */
interface TrackHex {
  readonly tracks?: boolean;
  readonly depth?: number;
  readonly bridge?: boolean;
}

/** What a derailed vehicle runs into something with: what is left of its front, and the points that it has not spent. */
export interface Ram {
  readonly structure: number;
  readonly armor: number;
  readonly unspent: number;
}

/** Vehicles on rails, from the first to the last. */
export interface Train {
  readonly name: string;
  readonly wagons: readonly Wagon[];
  readonly route?: readonly TrackHex[];
  readonly ram?: Ram;
}

/** Levels, and hexes across and along. */
interface Extent {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
}

/** A hex of a building in the way of something that moves: armored or not, and if it belongs to a Castle Brian, what that is like from here on. */
export interface Wall {
  readonly armored?: boolean;
  readonly castle?: Extent & { readonly openSpace?: boolean };
}

/** A mobile structure on its way through buildings, one after the other; the large portal before a Castle Brian, and the turn in which it was opened. */
export interface Mover extends Extent {
  readonly name: string;
  readonly turn: number;
  readonly portal?: { readonly height: number; readonly width: number; readonly opened?: number };
  readonly through: readonly Wall[];
}

/** Troops who have taken a machine: how many are left, how they fight 'Mechs, and how many units are in the network that it is to join. */
export interface Capture {
  readonly name: string;
  readonly troopers: number;
  readonly antiMech: number;
  readonly network?: number;
}

/** Mapsheets of a battle. */
export interface Battlefield {
  readonly name: string;
  readonly wide: number;
  readonly deep: number;
}

const MOST = 100;
const name = text(80);
const tons = whole(1, 100_000);
const levels = whole(1, 200);

export const readTrain: Read<Train> = record({
  name,
  wagons: list(record({ name, tons, cruise: optional(whole(0, 40)), sealed: optional(flag) }), MOST),
  route: optional(list(record({ tracks: optional(flag), depth: optional(whole(0, 60)), bridge: optional(flag) }), MOST)),
  ram: optional(record({ structure: whole(0, 1000), armor: whole(0, 1000), unspent: whole(0, 60) })),
});

export const readMover: Read<Mover> = record({
  name,
  height: levels,
  width: levels,
  depth: levels,
  turn: whole(1, 1000),
  portal: optional(record({ height: levels, width: levels, opened: optional(whole(0, 1000)) })),
  through: list(
    record({
      armored: optional(flag),
      castle: optional(record({ height: levels, width: levels, depth: levels, openSpace: optional(flag) })),
    }),
    MOST,
  ),
});

export const readCapture: Read<Capture> = record({
  name,
  troopers: whole(1, 60),
  antiMech: whole(0, 8),
  network: optional(whole(0, 20)),
});

export const readBattlefield: Read<Battlefield> = record({ name, wide: whole(1, 20), deep: whole(1, 20) });
