import type { Figure } from '../scene.ts';

/** A silhouette in a box of about 36 units around the origin, with the parts that are cut out of it. */
export interface Drawing {
  readonly body: Path2D;
  readonly cuts: Path2D;
}

type Outline = readonly (readonly [x: number, y: number])[];

/** Right half of a symmetrical outline from top to bottom, made whole. */
function whole(half: Outline): string {
  const left = [...half].reverse().map(([x, y]) => `L${-x} ${y}`);
  return `M${half.map(([x, y]) => `${x} ${y}`).join('L')}${left.join('')}Z`;
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

// biome-ignore format: an outline reads as a row of points.
const LIGHT_MECH: Outline = [
  [0, -13], [3.2, -12.6], [6.4, -9.4], [7, -5.4], [9.6, -6], [11, -4], [11, 3.6], [8.6, 4.2], [8, -0.6], [6, 0.2], [5, 3],
  [8.8, 6.2], [9.2, 8.2], [6.4, 12.6], [9.6, 15.4], [9.6, 17], [3.4, 17], [3, 13], [5.6, 8.4], [2, 4.6], [0, 5],
];
// biome-ignore format: an outline reads as a row of points.
const MEDIUM_MECH: Outline = [
  [0, -16.4], [2.2, -16], [3, -12.6], [5.4, -12.4], [7, -13.6], [11, -12.4], [12.2, -8.6], [11.4, -4], [13, 1], [12.4, 6.4], [9, 6.6],
  [8.4, 0.6], [7, -3.4], [5.6, 1.4], [7, 4], [8.4, 9.6], [8, 13], [10, 16], [10, 17.6], [3.6, 17.6], [3.2, 11], [1.8, 6], [0, 5.6],
];
// biome-ignore format: an outline reads as a row of points.
const HEAVY_MECH: Outline = [
  [0, -13.6], [2.8, -13.4], [3.6, -11.4], [6, -11.8], [6.4, -16.4], [12.6, -16.4], [13.2, -11.8], [14.8, -9.6], [14.4, -2], [15.8, 5.8],
  [11, 6.6], [10.4, -0.6], [8.4, -1.6], [7, 3], [8.8, 5.2], [10, 12], [9.6, 14.4], [11.6, 17.6], [4, 17.6], [3.6, 10], [1.8, 6.6], [0, 6.4],
];
// biome-ignore format: an outline reads as a row of points.
const ASSAULT_MECH: Outline = [
  [0, -12], [3.4, -12], [4.6, -9.8], [7.8, -10.4], [8, -17.6], [11.4, -17.6], [11.6, -12.8], [15.2, -12.4], [17.2, -8.4], [16.8, 0],
  [18, 8], [12.6, 8.4], [12, 0.4], [9.6, -0.4], [8.8, 4], [11, 6], [12.4, 13], [14, 17.6], [5, 17.6], [4.4, 10.6], [2, 7.6], [0, 7.4],
];

const visor = (y: number, w: number): string => `M${-w} ${y}L${w} ${y}L${w * 0.7} ${y + 2}L${-w * 0.7} ${y + 2}Z`;
const belt = (y: number, w: number): string => `M${-w} ${y}L${w} ${y}L${w - 0.8} ${y + 1}L${-w + 0.8} ${y + 1}Z`;

const PATHS: Readonly<Record<Figure, readonly [body: string, cuts: string]>> = {
  'mech-light': [whole(LIGHT_MECH), visor(-9.6, 3.6) + belt(-2.6, 4.4) + disc(-9, -1, 1) + disc(9, -1, 1)],
  'mech-medium': [whole(MEDIUM_MECH), `${visor(-14.6, 1.7)}${belt(-6.4, 5)}${belt(1.2, 4.6)}M-.5 6.6h1v10.4h-1Z`],
  'mech-heavy': [
    whole(HEAVY_MECH),
    `${visor(-11.6, 2.4)}${belt(-4.8, 6.2)}${belt(2.4, 5.4)}${[-11, -8.6, 8.6, 11].map(x => disc(x, -14.2, 0.8)).join('')}M-.5 7.4h1v9.8h-1Z`,
  ],
  'mech-assault': [
    whole(ASSAULT_MECH),
    `${visor(-10, 3)}${belt(-4, 7.6)}${belt(3, 7)}${disc(-9.7, -15.6, 0.9)}${disc(9.7, -15.6, 0.9)}M-.6 8.4h1.2v9h-1.2Z`,
  ],
  tracked: [
    'M-17 5.6Q-16 1 -11 .6L-8 .6L-6.4 -5.4Q-6 -6.8 -4.4 -6.8L4 -6.8Q5.4 -6.8 6 -5.6L6.4 -4.6L19 -6.4L19.2 -4L7.4 -1.8L8.4 .6L12 .6Q17 1 17.4 5.6Q17 11.6 12 12L-12 12Q-17 11.6 -17 5.6Z',
    `${[-11, -5.6, 0, 5.6, 11].map(x => disc(x, 7.6, 2)).join('')}M-14 2.6H14V3.6H-14Z`,
  ],
  wheeled: [
    `M-17 5L-14 -1L-6.4 -1.4L-4.6 -6.6L4.8 -6.6L6 -4.6L16 -6L16.2 -4L7 -2.2L7.4 -1L14 -.6L17.4 3.4L17 7L-17 7Z${[-11.6, -4, 4, 11.6].map(x => disc(x, 8.2, 3.6)).join('')}`,
    `${[-11.6, -4, 4, 11.6].map(x => disc(x, 8.2, 1.5)).join('')}M-13 2H13V2.9H-13Z`,
  ],
  hover: [
    'M-18 8.4Q-18 4.4 -13 3.4L-11 -1L-4.6 -1.8L-3.4 -6.4L4 -6.4L5 -4.6L14.6 -5.6L14.6 -3.8L6 -2L11 -1L14 3.4Q18 4.4 18 8.4Q18 12 12 12.2L-12 12.2Q-18 12 -18 8.4Z',
    'M-15 7.4H15V8.6H-15ZM-9 1.4H9V2.3H-9Z',
  ],
  vtol: [
    'M-18 -9.4H18V-7.4H1.2V-4.6Q8 -4.4 11 .4Q12.8 4.6 8 6.4L5.4 6.6V9.2H9V11H-9V9.2H-4V6.6L-6.4 5.6L-16 1.4L-18.6 -3.4L-16 -3.6L-13.6 -.6L-5 -.8Q-3.6 -4.4 -1.2 -4.6V-7.4H-18Z',
    'M3 -2.8Q7.6 -1.8 8.6 1.6L3 2Z',
  ],
  ship: [
    'M-18 4.6L-9.6 4.6L-9.6 .2L-5.4 .2L-5.4 -5L-2.6 -5L-2.6 -11.6L-1 -11.6L-1 -5L3.4 -5L4.4 .2L7.6 .2L7.6 -1.6L15.6 -3.2L15.8 -1.4L9.6 .4L10.4 4.6L19 4.6Q16.4 10.4 12.6 12L-13.6 12Q-17 9.6 -18 4.6Z',
    'M-14.6 7.4H14.4V8.5H-14.6ZM-3.6 -2.8H1.8V-1.4H-3.6Z',
  ],
  submarine: [
    'M-15.4 2.4Q-14.6 -1.4 -9 -1.6L-4 -1.6L-3 -7.4L-.6 -7.4L-.6 -12.4L.8 -12.4L.8 -7.4L3.4 -7.4L4.4 -1.6L9 -1.6Q17.4 -1 18.6 3.4Q17.4 8.4 9 8.8L-9 8.8Q-13.6 8.6 -15.2 5.6L-18.8 9V-1.4Z',
    `${[-6, 0, 6].map(x => disc(x, 3.4, 1.2)).join('')}M11.4 .6Q14.6 1.6 15.6 3.4L11.4 3.4Z`,
  ],
  infantry: [
    [-10, 0, 10]
      .map(
        x =>
          `${disc(x, x === 0 ? -10.6 : -6.6, 2.9)}M${x - 4.2} ${x === 0 ? -6.4 : -2.4}h8.4l.8 8.6h-2.2v9.4h-2.2v-6h-1.2v6h-2.2v-9.4h-2.2Z`,
      )
      .join(''),
    '',
  ],
  'battle-armor': [
    'M-3 -15.4Q0 -17.4 3 -15.4L4 -11.6L9.6 -12.4L12.8 -8.6L12.4 -3L15 2L13.6 7.4L9.6 7L9 1.4L7.4 -.6L6.4 4L8.8 9L9.6 17H3.4L2.4 9.4L0 8L-2.4 9.4L-3.4 17H-9.6L-8.8 9L-6.4 4L-7.4 -.6L-9 1.4L-9.6 7L-13.6 7.4L-15 2L-12.4 -3L-12.8 -8.6L-9.6 -12.4L-4 -11.6Z',
    `${visor(-13.8, 2.4)}${belt(-5, 5)}`,
  ],
  fighter: [
    'M0 -18L2.4 -9L4 -3L17 8L17 11L5 8.4L3.6 13L6.4 16V17.4H-6.4V16L-3.6 13L-5 8.4L-17 11L-17 8L-4 -3L-2.4 -9Z',
    disc(0, -7.4, 1.5) + belt(4, 3),
  ],
  dropship: [
    'M0 -17Q9.6 -16 12.4 -5Q14 3 10.6 8.6L14.4 15.6H10.4L7 11.4Q3.6 12.6 0 12.6Q-3.6 12.6 -7 11.4L-10.4 15.6H-14.4L-10.6 8.6Q-14 3 -12.4 -5Q-9.6 -16 0 -17Z',
    'M-10 -3.4H10V-2.2H-10ZM-11 4H11V5.2H-11ZM-2.4 6.6H2.4V11H-2.4Z',
  ],
  soldier: [
    `${disc(0, -12.4, 3.6)}M-5.4 -8.4H5.4L9 -7.4L12.4 .4L18.4 -2.4L19 -.8L11 4.4L8.4 3L6.2 -1.8L5.6 4L8 17.4H3.2L0 7L-3.2 17.4H-8L-5.6 4L-6.2 -1.8L-9.4 6L-12 5L-9 -7.4Z`,
    visor(-13, 2.4),
  ],
  drone: [
    `M-5 -5H5L8 -2V4L4 8H-4L-8 4V-2Z${[-13, 13].flatMap(x => [-9, 10].map(y => disc(x, y, 4.4))).join('')}M-13.8 -9.8L-5 -3.4L-6.4 -1.6L-14.4 -8ZM13.8 -9.8L5 -3.4L6.4 -1.6L14.4 -8ZM-14.4 9L-6 2.6L-4.8 4.4L-13.4 10.8ZM14.4 9L6 2.6L4.8 4.4L13.4 10.8Z`,
    disc(0, 2.4, 2) + belt(-2.6, 3.6),
  ],
  emplacement: ['M-16 12L-14 2L-9 -3H-4L-3 -8H6V-6.6L18 -8V-5.4L6 -3.4L9 -3L14 2L16 12Z', 'M-12 5H12V6.2H-12Z'],
  flag: ['M-9 -17H-6.4V17H-9ZM-5 -15.4Q1 -18.4 6 -15.4T16 -15.4V-2.6Q11 .4 6 -2.6T-5 -2.6Z', disc(5.5, -9, 2.6)],
};

const drawings = new Map<Figure, Drawing>();

export function figure(name: Figure): Drawing {
  const known = drawings.get(name);
  if (known) return known;
  const [body, cuts] = PATHS[name];
  const made = { body: new Path2D(body), cuts: new Path2D(cuts) };
  drawings.set(name, made);
  return made;
}
