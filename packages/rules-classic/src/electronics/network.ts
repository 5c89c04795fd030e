/**
 * Networks of fire control. Who belongs to which is told by the sheets and the order of the units: each master leads the next three slaves of
 * its side, a machine with two masters leads up to three other masters, and computers that need no master join by sixes. `networkOf` are
 * those with whom a unit shares what it sees right now: power, whole computers and lines that nobody jams hold them together.
 */
import { distance } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import { bracketOf } from '../attack/aim.ts';
import type { Bracket } from '../questions.ts';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { isFighting, isWhole, type OnMap, placeOf, sheetFor } from '../state.ts';
import { isJammedBetween } from './fields.ts';
import { isCutOff } from './stealth.ts';

const SLAVES = 3;
const PEERS = 6;
const MOST_MEMBERS = 12;

const linked = (state: State, seat: number, role: 'master' | 'slave' | 'peer'): readonly Unit[] =>
  state.units.filter(unit => unit.seat === seat && sheetFor(unit).link?.role === role);

type Wire = readonly [Unit, Unit];

/** Who is wired to whom when everything works. */
function wiresOf(state: State, seat: number): readonly Wire[] {
  const wires: Wire[] = [];
  const peers = linked(state, seat, 'peer');
  peers.forEach((one, i) => {
    for (let k = i + 1; k < peers.length && Math.floor(k / PEERS) === Math.floor(i / PEERS); k++) wires.push([one, nth(peers, k)]);
  });
  const masters = linked(state, seat, 'master');
  const slaves = linked(state, seat, 'slave');
  masters.forEach((master, i) => {
    for (const slave of slaves.slice(i * SLAVES, (i + 1) * SLAVES)) wires.push([master, slave]);
  });
  const lead = masters.find(unit => sure(sheetFor(unit).link, 'the link').masters > 1);
  const others = masters.filter(unit => unit !== lead).slice(0, MOST_MEMBERS / (SLAVES + 1) - 1);
  return lead ? [...wires, ...others.map((other): Wire => [lead, other])] : wires;
}

/** Its computer has power and is whole, and it does not hide itself from its friends as well. */
function isOnline(unit: Unit): unit is OnMap {
  if (!isFighting(unit) || unit.shutDown || isCutOff(unit)) return false;
  const { weapons, gear } = sheetFor(unit);
  return (
    weapons.some(({ item }, i) => /C3Master/.test(item) && isWhole(unit, 'weapon', i)) ||
    gear.some(({ kind }, i) => (kind === 'c3Slave' || kind === 'c3i') && isWhole(unit, 'gear', i))
  );
}

/** Boosted computers talk through anything but an Angel; both ends have to be boosted, as they answer each other (TOE-c3bs-mixed-network). */
const isBoosted = (unit: Unit): boolean => {
  const { weapons, gear } = sheetFor(unit);
  return [...weapons, ...gear].some(({ item }) => /C3.*Boosted/.test(item));
};

const holds = (state: State, [one, other]: Wire): boolean =>
  isOnline(one) &&
  isOnline(other) &&
  !isJammedBetween(state, one.seat, one.at, other.at, isBoosted(one) && isBoosted(other) ? 'angel' : 'plain');

/** Everybody with whom a unit shares what it sees, itself among them. */
export function networkOf(state: State, unit: Unit): readonly OnMap[] {
  if (!sheetFor(unit).link || !isOnline(unit)) return [];
  const wires = wiresOf(state, unit.seat).filter(wire => holds(state, wire));
  const found = new Set<Unit>([unit]);
  for (const member of found) for (const [one, other] of wires) if (one === member || other === member) found.add(one).add(other);
  return [...found] as OnMap[];
}

const PENALTY: { readonly [B in Bracket]: number } = { short: 0, medium: 2, long: 4, beyond: 6 };

/** The range counts from whoever of the network is nearest to the target. */
const range: ClassicRule = {
  id: 'TW-c3-range',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ sheet, state, attacker, target, weapon, spotter, bracket }) => {
      if (sheet.link === null || spotter !== null || weapon.style === 'troop') return undefined;
      const nearest = Math.min(...networkOf(state, attacker).map(({ at }) => distance(at, placeOf(target))));
      const better = PENALTY[bracketOf(weapon, nearest)] - PENALTY[bracket];
      return better < 0 ? better : undefined;
    },
  },
};

export const networkRules: readonly ClassicRule[] = [
  range,
  structural('TW-c3-net', 'how networks are put together in a set-up'),
  structural('TOE-c3bs-mixed-network', 'a network is looked at member by member', ['TOE-c3bs-stealth', 'TOE-chameleon-lps-c3']),
];
