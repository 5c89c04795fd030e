import { type Candidate, chanceOf, nth, type Seat, type Tactics, tell } from '@sortie/kernel';
import { aimOf } from '../attack/aim.ts';
import { spentAttack } from '../attack/rules.ts';
import { firepower } from '../attack/value.ts';
import { SHUTDOWN } from '../heat/rules.ts';
import { attacksFor, deployments, dueAttack, mayMoveNow, movesFor } from '../options/options.ts';
import { othersFor } from '../options/works.ts';
import type { Bracket } from '../questions.ts';
import type { Book, Seen } from '../rule.ts';
import { mayAttack } from '../sequence/turn.ts';
import { pointsOf } from '../sequence/victory.ts';
import type { AlphaStrike, AttackCommand, Command, Mode, Point, Unit } from '../shape.ts';
import { alive, callSign, foesOf, INCH, otherSeat } from '../state.ts';
import { exchange } from './exchange.ts';
import { flightChoices } from './flights.ts';
import { worthOf } from './outlook.ts';
import { path } from './path.ts';
import { type Reachable, reachable } from './reachable.ts';
import { asOurs, WEIGHTS, type Weights } from './weights.ts';

type Choice = Candidate<AlphaStrike>;

/** Points on the board and what is left of both sides. */
function value(view: Seen, seat: Seat, weights: Weights, book: Book | undefined): number {
  const points = pointsOf(view);
  let left = 0;
  for (const unit of view.units) {
    if (!alive(unit) || unit.hidden) continue;
    const share = unit.pv * standing(unit);
    left += unit.seat === seat ? share : -share;
  }
  const now = nth(points, seat) - nth(points, otherSeat(seat)) + left + verdict(view, seat);
  return book && !view.result && isLoaded(view) ? now + exchange(view, seat, weights) : now;
}

/** Units stand for their attacks, and nobody has attacked yet: what is to come still counts. */
const isLoaded = ({ phase, units }: Seen): boolean =>
  phase === 'combat' ? units.every(({ did }) => did.length === 0) : phase === 'movement' && units.some(({ moved }) => moved !== null);

const verdict = ({ result }: Seen, seat: Seat): number =>
  !result || result.winners.length === 0 ? 0 : result.winners.includes(seat) ? 200 : -200;

/** The share of its value that a unit still has. The last points count most: harm is better done to one unit than spread over several. */
function standing({ armor, structure, card, heat }: Unit): number {
  const left = (armor + 2 * structure) / (card.armor + 2 * card.structure + 1);
  return 0.5 * left + 0.5 * (1 - (1 - left) * (1 - left)) - 0.04 * heat;
}

/** Everybody has moved: what comes of it can be reckoned. An attack is judged by what it does; where to set up is for the eye alone. */
const settled = (from: Seen, now: Seen): boolean => from.phase !== 'movement' || now.turn > from.turn || now.phase !== 'movement';

function candidates(view: Seen, seat: Seat, book: Book, weights: Weights, most = MOST): readonly Choice[] {
  if (view.pending?.kind === 'acting') return attacks(view, seat, book, weights);
  if (view.pending) return [{ command: { type: 'ambush', fire: true }, worth: 1, why: 'a shot for nothing' }];
  if (view.phase === 'setup') return places(view, seat, book);
  if (view.phase === 'movement') return moves(view, seat, book, weights, most);
  return attacks(view, seat, book, weights);
}

/** Toward the middle of the front, where there is room. */
function places(view: Seen, seat: Seat, book: Book): readonly Choice[] {
  const middle = view.table.width / 2;
  const front = seat === 0 ? view.table.height - view.zone * INCH : view.zone * INCH;
  const found: Choice[] = [];
  let first: number | undefined;
  for (const command of deployments(view, seat, book)) {
    if (command.type !== 'deploy') continue;
    first ??= command.unit;
    if (command.unit !== first) break;
    const off = Math.abs(command.at.x - middle) + 2 * Math.abs(command.at.y - front);
    found.push({ command, worth: -off / view.table.width, why: 'near the middle of the front' });
  }
  return found.sort(best).slice(0, 8);
}

const best = (a: Choice, b: Choice): number => b.worth - a.worth;

/** The unit least likely to regret showing its hand goes first: the cheapest. */
function moves(view: Seen, seat: Seat, book: Book, weights: Weights, most: number): readonly Choice[] {
  const waiting = [...mayMoveNow(view, seat, book)].sort((a, b) => a.pv - b.pv || a.id - b.id);
  const unit = waiting[0];
  if (!unit) return flightChoices(view, seat, book);
  const foes = foesOf(view, seat).filter(({ hidden }) => !hidden);
  const found: Move[] = [];
  for (const { place, command } of reachable(view, unit, book))
    found.push({ command, at: place.at, worth: worthOf(view, unit, place, foes, weights) });
  found.sort((a, b) => b.worth - a.worth);
  const legal: Choice[] = [];
  for (const { command: make, worth } of apart(found)) {
    const command = make(view);
    if (!book.allows(view, command, seat)) continue;
    legal.push({ command, worth, why: wayOf(command.mode) });
    if (legal.length === most) break;
  }
  const more = [...book.offered('thoughts', { view, unit, seat, book })];
  if (more.length > 0) return [...legal, ...more].sort(best).slice(0, most);
  if (legal.length > 0) return legal;
  for (const command of movesFor(view, unit, seat, book)) return [{ command, worth: 0 }];
  return [];
}

/** Places that differ deserve a second look: of those next to each other the best comes first, the others after everything else. */
function* apart(found: readonly Move[]): Generator<Move> {
  const [taken, rest]: [Point[], Move[]] = [[], []];
  for (const choice of found) {
    const { at } = choice;
    if (taken.some(other => Math.abs(other.x - at.x) + Math.abs(other.y - at.y) < ELSEWHERE)) rest.push(choice);
    else {
      taken.push(at);
      yield choice;
    }
  }
  yield* rest;
}

/** A move with the place where it ends. */
interface Move {
  readonly command: Reachable['command'];
  readonly at: Point;
  readonly worth: number;
}

const wayOf = (mode: Mode): string => (mode === 'stand' ? 'stays where it is' : mode === 'jump' ? 'jumps there' : 'goes there');

const ELSEWHERE = 4 * INCH;
const MOST = 12;

/** The best attack of the next unit that has one; overheating where it is likely to pay. */
function attacks(view: Seen, seat: Seat, book: Book, weights: Weights): readonly Choice[] {
  for (const unit of view.units) {
    if (unit.seat !== seat || !mayAttack(unit) || (spentAttack(unit) && !hasDevice(unit))) continue;
    const found: Choice[] = [];
    const run = resolved(unit);
    if (run && book.allows(view, run.command, seat)) return [run];
    if (unit.card.specials.some(code => code.startsWith('ART')))
      for (const command of othersFor(view, unit, seat, book))
        if (command.type === 'bombard') found.push({ command, worth: 0.8, why: 'shells' });
    for (const command of attacksFor(view, unit, seat, book))
      found.push({
        command: boosted(view, command, seat, book),
        worth: worthOfAttack(view, unit, command, book, weights),
        ...aimWords(view, command),
      });
    found.sort(best);
    if (found[0] && found[0].worth > 0) return found.filter(({ worth }) => worth > 0).slice(0, MOST);
  }
  return nothingLeft(view, seat, book);
}

/** A declared run is always worth resolving. */
const resolved = (unit: Unit): Choice | undefined =>
  unit.moved?.run && !unit.did.includes('run') ? { command: { type: 'run', unit: unit.id }, worth: 2, why: 'an attack run' } : undefined;

/** The same attack with what costs nothing but is there for it. */
function boosted(view: Seen, command: Command, seat: Seat, book: Book): Command {
  if (command.type !== 'attack') return command;
  for (const better of book.offered('boosts', { view, command })) if (book.allows(view, better, seat)) return better;
  return command;
}

/** Nobody shoots any more, unless a robot cannot help it. */
function nothingLeft(view: Seen, seat: Seat, book: Book): readonly Choice[] {
  const due = dueAttack(view, seat, book);
  return [due ? { command: due, worth: 0 } : { command: { type: 'done' }, worth: 0, why: 'nothing left to shoot at' }];
}

const aimWords = (view: Seen, command: Command): Pick<Choice, 'why'> =>
  command.type === 'attack' ? { why: tell('attacks the {name}', { name: callSign(view, command.target) }) } : {};

const hasDevice = ({ card }: Unit): boolean => card.specials.some(code => /^(TAG|LTAG|CNARC|SNARC|INARC|BTAS|MTAS|TSEMP)/.test(code));

/** Whoever shuts itself down does it for a kill that hardly fails, never for nothing. */
const SURE = 5 / 6;

function worthOfAttack(view: Seen, unit: Unit, command: Command, book: Book, weights: Weights): number {
  if (command.type !== 'attack') return 0;
  const aim = aimOf(view, command);
  if (!aim) return 0;
  const chance = chanceOf(book.ask('toHit', aim).total);
  if (aim.kind === 'device') return chance * 0.3;
  const points = expected(unit, command, aim.bracket);
  const { armor, structure, pv, card } = aim.target;
  // Whoever has no structure left falls at the end of the phase: more shots at it are shots at nobody.
  if (structure <= 0) return 0;
  const left = armor + structure;
  const harm = Math.min(points, left) * (points > armor ? 1.2 : 1) + (points >= left ? weights.kill : 0);
  const overheat = command.overheat ?? 0;
  // A damaged engine adds its own.
  const shutsDown =
    overheat > 0 &&
    unit.heat + book.ask('heat', { state: view, unit: { ...unit, overheated: unit.overheated + overheat } }).total >= SHUTDOWN;
  if (shutsDown && (chance < SURE || points < left)) return 0;
  // Heat is nothing to somebody who will not see the next turn.
  const heat = unit.structure > 0 ? overheat * (shutsDown ? weights.shutdown : weights.overheating) : 0;
  return chance * harm * (1 + pv / (40 * (card.armor + card.structure))) - heat;
}

function expected(unit: Unit, { how, overheat = 0 }: AttackCommand, bracket: Bracket): number {
  if (how === 'strike') return unit.card.size;
  if (how === 'melee') return unit.card.size + 1;
  if (how === 'charge' || how === 'dfa') return unit.card.size - 1;
  if (how === 'antimech') return 1 + (unit.card.damage[0]?.points ?? 0);
  const { points, minimal } = firepower(unit, how, bracket);
  return points + (minimal ? 0.5 : 0) + overheat;
}

export const tactics: Tactics<AlphaStrike> = {
  weights: WEIGHTS,
  value: (view, seat, weights = WEIGHTS, book) => value(view, seat, asOurs(weights), book),
  candidates: (view, seat, book, weights = WEIGHTS, most) => candidates(view, seat, book, asOurs(weights), most),
  settled,
  path,
};
