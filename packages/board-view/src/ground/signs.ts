import { chances } from '../noise.ts';
import { addHex } from './patch.ts';
import { type Brush, layerOf, type Plot } from './plot.ts';

type Sign = (brush: Brush, plot: Plot, level: number) => void;

const fire: Sign = ({ pen }, { centre, h }, level) => {
  const glow = pen.createRadialGradient(centre.x, centre.y, 2, centre.x, centre.y, 25);
  glow.addColorStop(0, 'rgb(255 190 80 / .6)');
  glow.addColorStop(1, 'rgb(224 80 30 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(centre.x - 26, centre.y - 26, 52, 52);
  const next = chances(h.q, h.r, 81);
  for (let i = 0; i < 3 + level * 2; i++) {
    const x = centre.x + (next() - 0.5) * 30;
    const y = centre.y + 8 + (next() - 0.5) * 22;
    const size = 4 + next() * 4;
    for (const [colour, share] of [
      ['#d9481f', 1],
      ['#f59a2e', 0.66],
      ['#ffe08a', 0.34],
    ] as const) {
      const s = size * share;
      pen.fillStyle = colour;
      pen.beginPath();
      pen.moveTo(x, y - s * 2.4);
      pen.bezierCurveTo(x + s * 1.4, y - s, x + s, y + s * 0.2, x, y + s * 0.3);
      pen.bezierCurveTo(x - s, y + s * 0.2, x - s * 1.2, y - s * 0.8, x, y - s * 2.4);
      pen.fill();
    }
  }
};

const smoke: Sign = ({ pen }, { centre, h }, level) => {
  const next = chances(h.q, h.r, 83);
  for (let i = 0; i < 7; i++) {
    const x = centre.x + (next() - 0.5) * 32;
    const y = centre.y + (next() - 0.5) * 28;
    const size = 8 + next() * 7;
    const puff = pen.createRadialGradient(x - 2, y - 3, 1, x, y, size);
    const tone = level > 1 ? 70 : 190;
    puff.addColorStop(0, `rgb(${tone + 20} ${tone + 20} ${tone + 24} / ${level > 1 ? 0.62 : 0.5})`);
    puff.addColorStop(1, `rgb(${tone} ${tone} ${tone} / 0)`);
    pen.fillStyle = puff;
    pen.beginPath();
    pen.arc(x, y, size, 0, 7);
    pen.fill();
  }
};

const geyser: Sign = ({ pen }, { centre }, level) => {
  pen.fillStyle = level === 3 ? '#5a1d12' : '#5d6a6c';
  pen.beginPath();
  pen.ellipse(centre.x, centre.y, 9, 7, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = level === 3 ? '#ff9d3c' : '#dfeaec';
  pen.lineWidth = 1.6;
  pen.stroke();
  if (level < 2) return;
  pen.strokeStyle = level === 3 ? '#ffb65c' : '#f4fbff';
  pen.beginPath();
  for (const lean of [-6, -2, 3, 7]) {
    pen.moveTo(centre.x, centre.y);
    pen.quadraticCurveTo(centre.x + lean * 0.3, centre.y - 12, centre.x + lean, centre.y - 18);
  }
  pen.stroke();
};

const impassable: Sign = ({ pen }, { centre }) => {
  const path = new Path2D();
  addHex(path, centre.x, centre.y, -2);
  pen.save();
  pen.clip(path);
  pen.strokeStyle = 'rgb(30 26 24 / .55)';
  pen.lineWidth = 2.4;
  pen.beginPath();
  for (let i = -60; i < 60; i += 8) {
    pen.moveTo(centre.x + i, centre.y - 30);
    pen.lineTo(centre.x + i + 40, centre.y + 30);
  }
  pen.stroke();
  pen.restore();
};

const fortified: Sign = ({ pen }, { centre }) => {
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 6.283;
    pen.save();
    pen.translate(centre.x + Math.cos(angle) * 19, centre.y + Math.sin(angle) * 16.5);
    pen.rotate(angle + 1.57);
    pen.fillStyle = '#8c7a58';
    pen.strokeStyle = '#4a3f2c';
    pen.lineWidth = 0.6;
    pen.beginPath();
    pen.ellipse(0, 0, 4, 2, 0, 0, 7);
    pen.fill();
    pen.stroke();
    pen.restore();
  }
};

const debris: Sign = ({ pen }, { centre, h }, level) => {
  const next = chances(h.q, h.r, 87);
  for (let i = 0; i < Math.min(level, 4); i++) {
    pen.save();
    pen.translate(centre.x + (next() - 0.5) * 26, centre.y + (next() - 0.5) * 24);
    pen.rotate(next() * 6);
    pen.fillStyle = '#4c5158';
    pen.strokeStyle = '#22262b';
    pen.lineWidth = 0.7;
    pen.beginPath();
    pen.roundRect(-6, -1.8, 8, 3.6, 1.2);
    pen.roundRect(1.5, -2.6, 5, 5.2, 1.6);
    pen.fill();
    pen.stroke();
    pen.restore();
  }
};

/** A cluster of crystals as high as a man of steel. */
const crystal: Sign = ({ pen }, { centre, h }) => {
  const next = chances(h.q, h.r, 91);
  for (let i = 0; i < 7; i++) {
    const [x, y] = [centre.x + (next() - 0.5) * 30, centre.y + 10 + (next() - 0.5) * 16];
    const [high, wide, lean] = [14 + next() * 16, 3 + next() * 2.4, (next() - 0.5) * 9];
    for (const [side, ink] of [
      [-1, '#e6fbff'],
      [1, '#5f9fb8'],
    ] as const) {
      pen.fillStyle = ink;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + side * wide, y - 2);
      pen.lineTo(x + side * wide * 0.6 + lean, y - high * 0.7);
      pen.lineTo(x + lean, y - high);
      pen.fill();
    }
    pen.strokeStyle = 'rgb(30 70 90 / .6)';
    pen.lineWidth = 0.7;
    pen.stroke();
  }
};

/** Glass over a settlement: each ring a little higher. */
const dome: Sign = ({ pen }, { centre }) => {
  const path = new Path2D();
  addHex(path, centre.x, centre.y, 0.2);
  const glass = pen.createRadialGradient(centre.x - 9, centre.y - 12, 2, centre.x, centre.y, 34);
  glass.addColorStop(0, 'rgb(240 252 255 / .85)');
  glass.addColorStop(0.5, 'rgb(150 196 210 / .7)');
  glass.addColorStop(1, 'rgb(70 110 130 / .75)');
  pen.fillStyle = glass;
  pen.fill(path);
  pen.strokeStyle = 'rgb(228 244 250 / .8)';
  pen.lineWidth = 1.2;
  pen.stroke(path);
};

/** So deep that nobody sees the ground. */
const chasm: Sign = ({ pen }, { centre }) => {
  const path = new Path2D();
  addHex(path, centre.x, centre.y, 0.2);
  const dark = pen.createRadialGradient(centre.x, centre.y, 2, centre.x, centre.y, 30);
  dark.addColorStop(0, 'rgb(4 6 12 / .95)');
  dark.addColorStop(1, 'rgb(20 22 34 / .7)');
  pen.fillStyle = dark;
  pen.fill(path);
};

/** What has no kind of its own, by its name. */
const STRANGE: readonly (readonly [name: string, sign: Sign])[] = [
  ['ultra sublevel', chasm],
  ['crystal', crystal],
  ['small dome', dome],
  ['medium dome', dome],
  ['large dome', dome],
];

/** From the ground upwards; smoke last. */
const SIGNS: readonly (readonly [kind: string, sign: Sign])[] = [
  ['impassable', impassable],
  ['geyser', geyser],
  ['fortified', fortified],
  ['arms', debris],
  ['legs', debris],
  ['fire', fire],
  ['smoke', smoke],
  ['screen', smoke],
];

export function paintSigns(brush: Brush): void {
  for (const [name, sign] of STRANGE) {
    for (const plot of brush.plots) {
      const strange = plot.site.terrains.find(layer => layer.kind === 'other' && layer.name?.startsWith(name));
      if (strange) sign(brush, plot, strange.level);
    }
  }
  for (const [kind, sign] of SIGNS) {
    for (const plot of brush.plots) {
      const layer = layerOf(plot.site, kind);
      if (layer) sign(brush, plot, layer.level);
    }
  }
}
