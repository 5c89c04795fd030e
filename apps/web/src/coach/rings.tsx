import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Desk } from '../battle/use-desk.ts';
import type { Spot } from './spots.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Half a hex, in drawing units. */
const HALF = 30;
const GAP = 4;

/** What is pressed in already needs no pointing at; what is folded away is behind the line that unfolds it. */
function elementOf(selector: string): Element | null {
  const found = document.querySelector(`:is(${selector}):not([aria-pressed="true"], :has(:checked))`);
  const fold = found?.closest('details:not([open])');
  return fold ? fold.querySelector('summary') : found;
}

function boxOf(spot: Spot, desk: Desk): Box | undefined {
  if (spot.kind !== 'place') {
    const box = elementOf(spot.selector)?.getBoundingClientRect();
    return box && box.width > 0
      ? { left: box.left - GAP, top: box.top - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP }
      : undefined;
  }
  const view = desk.board.current?.view();
  if (!view) return undefined;
  const { x, y } = view.screenOf(spot.at);
  const half = Math.max(18, (HALF * innerWidth) / Math.max(1, view.window().width));
  return { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
}

/** So many frames long a step cares for what it points at; then the pupil may scroll as they like. */
const LOOKED_AFTER = 240;

/** A button in a panel that is longer than its room comes into view. */
function bringIntoView(spot: Spot): void {
  const element = spot.kind === 'button' ? elementOf(spot.selector) : null;
  const box = element?.getBoundingClientRect();
  if (!element || !box) return;
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!there || !element.contains(there)) element.scrollIntoView({ block: 'nearest' });
}

/** Rings around what the coach speaks of. They follow the map and never stand in the way of a finger. */
export function Rings({ spots, desk }: { readonly spots: readonly Spot[]; readonly desk: Desk }) {
  const layer = useRef<HTMLDivElement>(null);
  const now = useRef(desk);
  now.current = desk;
  useEffect(() => {
    let frame = 0;
    let frames = 0;
    const follow = (): void => {
      const rings = layer.current?.children ?? [];
      if (frames++ % 20 === 0 && frames < LOOKED_AFTER) spots.forEach(bringIntoView);
      const boxes = spots.map(spot => boxOf(spot, now.current));
      const busy = spots.some(({ kind }, i) => boxes[i] && (kind === 'place' || kind === 'button'));
      spots.forEach(({ kind }, i) => {
        const ring = rings[i];
        const box = kind === 'otherwise' && busy ? undefined : boxes[i];
        if (!(ring instanceof HTMLElement)) return;
        ring.hidden = box === undefined;
        if (box)
          Object.assign(ring.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      });
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [spots]);
  return createPortal(
    <div ref={layer} className="coach-rings" aria-hidden="true">
      {spots.map((spot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the list.
        <span key={i} className="coach-ring" data-kind={spot.kind} hidden />
      ))}
    </div>,
    document.body,
  );
}
