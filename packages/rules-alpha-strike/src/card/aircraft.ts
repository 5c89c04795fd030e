import { type Arc, type Card, damageOf, movesOf, type UnitType } from './card.ts';

type Row = readonly [
  name: string,
  type: UnitType,
  size: number,
  thrust: string,
  role: string,
  damage: string,
  ov: number,
  armor: number,
  structure: number,
  threshold: number,
  pv: number,
  specials: readonly string[],
];

/** Own aircraft for the ready games, made up for Sortie like everything else on this list. */
const ROWS: readonly Row[] = [
  ['Kestrel', 'AF', 1, '10a', 'Interceptor', '2/2/-', 0, 3, 2, 1, 22, ['ENE', 'SPC']],
  ['Peregrine', 'AF', 2, '7a', 'Dogfighter', '3/3/2', 1, 5, 4, 2, 33, ['BOMB2', 'CASE', 'SPC']],
  ['Goshawk', 'AF', 3, '6a', 'Attack', '4/4/2', 1, 7, 5, 3, 41, ['BOMB4', 'CASE', 'SPC']],
  ['Swift', 'CF', 1, '5a', 'Attack', '1/1/-', 0, 2, 2, 1, 13, ['ATMO', 'BOMB3', 'VSTOL']],
  ['Petrel', 'SC', 1, '5a', 'Transport', '2/2/1', 0, 8, 5, 3, 34, ['IT20', 'SPC']],
];

const arc = (standard: string, missiles?: string): Arc => ({
  standard: damageOf(standard),
  ...(missiles === undefined ? {} : { missiles: damageOf(missiles) }),
});

/** A ball with guns all around: it lands where it is needed and holds the place. */
const HOMESTEAD: Card = {
  name: 'Homestead',
  type: 'DS',
  size: 2,
  tmm: 0,
  moves: movesOf('4p'),
  role: 'Transport',
  damage: damageOf('-/-/-'),
  overheat: 0,
  armor: 24,
  structure: 12,
  threshold: 4,
  arcs: { front: arc('4/4/2/1'), left: arc('4/3/1/-'), right: arc('4/3/1/-'), rear: arc('3/3/1/-') },
  specials: ['AT2-D2', 'MT4-D2', 'IT40', 'SPC', 'LG'],
  pv: 96,
};

export const AIRCRAFT: readonly Card[] = [
  ...ROWS.map(
    ([name, type, size, thrust, role, damage, overheat, armor, structure, threshold, pv, specials]): Card => ({
      name,
      type,
      size,
      tmm: 0,
      moves: movesOf(thrust),
      role,
      damage: damageOf(damage),
      overheat,
      armor,
      structure,
      threshold,
      specials,
      pv,
    }),
  ),
  HOMESTEAD,
];
