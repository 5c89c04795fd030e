import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { sideAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { sightOf } from '../sight/sight.ts';
import { enemyOf, inOrder, is, isPlaced } from '../units/unit.ts';
import { bombStake } from './blasts.ts';
import { coverAt, type Gun, guardOf, gunOf, moving, standing, strengthAlong } from './marks.ts';
import { type Stake, stakeOf } from './stakes.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** What a place is like for one unit, in build points. */
export interface Sight {
  /** What the enemies who see it would do to it there. */
  readonly danger: number;
  /** The best it could do itself standing there, and on the move. */
  readonly standing: number;
  readonly moving: number;
  /** At whom it would fire standing, and on the move; -1 at nobody. */
  readonly target: number;
  readonly mark: number;
}

export type Field = (at: number, level: number, aloft: boolean) => Sight;

/** Beyond this nobody worries about being shot at. */
const FAR = 42;

interface Foe {
  readonly unit: Unit & { readonly at: number };
  readonly gun: Gun | undefined;
  readonly guard: number;
  readonly cover: number;
  readonly stake: Stake;
}

interface Remembered {
  readonly view: V;
  readonly book: Book;
  readonly weights: Weights;
  readonly unit: Unit;
  readonly gun: Gun;
  readonly field: Field;
}

const memory: Remembered[] = [];
const KEPT = 12;

/**
 * The field of fire around a unit. Places already looked at are remembered as long as nothing that matters has changed: while a soldier
 * walks, its own whereabouts are the only thing that does.
 */
export function fieldFor(view: V, seat: Seat, book: Book, unit: Unit, weights: Weights): Field {
  const gun = gunOf(view, book, unit);
  const now = { view, book, weights, unit, gun };
  const found = memory.find(one => one.unit.id === unit.id && one.book === book && fits(one, now));
  if (found) return found.field;
  const field = surveyed(view, seat, book, unit, gun, weights);
  memory.unshift({ ...now, field });
  memory.length = Math.min(KEPT, memory.length);
  return field;
}

function fits(one: Remembered, { view, unit, gun, weights }: Omit<Remembered, 'field'>): boolean {
  if (one.view.map !== view.map || one.view.turn !== view.turn || one.view.plan !== view.plan) return false;
  if (one.gun.attack !== gun.attack || !alike(one.unit, unit) || !sameStakes(one.weights, weights)) return false;
  if (one.view.sides.some(({ squads }, seat) => squads !== sideAt(view, seat).squads)) return false;
  if (one.view.units === view.units) return one.view.objectives === view.objectives || !is(unit, 'bomb');
  // What a bomb is worth hangs on everybody.
  if (is(unit, 'bomb')) return false;
  return view.units.every(
    (other, i) => other === one.view.units[i] || other.id === unit.id || (other.seat === unit.seat && !signals(other)),
  );
}

const alike = (a: Unit, b: Unit): boolean =>
  a.card === b.card && a.morale === b.morale && a.paint === b.paint && a.stealth.box === b.stealth.box && a.seat === b.seat;

const sameStakes = (a: Weights, b: Weights): boolean =>
  a === b || (a.point === b.point && a.objective === b.objective && a.leader === b.leader);

/** Of friends only those matter here who lead and who jam. */
const signals = ({ card }: Unit): boolean => card?.type === 'command' || card?.type === 'ecm';

function surveyed(view: V, seat: Seat, book: Book, unit: Unit, gun: Gun, weights: Weights): Field {
  const ground = groundOf(view.map);
  const foes = foesOf(view, seat, book, weights);
  const [guard, stake] = [guardOf(unit), is(unit, 'bomb') ? allOrNothing(bombStake(view, seat, unit)) : stakeOf(view, unit, weights)];
  const reckon = (at: number, level: number, aloft: boolean): Sight => {
    const here: Aimed = { unit, stake, guard, cover: coverAt(view, at, level, aloft), level, aloft };
    let [danger, stood, moved, target, mark] = [0, 0, 0, -1, -1];
    for (const foe of foes) {
      const range = ground.range(foe.unit.at, at);
      if (range > FAR || ground.blocked(at, level, foe.unit.at, foe.unit.level, sightOf(book))) continue;
      const ours = strengthAgainst(gun, foe, here, range);
      const aim = standing(gun, ours, foe.unit, foe.stake);
      if (aim > stood) [stood, target] = [aim, foe.unit.id];
      const snap = moving(gun, ours, foe.unit, foe.stake);
      if (snap > moved) [moved, mark] = [snap, foe.unit.id];
      danger += threat(foe, here, range);
    }
    return { danger: Math.min(stake.end, danger), standing: stood, moving: moved, target, mark };
  };
  const known = new Map<number, Sight>();
  return (at, level, aloft) => {
    const key = (at * 32 + level) * 2 + (aloft ? 1 : 0);
    const sight = known.get(key) ?? reckon(at, level, aloft);
    known.set(key, sight);
    return sight;
  };
}

/** What a unit sees from where it is, without keeping the field in mind. */
export const glance = (view: V, book: Book, unit: Unit & { readonly at: number }, weights: Weights): Sight =>
  surveyed(view, unit.seat, book, unit, gunOf(view, book, unit), weights)(unit.at, unit.level, unit.aloft);

interface Foes {
  readonly book: Book;
  readonly weights: Weights;
  readonly bySeat: (readonly Foe[] | undefined)[];
}
const met = new WeakMap<V, Foes>();

/** Whom a seat is up against: the same for all its units. */
function foesOf(view: V, seat: Seat, book: Book, weights: Weights): readonly Foe[] {
  const before = met.get(view);
  const foes = before?.book === book && before.weights === weights ? before : { book, weights, bySeat: [] };
  met.set(view, foes);
  const known = foes.bySeat[seat];
  if (known) return known;
  const found = view.units.filter(other => other.seat === enemyOf(seat) && isPlaced(other)).map(other => foeOf(view, book, other, weights));
  foes.bySeat[seat] = found;
  return found;
}

/** A unit where it might be, as somebody aims at it. */
interface Aimed {
  readonly unit: Unit;
  readonly stake: Stake;
  readonly guard: number;
  readonly cover: number;
  readonly level: number;
  readonly aloft: boolean;
}

/** A sniper does not fire in the air. */
const strengthAgainst = (gun: Gun, { unit, guard, cover }: Foe, { level, aloft }: Aimed, range: number): number =>
  gun.sniper && aloft ? 0 : strengthAlong(gun, guard, cover, { range, from: level, to: unit.level, aloft: unit.aloft });

/** What somebody who sees a unit would do to it. */
function threat({ gun, unit: foe }: Foe, { unit, stake, guard, cover, level, aloft }: Aimed, range: number): number {
  if (!gun) return 0;
  return standing(gun, strengthAlong(gun, guard, cover, { range, from: foe.level, to: level, aloft }), unit, stake) * patience(foe);
}

/** Whoever has acted shoots next turn at the earliest. */
const patience = ({ done }: Unit): number => (done ? 0.7 : 1);

const allOrNothing = (end: number): Stake => ({ end, whole: end });

function foeOf(view: V, book: Book, unit: Unit, weights: Weights): Foe {
  const placed = unit as Foe['unit'];
  const gun = inOrder(unit) ? gunOf(view, book, unit) : undefined;
  return {
    unit: placed,
    gun: gun && gun.attack > 0 ? gun : undefined,
    guard: guardOf(unit),
    cover: coverAt(view, placed.at, unit.level, unit.aloft),
    stake: stakeOf(view, unit, weights),
  };
}
