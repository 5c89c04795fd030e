import { table as terrain } from '@sortie/board';
import type { Handler } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { startingRing } from '../aerospace/flight.ts';
import { bombDrag, bombMarks } from '../artillery/bomb-load.ts';
import type { Card } from '../card/card.ts';
import { cardOf } from '../card/cards.ts';
import { individual } from '../card/proto.ts';
import { REGULAR } from '../card/skill.ts';
import { isFreight } from '../card/things.ts';
import type { BaseKind } from '../measure.ts';
import { CRUISE } from '../movement/journey.ts';
import { type AlphaRule, type Book, core } from '../rule.ts';
import type { AlphaStrike, Entry, Point, Setup, State, Unit, Weather } from '../shape.ts';
import { INCH, motive, moveBy, unitAt } from '../state.ts';

export const CLEAR_DAY: Weather = { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 };

/** The state before the first turn, without what chapters add to it. */
export function setUp(setup: Setup): State {
  const { forces, zone, limit, weather = CLEAR_DAY, attacker = -1 } = setup;
  const table = tableOf(setup);
  const first = forces[0].length;
  const base = table.hexes ? 'hex' : 'round';
  return {
    table,
    zone,
    limit,
    weather,
    turn: 0,
    phase: 'opening',
    active: -1,
    initiative: -1,
    exchange: { loser: 0, winner: 0 },
    order: [],
    calling: -1,
    units: forces.flatMap((force, seat) => {
      const offset = seat === 0 ? 0 : first;
      return force.map((entry, i) => unitOf(entry, offset + i, seat, offset, base, setup.conceal === true));
    }),
    mines: [],
    shells: [],
    witnessed: [],
    attacker,
    pending: null,
    serial: 0,
    result: null,
  };
}

/** Every unit with the entry of the set-up that it comes from: for chapters that add something of their own to units. */
export function eachEntry(state: State, { forces }: Setup, change: (unit: Unit, entry: Entry, state: State) => Unit): State {
  const entries = forces.flat();
  return { ...state, units: state.units.map((unit, i) => (entries[i] ? change(unit, entries[i], state) : unit)) };
}

/** The table itself instead of the order for one. */
export const laid = (setup: Setup): Setup => ({ ...setup, table: planOf(setup) });

const planOf = ({ table }: Pick<Setup, 'table'>): terrain.TablePlan => ('scene' in table ? terrain.generateTable(table) : table);

/** The table, laid out on hexes or not as the set-up wants it. */
export function tableOf({ table, hexes }: Pick<Setup, 'table' | 'hexes'>): terrain.TablePlan {
  const plan = planOf({ table });
  if (hexes === undefined) return plan;
  if (hexes) return terrain.onHexes(plan);
  const { hexes: _none, ...open } = plan;
  return open;
}

/** Skill from Gunnery and Piloting is their average, rounded down; Regular where nothing is said. */
const skillFrom = ({ gunnery, piloting }: Entry): number =>
  gunnery === undefined || piloting === undefined ? (gunnery ?? REGULAR) : Math.floor((gunnery + piloting) / 2);

function unitOf(entry: Entry, id: number, seat: number, offset: number, base: BaseKind, veiled: boolean): Unit {
  const card = entry.point === undefined ? cardOf(entry) : individual(cardOf(entry));
  const {
    skill = skillFrom(entry),
    name = card.name,
    hidden = false,
    lance = 0,
    commander = null,
    rides,
    offTable = 0,
    pv = card.pv,
  } = entry;
  const aloft = isAircraft({ card }) && rides === undefined && entry.grounded !== true;
  return {
    id,
    seat,
    card,
    name,
    skill,
    pv,
    lance,
    ...(entry.point === undefined ? {} : { point: entry.point }),
    commander,
    base,
    fate: rides !== undefined ? 'riding' : offTable > 0 ? 'offTable' : aloft ? 'aloft' : 'waiting',
    at: null,
    z: 0,
    airborne: aloft,
    facing: seat === 0 ? { dx: 0, dy: -1 } : { dx: 0, dy: 1 },
    armor: card.armor,
    structure: card.structure,
    heat: 0,
    moves: card.moves,
    tmm: card.tmm,
    engineHits: 0,
    fireHits: 0,
    weaponHits: 0,
    mpHits: 0,
    moved: null,
    did: [],
    aimedAt: [],
    abilities: entry.abilities ?? [],
    quirks: entry.quirks ?? [],
    contingent: entry.contingent ?? 0,
    overheated: 0,
    heatFrom: 0,
    waiting: [],
    marks: bombMarks(entry.bombs ?? []),
    spent: [],
    rides: rides === undefined ? null : offset + rides,
    hidden: false,
    veiled,
    mayHide: hidden,
    offTable,
    shutdown: isFreight({ card }),
    hurt: 0,
    ...(isAircraft({ card }) ? { flight: { ring: entry.ring ?? startingRing({ card }) } } : {}),
  };
}

/** A unit as it is before anything has happened to it. */
export const blankUnit = (card: Card, id: number, seat: number, base: BaseKind): Unit => unitOf({ card }, id, seat, 0, base, false);

/** The strip along its own edge where a seat sets up: seat 0 in the south, seat 1 in the north. */
export const inStrip = ({ table, zone }: State, seat: number, y: number): boolean =>
  seat === 0 ? y >= table.height - zone * INCH : y <= zone * INCH;

/** Where a seat sets up: its strip, unless a rule gives it something else. */
export const inZone = (book: Book, state: State, seat: number, at: Point): boolean => book.holds('zone', { state, seat, at }) !== undefined;

const zones: AlphaRule = core('AS-setup-standup', {
  covers: ['ASC-term-point-value'],
  affirms: { zone: ({ state, seat, at }) => inStrip(state, seat, at.y) },
  forbids: {
    deploy: (view, { unit, at, hidden }, seat, book) => {
      const half = seat === 0 ? at.y >= view.table.height / 2 : at.y <= view.table.height / 2;
      // Whether it may hide at all, and where those hide who know the ground, is the business of other rules.
      if (hidden && !view.units[unit]?.mayHide) return undefined;
      if (hidden) return half ? undefined : 'a hidden unit is set up on its own half of the table';
      return inZone(book, view, seat, at) ? undefined : 'that is outside your set-up zone';
    },
  },
});

const legalGround: AlphaRule = core('AS-unit-card', {
  forbids: {
    deploy: (view, { unit: id, at }, _seat, book) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      const ground = terrain.groundAt(view.table, at);
      return book.holds('barred', { unit, mode: 'ground', ground }) ? 'it cannot stand on that ground' : undefined;
    },
  },
  covers: ['ASC-term-unit-size', 'ASC-term-unit-type', 'ASC-term-damage-value', 'ASC-term-special-ability'],
});

export const setupRules: readonly AlphaRule[] = [
  zones,
  legalGround,
  core('AS-skill', {
    base: {
      toHit: ({ attacker }) => attacker.skill,
      toHitPlace: ({ attacker }) => attacker.skill,
      bombing: ({ unit }) => unit.skill,
      trial: ({ unit, bySkill }) => (bySkill ? unit.skill : undefined),
      artillery: ({ unit }) => unit.skill,
    },
    covers: ['ASC-term-skill-rating'],
  }),
];

/** Whether somebody is in the air where it is set up, and how high above the table its base is. */
export function footingAt(table: terrain.TablePlan, unit: Unit, at: Point): { readonly aloft: boolean; readonly z: number } {
  const { elevation, depth } = terrain.groundAt(table, at);
  const aloft = motive(unit) === 'v' && bombDrag(unit) < moveBy(unit, false);
  const floor = ['h', 'n', 'g', 's'].includes(motive(unit)) ? elevation : elevation - depth;
  return { aloft, z: floor + (aloft ? CRUISE * INCH : 0) };
}

export const deploy: Handler<AlphaStrike, 'deploy'> = (play, { unit: id, at, facing, hidden }) => {
  const { aloft, z } = footingAt(play.state.table, unitAt(play.state, id), at);
  play.emit({ type: 'deployed', unit: id, at, z, facing, hidden: hidden === true });
  if (aloft) play.emit({ type: 'tookOff', unit: id });
};

export const homeEdge = ({ table }: State, seat: number): number => (seat === 0 ? table.height : 0);
