import { table as geometry } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Card, UnitType } from './card/card.ts';
import { has, hasAny } from './card/specials.ts';
import { templateOf } from './card/uncommon.ts';
import { MEASURES } from './measure.ts';
import type { Mark, MarkKind, MarkOf, Order, Point, State, Unit, UnitId } from './shape.ts';

export const INCH = geometry.INCH;

/** A unit that has to be there. */
export function unitAt({ units }: Pick<State, 'units'>, id: UnitId): Unit {
  const unit = units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

export function withUnit(state: State, id: UnitId, change: Partial<Unit>): State {
  const units = state.units.slice();
  units[id] = { ...unitAt(state, id), ...change };
  return { ...state, units };
}

/** Hidden from a seat: not even where it is is known. */
export const isUnseen = (unit: Unit | undefined, seat: Seat): boolean => unit?.hidden === true && unit.seat !== seat;

export type Standing = Unit & { readonly at: Point };

/** On the table and in the fight; whoever is hidden from this view is not. */
export const isOn = (unit: Unit | undefined): unit is Standing => unit !== undefined && unit.fate === 'fighting' && unit.at !== null;
interface Presence {
  readonly all: readonly Standing[];
  readonly by: readonly (readonly Standing[])[];
  /** Those that stand in the way like buildings. */
  readonly bulky: readonly Standing[];
}
let lastUnits: readonly Unit[] = [];
let present: Presence = { all: [], by: [[], []], bulky: [] };

/** Who stands on the table, told once for a list of units: rule after rule asks about the same one. */
function presence({ units }: State): Presence {
  if (units === lastUnits) return present;
  const all = units.filter(isOn);
  const by = [0, 1].map(seat => all.filter(unit => unit.seat === seat));
  present = { all, by, bulky: all.filter(unit => !unit.airborne && isLarge(unit)) };
  lastUnits = units;
  return present;
}

export const onTable = (state: State): readonly Standing[] => presence(state).all;
export const bulkyOn = (state: State): readonly Standing[] => presence(state).bulky;
export const alive = (unit: Unit): boolean => unit.fate !== 'destroyed' && unit.fate !== 'withdrawn';
export const otherSeat = (seat: Seat): Seat => 1 - seat;

const of =
  (...types: readonly UnitType[]) =>
  ({ card }: { readonly card: Card }): boolean =>
    types.includes(card.type);
export const isMech = of('BM', 'IM');
export const isProto = of('PM');
export const isVehicle = (unit: { readonly card: Card }): boolean => of('CV', 'SV')(unit) && unit.card.moves[0]?.code !== 'a';
export const isInfantry = of('BA', 'CI');
/** Units that track heat. */
export const runsHot = of('BM', 'IM', 'AF');
/** Ships are big whether their card says so or not. */
const isShip = of('DS', 'DA');
export const isLarge = ({ card }: { readonly card: Card }): boolean => bulkOf(card).large;
export const isSuperheavy = (unit: { readonly card: Card }): boolean => isMech(unit) && has(unit, 'LG');

/** The code of the mode it moves by on the ground. */
export const motive = ({ moves }: Pick<Unit, 'moves'>): string =>
  // Bicycles and monocycles, w(b) and w(m), are wheeled.
  plain(moves.find(({ code }) => code !== 'j')?.code ?? '');
const plain = (code: string): string => (code.startsWith('w(') ? code.replace(/^w\(.\)$/, 'w') : code);
export const moveBy = ({ moves }: Pick<Unit, 'moves'>, jump: boolean): number =>
  moves.find(({ code }) => (code === 'j') === jump)?.value ?? 0;
export const flies = (unit: Unit): boolean => motive(unit) === 'v';
export const skims = (unit: Unit): boolean => motive(unit) === 'g';
export const floats = (unit: Unit): boolean => ['h', 'n', 'g', 's'].includes(motive(unit)) || has(unit, 'AMP');

const broadOf = (unit: { readonly card: Card }): number => (has(unit, 'SLG') ? 3 : has(unit, 'VLG') ? 2 : 1);

/** What a card says about the room that its unit takes; every range and every line of sight wants to know. */
interface Bulk {
  readonly large: boolean;
  readonly radius: number;
}
const bulks = new WeakMap<Card, Bulk>();

function bulkOf(card: Card): Bulk {
  const known = bulks.get(card);
  if (known) return known;
  const unit = { card };
  const bulk = { large: hasAny(unit, 'LG', 'VLG', 'SLG') || isShip(unit), radius: measureBase(unit) };
  bulks.set(card, bulk);
  return bulk;
}

/** Radius of the base, in tenths of a millimetre. */
export const radiusOf = ({ card }: { readonly card: Card }): number => bulkOf(card).radius;

function measureBase(unit: { readonly card: Card }): number {
  if (isShip(unit)) return Math.max(unit.card.size, broadOf(unit)) * INCH;
  if (hasAny(unit, 'VLG', 'SLG')) return broadOf(unit) * INCH;
  if (isMech(unit)) return has(unit, 'LG') ? 190 : 159;
  if (has(unit, 'LG')) return INCH;
  return isProto(unit) ? 127 : hasAny(unit, 'FLAG', 'OBJ') ? INCH : 159;
}

/** Height of the miniature by the table of the Companion; a crouching 'Mech is half as tall. */
export function tallness(unit: Unit): number {
  // On its wheels a QuadVee is as low as a vehicle.
  const crouching = marked(unit, 'hullDown') || unit.moved?.mode === 'roll';
  if (isMech(unit)) return ((has(unit, 'LG') ? 3 : 2) * INCH) / (crouching ? 2 : 1);
  const template = templateOf(unit.card);
  if (template) return Math.round(template.height * INCH);
  if (hasAny(unit, 'LG', 'VLG', 'SLG') && isVehicle(unit))
    return (has(unit, 'SLG') ? 4 : has(unit, 'VLG') ? 3 : 2) * INCH - (crouching ? INCH : 0);
  return INCH;
}

export const baseOf = (unit: Standing): geometry.Base => ({ at: unit.at, radius: radiusOf(unit) });
/** Edge to edge across the table, or hex by hex, in tenths of a millimetre. */
export const distanceBetween = (a: Standing, b: Standing): number => MEASURES[a.base].between(baseOf(a), baseOf(b));
export const inContact = (a: Standing, b: Standing): boolean => MEASURES[a.base].contact(baseOf(a), baseOf(b));
export const isWithin = (a: Standing, b: Standing, inches: number): boolean => MEASURES[a.base].within(baseOf(a), baseOf(b), inches);
/** Does a template around a point touch a unit? */
export const isUnder = (unit: Standing, at: Point, radius: number): boolean => MEASURES[unit.base].reaches(at, radius, baseOf(unit));

type Marked = Pick<Unit, 'marks'>;
export const markOf = <K extends MarkKind>({ marks }: Marked, kind: K): MarkOf<K> | undefined => {
  for (const mark of marks) if (mark.kind === kind) return mark as MarkOf<K>;
  return undefined;
};
export const marked = ({ marks }: Marked, kind: MarkKind): boolean => {
  for (const mark of marks) if (mark.kind === kind) return true;
  return false;
};
/** The same marks with one more; one of its kind is put in its place. */
export const marking = ({ marks }: Marked, mark: Mark): readonly Mark[] => [...marks.filter(({ kind }) => kind !== mark.kind), mark];
export const unmarking = ({ marks }: Marked, ...kinds: readonly MarkKind[]): readonly Mark[] =>
  marks.filter(({ kind }) => !kinds.includes(kind));

/** What it has been told to do in the End Phase. */
export const ordersOf = ({ marks }: Marked): readonly Order[] => marks.flatMap(mark => (mark.kind === 'ordered' ? [mark.order] : []));
/** Has it been told to do this in the End Phase? */
export const isOrdered = ({ marks }: Marked, order: Order): boolean => marks.some(one => one.kind === 'ordered' && one.order === order);

/** Cannot move or act, or has no Move left. */
export const isImmobile = (unit: Unit): boolean =>
  unit.shutdown || marked(unit, 'stunned') || marked(unit, 'immobile') || marked(unit, 'bogged');
export const canAct = (unit: Unit): boolean => !unit.shutdown && !marked(unit, 'stunned');

export const stoodStill = ({ moved }: Unit): boolean =>
  moved === null || moved.mode === 'stand' || (moved.mode === 'ground' && moved.length < INCH);
export const hasJumped = ({ moved }: Unit): boolean => moved?.mode === 'jump';

/** Under water: no part of it shows above the surface. */
export const isSubmerged = (unit: Unit): boolean => unit.z < 0 && unit.z + tallness(unit) <= 0;

/** "Atlas"; with a number where there are several. */
export function callSign(state: State, id: UnitId): string {
  const unit = state.units[id];
  if (!unit) return `unit ${id}`;
  const twins = state.units.filter(other => other.name === unit.name);
  return twins.length === 1 ? unit.name : `${unit.name} #${twins.indexOf(unit) + 1}`;
}

export const foesOf = (state: State, seat: Seat): readonly Standing[] => presence(state).by[1 - seat] ?? [];
export const friendsOf = (state: State, seat: Seat): readonly Standing[] => presence(state).by[seat] ?? [];
/** Whom a unit carries. */
export const ridersOf = (state: State, id: UnitId): readonly Unit[] =>
  state.units.filter(unit => unit.rides === id && unit.fate === 'riding');
