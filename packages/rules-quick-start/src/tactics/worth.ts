import { LOCATIONS, type Location } from '../force/sheet.ts';
import type { Mech, State } from '../shape.ts';

/** How much of all fire each location draws, in thirty-sixths of the hit location table. */
const DRAWS: { readonly [L in Location]: number } = { HD: 1, CT: 7, LT: 5, RT: 5, LA: 5, RA: 5, LL: 4, RL: 4 };

/** Damage that a 'Mech can be expected to take before it is destroyed: the center torso goes first, with what protects it. */
export function life({ armor }: Mech): number {
  const sides = Math.min(armor.LT, armor.RT);
  return armor.CT * 2.4 + sides * 0.9 + (armor.LL + armor.RL) * 0.15 + (armor.LA + armor.RA) * 0.1 + Math.min(armor.HD, 6) * 0.3;
}

export const fullLife = (unit: Mech): number => life({ ...unit, armor: unit.sheet.armor });

/** Damage of all weapons that still work, if everything hit. */
const punch = ({ sheet, armor, ammo }: Mech): number =>
  sheet.weapons.reduce((sum, weapon) => {
    if (armor[weapon.at] === 0 || (weapon.ammo !== null && ammo[weapon.ammo] === 0)) return sum;
    return sum + weapon.damage * (weapon.size > 0 ? weapon.size * 0.6 : 1);
  }, 0);

/** What a 'Mech is still worth in points of damage: what it can take and what it can give. */
export function worthOf(unit: Mech): number {
  if (unit.fate === 'destroyed') return 0;
  const circles = LOCATIONS.reduce((sum, location) => sum + (unit.armor[location] * DRAWS[location]) / 36, 0);
  const standing = unit.armor.LL === 0 || unit.armor.RL === 0 ? 0.7 : 1;
  return 20 + life(unit) + circles + punch(unit) * 1.5 * standing;
}

/** Damage on a 'Mech that is nearly gone is worth more than on a fresh one. */
export function urgency(unit: Mech): number {
  const left = life(unit) / fullLife(unit);
  return 1 + 0.8 * (1 - left);
}

/** How good things are for a seat: its 'Mechs against the others'. */
export function standing(state: State, seat: number): number {
  let sum = 0;
  for (const unit of state.units) sum += unit.seat === seat ? worthOf(unit) : -worthOf(unit);
  return state.result ? sum + verdict(state, seat) : sum;
}

function verdict({ result }: State, seat: number): number {
  if (!result || result.winners.length === 0) return 0;
  return result.winners.includes(seat) ? 500 : -500;
}
