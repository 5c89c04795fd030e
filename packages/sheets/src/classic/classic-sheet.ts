import { type Drawing, type Mark, words } from '../drawing.ts';
import { fitting } from '../metrics.ts';
import { classicDiagram } from './diagram.ts';
import type { ClassicFace, ClassicRow } from './face.ts';

const WIDTH = 1860;
const HEIGHT = 1340;
const LEFT = 45;
const HALF = 900;

/** A record sheet of the classic game, wider than tall: data on the left, points on the right. */
export function classicSheet(face: ClassicFace): Drawing {
  const tableTop = face.warrior ? 420 : 300;
  return {
    width: WIDTH,
    height: HEIGHT,
    title: `${face.name} record sheet`,
    marks: [
      { mark: 'box', x: 5, y: 5, w: WIDTH - 10, h: HEIGHT - 10, round: 30, fill: 'paper', edge: 'ink', width: 6 },
      ...heading(face),
      ...warriorData(face),
      ...table(face.rows, tableTop),
      ...heatData(face),
      ...classicDiagram(face, 985, 185),
      words(WIDTH - LEFT, HEIGHT - 24, 16, 'made with Sortie · unofficial', { ink: 'quiet', align: 'end' }),
    ],
  };
}

function heading({ name, title, tons, facts }: ClassicFace): readonly Mark[] {
  const line = [`${tons} tons`, ...facts].join(' · ');
  return [
    words(LEFT, 82, fitting(name, 60, 1200, true), name, { bold: true }),
    words(WIDTH - LEFT, 82, 26, title, { ink: 'quiet', align: 'end' }),
    words(LEFT, 126, fitting(line, 28, WIDTH - 2 * LEFT), line, { ink: 'quiet' }),
    { mark: 'line', x1: LEFT, y1: 150, x2: WIDTH - LEFT, y2: 150, edge: 'brass', width: 5 },
  ];
}

/** What somebody needs to stay awake after each hit; the sixth kills. */
const AWAKE = ['3', '5', '7', '10', '11', 'dead'] as const;

function warriorData({ warrior }: ClassicFace): readonly Mark[] {
  if (!warrior) return [];
  const { gunnery, piloting, cockpits, cockpit } = warrior;
  return [
    { mark: 'box', x: LEFT, y: 170, w: HALF - LEFT, h: 190, round: 16, fill: 'panel', edge: 'line', width: 2 },
    words(LEFT + 15, 200, 22, 'Warrior Data', { bold: true }),
    words(LEFT + 15, 236, 24, `Gunnery ${gunnery} · Piloting ${piloting}`),
    ...AWAKE.flatMap((number, i): readonly Mark[] => [
      { mark: 'box', x: LEFT + 15 + i * 62, y: 252, w: 54, h: 36, round: 4, fill: 'paper', edge: 'ink', width: 2 },
      words(LEFT + 42 + i * 62, 278, 20, number, { align: 'middle' }),
    ]),
    ...cockpits.flatMap((name, i): readonly Mark[] => [
      { mark: 'box', x: LEFT + 15 + i * 165, y: 312, w: 20, h: 20, fill: name === cockpit ? 'ember' : 'paper', edge: 'ink', width: 2 },
      words(LEFT + 42 + i * 165, 330, fitting(name, 19, 130), name),
    ]),
  ];
}

const COLUMNS: readonly (readonly [head: string, x: number, w: number, cell: (row: ClassicRow) => string])[] = [
  ['', LEFT, 30, ({ count }) => `${count}`],
  ['Weapon or gear', LEFT + 35, 230, ({ name }) => name],
  ['Loc', LEFT + 270, 60, ({ at }) => at],
  ['Type', LEFT + 335, 90, ({ type }) => type],
  ['Ht', LEFT + 430, 35, ({ heat }) => heat],
  ['Dmg', LEFT + 470, 80, ({ damage }) => damage],
  ['To hit', LEFT + 555, 60, ({ toHit }) => toHit],
  ['Range', LEFT + 620, 100, ({ ranges }) => ranges],
  ['Aero · shots', LEFT + 725, 135, ({ aero, shots }) => [aero, shots].filter(Boolean).join(' ')],
];

function table(rows: readonly ClassicRow[], top: number): readonly Mark[] {
  const step = Math.min(36, (HEIGHT - 190 - top) / Math.max(1, rows.length));
  return [
    ...COLUMNS.map(([head, x]) => words(x, top, 20, head, { ink: 'quiet' })),
    { mark: 'line', x1: LEFT, y1: top + 10, x2: HALF, y2: top + 10, edge: 'line', width: 2 },
    ...rows.flatMap((row, i) =>
      COLUMNS.flatMap(([, x, w, cell], column) => {
        const text = cell(row);
        return text === ''
          ? []
          : [
              words(x, top + 12 + (i + 1) * step - step / 4, fitting(text, Math.min(21, step * 0.7), w, column === 1), text, {
                bold: column === 1,
              }),
            ];
      }),
    ),
  ];
}

const HOTTEST = 30;

/** A box with a cell for each point of heat. */
function heatData({ heat }: ClassicFace): readonly Mark[] {
  if (!heat) return [];
  const top = HEIGHT - 150;
  const cell = (HALF - LEFT) / (HOTTEST + 1);
  return [
    words(LEFT, top, 22, 'Heat Data', { bold: true }),
    words(LEFT + 140, top, 22, `${heat.sinks} sinks shed ${heat.sheds}`, { ink: 'quiet' }),
    ...Array.from({ length: HOTTEST + 1 }, (_, i): readonly Mark[] => [
      { mark: 'box', x: LEFT + i * cell, y: top + 14, w: cell - 3, h: 44, round: 3, fill: 'paper', edge: 'ink', width: 2 },
      words(LEFT + (i + 0.45) * cell, top + 42, 14, `${i}`, { align: 'middle', ink: 'quiet' }),
    ]).flat(),
  ];
}
