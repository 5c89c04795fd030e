import { distance, hexLabel } from '@sortie/geometry';
import { distribution, nth, type Rulebook, type Seat, seenBy } from '@sortie/kernel';
import {
  aimAt,
  gator,
  isFighting,
  type Mech,
  type Move,
  type QuickStart,
  type Standing,
  type State,
  sightBetween,
  traceOf,
} from '@sortie/rules-quick-start';
import { explainAnswer } from '../explain.ts';
import type { Asked } from '../offer.ts';
import { fullName } from './labels.ts';

type Book = Rulebook<QuickStart>;

/** Every target number of one 'Mech against one enemy or all of them; with one enemy every term is told with its rule. */
export function previewFire(state: State, book: Book, unit: Mech, target: Mech | undefined): readonly string[] {
  if (!isFighting(unit)) return [`  ${fullName(state, unit)} is not on the map.`];
  const enemies = target ? [target] : state.units.filter(({ side }) => side !== unit.side);
  return enemies.filter(isFighting).flatMap(enemy => previewOn(state, book, unit, enemy, target !== undefined));
}

function previewOn(state: State, book: Book, unit: Standing, enemy: Standing, full: boolean): readonly string[] {
  const { sight, blocked, undecided } = sightBetween(state, book, unit, enemy);
  const woods = [sight.light > 0 ? `${sight.light} light` : '', sight.heavy > 0 ? `${sight.heavy} heavy` : '']
    .filter(Boolean)
    .join(' and ');
  const between = woods ? `, ${woods} woods between` : '';
  const line = blocked ? ', no line of sight' : undecided ? ', the line runs between hexes and its target will choose' : '';
  const head = `  ${fullName(state, enemy)} in ${hexLabel(enemy.at)}, range ${distance(unit.at, enemy.at)}${between}${line}`;
  return [head, ...unit.sheet.weapons.flatMap((_, at) => previewShot(state, book, unit, enemy, at, full))];
}

function previewShot(state: State, book: Book, unit: Standing, enemy: Standing, at: number, full: boolean): readonly string[] {
  const weapon = nth(unit.sheet.weapons, at);
  const name = `    ${at + 1} ${weapon.name.padEnd(14)}`;
  const refusals = book.check(
    seenBy(inAttackPhase(state, unit.seat)),
    { type: 'declare', unit: unit.id, shots: [{ weapon: at, target: enemy.id }] },
    unit.seat,
  );
  const [refusal] = refusals;
  if (refusal) return [`${name} no: ${refusal.reason} [${refusal.rule}]`];
  const answer = book.ask('toHit', aimAt(state, book, unit, enemy, weapon));
  const letters = gator(answer).map(({ letter, sum }) => `${letter} ${letter === 'G' ? sum : signed(sum)}`);
  const chance = chanceToHit(answer.total);
  const line = `${name} ${needed(answer.total).padEnd(4)} ${(chance * 100).toFixed(0).padStart(3)} %  ${letters.join('  ')}`;
  return full ? [line, ...explainAnswer('target number', answer).map(text => `        ${text}`)] : [line];
}

/** The same position as if this seat were to declare now: what is legal and what the numbers are then. */
const inAttackPhase = (state: State, seat: Seat): State => ({
  ...state,
  phase: 'attack',
  active: seat,
  pending: null,
  units: state.units.map(unit => ({ ...unit, fire: null, moved: unit.moved ?? STOOD })),
});

const STOOD: NonNullable<Mech['moved']> = { mode: 'stand', hexes: 0, spent: 0, die: { colour: 'white', number: 6 } };

/** The position after a move of one 'Mech, before anybody answers it; the reasons why not, if the move is not allowed. */
export function afterMove({ view, seat, book }: Asked<QuickStart>, move: Move): State | readonly string[] {
  const refusals = book.check(view, move, seat);
  if (refusals.length > 0) return refusals.map(({ rule, reason }) => `  No: ${reason} [${rule}]`);
  const trace = traceOf(view, move, book);
  const unit = view.units[move.unit];
  if (!trace || !unit) return ["  That 'Mech cannot move."];
  const evasion = book.ask('evasion', { mode: move.mode, hexes: trace.hexes }).total;
  const moved = { mode: move.mode, hexes: trace.hexes, spent: trace.spent, die: { colour: STOOD.die.colour, number: evasion } };
  const units = view.units.map(one => (one.id === move.unit ? { ...one, at: trace.to, facing: trace.facing, moved } : one));
  return { ...view, units };
}

/** What a roll of 2D6 does against a target number; above 12 nothing hits, at 2 and below everything does. */
function chanceToHit(number: number): number {
  if (number > 12) return 0;
  return distribution(2, 6).reduce((sum, { total, probability }) => (total >= number ? sum + probability : sum), 0);
}

const needed = (number: number): string => (number > 12 ? 'miss' : number <= 2 ? 'hit' : `${number}+`);
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);
