import { asc, type RadarRule } from '../rule.ts';

/** What the Capital Radar Map is: see `sectors.ts` and `zones.ts`. */
export const mapRules: readonly RadarRule[] = [
  asc('ASC-space-required-maps', 68, { structural: '`sectors.ts` is the Capital Map, `zones.ts` any standard one' }),
  asc('ASC-space-capital-map-topology', 69, { structural: 'the rings and counts of `sectors.ts`' }),
  asc('ASC-space-zone-sector-terms', 69, { structural: 'a sector knows its ring' }),
  asc('ASC-space-central-zone', 71, {
    structural: 'one sector that touches all of the inner ring',
    covers: ['ASC-space-central-zone-crossing'],
  }),
  asc('ASC-tbl-aero-movement-modes', 73, { structural: 'the letter behind the Thrust of a card is its `mode`' }),
  asc('ASC-space-inner-zone', 71, { structural: 'six sectors' }),
  asc('ASC-space-middle-zone', 71, { structural: 'twelve sectors' }),
  asc('ASC-space-outer-zone', 71, { structural: 'twenty-four sectors' }),
];
