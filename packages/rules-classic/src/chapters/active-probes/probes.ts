import { distance } from '@sortie/geometry';
import { type Grade, isJammedAt } from '../../electronics/fields.ts';
import { networkOf } from '../../electronics/network.ts';
import { isStealthy } from '../../electronics/settings.ts';
import type { Aim } from '../../questions.ts';
import { advanced, CITE, type ClassicRule } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { isWhole, type OnMap, placed, placeOf, sheetFor } from '../../state.ts';

/** Hexes that a probe reaches, by what the tables of equipment call it. */
const RANGES: readonly (readonly [pattern: RegExp, hexes: number])[] = [
  [/Bloodhound/, 8],
  [/Beagle/, 4],
  // The Watchdog reaches no farther than a light probe (TOE-watchdog-range).
  [/LightActiveProbe|Watchdog|ElectronicWarfare/, 3],
  [/ActiveProbe|Nova/, 5],
];

/** How far the probe of this name reaches; 0 for what is no probe. */
export const probeRange = (item: string): number => RANGES.find(([pattern]) => pattern.test(item))?.[1] ?? 0;

/** Only an Angel jams the best of probes (TOE-angel-ecm-blocks). */
const jammedFrom = (item: string): Grade => (/Beagle|Bloodhound/.test(item) ? 'angel' : 'plain');

/** How far the probes of a unit reach that work: whole, under power, not jammed; a Bloodhound not while its carrier hides (TOE-bloodhound-stealth). */
export function reachOfProbes(state: State, unit: OnMap): number {
  if (unit.shutDown) return 0;
  return sheetFor(unit).gear.reduce((far, { item }, i) => {
    const reach = probeRange(item);
    if (reach <= far || !isWhole(unit, 'gear', i) || (/Bloodhound/.test(item) && isStealthy(unit))) return far;
    return isJammedAt(state, unit.seat, unit.at, jammedFrom(item)) ? far : reach;
  }, 0);
}

const isObscured = ({ sight: { tally, targetWoods } }: Aim): boolean =>
  tally.lightWoods + tally.heavyWoods + tally.ultraWoods + tally.lightSmoke + tally.heavySmoke + targetWoods > 0;

/** The size of the bonus is not printed. */
const CLEAR_SIGHT = -1;

/** A probe makes out a target among trees and smoke, for its own unit and for the network of that unit. */
const targeting = advanced('TOE-active-probe-targeting-share', {
  adds: {
    toHit: aim => {
      if (!isObscured(aim)) return undefined;
      const { state, attacker, target } = aim;
      const friends: readonly Unit[] = [attacker, ...networkOf(state, attacker)];
      return friends.some(one => distance(placeOf(one), placeOf(target)) <= reachOfProbes(state, placed(one))) ? CLEAR_SIGHT : undefined;
    },
  },
});

/** Nobody hides from a probe within its reach; the Watchdog has that of its errata. */
const found: ClassicRule = {
  id: 'TW-probe',
  cite: CITE,
  kind: 'advanced',
  affirms: { probed: ({ state, spotter, range }) => range <= reachOfProbes(state, placed(spotter)) },
};

export const probeRules: readonly ClassicRule[] = [found, targeting];
