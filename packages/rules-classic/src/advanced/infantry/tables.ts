import type { ClassicRule } from '../../rule.ts';

/** What troops carry, as the tables have it: rows that the sheets of platoons and squads are read from. */
export const troopTableRules: readonly ClassicRule[] = [
  { id: 'TOE-t412-er-pulse-medium', cite: 'TOE', kind: 'core', covers: ['TOE-t412-er-pulse-small', 'TOE-infantry-mortars'] },
];
