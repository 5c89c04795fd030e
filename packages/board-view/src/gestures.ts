import type { Point } from '@sortie/geometry';

/** What a pointer went down on. `grab` is something that moves with the pointer instead of the map. */
export interface Touched {
  readonly grab: boolean;
}

/** Raw input turned into the few things that people mean. Points are pixels from the corner of the board. */
export interface Hands {
  touched(at: Point, finger: boolean): Touched;
  hover(at: Point | undefined): void;
  tap(at: Point, extend: boolean): void;
  look(at: Point): void;
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number, smooth: boolean): void;
  drag(from: Point, at: Point, done: boolean): void;
  /** A box is drawn from one corner to the other. */
  box(from: Point, at: Point, done: boolean): void;
}

interface Held {
  readonly id: number;
  readonly start: Point;
  at: Point;
  readonly looking: boolean;
}

type Doing = 'waiting' | 'panning' | 'dragging' | 'boxing' | 'pinching' | 'done';

/** A pointer that moves less than this is still a tap. */
const SLACK = 6;
const LONG_PRESS = 480;
const WHEEL = 0.0016;

/** Listens to mouse, pen and fingers on an element; answers a function that stops it. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const tracker = new Tracker(element, hands);
  const events: readonly (readonly [string, EventListener])[] = [
    ['pointerdown', event => tracker.down(event as PointerEvent)],
    ['pointermove', event => tracker.move(event as PointerEvent)],
    ['pointerup', event => tracker.up(event as PointerEvent)],
    ['pointercancel', event => tracker.up(event as PointerEvent)],
    ['pointerleave', () => hands.hover(undefined)],
    ['contextmenu', event => event.preventDefault()],
    ['wheel', event => tracker.wheel(event as WheelEvent)],
  ];
  for (const [name, run] of events) element.addEventListener(name, run, name === 'wheel' ? { passive: false } : undefined);
  return () => {
    tracker.stop();
    for (const [name, run] of events) element.removeEventListener(name, run);
  };
}

/** What the pointers on one element are about. */
class Tracker {
  private readonly element: HTMLElement;
  private readonly hands: Hands;
  private readonly held: Held[] = [];
  private doing: Doing = 'waiting';
  private grab = false;
  private boxes = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, hands: Hands) {
    this.element = element;
    this.hands = hands;
  }

  down(event: PointerEvent): void {
    if (this.held.length >= 2) return;
    const at = this.place(event);
    this.element.setPointerCapture(event.pointerId);
    this.held.push({ id: event.pointerId, start: at, at, looking: event.button !== 0 });
    this.stop();
    if (this.held.length === 2) {
      this.doing = 'pinching';
      return;
    }
    this.doing = 'waiting';
    const finger = event.pointerType === 'touch';
    this.boxes = event.button === 0 && event.shiftKey && !finger;
    this.grab = event.button === 0 && this.hands.touched(at, finger).grab && !this.boxes;
    if (finger && !this.grab) this.timer = setTimeout(() => this.longPress(), LONG_PRESS);
  }

  move(event: PointerEvent): void {
    const at = this.place(event);
    const one = this.held.find(({ id }) => id === event.pointerId);
    if (!one) {
      if (event.pointerType !== 'touch' && this.held.length === 0) this.hands.hover(at);
      return;
    }
    const before = one.at;
    const spread = spreadOf(this.held);
    one.at = at;
    if (this.doing !== 'pinching') {
      this.carryOn(one, before);
      return;
    }
    const now = spreadOf(this.held);
    this.hands.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (spread && now) this.hands.zoom(now.middle, now.width / spread.width, false);
  }

  up(event: PointerEvent): void {
    const index = this.held.findIndex(({ id }) => id === event.pointerId);
    if (index < 0) return;
    const [one] = this.held.splice(index, 1);
    this.stop();
    if (one && event.type !== 'pointercancel') this.finish(one, event.shiftKey);
    // The finger that stays after a pinch pans on.
    this.doing = this.doing === 'pinching' && this.held.length === 1 ? 'panning' : 'done';
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 32 : 1;
    const notch = Math.abs(event.deltaY) >= 50 || event.deltaMode === 1;
    const delta = Math.max(-240, Math.min(240, event.deltaY * lines)) * (event.ctrlKey ? 4 : 1);
    this.hands.zoom(this.place(event), Math.exp(-delta * WHEEL), notch);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private place(event: PointerEvent | WheelEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private longPress(): void {
    const one = this.held[0];
    if (!one || this.doing !== 'waiting') return;
    this.doing = 'done';
    this.hands.look(one.start);
  }

  /** One pointer on its way: a tap as long as it hardly moves, then a drag or a pan. */
  private carryOn(one: Held, before: Point): void {
    if (this.doing === 'waiting' && Math.hypot(one.at.x - one.start.x, one.at.y - one.start.y) > SLACK) {
      this.doing = this.boxes ? 'boxing' : this.grab ? 'dragging' : 'panning';
      this.stop();
      if (this.doing === 'panning') this.hands.pan(one.at.x - one.start.x, one.at.y - one.start.y);
    } else if (this.doing === 'panning') this.hands.pan(one.at.x - before.x, one.at.y - before.y);
    if (this.doing === 'dragging') this.hands.drag(one.start, one.at, false);
    if (this.doing === 'boxing') this.hands.box(one.start, one.at, false);
  }

  private finish(one: Held, extend: boolean): void {
    if (this.doing === 'dragging') this.hands.drag(one.start, one.at, true);
    else if (this.doing === 'boxing') this.hands.box(one.start, one.at, true);
    else if (this.doing === 'waiting' && one.looking) this.hands.look(one.start);
    else if (this.doing === 'waiting') this.hands.tap(one.start, extend);
  }
}

function spreadOf([a, b]: readonly Held[]): { readonly middle: Point; readonly width: number } | undefined {
  if (!a || !b) return undefined;
  return {
    middle: { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 },
    width: Math.max(20, Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)),
  };
}
