import type { Subject } from '../subject.ts';

/** Armor that takes two points of damage to fell its wearer. */
const HEAVY_KITS: ReadonlySet<string> = new Set([
  'Ablative, Standard',
  'Ablative/Flak, Standard',
  'Ballistic Plate, Standard',
  'Clan Armor Kit (All)',
  'ComStar Infantry Kit',
  'Environment Suit, Hostile',
  'Environment Suit, Marine',
  'Fed Suns Infantry Kit (3067+)',
  'Free Worlds League Infantry Kit (3035+)',
  'Lyran Alliance/Lyran Commonwealth (3060+) Infantry Kit',
  'Marian Hegemony Infantry Kit',
  'Myomer, Suit',
  'Word of Blake Infantry Kit',
]);

/** Large animals take more killing. */
const BEASTS: Readonly<Record<string, number>> = { elephant: 2, orca: 2, hipposaur: 4 };

const MECHANIZED: ReadonlySet<string> = new Set(['hover', 'tracked', 'wheeled', 'vtol', 'submarine', 'naval', 'microlite', 'microcopter']);

/** How many points of damage it takes to fell a trooper; troops in vehicles are easier to hit. */
export function damageDivisor({ unit, fittings }: Subject): number {
  const { platoon } = unit;
  const worn = fittings.some(({ item }) => HEAVY_KITS.has(item.id)) ? 2 : 1;
  const skin = platoon?.augmentations?.includes('dermal_armor') ? 1 : 0;
  const stated = platoon?.beast === undefined ? (platoon?.armorDivisor ?? worn) : worn;
  const divisor = (stated + skin) * (BEASTS[platoon?.beast?.toLowerCase() ?? ''] ?? 1);
  const swims = platoon?.beast?.toLowerCase() === 'hipposaur' || platoon?.beast?.toLowerCase() === 'orca';
  return MECHANIZED.has(unit.motive) || swims ? divisor / 2 : divisor;
}
