import type { Pen } from '../canvas.ts';
import type { MoveDie, Pip } from '../scene.ts';
import { DIE_PIPS } from './pips.ts';

/** The arrowhead where a unit looks to, in degrees clockwise from the top. */
export function drawWedge(pen: Pen, degrees: number, larger = 1): void {
  pen.save();
  pen.rotate((degrees * Math.PI) / 180);
  pen.translate(0, 22 * (larger - 1));
  pen.scale(larger, larger);
  pen.beginPath();
  pen.moveTo(0, -28.5);
  pen.lineTo(7.4, -20.4);
  pen.quadraticCurveTo(0, -23.4, -7.4, -20.4);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = 2.2;
  pen.strokeStyle = 'rgb(14 16 20 / .9)';
  pen.stroke();
  pen.fillStyle = '#fdf6e3';
  pen.fill();
  pen.restore();
}

/** Where the torso or the turret looks, if not ahead: a brass double stroke inside the arrowheads of the hull. */
export function drawTorso(pen: Pen, degrees: number): void {
  pen.save();
  pen.rotate((degrees * Math.PI) / 180);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const chevron = new Path2D('M-5 -23.4L0 -28L5 -23.4M-5 -27.8L0 -32.4L5 -27.8');
  for (const [ink, width] of [
    ['rgb(14 16 20 / .9)', 4.4],
    ['#f0b44a', 2.2],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.stroke(chevron);
  }
  pen.restore();
}

const DIE_LOOKS: Readonly<Record<MoveDie['colour'], { readonly face: string; readonly pip: string; readonly edge: string }>> = {
  white: { face: '#f6f2e8', pip: '#20242a', edge: '#77726a' },
  black: { face: '#1c1f24', pip: '#f4efe2', edge: '#8c94a0' },
  red: { face: '#b8342a', pip: '#fff4ea', edge: '#5c1510' },
};

export function drawDie(pen: Pen, die: MoveDie, x: number, y: number, size: number): void {
  const { face, pip, edge } = DIE_LOOKS[die.colour];
  const half = size / 2;
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = 'rgb(8 10 14 / .5)';
  pen.beginPath();
  pen.roundRect(-half + 0.7, -half + 1.1, size, size, size * 0.2);
  pen.fill();
  pen.fillStyle = face;
  pen.beginPath();
  pen.roundRect(-half, -half, size, size, size * 0.2);
  pen.fill();
  pen.strokeStyle = edge;
  pen.lineWidth = 0.8;
  pen.stroke();
  pen.fillStyle = pip;
  for (const [px, py] of DIE_PIPS[die.face] ?? []) {
    pen.beginPath();
    pen.arc(px * size * 0.26, py * size * 0.26, size * 0.1, 0, 7);
    pen.fill();
  }
  pen.restore();
}

/** A sign in a box of 8 units around the origin: strokes, and the colour of its badge. */
const SIGNS: Readonly<Record<Pip, readonly [strokes: string, colour: string]>> = {
  prone: ['M-3.4 1.4H3.4M-3.4 -1.2A0.9 0.9 0 1 0 -3.3 -1.2M-1.6 -0.6L2.8 -0.6', '#d6a24a'],
  'shut-down': ['M0 -3.2V0M-2.2 -2A3 3 0 1 0 2.2 -2', '#93a0b0'],
  hidden: ['M-3.4 0Q0 -3.6 3.4 0Q0 3.6 -3.4 0M-3 -3L3 3', '#39b3a6'],
  'hull-down': ['M-3.6 2.2H3.6M-3.6 2.2L-2 -0.4H2L3.6 2.2M0 -0.4V-3.2', '#39b3a6'],
  jumped: ['M0 3.2V-3M-2.4 -0.6L0 -3L2.4 -0.6', '#e0653a'],
  evading: ['M-3.4 1.6L-1 -1.8L1 1.8L3.4 -1.6', '#6fb8e8'],
  burning: ['M0 3.2Q-3.2 1.4 -1.4 -1.2Q-0.8 0.2 0 -3.4Q3.6 0.4 1.6 2.4Q1 3.2 0 3.2', '#ff7b3d'],
  shocked: ['M0 -3.2V0.8M0 2.8V3', '#e0653a'],
  panicked: ['M-1.6 -3.2V0.8M-1.6 2.8V3M1.6 -3.2V0.8M1.6 2.8V3', '#ff8a5c'],
  painted: ['M0 -3.6V-1.4M0 1.4V3.6M-3.6 0H-1.4M1.4 0H3.6M-1 0A1 1 0 1 0 1 0A1 1 0 1 0 -1 0', '#f0c463'],
  crippled: ['M-2.4 -2.4L2.4 2.4M2.4 -2.4L-2.4 2.4', '#e0653a'],
  locked: ['M-2.4 -0.4H2.4V3H-2.4ZM-1.5 -0.4V-1.6A1.5 1.5 0 0 1 1.5 -1.6V-0.4', '#93a0b0'],
};

/** Small signs in a row beside the base. */
export function drawPips(pen: Pen, pips: readonly Pip[], above: boolean, larger: number): void {
  pips.slice(0, 4).forEach((pip, i) => {
    const [strokes, colour] = SIGNS[pip];
    pen.save();
    pen.translate(-18 + i * 10.6 * larger, above ? 18 : -18);
    pen.scale(larger, larger);
    pen.fillStyle = '#12151a';
    pen.strokeStyle = colour;
    pen.lineWidth = 1.1;
    pen.beginPath();
    pen.arc(0, 0, 5.2, 0, 7);
    pen.fill();
    pen.stroke();
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.lineWidth = 1.25;
    pen.stroke(new Path2D(strokes));
    pen.restore();
  });
}
