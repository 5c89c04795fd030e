import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, nth } from '@sortie/kernel';
import { isOnLine } from '../aerospace/line.ts';
import { countOf, has, hasAny } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { MEASURES } from '../measure.ts';
import { type AlphaRule, type Book, core, type Table } from '../rule.ts';
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
  isVehicle,
  marked,
  marking,
  moveBy,
  onTable,
  radiusOf,
  ridersOf,
  type Standing,
  unitAt,
  withUnit,
} from '../state.ts';
import { bulk, isOutside, ridesOutside, roomOf } from './room.ts';

/** Bays for machines: what each takes. Tons of cargo room take nobody who is to fight. */
export const BAYS = ['MT', 'PT', 'VTM', 'VTH', 'VTS'] as const;
const TAKES: { readonly [bay: string]: (unit: Unit) => boolean } = {
  MT: isMech,
  PT: isProto,
  VTM: unit => isVehicle(unit) && unit.card.size <= 2,
  VTH: unit => isVehicle(unit) && !isLarge(unit),
  VTS: isVehicle,
};

const inBay = (book: Book, carrier: Unit, aboard: readonly Unit[], rider: Unit): boolean =>
  BAYS.some(bay => {
    const takes = (unit: Unit): boolean => book.holds('fits', { unit, bay }) !== undefined;
    return takes(rider) && berths([...aboard.filter(takes), rider]) <= countOf(carrier, bay);
  });

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
function fits(book: Book, state: State, carrier: Unit, rider: Unit): boolean {
  const aboard = ridersOf(state, carrier.id).filter(rider => !marked(rider, 'cargo'));
  if (isProto(rider) && inBay(book, carrier, aboard, rider)) return true;
  if (isProto(rider))
    return isMech(carrier) && has(rider, 'MCS') ? aboard.length < 2 : isMech(carrier) && has(rider, 'UCS') && aboard.length === 0;
  // A deck takes every flyer, a pad is a place to land on for one at a time.
  if (flies(rider) && has(carrier, 'FD')) return true;
  if (flies(rider) && has(carrier, 'HELI') && !aboard.some(flies)) return true;
  if (!isInfantry(rider)) return inBay(book, carrier, aboard, rider) || book.holds('holds', { state, carrier, rider }) !== undefined;
  const outside = rider.card.type === 'BA' && (hasAny(rider, 'XMEC') || (has(rider, 'MEC') && has(carrier, 'OMNI')));
  const inside = aboard.filter(one => !isOutside(state, one)).reduce((sum, one) => sum + bulk(one), 0);
  if (roomOf(carrier) >= inside + bulk(rider)) return true;
  return outside && (isMech(carrier) || isVehicle(carrier)) && !aboard.some(one => isOutside(state, one));
}

/** Weak: each unit that gets on costs its carrier two inches. */
export const MOUNT_COST = 2;

const mount: AlphaRule = core('AS-mount', {
  forbids: {
    move: (view, { unit: id, mounts }, _seat, book) => {
      const carrier = view.units[id];
      if (!mounts?.length || !isOn(carrier)) return undefined;
      for (const rider of mounts.map(one => view.units[one])) {
        if (!isOn(rider) || rider.seat !== carrier.seat || rider.moved) return 'only friends that have not moved get on';
        if (!inContact(carrier, rider)) return 'the bases have to touch before the carrier moves';
        if (!fits(book, view, carrier, rider)) return 'there is no room for it';
      }
      return mounts.length > 1 && !fitsAll(book, view, carrier, mounts) ? 'there is no room for all of them' : undefined;
    },
  },
  adds: { toll: ({ command: { mounts = [] } }) => MOUNT_COST * mounts.length || undefined },
  follows: {
    moved: (_state, { unit, mounts = [], drops = [], dropAt }) =>
      mounts.length + drops.length > 0 ? [{ type: 'board', unit, mounts, drops, ...(dropAt && { at: dropAt }) }] : undefined,
  },
  covers: ['AS-sua-it', 'AS-sua-car', 'AS-sua-mash', 'ASC-sua-mash'],
});

/** One after the other, each beside those who got on before it. */
function fitsAll(book: Book, state: State, carrier: Unit, mounts: readonly number[]): boolean {
  let now = state;
  for (const one of mounts) {
    const rider = unitAt(now, one);
    if (!fits(book, now, carrier, rider)) return false;
    const marks = ridesOutside(carrier, rider) ? marking(rider, { kind: 'outside', until: 0 }) : rider.marks;
    now = withUnit(now, one, { fate: 'riding', rides: carrier.id, marks });
  }
  return true;
}

const dismount: AlphaRule = core('AS-dismount', {
  forbids: {
    move: ({ units }, { unit: id, mounts, drops, dropAt, path }) => {
      if (drops?.some(one => units[one]?.rides !== id && !mounts?.includes(one))) return 'it is not aboard';
      const from = units[id]?.at;
      return dropAt && from && !isOnPath([from, ...path], dropAt) ? 'they get off somewhere along the way' : undefined;
    },
  },
});

/** Is a point somewhere on a path? */
const isOnPath = (path: readonly Point[], at: Point): boolean =>
  path.some((to, i) => (i === 0 ? to.x === at.x && to.y === at.y : isOnLine({ from: path[i - 1] ?? to, to }, at)));

/** Infantry pays for getting on, not its carrier. */
const mountCe: AlphaRule = core('AS-mount-ce', {
  waives: { toll: () => ['AS-mount'] },
  forbids: {
    move: ({ units }, { mounts = [] }) =>
      mounts.some(one => units[one] && Math.max(moveBy(units[one], false), moveBy(units[one], true)) < MOUNT_COST)
        ? 'getting on costs 2 inches, and it has less'
        : undefined,
  },
});

/** Whoever has got off walks half as far as usual. */
const dismountCe: AlphaRule = core('AS-dismount-ce', {
  affirms: { alights: ({ unit }) => isInfantry(unit) },
  atMost: {
    move: ({ unit, mode }) => (marked(unit, 'alighted') ? Math.ceil(moveBy(unit, mode === 'jump') / 2) : undefined),
  },
});

const NO_JUMPERS = 'only jumpers and parachutists leave a carrier in the air';
const fromTheAir: AlphaRule = core('AS-dismount-air', {
  forbids: {
    move: ({ units }, { unit: id, drops, height }) => {
      const carrier = units[id];
      if (!drops?.length || !carrier?.moves.some(({ code }) => code === 'v') || height === 0) return undefined;
      const leaving = drops.map(one => units[one]);
      return leaving.every(one => !one || moveBy(one, true) > 0 || has(one, 'PAR')) ? undefined : NO_JUMPERS;
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
    play.emit({ type: 'mounted', unit: one, on: id, outside: ridesOutside(unitAt(play.state, id), unitAt(play.state, one)) });
  }
  for (const one of drops) drop(play, id, one, at);
};

/** Two dice decide how a drop ends. */
function touchDown(play: Table, id: number): void {
  const needs = play.ask('trial', { state: play.state, unit: nth(play.state.units, id), why: 'drop' });
  const roll = play.roll(2, 6, 'AS-drop');
  const good = roll.total >= needs.total;
  play.emit({ type: 'rolled', unit: id, rule: 'AS-drop', what: good ? 'lands well' : 'lands badly', needs, roll, good });
  if (!good) hurt(play, id, BAD_LANDING, byRule('AS-drop'));
}

/** Weak: needed on two dice to land well, and what a bad landing costs. */
export const LANDING = 5;
export const BAD_LANDING = 1;

function drop(play: Table, id: number, one: number, over?: Point): void {
  const carrier = nth(play.state.units, id);
  const rider = nth(play.state.units, one);
  if (!isOn(carrier)) return;
  const spot = freeSpot(play.state, over ? { ...carrier, at: over } : carrier, radiusOf(rider));
  if (!spot) return;
  const { elevation } = terrain.groundAt(play.state.table, spot);
  const aloft = carrier.airborne;
  const dropping = aloft ? { dropping: play.state.turn } : {};
  const walks = !aloft && play.book.holds('alights', { unit: rider }) ? { walks: play.state.turn } : {};
  play.emit({ type: 'dismounted', unit: one, at: spot, z: elevation, ...dropping, ...walks });
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
  mountCe,
  dismount,
  dismountCe,
  fromTheAir,
  core('AS-mech-ba', {
    forbids: { attack: ({ units }, { unit }) => (units[unit]?.fate === 'riding' ? 'riders do not attack' : undefined) },
    covers: ['AS-sua-mec', 'AS-sua-xmec', 'AS-sua-omni'],
  }),
  core('AS-drop', { base: { trial: ({ why }) => (why === 'drop' ? LANDING : undefined) } }),
  core('AS-cargo', {
    affirms: { fits: ({ unit, bay }) => TAKES[bay]?.(unit) === true },
    covers: ['AS-sua-mt', 'AS-sua-pt', 'AS-sua-vtm', 'AS-sua-vth', 'AS-sua-vts', 'AS-sua-ct', 'AS-sua-ck'],
  }),
];
