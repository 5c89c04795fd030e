import { table as terrain } from '@sortie/board';
import { nth } from '@sortie/kernel';
import { legOf } from '../attack/run-area.ts';
import { MEASURES } from '../measure.ts';
import type { Book } from '../rule.ts';
import type { Mode, MoveCommand, Point, State, Unit } from '../shape.ts';
import { roofOf } from '../sight/see.ts';
import { flies, floats, INCH, isOn, motive, type Standing, skims } from '../state.ts';
import { shapedFor } from './conversion.ts';
import { find, isPaved } from './terrain.ts';

/** How many inches above its ground a VTOL flies when nobody says so. */
export const CRUISE = 2;
/** What skims stays aloft only if it moves this far. */
export const SKIM_MINIMUM = 4 * INCH;
export const PAVED_BONUS = 2;

/** Everything a move comes to, before anybody judges it. */
export interface Journey {
  readonly path: readonly Point[];
  readonly at: Point;
  readonly z: number;
  readonly airborne: boolean;
  readonly length: number;
  /** `Infinity` where it crosses what it may not enter or climb. */
  readonly cost: number;
  /** What it may spend, in tenths of a millimetre. */
  readonly allowed: number;
  readonly ground: terrain.Ground;
}

/** The way a unit moves in a mode, with the answers of the rules remembered by ground; in clear weather if nothing is said. */
export function gaitOf(mover: Unit, wanted: Mode, book: Book, { weather }: Pick<State, 'weather'> = FAIR): terrain.Gait {
  const { unit, mode } = shapedFor(mover, wanted);
  const surcharges = new Map<string, number>();
  const rate = book.ask('climb', { unit, mode }).total;
  const step = book.ask('step', { unit, mode }).total * INCH;
  const surface = floats(unit);
  return {
    surcharge: ground => {
      const key = terrain.groundKey(ground);
      const known = surcharges.get(key);
      if (known !== undefined) return known;
      const barred = book.holds('barred', { unit, mode, ground }) !== undefined;
      const value = barred ? Number.POSITIVE_INFINITY : book.ask('surcharge', { unit, mode, ground, weather }).total;
      surcharges.set(key, value);
      return value;
    },
    height: ({ elevation, depth }) =>
      mode === 'sub' ? within(unit.z, elevation - depth, elevation) : surface ? elevation : elevation - depth,
    climb: rise => Math.abs(rise) * (mode === 'sub' || Math.abs(rise) <= step ? rate : clamberRate(unit, mode, rise > 0, rate, book)),
  };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const FAIR: Pick<State, 'weather'> = { weather: { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 } };

/** What an inch of a step costs that is higher than a unit takes in its stride. */
function clamberRate(unit: Unit, mode: Mode, up: boolean, rate: number, book: Book): number {
  const { total, terms } = book.ask('clamber', { unit, mode, up, rate });
  return terms.some(({ stage }) => stage === 'base') ? total : Number.POSITIVE_INFINITY;
}

let known: { readonly state: State; readonly command: MoveCommand; readonly book: Book; readonly journey: Journey } | undefined;

/** What a move command comes to; worked out once for all the rules that look at it, one after the other. */
export function journeyOf(state: State, command: MoveCommand, book: Book): Journey | undefined {
  if (known?.command === command && known.state === state && known.book === book) return known.journey;
  const unit = state.units[command.unit];
  if (!isOn(unit)) return undefined;
  const journey = journeyAs(state, unit, command, book);
  known = { state, command, book, journey };
  return journey;
}

/** Rules may say that a unit counts otherwise as soon as it moves like that, and what that costs besides. */
function journeyAs(state: State, unit: Standing, command: MoveCommand, book: Book): Journey {
  for (const { unit: mover, cost } of book.offered('movers', { state, unit, command, book })) {
    const journey = travel(state, mover, command, book);
    return { ...journey, cost: journey.cost + cost };
  }
  return travel(state, unit, command, book);
}

/** What a unit's way comes to, as it is. */
export function travel(state: State, unit: Standing, command: MoveCommand, book: Book): Journey {
  const { mode } = command;
  const path = [unit.at, ...command.path];
  const at = nth(path, path.length - 1);
  const ground = terrain.groundAt(state.table, at);
  const inches = mode === 'stand' ? 0 : MEASURES[unit.base].allowance(book.ask('move', { state, unit, mode }).total);
  if (mode === 'jump') return leap(state, unit, path, ground, inches * INCH);
  if (flies(unit) && mode !== 'stand') return flight(state, unit, command, path, ground, inches * INCH, book);
  const gait = gaitOf(unit, mode, book, state);
  const start = terrain.groundAt(state.table, unit.at);
  const down = stairsDown(unit, mode, path, start, book);
  const passage = terrain.passage(state.table, path, unit.airborne || down > 0 ? groundHeight(unit, start) : unit.z, gait);
  const shape = shapedFor(unit, mode).unit;
  const wheels = ['t', 'w'].includes(motive(shape)) && passage.length > 0;
  const paved = wheels && wholly(state, path, isPaved);
  const slick = wheels && unit.abilities.length > 0 && wholly(state, path, isSlick);
  if (mode === 'sub') return dive(command, path, passage, ground, inches * INCH, gait.climb);
  const storey = upstairs(state, unit, command, path, ground, book);
  const aloft = skims(shape) && passage.length >= SKIM_MINIMUM;
  const still = path.length === 1;
  return {
    path,
    at,
    z: storey ? storey.z : still ? unit.z : passage.z + (aloft ? book.ask('level', { unit }).total * INCH : 0),
    airborne: still ? unit.airborne : aloft,
    length: passage.length,
    cost: passage.cost + down + (storey?.cost ?? 0),
    allowed: (inches + (paved ? PAVED_BONUS : 0) + (slick ? book.ask('pavement', { unit, mode }).total : 0)) * INCH,
    ground,
  };
}

/** What the stairs cost whoever leaves an upper floor of a building or its roof; nothing for those who do not use them. */
function stairsDown(unit: Standing, mode: Mode, path: readonly Point[], ground: terrain.Ground, book: Book): number {
  const drop = unit.z - ground.elevation;
  if (path.length === 1 || drop <= 0 || !find(ground, 'building')) return 0;
  return drop * (scalingRate(unit, mode, false, book) ?? 0);
}

/** The floor of a building, or its roof, that a move ends on, and what the way up or down costs. */
function upstairs(
  state: State,
  unit: Standing,
  { height, mode }: MoveCommand,
  path: readonly Point[],
  ground: terrain.Ground,
  book: Book,
): { readonly z: number; readonly cost: number } | undefined {
  const house = height === undefined ? undefined : find(ground, 'building');
  if (!house || height === undefined) return undefined;
  const roof = roofOf(state, house);
  const z = Math.min(roof, ground.elevation + height * INCH);
  const from = path.length === 1 ? unit.z : ground.elevation;
  const rate = scalingRate(unit, mode, z === roof, book);
  return { z, cost: z === from ? 0 : rate === undefined ? Number.POSITIVE_INFINITY : Math.abs(z - from) * rate };
}

function scalingRate(unit: Unit, mode: Mode, toRoof: boolean, book: Book): number | undefined {
  const { total, terms } = book.ask('scaling', { unit, mode, toRoof, rate: book.ask('climb', { unit, mode }).total });
  return terms.some(({ stage }) => stage === 'base') ? total : undefined;
}

/** Under water a unit keeps its depth as far as the bottom allows, or goes to the one it names; every inch up or down is paid. */
function dive(
  { height }: MoveCommand,
  path: readonly Point[],
  { length, cost, z: reached }: ReturnType<typeof terrain.passage>,
  ground: terrain.Ground,
  allowed: number,
  climb: (rise: number) => number,
): Journey {
  const at = nth(path, path.length - 1);
  const bottom = ground.elevation - ground.depth;
  const from = path.length === 1 ? within(reached, bottom, ground.elevation) : reached;
  const z = height === undefined ? from : within(bottom + height * INCH, bottom, ground.elevation);
  return { path, at, z, airborne: false, length, cost: cost + climb(z - from), allowed, ground };
}

const groundHeight = (unit: Unit, { elevation, depth }: terrain.Ground): number => (floats(unit) ? elevation : elevation - depth);

const wholly = (state: State, path: readonly Point[], is: (ground: terrain.Ground) => boolean): boolean =>
  path.every((to, i) => i === 0 || terrain.spansOf(state.table, nth(path, i - 1), to).every(({ ground }) => is(ground)));
const isSlick = (ground: terrain.Ground): boolean => isPaved(ground) || find(ground, 'ice') !== undefined;

/** Weak: how high a jump carries, as a share of the jump Move. */
export const JUMP_HEIGHT_SHARE = 2;

/** A straight line over everything that is not too high. A jump into a building ends on its roof. */
function leap(state: State, unit: Standing, path: readonly Point[], ground: terrain.Ground, allowed: number): Journey {
  const at = nth(path, path.length - 1);
  const length = terrain.spanOf(state.table, nth(path, 0), at);
  const house = find(ground, 'building');
  const z = house ? roofOf(state, house) : groundHeight(unit, ground);
  const limit = unit.z + Math.floor(allowed / JUMP_HEIGHT_SHARE);
  const tooHigh =
    z > limit || (path.length === 2 && terrain.spansOf(state.table, nth(path, 0), at).some(span => topOf(span.ground) > limit));
  return { path, at, z, airborne: false, length, cost: tooHigh ? Number.POSITIVE_INFINITY : length, allowed, ground };
}

function topOf(ground: terrain.Ground): number {
  const house = find(ground, 'building', 'wall');
  return ground.elevation + (house ? terrain.heightOf(house) : 0);
}

/** Flight costs its length and every change of height; landing needs ground that may be entered. */
function flight(
  state: State,
  unit: Standing,
  command: MoveCommand,
  path: readonly Point[],
  ground: terrain.Ground,
  allowed: number,
  book: Book,
): Journey {
  const at = nth(path, path.length - 1);
  const height = command.height ?? CRUISE;
  const z = ground.elevation + height * INCH;
  let length = 0;
  for (let i = 1; i < path.length; i++) length += terrain.spanOf(state.table, nth(path, i - 1), nth(path, i));
  const leg = legOf(unit.at, command);
  const low = leg && command.run ? terrain.groundAt(state.table, leg[command.run.kind === 'strafe' ? 0 : 1]).elevation : 0;
  // A run is flown at one height, so that it is reached before and left after it.
  const via = leg && command.run ? low + command.run.height * INCH : z;
  const climb = (Math.abs(via - unit.z) + Math.abs(z - via)) * book.ask('climb', { unit, mode: command.mode }).total;
  const lands = height === 0;
  const barred = lands && (find(ground, 'woods', 'jungle', 'building') !== undefined || ground.depth > 0);
  return { path, at, z, airborne: !lands, length, cost: barred ? Number.POSITIVE_INFINITY : length + climb, allowed, ground };
}
