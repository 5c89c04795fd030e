import { type Handler, nth, type Seat, sure } from '@sortie/kernel';
import type { Table } from '../../rule.ts';
import type { AlphaStrike, State, Unit, UnitId } from '../../shape.ts';
import { alive, marked, markOf, unitAt } from '../../state.ts';
import { nameOf } from '../special-pilot-abilities/knows.ts';
import type { Formed } from './facts.ts';
import type { FormationType, Loan } from './formation.ts';
import { formationNamed } from './list.ts';
import { canUse, chosenOf, mostOf } from './loans.ts';
import { levelFor, luckOf, luckyOf, sharersOf } from './luck.ts';

/** So many units that are neither destroyed, nor gone, nor running keep a formation together. */
export const ENOUGH = 3;
export const counts = (unit: Unit): boolean => alive(unit) && unit.fate !== 'waiting' && !marked(unit, 'routed');

/** Before the first turn everybody is still there. */
export const holdsTogether = ({ units, turn }: State, { units: own }: Pick<Formed, 'units'>): boolean =>
  own.filter(id => (turn === 0 ? units[id] !== undefined : counts(nth(units, id)))).length >= ENOUGH;

export const formedBy = ({ formations }: State, seat: Seat): readonly Formed[] => formations?.[seat] ?? [];
export const typeOf = ({ type }: Formed): FormationType => sure(formationNamed(type), 'the formation');

const lends = (play: Table, loan: Loan['rule']): boolean => play.book.permits('loan', loan);

/** Whoever lends what another has does so by a rule of its own. */
const isBacked = (play: Table, { supports }: Formed): boolean => supports === undefined || lends(play, 'ASC-form-support-bonus');

/** How late it was told to have something; 0 for never. */
function placeOf({ marks }: Unit, ability: string): number {
  for (const mark of marks) if (mark.kind === 'wants' && mark.ability === ability) return mark.value;
  return 0;
}

/** Who has something for this turn: those it was ordered for, then the first who have a use for it. */
function takersOf(state: State, one: Formed, ability: string, most: number): readonly UnitId[] {
  const able = one.units.map(id => nth(state.units, id)).filter(unit => counts(unit) && canUse(unit, ability));
  const order = (unit: Unit): number => placeOf(unit, ability);
  return [...able]
    .sort((a, b) => order(b) - order(a) || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id);
}

/** What one turn brings: of its own formation, and of the one it supports. */
function turnLoans(play: Table, seat: Seat): ReadonlyMap<UnitId, readonly string[]> {
  const found = new Map<UnitId, string[]>();
  const formed = formedBy(play.state, seat);
  for (const one of formed) {
    const backed = one.supports === undefined ? undefined : formed.find(({ lance }) => lance === one.supports);
    const source = backed ?? one;
    if (!holdsTogether(play.state, one) || !isBacked(play, one)) continue;
    for (const loan of typeOf(source).loans) {
      if (loan.holds !== 'turn' || !lends(play, loan.rule)) continue;
      const users = mostOf(loan, source.units.length);
      const ability = chosenOf(loan, source.choice);
      for (const id of takersOf(play.state, one, ability, backed ? Math.floor(users / 2) : users))
        found.set(id, [...(found.get(id) ?? []), ability]);
    }
  }
  return found;
}

/** What every unit of a side has of its formation now. */
function lentNow(play: Table, seat: Seat): ReadonlyMap<UnitId, readonly string[]> {
  const found = new Map<UnitId, string[]>();
  const give = (id: UnitId, ability: string): void => void found.set(id, [...(found.get(id) ?? []), ability]);
  for (const one of formedBy(play.state, seat)) {
    if (!holdsTogether(play.state, one) || !isBacked(play, one)) continue;
    for (const { unit, ability, loan } of one.given) if (lends(play, loan)) give(unit, ability);
    for (const id of one.units) for (const mark of unitAt(play.state, id).marks) if (mark.kind === 'lentForTurn') give(id, mark.ability);
  }
  return found;
}

/** What a crew can do without its formation. */
export function ownAbilities({ abilities, marks }: Pick<Unit, 'abilities' | 'marks'>): readonly string[] {
  const luck = markOf({ marks }, 'ownLuck')?.value;
  const own = abilities.filter(
    one => !marks.some(mark => mark.kind === 'lent' && mark.ability === one) && (luck === undefined || nameOf(one) !== 'lucky'),
  );
  return luck ? [...own, luckyOf(luck)] : own;
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one, i) => one === b[i]);

/** What a unit knows with what it has been lent; nobody knows anything twice. */
function settle(play: Table, unit: Unit, lent: readonly string[], luck: number | undefined): void {
  const own = ownAbilities(unit);
  const added = lent.filter((one, i) => lent.indexOf(one) === i && !own.some(known => nameOf(known) === nameOf(one)));
  const plain = luck === undefined ? own : own.filter(one => nameOf(one) !== 'lucky');
  const abilities = [...plain, ...added, ...(luck ? [luckyOf(luck)] : [])];
  const before = unit.marks.flatMap(mark => (mark.kind === 'lent' ? [mark.ability] : []));
  const ownLuck = luck === undefined ? undefined : luckOf(own);
  const unchanged = same([...before].sort(), [...added].sort()) && markOf(unit, 'ownLuck')?.value === ownLuck;
  if (same(abilities, unit.abilities) && unchanged) return;
  play.emit({ type: 'lent', unit: unit.id, abilities, lent: added, ...(ownLuck !== undefined && { luck: ownLuck }) });
}

/** Who has what of the formations now. */
export function regroupAll(play: Table): void {
  if (play.state.formations === undefined) return;
  for (const seat of [0, 1]) {
    const lent = lentNow(play, seat);
    const luck = lends(play, 'ASC-form-battle-bonus')
      ? sharersOf(play.state, seat, one => holdsTogether(play.state, one) && isBacked(play, one))
      : new Map<UnitId, number>();
    const units = new Set(formedBy(play.state, seat).flatMap(one => one.units));
    for (const id of units) {
      const unit = unitAt(play.state, id);
      const pool = luck.get(id);
      settle(play, unit, lent.get(id) ?? [], pool === undefined ? undefined : levelFor(ownAbilities(unit), unit.spent, pool));
    }
  }
}

/** At the start of a turn abilities go to whom they are meant for now. */
export function rotate(play: Table): void {
  for (const seat of [0, 1]) {
    const taken = turnLoans(play, seat);
    for (const id of new Set(formedBy(play.state, seat).flatMap(one => one.units))) {
      const unit = unitAt(play.state, id);
      const { turn } = play.state;
      const now = taken.get(id) ?? [];
      const before = unit.marks.filter(mark => mark.kind === 'lentForTurn');
      if (
        !same(
          before.map(mark => mark.ability),
          now,
        ) ||
        before.some(({ until }) => until !== turn)
      )
        play.emit({ type: 'lentForTurn', unit: id, abilities: now, until: now.length > 0 ? turn : 0 });
    }
  }
  regroupAll(play);
}

export const regroup: Handler<AlphaStrike, 'regroup'> = play => regroupAll(play);

/** The order that something shall go to this unit from the next turn on: the one that was told first gives it up. */
export function want(play: Table, unit: Unit, ability: string): void {
  const formed = formedBy(play.state, unit.seat).find(({ units }) => units.includes(unit.id));
  const latest = Math.max(0, ...(formed?.units ?? []).map(id => placeOf(unitAt(play.state, id), ability)));
  play.emit({ type: 'wanted', unit: unit.id, ability, place: latest + 1, until: play.state.turn });
}
