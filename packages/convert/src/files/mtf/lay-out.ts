import { nth } from '@sortie/kernel';
import { type Engine, equipment, type Mount, sideTorsoSlots, slotsOf, spreadParts, type Unit } from '@sortie/roster';

/** Locations in the order of a file, with their room. */
const BIPED = { LA: 12, RA: 12, LT: 12, RT: 12, CT: 12, HD: 6, LL: 6, RL: 6 } as const;
const QUAD = { FLL: 6, FRL: 6, LT: 12, RT: 12, CT: 12, HD: 6, RLL: 6, RRL: 6 } as const;

const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'] as const;
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'] as const;
const HEAD = ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support'] as const;
const SMALL_HEAD = ['Life Support', 'Sensors', 'Cockpit', 'Sensors'] as const;
const GYRO_SLOTS: Readonly<Record<string, number>> = { XL: 6, Compact: 2, None: 0 };

type Plan = Map<string, string[]>;

const isEmpty = (text: string): boolean => text === '-Empty-';

function core(unit: Unit, engine: Engine | undefined): string[] {
  const power = Array.from({ length: 3 }, () => 'Engine');
  const gyro = Array.from({ length: GYRO_SLOTS[unit.gyro ?? ''] ?? 4 }, () => 'Gyro');
  return [...power, ...gyro, ...(engine?.type === 'Compact' ? [] : power)];
}

/** The parts that every 'Mech has, and empty slots for the rest. */
function skeleton(unit: Unit): Plan {
  const quad = unit.frame === 'quad' || unit.frame === 'quadvee';
  const rooms: Readonly<Record<string, number>> = unit.frame === 'tripod' ? { ...BIPED, CL: 6 } : quad ? QUAD : BIPED;
  const side = unit.engine ? sideTorsoSlots(unit.engine) : 0;
  const plan: Plan = new Map();
  for (const [at, room] of Object.entries(rooms)) {
    const own =
      at === 'HD'
        ? unit.cockpit === 'Small'
          ? SMALL_HEAD
          : HEAD
        : at === 'CT'
          ? core(unit, unit.engine)
          : at === 'LT' || at === 'RT'
            ? Array.from({ length: side }, () => 'Engine')
            : at === 'LA' || at === 'RA'
              ? ARM
              : LEG;
    plan.set(at, [...own, ...Array.from({ length: Math.max(0, room - own.length) }, () => '-Empty-')]);
  }
  return plan;
}

/** Hands and lower arms are left out of arms that have no room for them. */
function roomFor(plan: Plan, at: string, slots: number): void {
  const list = plan.get(at);
  if (!list) return;
  for (const actuator of ['Hand Actuator', 'Lower Arm Actuator']) {
    const place = list.indexOf(actuator);
    if (place >= 0 && list.filter(isEmpty).length < slots) list.splice(place, 1, '-Empty-');
  }
  while (list.filter(isEmpty).length < slots) list.push('-Empty-');
}

/** Puts a name into empty slots, together where there is such a gap. */
function put(plan: Plan, at: string, text: string, slots: number): void {
  const list = plan.get(at);
  if (!list) return;
  roomFor(plan, at, slots);
  const gap = list.findIndex(
    (_, start) => list.slice(start, start + slots).length === slots && list.slice(start, start + slots).every(isEmpty),
  );
  if (gap >= 0) {
    list.splice(gap, slots, ...Array.from({ length: slots }, () => text));
    return;
  }
  const kept = list.filter(entry => !isEmpty(entry));
  const free = list.length - kept.length - slots;
  list.splice(0, list.length, ...kept, ...Array.from({ length: slots }, () => text), ...Array.from({ length: free }, () => '-Empty-'));
}

function textOf(mount: Mount): string {
  const item = equipment(mount.item);
  const shots = item?.kind === 'ammo' && mount.shots !== undefined && mount.shots !== item.shots ? `:Shots${mount.shots}#` : '';
  const size = mount.size === undefined ? '' : `:SIZE:${mount.size}`;
  const marks = [mount.rear ? '(R)' : '', mount.turret ? '(T)' : '', mount.armored ? '(ARMORED)' : '', mount.pod ? '(omnipod)' : ''];
  return [`${mount.item}${shots}${size}`, ...marks.filter(Boolean)].join(' ');
}

/** Things of many slots that may lie anywhere. */
const isSpread = (mount: Mount): boolean => {
  const item = equipment(mount.item);
  return item?.kind === 'equipment' && item.spreadable;
};

/** Puts a name into empty slots wherever they are. */
function fill(plan: Plan, name: string, slots: number): void {
  let left = slots;
  for (const list of plan.values()) {
    for (let slot = 0; slot < list.length && left > 0; slot++) {
      if (!isEmpty(nth(list, slot))) continue;
      list[slot] = name;
      left--;
    }
  }
}

/** Critical slots for a 'Mech that was written down without them: its own parts, and everything on board in its place. */
export function layOut(unit: Unit): Readonly<Record<string, readonly string[]>> {
  const plan = skeleton(unit);
  for (const mount of unit.mounts) {
    if (mount.builtIn) continue;
    const slots = slotsOf(unit, mount);
    if (slots === 0) continue;
    if (mount.alsoAt !== undefined && slots > 1) {
      put(plan, mount.alsoAt, textOf(mount), slots >> 1);
      put(plan, mount.at, textOf(mount), slots - (slots >> 1));
    } else put(plan, mount.at, textOf(mount), isSpread(mount) ? 1 : slots);
  }
  for (const { name, slots } of unit.tons > 100 ? [] : spreadParts(unit)) fill(plan, name, slots);
  return Object.fromEntries(plan);
}
