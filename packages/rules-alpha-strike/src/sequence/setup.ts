import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { startingRing } from '../aerospace/flight.ts';
import { bombMarks } from '../artillery/bomb-load.ts';
import type { Card } from '../card/card.ts';
import { cardNamed } from '../card/cards.ts';
import { has } from '../card/specials.ts';
import { formedOf } from '../formations/formed.ts';
import type { BaseKind } from '../measure.ts';
import { CRUISE } from '../movement/journey.ts';
import type { Trial } from '../questions.ts';
import { type AlphaRule, core } from '../rule.ts';
import { attackerOf, dressed, markersFor, missionOf, type Placed, planted, turnsOf } from '../scenarios/lay-out.ts';
import { wear } from '../scenarios/wear.ts';
import type { AlphaStrike, Entry, Point, Setup, State, Unit, Weather } from '../shape.ts';
import { INCH, motive, moveBy } from '../state.ts';
import { bombDrag } from '../transport/burden.ts';
import { isFreight } from '../transport/cargo-size.ts';
import { separated } from '../unit-types/contingent.ts';
import { aggressionMarks } from '../unit-types/modes.ts';

export const CLEAR_DAY: Weather = { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 };

export function setUp(setup: Setup): State {
  const { forces, zone, weather = CLEAR_DAY } = setup;
  const table = dressed(setup, tableOf(setup));
  const first = forces[0].length;
  const units = separated(
    forces.flatMap((force, seat) =>
      force.map((entry, i) =>
        emplace(
          table,
          entry,
          unitOf(entry, seat === 0 ? i : first + i, seat, seat === 0 ? 0 : first, table.hexes ? 'hex' : 'round', setup.conceal === true),
        ),
      ),
    ),
  );
  const markers = markersFor(setup, table, at => terrain.standingPoint(table, at));
  const mission = missionOf(setup, table, markers);
  return {
    table,
    zone,
    limit: turnsOf(setup),
    weather,
    turn: 0,
    phase: 'opening',
    active: -1,
    initiative: -1,
    exchange: { loser: 0, winner: 0 },
    order: [],
    calling: -1,
    units: markers.length > 0 ? [...units, ...markers.map((one, i) => marker(table, one, units.length + i))] : units,
    mines: [],
    shells: [],
    witnessed: [],
    plotted: [[], []],
    attacker: attackerOf(setup),
    ratings: [0, 0],
    pending: null,
    serial: 0,
    result: null,
    ...(setup.commands ? { commands: setup.commands } : {}),
    ...(setup.occasion ? { occasion: setup.occasion } : {}),
    ...(mission ? { mission } : {}),
    ...(forces.flat().some(({ formation }) => formation !== undefined)
      ? { formations: forces.map((force, seat) => formedOf(force, units, seat)) }
      : {}),
  };
}

/** A marker of a mission on the table. */
function marker(table: terrain.TablePlan, placed: Placed, id: number): Unit {
  const { elevation, depth } = terrain.groundAt(table, placed.at);
  return planted(blankUnit(placed.card, id, -1, table.hexes ? 'hex' : 'round'), placed, placed.at, elevation - depth);
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

/** A gun of a building stands where it belongs from the beginning: on the roof, or at its height in a wall. */
function emplace(table: terrain.TablePlan, { emplaced, worn }: Entry, unit: Unit): Unit {
  if (!emplaced) return wear(unit, worn);
  const { at, facing = unit.facing, height = 0, piece } = emplaced;
  const house = table.pieces.find(({ id }) => id === piece);
  const above = has(unit, 'ROOF') && house ? terrain.heightOf(house) : height * INCH;
  return { ...unit, fate: 'fighting', at, facing, z: terrain.groundAt(table, at).elevation + above };
}

const cardOf = (card: Entry['card']): Card => (typeof card === 'string' ? cardNamed(card)! : card);

function unitOf(entry: Entry, id: number, seat: number, offset: number, base: BaseKind, veiled: boolean): Unit {
  const card = cardOf(entry.card);
  const { skill = 4, name = card.name, hidden = false, lance = 0, commander = null, rides, offTable = 0, pv = card.pv } = entry;
  const aloft = isAircraft({ card }) && rides === undefined && entry.grounded !== true;
  return {
    id,
    seat,
    card,
    name,
    skill,
    pv,
    lance,
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
    marks: [...bombMarks(entry.bombs ?? []), ...aggressionMarks(entry, card)],
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

/** Where a seat sets up: its strip, or what a mission gives it. */
export function inZone(state: State, seat: number, at: Point): boolean {
  const zones = state.mission?.zones[seat === 0 ? 0 : 1];
  return zones ? zones.some(({ outline, reach }) => geometry.touches(outline, at, reach)) : inStrip(state, seat, at.y);
}

const zones: AlphaRule = core('AS-setup-standup', {
  covers: ['ASC-term-point-value'],
  forbids: {
    deploy: (view, { unit, at, hidden }, seat) => {
      const half = seat === 0 ? at.y >= view.table.height / 2 : at.y <= view.table.height / 2;
      // Whether it may hide at all, and where those hide who know the ground, is the business of other rules.
      if (hidden && !view.units[unit]?.mayHide) return undefined;
      if (hidden) return half ? undefined : 'a hidden unit is set up on its own half of the table';
      return inZone(view, seat, at) ? undefined : 'that is outside your set-up zone';
    },
  },
});

const legalGround: AlphaRule = core('AS-unit-card', {
  forbids: {
    deploy: (view, { unit: id, at }, _seat, book) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      const ground = terrain.groundAt(view.table, at);
      return book.ask('barred', { unit, mode: 'ground', ground }).total > 0 ? 'it cannot stand on that ground' : undefined;
    },
  },
  covers: ['ASC-term-unit-size', 'ASC-term-unit-type', 'ASC-term-damage-value', 'ASC-term-special-ability'],
});

/** Trials that a better pilot or crew passes more easily. */
const BY_SKILL: readonly Trial['why'][] = ['aboard', 'hop', 'ejection', 'countdown'];

export const setupRules: readonly AlphaRule[] = [
  zones,
  legalGround,
  core('AS-skill', {
    base: {
      toHit: ({ attacker }) => attacker.skill,
      toHitPlace: ({ attacker }) => attacker.skill,
      bombing: ({ unit }) => unit.skill,
      trial: ({ unit, why }) => (BY_SKILL.includes(why) ? unit.skill : undefined),
      control: ({ unit }) => unit.skill,
      morale: ({ unit }) => unit.skill,
      artillery: ({ unit }) => unit.skill,
    },
    covers: ['ASC-term-skill-rating'],
  }),
];

export const deploy: Handler<AlphaStrike, 'deploy'> = (play, { unit: id, at, facing, hidden }) => {
  const { table, units } = play.state;
  const unit = units[id]!;
  const { elevation, depth } = terrain.groundAt(table, at);
  const aloft = motive(unit) === 'v' && bombDrag(unit) < moveBy(unit, false);
  const floor = ['h', 'n', 'g'].includes(motive(unit)) ? elevation : elevation - depth;
  play.emit({ type: 'deployed', unit: id, at, z: floor + (aloft ? CRUISE * INCH : 0), facing, hidden: hidden === true });
  if (aloft) play.emit({ type: 'changed', unit: id, rule: 'AS-vtol', what: 'takes off', change: { airborne: true } });
};

export const homeEdge = ({ table }: State, seat: number): number => (seat === 0 ? table.height : 0);
