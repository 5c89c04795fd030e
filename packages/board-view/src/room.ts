import type { Point } from '@sortie/geometry';
import {
  blend,
  type Camera,
  closeUp,
  type Frame,
  fitRound,
  framingBoth,
  hold,
  type Insets,
  NO_INSETS,
  opening,
  pan,
  rests,
  steady,
  toScreen,
  toWorld,
  zoomAt,
} from './camera.ts';
import { extentOfGround, hasHexes, pointOf } from './place.ts';
import type { Place, Region, Scene, Token } from './scene.ts';
import type { Box, Stage } from './stage.ts';
import { sideBySide } from './tokens/crowd.ts';

/** Milliseconds that the camera takes to a new place. */
const GLIDE = 260;

/** Units that take part, and what is being placed. */
function whatMatters({ tokens, overlays }: Scene): { readonly all: readonly Point[]; readonly first: readonly Point[] } {
  const units = tokens.filter(({ mood }) => mood !== 'wreck');
  const placed = overlays.ghost ? [pointOf(overlays.ghost.token.at)] : [];
  const chosen = units.filter(({ id }) => id === overlays.selected);
  const ready = units.filter(({ mood }) => mood === 'ready');
  const first = chosen.length > 0 ? chosen : ready;
  return {
    all: [...units.map(({ at }) => pointOf(at)), ...placed],
    first: placed.length > 0 ? placed : first.map(({ at }) => pointOf(at)),
  };
}

/** Nothing is gained by showing less than all of a board that has no edge. */
const isEndless = ({ ground }: Scene): boolean => !hasHexes(ground) && ground.edgeless === true;

/** Camera and window together: which part of the scene is seen, and how it moves. */
export class Room {
  scene: Scene | undefined;
  frame: Frame = { width: 1, height: 1, insets: NO_INSETS };
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  private crowd: { readonly of: readonly Token[]; readonly tokens: readonly Token[] } | undefined;
  private readonly stage: Stage;
  private readonly onCamera: ((resting: boolean) => void) | undefined;
  private readonly calm: boolean;
  private goal: { readonly from: Camera; readonly to: Camera; readonly since: number } | undefined;
  private ticking = 0;
  /** Until somebody moves the map it is kept fitted to the window. */
  private untouched = true;
  /** What the board was last asked to show. It stays in view when panels grow over it, until somebody moves the map by hand. */
  private wish: (() => void) | undefined;
  private wishes = 0;
  private byHand = false;

  constructor(stage: Stage, { onCamera, calm = false }: { readonly onCamera?: (resting: boolean) => void; readonly calm?: boolean }) {
    this.stage = stage;
    this.onCamera = onCamera;
    this.calm = calm;
  }

  get extent(): Point {
    return this.scene ? extentOfGround(this.scene.ground) : { x: 1, y: 1 };
  }

  show(scene: Scene): void {
    const before = this.scene && this.extent;
    if (this.crowd?.of !== scene.tokens) this.crowd = { of: scene.tokens, tokens: sideBySide(scene.tokens) };
    this.scene = { ...scene, tokens: this.crowd.tokens };
    const otherMap = before?.x !== this.extent.x || before.y !== this.extent.y;
    this.stage.show(this.scene);
    if (otherMap) {
      this.untouched = true;
      this.byHand = false;
      this.wishes = 0;
      this.wish = undefined;
      this.refit();
    }
  }

  /** Panels come and go over the board; it stays where it is. */
  cover(insets: Insets): void {
    const now = this.frame.insets;
    if (now.top === insets.top && now.right === insets.right && now.bottom === insets.bottom && now.left === insets.left) return;
    const before = this.frame;
    this.frame = { ...before, insets };
    if (this.opens) {
      this.untouched = true;
      this.refit();
      this.wish?.();
    } else {
      const goal = this.goal && {
        ...this.goal,
        from: steady(this.goal.from, before, this.frame),
        to: steady(this.goal.to, before, this.frame),
      };
      this.goal = goal;
      this.apply(steady(this.camera, before, this.frame));
      this.wish?.();
    }
  }

  resize(): void {
    this.frame = { ...this.frame, ...this.stage.resize() };
    if (this.opens) this.untouched = true;
    this.refit();
    this.wish?.();
  }

  glide(to: Camera): void {
    this.touch();
    this.moveTo(to);
  }

  pan(dx: number, dy: number): void {
    this.touch();
    this.jump(pan(this.goal?.to ?? this.camera, dx, dy));
  }

  /** Zooms about a point of the window, or about its middle. */
  zoom(at: Point | undefined, factor: number, smooth: boolean): void {
    this.touch();
    const about = at ?? toScreen(this.camera, this.frame, this.camera);
    const next = zoomAt(this.goal?.to ?? this.camera, this.frame, this.extent, about, factor);
    if (smooth) this.moveTo(next);
    else this.jump(next);
  }

  /** Moves no more than it has to until these places are seen together, and the others with them if nobody becomes a dot by it. */
  see(places: readonly Place[], rather: readonly Place[] = []): void {
    this.wish = () => this.bring(places, rather);
    this.wishes += 1;
    this.wish();
  }

  /** Comes as near as these places allow. */
  comeTo(places: readonly Place[], nearest: number | undefined): void {
    this.wishes += 1;
    this.wish = () => {
      this.untouched = false;
      this.moveTo(closeUp(this.frame, this.extent, places.map(pointOf), nearest));
    };
    this.wish();
  }

  private bring(places: readonly Place[], rather: readonly Place[]): void {
    const now = this.goal?.to ?? this.camera;
    const opened = this.openingFor(places);
    const next = framingBoth(opened ?? now, this.frame, this.extent, places.map(pointOf), rather.map(pointOf));
    this.untouched = false;
    if (rests(now, next)) return;
    if (opened) this.settle(next);
    else this.moveTo(next, false);
  }

  /** The part of the board that the window shows. */
  window(): Region {
    const { width, height } = this.frame;
    return { ...this.world({ x: 0, y: 0 }), width: width / this.camera.zoom, height: height / this.camera.zoom };
  }

  /** From now on the board stays where it is, whatever panels do. */
  touch(): void {
    this.untouched = false;
    this.byHand = true;
    this.wish = undefined;
  }

  world(at: Point): Point {
    return toWorld(this.camera, this.frame, at);
  }

  /** A box that is being drawn, in drawing units. */
  box(corners: Box | undefined): void {
    this.stage.box(corners);
  }

  hover(at: Place | undefined): void {
    this.stage.hover(at);
  }

  stop(): void {
    cancelAnimationFrame(this.ticking);
  }

  private refit(): void {
    if (this.untouched && this.scene) this.open(this.scene);
    else this.apply(this.camera);
  }

  /** Nobody has moved the map and no more than one thing was shown: as panels find their places, it is opened anew. */
  private get opens(): boolean {
    return !this.byHand && this.wishes <= 1;
  }

  private open(scene: Scene): void {
    const { all, first } = whatMatters(scene);
    this.jump(isEndless(scene) ? fitRound(this.frame, this.extent) : opening(this.frame, this.extent, all, first));
  }

  /** Nobody has moved the map and nothing was shown yet: it opens for those who are wanted first. */
  private openingFor(places: readonly Place[]): Camera | undefined {
    if (!this.untouched || !this.scene || isEndless(this.scene) || places.length === 0) return undefined;
    return opening(this.frame, this.extent, whatMatters(this.scene).all, places.map(pointOf));
  }

  private moveTo(to: Camera, within = true): void {
    const held = within ? hold(to, this.frame, this.extent) : to;
    this.stop();
    if (this.calm) {
      this.apply(held);
      return;
    }
    this.goal = { from: this.camera, to: held, since: performance.now() };
    this.ticking = requestAnimationFrame(() => this.tick());
  }

  private tick(): void {
    if (!this.goal) return;
    const part = Math.min(1, (performance.now() - this.goal.since) / GLIDE);
    const now = blend(this.goal.from, this.goal.to, part);
    if (part >= 1) this.goal = undefined;
    else this.ticking = requestAnimationFrame(() => this.tick());
    this.apply(now);
  }

  private jump(to: Camera): void {
    this.settle(hold(to, this.frame, this.extent));
  }

  /** At once, without a glide. */
  private settle(to: Camera): void {
    this.goal = undefined;
    this.stop();
    this.apply(to);
  }

  private apply(camera: Camera): void {
    this.camera = camera;
    this.stage.look(camera, this.frame);
    this.onCamera?.(this.goal === undefined);
  }
}
