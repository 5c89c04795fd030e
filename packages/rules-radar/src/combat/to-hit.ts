import type { Bracket } from '../card/card.ts';
import { has, isDropShip, isSatellite, isShip, isSmallCraft } from '../card/craft.ts';
import type { Aim } from '../questions.ts';
import { asc, type RadarRule } from '../rule.ts';
import { bracketFor } from './weapons.ts';

/** Missiles of a ship, or those that a fighter carries. */
export const isMissile = ({ weapon, bomb }: Aim): boolean => weapon === 'missiles' || bomb !== null;
const isGun = ({ weapon, bomb }: Aim): boolean => bomb === null && (weapon === 'capital' || weapon === 'subCapital');

const base: RadarRule = asc('ASC-space-tohit-base', 80, {
  base: { toHit: ({ attacker }) => attacker.skill },
  covers: ['ASC-space-tohit-overheat'],
});

const RANGE: { readonly [B in Bracket]: number } = { short: 0, medium: 2, long: 4, extreme: 6 };
/** The bracket at which a shot counts: capital weapons, and whatever flies like a capital missile, one nearer. */
export const countedBracket = (aim: Aim): Bracket => {
  if (aim.way !== 'engage') return 'extreme';
  return aim.bomb !== null ? bracketFor('missiles', aim.bracket) : bracketFor(aim.weapon, aim.bracket);
};

const range: RadarRule = asc('ASC-tbl-aero-range-mods', 81, {
  adds: { toHit: aim => (aim.way === 'pass' ? undefined : RANGE[countedBracket(aim)] || undefined) },
});

const CLASS = { capital: 5, subCapital: 3, missiles: 0, standard: 0 } as const;
const weaponClass: RadarRule = asc('ASC-tbl-aero-weapon-class-mods', 81, {
  adds: { toHit: aim => (isGun(aim) && !isShip(aim.target) ? CLASS[aim.weapon] : undefined) },
  covers: ['ASC-space-tohit-weapon-class-scope'],
});

const fireControl: RadarRule = asc('ASC-crit-fire-control', 82, {
  adds: { toHit: ({ attacker }) => 2 * attacker.hits.fireControl || undefined },
});

const heat: RadarRule = asc('ASC-tbl-aero-misc-mods', 81, {
  adds: { toHit: ({ attacker }) => Math.min(3, attacker.heat) || undefined },
});

const drone: RadarRule = asc('ASC-space-tohit-drone', 81, { adds: { toHit: ({ attacker }) => (has(attacker, 'DRO') ? 1 : undefined) } });

const supportFire: RadarRule = asc('ASC-space-tohit-sv-fire-control', 81, {
  adds: {
    toHit: ({ attacker }) => {
      if (!isSatellite(attacker) || has(attacker, 'AFC')) return undefined;
      return has(attacker, 'BFC') ? 1 : 2;
    },
  },
});

const smallCraft: RadarRule = asc('ASC-tbl-aero-target-type-mods', 81, {
  adds: { toHit: ({ target }) => (isSmallCraft(target) ? -1 : isDropShip(target) ? -2 : undefined) },
});

export const toHitRules: readonly RadarRule[] = [
  base,
  range,
  weaponClass,
  fireControl,
  heat,
  drone,
  supportFire,
  smallCraft,
  asc('ASC-space-interface-altitude', 72),
];
