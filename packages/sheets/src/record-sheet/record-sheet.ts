import { type Drawing, type Mark, words } from '../drawing.ts';
import { fitting } from '../metrics.ts';
import { armorDiagram } from './diagram.ts';
import type { SheetFace } from './face.ts';

const WIDTH = 1860;
const HEIGHT = 1230;

/** A Quick-Start record sheet, wider than tall: the data on the left, the armor diagram on the right. */
export function recordSheet(face: SheetFace): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    title: `${face.name} ${face.code} record sheet`,
    marks: [
      { mark: 'box', x: 5, y: 5, w: WIDTH - 10, h: HEIGHT - 10, round: 30, fill: 'paper', edge: 'ink', width: 6 },
      ...heading(face),
      ...movement(face),
      ...weapons(face),
      ...ammunition(face),
      ...reminders(),
      words(1430, 175, 24, 'Armor', { bold: true, align: 'middle', ink: 'quiet' }),
      ...armorDiagram(face.locations, 985, 205),
      words(WIDTH - 45, HEIGHT - 24, 16, 'made with Sortie · unofficial', { ink: 'quiet', align: 'end' }),
    ],
  };
}

function heading({ name, code, tons, techBase }: SheetFace): readonly Mark[] {
  return [
    words(45, 88, fitting(name, 66, 820, true), name, { bold: true }),
    words(45, 128, 32, `${code} · ${tons} tons · ${techBase}`, { ink: 'quiet' }),
    { mark: 'line', x1: 45, y1: 150, x2: WIDTH - 45, y2: 150, edge: 'brass', width: 5 },
  ];
}

function movement({ walk, run, jump, gunnery, pilot, abilities }: SheetFace): readonly Mark[] {
  const figures: readonly (readonly [string, string, string])[] = [
    ['Walking', `${walk}`, '+1'],
    ['Running', `${run}`, '+2'],
    ['Jumping', jump > 0 ? `${jump}` : '–', '+3'],
    ['Gunnery', `${gunnery}`, ''],
  ];
  return [
    ...figures.flatMap(([label, value, modifier], i): readonly Mark[] => [
      { mark: 'box', x: 45 + i * 220, y: 175, w: 205, h: 120, round: 16, fill: 'panel', edge: 'line', width: 2 },
      words(60 + i * 220, 208, 24, label, { ink: 'quiet' }),
      words(238 + i * 220, 208, 24, modifier, { ink: 'ember', align: 'end' }),
      words(147 + i * 220, 280, 64, value, { bold: true, align: 'middle' }),
    ]),
    words(45, 332, 22, [pilot ?? 'MechWarrior', ...(abilities ?? [])].join(' · '), { ink: 'quiet' }),
  ];
}

function weapons({ weapons: lines }: SheetFace): readonly Mark[] {
  const columns = [45, 100, 470, 560, 700, 790, 880];
  const heads = ['', 'Weapon', 'Loc', 'Damage', 'Sht', 'Med', 'Lng'];
  const modifiers = ['', '', '', '', '+0', '+2', '+4'];
  return [
    ...heads.map((head, i) => words(columns[i] ?? 0, 385, 24, head, { ink: 'quiet' })),
    ...modifiers.map((modifier, i) => words(columns[i] ?? 0, 412, 20, modifier, { ink: 'ember' })),
    { mark: 'line', x1: 45, y1: 425, x2: 925, y2: 425, edge: 'line', width: 2 },
    ...lines.flatMap(({ count, name, location, damage, ranges }, row): readonly Mark[] => {
      const y = 466 + row * 46;
      return [count, name, location, damage, ...ranges].map((value, i) => words(columns[i] ?? 0, y, 30, `${value}`, { bold: i === 1 }));
    }),
  ];
}

function ammunition({ ammo, weapons: lines }: SheetFace): readonly Mark[] {
  const top = 500 + lines.length * 46;
  return ammo.flatMap(({ name, shots, left = shots }, row): readonly Mark[] => {
    const y = top + row * 70;
    const spent = shots - left;
    const step = Math.min(26, 660 / shots);
    return [
      words(45, y + 26, 24, name, { bold: true }),
      words(240, y + 26, 22, `${left} of ${shots}`, { ink: 'quiet' }),
      ...Array.from(
        { length: shots },
        (_, i): Mark => ({
          mark: 'box',
          x: 45 + i * step,
          y: y + 36,
          w: step - 5,
          h: 20,
          round: 3,
          fill: i < spent ? 'ember' : 'paper',
          edge: 'ink',
          width: 2,
        }),
      ),
    ];
  });
}

/** The sum behind every shot, on every sheet. */
function reminders(): readonly Mark[] {
  const rows = [
    'Target number = gunnery + how I moved + how it moved + woods + range',
    'It moved 0–2 hexes: 0 · 3–4: +1 · 5–6: +2 · 7–9: +3 · 10 or more: +4 · jumped: +1 more',
    'Woods between or around it: light +1 a hex, heavy +2 a hex; three points between block the view',
  ];
  return rows.map((row, i) => words(45, HEIGHT - 96 + i * 28, fitting(row, 21, 900), row, { ink: 'quiet' }));
}
