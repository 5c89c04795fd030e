import { describe, expect, test } from 'vitest';
import {
  blend,
  type Camera,
  type Frame,
  fit,
  fittingZoom,
  hold,
  MAX_ZOOM,
  pan,
  showsAll,
  slight,
  steady,
  toScreen,
  toWorld,
  zoomAt,
} from './camera.ts';

const frame: Frame = { width: 1000, height: 700, insets: { top: 50, right: 300, bottom: 100, left: 0 } };
const extent = { x: 735, y: 910 };

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
    expect(showsAll(still, grown, { x: 735, y: 400 })).toBe(true);
    expect(showsAll(steady(fit(frame, extent), frame, grown), grown, extent)).toBe(false);
    expect(slight(frame.insets, grown.insets)).toBe(true);
    expect(slight(frame.insets, { ...frame.insets, right: 0 })).toBe(false);
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
    expect(least).toBeCloseTo(fittingZoom(frame, extent) * 0.6);
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
