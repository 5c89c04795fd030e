import { lettering, type Pen } from '../canvas.ts';
import type { MoveDie, Pip } from '../scene.ts';
import { DIE_PIPS } from './pips.ts';

/** The arrowhead where a unit looks to, in degrees clockwise from the top. */
export function drawWedge(pen: Pen, degrees: number, colour = '#fdf6e3'): void {
  pen.save();
  pen.rotate((degrees * Math.PI) / 180);
  pen.beginPath();
  pen.moveTo(0, -28.5);
  pen.lineTo(7.4, -20.4);
  pen.quadraticCurveTo(0, -23.4, -7.4, -20.4);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = 2.2;
  pen.strokeStyle = 'rgb(14 16 20 / .9)';
  pen.stroke();
  pen.fillStyle = colour;
  pen.fill();
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

const PIP_LETTERS: Readonly<Record<Pip, readonly [letter: string, colour: string]>> = {
  prone: ['P', '#d6a24a'],
  'shut-down': ['Z', '#93a0b0'],
  hidden: ['?', '#39b3a6'],
  'hull-down': ['H', '#39b3a6'],
  shocked: ['!', '#e0653a'],
  panicked: ['‼', '#ff8a5c'],
  painted: ['⌖', '#f0c463'],
  crippled: ['✕', '#e0653a'],
  locked: ['●', '#93a0b0'],
};

export function drawPips(pen: Pen, pips: readonly Pip[], above: boolean): void {
  pen.font = lettering(7, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pips.slice(0, 4).forEach((pip, i) => {
    const [letter, colour] = PIP_LETTERS[pip];
    const x = -17 + i * 9;
    const y = above ? 18 : -18;
    pen.fillStyle = '#12151a';
    pen.strokeStyle = colour;
    pen.lineWidth = 1.2;
    pen.beginPath();
    pen.arc(x, y, 4.6, 0, 7);
    pen.fill();
    pen.stroke();
    pen.fillStyle = colour;
    pen.fillText(letter, x, y + 0.3);
  });
}

/** The short name on a dark ribbon below the base, or above it where the unit faces down. */
export function drawLabel(pen: Pen, label: string, above: boolean, enlarge: number): void {
  const size = 7.5 * enlarge;
  pen.font = lettering(size, 600);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const width = pen.measureText(label).width + size;
  const height = size * 1.28;
  const middle = above ? -17.2 - height / 2 : 17.2 + height / 2;
  pen.fillStyle = 'rgb(18 21 26 / .88)';
  pen.beginPath();
  pen.roundRect(-width / 2, middle - height / 2, width, height, 2.6);
  pen.fill();
  pen.fillStyle = '#f0ece2';
  pen.fillText(label, 0, middle + size * 0.05);
}
