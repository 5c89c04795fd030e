import type { Gear } from '../equipment/equipment.ts';
import { equipment } from '../equipment/names.ts';
import type { Movement, Unit } from '../unit.ts';

/** Running is one and a half times walking, rounded up. */
export const runningSpeed = (walk: number): number => walk + ((walk + 1) >> 1);

/** Gear of a unit by trait, with repetition. */
export function gearWith(unit: Unit, trait: string): Gear[] {
  const found: Gear[] = [];
  for (const mount of unit.mounts) {
    if (mount.kind !== 'equipment') continue;
    const item = equipment(mount.item);
    if (item?.kind === 'equipment' && item.traits.has(trait)) found.push(item);
  }
  return found;
}

const MEDIUM_SHIELD = 2048;
const LARGE_SHIELD = 4096;

/** Modular armor, chain drapes and large shields slow a 'Mech for as long as it wears them. */
function mechWalk(unit: Unit): number {
  const shields = gearWith(unit, 'club').filter(({ subtype }) => subtype === LARGE_SHIELD || subtype === MEDIUM_SHIELD).length;
  const modular = gearWith(unit, 'modular-armor').length > 0 ? 1 : 0;
  const drape = gearWith(unit, 'chain-drape').length > 0 ? 1 : 0;
  return Math.max(0, unit.movement.walk - shields - modular - drape);
}

function mechJump(unit: Unit): number {
  const jets = gearWith(unit, 'jump-jet').length;
  if (jets === 0) return 0;
  const wing = gearWith(unit, 'partial-wing').length > 0 ? (unit.tons <= 55 ? 2 : 1) : 0;
  const modular = gearWith(unit, 'modular-armor').length > 0 ? 1 : 0;
  return Math.max(0, jets + wing - modular);
}

/** Speeds with everything bolted on; running with whatever can drive it faster for a moment. */
export function speedOf(unit: Unit): Movement {
  if (unit.kind !== 'mech' || !unit.slots) return unit.movement;
  const walk = mechWalk(unit);
  const boosts = new Set(gearWith(unit, 'masc').map(({ id }) => (id === 'Supercharger' ? id : 'MASC'))).size;
  const run = boosts === 0 ? runningSpeed(walk) : boosts === 1 ? walk * 2 : (walk * 5 + 1) >> 1;
  const hardened = unit.armor.type === 'Hardened' ? 1 : 0;
  const swim = gearWith(unit, 'umu').length;
  return { walk, run: run - hardened, jump: mechJump(unit), ...(swim > 0 ? { swim } : {}) };
}
