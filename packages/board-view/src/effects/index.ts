import type { Pen } from '../canvas.ts';
import { plate } from '../overlays/lines.ts';
import { readable, TONES } from '../overlays/tones.ts';
import { pointOf } from '../place.ts';
import { drawBlast, drawDust, drawEject, drawPlume } from './blasts.ts';
import type { Effect } from './effect.ts';
import { drawShot } from './shots.ts';

/** Effects other than travel, drawn over everything; `part` runs from 0 to 1. */
export function drawEffect(pen: Pen, effect: Effect, part: number, zoom: number): void {
  switch (effect.kind) {
    case 'burst': {
      const { x, y } = pointOf(effect.at);
      const size = readable(12, zoom);
      pen.globalAlpha = part < 0.7 ? 1 : (1 - part) / 0.3;
      plate(pen, effect.text, { x, y: y - 18 - size - 18 * (1 - (1 - part) ** 3) }, size, TONES[effect.tone]);
      pen.globalAlpha = 1;
      return;
    }
    case 'shot':
      drawShot(pen, effect, part);
      return;
    case 'blast':
      drawBlast(pen, effect, part);
      return;
    case 'dust':
      drawDust(pen, effect, part);
      return;
    case 'eject':
      drawEject(pen, effect, part);
      return;
    case 'plume':
      drawPlume(pen, effect, part);
      return;
    default:
  }
}
