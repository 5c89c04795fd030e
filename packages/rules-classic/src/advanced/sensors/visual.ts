import { boardOf, terrainAt } from '@sortie/board';
import { neighbours, sameHex } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import type { Looking } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import type { Mech, State } from '../../shape.ts';
import { isFighting, isTroop, type Standing } from '../../state.ts';
import { advanced } from '../rule.ts';
import { depthAbout } from './water.ts';

/** How far machines and soldiers see. The numbers are those that players know; which conditions share a row is told by the errata. */
type Row = readonly [machines: number, soldiers: number];
const PITCH_BLACK: Row = [3, 1];
const MOONLESS: Row = [5, 2];
const FULL_MOON: Row = [10, 5];
const DUSK: Row = [15, 8];
const MODERATE: Row = [20, 10];
const LIGHT_FOG: Row = [30, 15];
const DAYLIGHT: Row = [60, 30];

const rangeIn = ([machines, soldiers]: Row, { spotter }: Looking): number => (isTroop(spotter) ? soldiers : machines);

const BLIND: RuleId = 'TOE-sensor-blips';

/** What makes it hard to see: darkness, which lights drive away, and all that is in the air. */
interface Conditions {
  readonly dark: readonly RuleId[];
  readonly thick: readonly RuleId[];
}

/** As long as one of its conditions is in force nobody sees farther than a row of the table says, unless there is light in the darkness. */
export const visibleIn =
  (row: Row, { dark, thick }: Conditions) =>
  (looking: Looking): number | undefined => {
    if (thick.some(looking.inForce)) return inWater(looking, rangeIn(row, looking));
    return dark.some(looking.inForce) ? inWater(looking, Math.max(rangeIn(row, looking), litRange(looking))) : undefined;
  };

/** Where eyes get through water at all, they see half as far as in the same conditions above it (TOE-underwater-visual-range). */
const inWater = ({ water, inForce }: Looking, hexes: number): number =>
  water !== 'none' && inForce('TOE-waterline-definition') ? hexes >> 1 : hexes;

const row = (id: RuleId, width: Row, conditions: Conditions): ClassicRule =>
  advanced(id, { needs: [BLIND], atMost: { visualRange: visibleIn(width, conditions) } });

/** Rows that the errata leave as they are. */
const pitchBlack = visibleIn(PITCH_BLACK, { dark: ['TOE-pitch-black-searchlight'], thick: [] });
const lightFog = visibleIn(LIGHT_FOG, { dark: [], thick: ['TOE-light-fog'] });
export const inDaylight = (looking: Looking): number => rangeIn(DAYLIGHT, looking);
export const inUnchangedRows = (looking: Looking): number | undefined => pitchBlack(looking) ?? lightFog(looking);

const MOUNTED_LIGHT = 30;
const CARRIED_LIGHT = 10;
const LIT_BY_OTHERS = 45;

const burnsNear = (state: State, { at }: Standing): boolean => {
  const board = boardOf(state.board);
  return [at, ...neighbours(at)].some(h => terrainAt(board, h, 'fire') !== undefined);
};

const lights = (unit: Mech, target: Standing): boolean =>
  isFighting(unit) && unit.fire?.light !== undefined && sameHex(unit.fire.light, target.at);

/** How far a target is seen by light; 0 where there is none, or where nobody plays with lights. */
function litRange({ state, spotter, target, inForce }: Looking): number {
  if (!inForce('TOE-visual-range-searchlights')) return 0;
  const standing = target as Standing;
  if (burnsNear(state, standing) || state.units.some(unit => unit.id !== spotter.id && lights(unit, standing))) return LIT_BY_OTHERS;
  if (spotter.fire?.light === undefined) return 0;
  return isTroop(spotter) ? CARRIED_LIGHT : MOUNTED_LIGHT;
}

/** The rows of darkness ask how far light shows somebody. The old bonus for searchlights is gone. */
const searchlights = advanced('TOE-visual-range-searchlights', {
  covers: ['TOE-visual-range-searchlight-row'],
  needs: [BLIND, 'TOE-searchlight-illuminates-hex'],
});

/** The sun is low: a light condition without a line of its own in the errata. */
const dusk: ClassicRule = { id: 'TW-house-dusk', cite: 'house', kind: 'advanced', adds: { toHit: () => 1 } };

/** Rows of the table from light fog upwards; every ten levels of depth are one of them. */
const DEPTHS: readonly Row[] = [LIGHT_FOG, MODERATE, DUSK, FULL_MOON, MOONLESS, PITCH_BLACK];
const DEPTHS_PER_ROW = 10;

/** Under water it gets darker the deeper one is; sensors do not mind. */
const submerged = advanced('TOE-visual-spotting-underwater', {
  needs: [BLIND],
  atMost: {
    visualRange: looking => {
      if (looking.water !== 'under') return undefined;
      const depth = depthAbout(looking.state, looking.spotter as Standing);
      return rangeIn(DEPTHS[Math.min(DEPTHS.length - 1, Math.floor(depth / DEPTHS_PER_ROW))]!, looking);
    },
  },
});

export const visualRules: readonly ClassicRule[] = [
  row('TOE-visual-range-row2', MOONLESS, { dark: ['TOE-moonless-searchlight'], thick: ['TOE-heavy-fog'] }),
  row('TOE-visual-range-row3', FULL_MOON, {
    dark: ['TOE-full-moon-searchlight'],
    thick: [
      'TOE-blowing-sand-to-hit',
      'TOE-weather-table-heavy-snow-vehicles',
      'TOE-weather-table-heavy-snow-infantry',
      'TOE-weather-table-heavy-snow-driving',
      'TOE-weather-table-ice-storm',
      'TOE-torrential-torrent',
    ],
  }),
  row('TOE-visual-range-row4', DUSK, { dark: ['TW-house-dusk'], thick: ['TOE-heavy-rain-rapids', 'TOE-weather-table-snow-flurries'] }),
  searchlights,
  submerged,
  dusk,
];
