/** Something that can be had for points. */
export interface Offer {
  readonly name: string;
  readonly pv: number;
}

/** A whole number from 0 up to, not including, a bound. */
export type Draw = (bound: number) => number;

/** What one of several units costs when nothing else is said. */
const USUAL_PRICE = 34;

/**
 * Offers that together cost as much of the points as they can without going over. All but the last are drawn around an even share of what
 * is left, so that a force is neither one giant nor a swarm; the last is the dearest that still fits.
 */
export function fillUp(offers: readonly Offer[], points: number, most: number, draw: Draw): readonly Offer[] {
  const taken: Offer[] = [];
  let left = points;
  const count = Math.min(most, Math.max(1, Math.floor((points + USUAL_PRICE / 2) / USUAL_PRICE)));
  while (taken.length < most) {
    const missing = count - taken.length;
    const next = missing > 1 ? near(offers, left, Math.floor(left / missing), draw) : dearest(offers, left, draw);
    if (!next) break;
    taken.push(next);
    left -= next.pv;
  }
  return taken;
}

function near(offers: readonly Offer[], left: number, share: number, draw: Draw): Offer | undefined {
  const fitting = offers.filter(({ pv }) => pv <= left && pv * 3 >= share * 2 && pv * 3 <= share * 4);
  return fitting.length > 0 ? fitting[draw(fitting.length)] : dearest(offers, Math.min(left, share), draw);
}

function dearest(offers: readonly Offer[], left: number, draw: Draw): Offer | undefined {
  const price = offers.reduce((most, { pv }) => (pv <= left && pv > most ? pv : most), 0);
  const equal = offers.filter(({ pv }) => pv === price && pv > 0);
  return equal.length > 0 ? equal[draw(equal.length)] : undefined;
}
