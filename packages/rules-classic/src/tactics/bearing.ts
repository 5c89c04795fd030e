import { type Arc, FACINGS, type Hex, inArc, type Side, sidesStruck } from '@sortie/geometry';

/** How a weapon bears, with whatever turns it: the torso, a turret, or nothing. */
export type Bearing = 'torso' | 'feet' | 'rear' | 'all' | 'left' | 'right';
export const BEARINGS: readonly Bearing[] = ['torso', 'feet', 'rear', 'all', 'left', 'right'];

const ARCS: { readonly [B in Bearing]: Arc } = {
  torso: 'front',
  feet: 'front',
  rear: 'rear',
  all: 'all',
  left: 'leftSide',
  right: 'rightSide',
};

/** Hexes are the same distance apart wherever they lie: what is known of one pair is known of all like it. */
const OFFSET = 512;
const offset = (from: Hex, to: Hex): number => (to.q - from.q + OFFSET) * (2 * OFFSET) + (to.r - from.r + OFFSET);

const masks = new Map<Bearing, Map<number, number>>(BEARINGS.map(bearing => [bearing, new Map<number, number>()]));

/** The facings from which a weapon can be brought to bear on a hex, one bit each. */
export function facingsThatBear(bearing: Bearing, from: Hex, to: Hex): number {
  if (bearing === 'all') return 63;
  const known = masks.get(bearing);
  const key = offset(from, to);
  let mask = known?.get(key);
  if (mask !== undefined) return mask;
  mask = 0;
  const twists = bearing === 'torso' ? [-1, 0, 1] : [0];
  for (const facing of FACINGS) if (twists.some(twist => inArc(ARCS[bearing], from, facing, to, twist))) mask |= 1 << facing;
  known?.set(key, mask);
  return mask;
}

const sides = { mech: new Map<number, readonly Side[]>(), vehicle: new Map<number, readonly Side[]>() };

/** The sides that a target shows an attacker, by its facing; where two meet, the better one for it. */
export function sidesShown(kind: 'mech' | 'vehicle', target: Hex, attacker: Hex): readonly Side[] {
  const key = offset(target, attacker);
  let known = sides[kind].get(key);
  if (!known) {
    known = FACINGS.map(facing => better(sidesStruck(kind, target, facing, attacker)));
    sides[kind].set(key, known);
  }
  return known;
}

const BEST_FIRST: readonly Side[] = ['front', 'left', 'right', 'rear'];
const better = (shown: readonly Side[]): Side => BEST_FIRST.find(side => shown.includes(side)) ?? 'front';
