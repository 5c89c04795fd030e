import type { Point } from '@sortie/geometry';
import type { Pen } from './canvas.ts';
import { fade } from './colour.ts';
import { plate } from './overlays/lines.ts';
import { TONES } from './overlays/tones.ts';
import { pointOf } from './place.ts';
import type { Effect, Token } from './scene.ts';

type Travel = Extract<Effect, { kind: 'travel' }>;
type Shot = Extract<Effect, { kind: 'shot' }>;

/** Milliseconds that an effect takes. */
export function lengthOf(effect: Effect): number {
  if (effect.kind === 'travel') return effect.flying ? 700 : Math.min(1100, 130 * Math.max(1, effect.stops.length - 1));
  return effect.kind === 'shot' ? 420 : 1100;
}

/** When each effect begins: they follow one another, but a word rises while the next thing happens already. */
export function schedule(effects: readonly Effect[]): { readonly starts: readonly number[]; readonly length: number } {
  const starts: number[] = [];
  let at = 0;
  let length = 0;
  for (const effect of effects) {
    starts.push(at);
    length = Math.max(length, at + lengthOf(effect));
    at += effect.kind === 'burst' ? 260 : lengthOf(effect);
  }
  return { starts, length };
}

const along = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

export interface Carried {
  readonly token: Token;
  readonly at: Point;
  readonly lift: number;
}

/** Where a travelling unit is when `part` of its way is done. */
export function carry({ stops, flying }: Travel, token: Token, part: number): Carried {
  const first = stops[0]!;
  const last = stops.at(-1)!;
  if (flying) {
    const lift = Math.sin(part * Math.PI) * 34;
    return {
      token: looking(token, last),
      at: along(pointOf(first.at), pointOf(last.at), part),
      lift,
    };
  }
  const step = Math.min(Math.floor(part * (stops.length - 1)), Math.max(0, stops.length - 2));
  const from = stops[step]!;
  const to = stops[Math.min(step + 1, stops.length - 1)]!;
  const within = part * (stops.length - 1) - step;
  return {
    token: looking(token, within > 0.5 ? to : from),
    at: along(pointOf(from.at), pointOf(to.at), within),
    lift: (from.lift ?? 0) + ((to.lift ?? 0) - (from.lift ?? 0)) * within,
  };
}

const looking = (token: Token, { facing, heading }: Travel['stops'][number]): Token => ({
  ...token,
  ...(facing !== undefined && { facing }),
  ...(heading !== undefined && { heading }),
});

/** Effects other than travel, drawn over everything. */
export function drawEffect(pen: Pen, effect: Effect, part: number): void {
  if (effect.kind === 'burst') {
    const { x, y } = pointOf(effect.at);
    pen.globalAlpha = part < 0.7 ? 1 : (1 - part) / 0.3;
    plate(pen, effect.text, { x, y: y - 20 - 18 * (1 - (1 - part) ** 3) }, 12, TONES[effect.tone]);
    pen.globalAlpha = 1;
  } else if (effect.kind === 'shot') drawShot(pen, effect, part);
}

const SHOT_COLOURS: Readonly<Record<Shot['style'], string>> = { beam: '#ff5a4a', bolt: '#7fd4ff', missiles: '#ffd27a', shells: '#ffe9b8' };

function drawShot(pen: Pen, shot: Shot, part: number): void {
  const from = pointOf(shot.from);
  const end = pointOf(shot.to);
  // A miss goes past its mark.
  const to = shot.hit ? end : along(from, { x: end.x + (end.y - from.y) * 0.06 + 8, y: end.y - (end.x - from.x) * 0.06 - 12 }, 1.1);
  const colour = SHOT_COLOURS[shot.style];
  pen.lineCap = 'round';
  if (shot.style === 'beam' || shot.style === 'bolt') {
    const fading = part < 0.5 ? 1 : 2 - part * 2;
    for (const [width, ink] of [
      [8, fade(colour, 0.25 * fading)],
      [3.4, fade(colour, 0.9 * fading)],
      [1.2, fade('#ffffff', fading)],
    ] as const) {
      pen.strokeStyle = ink;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(from.x, from.y);
      const head = along(from, to, Math.min(1, part * 4));
      pen.lineTo(head.x, head.y);
      pen.stroke();
    }
  } else {
    for (let i = 0; i < 5; i++) {
      const at = Math.min(1, Math.max(0, part * 1.5 - i * 0.1));
      if (at <= 0 || at >= 1) continue;
      const head = along(from, to, at);
      const tail = along(from, to, Math.max(0, at - 0.06));
      const sway = (i - 2) * 3.5;
      pen.strokeStyle = colour;
      pen.lineWidth = shot.style === 'shells' ? 2 : 3;
      pen.beginPath();
      pen.moveTo(tail.x + sway, tail.y + sway);
      pen.lineTo(head.x + sway, head.y + sway);
      pen.stroke();
    }
  }
  if (shot.hit && part > 0.55) flash(pen, end, (part - 0.55) / 0.45);
}

function flash(pen: Pen, { x, y }: Point, part: number): void {
  pen.strokeStyle = fade('#ffd9a0', 1 - part);
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(x, y, 6 + part * 22, 0, 7);
  pen.stroke();
}
