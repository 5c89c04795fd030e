import { LOCATIONS, type Location } from '../force/sheet.ts';
import type { Mech, State } from '../shape.ts';
import type { Weights } from './weights.ts';

/** How much of all fire each location draws, in thirty-sixths of the hit location table. */
const DRAWS: { readonly [L in Location]: number } = { HD: 1, CT: 7, LT: 5, RT: 5, LA: 5, RA: 5, LL: 4, RL: 4 };

/** Damage that a 'Mech can be expected to take before it is destroyed: the center torso goes first, with what protects it. */
export function life({ armor }: Pick<Mech, 'armor'>, { core, flanks, legs, arms, crown }: Weights): number {
  const sides = Math.min(armor.LT, armor.RT);
  return armor.CT * core + sides * flanks + (armor.LL + armor.RL) * legs + (armor.LA + armor.RA) * arms + Math.min(armor.HD, 6) * crown;
}

/** How much of its life a 'Mech still has. */
export const lifeLeft = (unit: Mech, weights: Weights): number => life(unit, weights) / life(unit.sheet, weights);

/** Damage of all weapons that still work, if everything hit. */
const punch = ({ sheet, armor, ammo }: Mech): number =>
  sheet.weapons.reduce((sum, weapon) => {
    if (armor[weapon.at] === 0 || (weapon.ammo !== null && ammo[weapon.ammo] === 0)) return sum;
    return sum + weapon.damage * (weapon.size > 0 ? weapon.size * 0.6 : 1);
  }, 0);

/** What a 'Mech is still worth in points of damage: what it can take and what it can give. */
export function worthOf(unit: Mech, weights: Weights): number {
  if (unit.fate === 'destroyed') return 0;
  const circles = LOCATIONS.reduce((sum, location) => sum + (unit.armor[location] * DRAWS[location]) / 36, 0);
  const { body, stamina, skin, bite, lame } = weights;
  const standing = unit.armor.LL === 0 || unit.armor.RL === 0 ? lame : 1;
  return body + life(unit, weights) * stamina + circles * skin + punch(unit) * bite * standing;
}

/** Damage on a 'Mech that is nearly gone is worth more than on a fresh one. */
export const urgency = (unit: Mech, weights: Weights): number => 1 + weights.urgency * (1 - lifeLeft(unit, weights));

/** How good things are for a seat: its 'Mechs against the others'. */
export function standing(state: State, seat: number, weights: Weights): number {
  let sum = 0;
  for (const unit of state.units) sum += unit.seat === seat ? worthOf(unit, weights) : -worthOf(unit, weights);
  return state.result ? sum + verdict(state, seat) : sum;
}

function verdict({ result }: State, seat: number): number {
  if (!result || result.winners.length === 0) return 0;
  return result.winners.includes(seat) ? 500 : -500;
}
