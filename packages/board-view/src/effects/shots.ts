import type { Point } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import { fade } from '../colour.ts';
import { chance } from '../noise.ts';
import { pointOf } from '../place.ts';
import { drawBlast } from './blasts.ts';
import type { Effect } from './effect.ts';
import { along } from './travel.ts';

type Shot = Extract<Effect, { kind: 'shot' }>;
type Draw = (pen: Pen, from: Point, to: Point, part: number, shot: Shot) => void;

/** When the shot arrives, as a part of its time. */
const ARRIVES = 0.55;

function stroke(pen: Pen, from: Point, to: Point, coats: readonly (readonly [width: number, ink: string])[]): void {
  pen.lineCap = 'round';
  for (const [width, ink] of coats) {
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
}

const beam: Draw = (pen, from, to, part) => {
  const light = part < 0.6 ? 1 : Math.max(0, (1 - part) / 0.4);
  stroke(pen, from, along(from, to, Math.min(1, part * 5)), [
    [9, fade('#ff4a3c', 0.24 * light)],
    [4, fade('#ff5a4a', 0.85 * light)],
    [1.4, fade('#ffffff', light)],
  ]);
};

/** A beam in short flashes. */
const pulse: Draw = (pen, from, to, part) => {
  for (let i = 0; i < 4; i++) {
    const at = part * 1.5 - i * 0.16;
    if (at <= 0 || at >= 1) continue;
    stroke(pen, along(from, to, Math.max(0, at - 0.12)), along(from, to, at), [
      [8, fade('#5dff9a', 0.25)],
      [3.6, fade('#7dffb0', 0.95)],
      [1.2, '#ffffff'],
    ]);
  }
};

/** A crackling bolt of particles. */
const bolt: Draw = (pen, from, to, part) => {
  const light = part < 0.55 ? 1 : Math.max(0, (1 - part) / 0.45);
  const head = Math.min(1, part * 3);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  for (let i = 1; i <= 12; i++) {
    const { x, y } = along(from, to, (i / 12) * head);
    const off = i === 12 ? 0 : (chance(i, Math.round(part * 24), 7) - 0.5) * 11;
    path.lineTo(x + nx * off, y + ny * off);
  }
  pen.lineJoin = 'round';
  for (const [width, ink] of [
    [10, fade('#58b8ff', 0.26 * light)],
    [4.4, fade('#7fd4ff', 0.95 * light)],
    [1.6, fade('#ffffff', light)],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.stroke(path);
  }
};

/** Missiles on their own ways, with smoke behind them. */
const missiles: Draw = (pen, from, to, part, { count = 6 }) => {
  const many = Math.min(14, Math.max(2, count));
  for (let i = 0; i < many; i++) {
    const at = part * 1.6 - i * (0.5 / many);
    if (at <= 0) continue;
    const bend = (chance(i, 3, 11) - 0.5) * 60;
    const place = (when: number): Point => {
      const straight = along(from, to, when);
      const lift = Math.sin(when * Math.PI) * (26 + Math.abs(bend) * 0.3);
      return { x: straight.x + Math.sin(when * Math.PI) * bend * 0.4, y: straight.y - lift };
    };
    for (let j = 1; j <= 6; j++) {
      const when = Math.min(1, at) - j * 0.045;
      if (when <= 0) break;
      const { x, y } = place(when);
      pen.fillStyle = `rgb(222 218 208 / ${Math.max(0, (0.5 - j * 0.07) * (at > 1 ? Math.max(0, 1.6 - at) : 1))})`;
      pen.beginPath();
      pen.arc(x, y, 1.6 + j * 0.7, 0, 7);
      pen.fill();
    }
    if (at >= 1) continue;
    const { x, y } = place(at);
    pen.fillStyle = '#ffd27a';
    pen.beginPath();
    pen.arc(x, y, 2.6, 0, 7);
    pen.fill();
  }
};

/** Tracers, one after the other. */
const shells: Draw = (pen, from, to, part, { count = 5 }) => {
  for (let i = 0; i < Math.min(10, count); i++) {
    const at = part * 1.7 - i * 0.09;
    if (at <= 0 || at >= 1) continue;
    const sway = (chance(i, 9, 2) - 0.5) * 7;
    const [tail, head] = [along(from, to, Math.max(0, at - 0.1)), along(from, to, at)];
    stroke(pen, { x: tail.x + sway, y: tail.y + sway }, { x: head.x + sway, y: head.y + sway }, [
      [4.4, fade('#ff9d3c', 0.4)],
      [2, '#fff0c4'],
    ]);
  }
};

/** One slug, faster than the eye. */
const slug: Draw = (pen, from, to, part) => {
  const light = Math.max(0, 1 - part * 1.5);
  stroke(pen, from, to, [
    [5, fade('#cfe6ff', 0.4 * light)],
    [1.8, fade('#ffffff', light)],
  ]);
};

const flame: Draw = (pen, from, to, part) => {
  for (let i = 0; i < 16; i++) {
    const at = Math.min(1, part * 1.6) * ((i + 1) / 16);
    const { x, y } = along(from, to, at);
    const size = 2 + at * 9;
    pen.fillStyle = `rgb(255 ${Math.round(190 - at * 120)} ${Math.round(70 - at * 50)} / ${0.5 * (1 - part)})`;
    pen.beginPath();
    pen.arc(x + (chance(i, 1, 4) - 0.5) * size, y + (chance(i, 2, 4) - 0.5) * size, size, 0, 7);
    pen.fill();
  }
};

/** High up and down again. */
const artillery: Draw = (pen, from, to, part) => {
  const at = Math.min(1, part / 0.8);
  const high = 60 + Math.hypot(to.x - from.x, to.y - from.y) * 0.3;
  const place = (when: number): Point => ({ ...along(from, to, when), y: along(from, to, when).y - Math.sin(when * Math.PI) * high });
  for (let j = 0; j < 10; j++) {
    const when = at - j * 0.02;
    if (when <= 0) break;
    const { x, y } = place(when);
    pen.fillStyle = j === 0 ? '#fff2c8' : `rgb(230 220 200 / ${0.5 - j * 0.05})`;
    pen.beginPath();
    pen.arc(x, y, j === 0 ? 4 : 3 - j * 0.2, 0, 7);
    pen.fill();
  }
};

/** Steel against steel. */
const blow: Draw = (pen, from, to, part) => {
  if (part < 0.3) return;
  const light = Math.max(0, 1 - (part - 0.3) / 0.7);
  const { x, y } = along(from, to, 0.72);
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * 6.283 + 0.3;
    const [near, away] = [4 + part * 4, 10 + part * 22 * (0.6 + chance(i, 5, 5))];
    stroke(
      pen,
      { x: x + Math.cos(angle) * near, y: y + Math.sin(angle) * near },
      { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away },
      [[2.6, fade('#ffdf9a', light)]],
    );
  }
};

const DRAWS: Readonly<Record<Shot['style'], Draw>> = { beam, pulse, bolt, missiles, shells, slug, flame, artillery, blow };

export function drawShot(pen: Pen, shot: Shot, part: number): void {
  const from = pointOf(shot.from);
  const end = pointOf(shot.to);
  // A miss goes past its mark.
  const to = shot.hit ? end : along(from, { x: end.x + (end.y - from.y) * 0.07 + 9, y: end.y - (end.x - from.x) * 0.07 - 14 }, 1.12);
  pen.save();
  DRAWS[shot.style](pen, from, shot.style === 'blow' ? end : to, part, shot);
  pen.restore();
  if (part < 0.16 && shot.style !== 'blow') drawMuzzle(pen, from, part / 0.16);
  if (shot.hit && part > ARRIVES && shot.style !== 'blow')
    drawBlast(pen, { kind: 'blast', at: end, size: 1 }, (part - ARRIVES) / (1 - ARRIVES));
}

function drawMuzzle(pen: Pen, { x, y }: Point, part: number): void {
  const glow = pen.createRadialGradient(x, y, 1, x, y, 18);
  glow.addColorStop(0, `rgb(255 244 214 / ${0.9 * (1 - part)})`);
  glow.addColorStop(1, 'rgb(255 180 80 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(x - 18, y - 18, 36, 36);
}
