import { both, box, disc, type Part, shape, visor, whole } from './parts.ts';

const trooper = (x: number, y: number): readonly Part[] => [
  ['shade', shape([x - 2.6, y + 8], [x + 2.6, y + 8], [x + 3, y + 17], [x + 0.7, y + 17], [x, y + 11], [x - 0.7, y + 17], [x - 3, y + 17])],
  ['hull', shape([x - 4.4, y], [x + 4.4, y], [x + 4.8, y + 8.6], [x - 4.8, y + 8.6])],
  ['dark', shape([x - 5.8, y + 4.6], [x + 6.6, y + 1.6], [x + 6.8, y + 3.4], [x - 5.4, y + 6.8])],
  ['hull', disc(x, y - 3.4, 3.1)],
  ['dark', `M${x - 3.2} ${y - 3.8}a3.2 3.2 0 0 1 6.4 0Z`],
];

export const INFANTRY: readonly Part[] = [...trooper(-10, -2.4), ...trooper(10, -2.4), ...trooper(0, 1)];

/** A suit: broad in the shoulders, without a neck. */
const suit = (gear: readonly Part[]): readonly Part[] => [
  ['shade', both([0.8, 6], [6.8, 5], [9.2, 13], [9.8, 17.4], [3.2, 17.4], [2.2, 10])],
  ['hull', both([8, -11.4], [13.2, -9], [15.6, 2], [14, 7.8], [9.8, 7.2], [9.2, -1])],
  ['dark', both([10.4, 6.6], [13.8, 7.2], [13, 10.8], [10.8, 10.4])],
  ['hull', whole([0, -12.4], [9.4, -12.8], [10.4, -5], [7.2, 4.4], [0, 7.4])],
  ['hull', 'M-4 -11.4Q-4.4 -17.4 0 -17.6Q4.4 -17.4 4 -11.4Z'],
  ['glass', visor(-15, 2.9, 2.4)],
  ['dark', box(-5, -5.6, 10, 1.5)],
  ...gear,
];

export const BATTLE_ARMOR = suit([]);
/** Each kind of suit by what it carries. */
export const SUIT_LINE = suit([['dark', shape([9, 1], [18.6, -5.6], [19.4, -3.4], [10.6, 4])]]);
export const SUIT_ASSAULT = suit([
  ['dark', `${both([10, -18.4], [15, -18.4], [15, -10.6], [10, -10.6])}`],
  ['glow', [-16, -12.8].map(y => disc(12.5, y, 1.1) + disc(-12.5, y, 1.1)).join('')],
]);
export const SUIT_RANGER = suit([['dark', shape([10, 4], [11.4, -19], [13.2, -19], [13, 4.6])]]);
export const SUIT_COMMAND = suit([['glow', 'M0 -4L1.6 -0.6L5.2 -0.2L2.5 2.2L3.3 5.8L0 3.9L-3.3 5.8L-2.5 2.2L-5.2 -0.2L-1.6 -0.6Z']]);
export const SUIT_ENGINEER = suit([['glow', 'M-2.6 -3.2A4.4 4.4 0 1 0 2.6 -3.2L2.6 0.6L-2.6 0.6Z']]);
export const SUIT_SUPPORT = suit([['dark', shape([-18.6, 3], [18.6, -4.4], [19, -1.4], [-18, 6.4])]]);
export const SUIT_MEDIC = suit([['glow', `${box(-1.3, -3.6, 2.6, 8.4)}${box(-4.2, -0.7, 8.4, 2.6)}`]]);

export const SOLDIER: readonly Part[] = [
  ['shade', shape([-5, 4], [5, 4], [7.6, 17.4], [3.2, 17.4], [0, 8], [-3.2, 17.4], [-7.6, 17.4])],
  ['hull', shape([-6, -8.8], [6, -8.8], [8.6, -7], [5.8, 5.4], [-5.8, 5.4], [-8.6, -7])],
  ['dark', shape([-9.4, 3.4], [18.4, -3.4], [18.8, -1.2], [-8.4, 6.4])],
  ['hull', disc(0, -12.6, 3.7)],
  ['dark', 'M-3.9 -13A3.9 3.9 0 0 1 3.9 -13L4.6 -12L-4.6 -12Z'],
];

export const DRONE: readonly Part[] = [
  ['shade', both([5, -3.8], [14.2, -10.4], [15.2, -8.6], [6, -1.8]) + both([4.8, 2.2], [14.8, 9.2], [13.6, 11], [3.8, 4.4])],
  ['dark', [-13, 13].flatMap(x => [-9, 10].map(y => disc(x, y, 4.8))).join('')],
  ['hull', [-13, 13].flatMap(x => [-9, 10].map(y => disc(x, y, 1.5))).join('')],
  ['hull', shape([-5.4, -5.4], [5.4, -5.4], [8.4, -2], [8.4, 4], [4.4, 8.4], [-4.4, 8.4], [-8.4, 4], [-8.4, -2])],
  ['glass', disc(0, 2.2, 2.5)],
];

/** The same with something to shoot with. */
export const ARMED_DRONE: readonly Part[] = [...DRONE, ['dark', `${box(-1.2, -16, 2.4, 12)}${box(-4.6, -8.4, 9.2, 2)}`]];

/** A gun on three legs that minds a place. */
export const SENTRY: readonly Part[] = [
  ['shade', shape([-1.6, 0], [1.6, 0], [2, 16.6], [-2, 16.6]) + both([1, 2], [3.6, 1], [13.4, 16], [10, 16.6])],
  ['hull', shape([-8, -10], [6, -10], [8.4, -6], [7.4, 1.6], [-8, 1.6])],
  ['dark', `${box(6, -8.6, 13, 2.2)}${box(6, -4.6, 13, 2.2)}`],
  ['glass', box(-5, -7.4, 5, 2.6)],
];

export const FLAG: readonly Part[] = [
  ['dark', shape([-9.4, -17.6], [-6.6, -17.6], [-6.6, 17.6], [-9.4, 17.6])],
  ['hull', 'M-6 -16Q1 -19 6 -16T17 -16V-2.6Q11 .6 6 -2.6T-6 -2.6Z'],
  ['shade', disc(5.6, -9.2, 2.8)],
];

/** Something is there, and nobody knows what. */
export const CONTACT: readonly Part[] = [
  [
    'hull',
    'M-7.6 -8.4Q-7.2 -16 0.4 -16Q8 -15.6 8 -8.6Q8 -4.6 4.2 -1.8Q2 0 2 4.2L-2.4 4.2Q-2.6 -1.2 0.6 -4Q3.4 -6.2 3.4 -8.6Q3.2 -11.8 0.2 -11.8Q-3 -11.8 -3.2 -8.4Z',
  ],
  ['hull', disc(-0.2, 10, 3)],
];
