import type { Bracket } from '../card/card.ts';
import { has, isDropShip, isSatellite, isShip, isSmallCraft } from '../card/craft.ts';
import type { Aim } from '../questions.ts';
import { asc, everyAttack, type RadarRule } from '../rule.ts';

/** Missiles of a ship, or those that a fighter carries. */
export const isMissile = ({ weapon, bomb }: Pick<Aim, 'weapon' | 'bomb'>): boolean => weapon === 'missiles' || bomb !== null;
const isGun = ({ weapon, bomb }: Aim): boolean => bomb === null && (weapon === 'capital' || weapon === 'subCapital');

const base: RadarRule = asc('ASC-space-tohit-base', 80, {
  base: everyAttack(({ attacker }) => attacker.skill),
  covers: ['ASC-space-tohit-overheat'],
});

const RANGE: { readonly [B in Bracket]: number } = { short: 0, medium: 2, long: 4, extreme: 6 };
const range: RadarRule = asc('ASC-tbl-aero-range-mods', 81, {
  adds: { toHit: ({ counted }) => RANGE[counted] || undefined },
});

const CLASS = { capital: 5, subCapital: 3, missiles: 0, standard: 0 } as const;
const weaponClass: RadarRule = asc('ASC-tbl-aero-weapon-class-mods', 81, {
  adds: { toHit: aim => (isGun(aim) && !isShip(aim.target) ? CLASS[aim.weapon] : undefined) },
  covers: ['ASC-space-tohit-weapon-class-scope'],
});

const fireControl: RadarRule = asc('ASC-crit-fire-control', 82, {
  adds: everyAttack(({ attacker }) => 2 * attacker.hits.fireControl || undefined),
});

const heat: RadarRule = asc('ASC-tbl-aero-misc-mods', 81, {
  adds: everyAttack(({ attacker }) => Math.min(3, attacker.heat) || undefined),
});

const drone: RadarRule = asc('ASC-space-tohit-drone', 81, { adds: everyAttack(({ attacker }) => (has(attacker, 'DRO') ? 1 : undefined)) });

const supportFire: RadarRule = asc('ASC-space-tohit-sv-fire-control', 81, {
  adds: everyAttack(({ attacker }) => {
    if (!isSatellite(attacker) || has(attacker, 'AFC')) return undefined;
    return has(attacker, 'BFC') ? 1 : 2;
  }),
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
  asc('ASC-space-interface-altitude', 72, { structural: 'craft in one zone are at one height: nothing is added for it' }),
];
