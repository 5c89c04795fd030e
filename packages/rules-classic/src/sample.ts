import { boardOf } from '@sortie/board';
import { FACINGS, fromOffset, type Hex, neighbour, within } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { overflights } from './advanced/aerospace/choices.ts';
import { calledFrom, ordersFor } from './advanced/combat/choices.ts';
import { hauntings } from './advanced/electronics/ghosts.ts';
import { moreBlows } from './advanced/physical/choices.ts';
import { bombings } from './advanced/vehicles/bombing.ts';
import { anyFlight } from './aerospace/any-flight.ts';
import { isAllowed } from './allowed.ts';
import type { Pose } from './arcs/arcs.ts';
import { barragesOf } from './attack/barrage.ts';
import { suitsFor, weaponsFor } from './attack/weapons-for.ts';
import { isSheltered } from './buildings/walls.ts';
import { tuningsOf } from './electronics/settings.ts';
import { anyStop, landings, postures, risings } from './movement/reach.ts';
import { otherAt } from './movement/stacking.ts';
import {
  charges,
  cushionFor,
  declaration,
  detonations,
  enemiesOf,
  isStunned,
  leaps,
  litter,
  mayFire,
  movers,
  posesOf,
  punchesIn,
  shooters,
  standing,
  strikers,
  volley,
} from './options.ts';
import { blowsAt, neighboursOf } from './physical/reach.ts';
import type { Book, Seen } from './rule.ts';
import { rowsOf, suits } from './scenarios/deployment.ts';
import { type Barrage, type Command, PURPOSES, type State } from './shape.ts';
import { canAct, isDown, type Standing, sheetFor } from './state.ts';
import { boardings } from './vehicles/carrying.ts';
import { canLand } from './vehicles/flight.ts';

/** Uniform in 0 … n−1. */
type Pick = (n: number) => number;

const oneOf = <T>(items: readonly T[], pick: Pick): T | undefined => items[pick(Math.max(1, items.length))];

/** One command at random, without listing them all. What the rules of a table forbid beyond the common ones is replaced by doing nothing. */
export function sample(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const command = guess(view, seat, book, pick);
  return !command || command.type === 'detonate' || command.type === 'unload' || isAllowed(view, command, seat, book)
    ? command
    : idle(view, command);
}

function idle(view: State, command: Exclude<Command, { readonly type: 'detonate' | 'unload' }>): Command {
  const { unit } = command;
  if (command.type === 'declare') return { type: 'declare', unit, twist: 0, shots: [] };
  if (command.type === 'haunt') return { type: 'haunt', unit, ghosts: [] };
  if (command.type === 'strike') return { type: 'strike', unit, blows: [] };
  return view.units[unit]!.moved ? { type: 'halt', unit } : { type: 'move', unit, mode: 'stand' };
}

const DETONATES_ONE_IN = 9;

function guess(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  if (view.active !== seat) return undefined;
  if (view.mines && pick(DETONATES_ONE_IN) === 0) {
    const found = oneOf([...detonations(view, seat, book)], pick);
    if (found && isAllowed(view, found, seat, book)) return found;
  }
  if (view.phase === 'deployment') return anyDeployment(view, seat, book, pick);
  if (view.phase === 'movement') {
    const unit = oneOf(movers(view, seat), pick);
    return unit && (anyBoarding(view, unit, book, pick) ?? anyMove(view, unit, book, pick));
  }
  if (view.choosing) return oneOf([...hauntings(view, seat)], pick);
  if (view.phase === 'weapon') {
    const unit = oneOf(shooters(view, seat), pick);
    return unit && anyDeclaration(view, unit, book, pick);
  }
  const unit = oneOf(strikers(view, seat), pick);
  return unit && anyStrike(view, unit, book, pick);
}

function anyDeployment(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const board = boardOf(view.board);
  const unit = oneOf(
    view.units.filter(one => one.seat === seat && one.fate === 'waiting'),
    pick,
  );
  const [first, last] = rowsOf(view, seat);
  while (unit) {
    const at = fromOffset(1 + pick(view.board.width), first + pick(last - first + 1));
    if (sheetFor(unit).gait === 'vtol' && !canLand(board, at)) continue;
    if (otherAt(view, unit.id, at) || !suits(board, unit, at)) continue;
    const command: Command = { type: 'deploy', unit: unit.id, at, facing: FACINGS[pick(6)]! };
    if (!view.vessels || isAllowed(view, command, seat, book)) return command;
  }
  return undefined;
}

/** Now and then troops get in or out, and bombs fall, where there are any. */
function anyBoarding(view: State, unit: Standing, book: Book, pick: Pick): Command | undefined {
  const found = [...boardings(view, unit), ...bombings(view, unit, book)];
  const one = found.length > 0 && pick(2) === 0 ? oneOf(found, pick) : undefined;
  return one && isAllowed(view, one, unit.seat, book) ? one : undefined;
}

const ASSAULT_ONE_IN = 6;
const POSTURE_ONE_IN = 4;

function anyMove(view: State, unit: Standing, book: Book, pick: Pick): Command {
  const { id } = unit;
  if (unit.flight) return anyFlight(view, unit, book, pick) ?? { type: 'move', unit: id, mode: 'stand' };
  const still: Command = unit.moved ? { type: 'halt', unit: id } : anyTask(view, unit, book, pick);
  if (!canAct(unit) || unit.stuck || unit.clings != null || unit.rides !== undefined || pick(8) === 0) return still;
  const poses = [...postures(view, unit, book), ...litter(view, unit, book)];
  if (poses.length > 0 && pick(POSTURE_ONE_IN) === 0) return oneOf(poses, pick) ?? still;
  if (isDown(unit)) return oneOf(risings(unit, book), pick) ?? still;
  if (!unit.moved && pick(ASSAULT_ONE_IN) === 0) return anyAssault(view, unit, book, pick) ?? still;
  const jumps = unit.moved || pick(3) > 0 ? [] : landings(view, unit, book);
  const to = jumps.length > 0 ? oneOf(jumps, pick) : undefined;
  if (to) return { type: 'move', unit: id, mode: 'jump', to, facing: FACINGS[pick(6)]!, ...cushionFor(view, unit, to, book) };
  const mode = unit.moved ? unit.moved.mode : pick(2) === 0 || isStunned(view, unit) ? 'walk' : 'run';
  if (mode !== 'walk' && mode !== 'run') return still;
  const stop = anyStop(view, unit, mode, book, pick);
  return stop ? { type: 'move', unit: id, mode, steps: stop.steps } : still;
}

/** Staying where it is, now and then with something to do. */
function anyTask(view: State, unit: Standing, book: Book, pick: Pick): Command {
  const all = [...standing(view, unit, book)];
  return (all.length > 1 && oneOf(all, pick)) || all[0]!;
}

function anyAssault(view: State, unit: Standing, book: Book, pick: Pick): Command | undefined {
  const assaults: Command[] = [...charges(view, unit, 'walk', book), ...leaps(view, unit, book)];
  if (!isStunned(view, unit)) assaults.push(...charges(view, unit, 'run', book));
  return assaults.length > 0 ? oneOf(assaults, pick) : undefined;
}

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** Now and then a shot is called, or something is done beside firing, where that is played. */
function called(command: Declaration, view: State, unit: Standing, book: Book, pick: Pick): Declaration {
  const [first, ...rest] = command.shots;
  const others = first ? calledFrom(view, unit, book, first) : [];
  return others.length === 0 || pick(SELDOM) > 0 ? command : { ...command, shots: [oneOf(others, pick)!, ...rest] };
}

function ordered(command: Declaration, unit: Standing, book: Book, pick: Pick): Declaration {
  const orders = ordersFor(unit, book);
  return orders.length === 0 || pick(SELDOM) > 0 ? command : { ...command, orders: [oneOf(orders, pick)!] };
}

/** Now and then somebody sets its equipment anew. */
function tuned(command: Declaration, unit: Standing, book: Book, pick: Pick): Declaration {
  const tunings = tuningsOf(unit, book);
  if (tunings.length === 0 || pick(SELDOM) > 0) return command;
  return { ...command, tunes: [oneOf(tunings, pick)!] };
}

const SELDOM = 6;

function anyDeclaration(view: State, unit: Standing, book: Book, pick: Pick): Command {
  const torch = pick(TORCH_ONE_IN) === 0 ? anyTorch(view, unit, book, pick) : undefined;
  return torch ?? ordered(tuned(called(anyVolley(view, unit, book, pick), view, unit, book, pick), unit, book, pick), unit, book, pick);
}

const TORCH_ONE_IN = 24;
const NEAR = 4;

/** A shot at trees or walls nearby, if the rules allow it. */
function anyTorch(view: State, unit: Standing, book: Book, pick: Pick): Command | undefined {
  const { weapons } = sheetFor(unit);
  if (weapons.length === 0 || !mayFire(view, unit)) return undefined;
  const at = oneOf(within(unit.at, NEAR), pick)!;
  const purpose = oneOf(PURPOSES, pick)!;
  const command: Command = {
    ...declaration(unit.id, oneOf(posesOf(unit), pick)!, []),
    batters: [{ weapon: pick(weapons.length), at, purpose }],
  };
  return book.allows(view as Seen, command, unit.seat) ? command : undefined;
}

function anyVolley(view: State, unit: Standing, book: Book, pick: Pick): Extract<Command, { readonly type: 'declare' }> {
  const hold = { type: 'declare', unit: unit.id, twist: 0, shots: [] } as const;
  const passes = unit.flight && mayFire(view, unit) ? [...overflights(view, unit)] : [];
  if (passes.length > 0 && pick(3) > 0) return oneOf(passes, pick)!;
  const target = mayFire(view, unit) ? oneOf(enemiesOf(view, unit), pick) : undefined;
  if (!target || isSheltered(view, unit, target)) return hold;
  const pose = oneOf(posesOf(unit), pick)!;
  const lobbed = barragesOf(unit, book);
  if (lobbed.length > 0 && pick(2) === 0) return anyBarrage(unit.id, pose, oneOf(lobbed, pick)!, target.at, pick);
  const weapons = weaponsFor(view, unit, target, pose, book).filter(() => pick(4) > 0);
  return declaration(unit.id, pose, volley(unit, weapons, target.id, suitsFor(view, unit, target, book)));
}

/** At an enemy or at a hex beside it. */
function anyBarrage(unit: number, pose: Pose, barrage: Omit<Barrage, 'at'>, near: Hex, pick: Pick) {
  const at = pick(2) === 0 ? near : neighbour(near, FACINGS[pick(6)]!);
  return { ...declaration(unit, pose, []), barrages: [{ ...barrage, at }] };
}

function anyStrike(view: State, unit: Standing, book: Book, pick: Pick): Command {
  const target = oneOf(neighboursOf(view, unit), pick);
  const more = target ? moreBlows(view, unit, target, book) : [];
  if (more.length > 0 && pick(SELDOM) === 0) return { type: 'strike', unit: unit.id, blows: [oneOf(more, pick)!] };
  const blows = target ? blowsAt(view, unit, target) : [];
  const both = punchesIn(blows);
  if (both.length === 2 && pick(3) === 0) return { type: 'strike', unit: unit.id, blows: both };
  const blow = pick(5) === 0 ? undefined : oneOf(blows, pick);
  return { type: 'strike', unit: unit.id, blows: blow ? [blow] : [] };
}
