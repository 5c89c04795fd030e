import { type Broadside, type Card, type CraftType, damageOf, thresholdFrom } from './card.ts';

type Row = readonly [
  name: string,
  type: CraftType,
  size: number,
  thrust: number,
  damage: string,
  ov: number,
  armor: number,
  structure: number,
  pv: number,
  specials: readonly string[],
];

/** Own craft for the ready games, made up for Sortie: none of them is from a published list. */
const ROWS: readonly Row[] = [
  ['Kestrel', 'AF', 1, 10, '2/2/-/-', 0, 3, 2, 22, ['ENE', 'SPC', 'FUEL6']],
  ['Peregrine', 'AF', 2, 7, '3/3/2/-', 1, 5, 4, 33, ['BOMB2', 'CASE', 'SPC', 'FUEL8']],
  ['Goshawk', 'AF', 3, 6, '4/4/2/-', 1, 7, 5, 41, ['BOMB6', 'CASE', 'SPC', 'FUEL8']],
  ['Condor', 'AF', 3, 7, '3/3/3/1', 0, 8, 5, 43, ['BOMB6', 'SPC', 'FUEL8']],
  ['Albatross', 'AF', 3, 10, '2/2/1/-', 0, 7, 5, 38, ['BOMB6', 'SPC', 'FUEL10']],
  ['Petrel', 'SC', 1, 5, '2/2/1/-', 0, 8, 5, 34, ['IT20', 'SPC']],
  ['Skua', 'SC', 1, 6, '3/2/1/-', 0, 7, 5, 36, ['IT10', 'CRW2', 'SPC']],
];

const broadside = (standard: string, missiles?: string, capital?: string, subCapital?: string): Broadside => ({
  ...(standard === '' ? {} : { standard: damageOf(standard) }),
  ...(capital === undefined ? {} : { capital: damageOf(capital) }),
  ...(subCapital === undefined ? {} : { subCapital: damageOf(subCapital) }),
  ...(missiles === undefined ? {} : { missiles: damageOf(missiles) }),
});

type Ship = Omit<Card, 'threshold' | 'overheat' | 'arcs'> & { readonly arcs: readonly [Broadside, Broadside, Broadside] };

/** Ships are alike on both sides; the threshold of large craft is divided by their four sides (ASC-reading-02). */
const ship = ({ arcs: [front, side, rear], ...rest }: Ship): Card => ({
  ...rest,
  overheat: 0,
  threshold: Math.ceil(rest.armor / 12),
  arcs: { front, left: side, right: side, rear },
});

const SHIPS: readonly Card[] = [
  ship({
    name: 'Homestead',
    type: 'DS',
    size: 2,
    thrust: 4,
    mode: 'p',
    armor: 24,
    structure: 12,
    pv: 96,
    specials: ['AT2-D2', 'MT4-D2', 'IT40', 'SPC', 'CRW3', 'PNT1'],
    arcs: [broadside('4/4/2/1'), broadside('4/3/1/-'), broadside('3/3/1/-')],
  }),
  ship({
    name: 'Corsair',
    type: 'DA',
    size: 2,
    thrust: 7,
    mode: 'a',
    armor: 28,
    structure: 14,
    pv: 124,
    specials: ['AT2-D1', 'IT30', 'SPC', 'CRW4', 'PNT1'],
    arcs: [broadside('7/6/3/1', '3/3/3/3'), broadside('5/4/2/-'), broadside('3/2/1/-')],
  }),
  ship({
    name: 'Drover',
    type: 'DS',
    size: 2,
    thrust: 3,
    mode: 'p',
    armor: 18,
    structure: 14,
    pv: 60,
    specials: ['CT900-D2', 'SPC', 'CRW1'],
    arcs: [broadside('2/2/1/-'), broadside('2/1/-/-'), broadside('1/1/-/-')],
  }),
  ship({
    name: 'Wayfarer',
    type: 'JS',
    size: 1,
    thrust: 0,
    mode: 'k',
    armor: 10,
    structure: 30,
    pv: 80,
    specials: ['DT3', 'KF', 'SPC', 'CRW4'],
    arcs: [broadside('2/2/1/-'), broadside('2/1/1/-'), broadside('1/1/1/-')],
  }),
  ship({
    name: 'Halberd',
    type: 'WS',
    size: 1,
    thrust: 5,
    mode: 'a',
    armor: 90,
    structure: 50,
    pv: 420,
    specials: ['DT2', 'KF', 'LF', 'SPC', 'CRW10', 'SCR2', 'PNT2', 'NC3'],
    arcs: [
      broadside('6/5/3/2', '5/5/5/4', '14/14/12/8'),
      broadside('8/6/4/2', undefined, '18/16/12/8'),
      broadside('5/4/3/1', undefined, undefined, '8/8/4/-'),
    ],
  }),
  ship({
    name: 'Bastion',
    type: 'WS',
    size: 2,
    thrust: 3,
    mode: 'a',
    armor: 100,
    structure: 55,
    pv: 480,
    specials: ['DT4', 'KF', 'SPC', 'CRW16', 'SCR4', 'PNT3', 'NC3', 'TELE'],
    arcs: [
      broadside('9/8/5/3', '8/8/8/8', '18/18/15/10'),
      broadside('10/9/5/3', '6/6/6/6', '20/20/16/12'),
      broadside('8/6/4/2', undefined, '10/10/8/6'),
    ],
  }),
  ship({
    name: 'Lantern Station',
    type: 'SS',
    size: 2,
    thrust: 0,
    mode: 'k',
    armor: 60,
    structure: 40,
    pv: 220,
    specials: ['DT4', 'SPC', 'CRW6', 'PNT2', 'NC3'],
    arcs: [broadside('6/6/4/2', '4/4/4/4'), broadside('6/6/4/2', '4/4/4/4'), broadside('6/6/4/2')],
  }),
  ship({
    name: 'Watch Satellite',
    type: 'SV',
    size: 1,
    thrust: 0,
    mode: 'k',
    armor: 4,
    structure: 4,
    pv: 20,
    specials: ['BFC', 'SPC', 'DRO'],
    arcs: [broadside('2/2/1/-'), broadside('2/2/1/-'), broadside('2/2/1/-')],
  }),
];

export const CARDS: readonly Card[] = [
  ...ROWS.map(
    ([name, type, size, thrust, damage, overheat, armor, structure, pv, specials]): Card => ({
      name,
      type,
      size,
      thrust,
      mode: 'a',
      armor,
      structure,
      threshold: thresholdFrom({ armor }),
      overheat,
      arcs: { front: { standard: damageOf(damage) } },
      specials,
      pv,
    }),
  ),
  ...SHIPS,
];

const byName = new Map(CARDS.map(card => [card.name, card]));
export const cardNamed = (name: string): Card | undefined => byName.get(name);
