import type { Point } from '@sortie/geometry';
import { type Camera, type Frame, toScreen, toWorld } from './camera.ts';
import { type Pen, type Sheet, sheet } from './canvas.ts';
import type { Effect } from './effects/effect.ts';
import { drawEffect } from './effects/index.ts';
import { schedule } from './effects/timing.ts';
import { type Carried, carry, drawWake } from './effects/travel.ts';
import { paintSurround } from './ground/surround.ts';
import { drawBox } from './overlays/focus.ts';
import { drawOver, drawUnder } from './overlays/overlay.ts';
import type { Ground, Overlays, Place, Scene, Token } from './scene.ts';
import { drawSky } from './sky.ts';
import { createTiles, type Tiles } from './tiles.ts';
import { drawNames, forgetNames, type Named, placeNames } from './tokens/names.ts';
import { drawToken, forgetTokens } from './tokens/token.ts';

interface Show {
  readonly effects: readonly Effect[];
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
  readonly length: number;
  readonly since: number;
  readonly over: () => void;
}

/** Two corners of a box that is being drawn around units. */
export interface Box {
  readonly from: Point;
  readonly to: Point;
}

/** CSS pixels per drawing unit from which hex numbers are shown unasked. */
const NUMBERS_FROM = 1.7;
/** Milliseconds of a frame that may go into painting tiles. */
const PAINTING = 9;
const FIRST_PAINTING = 40;

/** The two canvases of a board, one for the ground and one for everything above it, and when to draw them. */
export class Stage {
  private readonly low: Sheet;
  private readonly high: Sheet;
  private readonly host: HTMLElement;
  private readonly calm: boolean;
  private scene: Scene | undefined;
  private tiles: Tiles | undefined;
  private painted: Ground | undefined;
  private camera: Camera = { x: 0, y: 0, zoom: 1 };
  private frame: Frame | undefined;
  private density = 1;
  private hovered: Place | undefined;
  private boxed: Box | undefined;
  private allNumbers = false;
  private lowDirty = true;
  private highDirty = true;
  private asked = 0;
  private running: Show | undefined;
  private sorted: { readonly of: readonly Token[]; readonly tokens: readonly Token[] } | undefined;
  private placed: { readonly of: readonly Token[]; readonly key: string; readonly names: readonly Named[] } | undefined;

  constructor(host: HTMLElement, calm: boolean) {
    this.host = host;
    this.calm = calm;
    this.low = sheet(1, 1);
    this.high = sheet(1, 1);
    for (const { canvas } of [this.low, this.high]) {
      canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none';
      canvas.setAttribute('aria-hidden', 'true');
      host.append(canvas);
    }
  }

  resize(): { readonly width: number; readonly height: number } {
    this.density = Math.min(window.devicePixelRatio || 1, 3);
    const { clientWidth: width, clientHeight: height } = this.host;
    for (const { canvas } of [this.low, this.high]) {
      canvas.width = Math.max(1, Math.round(width * this.density));
      canvas.height = Math.max(1, Math.round(height * this.density));
    }
    this.soil(true);
    return { width: Math.max(1, width), height: Math.max(1, height) };
  }

  show(scene: Scene): void {
    const sameGround = this.scene?.ground === scene.ground;
    this.scene = scene;
    this.soil(!sameGround);
  }

  look(camera: Camera, frame: Frame): void {
    this.camera = camera;
    this.frame = frame;
    this.soil(true);
  }

  hover(at: Place | undefined): void {
    this.hovered = at;
    this.soil(false);
  }

  box(corners: Box | undefined): void {
    this.boxed = corners;
    this.soil(false);
  }

  /** Paints everything anew: the lettering has arrived. */
  repaint(): void {
    this.painted = undefined;
    forgetTokens();
    forgetNames();
    this.placed = undefined;
    this.soil(true);
  }

  numbers(always: boolean): void {
    this.allNumbers = always;
    this.soil(true);
  }

  play(effects: readonly Effect[], speed: number): Promise<void> {
    this.skip();
    if (this.calm || effects.length === 0) return Promise.resolve();
    return new Promise(over => {
      this.running = { effects, ...schedule(effects, speed), since: performance.now(), over };
      this.ask();
    });
  }

  skip(): void {
    const done = this.running;
    this.running = undefined;
    this.soil(false);
    done?.over();
  }

  destroy(): void {
    cancelAnimationFrame(this.asked);
    this.running?.over();
    this.low.canvas.remove();
    this.high.canvas.remove();
  }

  private soil(both: boolean): void {
    this.highDirty = true;
    this.lowDirty ||= both;
    this.ask();
  }

  private ask(): void {
    if (this.asked === 0) this.asked = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    this.asked = 0;
    const { scene, frame, running } = this;
    if (!scene || !frame) return;
    if (running && performance.now() - running.since >= running.length) this.skip();
    if (this.lowDirty) this.drawGround(scene.ground, frame);
    if (this.highDirty || this.running) this.drawPieces(scene, frame);
    this.highDirty = false;
    if (this.lowDirty || this.running) this.ask();
  }

  private drawGround(ground: Ground, frame: Frame): void {
    // The first picture is painted whole, so that nobody sees a map grow from squares.
    const first = this.painted !== ground;
    if (first || !this.tiles) this.tiles = createTiles(ground);
    this.painted = ground;
    const scale = this.setUp(this.low.pen, frame);
    const { zoom } = this.camera;
    const visible = { ...toWorld(this.camera, frame, { x: 0, y: 0 }), width: frame.width / zoom, height: frame.height / zoom };
    const { tiles } = this;
    paintSurround(this.low.pen, ground, visible, zoom, () => tiles.drawEcho(this.low.pen, visible));
    const numbers = this.allNumbers || zoom >= NUMBERS_FROM;
    this.lowDirty = tiles.draw(this.low.pen, scale, visible, numbers, first ? FIRST_PAINTING : PAINTING);
    if (ground.sky) drawSky(this.low.pen, ground.sky, visible);
  }

  private drawPieces({ tokens, overlays, ground }: Scene, frame: Frame): void {
    const { pen } = this.high;
    const scale = this.setUp(pen, frame);
    const { zoom } = this.camera;
    const light = { scale, zoom, hover: this.hovered, tokens, ground };
    const parts = this.partsRunning();
    drawUnder(pen, overlays, light);
    const away = new Set<string>();
    for (const token of this.inOrder(tokens)) {
      const carried = carriedBy(parts, token);
      if (carried) {
        for (const { effect, part } of parts) if (effect.kind === 'travel' && effect.token === token.id) drawWake(pen, effect, token, part);
        drawToken(pen, carried.token, { scale, zoom, at: carried.at, lift: carried.lift });
        away.add(token.id);
      } else drawToken(pen, token, { scale, zoom });
    }
    const names = this.names(tokens, overlays);
    drawNames(pen, away.size === 0 ? names : names.filter(({ token }) => !away.has(token.id)), scale, zoom);
    drawOver(pen, overlays, light);
    for (const { effect, part } of parts) if (part >= 0 && part <= 1) drawEffect(pen, effect, part, zoom);
    if (this.boxed) drawBox(pen, this.boxed.from, this.boxed.to, zoom);
  }

  /** Wrecks lie under those who stand on them. */
  private inOrder(tokens: readonly Token[]): readonly Token[] {
    if (this.sorted?.of !== tokens) this.sorted = { of: tokens, tokens: [...tokens].sort(wrecksFirst) };
    return this.sorted.tokens;
  }

  /** Names are placed once for each set of tokens and each zoom, not for every frame. */
  private names(tokens: readonly Token[], { selected, target }: Overlays): readonly Named[] {
    const { zoom } = this.camera;
    const key = `${zoom.toFixed(2)}|${selected ?? ''}|${target ?? ''}`;
    if (this.placed?.of !== tokens || this.placed.key !== key)
      this.placed = { of: tokens, key, names: placeNames(tokens, { ...(selected && { selected }), ...(target && { target }) }, zoom) };
    return this.placed.names;
  }

  private partsRunning(): readonly Running[] {
    const { running } = this;
    if (!running) return [];
    const now = performance.now() - running.since;
    return running.effects.map((effect, i) => ({ effect, part: (now - (running.starts[i] ?? 0)) / (running.lengths[i] ?? 1) }));
  }

  /** Clears a canvas and sets its pen to drawing units. */
  private setUp(pen: Pen, frame: Frame): number {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    const origin = toScreen(this.camera, frame, { x: 0, y: 0 });
    const scale = this.camera.zoom * this.density;
    pen.setTransform(scale, 0, 0, scale, origin.x * this.density, origin.y * this.density);
    return scale;
  }
}

interface Running {
  readonly effect: Effect;
  /** Below 0 before it begins, above 1 when it is over. */
  readonly part: number;
}

const wrecksFirst = (a: Token, b: Token): number => Number(b.mood === 'wreck') - Number(a.mood === 'wreck');

/** A unit that an effect still has to bring to its place. */
function carriedBy(parts: readonly Running[], token: Token): Carried | undefined {
  for (const { effect, part } of parts) {
    if (effect.kind === 'travel' && effect.token === token.id && part < 1) return carry(effect, token, Math.max(0, part));
  }
  return undefined;
}
