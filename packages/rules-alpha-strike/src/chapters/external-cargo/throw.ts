import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Handler, RuleId } from '@sortie/kernel';
import { aimOf } from '../../attack/aim.ts';
import { newAttack } from '../../attack/attack.ts';
import { type Foreseen, ofPlace } from '../../attack/foresee.ts';
import { wreck } from '../../buildings/wreck.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { shotMargin } from '../../movement/control.ts';
import type { Aim, PlaceShot, Shot } from '../../questions.ts';
import { type AlphaRule, type Book, core, option, type Seen, type Table } from '../../rule.ts';
import { inCombat } from '../../sequence/turn.ts';
import type { AlphaStrike, Command, Point, State, Unit } from '../../shape.ts';
import { canAct, distanceBetween, INCH, isMech, isOn, onTable, radiusOf, type Standing, unitAt } from '../../state.ts';
import { putDown } from '../../transport/place.ts';
import { carriedAll, carriedBy } from './burden.ts';
import { loadsOn } from './cargo.ts';
import { bulkOf, throwingSize } from './cargo-size.ts';

type Throw = Extract<Command, { readonly type: 'throw' }>;

const cargoOf = (state: State, unit: Unit): Unit | undefined => {
  const id = carriedBy(unit);
  return id === undefined ? undefined : state.units[id];
};

/** Two inches for each Size between the thrower and what it throws. */
export const throwReach = (unit: Unit, cargo: Unit): number => 2 * (throwingSize(unit) - bulkOf(cargo, unit).size);

const houseOf = (state: State, name: string | undefined): terrain.Piece | undefined =>
  name === undefined ? undefined : state.table.pieces.find(({ id, kind }) => id === name && (kind === 'building' || kind === 'wall'));

/** The middle of what is thrown at, and how far away its edge is. */
function mark(state: State, unit: Standing, { target, piece }: Throw): { readonly at: Point; readonly range: number } | undefined {
  const foe = target === undefined ? undefined : state.units[target];
  if (isOn(foe) && !foe.hidden && foe.id !== unit.id) return { at: foe.at, range: distanceBetween(unit, foe) };
  const house = houseOf(state, piece);
  if (!house) return undefined;
  const { left, right, top, bottom } = geometry.bounds(house.outline);
  const at = { x: clamp(unit.at.x, left, right), y: clamp(unit.at.y, top, bottom) };
  return { at, range: Math.max(0, geometry.distanceOf(unit.at, at) - radiusOf(unit)) };
}
const clamp = (value: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));

/** At every enemy. */
function* throws(view: Seen, unit: Unit): Generator<Command> {
  if (!isOn(unit) || carriedBy(unit) === undefined) return;
  for (const other of onTable(view))
    if (other.id !== unit.id && !other.hidden && other.seat !== unit.seat) yield { type: 'throw', unit: unit.id, target: other.id };
}

/** What is thrown deals what it weighs: only the number is told. */
function foreseen(state: State, command: Throw, book: Book): readonly Foreseen[] {
  const shot = throwShot(state, command);
  if (shot) return ofPlace(shot, book);
  const aim = throwAim(state, command);
  return aim ? [{ target: aim.target.id, needs: book.ask('toHit', aim) }] : [];
}

const eligible: AlphaRule = option('ASC-throw-eligibility', {
  permits: { command: ['throw'] },
  offers: {
    works: ({ view, unit }) => throws(view, unit),
    rolls: ({ state, command, book }) => (command.type === 'throw' ? foreseen(state, command, book) : []),
  },
  forbids: {
    throw: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      const wrong = inCombat(view, unit, seat);
      const cargo = unit ? cargoOf(view, unit) : undefined;
      if (wrong) return wrong;
      if (!unit || !cargo || !isMech(unit)) return 'only a ’Mech throws, and only what it carries';
      if (unit.did.length > 0) return 'it has already acted this turn';
      return throwingSize(unit) - bulkOf(cargo, unit).size >= 2 ? undefined : 'it is not two Sizes smaller';
    },
  },
});

const reach: AlphaRule = core('ASC-throw-range', {
  forbids: {
    throw: (view, command) => {
      const unit = view.units[command.unit];
      const cargo = unit ? cargoOf(view, unit) : undefined;
      if (!isOn(unit) || !cargo) return undefined;
      const goal = mark(view, unit, command);
      if (!goal) return 'there is nothing to throw at';
      return goal.range <= throwReach(unit, cargo) * INCH ? undefined : 'it cannot be thrown that far';
    },
  },
});

/** +1 for each two inches in place of range, the Size of what flies, and 2 if it struggles. */
function flightTerms(state: State, attacker: Unit, range: number): number {
  const cargo = cargoOf(state, attacker);
  if (!cargo) return 0;
  return Math.floor(range / (2 * INCH)) + bulkOf(cargo, attacker).size + (canAct(cargo) ? 2 : 0);
}

type Thrown = Shot & { readonly how: string };
const flying = ({ how, state, attacker, range }: Thrown): number | undefined =>
  how === 'throw' ? flightTerms(state, attacker, range) : undefined;
const noRange = ({ how }: Thrown): readonly RuleId[] | undefined => (how === 'throw' ? ['AS-to-hit-range'] : undefined);

/** A building stands still; how far away it is counts by the flight alone. */
const throwAt = (state: State, attacker: Unit, range: number): PlaceShot => ({
  state,
  attacker,
  how: 'throw',
  kind: 'weapon',
  range,
  bracket: 0,
  lent: null,
  density: 0,
});

/** A throw at a building as the rules see it; nothing where there is none. */
function throwShot(state: State, command: Throw): PlaceShot | undefined {
  const unit = state.units[command.unit];
  const goal = isOn(unit) && command.target === undefined ? mark(state, unit, command) : undefined;
  return unit && goal && throwAt(state, unit, goal.range);
}

/** A throw at a unit; networks are of no use to it. */
function throwAim(state: State, { unit, target = -1 }: Throw): Aim | undefined {
  const aim = aimOf(state, { type: 'attack', unit, target, how: 'standard' });
  return aim && { ...aim, how: 'throw', lent: null };
}

const toHit: AlphaRule = core('ASC-throw-to-hit', {
  adds: { toHit: flying, toHitPlace: flying },
  waives: { toHit: noRange, toHitPlace: noRange },
  forbids: {
    throw: (view: Seen, command, _seat, book) => {
      const shot = throwShot(view, command);
      if (shot && book.ask('toHitPlace', shot).total > 12) return 'no roll is high enough';
      const aim = throwAim(view, command);
      return aim && book.ask('toHit', aim).total > 12 ? 'no roll is high enough' : undefined;
    },
  },
  covers: ['ASC-tbl-throwing'],
});

export const hurl: Handler<AlphaStrike, 'throw'> = (play, command) => {
  const unit = play.state.units[command.unit];
  const cargo = unit ? cargoOf(play.state, unit) : undefined;
  if (!isOn(unit) || !cargo) return;
  const goal = mark(play.state, unit, command);
  if (!goal) return;
  const { size } = bulkOf(cargo, unit);
  const hit = command.target === undefined ? hitsHouse(play, unit, goal.range, command.piece, size) : hitsUnit(play, command, size);
  const at = hit ? goal.at : geometry.scattered(goal.at, play.roll(1, 6, 'ASC-throw-miss').total, INCH);
  const thrower = unitAt(play.state, unit.id);
  const rest = carriedAll(thrower)
    .filter(id => id !== cargo.id)
    .map(id => unitAt(play.state, id));
  play.emit({ type: 'loadThrown', unit: unit.id, loads: loadsOn(thrower, rest) });
  const load = unitAt(play.state, cargo.id);
  if (load.fate !== 'riding') return;
  const { at: place, z } = putDown(play.state, load, at);
  play.emit({ type: 'loadLanded', unit: cargo.id, at: place, z, rule: hit ? 'ASC-throw-damage' : 'ASC-throw-miss' });
  hurt(play, cargo.id, 2 * size, byRule('ASC-throw-damage'));
};

function hitsUnit(play: Table, command: Throw, size: number): boolean {
  const aim = throwAim(play.state, command);
  if (!aim) return false;
  const attack = { ...newAttack(aim), value: { points: size, minimal: false } };
  play.run('attack', attack);
  return attack.hit;
}

function hitsHouse(play: Table, unit: Unit, range: number, piece: string | undefined, size: number): boolean {
  const needs = play.ask('toHitPlace', throwAt(play.state, unit, range));
  const roll = play.roll(2, 6, 'ASC-throw-to-hit');
  const good = shotMargin(play, unit, needs, roll) >= 0;
  const what = good ? 'hits the building' : 'misses the building';
  play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-throw-to-hit', what, needs, roll, good });
  if (good && piece !== undefined) wreck(play, piece, size);
  return good;
}

export const throwRules: readonly AlphaRule[] = [
  eligible,
  reach,
  toHit,
  core('ASC-throw-miss', { structural: 'a throw that misses comes down an inch away' }),
  core('ASC-throw-damage', { structural: 'what is thrown strikes with its Size, and suffers twice as much' }),
];
