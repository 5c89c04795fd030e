import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { isFighter } from '../aerospace/aircraft.ts';
import { isOnLine } from '../aerospace/line.ts';
import { countOf, has, hasAny } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { MEASURES } from '../measure.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, Point, State, Unit } from '../shape.ts';
import {
  baseOf,
  flies,
  inContact,
  isInfantry,
  isLarge,
  isMech,
  isOn,
  isProto,
  isSuperheavy,
  isVehicle,
  marked,
  marking,
  moveBy,
  onTable,
  radiusOf,
  ridersOf,
  type Standing,
  withUnit,
} from '../state.ts';
import { isQuadVee } from '../unit-types/shapes.ts';
import { holdsSuperheavy } from '../unit-types/superheavy.ts';

/** Tons of infantry space: bays, and half of a hospital's. */
export const roomOf = (carrier: Unit): number => countOf(carrier, 'IT') + Math.ceil(countOf(carrier, 'MASH') / 2);

const bulk = (unit: Unit): number => countOf(unit, 'CAR') || 1;

/** Bays for machines: what each takes. Tons of cargo room take nobody who is to fight. */
export const BAYS: { readonly [code: string]: (unit: Unit) => boolean } = {
  MT: unit => isMech(unit) && !isSuperheavy(unit) && !isFighter(unit),
  PT: isProto,
  VTM: unit => (isVehicle(unit) || isQuadVee(unit)) && unit.card.size <= 2,
  VTH: unit => (isVehicle(unit) || isQuadVee(unit)) && !isLarge(unit),
  VTS: unit => isVehicle(unit) || isQuadVee(unit),
};

const inBay = (carrier: Unit, aboard: readonly Unit[], rider: Unit): boolean =>
  Object.entries(BAYS).some(([code, takes]) => takes(rider) && berths([...aboard.filter(takes), rider]) <= countOf(carrier, code));

/** Two compact 'Mechs of one Size share a bay. */
function berths(units: readonly Unit[]): number {
  const compact = units.filter(unit => marked(unit, 'compact'));
  const pairs = [...new Set(compact.map(({ card }) => card.size))].reduce(
    (sum, size) => sum + Math.floor(compact.filter(({ card }) => card.size === size).length / 2),
    0,
  );
  return units.length - pairs;
}

/** Does one more fit inside or outside? */
function fits(state: State, carrier: Unit, rider: Unit): boolean {
  const aboard = ridersOf(state, carrier.id).filter(rider => !marked(rider, 'cargo'));
  if (isProto(rider) && inBay(carrier, aboard, rider)) return true;
  if (isProto(rider))
    return isMech(carrier) && has(rider, 'MCS') ? aboard.length < 2 : isMech(carrier) && has(rider, 'UCS') && aboard.length === 0;
  // A deck takes every flyer, a pad is a place to land on for one at a time.
  if (flies(rider) && has(carrier, 'FD')) return true;
  if (flies(rider) && has(carrier, 'HELI') && !aboard.some(flies)) return true;
  if (isSuperheavy(rider)) return holdsSuperheavy(state, carrier);
  if (!isInfantry(rider)) return inBay(carrier, aboard, rider);
  const outside = rider.card.type === 'BA' && (hasAny(rider, 'XMEC') || (has(rider, 'MEC') && has(carrier, 'OMNI')));
  const inside = aboard.filter(one => one.marks.every(({ kind }) => kind !== 'outside')).reduce((sum, one) => sum + bulk(one), 0);
  if (roomOf(carrier) >= inside + bulk(rider)) return true;
  return outside && (isMech(carrier) || isVehicle(carrier)) && !aboard.some(one => one.card.type === 'BA');
}

const mount: AlphaRule = core('AS-mount', {
  forbids: {
    move: (view, { unit: id, mounts }) => {
      const carrier = view.units[id];
      if (!mounts?.length || !isOn(carrier)) return undefined;
      for (const rider of mounts.map(one => view.units[one])) {
        if (!isOn(rider) || rider.seat !== carrier.seat || rider.moved) return 'only friends that have not moved get on';
        if (!inContact(carrier, rider)) return 'the bases have to touch before the carrier moves';
        if (!fits(view, carrier, rider)) return 'there is no room for it';
      }
      return mounts.length > 1 && !fitsAll(view, carrier, mounts) ? 'there is no room for all of them' : undefined;
    },
  },
  follows: {
    moved: (_state, { unit, mounts = [], drops = [] }) =>
      mounts.length + drops.length > 0 ? [{ type: 'board', unit, mounts, drops }] : undefined,
  },
  covers: ['AS-sua-it', 'AS-sua-car', 'AS-sua-mash', 'ASC-sua-mash'],
});

/** One after the other, each beside those who got on before it. */
function fitsAll(state: State, carrier: Unit, mounts: readonly number[]): boolean {
  let now = state;
  for (const one of mounts) {
    const rider = now.units[one]!;
    if (!fits(now, carrier, rider)) return false;
    now = withUnit(now, one, { fate: 'riding', rides: carrier.id, ...outsideMarks(carrier, rider) });
  }
  return true;
}

/** Whoever finds no room inside rides outside. */
const outsideMarks = (carrier: Unit, rider: Unit): Pick<Unit, 'marks'> => ({
  marks: !isInfantry(rider) || roomOf(carrier) < bulk(rider) ? marking(rider, { kind: 'outside', until: 0 }) : rider.marks,
});

const dismount: AlphaRule = core('AS-dismount', {
  forbids: {
    move: ({ units }, { unit: id, drops }) => (drops?.some(one => units[one]?.rides !== id) ? 'it is not aboard' : undefined),
  },
});

const NO_JUMPERS = 'only jumpers and parachutists leave a carrier in the air';
const fromTheAir: AlphaRule = core('AS-dismount-air', {
  forbids: {
    move: ({ units }, { unit: id, drops, height }) => {
      const carrier = units[id];
      if (!drops?.length || !carrier?.moves.some(({ code }) => code === 'v') || height === 0) return undefined;
      return drops.every(one => moveBy(units[one]!, true) > 0 || has(units[one]!, 'PAR')) ? undefined : NO_JUMPERS;
    },
    overfly: ({ units }, { unit: id, drop: leaving, ...line }) => {
      if (!leaving) return undefined;
      if (!isOnLine(line, leaving.at)) return 'they drop somewhere on the line';
      const riders = leaving.units.map(one => units[one]);
      if (!riders.every(rider => rider?.rides === id)) return 'it is not aboard';
      return riders.every(rider => rider && (moveBy(rider, true) > 0 || has(rider, 'PAR'))) ? undefined : NO_JUMPERS;
    },
  },
  follows: {
    flew: (_state, { unit, drop: leaving }) =>
      leaving ? [{ type: 'board', unit, mounts: [], drops: leaving.units, at: leaving.at }] : undefined,
  },
  covers: ['AS-sua-par'],
});

export const board: Handler<AlphaStrike, 'board'> = (play, { unit: id, mounts, drops, at }) => {
  for (const one of mounts) {
    const rider = play.state.units[one]!;
    const { marks } = outsideMarks(play.state.units[id]!, rider);
    play.emit({ type: 'changed', unit: one, rule: 'AS-mount', what: 'gets on', change: { fate: 'riding', rides: id, at: null, marks } });
  }
  for (const one of drops) drop(play, id, one, at);
};

/** Two dice decide how a drop ends. */
function touchDown(play: Table, id: number): void {
  const needs = play.ask('trial', { state: play.state, unit: play.state.units[id]!, why: 'drop' });
  const roll = play.roll(2, 6, 'AS-drop');
  const good = roll.total >= needs.total;
  play.emit({ type: 'rolled', unit: id, rule: 'AS-drop', what: good ? 'lands well' : 'lands badly', needs, roll, good });
  if (!good) hurt(play, id, BAD_LANDING, byRule('AS-drop'));
}

/** Weak: needed on two dice to land well, and what a bad landing costs. */
export const LANDING = 5;
export const BAD_LANDING = 1;

function drop(play: Table, id: number, one: number, over?: Point): void {
  const carrier = play.state.units[id]!;
  const rider = play.state.units[one]!;
  if (!isOn(carrier)) return;
  const spot = freeSpot(play.state, over ? { ...carrier, at: over } : carrier, radiusOf(rider));
  if (!spot) return;
  const { elevation } = terrain.groundAt(play.state.table, spot);
  const aloft = carrier.airborne;
  const marks = rider.marks.filter(({ kind }) => kind !== 'outside');
  play.emit({
    type: 'changed',
    unit: one,
    rule: aloft ? 'AS-dismount-air' : 'AS-dismount',
    what: aloft ? 'drops' : 'gets off',
    change: {
      fate: 'fighting',
      rides: null,
      at: spot,
      z: elevation,
      moved: { mode: 'stand', length: 0, from: null },
      marks: aloft ? [...marks, { kind: 'dropping', until: play.state.turn }] : marks,
    },
  });
  if (aloft) touchDown(play, one);
}

/** The first free place beside a base. */
export function freeSpot(state: State, carrier: Standing, radius: number): Point | undefined {
  for (const at of MEASURES[carrier.base].beside(baseOf(carrier), radius)) {
    if (at.x < 0 || at.y < 0 || at.x > state.table.width || at.y > state.table.height) continue;
    if (!terrain.isStandingPoint(state.table, at)) continue;
    if (!onTable(state).some(other => other.id !== carrier.id && geometry.overlap({ at, radius }, baseOf(other)))) return at;
  }
  return undefined;
}

export const transportRules: readonly AlphaRule[] = [
  mount,
  dismount,
  fromTheAir,
  core('AS-mech-ba', {
    forbids: { attack: ({ units }, { unit }) => (units[unit]?.fate === 'riding' ? 'riders do not attack' : undefined) },
    covers: ['AS-sua-mec', 'AS-sua-xmec', 'AS-sua-omni'],
  }),
  core('AS-carrier-destroyed'),
  core('AS-drop', { base: { trial: ({ why }) => (why === 'drop' ? LANDING : undefined) } }),
  core('AS-cargo', { covers: ['AS-sua-mt', 'AS-sua-pt', 'AS-sua-vtm', 'AS-sua-vth', 'AS-sua-vts', 'AS-sua-ct', 'AS-sua-ck'] }),
];
