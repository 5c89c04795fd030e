/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where something of this size lies beside a fight: to its right or left, below or above it, inside the window and as little as possible on
 * whatever else is there. It never lies on the fight while there is room elsewhere.
 */
export function placeBeside(size: Size, window: Size, fight: Box, others: readonly Box[]): { readonly left: number; readonly top: number } {
  const middle = { x: (fight.left + fight.right - size.width) / 2, y: (fight.top + fight.bottom - size.height) / 2 };
  const places = [
    { left: fight.right + GAP, top: middle.y },
    { left: fight.left - GAP - size.width, top: middle.y },
    { left: middle.x, top: fight.bottom + GAP },
    { left: middle.x, top: fight.top - GAP - size.height },
    { left: GAP, top: window.height - size.height - GAP },
    { left: window.width - size.width - GAP, top: window.height - size.height - GAP },
    { left: GAP, top: GAP },
    { left: window.width - size.width - GAP, top: GAP },
  ].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(left, window.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(top, window.height - size.height - GAP)),
  }));
  const cost = ({ left, top }: { readonly left: number; readonly top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return overlap(box, fight) * 100 + others.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
