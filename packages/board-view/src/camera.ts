import type { Point } from '@sortie/geometry';

/** Which point of the map is in the middle of the free part of the window, and how many pixels a drawing unit takes. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The window in pixels, with the parts that panels cover. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const MAX_ZOOM = 4;

/** Breathing space around a fitted map, in drawing units. */
const MARGIN = 14;

export const middleOf = ({ width, height, insets }: Frame): Point => ({
  x: insets.left + (width - insets.left - insets.right) / 2,
  y: insets.top + (height - insets.top - insets.bottom) / 2,
});

export function toScreen(camera: Camera, frame: Frame, { x, y }: Point): Point {
  const middle = middleOf(frame);
  return { x: middle.x + (x - camera.x) * camera.zoom, y: middle.y + (y - camera.y) * camera.zoom };
}

export function toWorld(camera: Camera, frame: Frame, { x, y }: Point): Point {
  const middle = middleOf(frame);
  return { x: camera.x + (x - middle.x) / camera.zoom, y: camera.y + (y - middle.y) / camera.zoom };
}

/** The zoom at which a map of this extent just fits. */
export function fittingZoom(frame: Frame, extent: Point): number {
  const { insets } = frame;
  const width = Math.max(80, frame.width - insets.left - insets.right);
  const height = Math.max(80, frame.height - insets.top - insets.bottom);
  return Math.min(width / (extent.x + 2 * MARGIN), height / (extent.y + 2 * MARGIN), MAX_ZOOM);
}

export const fit = (frame: Frame, extent: Point): Camera => ({ x: extent.x / 2, y: extent.y / 2, zoom: fittingZoom(frame, extent) });

/** The camera that shows the same picture in another frame: every point stays where it is in the window. */
export const steady = (camera: Camera, before: Frame, now: Frame): Camera => ({ ...camera, ...toWorld(camera, before, middleOf(now)) });

/** How much of its greatest size a map must have to be called fitted. */
const NEARLY = 0.9;

/** Whether the whole map lies in the free part of the window and could hardly be larger there. */
export function showsAll(camera: Camera, frame: Frame, extent: Point): boolean {
  const { insets, width, height } = frame;
  const from = toScreen(camera, frame, { x: 0, y: 0 });
  const to = toScreen(camera, frame, extent);
  const inside = from.x >= insets.left && from.y >= insets.top && to.x <= width - insets.right && to.y <= height - insets.bottom;
  return inside && camera.zoom >= NEARLY * fittingZoom(frame, extent);
}

/** Whether panels take more room than before at some side and nowhere less. */
export const grows = (before: Insets, now: Insets): boolean =>
  (['top', 'right', 'bottom', 'left'] as const).every(side => now[side] >= before[side]);

const SLIGHT = 100;

/** Whether panels changed so little that the map can stay where it is. */
export const slight = (a: Insets, b: Insets): boolean =>
  (['top', 'right', 'bottom', 'left'] as const).every(side => Math.abs(a[side] - b[side]) <= SLIGHT);

/** Keeps the map in sight: its middle may leave the window, its edge may not pass the window's middle. */
export function hold(camera: Camera, frame: Frame, extent: Point): Camera {
  const least = Math.min(fittingZoom(frame, extent) * 0.6, 1);
  return {
    zoom: clamp(camera.zoom, least, MAX_ZOOM),
    x: clamp(camera.x, 0, extent.x),
    y: clamp(camera.y, 0, extent.y),
  };
}

/** Moves the map under the pointer by so many pixels. */
export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** Zooms about a point of the window: what is under it stays under it. */
export function zoomAt(camera: Camera, frame: Frame, extent: Point, at: Point, factor: number): Camera {
  const before = toWorld(camera, frame, at);
  const zoom = hold({ ...camera, zoom: camera.zoom * factor }, frame, extent).zoom;
  const middle = middleOf(frame);
  return hold({ zoom, x: before.x - (at.x - middle.x) / zoom, y: before.y - (at.y - middle.y) / zoom }, frame, extent);
}

/** A camera on the way from one to another; zoom goes by factors, so that it feels even. */
export function blend(from: Camera, to: Camera, part: number): Camera {
  const eased = 1 - (1 - part) * (1 - part) * (1 - part);
  const zoom = from.zoom * (to.zoom / from.zoom) ** eased;
  // The place moves with the zoom, so that a point that stays fixed in both stays fixed on the way.
  const share = from.zoom === to.zoom ? eased : (1 / from.zoom - 1 / zoom) / (1 / from.zoom - 1 / to.zoom);
  return { zoom, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
