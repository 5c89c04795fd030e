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
}

interface Held {
  readonly id: number;
  readonly start: Point;
  at: Point;
  readonly looking: boolean;
}

type Doing = 'waiting' | 'panning' | 'dragging' | 'pinching' | 'done';

/** A pointer that moves less than this is still a tap. */
const SLACK = 6;
const LONG_PRESS = 480;
const WHEEL = 0.0016;

/** Listens to mouse, pen and fingers on an element; answers a function that stops it. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const held: Held[] = [];
  let doing: Doing = 'waiting';
  let grab = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent): void => {
    if (held.length >= 2) return;
    const at = place(event);
    element.setPointerCapture(event.pointerId);
    held.push({ id: event.pointerId, start: at, at, looking: event.button !== 0 });
    clearTimeout(timer);
    if (held.length === 2) {
      doing = 'pinching';
      return;
    }
    doing = 'waiting';
    const finger = event.pointerType === 'touch';
    grab = event.button === 0 && hands.touched(at, finger).grab;
    if (finger && !grab) timer = setTimeout(longPress, LONG_PRESS);
  };

  const longPress = (): void => {
    const one = held[0];
    if (!one || doing !== 'waiting') return;
    doing = 'done';
    hands.look(one.start);
  };

  const move = (event: PointerEvent): void => {
    const at = place(event);
    const one = held.find(({ id }) => id === event.pointerId);
    if (!one) {
      if (event.pointerType !== 'touch' && held.length === 0) hands.hover(at);
      return;
    }
    const before = one.at;
    const spread = spreadOf(held);
    one.at = at;
    if (doing === 'pinching') {
      const now = spreadOf(held);
      hands.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      if (spread && now) hands.zoom(now.middle, now.width / spread.width, false);
    } else carryOn(one, before);
  };

  const carryOn = (one: Held, before: Point): void => {
    if (doing === 'waiting' && Math.hypot(one.at.x - one.start.x, one.at.y - one.start.y) > SLACK) {
      doing = grab ? 'dragging' : 'panning';
      clearTimeout(timer);
      if (doing === 'panning') hands.pan(one.at.x - one.start.x, one.at.y - one.start.y);
    } else if (doing === 'panning') hands.pan(one.at.x - before.x, one.at.y - before.y);
    if (doing === 'dragging') hands.drag(one.start, one.at, false);
  };

  const up = (event: PointerEvent): void => {
    const index = held.findIndex(({ id }) => id === event.pointerId);
    if (index < 0) return;
    const [one] = held.splice(index, 1);
    clearTimeout(timer);
    if (!one || event.type === 'pointercancel') doing = 'done';
    else if (doing === 'waiting' && one.looking) hands.look(one.start);
    else if (doing === 'waiting') hands.tap(one.start, event.shiftKey);
    else if (doing === 'dragging') hands.drag(one.start, one.at, true);
    // The finger that stays after a pinch pans on.
    doing = doing === 'pinching' && held.length === 1 ? 'panning' : 'done';
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 32 : 1;
    const notch = Math.abs(event.deltaY) >= 50 || event.deltaMode === 1;
    const delta = Math.max(-240, Math.min(240, event.deltaY * lines)) * (event.ctrlKey ? 4 : 1);
    hands.zoom(place(event), Math.exp(-delta * WHEEL), notch);
  };

  const leave = (): void => hands.hover(undefined);
  const noMenu = (event: Event): void => event.preventDefault();

  const events: readonly (readonly [string, EventListener])[] = [
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', up as EventListener],
    ['pointerleave', leave],
    ['contextmenu', noMenu],
    ['wheel', wheel as EventListener],
  ];
  for (const [name, run] of events) element.addEventListener(name, run, name === 'wheel' ? { passive: false } : undefined);
  return () => {
    clearTimeout(timer);
    for (const [name, run] of events) element.removeEventListener(name, run);
  };
}

function spreadOf([a, b]: readonly Held[]): { readonly middle: Point; readonly width: number } | undefined {
  if (!a || !b) return undefined;
  return {
    middle: { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 },
    width: Math.max(20, Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)),
  };
}
