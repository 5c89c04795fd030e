import type { Point } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import { chance } from '../noise.ts';
import { pointOf } from '../place.ts';
import type { Token } from '../scene.ts';
import type { Effect } from './effect.ts';

type Travel = Extract<Effect, { kind: 'travel' }>;

export const along = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

export interface Carried {
  readonly token: Token;
  readonly at: Point;
  readonly lift: number;
}

/** Where a travelling unit is when `part` of its way is done. */
export function carry({ stops, flying, gait }: Travel, token: Token, part: number): Carried {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return { token, at: pointOf(token.at), lift: 0 };
  if (flying) {
    const lift = Math.sin(part * Math.PI) * 44;
    return { token: looking(token, last), at: along(pointOf(first.at), pointOf(last.at), part), lift };
  }
  const step = Math.min(Math.floor(part * (stops.length - 1)), Math.max(0, stops.length - 2));
  const from = stops[step] ?? first;
  const to = stops[Math.min(step + 1, stops.length - 1)] ?? last;
  const within = part * (stops.length - 1) - step;
  // Feet are set down one after the other: a walk sways a little.
  const sway = gait === 'walk' ? Math.abs(Math.sin(part * (stops.length - 1) * Math.PI)) * 2.2 : 0;
  return {
    token: looking(token, within > 0.5 ? to : from),
    at: along(pointOf(from.at), pointOf(to.at), within),
    lift: sway + (from.lift ?? 0) + ((to.lift ?? 0) - (from.lift ?? 0)) * within,
  };
}

const looking = (token: Token, { facing, heading }: Travel['stops'][number]): Token => ({
  ...token,
  ...(facing !== undefined && { facing }),
  ...(heading !== undefined && { heading }),
});

/** What a moving unit leaves behind: jets below it, dust and sparks after it. */
export function drawWake(pen: Pen, effect: Travel, token: Token, part: number): void {
  if (part <= 0 || part >= 1) return;
  const { at, lift } = carry(effect, token, part);
  if (effect.flying) drawJets(pen, { x: at.x, y: at.y - lift + 14 }, part);
  else if (effect.gait === 'skid' || effect.gait === 'drive' || effect.gait === 'fall') drawDustTrail(pen, effect, token, part);
}

function drawJets(pen: Pen, { x, y }: Point, part: number): void {
  const strength = part < 0.15 ? part / 0.15 : part > 0.85 ? (1 - part) / 0.15 : 0.8;
  for (const side of [-7, 7]) {
    const length = 16 + 8 * chance(Math.round(part * 90), side, 3);
    const flame = pen.createLinearGradient(x + side, y, x + side, y + length);
    flame.addColorStop(0, `rgb(255 246 210 / ${0.95 * strength})`);
    flame.addColorStop(0.4, `rgb(255 170 70 / ${0.8 * strength})`);
    flame.addColorStop(1, 'rgb(224 80 30 / 0)');
    pen.fillStyle = flame;
    pen.beginPath();
    pen.moveTo(x + side - 4, y);
    pen.quadraticCurveTo(x + side, y + length * 1.5, x + side + 4, y);
    pen.fill();
  }
}

function drawDustTrail(pen: Pen, effect: Travel, token: Token, part: number): void {
  for (let i = 1; i <= 7; i++) {
    const before = part - i * 0.035;
    if (before <= 0) break;
    const { x, y } = carry(effect, token, before).at;
    pen.fillStyle = `rgb(170 152 120 / ${0.34 - i * 0.04})`;
    pen.beginPath();
    pen.arc(x + (chance(i, 1, 5) - 0.5) * 10, y + 8 + (chance(i, 2, 5) - 0.5) * 8, 4 + i * 1.5, 0, 7);
    pen.fill();
  }
}
