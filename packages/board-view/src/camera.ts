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

const freeWidth = ({ width, insets }: Frame): number => Math.max(80, width - insets.left - insets.right);
const freeHeight = ({ height, insets }: Frame): number => Math.max(80, height - insets.top - insets.bottom);

/** The zoom at which a map of this extent just fits. */
export function fittingZoom(frame: Frame, extent: Point): number {
  return Math.min(freeWidth(frame) / (extent.x + 2 * MARGIN), freeHeight(frame) / (extent.y + 2 * MARGIN), MAX_ZOOM);
}

/** The zoom at which a map of this extent leaves nothing of the window empty, panels or not. */
const fillingZoom = ({ width, height }: Frame, extent: Point): number => Math.min(MAX_ZOOM, Math.max(width / extent.x, height / extent.y));

/** As near as a board comes by itself. */
const NEAR = 1.5;

/** Room around what matters, in drawing units. */
const RIM = 44;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxAround(points: readonly Point[], rim: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs) - rim, top: Math.min(...ys) - rim, right: Math.max(...xs) + rim, bottom: Math.max(...ys) + rim };
}

/** The zoom at which a part of the map just fits into the free part of the window. */
const zoomFor = (frame: Frame, { left, top, right, bottom }: Box): number =>
  Math.min(freeWidth(frame) / Math.max(1, right - left), freeHeight(frame) / Math.max(1, bottom - top));

/** From this zoom on a unit is more than a dot: nobody who opens a board or is brought somewhere sees less of it for the sake of others. */
const COMFORT = 0.72;

/**
 * How a board opens: as large as those who take part allow, so that it fills the window and goes on under the panels at its sides. Where they
 * stand so far apart that they would be dots, it opens near those who are to act.
 */
export function opening(frame: Frame, extent: Point, points: readonly Point[], first: readonly Point[] = []): Camera {
  const { insets } = frame;
  const room: Frame = { ...frame, insets: { ...insets, left: 0, right: 0 } };
  const whole = fittingZoom(room, extent);
  const all = boxAround(points.length > 0 ? points : [{ x: 0, y: 0 }, extent], RIM);
  const dots = zoomFor(room, all) < COMFORT && first.length > 0;
  const box = dots ? boxAround(first, RIM) : all;
  const zoom = Math.max(whole, Math.min(fillingZoom(frame, extent), Math.max(zoomFor(room, all), dots ? COMFORT : 0), NEAR));
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const held = { zoom, x: kept(middle.x, extent.x, freeWidth(room) / zoom), y: kept(middle.y, extent.y, freeHeight(room) / zoom) };
  return steady(held, room, frame);
}

/** Keeps the map's edge at the window's edge where the map is the larger one, and the map in the middle where the window is. */
const kept = (at: number, length: number, seen: number): number =>
  seen >= length + 2 * MARGIN ? length / 2 : clamp(at, seen / 2 - MARGIN, length + MARGIN - seen / 2);

/** Fewer pixels than this are not worth a move of the map: a bar that grows by a hair. */
const TREMBLE = 24;

/** Whether the map may as well stay where it is. */
export const rests = (now: Camera, next: Camera): boolean =>
  next.zoom === now.zoom && Math.hypot(next.x - now.x, next.y - now.y) * now.zoom < TREMBLE;

/** Where those who must be seen are not: all of them, as long as nobody becomes a dot by it; otherwise those who must. */
export function framingBoth(camera: Camera, frame: Frame, extent: Point, must: readonly Point[], rather: readonly Point[]): Camera {
  const least = framing(camera, frame, extent, must);
  if (rests(camera, least)) return camera;
  const both = framing(camera, frame, extent, [...must, ...rather]);
  return both.zoom >= Math.min(camera.zoom, COMFORT) ? both : least;
}

/** The least move of the camera after which all these points are in the free part of the window; the same camera if they are. */
export function framing(camera: Camera, frame: Frame, extent: Point, points: readonly Point[], rim = RIM): Camera {
  if (points.length === 0) return camera;
  const box = boxAround(points, rim);
  const [width, height] = [freeWidth(frame), freeHeight(frame)];
  const zoom = Math.max(Math.min(camera.zoom, zoomFor(frame, box)), leastZoom(frame, extent));
  const into = (at: number, from: number, to: number, seen: number): number =>
    to - from >= seen ? (from + to) / 2 : clamp(at, to - seen / 2, from + seen / 2);
  return { zoom, x: into(camera.x, box.left, box.right, width / zoom), y: into(camera.y, box.top, box.bottom, height / zoom) };
}

/** The camera that shows just these points. */
export function closeUp(frame: Frame, extent: Point, points: readonly Point[], nearest = NEAR * 1.2): Camera {
  if (points.length === 0) return fit(frame, extent);
  const box = boxAround(points, RIM * 1.6);
  const zoom = clamp(zoomFor(frame, box), leastZoom(frame, extent), nearest);
  return { zoom, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

export const fit = (frame: Frame, extent: Point): Camera => ({ x: extent.x / 2, y: extent.y / 2, zoom: fittingZoom(frame, extent) });

/** Round maps leave their corners free, and panels lie in corners: they may reach half as far under them. */
export function fitRound(frame: Frame, extent: Point): Camera {
  const { insets } = frame;
  const room: Frame = { ...frame, insets: { ...insets, left: insets.left / 2, right: insets.right / 2 } };
  return steady(fit(room, extent), room, frame);
}

/** The camera that shows the same picture in another frame: every point stays where it is in the window. */
export const steady = (camera: Camera, before: Frame, now: Frame): Camera => ({ ...camera, ...toWorld(camera, before, middleOf(now)) });

/** Keeps the map in sight: its middle may leave the window, its edge may not pass the window's middle. */
export function hold(camera: Camera, frame: Frame, extent: Point): Camera {
  return {
    zoom: clamp(camera.zoom, leastZoom(frame, extent), MAX_ZOOM),
    x: clamp(camera.x, 0, extent.x),
    y: clamp(camera.y, 0, extent.y),
  };
}

const leastZoom = (frame: Frame, extent: Point): number => Math.min(fittingZoom(frame, extent) * 0.8, 1);

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
