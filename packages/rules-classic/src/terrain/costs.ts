import type { KnownTerrain } from '@sortie/board';
import { cellAt, terrainAt } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { isLowBridge } from '../movement/tops.ts';
import type { Step } from '../questions.ts';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import { divesOnWheels, type Gait, isShip, rides, wades } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';
import { depthOf } from './board.ts';

const clear: ClassicRule = { id: 'TW-ter-clear', cite: CITE, kind: 'core', base: { stepCost: () => 1 } };

/** What one terrain costs beyond the point for the hex, by gait; `null` where it may not be entered. */
type Plain = 'mech' | 'tracked' | 'wheeled' | 'hover' | 'foot' | 'mechanized';
/** Some of those who go like others where nothing else is said. */
type Exceptions = { readonly [G in 'mechanizedWheeled' | 'mechanizedHover' | 'diver' | 'proto' | 'duneBuggy']?: number | null };
type Prices = { readonly [G in Plain]: number | null } & Exceptions;

/** Is it in the hex, and not below what one goes over? On an upper floor there is nothing but the building. */
const lies = ({ board, to, top, floor }: Step, kind: KnownTerrain, levels: readonly number[]): boolean => {
  if (top !== undefined || (floor !== undefined && kind !== 'building')) return false;
  const found = terrainAt(board, to, kind);
  return found !== undefined && levels.includes(found.level);
};

/** On dry land a large hull, or a tight one, drives as every other on its tracks or wheels. */
const AS: { readonly [G in Exclude<Gait, 'vtol' | 'air' | 'naval' | 'submarine'>]: Plain } = {
  mech: 'mech',
  tracked: 'tracked',
  wheeled: 'wheeled',
  duneBuggy: 'wheeled',
  hover: 'hover',
  wige: 'hover',
  foot: 'foot',
  mechanized: 'mechanized',
  mechanizedWheeled: 'mechanized',
  mechanizedHover: 'mechanized',
  proto: 'mech',
  diver: 'foot',
  heavyTracked: 'tracked',
  heavyWheeled: 'wheeled',
  divingTracked: 'tracked',
  divingWheeled: 'wheeled',
};

const EXCEPTIONS: ReadonlySet<string> = new Set<keyof Exceptions>(['mechanizedWheeled', 'mechanizedHover', 'diver', 'proto', 'duneBuggy']);
const isException = (gait: Gait): gait is keyof Exceptions => EXCEPTIONS.has(gait);

/** What flies, and what swims, pays the same for every ground. */
function priceOf(prices: Prices, { gait }: Step): number | null {
  if (gait === 'vtol' || gait === 'air' || isShip(gait)) return 0;
  const own = isException(gait) ? prices[gait] : undefined;
  return own === undefined ? prices[AS[gait]] : own;
}

export const priced = (id: RuleId, prices: Prices, is: (step: Step) => boolean): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  adds: { stepCost: step => (is(step) ? (priceOf(prices, step) ?? undefined) : undefined) },
  affirms: { barred: step => is(step) && priceOf(prices, step) === null && !step.road },
});

export const ground = (id: RuleId, kind: KnownTerrain, levels: readonly number[], prices: Prices): ClassicRule =>
  priced(id, prices, step => lies(step, kind, levels));

const water = (id: RuleId, from: number, to: number, prices: Prices): ClassicRule =>
  priced(id, prices, step => {
    const depth = depthOf(step.board, step.to);
    return (
      step.top === undefined && depth >= from && depth <= to && depth > 0 && !(wades(step.gait) && depth === 1) && !divesOnWheels(step.gait)
    );
  });

/** Terrain that a road leads through without being felt. */
const UNDER_ROADS: readonly RuleId[] = [
  'TW-ter-rough',
  'TW-ter-lwoods',
  'TW-ter-hwoods',
  'TW-ter-water1',
  'TW-ter-water2',
  'TW-ter-rubble',
  'TW-ter-swamp',
  'TOE-sand-mp',
  'TOE-mud-mechs-hover',
  'TOE-terrain-table-deep-snow',
];

/** Vehicles that are faster where nothing but pavement is under them (TWR-46). */
const ON_THE_ROAD: ReadonlySet<Gait> = new Set<Gait>([
  'tracked',
  'wheeled',
  'duneBuggy',
  'hover',
  'heavyTracked',
  'heavyWheeled',
  'divingTracked',
  'divingWheeled',
]);

const road: ClassicRule = {
  id: 'TW-move-road',
  cite: CITE,
  kind: 'core',
  covers: [
    'TW-ter-road',
    'TOE-terrain-table-road-paved',
    'TOE-terrain-table-road-gravel',
    'TOE-terrain-table-road-dirt',
    'TOE-terrain-table-paved',
  ],
  base: { pavedMp: ({ unit }) => (unit.wear && ON_THE_ROAD.has(sheetFor(unit).gait) ? 1 : undefined) },
  waives: { stepCost: step => (step.road ? UNDER_ROADS : undefined) },
};

const MOST_LEVELS = 2;

const levels: ClassicRule = {
  id: 'TW-move-level-mek',
  cite: CITE,
  kind: 'core',
  covers: ['TW-ter-level'],
  adds: { stepCost: ({ climb, gait }) => ((gait === 'mech' || gait === 'proto') && climb > 0 ? climb : undefined) },
  affirms: { barred: ({ climb, gait }) => gait === 'mech' && climb > MOST_LEVELS },
};

/** What skims over the ground comes down for nothing. */
const glides = ({ gait, board, from, to }: Step): boolean =>
  gait === 'wige' && (board.packed.level[cellAt(board, to)] ?? 0) < (board.packed.level[cellAt(board, from)] ?? 0);

/** Vehicles pay double; they and ProtoMechs take one level at a time. */
const vehicleLevels: ClassicRule = {
  id: 'TW-move-level-veh',
  cite: CITE,
  kind: 'core',
  adds: {
    stepCost: step => (step.gait !== 'mech' && step.gait !== 'proto' && step.climb > 0 && !glides(step) ? 2 * step.climb : undefined),
  },
  affirms: { barred: step => step.gait !== 'mech' && step.climb > 1 && !glides(step) },
};

const backward: ClassicRule = {
  id: 'TW-move-back',
  cite: CITE,
  kind: 'core',
  affirms: { barred: ({ backward: back, mode, climb }) => back && (mode !== 'walk' || climb > 0) },
};

export const lateral: ClassicRule = {
  id: 'TW-move-lateral',
  cite: CITE,
  kind: 'core',
  adds: { stepCost: ({ lateral: aside }) => (aside ? 1 : undefined) },
};

const isWet = ({ board, to, road: dry, gait, top }: Step): boolean =>
  top === undefined && !rides(gait) && !isShip(gait) && !dry && depthOf(board, to) > 0;

const waterMode: ClassicRule = {
  id: 'TW-move-water-mode',
  cite: CITE,
  kind: 'core',
  affirms: { barred: step => step.mode === 'run' && isWet(step) },
};

/** Walls that nobody walks through. */
const impassable: ClassicRule = {
  id: 'TW-house-impassable',
  cite: 'house',
  kind: 'core',
  affirms: { barred: ({ board, to }) => terrainAt(board, to, 'impassable') !== undefined },
};

const EMPLACEMENT = 3;

/** A gun emplacement has no rooms for anybody but its guns. */
const emplacements: ClassicRule = {
  id: 'TW-house-emplacements',
  cite: 'house',
  kind: 'core',
  affirms: {
    barred: ({ board, to, top }) => top === undefined && terrainAt(board, to, 'building')?.buildingClass === EMPLACEMENT,
  },
};

/** Whoever is taller than the room below a bridge does not go there. */
const bridges: ClassicRule = {
  id: 'TW-house-bridges',
  cite: 'house',
  kind: 'core',
  affirms: { barred: ({ board, to, gait, top, mode }) => top === undefined && mode !== 'jump' && isLowBridge(board, to, gait) },
};

export const costRules: readonly ClassicRule[] = [
  clear,
  ground('TW-ter-lwoods', 'woods', [1], {
    mech: 1,
    tracked: 1,
    wheeled: null,
    hover: null,
    foot: 0,
    mechanized: 1,
    mechanizedWheeled: null,
    mechanizedHover: null,
  }),
  ground('TW-ter-hwoods', 'woods', [2, 3], { mech: 2, tracked: null, wheeled: null, hover: null, foot: 1, mechanized: null }),
  ground('TW-ter-rough', 'rough', [1, 2], { mech: 1, tracked: 1, wheeled: null, hover: 1, foot: 1, mechanized: 1 }),
  {
    ...ground('TW-ter-rubble', 'rubble', [1, 2, 3, 4, 5, 6], { mech: 1, tracked: 1, wheeled: null, hover: 1, foot: 1, mechanized: 1 }),
    covers: ['TOE-terrain-table-rubble-wheeled'],
  },
  ground('TW-ter-swamp', 'swamp', [1, 2, 3], { mech: 1, tracked: 2, wheeled: 2, hover: 0, foot: 2, mechanized: 2, proto: 2 }),
  water('TW-ter-water1', 1, 1, {
    mech: 1,
    tracked: null,
    wheeled: null,
    hover: 0,
    foot: null,
    mechanized: null,
    mechanizedHover: 0,
    diver: 0,
  }),
  water('TW-ter-water2', 2, 99, {
    mech: 3,
    tracked: null,
    wheeled: null,
    hover: 0,
    foot: null,
    mechanized: null,
    mechanizedHover: 0,
    diver: 0,
  }),
  ground('TW-ter-bldg1', 'building', [1], { mech: 1, tracked: 1, wheeled: 1, hover: 1, foot: 0, mechanized: 1 }),
  ground('TW-ter-bldg2', 'building', [2], { mech: 2, tracked: 2, wheeled: 2, hover: 2, foot: 0, mechanized: 1, proto: 1 }),
  ground('TW-ter-bldg3', 'building', [3], { mech: 3, tracked: 3, wheeled: 3, hover: 3, foot: 0, mechanized: 1, proto: 1 }),
  ground('TW-ter-bldg4', 'building', [4], { mech: 4, tracked: 4, wheeled: 4, hover: 4, foot: 0, mechanized: 1, proto: 1 }),
  structural('TW-ter-water0', 'no line asks anything for water without depth'),
  road,
  levels,
  vehicleLevels,
  backward,
  waterMode,
  impassable,
  emplacements,
  bridges,
];
