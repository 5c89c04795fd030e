import { boardOf, terrainAt } from '@sortie/board';
import { neighbours, sameHex } from '@sortie/geometry';
import { nth, type RuleId } from '@sortie/kernel';
import type { Looking, Peering } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { DARKNESS, HAZE } from '../../sight/murk.ts';
import { depthAbout } from '../../sight/water.ts';
import { isFighting, isTroop, type OnMap, placed } from '../../state.ts';

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

/** What a row of the table is for: this darkness, which lights drive away, and air as thick as this. Whatever is worse counts as well. */
interface Conditions {
  readonly darkness?: number;
  readonly haze?: number;
}

/** Nobody sees farther than a row of the table says, unless there is light in the darkness. */
const visibleIn =
  (row: Row, { darkness = Number.POSITIVE_INFINITY, haze = Number.POSITIVE_INFINITY }: Conditions) =>
  (peering: Peering): number | undefined => {
    if (peering.haze >= haze) return rangeIn(row, peering);
    return peering.darkness >= darkness ? Math.max(rangeIn(row, peering), peering.lit) : undefined;
  };

const row = (id: RuleId, width: Row, conditions: Conditions): ClassicRule =>
  advanced(id, { needs: [BLIND], atMost: { clearRange: visibleIn(width, conditions) } });

/** Rows that the errata leave as they are. */
const UNCHANGED = [visibleIn(PITCH_BLACK, { darkness: DARKNESS.pitchBlack }), visibleIn(LIGHT_FOG, { haze: HAZE.lightFog })];
export const inDaylight = (looking: Looking): number => rangeIn(DAYLIGHT, looking);
export function inUnchangedRows(peering: Peering): number | undefined {
  const rows = UNCHANGED.flatMap(seen => seen(peering) ?? []);
  return rows.length > 0 ? Math.min(...rows) : undefined;
}

const MOUNTED_LIGHT = 30;
const CARRIED_LIGHT = 10;
const LIT_BY_OTHERS = 45;

const burnsNear = (state: State, { at }: OnMap): boolean => {
  const board = boardOf(state.board);
  return [at, ...neighbours(at)].some(h => terrainAt(board, h, 'fire') !== undefined);
};

const lights = (unit: Unit, target: OnMap): boolean =>
  isFighting(unit) && unit.fire?.light !== undefined && sameHex(unit.fire.light, target.at);

/** How far a target is seen by light; 0 where there is none. */
function litRange({ state, spotter, target }: Looking): number {
  const standing = placed(target);
  if (burnsNear(state, standing) || state.units.some(unit => unit.id !== spotter.id && lights(unit, standing))) return LIT_BY_OTHERS;
  if (spotter.fire?.light === undefined) return 0;
  return isTroop(spotter) ? CARRIED_LIGHT : MOUNTED_LIGHT;
}

/** The rows of darkness ask how far light shows somebody. The old bonus for searchlights is gone. */
const searchlights = advanced('TOE-visual-range-searchlights', {
  covers: ['TOE-visual-range-searchlight-row'],
  needs: [BLIND, 'TOE-searchlight-illuminates-hex'],
  base: { litRange },
});

/** The sun is low: a light condition without a line of its own in the errata. */
const dusk: ClassicRule = {
  id: 'TW-house-dusk',
  cite: 'house',
  kind: 'advanced',
  adds: { toHit: () => 1 },
  atLeast: { darkness: () => DARKNESS.dusk },
};

/** Rows of the table from light fog upwards; every ten levels of depth are one of them. */
const DEPTHS: readonly Row[] = [LIGHT_FOG, MODERATE, DUSK, FULL_MOON, MOONLESS, PITCH_BLACK];
const DEPTHS_PER_ROW = 10;

/** Under water it gets darker the deeper one is; sensors do not mind. */
const submerged = advanced('TOE-visual-spotting-underwater', {
  needs: [BLIND],
  atMost: {
    visualRange: looking => {
      if (looking.water !== 'under') return undefined;
      const depth = depthAbout(looking.state, placed(looking.spotter));
      return rangeIn(nth(DEPTHS, Math.min(DEPTHS.length - 1, Math.floor(depth / DEPTHS_PER_ROW))), looking);
    },
  },
});

export const visualRules: readonly ClassicRule[] = [
  row('TOE-visual-range-row2', MOONLESS, { darkness: DARKNESS.moonless, haze: HAZE.heavyFog }),
  row('TOE-visual-range-row3', FULL_MOON, { darkness: DARKNESS.fullMoon, haze: HAZE.storm }),
  row('TOE-visual-range-row4', DUSK, { darkness: DARKNESS.dusk, haze: HAZE.rain }),
  searchlights,
  submerged,
  dusk,
];
