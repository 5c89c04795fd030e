import { equipment } from '../equipment/names.ts';
import type { Platoon } from '../extras.ts';
import type { Unit } from '../unit.ts';

/** How a sneak suit hides its wearer. */
export type Sneak = NonNullable<Platoon['sneak']>[number];

/** What the troopers of a platoon wear, and what it does for them. */
export interface Clothes {
  /** Points of damage that it takes to fell a trooper, implants and the animal that they ride counted in. */
  readonly divisor: number;
  /** Too heavy to climb or to run in. */
  readonly encumbering: boolean;
  readonly dest: boolean;
  readonly sneak: readonly Sneak[];
}

/** Bits of an armor kit. */
const KIT = { dest: 1, camo: 2, ir: 4, ecm: 8, encumbering: 16 } as const;

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
  'SLDF Infantry Kit',
  'Word of Blake Infantry Kit',
]);

/** Large animals take more killing. */
const BEASTS: Readonly<Record<string, number>> = { elephant: 2, orca: 2, hipposaur: 4 };

/** Clothes of a platoon: its kit, or what its sheet says in so many words. */
export function clothesOf({ platoon, mounts }: Unit): Clothes {
  const kits = mounts.flatMap(mount => {
    const item = mount.kind === 'equipment' ? equipment(mount.item) : undefined;
    return item?.kind === 'equipment' && item.traits.has('armor-kit') ? [item] : [];
  });
  const marked = (bit: number): boolean => kits.some(({ subtype }) => (subtype & bit) !== 0);
  const worn = kits.some(({ id }) => HEAVY_KITS.has(id)) ? 2 : 1;
  const stated = platoon?.beast === undefined ? (platoon?.armorDivisor ?? worn) : worn;
  const skin = platoon?.augmentations?.includes('dermal_armor') ? 1 : 0;
  return {
    divisor: (stated + skin) * (BEASTS[platoon?.beast?.toLowerCase() ?? ''] ?? 1),
    encumbering: platoon?.encumbering === true || marked(KIT.encumbering),
    dest: platoon?.dest === true || marked(KIT.dest),
    sneak: (['camo', 'ir', 'ecm'] as const).filter(kind => platoon?.sneak?.includes(kind) || marked(KIT[kind])),
  };
}
