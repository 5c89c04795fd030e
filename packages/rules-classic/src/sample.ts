import { boardOf } from '@sortie/board';
import { FACINGS, fromOffset, type Hex, neighbour, within } from '@sortie/geometry';
import { nth, type Seat, sure } from '@sortie/kernel';
import { isAllowed } from './allowed.ts';
import type { Pose } from './arcs/arcs.ts';
import { barragesOf } from './attack/barrage.ts';
import { mayFire } from './attack/holding-fire.ts';
import { suitsFor, weaponsFor } from './attack/weapons-for.ts';
import { isSheltered } from './buildings/walls.ts';
import { tuningsOf } from './electronics/settings.ts';
import { fullAt } from './movement/occupants.ts';
import { anyStop, landings, risings, swims } from './movement/reach.ts';
import { declaration, posesOf, volley } from './options/firing.ts';
import { charges, cruises, cushionFor, leaps, standing, staysPut } from './options/moving.ts';
import { punchesIn } from './options/striking.ts';
import { enemiesOf, movers, shooters, strikers } from './options/who.ts';
import { blowsAt, neighboursOf } from './physical/reach.ts';
import type { Book, View } from './rule.ts';
import { rowsOf, suits } from './scenarios/deployment.ts';
import type { Barrage, Command, State } from './shape.ts';
import { isDown, type OnMap, sheetFor, unitAt } from './state.ts';
import { boardings } from './vehicles/carrying.ts';
import { canLand } from './vehicles/flight.ts';

/** Uniform in 0 … n−1. */
type Pick = (n: number) => number;

const oneOf = <T>(items: readonly T[], pick: Pick): T | undefined => items[pick(Math.max(1, items.length))];

/** One command at random, without listing them all. What the rules of a table forbid beyond the common ones is replaced by doing nothing. */
export function sample(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  // Whoever has nothing left to do of its own may still be asked about something else.
  const command = guess(view, seat, book, pick) ?? (view.active === seat ? oneOf(moments(view, seat, book), pick) : undefined);
  if (!command || !('unit' in command) || command.type === 'unload' || isAllowed(view, command, seat, book)) return command;
  const nothing = idle(view, command);
  return isAllowed(view, nothing, seat, book) ? nothing : (oneOf(moments(view, seat, book), pick) ?? nothing);
}

/** What rules let somebody do at this moment beside what everybody does. */
const moments = (view: State, seat: Seat, book: Book): readonly Command[] =>
  [...book.offered('moments', { view, seat, book })].filter(command => isAllowed(view, command, seat, book));

function idle(view: State, command: Extract<Command, { readonly unit: number }>): Command {
  const { unit } = command;
  if (command.type === 'declare') return { type: 'declare', unit, twist: 0, shots: [] };
  if (command.type === 'strike') return { type: 'strike', unit, blows: [] };
  return unitAt(view, unit).moved ? { type: 'halt', unit } : { type: 'move', unit, mode: 'stand' };
}

const MOMENT_ONE_IN = 9;

function guess(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  if (view.active !== seat) return undefined;
  if (book.lists('moments') && pick(MOMENT_ONE_IN) === 0) {
    const found = oneOf(moments(view, seat, book), pick);
    if (found) return found;
  }
  if (view.phase === 'deployment') return anyDeployment(view, seat, book, pick);
  if (view.phase === 'movement') {
    const unit = oneOf(movers(view, seat, book), pick);
    return unit && (anyBoarding(view, unit, book, pick) ?? anyMove(view, unit, book, pick));
  }
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
    if (fullAt(view, unit.id, at) || !suits(board, unit, at)) continue;
    const command: Command = { type: 'deploy', unit: unit.id, at, facing: nth(FACINGS, pick(6)) };
    if (!view.vessels || isAllowed(view, command, seat, book)) return command;
  }
  return undefined;
}

/** Now and then troops get in or out. */
function anyBoarding(view: State, unit: OnMap, book: Book, pick: Pick): Command | undefined {
  const found = [...boardings(view, unit)];
  const one = found.length > 0 && pick(2) === 0 ? oneOf(found, pick) : undefined;
  return one && isAllowed(view, one, unit.seat, book) ? one : undefined;
}

const ASSAULT_ONE_IN = 6;
const WET_ONE_IN = 4;

function anyMove(view: State, unit: OnMap, book: Book, pick: Pick): Command {
  const { id } = unit;
  const offered = anyOffered(view, unit, book, pick);
  if (offered) return offered;
  if (unit.flight) return { type: 'move', unit: id, mode: 'stand' };
  const still: Command = unit.moved ? { type: 'halt', unit: id } : anyTask(view, unit, book, pick);
  if (unit.stuck || staysPut(unit, book) || pick(8) === 0) return still;
  const wet = swims(view, unit, book);
  if (wet.length > 0 && pick(WET_ONE_IN) === 0) return oneOf(wet, pick) ?? still;
  if (isDown(unit)) return oneOf(risings(unit, book), pick) ?? still;
  if (!unit.moved && pick(ASSAULT_ONE_IN) === 0) return anyAssault(view, unit, book, pick) ?? still;
  const jumps = unit.moved || pick(3) > 0 ? [] : landings(view, unit, book);
  const to = jumps.length > 0 ? oneOf(jumps, pick) : undefined;
  if (to) return { type: 'move', unit: id, mode: 'jump', to, facing: nth(FACINGS, pick(6)), ...cushionFor(view, unit, to, book) };
  const mode = unit.moved ? unit.moved.mode : pick(2) === 0 || cruises(view, unit, book) ? 'walk' : 'run';
  if (mode !== 'walk' && mode !== 'run') return still;
  const stop = anyStop(view, unit, mode, book, pick);
  return stop ? { type: 'move', unit: id, mode, steps: stop.steps } : still;
}

const OFFERED_ONE_IN = 4;
const TRIES = 4;

/** Now and then something that only some rules know; for whoever flies that is all there is. */
function anyOffered(view: State, unit: OnMap, book: Book, pick: Pick): Command | undefined {
  if (!book.lists('moves') || (!unit.flight && pick(OFFERED_ONE_IN) > 0)) return undefined;
  const found = [...book.offered('moves', { view, unit, book })];
  for (let i = 0; i < TRIES && found.length > 0; i++) {
    const one = oneOf(found, pick);
    if (one && book.allows(view as View, one, unit.seat)) return one;
  }
  return undefined;
}

/** Staying where it is, now and then with something to do. */
function anyTask(view: State, unit: OnMap, book: Book, pick: Pick): Command {
  const all = [...standing(view, unit, book)];
  return (all.length > 1 && oneOf(all, pick)) || nth(all, 0);
}

function anyAssault(view: State, unit: OnMap, book: Book, pick: Pick): Command | undefined {
  const assaults: Command[] = [...charges(view, unit, 'walk', book), ...leaps(view, unit, book)];
  if (!cruises(view, unit, book)) assaults.push(...charges(view, unit, 'run', book));
  return assaults.length > 0 ? oneOf(assaults, pick) : undefined;
}

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** What only some rules know is done if they allow it. */
const lawful = (wanted: Declaration, otherwise: Declaration, view: State, { seat }: OnMap, book: Book): Declaration =>
  book.allows(view as View, wanted, seat) ? wanted : otherwise;

/** Now and then a shot is called, or something is done beside firing, where that is played. */
function called(command: Declaration, view: State, unit: OnMap, book: Book, pick: Pick): Declaration {
  const [first, ...rest] = command.shots;
  const others = first ? [...book.offered('shots', { view, unit, shot: first })] : [];
  const other = others.length === 0 || pick(SELDOM) > 0 ? undefined : oneOf(others, pick);
  return other ? lawful({ ...command, shots: [other, ...rest] }, command, view, unit, book) : command;
}

function ordered(command: Declaration, view: State, unit: OnMap, book: Book, pick: Pick): Declaration {
  const orders = [...book.offered('orders', { unit })];
  const order = orders.length === 0 || pick(SELDOM) > 0 ? undefined : oneOf(orders, pick);
  return order ? lawful({ ...command, orders: [order] }, command, view, unit, book) : command;
}

/** Now and then somebody sets its equipment anew. */
function tuned(command: Declaration, unit: OnMap, book: Book, pick: Pick): Declaration {
  const tunings = tuningsOf(unit, book);
  if (tunings.length === 0 || pick(SELDOM) > 0) return command;
  return { ...command, tunes: [sure(oneOf(tunings, pick), 'the one')] };
}

const SELDOM = 6;

function anyDeclaration(view: State, unit: OnMap, book: Book, pick: Pick): Command {
  const torch = pick(TORCH_ONE_IN) === 0 ? anyTorch(view, unit, book, pick) : undefined;
  return (
    torch ?? ordered(tuned(called(anyVolley(view, unit, book, pick), view, unit, book, pick), unit, book, pick), view, unit, book, pick)
  );
}

const TORCH_ONE_IN = 24;
const NEAR = 4;

/** A shot at trees or walls nearby, if the rules allow it. */
function anyTorch(view: State, unit: OnMap, book: Book, pick: Pick): Command | undefined {
  const { weapons } = sheetFor(unit);
  if (weapons.length === 0 || !mayFire(view, unit, book)) return undefined;
  const at = sure(oneOf(within(unit.at, NEAR), pick), 'the one');
  const purpose = sure(oneOf(book.opened('purpose'), pick), 'the one');
  const command: Command = {
    ...declaration(unit.id, sure(oneOf(posesOf(unit), pick), 'the one'), []),
    batters: [{ weapon: pick(weapons.length), at, purpose }],
  };
  return book.allows(view as View, command, unit.seat) ? command : undefined;
}

function anyVolley(view: State, unit: OnMap, book: Book, pick: Pick): Extract<Command, { readonly type: 'declare' }> {
  const hold = { type: 'declare', unit: unit.id, twist: 0, shots: [] } as const;
  const able = mayFire(view, unit, book);
  const passes = able ? [...book.offered('declarations', { view, unit, book })] : [];
  const pass = passes.length > 0 && pick(3) > 0 ? oneOf(passes, pick) : undefined;
  if (pass) return lawful(pass, hold, view, unit, book);
  const target = able ? oneOf(enemiesOf(view, unit), pick) : undefined;
  if (!target || isSheltered(view, unit, target)) return hold;
  const pose = sure(oneOf(posesOf(unit), pick), 'the one');
  const lobbed = barragesOf(unit, book);
  if (lobbed.length > 0 && pick(2) === 0) return anyBarrage(unit.id, pose, sure(oneOf(lobbed, pick), 'the one'), target.at, pick);
  const weapons = weaponsFor(view, unit, target, pose, book).filter(() => pick(4) > 0);
  return declaration(unit.id, pose, volley(unit, weapons, target.id, suitsFor(view, unit, target, book)));
}

/** At an enemy or at a hex beside it. */
function anyBarrage(unit: number, pose: Pose, barrage: Omit<Barrage, 'at'>, near: Hex, pick: Pick) {
  const at = pick(2) === 0 ? near : neighbour(near, nth(FACINGS, pick(6)));
  return { ...declaration(unit, pose, []), barrages: [{ ...barrage, at }] };
}

function anyStrike(view: State, unit: OnMap, book: Book, pick: Pick): Command {
  const target = oneOf(neighboursOf(view, unit), pick);
  const more = target ? [...book.offered('blows', { view, unit, book, target })] : [];
  const rare = more.length > 0 && pick(SELDOM) === 0 ? oneOf(more, pick) : undefined;
  const rarely: Command | undefined = rare && { type: 'strike', unit: unit.id, blows: [rare] };
  if (rarely && book.allows(view as View, rarely, unit.seat)) return rarely;
  const blows = target ? blowsAt(view, unit, target) : [];
  const both = punchesIn(blows);
  if (both.length === 2 && pick(3) === 0) return { type: 'strike', unit: unit.id, blows: both };
  const blow = pick(5) === 0 ? undefined : oneOf(blows, pick);
  return { type: 'strike', unit: unit.id, blows: blow ? [blow] : [] };
}
