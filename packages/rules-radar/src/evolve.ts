import { nth } from '@sortie/kernel';
import type { Event } from './event.ts';
import { MIDDLE_OF_MAP, NOWHERE } from './map/zones.ts';
import { isOverGround } from './sequence/order.ts';
import { ATMOSPHERE, type Clash, type Fresh, type Hits, type State, type Unit } from './shape.ts';
import { FRESH_TURN, isFighting, sameEngagement, withDoings, withUnit } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Fold = { readonly [T in Event['type']]?: (state: State, event: Of<T>) => State };

export const onClash = (state: State, change: Partial<Clash>): State =>
  state.clash ? { ...state, clash: { ...state.clash, ...change } } : state;

const put = <T>(pair: readonly [T, T], who: 0 | 1, value: T): readonly [T, T] => (who === 0 ? [value, pair[1]] : [pair[0], value]);

/** Everybody in a sector that has no place on its map yet. */
const everybodyIn = (state: State, sector: number, zone: number, was: (unit: Unit) => boolean): State => ({
  ...state,
  units: state.units.map(unit => (isFighting(unit) && !unit.sunk && unit.sector === sector && was(unit) ? { ...unit, zone } : unit)),
});

/** Whoever is gone engages nobody, and has no choice to make. */
export function without(state: State, id: number): State {
  const gone = ({ a, b }: { readonly a: number; readonly b: number }): boolean => a !== id && b !== id;
  return {
    ...state,
    engagements: state.engagements.filter(gone),
    unsettled: state.unsettled.filter(gone),
  };
}

function began(state: State, { clash }: Of<'engaged'>): State {
  const [first, second] = clash.units;
  const pair = { a: first, b: second };
  const known = state.engagements.some(one => sameEngagement(one, pair));
  let next = withDoings(state, first, {
    met: [...nth(state.units, first).turn.met, second],
    primary: nth(state.units, first).turn.primary ?? second,
    engaged: true,
    initiated: true,
    maneuvered: true,
  });
  next = withDoings(next, second, { engaged: true, maneuvered: true });
  return { ...next, clash, engagements: known ? state.engagements : [...state.engagements, pair] };
}

function answered(state: State, { fire, overheat, bomb, chosen }: Of<'answered'>): State {
  const { clash } = state;
  if (!clash) return state;
  const [first, second] = clash.units;
  const doings = nth(state.units, second).turn;
  const next = chosen
    ? withDoings(state, second, { met: [...doings.met, first], primary: doings.primary ?? (fire ? first : null) })
    : state;
  return onClash(next, {
    returns: fire,
    asks: 'nobody',
    overheat: put(clash.overheat, 1, overheat),
    bombs: put(clash.bombs, 1, bomb),
  });
}

function fired(state: State, { unit: id, arc, weapon, bomb, way, overheat, free }: Of<'fired'>): State {
  const unit = nth(state.units, id);
  if (free) return withDoings(state, id, { done: true });
  const spent = bomb === null ? [...unit.turn.spent, `${arc}:${weapon === 'subCapital' ? 'capital' : weapon}`] : unit.turn.spent;
  const next = withDoings(state, id, {
    spent,
    attacks: unit.turn.attacks + 1,
    overheat: Math.max(unit.turn.overheat, overheat),
    afar: unit.turn.afar || way !== 'engage',
  });
  if (bomb === null) return next;
  const bombs = unit.bombs.slice();
  bombs.splice(bombs.indexOf(bomb), 1);
  return withUnit(next, id, { bombs });
}

function hitsWith(hits: Hits, { crit, arc, weapon, bay }: Fresh): Hits {
  switch (crit) {
    case 'weapon':
      return weapon === null ? hits : { ...hits, weapons: [...hits.weapons, { arc, weapon }] };
    case 'door':
      return { ...hits, doors: [...hits.doors, bay] };
    case 'fireControl':
    case 'engine':
    case 'thruster':
    case 'crew':
    case 'kfDrive':
    case 'dock':
    case 'dockingCollar':
    case 'kfBoom':
      return { ...hits, [crit]: hits[crit] + 1 };
    default:
      return hits;
  }
}

/** Whoever has stayed over the ground in the turn of space acts in that of the ground. */
const comeDown = (unit: Unit): Unit =>
  unit.turn.shifted || unit.turn.late ? unit : { ...unit, turn: { ...unit.turn, moved: false, done: false } };

/** What a hit to the tank cost in games whose facts do not say so. */
const FUEL_LOST = 4;

function took(state: State, { unit: id, fresh, crit, lost = crit === 'fuel' ? FUEL_LOST : 0 }: Of<'critTook'>): State {
  const unit = nth(state.units, id);
  const fuel = Math.max(0, unit.fuel - lost);
  return withUnit(state, id, { hits: hitsWith(unit.hits, fresh), fresh: unit.fresh.slice(1), fuel });
}

const rested = (unit: Unit): Unit => (unit.turn === FRESH_TURN ? unit : { ...unit, turn: FRESH_TURN });
/** A side that has fired at the ground is busy until the capital turn ends. */
const restedBelow = (unit: Unit): Unit => ({ ...unit, turn: { ...FRESH_TURN, orbit: unit.turn.orbit } });

/** A new capital turn wipes what everybody did; a turn of the ground alone only what those over it did. Old games do not tell the two apart. */
function turnBegan(state: State, { turn, groundTurn, maps, below }: Of<'turnBegan'>): State {
  const begins = (unit: Unit): Unit => {
    if (!below) return rested(unit);
    return isOverGround(state, unit.sector) ? restedBelow(unit) : unit;
  };
  return { ...state, turn, groundTurn, maps, units: state.units.map(begins) };
}

/** What each fact of the core does to the state. */
export const FOLDS = {
  deployed: (state, { unit, sector, zone, sunk }) => withUnit(state, unit, { sector, zone, sunk, fate: 'fighting' }),
  turnBegan,
  initiativeRolled: (state, { winner }) => ({ ...state, initiative: winner }),
  mapBegan: (state, { map, maps }) => ({ ...state, map, maps, units: map === ATMOSPHERE ? state.units.map(comeDown) : state.units }),
  phaseBegan: (state, { phase, queue, unsettled }) => ({
    ...state,
    phase,
    queue,
    active: -1,
    ...(unsettled ? { unsettled } : {}),
  }),
  called: (state, { seat, queue }) => ({ ...state, active: seat, queue }),
  moved: (state, { unit, sector, zone, shifted, late }) => {
    const doings = nth(state.units, unit).turn;
    const strayed = doings.strayed || sector !== nth(state.units, unit).sector;
    const turn = { ...doings, moved: true, shifted, late, strayed, maneuvered: doings.maneuvered || shifted };
    return withUnit(state, unit, { sector, zone, turn });
  },
  mapLaid: (state, { sector }) => everybodyIn(state, sector, MIDDLE_OF_MAP, ({ zone }) => zone === NOWHERE),
  mapLifted: (state, { sector }) => everybodyIn(state, sector, NOWHERE, () => true),
  left: (state, { unit, fate }) => without(withUnit(state, unit, { fate, zone: NOWHERE }), unit),
  sank: (state, { unit, zone, sunk }) => withUnit(state, unit, { zone, sunk, sector: 0 }),
  engaged: began,
  answered,
  asked: (state, { asks, who }) => {
    const seat = state.clash ? nth(state.units, state.clash.units[who]).seat : state.active;
    return onClash({ ...state, active: seat }, { asks, who });
  },
  steered: (state, { controls }) => onClash(state, { control: [controls[0].control, controls[1].control] }),
  faced: (state, { arcs }) => onClash(state, { arcs, asks: 'nobody' }),
  ranged: (state, { bracket }) => onClash(state, { bracket, asks: 'nobody' }),
  readied: (state, { who, weapons, helper }) =>
    state.clash
      ? onClash(state, { shots: put(state.clash.shots, who, weapons), helpers: put(state.clash.helpers, who, helper), asks: 'nobody' })
      : state,
  fired,
  damaged: (state, { unit: id, armor, structure }) => {
    const unit = nth(state.units, id);
    return { ...withUnit(state, id, { armor: unit.armor - armor, structure: unit.structure - structure }), lastHarm: state.turn };
  },
  critRolled: (state, { unit, fresh }) => withUnit(state, unit, { fresh: [...nth(state.units, unit).fresh, fresh] }),
  exchanged: (state, { committed = [] }) => ({
    ...committed.reduce((now, id) => withDoings(now, id, { attacks: Math.max(1, nth(now.units, id).turn.attacks) }), state),
    clash: null,
  }),
  screened: (state, { unit: id, strength }) => withDoings(state, id, { screen: strength, attacks: nth(state.units, id).turn.attacks + 1 }),
  blinded: (state, { unit, until }) => withUnit(state, unit, { blinded: until }),
  held: (state, { seat }) => ({
    ...state,
    units: state.units.map(unit => (unit.seat === seat && isFighting(unit) ? { ...unit, turn: { ...unit.turn, done: true } } : unit)),
  }),
  critTook: took,
  destroyed: (state, { unit }) => without(withUnit(state, unit, { fate: 'destroyed', zone: NOWHERE, fresh: [] }), unit),
  captured: (state, { unit }) => without(withUnit(state, unit, { fate: 'captured', zone: NOWHERE, fresh: [] }), unit),
  wished: (state, { engagement, stay, seat }) => ({ ...state, wish: { engagement, stay, seat }, active: 1 - seat }),
  settled: (state, { engagement, goesOn }) => ({
    ...state,
    wish: null,
    unsettled: state.unsettled.filter(one => !sameEngagement(one, engagement)),
    engagements: goesOn ? state.engagements : state.engagements.filter(one => !sameEngagement(one, engagement)),
  }),
  rolled: state => state,
  burned: (state, { unit, fuel }) => withUnit(state, unit, { fuel }),
  cooled: (state, { unit, heat, shutdown }) => withUnit(state, unit, { heat, shutdown }),
  turnEnded: state => state,
  ended: (state, { winners, reason, points }) => ({
    ...state,
    phase: 'over',
    active: -1,
    result: { winners, reason, points },
    clash: null,
  }),
} satisfies Fold;
