import type { Pen } from '../canvas.ts';
import { fade } from '../colour.ts';
import { chance } from '../noise.ts';
import { pointOf } from '../place.ts';
import type { Effect } from './effect.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** A flash, a ring, fire that turns to smoke, and splinters. */
export function drawBlast(pen: Pen, { at, size }: Of<'blast'>, part: number): void {
  const { x, y } = pointOf(at);
  const reach = 14 + size * 16;
  if (part < 0.3) {
    const flash = pen.createRadialGradient(x, y, 1, x, y, reach);
    flash.addColorStop(0, `rgb(255 252 236 / ${0.95 * (1 - part / 0.3)})`);
    flash.addColorStop(0.4, `rgb(255 190 90 / ${0.7 * (1 - part / 0.3)})`);
    flash.addColorStop(1, 'rgb(255 120 40 / 0)');
    pen.fillStyle = flash;
    pen.beginPath();
    pen.arc(x, y, reach, 0, 7);
    pen.fill();
  }
  pen.strokeStyle = fade('#ffe2b0', Math.max(0, 0.9 - part * 1.2));
  pen.lineWidth = 1 + size * 1.4 * (1 - part);
  pen.beginPath();
  pen.arc(x, y, 5 + part * reach * 1.1, 0, 7);
  pen.stroke();
  for (let i = 0; i < 5 + size * 5; i++) {
    const angle = chance(i, 3, 13) * 6.283;
    const away = part * reach * (0.25 + 0.75 * chance(i, 4, 13));
    const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away - part * 6 * size];
    const burnt = Math.min(1, part * 1.8);
    pen.fillStyle = `rgb(${Math.round(255 - burnt * 190)} ${Math.round(170 - burnt * 110)} ${Math.round(70 - burnt * 8)} / ${0.85 * (1 - part)})`;
    pen.beginPath();
    pen.arc(px, py, (2 + size * 2.2) * (0.5 + chance(i, 5, 13)) * (0.6 + part), 0, 7);
    pen.fill();
  }
  if (size > 1) drawSplinters(pen, x, y, reach, part);
}

function drawSplinters(pen: Pen, x: number, y: number, reach: number, part: number): void {
  pen.strokeStyle = `rgb(40 36 34 / ${0.9 * (1 - part)})`;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let i = 0; i < 9; i++) {
    const angle = chance(i, 8, 17) * 6.283;
    const away = part * reach * 1.5 * (0.5 + chance(i, 9, 17));
    const fall = part * part * 18;
    const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.8 + fall];
    pen.moveTo(px, py);
    pen.lineTo(px + Math.cos(angle) * 4, py + Math.sin(angle) * 4);
  }
  pen.stroke();
}

export function drawDust(pen: Pen, { at }: Of<'dust'>, part: number): void {
  const { x, y } = pointOf(at);
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 6.283;
    const away = 10 + part * 26 * (0.6 + chance(i, 1, 19));
    pen.fillStyle = `rgb(178 160 128 / ${0.5 * (1 - part)})`;
    pen.beginPath();
    pen.arc(x + Math.cos(angle) * away, y + 6 + Math.sin(angle) * away * 0.6 - part * 6, 4 + part * 8, 0, 7);
    pen.fill();
  }
}

/** A seat on a column of smoke, then a parachute. */
export function drawEject(pen: Pen, { at }: Of<'eject'>, part: number): void {
  const { x, y } = pointOf(at);
  const up = y - 12 - Math.min(1, part * 1.6) * 52 + Math.max(0, part - 0.6) * 22;
  pen.strokeStyle = `rgb(230 228 222 / ${0.7 * (1 - part)})`;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x, y - 10);
  pen.lineTo(x, up);
  pen.stroke();
  pen.fillStyle = '#f4efe0';
  pen.strokeStyle = 'rgb(20 22 28 / .8)';
  pen.lineWidth = 1.2;
  if (part > 0.45) {
    pen.beginPath();
    pen.arc(x, up - 8, 12, Math.PI, 0);
    pen.closePath();
    pen.fill();
    pen.stroke();
    pen.beginPath();
    for (const side of [-12, 0, 12]) {
      pen.moveTo(x + side, up - 8);
      pen.lineTo(x, up + 6);
    }
    pen.stroke();
  }
  pen.fillStyle = '#e0653a';
  pen.fillRect(x - 2.4, up + 2, 4.8, 6);
}

export function drawPlume(pen: Pen, { at, of }: Of<'plume'>, part: number): void {
  const { x, y } = pointOf(at);
  for (let i = 0; i < 12; i++) {
    const age = (part * 1.4 + i / 12) % 1;
    const [px, py] = [x + (chance(i, 2, 23) - 0.5) * 26 + age * 6, y + 8 - age * 40];
    const light = (1 - age) * Math.min(1, part * 4) * Math.min(1, (1 - part) * 4);
    pen.fillStyle =
      of === 'fire'
        ? `rgb(255 ${Math.round(200 - age * 130)} ${Math.round(90 - age * 60)} / ${0.75 * light})`
        : `rgb(150 148 146 / ${0.5 * light})`;
    pen.beginPath();
    pen.arc(px, py, (of === 'fire' ? 6 : 8) * (0.5 + age), 0, 7);
    pen.fill();
  }
}
