import type { Side } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { LOCATIONS, type Location } from '../../sheet/sheet.ts';

/** Rolls of two to twelve by the side that is struck. */
const COLUMNS: { readonly [S in Side]: readonly Location[] } = {
  left: ['LT', 'FRL', 'FLL', 'FLL', 'RT', 'LT', 'CT', 'RLL', 'RLL', 'RRL', 'HD'],
  front: ['CT', 'RLL', 'FLL', 'FLL', 'LT', 'CT', 'RT', 'FRL', 'FRL', 'RRL', 'HD'],
  rear: ['CT', 'FLL', 'RLL', 'RLL', 'LT', 'CT', 'RT', 'RRL', 'RRL', 'FRL', 'HD'],
  right: ['RT', 'FLL', 'FRL', 'FRL', 'CT', 'RT', 'LT', 'RRL', 'RRL', 'RLL', 'HD'],
};
const LOWEST = 2;

/** Four legs lie otherwise than they stand. */
const table = advanced('TOE-quad-prone-hit-table', {
  base: {
    location: ({ table: wanted, side, quad, prone, rolled }) =>
      wanted === 'body' && quad && prone ? LOCATIONS.indexOf(nth(COLUMNS[side], rolled - LOWEST)) : undefined,
  },
  waives: { location: ({ table: wanted, quad, prone }) => (wanted === 'body' && quad && prone ? ['TW-loc-mek'] : undefined) },
});

export const proneQuadRules: readonly ClassicRule[] = [table];
