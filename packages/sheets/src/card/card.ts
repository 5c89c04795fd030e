import { type Drawing, type Ink, type Mark, words } from '../drawing.ts';
import { fitting, wrapped } from '../metrics.ts';
import { arcTables } from './arcs.ts';
import { type CardFace, familyOf } from './face.ts';
import { pips, TRACKS, tracks } from './tracks.ts';

const WIDTH = 880;
const HEIGHT = 630;
/** Above and below the tables of a unit that fires by arcs. */
const AROUND_ARCS = 520;
const ARC = 190;
const EDGE = 28;
const INNER = WIDTH - 2 * EDGE;

/** An Alpha Strike card: 88 × 63 mm, or about twice as tall for units that fire by arcs. */
export function card(face: CardFace): Drawing {
  const height = face.arcs ? AROUND_ARCS + face.arcs.length * ARC : HEIGHT;
  const heats = familyOf(face.type) === 'mech' || face.type === 'AF';
  const body = face.arcs ? arcTables(face.arcs, EDGE, 226, INNER) : damageRow(face, heats);
  const lower = face.arcs ? 226 + face.arcs.length * ARC : 336;
  return {
    width: WIDTH,
    height,
    title: `${face.name} ${face.model}: ${face.pv} points`.replace('  ', ' '),
    marks: [...frame(height), ...header(face), ...facts(face), ...body, ...condition(face, lower, height), ...specialLine(face, height)],
  };
}

function frame(height: number): readonly Mark[] {
  return [
    { mark: 'box', x: 4, y: 4, w: WIDTH - 8, h: height - 8, round: 28, fill: 'paper', edge: 'ink', width: 5 },
    { mark: 'line', x1: EDGE, y1: 112, x2: WIDTH - EDGE, y2: 112, edge: 'brass', width: 4 },
    words(WIDTH - EDGE, height - 14, 12, 'made with Sortie · unofficial', { ink: 'quiet', align: 'end' }),
  ];
}

function header({ name, model, pv, type }: CardFace): readonly Mark[] {
  return [
    words(EDGE, 64, fitting(name, 46, INNER - 170, true), name, { bold: true }),
    words(EDGE, 98, fitting(model, 26, INNER - 260), model, { ink: 'quiet' }),
    words(WIDTH - EDGE, 70, 54, `${pv}`, { bold: true, align: 'end', ink: 'brass' }),
    words(WIDTH - EDGE, 98, 20, `${type} · points`, { ink: 'quiet', align: 'end' }),
  ];
}

/** Type, size, movement, role and skill in one row of labelled figures. */
function facts({ size, tmm, move, role, skill, pilot }: CardFace): readonly Mark[] {
  const columns: readonly (readonly [label: string, value: string, width: number])[] = [
    ['Size', `${size}`, 90],
    ['TMM', tmm === undefined ? '–' : `${tmm}`, 90],
    ['Move', move, 250],
    ['Role', role || '–', 225],
    [pilot ? `Skill · ${pilot}` : 'Skill', `${skill}`, INNER - 655],
  ];
  const marks: Mark[] = [];
  let x = EDGE;
  for (const [label, value, width] of columns) {
    marks.push(words(x, 138, fitting(label, 16, width - 10), label, { ink: 'quiet' }));
    marks.push(words(x, 180, fitting(value, 36, width - 14, true), value, { bold: true }));
    x += width;
  }
  return [...marks, { mark: 'line', x1: EDGE, y1: 198, x2: WIDTH - EDGE, y2: 198, edge: 'line', width: 2 }];
}

const BRACKETS = [
  ['Short', '+0'],
  ['Medium', '+2'],
  ['Long', '+4'],
  ['Extreme', '+6'],
] as const;

/** The damage by bracket as large figures, and beside it what overheating may add. */
function damageRow({ damage, overheat }: CardFace, heats: boolean): readonly Mark[] {
  const width = heats ? 540 : INNER;
  const cell = width / damage.length;
  const marks = damage.flatMap((value, i): readonly Mark[] => {
    const [label, modifier] = BRACKETS[i] ?? ['', ''];
    const x = EDGE + i * cell;
    return [
      { mark: 'box', x: x + 2, y: 212, w: cell - 8, h: 106, round: 12, fill: 'panel', edge: 'line', width: 2 },
      words(x + 14, 236, 17, label, { ink: 'quiet' }),
      words(x + cell - 20, 236, 17, modifier, { ink: 'quiet', align: 'end' }),
      words(x + cell / 2 - 3, 304, 64, value, { bold: true, align: 'middle' }),
    ];
  });
  return heats ? [...marks, ...heatScale(overheat)] : marks;
}

function heatScale(overheat: number): readonly Mark[] {
  const left = EDGE + 556;
  const steps: readonly (readonly [string, Ink])[] = [
    ['1', 'ink'],
    ['2', 'ink'],
    ['3', 'ink'],
    ['S', 'ember'],
  ];
  return [
    words(left, 236, 17, 'Overheat', { ink: 'quiet' }),
    words(left + 30, 304, 64, `${overheat}`, { bold: true, align: 'middle', ink: overheat > 0 ? 'ember' : 'ink' }),
    words(left + 92, 236, 17, 'Heat', { ink: 'quiet' }),
    ...steps.flatMap(([label, ink], i): readonly Mark[] => [
      { mark: 'box', x: left + 92 + i * 45, y: 258, w: 40, h: 50, round: 6, fill: 'paper', edge: ink, width: 3 },
      words(left + 112 + i * 45, 292, 26, label, { bold: true, align: 'middle', ink }),
    ]),
  ];
}

/** Armor and structure to cross off on the left, critical hits on the right. */
function condition({ armor, structure, threshold, type }: CardFace, top: number, height: number): readonly Mark[] {
  const family = familyOf(type);
  const hasTracks = TRACKS[family].length > 0;
  const width = hasTracks ? 420 : INNER - 90;
  const room = height - top - 130;
  const armorRoom = Math.max(30, (room * Math.max(armor, 1)) / Math.max(1, armor + structure));
  const circles = pips(armor, EDGE + 84, top, width - 84, armorRoom - 10, false);
  const second = top + Math.max(circles.height, 34) + 6;
  const inner = pips(structure, EDGE + 84, second, width - 84, room - (second - top), true);
  const right = EDGE + width + 30;
  return [
    words(EDGE, top + 19, 18, 'Armor', { bold: true }),
    words(EDGE + 58, top + 19, 18, `${armor}`, { ink: 'quiet' }),
    ...(threshold === undefined ? [] : [words(EDGE, top + 39, 14, `threshold ${threshold}`, { ink: 'quiet' })]),
    ...circles.marks,
    words(EDGE, second + 19, 18, 'Struct.', { bold: true }),
    words(EDGE + 64, second + 19, 18, `${structure}`, { ink: 'quiet' }),
    ...inner.marks,
    ...(hasTracks ? tracks(family, right, top, WIDTH - EDGE - right, 33) : []),
  ];
}

function specialLine({ specials }: CardFace, height: number): readonly Mark[] {
  const text = specials.length > 0 ? specials.join(', ') : 'no special abilities';
  const size = wrapped(text, 22, INNER, ', ').length <= 3 ? 22 : wrapped(text, 17, INNER, ', ').length <= 4 ? 17 : 14;
  const lines = wrapped(text, size, INNER, ', ');
  const bottom = height - 40;
  const top = bottom - (lines.length - 1) * (size + 5);
  return [
    { mark: 'line', x1: EDGE, y1: top - size - 10, x2: WIDTH - EDGE, y2: top - size - 10, edge: 'line', width: 2 },
    ...lines.map((line, i) => words(EDGE, top + i * (size + 5), size, line, specials.length > 0 ? {} : { ink: 'quiet' })),
  ];
}
