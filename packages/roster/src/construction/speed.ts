import type { Gear } from '../equipment/equipment.ts';
import { equipment } from '../equipment/names.ts';
import type { Movement, Unit } from '../unit.ts';
import { runningSpeed } from './running.ts';

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
  // Springs lift a 'Mech as far as its sheet says.
  if (jets === 0) return gearWith(unit, 'jump-booster').length > 0 ? unit.movement.jump : 0;
  const wing = gearWith(unit, 'partial-wing').length > 0 ? (unit.tons <= 55 ? 2 : 1) : 0;
  const modular = gearWith(unit, 'modular-armor').length > 0 ? 1 : 0;
  return Math.max(0, jets + wing - modular);
}

/** Hardened all over, or on a leg where plates of many kinds are worn: elsewhere it does not slow a run. */
const isHardened = ({ armor }: Unit): boolean =>
  armor.patches ? LEGS.some(at => armor.patches?.[at] === 'Hardened') : armor.type === 'Hardened';

const LEGS = ['LL', 'RL', 'CL', 'FLL', 'FRL', 'RLL', 'RRL'] as const;

function mechSpeed(unit: Unit): Movement {
  const walk = mechWalk(unit);
  const boosts = new Set(gearWith(unit, 'masc').map(({ id }) => (id === 'Supercharger' ? id : 'MASC'))).size;
  const run = boosts === 0 ? runningSpeed(walk) : boosts === 1 ? walk * 2 : (walk * 5 + 1) >> 1;
  const hardened = isHardened(unit) ? 1 : 0;
  const swim = gearWith(unit, 'umu').length;
  return { walk, run: run - hardened, jump: mechJump(unit), ...(swim > 0 ? { swim } : {}) };
}

/** Superchargers and jet boosters double cruising speed for a moment; a hydrofoil adds a quarter for good. */
function vehicleSpeed(unit: Unit): Movement {
  const hydrofoil = gearWith(unit, 'hydrofoil').length > 0;
  const modular = gearWith(unit, 'modular-armor').length > 0 ? 1 : 0;
  const walk = (hydrofoil ? Math.round((unit.movement.walk * 5) / 4) : unit.movement.walk) - modular;
  const run = gearWith(unit, 'masc').length > 0 ? walk * 2 : runningSpeed(walk);
  return { ...unit.movement, walk, run, jump: unit.movement.jump || gearWith(unit, 'jump-jet').length };
}

/** One-shot launchers on the body keep an Inner Sphere suit on the ground until they are dropped. */
const isBurdened = (unit: Unit): boolean =>
  unit.tech.base === 'inner-sphere' &&
  unit.mounts.some(mount => {
    if (mount.kind !== 'weapon' || mount.on !== 'Body') return false;
    const traits = equipment(mount.item)?.traits;
    return (traits?.has('missile') && traits.has('oneshot')) ?? false;
  });

function suitSpeed(unit: Unit): Movement {
  const { walk, jump, swim } = unit.movement;
  const water = swim === undefined ? {} : { swim };
  if (unit.mounts.some(mount => mount.held === 'DWP')) return { walk: 1, run: 1, jump: 0, ...water };
  const springs = gearWith(unit, 'mechanical-jump-booster').length > 0 ? 1 : 0;
  const lift = gearWith(unit, 'jump-booster').length + gearWith(unit, 'partial-wing').length;
  const booster = gearWith(unit, 'masc').length > 0 ? ((unit.squad?.weightClass ?? 0) < 3 ? 2 : 1) : 0;
  const pace = walk + booster + springs;
  const leap = jump > 0 ? jump + lift : springs;
  return { walk: pace, run: pace, jump: isBurdened(unit) ? 0 : leap, ...water };
}

function thrust(unit: Unit): Movement {
  const walk = unit.movement.walk - (gearWith(unit, 'modular-armor').length > 0 ? 1 : 0);
  return { walk, run: runningSpeed(walk), jump: 0 };
}

/** Speeds with everything bolted on; running with whatever can drive it faster for a moment. */
export function speedOf(unit: Unit): Movement {
  switch (unit.kind) {
    case 'mech':
      return unit.slots ? mechSpeed(unit) : unit.movement;
    case 'vehicle':
      return vehicleSpeed(unit);
    case 'support-vehicle':
      return unit.craft ? thrust(unit) : vehicleSpeed(unit);
    case 'battle-armor':
      return suitSpeed(unit);
    case 'fighter':
    case 'conventional-fighter':
      return thrust(unit);
    default:
      return unit.movement;
  }
}
