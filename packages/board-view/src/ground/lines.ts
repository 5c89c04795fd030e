import { CORNERS, FACINGS, hexLabel, nth } from '@sortie/geometry';
import { labelSize, lettering } from '../canvas.ts';
import { type Brush, offMap } from './plot.ts';

/** Thin and quiet. Each hexside is drawn once: by the hex to its south or east, or at the map's edge by the only hex there is. */
export function paintHexLines({ pen, plots, ground, scale }: Brush): void {
  const path = new Path2D();
  for (const plot of plots) {
    const open = offMap(ground, plot);
    for (const side of FACINGS) {
      if (side >= 2 && side <= 4 && (open & (1 << side)) === 0) continue;
      const a = nth(CORNERS, side);
      const b = nth(CORNERS, (side + 1) % 6);
      path.moveTo(plot.centre.x + a.x, plot.centre.y + a.y);
      path.lineTo(plot.centre.x + b.x, plot.centre.y + b.y);
    }
  }
  pen.lineCap = 'round';
  pen.strokeStyle = 'rgb(34 28 20 / .3)';
  pen.lineWidth = Math.max(0.75, 0.8 / scale);
  pen.stroke(path);
}

export function paintHexNumbers({ pen, plots, ground, scale }: Brush): void {
  const digits = Math.max(2, String(Math.max(ground.width, ground.height)).length);
  pen.font = lettering(labelSize(scale, 9, 6.5, 13), 600);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = 'rgb(30 24 16 / .8)';
  for (const { h, centre } of plots) pen.fillText(hexLabel(h, digits), centre.x, centre.y - 18.5);
}
