import { lettering, type Pen, writeHaloed } from '../canvas.ts';
import { SIDE_COLOURS } from '../tokens/base.ts';
import type { PanelBrush, PanelMark, PanelTerrain } from './panel.ts';

/** Points are lights in the colour that the chart gives their terrain. */
const COLOURS: { readonly [T in PanelTerrain]: string } = {
  clear: '#d8cfbd',
  woods: '#7fbf5a',
  building: '#141414',
  marsh: '#9fd8de',
  slag: '#ff5a3c',
  water: '#4f8fe0',
  bridge: '#d6b98c',
  rubble: '#a7a7a7',
};

export function paintLights({ pen, points, scale }: PanelBrush): void {
  const small = scale < 0.45;
  for (const { at, terrain } of points) {
    const colour = COLOURS[terrain];
    const size = small ? 3.4 : 2.6;
    if (terrain !== 'clear' && terrain !== 'building' && !small) {
      pen.fillStyle = `${colour}33`;
      pen.beginPath();
      pen.arc(at.x, at.y, 7, 0, 7);
      pen.fill();
    }
    pen.fillStyle = colour;
    pen.strokeStyle = terrain === 'building' ? '#efe6d2' : 'rgb(10 9 8 / .85)';
    pen.lineWidth = terrain === 'building' ? 1.2 : 1;
    pen.globalAlpha = terrain === 'clear' ? 0.72 : 1;
    pen.beginPath();
    pen.arc(at.x, at.y, size, 0, 7);
    pen.fill();
    pen.stroke();
    pen.globalAlpha = 1;
  }
}

export function paintNames({ pen, points, scale }: PanelBrush): void {
  if (scale < 0.6) return;
  pen.font = lettering(7, 600);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { at, name } of points) writeHaloed(pen, name, at.x, at.y + 9, '#e9dfca', 'rgb(14 12 10 / .7)', 2);
}

/** Works, markers and objectives. */
export function paintMarks({ pen }: Pick<PanelBrush, 'pen'>, marks: readonly PanelMark[]): void {
  for (const mark of marks) {
    pen.save();
    pen.translate(mark.at.x, mark.at.y);
    if (mark.gone) pen.globalAlpha = 0.5;
    DRAWN[mark.kind](pen, mark);
    pen.restore();
  }
}

const DRAWN: { readonly [K in PanelMark['kind']]: (pen: Pen, mark: PanelMark) => void } = {
  bunker: (pen, { side }) => block(pen, SIDE_COLOURS[side].fill, false),
  'command-post': (pen, { side }) => block(pen, SIDE_COLOURS[side].fill, true),
  improved: (pen, { side }) => {
    pen.strokeStyle = '#c9b48a';
    pen.lineWidth = 4;
    pen.setLineDash([5, 2]);
    pen.beginPath();
    pen.arc(0, 0, 21, 0.3, 5.9);
    pen.stroke();
    pen.setLineDash([]);
    pen.strokeStyle = SIDE_COLOURS[side].fill;
    pen.lineWidth = 1;
    pen.stroke();
  },
  mine: (pen, { side, text }) => {
    pen.fillStyle = '#1b1917';
    pen.strokeStyle = SIDE_COLOURS[side].light;
    pen.lineWidth = 1.6;
    pen.beginPath();
    for (let i = 0; i < 6; i++) pen.lineTo(Math.cos((i * Math.PI) / 3) * 10, Math.sin((i * Math.PI) / 3) * 10);
    pen.closePath();
    pen.fill();
    pen.stroke();
    pen.font = lettering(9, 700);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = '#f0e6d2';
    pen.fillText(text ?? '?', 0, 0.5);
  },
  objective: (pen, { side, text, gone }) => {
    const { fill, dark } = SIDE_COLOURS[side];
    pen.strokeStyle = '#f4e9d2';
    pen.lineWidth = 2.2;
    pen.beginPath();
    pen.moveTo(-12, 14);
    pen.lineTo(-12, -22);
    pen.stroke();
    pen.fillStyle = fill;
    pen.strokeStyle = dark;
    pen.lineWidth = 1.2;
    pen.beginPath();
    pen.moveTo(-11, -22);
    pen.lineTo(12, -15.5);
    pen.lineTo(-11, -9);
    pen.closePath();
    pen.fill();
    pen.stroke();
    pen.font = lettering(8, 700);
    pen.textBaseline = 'middle';
    pen.fillStyle = '#fff8ea';
    pen.fillText(gone ? '✕' : (text ?? ''), -8, -15.5);
  },
};

/** A low concrete block with a slit; a command post carries a mast. */
function block(pen: Pen, colour: string, mast: boolean): void {
  pen.fillStyle = 'rgb(0 0 0 / .4)';
  pen.fillRect(-17, -9, 42, 28);
  pen.fillStyle = '#4b4844';
  pen.fillRect(-20, -16, 40, 32);
  pen.fillStyle = '#8a847a';
  pen.fillRect(-20, -20, 40, 28);
  pen.fillStyle = '#151413';
  pen.fillRect(-14, 10, 28, 3);
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.strokeRect(-20, -20, 40, 36);
  if (!mast) return;
  pen.strokeStyle = '#f4e9d2';
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.moveTo(12, -18);
  pen.lineTo(12, -36);
  pen.moveTo(7, -31);
  pen.lineTo(17, -31);
  pen.stroke();
}
