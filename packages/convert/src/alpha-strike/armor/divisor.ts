import { clothesOf } from '@sortie/roster';
import type { Subject } from '../subject.ts';

const MECHANIZED: ReadonlySet<string> = new Set(['hover', 'tracked', 'wheeled', 'vtol', 'submarine', 'naval', 'microlite', 'microcopter']);

/** How many points of damage it takes to fell a trooper; troops in vehicles are easier to hit. */
export function damageDivisor({ unit }: Subject): number {
  const { divisor } = clothesOf(unit);
  const beast = unit.platoon?.beast?.toLowerCase();
  const swims = beast === 'hipposaur' || beast === 'orca';
  return MECHANIZED.has(unit.motive) || swims ? divisor / 2 : divisor;
}
