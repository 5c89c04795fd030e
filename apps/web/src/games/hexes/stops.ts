import type { ReachHex } from '@sortie/board-view';
import { distance, type Facing, facingsTowards, type Hex, hexKey, sameHex } from '@sortie/geometry';

/** Where a move can end, facing which way, and what it costs to get there. */
export interface Ending {
  readonly to: Hex;
  readonly facing: Facing;
  readonly spent: number;
}

const cheaper = <S extends Ending>(best: S | undefined, stop: S): S => (!best || stop.spent < best.spent ? stop : best);

/** The cheapest end in every hex. */
export function nearestEnds<S extends Ending>(stops: readonly S[]): readonly S[] {
  const byHex = new Map<number, S>();
  for (const stop of stops) byHex.set(hexKey(stop.to), cheaper(byHex.get(hexKey(stop.to)), stop));
  return [...byHex.values()];
}

/** One tinted hex for each place, with what the cheapest way there costs and what it adds to shots at the unit. */
export function reachHexes<S extends Ending>(stops: readonly S[], allowance: number, evasionOf: (stop: S) => number): readonly ReachHex[] {
  return nearestEnds(stops).map((stop): ReachHex => {
    const share = allowance > 0 ? stop.spent / allowance : 0;
    const band = share <= 0.4 ? 0 : share <= 0.65 ? 1 : share <= 0.85 ? 2 : 3;
    const evasion = evasionOf(stop);
    return { at: stop.to, band, text: String(stop.spent), ...(evasion > 0 && { small: `+${evasion}` }) };
  });
}

/** The stop in a hex that faces as wished; without a wish, towards the nearest enemy if it can, else the cheapest. */
export function endIn<S extends Ending>(stops: readonly S[], at: Hex, foes: readonly Hex[], facing?: Facing): S | undefined {
  const here = stops.filter(({ to }) => sameHex(to, at));
  const wished = facing === undefined ? undefined : here.find(stop => stop.facing === facing);
  if (wished) return wished;
  const nearest = [...foes].sort((a, b) => distance(a, at) - distance(b, at))[0];
  const towards = nearest ? facingsTowards(at, nearest) : [];
  return here.find(stop => towards.includes(stop.facing)) ?? here.reduce<S | undefined>(cheaper, undefined);
}

export const facingsIn = (stops: readonly Ending[], at: Hex): readonly Facing[] =>
  stops.flatMap(({ to, facing }) => (sameHex(to, at) ? [facing] : []));

/** The next facing around that a move can end with there. */
export function nextFacing(stops: readonly Ending[], at: Hex, now: Facing | undefined, by: 1 | -1): Facing | undefined {
  const facings = [...facingsIn(stops, at)].sort();
  const index = now === undefined ? 0 : facings.indexOf(now);
  return facings[(index + by + facings.length) % facings.length];
}
