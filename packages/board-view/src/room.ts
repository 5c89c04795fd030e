import type { Point } from '@sortie/geometry';
import {
  blend,
  type Camera,
  type Frame,
  fit,
  grows,
  hold,
  type Insets,
  NO_INSETS,
  pan,
  showsAll,
  slight,
  steady,
  toScreen,
  toWorld,
  zoomAt,
} from './camera.ts';
import { extentOfGround, pointOf } from './place.ts';
import type { Place, Scene, Token } from './scene.ts';
import type { Stage } from './stage.ts';
import { sideBySide } from './tokens/crowd.ts';

/** Milliseconds that the camera takes to a new place. */
const GLIDE = 180;

/** Camera and window together: which part of the scene is seen, and how it moves. */
export class Room {
  scene: Scene | undefined;
  frame: Frame = { width: 1, height: 1, insets: NO_INSETS };
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  private crowd: { readonly of: readonly Token[]; readonly tokens: readonly Token[] } | undefined;
  private readonly stage: Stage;
  private readonly onCamera: (() => void) | undefined;
  private readonly calm: boolean;
  private goal: { readonly from: Camera; readonly to: Camera; readonly since: number } | undefined;
  private ticking = 0;
  /** Until somebody moves the map it is kept fitted to the window. */
  private untouched = true;

  constructor(stage: Stage, { onCamera, calm = false }: { readonly onCamera?: () => void; readonly calm?: boolean }) {
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
      this.refit();
    }
  }

  cover(insets: Insets): void {
    const now = this.frame.insets;
    if (now.top === insets.top && now.right === insets.right && now.bottom === insets.bottom && now.left === insets.left) return;
    const before = this.frame;
    this.frame = { ...before, insets };
    const still = steady(this.camera, before, this.frame);
    // Nothing moves under a pointer because a bar became a line taller; a panel that hides the map moves it.
    if (this.scene && (this.untouched ? grows(now, insets) && showsAll(still, this.frame, this.extent) : slight(now, insets)))
      this.apply(still);
    else this.refit();
  }

  resize(): void {
    this.frame = { ...this.frame, ...this.stage.resize() };
    this.refit();
  }

  glide(to: Camera): void {
    this.untouched = false;
    this.moveTo(to);
  }

  pan(dx: number, dy: number): void {
    this.untouched = false;
    this.jump(pan(this.goal?.to ?? this.camera, dx, dy));
  }

  /** Zooms about a point of the window, or about its middle. */
  zoom(at: Point | undefined, factor: number, smooth: boolean): void {
    this.untouched = false;
    const about = at ?? toScreen(this.camera, this.frame, this.camera);
    const next = zoomAt(this.goal?.to ?? this.camera, this.frame, this.extent, about, factor);
    if (smooth) this.moveTo(next);
    else this.jump(next);
  }

  sees(at: Place): boolean {
    const { x, y } = toScreen(this.camera, this.frame, pointOf(at));
    const { insets, width, height } = this.frame;
    const rim = 30 * this.camera.zoom;
    return x > insets.left + rim && x < width - insets.right - rim && y > insets.top + rim && y < height - insets.bottom - rim;
  }

  world(at: Point): Point {
    return toWorld(this.camera, this.frame, at);
  }

  hover(at: Place | undefined): void {
    this.stage.hover(at);
  }

  stop(): void {
    cancelAnimationFrame(this.ticking);
  }

  private refit(): void {
    if (this.untouched && this.scene) this.jump(fit(this.frame, this.extent));
    else this.apply(this.camera);
  }

  private moveTo(to: Camera): void {
    const held = hold(to, this.frame, this.extent);
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
    this.apply(blend(this.goal.from, this.goal.to, part));
    if (part < 1) this.ticking = requestAnimationFrame(() => this.tick());
    else this.goal = undefined;
  }

  private jump(to: Camera): void {
    this.goal = undefined;
    this.stop();
    this.apply(hold(to, this.frame, this.extent));
  }

  private apply(camera: Camera): void {
    this.camera = camera;
    this.stage.look(camera, this.frame);
    this.onCamera?.();
  }
}
