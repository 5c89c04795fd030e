/** Attacks that leave room for another one in the same turn. */
export const EXTRA: readonly string[] = [
  'TAG',
  'LTAG',
  'CNARC',
  'SNARC',
  'INARC',
  'BTAS',
  'MTAS',
  'TSEMP',
  'TSEMP-O',
  'spot',
  'layMines',
  'dropSensor',
  'PNT',
  'RAMS',
];
