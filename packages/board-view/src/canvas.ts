export type Pen = CanvasRenderingContext2D;

export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly pen: Pen;
}

/** A canvas of so many device pixels to draw on, in the page or not. */
export function sheet(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw on a canvas');
  return { canvas, pen };
}

/** The font of everything written on the map. */
export const lettering = (size: number, weight = 600): string =>
  `${weight} condensed ${size}px "Encode Sans", "Arial Narrow", "Liberation Sans Narrow", system-ui, sans-serif`;

/** Text with a halo, which stays readable on any ground. */
export function writeHaloed(pen: Pen, text: string, x: number, y: number, ink: string, halo: string, width: number): void {
  pen.lineJoin = 'round';
  pen.strokeStyle = halo;
  pen.lineWidth = width;
  pen.strokeText(text, x, y);
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
}

/** Tiles are shown at their own scale or at little more than half of it: letters are made for the smaller one. */
const SHRUNK = 0.62;

/** A size in drawing units that is so many device pixels when a picture of this scale is shrunk as far as it ever is. */
export const labelSize = (scale: number, pixels: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, pixels / (scale * SHRUNK)));

/** A word on a small plate of its own. */
export function label(pen: Pen, text: string, x: number, y: number, size: number, ink: string, ground: string): void {
  pen.font = lettering(size, 750);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const width = Math.max(size * 1.15, pen.measureText(text).width + size * 0.6);
  pen.globalAlpha = 0.82;
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(x - width / 2, y - size * 0.62, width, size * 1.24, size * 0.3);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = ink;
  pen.fillText(text, x, y + size * 0.06);
}
