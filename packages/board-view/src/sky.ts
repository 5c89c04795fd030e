import { type Pen, sheet } from './canvas.ts';
import { chance, cloud } from './noise.ts';
import type { Region, Sky } from './scene.ts';

type Weather = NonNullable<Sky['weather']>;

const SIDE = 256;
/** Drawing units that the square of a weather covers. */
const COVERS = 420;

const squares = new Map<Weather, HTMLCanvasElement>();

type Fall = (pen: Pen, x: number, y: number, n: number) => void;

const FALLS: { readonly [W in Exclude<Weather, 'fog'>]: readonly [many: number, fall: Fall] } = {
  rain: [
    150,
    (pen, x, y, n) => {
      pen.strokeStyle = `rgb(206 224 238 / ${0.25 + 0.3 * chance(n, 1, 41)})`;
      pen.lineWidth = 1;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x - 4, y + 11 + 6 * chance(n, 2, 41));
      pen.stroke();
    },
  ],
  snow: [
    170,
    (pen, x, y, n) => {
      pen.fillStyle = `rgb(255 255 255 / ${0.45 + 0.5 * chance(n, 1, 42)})`;
      pen.beginPath();
      pen.arc(x, y, 0.8 + 1.5 * chance(n, 2, 42), 0, 7);
      pen.fill();
    },
  ],
  hail: [
    110,
    (pen, x, y, n) => {
      pen.fillStyle = 'rgb(238 246 252 / .85)';
      pen.fillRect(x, y, 1.6 + chance(n, 1, 43), 2.4 + 3 * chance(n, 2, 43));
    },
  ],
  sand: [
    240,
    (pen, x, y, n) => {
      pen.fillStyle = `rgb(226 186 120 / ${0.25 + 0.4 * chance(n, 1, 44)})`;
      pen.fillRect(x, y, 6 + 12 * chance(n, 2, 44), 1);
    },
  ],
  ash: [
    150,
    (pen, x, y, n) => {
      pen.fillStyle = `rgb(60 56 54 / ${0.35 + 0.4 * chance(n, 1, 45)})`;
      pen.beginPath();
      pen.arc(x, y, 0.8 + 1.6 * chance(n, 2, 45), 0, 7);
      pen.fill();
    },
  ],
};

/** A square of weather that repeats over the board. */
function squareOf(weather: Weather): HTMLCanvasElement {
  const known = squares.get(weather);
  if (known) return known;
  const { canvas, pen } = sheet(SIDE, SIDE);
  if (weather === 'fog') paintFog(pen);
  else {
    const [many, fall] = FALLS[weather];
    for (let n = 0; n < many; n++) fall(pen, chance(n, 3, 46) * SIDE, chance(n, 4, 46) * SIDE, n);
  }
  squares.set(weather, canvas);
  return canvas;
}

function paintFog(pen: Pen): void {
  const image = pen.createImageData(SIDE, SIDE);
  for (let y = 0, i = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, i += 4) {
      image.data[i] = image.data[i + 1] = image.data[i + 2] = 224;
      image.data[i + 3] = Math.max(0, cloud(x / 64, y / 64, 4, 4, 47) - 0.28) * 300;
    }
  }
  pen.putImageData(image, 0, 0);
}

/** Night over a part of the board, and what falls on it. */
export function drawSky(pen: Pen, { dark = 0, weather, strength = 0.7 }: Sky, { x, y, width, height }: Region): void {
  if (dark > 0) {
    pen.fillStyle = `rgb(8 14 34 / ${0.62 * dark})`;
    pen.fillRect(x, y, width, height);
  }
  if (!weather) return;
  const pattern = pen.createPattern(squareOf(weather), 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(COVERS / SIDE));
  pen.globalAlpha = strength;
  pen.fillStyle = pattern;
  pen.fillRect(x, y, width, height);
  pen.globalAlpha = 1;
}
