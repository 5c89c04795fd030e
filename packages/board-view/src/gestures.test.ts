import type { Point } from '@sortie/geometry';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Hands, listen } from './gestures.ts';

class Surface extends EventTarget {
  getBoundingClientRect = (): object => ({ left: 100, top: 50 });
  setPointerCapture = (): void => {};
}

const events: string[] = [];
const at = ({ x, y }: Point): string => `${x},${y}`;
let grab = false;
const hands: Hands = {
  touched: () => ({ grab }),
  hover: point => void events.push(`hover ${point ? at(point) : 'off'}`),
  tap: (point, extend) => void events.push(`tap ${at(point)}${extend ? ' extend' : ''}`),
  look: point => void events.push(`look ${at(point)}`),
  pan: (dx, dy) => void events.push(`pan ${dx},${dy}`),
  zoom: (point, factor, smooth) =>
    void events.push(`zoom ${at(point)} ${factor > 1 ? 'in' : factor < 1 ? 'out' : 'same'}${smooth ? ' smooth' : ''}`),
  box: (from, point, done) => void events.push(`box ${at(from)} ${at(point)}${done ? ' done' : ''}`),
  drag: (from, point, done) => void events.push(`drag ${at(from)} ${at(point)}${done ? ' done' : ''}`),
};

let surface: Surface;
let stop: () => void;

function send(type: string, x: number, y: number, more: object = {}): void {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    shiftKey: false,
    clientX: x + 100,
    clientY: y + 50,
    ...more,
  });
  surface.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  surface = new Surface();
  events.length = 0;
  grab = false;
  stop = listen(surface as unknown as HTMLElement, hands);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a mouse', () => {
  test('taps when it hardly moves', () => {
    send('pointerdown', 10, 10);
    send('pointermove', 12, 11);
    send('pointerup', 12, 11, { shiftKey: true });
    expect(events).toEqual(['tap 10,10 extend']);
  });

  test('pans the map from where it went down', () => {
    send('pointerdown', 10, 10);
    send('pointermove', 20, 10);
    send('pointermove', 25, 12);
    send('pointerup', 25, 12);
    expect(events).toEqual(['pan 10,0', 'pan 5,2']);
  });

  test('drags what can be taken hold of', () => {
    grab = true;
    send('pointerdown', 10, 10);
    send('pointermove', 30, 10);
    send('pointerup', 30, 10);
    expect(events).toEqual(['drag 10,10 30,10', 'drag 10,10 30,10 done']);
  });

  test('looks with the right button and pans with it too', () => {
    send('pointerdown', 10, 10, { button: 2 });
    send('pointerup', 10, 10, { button: 2 });
    send('pointerdown', 10, 10, { button: 2 });
    send('pointermove', 40, 10);
    send('pointerup', 40, 10, { button: 2 });
    expect(events).toEqual(['look 10,10', 'pan 30,0']);
  });

  test('hovers without a button', () => {
    send('pointermove', 5, 6);
    send('pointerleave', 5, 6);
    expect(events).toEqual(['hover 5,6', 'hover off']);
  });

  test('zooms with its wheel about the pointer, softly for a notch', () => {
    send('wheel', 30, 40, { deltaY: -100, deltaMode: 0, ctrlKey: false });
    send('wheel', 30, 40, { deltaY: 4, deltaMode: 0, ctrlKey: true });
    expect(events).toEqual(['zoom 30,40 in smooth', 'zoom 30,40 out']);
  });
});

describe('fingers', () => {
  const finger = (id: number): object => ({ pointerId: id, pointerType: 'touch' });

  test('look when one rests', () => {
    send('pointerdown', 10, 10, finger(1));
    vi.advanceTimersByTime(600);
    send('pointerup', 10, 10, finger(1));
    expect(events).toEqual(['look 10,10']);
  });

  test('pinch about their middle, and the one that stays pans on', () => {
    send('pointerdown', 0, 0, finger(1));
    send('pointerdown', 100, 0, finger(2));
    send('pointermove', 200, 0, finger(2));
    send('pointerup', 200, 0, finger(2));
    send('pointermove', 10, 0, finger(1));
    send('pointerup', 10, 0, finger(1));
    expect(events).toEqual(['pan 50,0', 'zoom 100,0 in', 'pan 10,0']);
  });

  test('do nothing when the system takes them away', () => {
    send('pointerdown', 10, 10, finger(1));
    send('pointercancel', 10, 10, finger(1));
    expect(events).toEqual([]);
  });
});

test('with Shift a mouse draws a box, whatever it begins on', () => {
  grab = true;
  send('pointerdown', 10, 10, { shiftKey: true });
  send('pointermove', 40, 30, { shiftKey: true });
  send('pointerup', 40, 30, { shiftKey: true });
  expect(events).toEqual(['box 10,10 40,30', 'box 10,10 40,30 done']);
});
