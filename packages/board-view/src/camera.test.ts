import { describe, expect, test } from 'vitest';
import {
  blend,
  type Camera,
  closeUp,
  type Frame,
  fit,
  fittingZoom,
  framing,
  framingBoth,
  hold,
  MAX_ZOOM,
  opening,
  pan,
  steady,
  toScreen,
  toWorld,
  zoomAt,
} from './camera.ts';

const frame: Frame = { width: 1000, height: 700, insets: { top: 50, right: 300, bottom: 100, left: 0 } };
const extent = { x: 735, y: 910 };

/** Whether a point is in the part of the window that panels leave free. */
function inFrame(camera: Camera, point: { readonly x: number; readonly y: number }): boolean {
  const { x, y } = toScreen(camera, frame, point);
  const { top, right, bottom, left } = frame.insets;
  return x >= left && x <= frame.width - right && y >= top && y <= frame.height - bottom;
}

describe('the camera', () => {
  test('puts its own point into the middle of what panels leave free', () => {
    const camera: Camera = { x: 200, y: 300, zoom: 1.5 };
    expect(toScreen(camera, frame, camera)).toEqual({ x: 350, y: 325 });
  });

  test('finds the way back from the screen to the map', () => {
    const camera: Camera = { x: 123, y: 45, zoom: 0.8 };
    const there = toScreen(camera, frame, { x: 400, y: 500 });
    const back = toWorld(camera, frame, there);
    expect(back.x).toBeCloseTo(400);
    expect(back.y).toBeCloseTo(500);
  });

  test('keeps every point where it is when a bar grows', () => {
    const camera = fit(frame, { x: 735, y: 400 });
    const grown: Frame = { ...frame, insets: { ...frame.insets, bottom: 160 } };
    const still = steady(camera, frame, grown);
    const [before, after] = [toScreen(camera, frame, { x: 100, y: 100 }), toScreen(still, grown, { x: 100, y: 100 })];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('fits the whole map into the free part', () => {
    const camera = fit(frame, extent);
    const corner = toScreen(camera, frame, { x: 0, y: 0 });
    const other = toScreen(camera, frame, extent);
    expect(corner.x).toBeGreaterThanOrEqual(0);
    expect(corner.y).toBeGreaterThanOrEqual(50);
    expect(other.x).toBeLessThanOrEqual(700);
    expect(other.y).toBeLessThanOrEqual(600);
  });

  test('opens so large that the board goes on under its panels, as long as everybody is seen', () => {
    const apart = opening(frame, extent, [
      { x: 300, y: 60 },
      { x: 420, y: 850 },
    ]);
    expect(apart.zoom).toBeGreaterThan(fittingZoom(frame, extent));
    for (const point of [
      { x: 300, y: 60 },
      { x: 420, y: 850 },
    ]) {
      const { x, y } = toScreen(apart, frame, point);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1000);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(660);
    }
    const close = opening(frame, extent, [{ x: 300, y: 300 }]);
    // Nothing of the window is left empty.
    expect(toScreen(close, frame, { x: 0, y: 0 }).x).toBeLessThanOrEqual(25);
    expect(toScreen(close, frame, extent).x).toBeGreaterThanOrEqual(975);
  });

  test('opens near those who are to act where everybody together would be dots', () => {
    const far = { x: 1460, y: 1800 };
    const own = [{ x: 700, y: 60 }];
    const camera = opening(frame, far, [...own, { x: 700, y: 1750 }], own);
    expect(camera.zoom).toBeGreaterThan(1.5 * fittingZoom(frame, far));
    const { y } = toScreen(camera, frame, { x: 700, y: 60 });
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(600);
  });

  test('takes others into view as long as nobody becomes a dot by it', () => {
    const far = { x: 1460, y: 1800 };
    const camera: Camera = { x: 700, y: 300, zoom: 1 };
    expect(framingBoth(camera, frame, far, [{ x: 700, y: 300 }], [{ x: 700, y: 640 }])).toBe(camera);
    const near = framingBoth(camera, frame, far, [{ x: 700, y: 20 }], [{ x: 700, y: 560 }]);
    for (const y of [20, 560]) expect(inFrame(near, { x: 700, y })).toBe(true);
    const alone = framingBoth(camera, frame, far, [{ x: 700, y: 20 }], [{ x: 700, y: 1700 }]);
    expect(alone.zoom).toBe(1);
    expect(inFrame(alone, { x: 700, y: 20 })).toBe(true);
  });

  test('moves only for what is out of view, and no more than it has to', () => {
    const camera: Camera = { x: 350, y: 350, zoom: 1 };
    expect(framing(camera, frame, extent, [{ x: 350, y: 350 }])).toEqual(camera);
    const moved = framing(camera, frame, extent, [
      { x: 350, y: 350 },
      { x: 350, y: 620 },
    ]);
    expect(moved.zoom).toBe(1);
    expect(moved.x).toBe(350);
    expect(toScreen(moved, frame, { x: 350, y: 620 }).y).toBeCloseTo(600 - 44);
    const wide = framing(camera, frame, extent, [
      { x: 20, y: 20 },
      { x: 700, y: 880 },
    ]);
    expect(wide.zoom).toBeLessThan(1);
    expect(closeUp(frame, extent, [{ x: 350, y: 350 }]).zoom).toBeGreaterThan(1);
  });

  test('keeps what is under the pointer under it while zooming', () => {
    const camera: Camera = { x: 400, y: 400, zoom: 1 };
    const pointer = { x: 420, y: 300 };
    const before = toWorld(camera, frame, pointer);
    const after = toWorld(zoomAt(camera, frame, extent, pointer, 1.7), frame, pointer);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('never zooms beyond its limits nor loses the map', () => {
    expect(hold({ x: 0, y: 0, zoom: 99 }, frame, extent).zoom).toBe(MAX_ZOOM);
    const least = hold({ x: 0, y: 0, zoom: 0.0001 }, frame, extent).zoom;
    expect(least).toBeCloseTo(fittingZoom(frame, extent) * 0.8);
    expect(hold({ x: -900, y: 99999, zoom: 1 }, frame, extent)).toEqual({ x: 0, y: extent.y, zoom: 1 });
  });

  test('pans by pixels, whatever the zoom', () => {
    const moved = pan({ x: 100, y: 100, zoom: 2 }, 30, -10);
    expect(moved).toEqual({ x: 85, y: 105, zoom: 2 });
  });

  test('glides from one place to another and arrives', () => {
    const from: Camera = { x: 0, y: 0, zoom: 1 };
    const to: Camera = { x: 100, y: 50, zoom: 2 };
    expect(blend(from, to, 0)).toEqual(from);
    const end = blend(from, to, 1);
    expect(end.zoom).toBeCloseTo(2);
    expect(end.x).toBeCloseTo(100);
    expect(end.y).toBeCloseTo(50);
    const half = blend(from, { ...from, x: 100 }, 0.5);
    expect(half.x).toBeGreaterThan(50);
    expect(half.x).toBeLessThan(100);
  });
});
