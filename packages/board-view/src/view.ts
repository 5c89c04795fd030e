import type { Point } from '@sortie/geometry';
import { fit, type Insets, pan, toScreen } from './camera.ts';
import { lettering } from './canvas.ts';
import type { Effect } from './effects/effect.ts';
import { placesIn } from './effects/timing.ts';
import type { Gesture } from './gesture.ts';
import { listen } from './gestures.ts';
import { headingTowards } from './overlays/ghost.ts';
import { facingFor, grabbed, type Picked, pick, tokensWithin } from './pick.ts';
import { pointOf, samePlace } from './place.ts';
import { Room } from './room.ts';
import type { Place, Region, Scene } from './scene.ts';
import { Stage } from './stage.ts';

export interface BoardViewOptions {
  readonly onGesture: (gesture: Gesture) => void;
  /** Called after the map has moved, for things that the page keeps beside a place; `resting` when it has come to rest. */
  readonly onCamera?: (resting: boolean) => void;
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
  /** Brings a place into the middle. */
  centreOn(at: Place, options?: { readonly zoom?: number }): void;
  /** Shows these places together, and the others with them if that leaves units large enough; the map does not move if they are in view already. */
  see(places: readonly Place[], rather?: readonly Place[]): void;
  /** Comes close to these places, up to a zoom of screen pixels per drawing unit. */
  closeUp(places: readonly Place[], zoom?: number): void;
  /** The part of the board that the window shows, in drawing units. */
  window(): Region;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Hex numbers always, instead of only when zoomed in. */
  numbers(always: boolean): void;
  /** Plays effects one after the other, at a speed of which 1 is the usual; resolves when they are over or skipped. */
  play(effects: readonly Effect[], speed?: number): Promise<void>;
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
    centreOn: (at, { zoom } = {}) => room.glide({ ...pointOf(at), zoom: zoom ?? room.camera.zoom }),
    see: (places, rather) => room.see(places, rather),
    closeUp: (places, zoom) => room.comeTo(places, zoom),
    window: () => room.window(),
    zoomBy: factor => room.zoom(undefined, factor, true),
    panBy: (dx, dy) => room.glide(pan(room.camera, dx, dy)),
    numbers: always => stage.numbers(always),
    play: (effects, speed = 1) => {
      room.see(placesIn(effects));
      return stage.play(effects, speed);
    },
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

/** What dragging the handle or the rim of a ghost means. */
function turnedTo(scene: Scene, to: Point, by: 'handle' | 'turning', done: boolean): Gesture | undefined {
  const { ghost } = scene.overlays;
  if (by === 'turning') return ghost && { kind: 'head', heading: headingTowards(ghost.token.at, to), done };
  const facing = facingFor(scene, to);
  return facing !== undefined || done ? { kind: 'face', facing: facing ?? ghost?.token.facing ?? 0, done } : undefined;
}

/** A box is drawn, and then it is known who is in it. */
function boxed(room: Room, from: Point, to: Point, done: boolean, tell: (gesture: Gesture) => void): void {
  const [a, b] = [room.world(from), room.world(to)];
  room.box(done ? undefined : { from: a, to: b });
  if (done && room.scene) tell({ kind: 'box', tokens: tokensWithin(room.scene, a, b) });
}

/** Input on the element, as gestures about places and units. */
function handsOf(room: Room, { onGesture }: BoardViewOptions): Parameters<typeof listen>[1] {
  let over: Place | undefined;
  let above: string | undefined;
  let grabbing: ReturnType<typeof grabbed>;
  /** Whoever was under the pointer when it went down: the picture may change while it is dragged. */
  let held: string | undefined;
  let slack = 0;

  const at = (point: Point) => {
    const scene = room.scene;
    return scene ? pick(scene, room.world(point), slack) : {};
  };
  const hover = ({ place, token }: Picked): void => {
    if (above === token && (over === place || (over && place && samePlace(over, place)))) return;
    over = place;
    above = token;
    room.hover(place);
    onGesture({ kind: 'hover', at: place, ...(token !== undefined && { token }) });
  };

  return {
    touched(point, finger) {
      const scene = room.scene;
      room.touch();
      slack = finger ? 8 : 0;
      const under = at(point);
      held = under.token;
      grabbing = scene && grabbed(scene, room.world(point), under);
      return { grab: grabbing !== undefined };
    },
    hover: point => hover(point ? at(point) : {}),
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
    box: (from, point, done) => boxed(room, from, point, done, onGesture),
    drag(_from, point, done) {
      const scene = room.scene;
      if (!scene) return;
      if (grabbing === 'handle' || grabbing === 'turning') {
        const turned = turnedTo(scene, room.world(point), grabbing, done);
        if (turned) onGesture(turned);
        return;
      }
      const token = held ?? scene.overlays.ghost?.token.id;
      const { place } = at(point);
      hover(place ? { place } : {});
      if (token !== undefined && place) onGesture({ kind: 'drag', token, at: place, done });
    },
  };
}
