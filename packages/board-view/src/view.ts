import type { Point } from '@sortie/geometry';
import { fit, fittingZoom, type Insets, pan, toScreen } from './camera.ts';
import { lettering } from './canvas.ts';
import { listen } from './gestures.ts';
import { headingTowards } from './overlays/ghost.ts';
import { facingFor, grabbed, pick } from './pick.ts';
import { pointOf, samePlace } from './place.ts';
import { Room } from './room.ts';
import type { Effect, Gesture, Place, Scene } from './scene.ts';
import { Stage } from './stage.ts';

export interface BoardViewOptions {
  readonly onGesture: (gesture: Gesture) => void;
  /** Called after the map has moved, for things that the page keeps beside a place. */
  readonly onCamera?: () => void;
  /** No motion: the camera jumps and effects are left out. */
  readonly calm?: boolean;
}

/** A board in the page. It draws what it is shown and tells what people do; it knows no rules. */
export interface BoardView {
  show(scene: Scene): void;
  /** The parts of the window that panels cover. */
  cover(insets: Insets): void;
  /** The whole map. */
  fit(): void;
  /** Brings a place into the middle, or with `ifHidden` only when it is outside the free part of the window. */
  centreOn(at: Place, options?: { readonly zoom?: number; readonly ifHidden?: boolean }): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Hex numbers always, instead of only when zoomed in. */
  numbers(always: boolean): void;
  /** Plays effects one after the other; resolves when they are over or skipped. */
  play(effects: readonly Effect[]): Promise<void>;
  skip(): void;
  /** Where the middle of a place is, in pixels from the corner of the board. */
  screenOf(at: Place): Point;
  destroy(): void;
}

export function createBoardView(host: HTMLElement, options: BoardViewOptions): BoardView {
  const stage = new Stage(host, options.calm === true);
  const room = new Room(stage, options);
  const stopListening = listen(host, handsOf(room, options));
  const observer = new ResizeObserver(() => room.resize());
  observer.observe(host);
  room.resize();
  awaitLettering(() => stage.repaint());

  return {
    show: scene => room.show(scene),
    cover: insets => room.cover(insets),
    fit: () => room.glide(fit(room.frame, room.extent)),
    centreOn(at, { zoom, ifHidden } = {}) {
      if (ifHidden && room.sees(at)) return;
      room.glide({ ...pointOf(at), zoom: zoom ?? Math.max(room.camera.zoom, fittingZoom(room.frame, room.extent)) });
    },
    zoomBy: factor => room.zoom(undefined, factor, true),
    panBy: (dx, dy) => room.glide(pan(room.camera, dx, dy)),
    numbers: always => stage.numbers(always),
    play: effects => stage.play(effects),
    skip: () => stage.skip(),
    screenOf: at => toScreen(room.camera, room.frame, pointOf(at)),
    destroy() {
      observer.disconnect();
      stopListening();
      room.stop();
      stage.destroy();
    },
  };
}

/** Fonts of the page come late; what was written before is written again. */
function awaitLettering(arrived: () => void): void {
  const font = lettering(12);
  if (!document.fonts.check(font)) void document.fonts.load(font).then(arrived, () => {});
}

/** Input on the element, as gestures about places and units. */
function handsOf(room: Room, { onGesture }: BoardViewOptions): Parameters<typeof listen>[1] {
  let over: Place | undefined;
  let grabbing: ReturnType<typeof grabbed>;
  let slack = 0;

  const at = (point: Point) => {
    const scene = room.scene;
    return scene ? pick(scene, room.world(point), slack) : {};
  };
  const hover = (place: Place | undefined): void => {
    if (over === place || (over && place && samePlace(over, place))) return;
    over = place;
    room.hover(place);
    onGesture({ kind: 'hover', at: place });
  };

  return {
    touched(point, finger) {
      const scene = room.scene;
      slack = finger ? 8 : 0;
      grabbing = scene && grabbed(scene, room.world(point), at(point));
      return { grab: grabbing !== undefined };
    },
    hover: point => hover(point && at(point).place),
    tap(point, extend) {
      const { place, token, under, handle } = at(point);
      if (handle !== undefined) onGesture({ kind: 'face', facing: handle, done: true });
      else if (place) onGesture({ kind: 'tap', at: place, extend, ...(token !== undefined && { token }), ...(under && { under }) });
    },
    look(point) {
      const { place, token } = at(point);
      if (place) onGesture({ kind: 'look', at: place, ...(token !== undefined && { token }) });
    },
    pan: (dx, dy) => room.pan(dx, dy),
    zoom: (point, factor, smooth) => room.zoom(point, factor, smooth),
    drag(from, point, done) {
      const scene = room.scene;
      if (!scene) return;
      if (grabbing === 'handle') {
        const facing = facingFor(scene, room.world(point));
        if (facing !== undefined || done) onGesture({ kind: 'face', facing: facing ?? scene.overlays.ghost?.token.facing ?? 0, done });
        return;
      }
      if (grabbing === 'turning') {
        const ghost = scene.overlays.ghost;
        if (ghost) onGesture({ kind: 'head', heading: headingTowards(ghost.token.at, room.world(point)), done });
        return;
      }
      const token = at(from).token ?? scene.overlays.ghost?.token.id;
      const { place } = at(point);
      hover(place);
      if (token !== undefined && place) onGesture({ kind: 'drag', token, at: place, done });
    },
  };
}
