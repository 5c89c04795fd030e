import { by, lastMark, type Past, value } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const alternateMunitionsPast: Past = {
  'ASC-mun-shoot-and-sit-delayed carries a charge': patch => ({
    type: 'seeded',
    unit: patch.unit,
    by: by(lastMark(patch)),
    charges: value(lastMark(patch)),
  }),
  'ASC-mun-shoot-and-sit-delayed charges go off': patch => ({
    type: 'seeded',
    unit: patch.unit,
    by: by(lastMark(patch)),
    charges: value(lastMark(patch)),
  }),
};
