import type { Handler, Seat } from '@sortie/kernel';
import { nameOf } from '../pilots/knows.ts';
import type { Table } from '../rule.ts';
import type { AlphaStrike, Formed, Mark, State, Unit, UnitId } from '../shape.ts';
import { alive, marked, marking } from '../state.ts';
import type { FormationType, Loan } from './formation.ts';
import { formationNamed } from './list.ts';
import { canUse, chosenOf, mostOf } from './loans.ts';
import { levelFor, luckOf, luckyOf, OWN_LUCK, sharersOf } from './luck.ts';

const RULE = 'ASC-fb-bonus-retention';
/** Marks that only their own side reads: what has been lent for good, what for this turn, and what is wanted for the next. */
const LENT = 'secret-lent-';
const TURN = 'secret-turn-';
const WANTS = 'secret-wants-';

/** So many units that are neither destroyed, nor gone, nor running keep a formation together. */
export const ENOUGH = 3;
export const counts = (unit: Unit): boolean => alive(unit) && unit.fate !== 'waiting' && !marked(unit, 'routed');

/** Before the first turn everybody is still there. */
export const holdsTogether = ({ units, turn }: State, { units: own }: Pick<Formed, 'units'>): boolean =>
  own.filter(id => (turn === 0 ? units[id] !== undefined : counts(units[id]!))).length >= ENOUGH;

export const formedBy = ({ formations }: State, seat: Seat): readonly Formed[] => formations?.[seat] ?? [];
export const typeOf = ({ type }: Formed): FormationType => formationNamed(type)!;

const lends = (play: Table, loan: Loan['rule']): boolean => play.ask('lends', { loan }).total > 0;

/** Whoever lends what another has does so by a rule of its own. */
const isBacked = (play: Table, { supports }: Formed): boolean => supports === undefined || lends(play, 'ASC-form-support-bonus');

/** Who has something for this turn: those it was ordered for, then the first who have a use for it. */
function takersOf(state: State, one: Formed, ability: string, most: number): readonly UnitId[] {
  const able = one.units.map(id => state.units[id]!).filter(unit => counts(unit) && canUse(unit, ability));
  const order = (unit: Unit): number => unit.marks.find(({ kind }) => kind === `${WANTS}${ability}`)?.value ?? 0;
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
    for (const id of one.units)
      for (const { kind } of play.state.units[id]!.marks) if (kind.startsWith(TURN)) give(id, kind.slice(TURN.length));
  }
  return found;
}

/** What a crew can do without its formation. */
export function ownAbilities({ abilities, marks }: Pick<Unit, 'abilities' | 'marks'>): readonly string[] {
  const luck = marks.find(({ kind }) => kind === OWN_LUCK)?.value;
  const own = abilities.filter(
    one => !marks.some(({ kind }) => kind === `${LENT}${one}`) && (luck === undefined || nameOf(one) !== 'lucky'),
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
  const marks: Mark[] = [
    ...unit.marks.filter(({ kind }) => !kind.startsWith(LENT) && kind !== OWN_LUCK),
    ...added.map(one => ({ kind: `${LENT}${one}`, until: 0 })),
    ...(luck === undefined ? [] : [{ kind: OWN_LUCK, until: 0, value: luckOf(own) }]),
  ];
  const before = unit.marks.map(({ kind, value }) => `${kind} ${value ?? ''}`);
  if (same(abilities, unit.abilities) && same(marks.map(({ kind, value }) => `${kind} ${value ?? ''}`).sort(), before.sort())) return;
  play.emit({ type: 'changed', unit: unit.id, rule: RULE, what: 'has what its formation lends', change: { abilities, marks } });
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
      const unit = play.state.units[id]!;
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
      const unit = play.state.units[id]!;
      const marks = [
        ...unit.marks.filter(({ kind }) => !kind.startsWith(TURN)),
        ...(taken.get(id) ?? []).map(ability => ({ kind: `${TURN}${ability}`, until: play.state.turn })),
      ];
      if (marks.length > 0 || unit.marks.length > 0)
        if (
          !same(
            marks.map(({ kind, until }) => `${kind}${until}`),
            unit.marks.map(({ kind, until }) => `${kind}${until}`),
          )
        )
          play.emit({ type: 'changed', unit: id, rule: RULE, what: 'has its part in this turn', change: { marks } });
    }
  }
  regroupAll(play);
}

export const regroup: Handler<AlphaStrike, 'regroup'> = play => regroupAll(play);

/** The order that something shall go to this unit from the next turn on: the one that was told first gives it up. */
export function want(play: Table, unit: Unit, ability: string): void {
  const kind = `${WANTS}${ability}`;
  const formed = formedBy(play.state, unit.seat).find(({ units }) => units.includes(unit.id));
  const latest = Math.max(0, ...(formed?.units ?? []).map(id => play.state.units[id]!.marks.find(mark => mark.kind === kind)?.value ?? 0));
  const marks = marking(unit, { kind, until: 0, value: latest + 1 });
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule: RULE,
    what: 'is told what it shall do',
    change: { marks: [...marks, { kind: 'secret-told', until: play.state.turn }] },
  });
}
