import { asc, type RadarRule } from '../rule.ts';

/** What the Capital Radar Map is: see `sectors.ts` and `zones.ts`. */
export const mapRules: readonly RadarRule[] = [
  asc('ASC-space-required-maps', 68),
  asc('ASC-space-capital-map-topology', 69),
  asc('ASC-space-zone-sector-terms', 69),
  asc('ASC-space-central-zone', 71, { covers: ['ASC-space-central-zone-crossing'] }),
  asc('ASC-tbl-aero-movement-modes', 73),
  asc('ASC-space-inner-zone', 71),
  asc('ASC-space-middle-zone', 71),
  asc('ASC-space-outer-zone', 71),
];
