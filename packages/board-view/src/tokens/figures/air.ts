import { both, box, disc, type Part, whole } from './parts.ts';

export const FIGHTER: readonly Part[] = [
  ['shade', both([3.4, -3], [17.6, 8.4], [17.6, 11.6], [4.6, 8.8])],
  ['dark', both([2.4, 12], [6.8, 16.4], [6.8, 18], [0.6, 17])],
  ['hull', whole([0, -18.6], [2.6, -9.4], [4.4, -2], [4.6, 9], [3.4, 15.6], [0, 15.8])],
  ['glass', 'M-1.5 -9.4Q0 -12.6 1.5 -9.4L1.7 -5.4L-1.7 -5.4Z'],
  ['dark', both([8.4, 4.2], [9.8, 5.2], [9.8, 9.4], [8.4, 9])],
  ['glow', box(-2.2, 15.8, 4.4, 2.2)],
];

/** A shuttle: broad and blunt. */
export const SMALL_CRAFT: readonly Part[] = [
  ['shade', both([5, -1], [15.4, 9.4], [15.4, 13.4], [5.6, 12])],
  ['hull', whole([0, -16], [4.6, -12], [6.6, -3], [6.6, 12.6], [0, 14])],
  ['glass', whole([0, -12.6], [3, -10], [3.4, -7.4], [0, -7])],
  ['dark', `${box(-4.4, -2, 8.8, 1.3)}${box(-4.4, 4, 8.8, 1.3)}`],
  ['glow', both([1.4, 13.6], [5, 13], [5, 16], [1.4, 16.6])],
];

/** An egg that stands on its own engines. */
export const DROPSHIP: readonly Part[] = [
  ['dark', both([6, 9], [10, 7.4], [15, 17], [10.6, 17])],
  ['hull', 'M0 -17.6Q10 -16.4 13 -5Q14.6 3.4 10.4 9.4Q6 13.4 0 13.4Q-6 13.4 -10.4 9.4Q-14.6 3.4 -13 -5Q-10 -16.4 0 -17.6Z'],
  ['shade', 'M-12.8 -4.4H12.8L13.4 -1.6H-13.4ZM-12.2 5H12.2L10.6 8H-10.6Z'],
  ['dark', [-8, -2.6, 2.6, 8].map(x => disc(x, 1.8, 1.2)).join('')],
  ['glass', whole([0, -14.6], [3, -13], [3.4, -10.6], [0, -10])],
  ['glow', whole([0, 13], [4.6, 12.4], [3.6, 16.2], [0, 16.8])],
];

/** A dagger of steel with drives at its end. */
export const WARSHIP: readonly Part[] = [
  ['shade', both([3, 3], [9.6, 8], [9.6, 14.4], [3, 12.6])],
  ['hull', whole([0, -19], [2.4, -13], [4.8, -2], [5.6, 9], [4.4, 15.4], [0, 16])],
  ['shade', both([4, -5], [8.4, -2.6], [8.4, 2], [4.6, 1.6])],
  ['dark', [-9, -4, 1, 6].map(y => box(-1, y, 2, 2.6)).join('')],
  ['dark', both([5.6, -3.4], [10, -5.6], [10.4, -4.2], [6, -1.8])],
  ['glass', box(-1.6, -12.4, 3.2, 1.7)],
  ['glow', `${box(-4, 15.8, 2.4, 3)}${box(-1.2, 16.2, 2.4, 3)}${box(1.6, 15.8, 2.4, 3)}`],
];

/** A spine with its sail behind it. */
export const JUMPSHIP: readonly Part[] = [
  ['shade', both([4, 9], [18, 13.6], [18, 17.4], [4, 14])],
  ['hull', whole([0, -18.6], [3.4, -14.6], [2.2, -6], [2.2, 11], [4.6, 15], [0, 16.4])],
  ['shade', disc(0, -9.4, 4.6)],
  ['dark', `${disc(0, -9.4, 1.6)}${box(-1, -3, 2, 9)}`],
  ['hull', both([2.2, -1.4], [7, 1.4], [7, 5], [2.2, 5.4])],
  ['glass', box(-1.5, -16.2, 3, 1.6)],
];

/** A wheel around a hub. */
export const STATION: readonly Part[] = [
  ['shade', `${disc(0, 0, 17.4)}${disc(0, 0, 13)}`],
  ['hull', `${box(-1.7, -15, 3.4, 30)}${box(-15, -1.7, 30, 3.4)}`],
  ['hull', disc(0, 0, 6.4)],
  [
    'dark',
    [0, 90, 180, 270].map(turn => disc(15.2 * Math.cos((turn * Math.PI) / 180), 15.2 * Math.sin((turn * Math.PI) / 180), 2)).join(''),
  ],
  ['glass', disc(0, 0, 2.6)],
];
