import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Candidate, Seat, Tactics } from '@sortie/kernel';
import { hasAny } from '../../card/specials.ts';
import { waysOnGround } from '../../movement/ways.ts';
import { facingAt } from '../../options/options.ts';
import type { Book, Seen } from '../../rule.ts';
import { inStrip } from '../../sequence/setup.ts';
import type { AlphaStrike, Command, MoveCommand, Point, Unit } from '../../shape.ts';
import { friendsOf, INCH, inContact, isInfantry, isOn, marked, onTable, type Standing } from '../../state.ts';
import { carriedAll } from '../external-cargo/burden.ts';
import { anyFeature } from './features.ts';
import { buildingsOf } from './lay-out.ts';
import { broughtBy, carrierOf, defenderOf, flagsOf, is, isFlag, missionIn, objectivesOf, ownerOf, takenBy } from './marker.ts';

type Choice = Candidate<AlphaStrike>;

/** Where a unit would go for the mission: a point, and how near is near enough, in tenths of a millimetre from base to point. */
interface Goal {
  readonly at: Point;
  readonly near: number;
}

const CONTACT = INCH + 2;
const squared = geometry.distanceSquared;
const nearest = <T>(all: readonly T[], to: Point, place: (one: T) => Point): T | undefined => {
  let best: T | undefined;
  for (const one of all) if (best === undefined || squared(place(one), to) < squared(place(best), to)) best = one;
  return best;
};

/** Into a strip along an edge, straight on. */
const strip = ({ table, zone }: Seen, seat: Seat, from: Point): Goal => ({
  at: { x: from.x, y: seat === 0 ? table.height - Math.round((zone * INCH) / 2) : Math.round((zone * INCH) / 2) },
  near: Math.round((zone * INCH) / 3),
});

function hillGoal(view: Seen, unit: Standing): Goal | undefined {
  const open = objectivesOf(view).filter(marker => !is(view, 'king-of-the-hill', 'domination') || takenBy(marker) !== unit.seat);
  const marker = nearest(open, unit.at, one => one.at);
  return marker && { at: marker.at, near: CONTACT };
}

const carries = (view: Seen, unit: Unit): boolean => carriedAll(unit).some(id => isFlag(view.units[id]));
const mayCarry = (unit: Unit): boolean => !isInfantry(unit) && unit.moves.length > 0 && !hasAny(unit, 'CT', 'CK');

function flagGoal(view: Seen, unit: Standing): Goal | undefined {
  if (carries(view, unit)) return strip(view, unit.seat, unit.at);
  if (!mayCarry(unit) || (is(view, 'capture-the-flag', 'extraction') && unit.seat !== view.attacker)) return undefined;
  const free = flagsOf(view)
    .filter(isOn)
    .filter(flag => ownerOf(flag) !== unit.seat && broughtBy(flag) !== unit.seat && !carrierOf(view, flag));
  const flag = nearest(free, unit.at, one => one.at);
  return flag && { at: flag.at, near: CONTACT };
}

/** The middle of a building, and half of it. */
function reconGoal(view: Seen, unit: Standing): Goal | undefined {
  const scouts = is(view, 'reconnaissance', 'easter-egg') || unit.seat === view.attacker;
  if (!scouts) return undefined;
  const unknown = buildingsOf(view.table).filter(({ id }) => !missionIn(view).scanned.includes(`${unit.seat}:${id}`));
  const middle = ({ outline }: terrain.Piece): Point => {
    const { left, right, top, bottom } = geometry.bounds(outline);
    return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  };
  const house = nearest(unknown, unit.at, middle);
  if (house) return { at: middle(house), near: Math.round(1.5 * INCH) };
  return unit.seat === view.attacker && !is(view, 'reconnaissance', 'easter-egg') ? strip(view, unit.seat, unit.at) : undefined;
}

function goalOf(view: Seen, unit: Standing): Goal | undefined {
  if (marked(unit, 'withdrawing') || marked(unit, 'routed')) return undefined;
  if (is(view, 'king-of-the-hill')) return hillGoal(view, unit);
  if (is(view, 'capture-the-flag')) return flagGoal(view, unit);
  if (is(view, 'reconnaissance')) return reconGoal(view, unit);
  return is(view, 'hold-the-line') && unit.seat === view.attacker ? strip(view, defenderOf(view), unit.at) : undefined;
}

const away = (unit: Standing, { at }: Goal): number => geometry.distanceOf(unit.at, at);

/** Everybody runs where that is the mission; else every other unit, the nearest first, so that the rest can fight. */
function isSent(view: Seen, unit: Standing): boolean {
  if (is(view, 'hold-the-line') || carries(view, unit)) return true;
  const all = friendsOf(view, unit.seat).flatMap(one => {
    const goal = goalOf(view, one);
    return goal ? [{ id: one.id, far: away(one, goal) }] : [];
  });
  all.sort((a, b) => a.far - b.far || a.id - b.id);
  return all.findIndex(({ id }) => id === unit.id) < Math.ceil(all.length / 2);
}

/** The way that brings a unit nearest to its goal, of those that the rules allow. */
function toward(view: Seen, unit: Standing, goal: Goal, book: Book): MoveCommand | undefined {
  const nearer = (at: Point): number => squared(unit.at, goal.at) - squared(at, goal.at);
  for (const { at, path } of waysOnGround(view, unit, book, nearer, TRIES)) {
    const beside = touchingPlace(unit, at, goal);
    for (const end of beside ? [beside, at] : [at]) {
      const whole = end === at ? path : [...path, end];
      const command: MoveCommand = { type: 'move', unit: unit.id, mode: 'ground', path: whole, facing: facingAt(view, unit, end) };
      if (book.allows(view, command, unit.seat)) return command;
    }
  }
  return undefined;
}
const TRIES = 40;

/** On an open table a base that is nearly there goes all the way to the marker. */
function touchingPlace(unit: Standing, from: Point, { at, near }: Goal): Point | undefined {
  if (near !== CONTACT || unit.base !== 'round' || geometry.distanceOf(from, at) > 4 * INCH) return undefined;
  return geometry.contact(from, { at, radius: INCH }, 159);
}

const there = (view: Seen, unit: Standing, goal: Goal): boolean =>
  goal.near === CONTACT
    ? onTable(view).some(marker => marker.seat < 0 && marker.at.x === goal.at.x && marker.at.y === goal.at.y && inContact(unit, marker))
    : away(unit, goal) <= goal.near;

const moverOf = (choices: readonly Choice[]): number | undefined =>
  choices.flatMap(({ command }) => ('unit' in command ? [command.unit] : []))[0];

/** A move for the mission before the moves for the fight. */
function moves(view: Seen, seat: Seat, book: Book, choices: readonly Choice[]): readonly Choice[] {
  const unit = view.units[moverOf(choices) ?? -1];
  if (!isOn(unit) || unit.airborne) return choices;
  const first = (command: Command, why: string): readonly Choice[] => [{ command, worth: (choices[0]?.worth ?? 0) + 1, why }, ...choices];
  const leave: Command = { type: 'ability', ability: 'leave', unit: unit.id };
  const out = is(view, 'hold-the-line') ? inStrip(view, defenderOf(view), unit.at.y) : reported(view, seat);
  if (out && book.allows(view, leave, seat)) return first(leave, 'its work is done');
  const goal = goalOf(view, unit);
  if (!goal || !isSent(view, unit)) return choices;
  if (there(view, unit, goal)) {
    const stand: MoveCommand = { type: 'move', unit: unit.id, mode: 'stand', path: [], facing: facingAt(view, unit, unit.at) };
    return book.allows(view, stand, seat) ? first(stand, 'holds what it came for') : choices;
  }
  const way = toward(view, unit, goal, book);
  return way ? first(way, 'makes for the objective') : choices;
}

/** A scout goes home once there is nothing left to look into. */
const reported = (view: Seen, seat: Seat): boolean =>
  is(view, 'reconnaissance', 'plain', 'hide-and-seek') &&
  seat === view.attacker &&
  buildingsOf(view.table).every(({ id }) => missionIn(view).scanned.includes(`${seat}:${id}`));

/** Flags are taken and buildings looked into before anybody shoots. */
function deed(view: Seen, seat: Seat, book: Book): Choice | undefined {
  for (const unit of friendsOf(view, seat)) {
    if (unit.did.length > 0 || unit.airborne) continue;
    const offers: Command[] = [];
    if (is(view, 'capture-the-flag'))
      for (const flag of flagsOf(view))
        if (isOn(flag) && ownerOf(flag) !== seat) offers.push({ type: 'lift', unit: unit.id, target: flag.id });
    if (is(view, 'reconnaissance'))
      for (const { id } of buildingsOf(view.table)) offers.push({ type: 'ability', ability: 'scan', unit: unit.id, choice: id });
    const command = offers.find(one => book.allows(view, one, seat));
    if (command) return { command, worth: 100, why: 'what it came for' };
  }
  return undefined;
}

/** What a side's way to its objectives is still worth: little beside points, but enough to prefer the nearer of two like positions. */
const PULL = 0.4;
const pull = (view: Seen, seat: Seat): number =>
  friendsOf(view, seat).reduce((sum, unit) => {
    const goal = unit.airborne ? undefined : goalOf(view, unit);
    return goal && isSent(view, unit) ? sum - (PULL * Math.max(0, away(unit, goal) - goal.near)) / INCH : sum;
  }, 0);

/** The same tactics with an eye on what the fight is about; without a mission they are what they were. */
export const withMissions = (tactics: Tactics<AlphaStrike>): Tactics<AlphaStrike> => ({
  ...tactics,
  value: (view, seat, weights, book) => {
    const plain = tactics.value(view, seat, weights, book);
    return view.mission && !view.result ? plain + pull(view, seat) - pull(view, 1 - seat) : plain;
  },
  candidates: (view, seat, book, weights, most) => {
    const piece = view.mission && view.phase === 'setup' ? anyFeature(view, seat, book) : undefined;
    if (piece) return [{ command: piece, worth: 1, why: 'its share of the terrain' }];
    if (view.mission && view.phase === 'combat' && !view.pending) {
      const first = deed(view, seat, book);
      if (first) return [first];
    }
    // Whoever asks for the best alone means the best once the mission has had its say.
    const choices = tactics.candidates(view, seat, book, weights, most === 1 ? undefined : most);
    return view.mission && view.phase === 'movement' && !view.pending ? moves(view, seat, book, choices) : choices;
  },
});
