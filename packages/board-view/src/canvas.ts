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
