import { type Board, siteAt, terrainIn } from '@sortie/board';
import { type Hex, hexOfCell } from '@sortie/geometry';
import type { Unit } from '../shape.ts';
import { type Gait, isOnFoot, isShip } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';

/** What one can stand on above the ground of a hex. */
interface Top {
  /** Levels above the ground of the hex. */
  readonly height: number;
  readonly deck: boolean;
}

function measured(board: Board, at: Hex): Top | undefined {
  const site = siteAt(board, at);
  const building = site && terrainIn(site, 'building');
  if (building) return { height: building.height ?? 1, deck: false };
  const bridge = site && terrainIn(site, 'bridge');
  // A bridge that does not say how high it is lies level with its ends, as a road does.
  return bridge?.height === undefined ? undefined : { height: bridge.height, deck: true };
}

const known = new WeakMap<Board, ReadonlyMap<number, Top>>();
const NONE: ReadonlyMap<number, Top> = new Map();

/** Roofs and decks of a map by their cells. */
function topsOf(board: Board): ReadonlyMap<number, Top> {
  let tops = known.get(board);
  if (!tops) {
    const found = new Map<number, Top>();
    for (let cell = 0; cell < board.grid.size; cell++) {
      const top = measured(board, hexOfCell(board.grid, cell));
      if (top) found.set(cell, top);
    }
    tops = found.size > 0 ? found : NONE;
    known.set(board, tops);
  }
  return tops;
}

export const hasTops = (board: Board): boolean => topsOf(board) !== NONE;

const cellIn = ({ grid }: Board, { q, r }: Hex): number => grid.origin + r * grid.stride + q;

/** Levels above the ground of a hex of its roof, or of the deck of its bridge. */
export const topAt = (board: Board, at: Hex): number | undefined => topsOf(board).get(cellIn(board, at))?.height;

/** Machines on legs, wheels and tracks go over things; troops take the stairs, and the others fly or swim. */
export const climbs = (gait: Gait): boolean => !(isOnFoot(gait) || isShip(gait) || gait === 'vtol' || gait === 'air' || gait === 'wige');

/** Does a machine stand above the ground: on a roof, on a deck, or on an upper floor of a building? */
export const isRaised = (unit: Unit): boolean => unit.elevation !== undefined && climbs(sheetFor(unit).gait);

/** Whoever goes on legs climbs roofs and stands on any floor; what drives stays on the ground and on decks (TWR-64). */
const scales = (gait: Gait): boolean => gait === 'mech' || gait === 'proto';

/** Levels that one step takes at most. */
const mostLevels = (gait: Gait): number => (gait === 'mech' ? 2 : 1);

/** Levels from the feet to the top of what goes below a bridge. */
const tallness = (gait: Gait): number => (gait === 'mech' ? 2 : 1);

/** Is there a bridge in the hex that is too low for what goes below it (TW-house-bridges)? */
export function isLowBridge(board: Board, at: Hex, gait: Gait): boolean {
  const top = topsOf(board).get(cellIn(board, at));
  return top?.deck === true && climbs(gait) && top.height < tallness(gait);
}

/**
 * Places above each other in one hex: the ground, the roof or deck, and then the upper floors of a building from the first on. A way is
 * searched through all of them.
 */
export type Layer = number;
const GROUND: Layer = 0;
const TOP: Layer = 1;

/** How many places lie above each other on a map for those who go like this. */
export function layersOf(board: Board, gait: Gait): number {
  const tops = topsOf(board);
  if (tops === NONE || !climbs(gait)) return 1;
  if (!scales(gait)) return TOP + 1;
  let most = 1;
  for (const { height, deck } of tops.values()) if (!deck) most = Math.max(most, height);
  return TOP + most;
}

/** Levels above the ground of a place; `undefined` on the ground itself. */
export const elevationIn = (board: Board, at: Hex, layer: Layer): number | undefined =>
  layer === GROUND ? undefined : layer === TOP ? topAt(board, at) : layer - TOP;

/** The place of somebody at some height above the ground of a hex. */
export function layerAt(board: Board, gait: Gait, at: Hex, elevation: number | undefined): Layer {
  if (elevation === undefined || !climbs(gait)) return GROUND;
  return topAt(board, at) === elevation || elevation <= 0 ? TOP : TOP + elevation;
}

/** The place of a machine in its hex. */
export const layerOf = (board: Board, unit: Unit): Layer =>
  unit.at && unit.elevation !== undefined ? layerAt(board, sheetFor(unit).gait, unit.at, unit.elevation) : GROUND;

export const layerTo = ({ top, floor }: Footing): Layer => (top !== undefined ? TOP : floor === undefined ? GROUND : TOP + floor);

/** Where a step into a hex leads; the ground if nothing else is said. */
export interface Footing {
  /** Onto a roof or deck, so many levels above the ground. */
  readonly top?: number;
  /** Onto an upper floor of a building. */
  readonly floor?: number;
  /** Nowhere: a wall is in the way, with no floor behind it to step on. */
  readonly walled?: true;
}

const LOW: Footing = {};
const WALLED: Footing = { walled: true };

/** A step from one hex to another: the level of the feet before it, and of the ground where it leads. */
interface Tread {
  readonly from: Hex;
  readonly to: Hex;
  readonly level: number;
  readonly ground: number;
  readonly over: boolean;
  readonly gait: Gait;
}

/**
 * Walls are crossed on the level: in by the floor that is level with where one stands, out where the ground is level with the floor, and from roof
 * to roof down as well as across (TWR-64). Whoever goes over things climbs roofs and comes down on them instead. What drives keeps to the ground
 * floor. Decks of bridges are driven onto where they are level, or a step away for those who go over things or do not fit below.
 */
export function footing(board: Board, tread: Tread): Footing {
  const tops = topsOf(board);
  const here = tops.get(cellIn(board, tread.from));
  const there = tops.get(cellIn(board, tread.to));
  if (!here && !there) return LOW;
  const { level, ground, gait } = tread;
  const base = (cell: Hex): number => board.packed.level[cellIn(board, cell)] ?? 0;
  const roof = here ? base(tread.from) + here.height : undefined;
  if (!there) return here?.deck === false && level < (roof ?? 0) && level !== ground ? WALLED : LOW;
  if (there.deck) return ontoDeck(there.height, base(tread.to) + there.height, tread);
  if (!scales(gait)) return tread.over || level !== ground ? WALLED : LOW;
  return intoBuilding(there.height, ground, level, tread.over, level === roof);
}

function ontoDeck(height: number, deck: number, { level, over, gait }: Tread): Footing {
  const isNear = Math.abs(deck - level) <= mostLevels(gait);
  return level === deck || (isNear && (over || height < tallness(gait))) ? { top: height } : LOW;
}

function intoBuilding(height: number, ground: number, level: number, over: boolean, onTop: boolean): Footing {
  const roof = ground + height;
  if (over || level === roof || (onTop && level > roof)) return { top: height };
  if (level < ground || level > roof) return WALLED;
  return level === ground ? LOW : { floor: level - ground };
}
