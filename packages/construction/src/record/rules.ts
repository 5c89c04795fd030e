import { errata, type Rule } from '../rule.ts';

/** What the errata change on the sheets themselves. */
export const RECORD_RULES: readonly Rule[] = [
  {
    id: 'TOE-record-sheet-mech-391',
    cite: errata(391),
    covers: ['TOE-record-sheet-no-dual-cockpit-p12', 'TOE-record-sheet-quad-392'],
  },
  { id: 'TOE-record-sheet-392-replace', cite: errata(392) },
  { id: 'TOE-record-sheet-satellite', cite: errata(398) },
  { id: 'TOE-paramedics-capacity', cite: errata(341) },
];
