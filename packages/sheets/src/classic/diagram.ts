import { type Mark, words } from '../drawing.ts';
import { circlesIn } from '../record-sheet/diagram.ts';
import type { ClassicFace, ClassicLocation } from './face.ts';

interface Plate {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const TRUNK: Readonly<Record<string, Plate>> = {
  HD: { x: 345, y: 0, w: 150, h: 170 },
  CT: { x: 310, y: 185, w: 220, h: 430 },
  RT: { x: 150, y: 195, w: 145, h: 400 },
  LT: { x: 545, y: 195, w: 145, h: 400 },
};

/** Where locations stand on the figure, seen from the front: the 'Mech's left is on the reader's right. */
const BODIES: Readonly<Record<ClassicFace['body'], Readonly<Record<string, Plate>>>> = {
  biped: {
    ...TRUNK,
    RA: { x: 0, y: 215, w: 135, h: 460 },
    LA: { x: 705, y: 215, w: 135, h: 460 },
    RL: { x: 205, y: 640, w: 190, h: 420 },
    LL: { x: 445, y: 640, w: 190, h: 420 },
  },
  quad: {
    ...TRUNK,
    FRL: { x: 0, y: 215, w: 135, h: 400 },
    FLL: { x: 705, y: 215, w: 135, h: 400 },
    RRL: { x: 150, y: 640, w: 200, h: 420 },
    RLL: { x: 490, y: 640, w: 200, h: 420 },
  },
  other: {},
};

const COLUMNS = 2;
const ROOM = { w: 840, h: 1060 } as const;

/** Locations that the figure has no place for stand in two columns. */
function platesOf({ body, locations }: ClassicFace): readonly (readonly [location: ClassicLocation, plate: Plate])[] {
  const fixed = BODIES[body];
  const loose = locations.filter(({ at }) => !(at in fixed));
  const rows = Math.max(1, Math.ceil(loose.length / COLUMNS));
  const [w, h] = [ROOM.w / COLUMNS, ROOM.h / rows];
  return [
    ...locations.flatMap(location => {
      const at = fixed[location.at];
      return at ? [[location, at] as const] : [];
    }),
    ...(body === 'other' ? loose : []).map((location, i) => {
      const plate = { x: (i % COLUMNS) * w, y: Math.floor(i / COLUMNS) * h, w: w - 15, h: h - 15 };
      return [location, plate] as const;
    }),
  ];
}

/** Shares of a plate: armor in front, armor behind, and what is beneath. */
function circles({ armor, rear = 0, structure }: ClassicLocation, x: number, y: number, w: number, h: number): readonly Mark[] {
  const all = Math.max(1, armor + rear + structure);
  let top = y;
  return [
    ['A', armor],
    ['R', rear],
    ['S', structure],
  ].flatMap(([letter, points]) => {
    const count = Number(points);
    if (count === 0) return [];
    const share = Math.max(30, (h * count) / all);
    const marks = [
      words(x, top + share / 2 + 6, 16, `${letter}`, { ink: 'quiet' }),
      ...circlesIn(count, 0, x + 16, top, w - 16, share - 6),
    ];
    top += share;
    return marks;
  });
}

export const classicDiagram = (face: ClassicFace, left: number, top: number): readonly Mark[] =>
  platesOf(face).flatMap(([location, { x, y, w, h }]) => [
    { mark: 'box', x: left + x, y: top + y, w, h, round: 22, fill: 'panel', edge: 'ink', width: 3 } as const,
    words(left + x + w / 2, top + y + 26, 20, `${location.at} ${location.armor}${location.rear === undefined ? '' : `/${location.rear}`}`, {
      bold: true,
      align: 'middle',
    }),
    ...circles(location, left + x + 8, top + y + 34, w - 16, h - 44),
  ]);
