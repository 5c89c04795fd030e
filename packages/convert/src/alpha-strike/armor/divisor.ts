import type { Subject } from '../subject.ts';

/** Damage divisors of armor that troops wear; 1 for everything else. */
const KITS: Readonly<Record<string, number>> = {
  'Clan Armor Kit (All)': 2,
  'ComStar Infantry Kit': 2,
  'Word of Blake Infantry Kit': 2,
  'Environment Suit, Marine': 2,
  'Flak, Standard': 1,
};

/** Kits that stop half of the damage. */
export function kitDivisor(id: string): number | undefined {
  return KITS[id];
}

const MECHANIZED: ReadonlySet<string> = new Set(['hover', 'tracked', 'wheeled', 'vtol', 'submarine', 'naval', 'microlite', 'microcopter']);

/** How many points of damage it takes to fell a trooper; troops in vehicles are easier to hit. */
export function damageDivisor({ unit, fittings }: Subject): number {
  const { platoon } = unit;
  let divisor = platoon?.armorDivisor ?? 1;
  for (const { item } of fittings) {
    if (item.traits.has('armor-kit')) divisor = kitDivisor(item.id) ?? 1;
  }
  return MECHANIZED.has(unit.motive) ? divisor / 2 : divisor;
}
