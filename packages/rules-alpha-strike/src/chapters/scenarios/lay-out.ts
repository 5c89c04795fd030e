import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Seat, sure } from '@sortie/kernel';
import type { Card } from '../../card/card.ts';
import type { Point, Setup, Unit } from '../../shape.ts';
import { flagCard, objectiveCard } from './marker.ts';
import type { Mission, MissionOrder, Zone } from './mission.ts';

const { INCH } = geometry;
type Plan = terrain.TablePlan;

export const middle = ({ width, height }: Plan): Point => ({ x: Math.round(width / 2), y: Math.round(height / 2) });

/** Where the strip of a side lies along its edge, as an outline. */
export function stripOf({ width, height }: Plan, zone: number, seat: Seat): geometry.Outline {
  const [top, bottom] = seat === 0 ? [height - zone * INCH, height] : [0, zone * INCH];
  return {
    kind: 'polygon',
    points: [
      { x: 0, y: top },
      { x: width, y: top },
      { x: width, y: bottom },
      { x: 0, y: bottom },
    ],
  };
}

/** Something to be put on the table. */
export interface Placed {
  readonly card: Card;
  readonly at: Point;
  readonly owner: Seat;
}

/** Turns that a mission lasts. */
const HILL_TURNS = 12;
const TURNS_A_LANCE = 3;

/** The turns that a mission takes: its own number where the rules say one. */
export function turnsOf({ mission, limit, attacker = 0, forces }: Setup): number {
  if (mission?.kind === 'king-of-the-hill' && mission.variant !== 'domination') return HILL_TURNS;
  if (mission?.kind === 'hold-the-line' && mission.timed)
    return TURNS_A_LANCE * new Set(forces[attacker].map(({ lance = 0 }) => lance)).size;
  return limit;
}

const needsAttacker = ({ kind, variant }: MissionOrder): boolean =>
  kind === 'hold-the-line' || kind === 'reconnaissance' || variant === 'extraction' || variant === 'hold-them-off';
/** Who attacks: nobody where sides are equal, the first side where nothing is said. */
export const attackerOf = ({ mission, attacker }: Pick<Setup, 'mission' | 'attacker'>): Seat =>
  attacker ?? (mission && needsAttacker(mission) ? 0 : -1);

/** Four sectors and more: columns and rows of their middles. */
const sectors = (count: number): readonly (readonly [number, number])[] => {
  const [columns, rows] = count <= 2 ? [count, 1] : count <= 4 ? [2, 2] : [3, 2];
  return Array.from(
    { length: columns * rows },
    (_, i) => [(2 * (i % columns) + 1) / (2 * columns), (2 * Math.floor(i / columns) + 1) / (2 * rows)] as const,
  );
};

const share = ({ width, height }: Plan, x: number, y: number): Point => ({ x: Math.round(width * x), y: Math.round(height * y) });
const inZoneOf = (plan: Plan, zone: number, seat: Seat, x = 1 / 2): Point => ({
  x: Math.round(plan.width * x),
  y: seat === 0 ? plan.height - Math.round((zone * INCH) / 2) : Math.round((zone * INCH) / 2),
});

/** Most flags of a side, and how far from the middle line those on the open field lie. */
const MOST_FLAGS = 3;
const OFF_CENTRE = 5;

function flagsFor(setup: Setup, plan: Plan): readonly Placed[] {
  const order = sure(setup.mission, 'mission');
  const flag = (owner: Seat, at: Point): Placed => ({ card: flagCard(order.flagSize), owner, at });
  if (order.variant === 'one-flag') return [flag(-1, middle(plan))];
  if (order.variant === 'extraction') {
    const count = Math.min(MOST_FLAGS, order.markers ?? 1);
    const seat = 1 - attackerOf(setup);
    return Array.from({ length: count }, (_, i) => flag(seat, inZoneOf(plan, setup.zone, seat, (i + 1) / (count + 1))));
  }
  const home = [0, 1].map(seat => flag(seat, inZoneOf(plan, setup.zone, seat)));
  if (order.variant !== 'many-flags') return home;
  const count = Math.min(MOST_FLAGS, Math.max(1, order.markers ?? MOST_FLAGS));
  const open = [0, 1].flatMap(seat =>
    [1 / 4, 3 / 4].slice(0, count - 1).map(x => {
      const { x: at, y } = share(plan, x, 1 / 2);
      return flag(seat, { x: at, y: y + (seat === 0 ? OFF_CENTRE : -OFF_CENTRE) * INCH });
    }),
  );
  return [...home, ...open];
}

function placesOf(setup: Setup, plan: Plan): readonly Placed[] {
  const order = sure(setup.mission, 'mission');
  const objective = (at: Point): Placed => ({ card: objectiveCard, owner: -1, at });
  if (order.kind === 'capture-the-flag') return flagsFor(setup, plan);
  if (order.kind !== 'king-of-the-hill') return [];
  if (order.variant === 'domination') return sectors(order.markers ?? 4).map(([x, y]) => objective(share(plan, x, y)));
  const count = order.variant === 'hold-them-off' ? Math.min(4, order.markers ?? 1) : 1;
  return Array.from({ length: count }, (_, i) => objective(share(plan, (i + 1) / (count + 1), 1 / 2)));
}

/** The markers of a mission, on ground where somebody can stand. */
export const markersFor = (setup: Setup, plan: Plan, stand: (at: Point) => Point): readonly Placed[] =>
  setup.mission ? placesOf(setup, plan).map(one => ({ ...one, at: stand(one.at) })) : [];

const band = ({ width, height }: Plan, inches: number): Zone => ({
  outline: {
    kind: 'polygon',
    points: [
      { x: 0, y: Math.round(height / 2) - inches * INCH },
      { x: width, y: Math.round(height / 2) - inches * INCH },
      { x: width, y: Math.round(height / 2) + inches * INCH },
      { x: 0, y: Math.round(height / 2) + inches * INCH },
    ],
  },
  reach: 0,
});
const strip = (plan: Plan, setup: Setup, seat: Seat): Zone => ({ outline: stripOf(plan, setup.zone, seat), reach: 0 });
export const buildingsOf = ({ pieces }: Plan): readonly terrain.Piece[] => pieces.filter(({ kind }) => kind === 'building');

const onHalf = ({ height }: Plan, { outline }: terrain.Piece, seat: Seat): boolean => {
  const { top, bottom } = geometry.bounds(outline);
  return seat === 0 ? top + bottom >= height : top + bottom <= height;
};

/** Where the defender of a reconnaissance may set up because of a building: about it, on the own half of the table. */
export const aroundBuilding = (plan: Plan, piece: terrain.Piece, defender: Seat): readonly Zone[] =>
  onHalf(plan, piece, defender) ? [{ outline: piece.outline, reach: 2 * INCH }] : [];

type Zones = readonly [readonly Zone[] | null, readonly Zone[] | null];
const of = (seat: Seat, zones: readonly Zone[], others: readonly Zone[] | null = null): Zones =>
  seat === 0 ? [zones, others] : [others, zones];

function zonesOf(setup: Setup, plan: Plan, markers: readonly Placed[]): Zones {
  const { kind, variant } = sure(setup.mission, 'mission');
  const attacker = attackerOf(setup);
  const defender = 1 - attacker;
  if (variant === 'hold-them-off') {
    const near = markers.map(({ at }): Zone => ({ outline: { kind: 'circle', at, radius: INCH }, reach: 6 * INCH }));
    return of(defender, near, [strip(plan, setup, 0), strip(plan, setup, 1)]);
  }
  if (variant === 'chase') return of(attacker, [band(plan, 2)], [strip(plan, setup, attacker)]);
  if (kind === 'hold-the-line') return of(defender, [band(plan, 2)]);
  if (kind === 'reconnaissance' && variant !== 'easter-egg')
    return of(defender, [strip(plan, setup, defender), ...buildingsOf(plan).flatMap(piece => aroundBuilding(plan, piece, defender))]);
  return [null, null];
}

const APART: { readonly [K in MissionOrder['kind']]: number } = {
  'stand-up-fight': 24,
  'capture-the-flag': 24,
  'king-of-the-hill': 24,
  'hold-the-line': 12,
  reconnaissance: 12,
};

/** What each side puts on the table before the units are set up: as much as the other, or the buildings of a reconnaissance. */
function featuresOf(setup: Setup, plan: Plan): Pick<Mission, 'features'> {
  const { kind, features, builders } = sure(setup.mission, 'mission');
  if (plan.hexes) return {};
  if (kind !== 'reconnaissance') return features ? { features: [features, features] } : {};
  if (!builders) return {};
  const all = buildingsWanted(setup);
  const attackers = builders === 'both' ? Math.floor(all / 2) : 0;
  return { features: attackerOf(setup) === 0 ? [attackers, all - attackers] : [all - attackers, attackers] };
}

/** A mission as it begins. */
export const missionOf = (setup: Setup, plan: Plan, markers: readonly Placed[]): Mission | undefined =>
  setup.mission && {
    order: setup.mission,
    zones: zonesOf(setup, plan, markers),
    apart: setup.mission.variant === 'hold-them-off' ? 12 : APART[setup.mission.kind],
    run: 0,
    escaped: 0,
    home: 0,
    scanned: [],
    found: [],
    tied: false,
    winner: -1,
    ...featuresOf(setup, plan),
  };

/** A marker as a unit of nobody. */
export const planted = (blank: Unit, { owner }: Placed, at: Point, z: number): Unit => ({
  ...blank,
  seat: -1,
  fate: 'fighting',
  at,
  z,
  shutdown: true,
  marks: owner >= 0 ? [{ kind: 'flag', until: 0, seat: owner }] : [],
});

/** Terrain that a mission wants besides: something in the way along the flanks, or buildings in the middle. */
export function dressed(setup: Setup, plan: Plan): Plan {
  const { mission } = setup;
  if (mission?.kind === 'hold-the-line' && !plan.pieces.some(({ id }) => id.startsWith('flank-')))
    return { ...plan, pieces: [...plan.pieces, ...flanks(plan)] };
  if (mission?.kind !== 'reconnaissance') return plan;
  if (mission.builders && !plan.hexes) return { ...plan, pieces: cleared(plan) };
  const wanted = buildingsWanted(setup);
  const have = buildingsOf(plan).filter(piece => isCentral(plan, piece)).length;
  return have >= wanted ? plan : { ...plan, pieces: [...cleared(plan), ...quarter(plan, wanted, mission.cf ?? USUAL_CF)] };
}

/** A building for every lance on the ground, and enough to hide something in. */
const buildingsWanted = (setup: Setup): number => Math.max(lancesIn(setup), 6);

/** Ground lances of both sides; aircraft count for nothing here. */
export const lancesIn = ({ forces }: Setup): number =>
  forces.reduce((sum, force) => sum + new Set(force.filter(({ ring }) => ring === undefined).map(({ lance = 0 }) => lance)).size, 0);

/** Construction factor of buildings where nobody says another. */
export const USUAL_CF = 15;
const CENTRAL = 12;
export function isCentral(plan: Plan, { outline }: terrain.Piece): boolean {
  const { x, y } = middle(plan);
  const { left, right, top, bottom } = geometry.bounds(outline);
  return geometry.distanceOf({ x, y }, { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }) <= CENTRAL * INCH;
}

const flanks = ({ width, height }: Plan): readonly terrain.Piece[] =>
  [1 / 4, 1 / 2, 3 / 4].flatMap((y, i) =>
    [3 * INCH, width - 3 * INCH].map(
      (x, j): terrain.Piece => ({
        id: `flank-${i}-${j}`,
        kind: 'woods',
        level: 2,
        outline: { kind: 'circle', at: { x, y: Math.round(height * y) }, radius: 3 * INCH },
      }),
    ),
  );

/** Whatever lies in the way of the buildings is not there. */
const cleared = (plan: Plan): readonly terrain.Piece[] => plan.pieces.filter(piece => !isCentral(plan, piece));

/** A building of three inches square around a point. */
export function houseAt(id: string, { x, y }: Point, cf: number): terrain.Piece {
  const half = Math.round(1.5 * INCH);
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half];
  return {
    id,
    kind: 'building',
    level: 2,
    height: 2 * INCH,
    cf,
    outline: {
      kind: 'polygon',
      points: [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
    },
  };
}

/** Five inches from middle to middle, so that two inches are between them. */
function quarter(plan: Plan, count: number, cf: number): readonly terrain.Piece[] {
  const { x, y } = middle(plan);
  const columns = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const across = Math.round(((i % columns) - (columns - 1) / 2) * 5 * INCH);
    return houseAt(`house-${i + 1}`, { x: x + across, y: y + Math.round((i < columns ? -2.5 : 2.5) * INCH) }, cf);
  });
}
