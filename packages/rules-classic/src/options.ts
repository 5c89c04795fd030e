import { boardOf } from '@sortie/board';
import { distance, FACINGS, fromOffset, type Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { overflights } from './advanced/aerospace/choices.ts';
import { calledFrom, ordersFor } from './advanced/combat/choices.ts';
import { hauntings } from './advanced/electronics/ghosts.ts';
import { openLance } from './advanced/movement/lances.ts';
import { moreBlows } from './advanced/physical/choices.ts';
import { sensorsOf } from './advanced/sensors/instruments.ts';
import { bombings } from './advanced/vehicles/bombing.ts';
import { flightsOf, landingsOf } from './aerospace/fly.ts';
import { isAllowed } from './allowed.ts';
import { canFlip, type Pose } from './arcs/arcs.ts';
import { binOf, takesSeveral } from './attack/aim.ts';
import { barragesOf } from './attack/barrage.ts';
import { suitsFor, weaponsFor } from './attack/weapons-for.ts';
import { isSheltered } from './buildings/walls.ts';
import { tuningsOf } from './electronics/settings.ts';
import { hostFor } from './infantry/riding.ts';
import { jumpCost, jumpPoints, peakOf } from './movement/jumping.ts';
import { pointsFor } from './movement/points.ts';
import { approaches, landings, postures, reach, risings } from './movement/reach.ts';
import { otherAt } from './movement/stacking.ts';
import { isSwimmer } from './movement/swimming.ts';
import { liftable } from './physical/clubs.ts';
import { blowsAt, neighboursOf, wreckings } from './physical/reach.ts';
import type { Book } from './rule.ts';
import { rowsOf, suits } from './scenarios/deployment.ts';
import { STANDARD_GRAVITY } from './scenarios/setup.ts';
import {
  type Blow,
  type Command,
  type Fly,
  MANNERS,
  type Mech,
  type Move,
  type Shot,
  type State,
  TASKS,
  type Task,
  WALKED,
  type Wear,
} from './shape.ts';

import { isArm, type Weapon } from './sheet/sheet.ts';
import {
  canAct,
  isAirborne,
  isAloft,
  isDown,
  isFighting,
  isImmobile,
  isLow,
  isMech,
  isProto,
  lostParts,
  type Standing,
  sheetFor,
} from './state.ts';
import { floorOf } from './terrain/board.ts';
import { boardings } from './vehicles/carrying.ts';
import { canLand } from './vehicles/flight.ts';

/**
 * What a seat may do now. Complete for places, facings and modes; rules accept more than is listed: other ways to the same place, lying down,
 * turning on the ground, any subset of the weapons with any bin, rate and aim.
 */
export function* options(view: State, seat: Seat, book: Book): Generator<Command> {
  for (const command of listed(view, seat, book)) if (isAllowed(view, command, seat, book)) yield command;
}

function* listed(view: State, seat: Seat, book: Book): Generator<Command> {
  if (view.active !== seat) return;
  yield* detonations(view, seat, book);
  if (view.phase === 'deployment') yield* deployOptions(view, seat);
  else if (view.phase === 'movement') for (const unit of movers(view, seat)) yield* moveOptions(view, unit, book);
  else if (view.choosing) yield* hauntings(view, seat);
  else if (view.phase === 'weapon') for (const unit of shooters(view, seat)) yield* declareOptions(view, unit, book);
  else if (view.phase === 'physical') for (const unit of strikers(view, seat)) yield* strikeOptions(view, unit, book);
}

const mine = (view: State, seat: Seat, waits: (unit: Mech) => boolean): readonly Standing[] =>
  view.units.filter((unit): unit is Standing => unit.seat === seat && isFighting(unit) && waits(unit));

/** Units that may move now: the one in the middle of its move, or all that have yet to move. */
export function movers(view: State, seat: Seat): readonly Standing[] {
  const begun = mine(view, seat, unit => unit.moved?.done === false);
  if (begun.length > 0) return begun;
  const waiting = mine(view, seat, unit => unit.moved === null);
  const lance = openLance(view, seat);
  return lance === undefined ? waiting : waiting.filter(unit => unit.lance === lance);
}
export const shooters = (view: State, seat: Seat): readonly Standing[] => mine(view, seat, unit => unit.fire === null);
export const strikers = (view: State, seat: Seat): readonly Standing[] => mine(view, seat, unit => unit.strike === null);

export const enemiesOf = (view: State, unit: Mech): readonly Standing[] =>
  view.units.filter((other): other is Standing => isFighting(other) && other.seat !== unit.seat);

function* deployOptions(view: State, seat: Seat): Generator<Command> {
  const board = boardOf(view.board);
  const [first, last] = rowsOf(view, seat);
  for (const { id } of view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting')) {
    for (let row = first; row <= last; row++) {
      for (let column = 1; column <= view.board.width; column++) {
        const at = fromOffset(column, row);
        if (
          (sheetFor(view.units[id]!).gait === 'vtol' && !canLand(board, at)) ||
          otherAt(view, id, at) ||
          !suits(board, view.units[id]!, at)
        )
          continue;
        for (const facing of FACINGS) yield { type: 'deploy', unit: id, at, facing };
      }
    }
  }
}

export function* moveOptions(
  view: State,
  unit: Standing,
  book: Book,
): Generator<Move | Fly | Extract<Command, { readonly type: 'halt' | 'unload' }>> {
  const { id } = unit;
  yield* boardings(view, unit);
  yield* bombings(view, unit, book);
  if (unit.moved) yield { type: 'halt', unit: id };
  else if (isAloft(unit)) yield { type: 'move', unit: id, mode: 'stand' };
  else yield* standing(view, unit, book);
  if (unit.flight) {
    yield* flightsOf(view, unit, book);
    yield* landingsOf(view, unit, book);
    return;
  }
  if (!canAct(unit) || unit.clings != null || unit.rides !== undefined) return;
  yield* litter(view, unit, book);
  yield* risings(unit, book);
  yield* postures(view, unit, book);
  for (const mode of ['walk', 'run'] as const) {
    if (unit.moved && unit.moved.mode !== mode) continue;
    if (mode === 'run' && isStunned(view, unit)) continue;
    for (const { steps } of reach(view, unit, mode, book)) yield { type: 'move', unit: id, mode, steps };
    if (!unit.moved) yield* charges(view, unit, mode, book);
  }
  if (!unit.moved && !isStunned(view, unit)) yield* mannered(view, unit, book);
  for (const to of landings(view, unit, book)) {
    const cushion = cushionFor(view, unit, to, book);
    for (const facing of FACINGS) yield { type: 'move', unit: id, mode: 'jump', to, facing, ...cushion };
  }
  yield* leaps(view, unit, book);
}

/** Mines of one's own that can be set off, where the rules know how. */
export function* detonations({ mines = [], phase }: State, seat: Seat, book: Book): Generator<Command> {
  if (mines.length === 0 || (phase !== 'movement' && phase !== 'physical') || book.ask('task', { task: 'detonate' }).total === 0) return;
  for (const [field, { seat: owner, kind, density, trap }] of mines.entries()) {
    if (owner !== seat || kind !== 'command' || density === 0) continue;
    yield { type: 'detonate', field };
    if (!trap) yield { type: 'detonate', field, trap: true };
  }
}

const knownTasks = new WeakMap<Book, readonly Task[]>();

function tasksIn(book: Book): readonly Task[] {
  let known = knownTasks.get(book);
  if (!known) {
    known = TASKS.filter(task => book.ask('task', { task }).total > 0);
    knownTasks.set(book, known);
  }
  return known;
}

/** Tasks that everybody knows are listed where they can be done; what else there is, its rules refuse. */
function isPossible(view: State, unit: Standing, task: Task, book: Book): boolean {
  if (task === 'lift') return liftable(view, unit, book) !== null;
  if (task === 'alight') return unit.rides !== undefined;
  // Whoever boards says what: see `boardings`.
  return task === 'ride' ? hostFor(view, unit) !== null : task !== 'mount';
}

/** Staying where one is, and what can be done there. */
export function* standing(view: State, unit: Standing, book: Book): Generator<Move> {
  const { id, mines = [] } = unit;
  yield { type: 'move', unit: id, mode: 'stand' };
  for (const task of tasksIn(book)) {
    if (!isPossible(view, unit, task, book)) continue;
    if (task !== 'lay') yield { type: 'move', unit: id, mode: 'stand', task };
    else for (const lays of mines.keys()) yield { type: 'move', unit: id, mode: 'stand', task, lays };
  }
}

/** Where things weigh more than they should, all points that a jump leaves over soften its end. */
export function cushionFor(view: State, unit: Standing, to: Hex, book: Book): { readonly cushion?: number } {
  if ((unit.pull ?? STANDARD_GRAVITY) <= STANDARD_GRAVITY) return {};
  const cushion = jumpPoints(view, unit, book) - jumpCost(unit.at, to);
  return cushion > 0 ? { cushion } : {};
}

/** A sensor is left behind where the unit stands, or one of the other side is stepped on. */
export function* litter(view: State, unit: Standing, book: Book): Generator<Move> {
  const sows = sheetFor(unit).gear.some(({ kind }) => kind === 'sensorDispenser');
  if (unit.moved || unit.condition || !(sows || view.remotes) || pointsFor(book, unit, 'walk') < 1) return;
  if (book.ask('sowCost', { unit }).total > 0) yield { type: 'move', unit: unit.id, mode: 'walk', steps: 'S' };
  if (book.ask('crushCost', { state: view, unit, at: unit.at }).total > 0) yield { type: 'move', unit: unit.id, mode: 'walk', steps: 'X' };
}

/** Ways of running that the rules in force may know. */
function* mannered(view: State, unit: Standing, book: Book): Generator<Move> {
  for (const manner of MANNERS) {
    const mode = WALKED.has(manner) ? 'walk' : 'run';
    for (const { steps } of reach(view, unit, mode, book, manner)) yield { type: 'move', unit: unit.id, mode, steps, manner };
  }
}

/** A crew that is stunned drives at cruising speed. */
export const isStunned = (view: State, { wear }: Mech): boolean => wear !== null && wear.stunned >= view.turn;

const isSettled = (unit: Standing): boolean => unit.moved?.done === true || isImmobile(unit);

/** Charges end straight before a target that has had its move. */
export function* charges(view: State, unit: Standing, mode: 'walk' | 'run', book: Book): Generator<Move> {
  if (!isMech(unit)) return;
  const board = boardOf(view.board);
  const targets = enemiesOf(view, unit).filter(target => isSettled(target) && !isLow(target));
  if (targets.length === 0) return;
  const points = pointsFor(book, unit, mode) + 1;
  const near = targets.filter(target => distance(unit.at, target.at) <= points);
  for (const { stop, target } of approaches(view, unit, mode, book, near)) {
    if (stop.steps.includes('B') || Math.abs(floorOf(board, target.at) - floorOf(board, stop.at)) > 1) continue;
    yield { type: 'move', unit: unit.id, mode, steps: stop.steps, charge: target.id };
  }
}

export function* leaps(view: State, unit: Standing, book: Book): Generator<Move> {
  if (unit.moved || isDown(unit) || isSwimmer(unit)) return;
  const points = jumpPoints(view, unit, book);
  if (points === 0) return;
  const ground = floorOf(boardOf(view.board), unit.at);
  for (const target of enemiesOf(view, unit)) {
    if (
      !isSettled(target) ||
      isAirborne(target) ||
      jumpCost(unit.at, target.at) > points ||
      peakOf(view, unit.at, target.at) - ground > points
    )
      continue;
    yield { type: 'move', unit: unit.id, mode: 'jump', to: target.at, facing: unit.facing, onto: target.id };
  }
}

/** Ways in which a unit can hold itself while it fires. */
export function posesOf(unit: Standing): readonly Pose[] {
  if (unit.wear) return turretsOf(unit, unit.wear);
  if (!(isMech(unit) || isProto(unit)) || sheetFor(unit).quad || unit.prone) return [{ twist: 0, flip: false }];
  const poses: Pose[] = [
    { twist: 0, flip: false },
    { twist: -1, flip: false },
    { twist: 1, flip: false },
  ];
  if (canFlip(unit)) poses.push({ twist: 0, flip: true });
  return poses;
}

/** A turret may point over any side as long as it turns. */
function turretsOf(unit: Standing, { turret, stuckTurret, fore = 0, stuckFore }: Wear): readonly Pose[] {
  const { locations } = sheetFor(unit);
  const free = locations.includes('TU') && stuckTurret === 'no';
  const poses = (free ? FACINGS : [turret]).map((side): Pose => ({ twist: 0, flip: false, turret: side }));
  if (!locations.includes('FT')) return poses;
  return poses.flatMap(pose => (stuckFore ? [fore] : FACINGS).map((side): Pose => ({ ...pose, fore: side })));
}

/** Can this unit fire at all now? */
export function mayFire(view: State, unit: Standing): boolean {
  if (unit.clings != null || unit.rides !== undefined || unit.moved?.task === 'lift') return false;
  if (unit.wear) return unit.wear.stunned < view.turn && unit.wear.sensors < 4;
  if (!canAct(unit) || unit.moved?.assault || lostParts(unit, 'sensors') >= 2) return false;
  return !unit.prone || sheetFor(unit).quad || !(unit.gone.includes('LA') || unit.gone.includes('RA'));
}

/** All of some weapons at one target, as far as ammunition goes and as one arm allows who lies on the other. */
export function volley(unit: Standing, weapons: readonly number[], target: number, suits: (weapon: Weapon) => boolean): readonly Shot[] {
  const sheet = sheetFor(unit);
  const left = [...unit.ammo];
  const shots: Shot[] = [];
  let arm: string | null = null;
  for (const i of weapons) {
    const weapon = sheet.weapons[i]!;
    if (unit.prone && !sheet.quad && isArm(weapon.at)) {
      if (arm !== null && arm !== weapon.at) continue;
      arm = weapon.at;
    }
    const bin =
      weapon.ammo === '' ? null : binOf({ ...unit, ammo: left }, weapon, { weapon: i, target }, takesSeveral(weapon) ? suits : undefined);
    if (weapon.ammo !== '' && bin === null) continue;
    if (bin !== null) left[bin]!--;
    shots.push(bin === null ? { weapon: i, target } : { weapon: i, target, bin });
  }
  return shots;
}

export const declaration = (
  unit: number,
  { twist, flip, turret, fore }: Pose,
  shots: readonly Shot[],
): Extract<Command, { readonly type: 'declare' }> => ({
  type: 'declare',
  unit,
  twist,
  ...(flip ? { flip: true as const } : {}),
  ...(turret === undefined ? {} : { turret }),
  ...(fore === undefined ? {} : { fore }),
  shots,
});

function* declareOptions(view: State, unit: Standing, book: Book): Generator<Command> {
  yield { type: 'declare', unit: unit.id, twist: 0, shots: [] };
  for (const tuning of tuningsOf(unit, book)) yield { type: 'declare', unit: unit.id, twist: 0, shots: [], tunes: [tuning] };
  if (view.blind) for (const sensor of sensorsOf(unit)) yield { type: 'declare', unit: unit.id, twist: 0, shots: [], sensor };
  for (const order of ordersFor(unit, book)) yield { type: 'declare', unit: unit.id, twist: 0, shots: [], orders: [order] };
  if (!mayFire(view, unit)) return;
  if (unit.flight) yield* overflights(view, unit);
  for (const barrage of barragesOf(unit, book))
    for (const pose of posesOf(unit))
      for (const { at } of enemiesOf(view, unit)) yield { ...declaration(unit.id, pose, []), barrages: [{ ...barrage, at }] };
  for (const target of enemiesOf(view, unit)) {
    if (isSheltered(view, unit, target)) continue;
    for (const pose of posesOf(unit)) yield* volleysAt(view, unit, target, pose, book);
  }
}

/** All that bears on a target, and each weapon alone. */
function* volleysAt(view: State, unit: Standing, target: Standing, pose: Pose, book: Book): Generator<Command> {
  const weapons = weaponsFor(view, unit, target, pose, book);
  const all = volley(unit, weapons, target.id, suitsFor(view, unit, target, book));
  if (all.length > 1) yield declaration(unit.id, pose, all);
  for (const shot of all) yield declaration(unit.id, pose, [shot]);
  for (const shot of all.slice(0, 1)) for (const other of calledFrom(view, unit, book, shot)) yield declaration(unit.id, pose, [other]);
}

function* strikeOptions(view: State, unit: Standing, book: Book): Generator<Command> {
  yield { type: 'strike', unit: unit.id, blows: [] };
  for (const target of neighboursOf(view, unit)) {
    const blows = blowsAt(view, unit, target);
    for (const blow of blows) yield { type: 'strike', unit: unit.id, blows: [blow] };
    for (const blow of moreBlows(view, unit, target, book)) yield { type: 'strike', unit: unit.id, blows: [blow] };
    const both = punchesIn(blows);
    if (both.length === 2) yield { type: 'strike', unit: unit.id, blows: both };
  }
  for (const blow of wreckings(view, unit)) yield { type: 'strike', unit: unit.id, blows: [blow] };
}

export const punchesIn = (blows: readonly Blow[]): readonly Blow[] => blows.filter(({ kind }) => kind === 'punch');
