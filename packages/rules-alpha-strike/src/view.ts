import type { Seat } from '@sortie/kernel';
import { NONE } from './card/card.ts';
import type { State, Unit } from './shape.ts';
import { isUnseen } from './state.ts';

const UNKNOWN = {
  name: '?',
  type: 'BM',
  size: 1,
  tmm: 0,
  moves: [],
  damage: [NONE, NONE, NONE],
  overheat: 0,
  armor: 0,
  structure: 1,
  specials: [],
  pv: 0,
} as const;

/** What is known of a hidden unit: that there is one. It stays the same whatever happens to it. */
export const concealed = ({ id, seat, base }: Unit): Unit => ({
  id,
  seat,
  base,
  card: UNKNOWN,
  name: 'hidden unit',
  skill: 4,
  pv: 0,
  lance: 0,
  commander: null,
  fate: 'fighting',
  at: null,
  z: 0,
  airborne: false,
  facing: { dx: 0, dy: 1 },
  armor: 0,
  structure: 1,
  heat: 0,
  moves: [],
  tmm: 0,
  engineHits: 0,
  fireHits: 0,
  weaponHits: 0,
  mpHits: 0,
  moved: null,
  did: [],
  aimedAt: [],
  abilities: [],
  quirks: [],
  contingent: 0,
  overheated: 0,
  heatFrom: 0,
  waiting: [],
  marks: [],
  spent: [],
  rides: null,
  hidden: true,
  veiled: true,
  mayHide: true,
  offTable: 0,
  shutdown: false,
  hurt: 0,
});

/** What large craft have on their sides is a secret like all their weapons. */
function plain({ arcs: _arcs, threshold: _threshold, ...card }: Unit['card']): Unit['card'] {
  return card;
}

/** A unit whose card is not known: what it is and how it moves can be seen, what it can do cannot. */
export const veil = (unit: Unit): Unit => ({
  ...unit,
  card: { ...plain(unit.card), name: '?', damage: UNKNOWN.damage, overheat: 0, specials: [], pv: 0 },
  name: 'unknown unit',
  skill: 4,
  pv: 0,
  commander: null,
  abilities: [],
  quirks: [],
});
export const isUnknown = (unit: Unit, seat: Seat): boolean => unit.veiled && unit.seat !== seat;

/** What only its own side knows of a unit: orders, and what it has been lent. */
const hasSecrets = (unit: Unit, seat: Seat): boolean => unit.seat !== seat && unit.marks.some(({ secret }) => secret);
const discreet = (unit: Unit, seat: Seat): Unit =>
  hasSecrets(unit, seat) ? { ...unit, marks: unit.marks.filter(({ secret }) => !secret) } : unit;
/** A unit that is not hidden, as a seat knows it. */
export const seenAs = (unit: Unit, seat: Seat): Unit => discreet(isUnknown(unit, seat) ? veil(unit) : unit, seat);

/** The state as a seat knows it: hidden enemies are blank, mines and shells of the other side are not there. */
export function view(state: State, seat: Seat): State {
  const hidden = state.units.some(unit => isUnseen(unit, seat) || isUnknown(unit, seat) || hasSecrets(unit, seat));
  const mines = state.mines.some(field => field.seat !== seat);
  const shells = state.shells.length > 0;
  if (!hidden && !mines && !shells) return state;
  return {
    ...state,
    units: hidden ? state.units.map(unit => (isUnseen(unit, seat) ? concealed(unit) : seenAs(unit, seat))) : state.units,
    mines: mines ? state.mines.filter(field => field.seat === seat) : state.mines,
    shells: state.shells.filter(({ unit }) => state.units[unit]?.seat === seat),
  };
}

/** What each side has of its own without what the others have. */
export const onlyOwn = <T>(lists: readonly (readonly T[])[], seat: Seat): readonly (readonly T[])[] =>
  lists.some((own, owner) => owner !== seat && own.length > 0) ? lists.map((own, owner) => (owner === seat ? own : [])) : lists;
