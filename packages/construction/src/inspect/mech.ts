import { nth, sure } from '@sortie/kernel';
import { bulkOf, countsApart, type Engine, freeSinks, type HeatSinkType, mechStructure, sideTorsoSlots, spreadParts } from '@sortie/roster';
import { type Breach, errata, MANUAL, type Rule } from '../rule.ts';
import { type Fitting, isMech, type Subject } from '../subject.ts';

const SUPERHEAVY = 100;

/** Frames and sizes whose slots are told here. */
const isOrdinary = ({ unit }: Subject): boolean =>
  unit.tons <= SUPERHEAVY && (unit.frame === 'biped' || unit.frame === 'quad') && unit.engine !== undefined;

const GYRO_SLOTS: Readonly<Record<string, number>> = { Standard: 4, XL: 6, Compact: 2, 'Heavy Duty': 4, None: 0 };

const ROOM: Readonly<Record<string, number>> = { HD: 6, CT: 12, LT: 12, RT: 12, LA: 12, RA: 12 };
const LEG_ROOM = 6;

const roomAt = (at: string): number => ROOM[at] ?? LEG_ROOM;

/** Slots that every 'Mech gives to its own parts; arms at their barest. */
function fixedSlots({ unit }: Subject, engine: Engine): Record<string, number> {
  const core = (engine.type === 'Compact' ? 3 : 6) + (engine.large ? 2 : 0);
  const side = sideTorsoSlots(engine);
  const head = unit.cockpit === 'Small' ? 4 : unit.cockpit === 'Command Console' ? 6 : unit.cockpit === 'Torso-Mounted' ? 2 : 5;
  const limbs = unit.frame === 'quad' ? { FLL: 4, FRL: 4, RLL: 4, RRL: 4 } : { LA: 2, RA: 2, LL: 4, RL: 4 };
  return { HD: head, CT: core + (GYRO_SLOTS[unit.gyro ?? 'Standard'] ?? 4), LT: side, RT: side, ...limbs };
}

const SINK_SLOTS: Readonly<Record<HeatSinkType, readonly [innerSphere: number, clan: number]>> = {
  Single: [1, 1],
  Double: [3, 2],
  Laser: [2, 2],
  Prototype: [3, 3],
  Compact: [0.5, 0.5],
};

/** Sinks for which the engine has no room. */
function outerSinks({ unit: { heatSinks, engine } }: Subject): number {
  const inside = Math.floor((engine?.rating ?? 0) / 25) * (heatSinks?.type === 'Compact' ? 2 : 1);
  return Math.max(0, (heatSinks?.count ?? 0) - inside);
}

/** Slots of structure, armor and sinks outside the engine. */
function spreadSlots(subject: Subject): number {
  const { unit } = subject;
  const parts = spreadParts(unit).reduce((slots, part) => slots + part.slots, 0);
  const clan = unit.tech.mixed || unit.tech.base === 'clan' ? 1 : 0;
  const each = unit.heatSinks ? SINK_SLOTS[unit.heatSinks.type][clan] : 0;
  return parts + Math.ceil(outerSinks(subject) * each);
}

const slotsOf = ({ unit }: Subject, { mount, item }: Fitting): number => mount.slots ?? bulkOf(unit, { mount, item })?.slots ?? 0;

/** Slots by location of everything that is not spread; what may lie in two locations counts for none. */
function usedSlots(subject: Subject): { readonly at: Readonly<Record<string, number>>; readonly all: number } {
  const at: Record<string, number> = {};
  let all = 0;
  for (const fitting of subject.fittings) {
    const { mount, item } = fitting;
    if (countsApart(item) || mount.builtIn) continue;
    const slots = slotsOf(subject, fitting);
    all += slots;
    if (mount.alsoAt === undefined && !(item.kind === 'equipment' && item.spreadable)) at[mount.at] = (at[mount.at] ?? 0) + slots;
  }
  return { at, all };
}

const HEAD_ARMOR = 9;
const LARGE_HEAD_ARMOR = 12;

function thickArmor({ unit }: Subject): Breach[] {
  const structure = mechStructure(unit.tons, unit.frame === 'quad' || unit.frame === 'quadvee');
  const limits: Record<string, number> = { ...structure, ...(unit.frame === 'tripod' ? { CL: structure['LL'] ?? 0 } : {}) };
  return Object.entries(limits).flatMap(([at, points]) => {
    const worn = (unit.armor.front[at] ?? 0) + (unit.armor.rear[at] ?? 0);
    const most = at === 'HD' ? (points > 3 ? LARGE_HEAD_ARMOR : HEAD_ARMOR) : points * 2;
    return worn > most ? [{ problem: `has ${worn} points of armor at ${at}; ${most} is the most`, at }] : [];
  });
}

function crowded(subject: Subject): Breach[] {
  const fixed = fixedSlots(subject, sure(subject.unit.engine, 'the engine'));
  const used = usedSlots(subject);
  const full = Object.entries(fixed).flatMap(([at, own]): Breach[] => {
    const need = own + (used.at[at] ?? 0);
    return need > roomAt(at) ? [{ problem: `needs ${need} slots at ${at}, where there are ${roomAt(at)}`, at }] : [];
  });
  const room = Object.keys(fixed).reduce((total, at) => total + roomAt(at), 0);
  const need = Object.values(fixed).reduce((sum, slots) => sum + slots, 0) + used.all + spreadSlots(subject);
  return need > room ? [...full, { problem: `needs ${need} slots and has ${room}` }] : full;
}

const isPrimitive = ({ unit }: Subject): boolean => (unit.cockpit?.startsWith('Primitive') ?? false) || unit.armor.type === 'Primitive';

const isImproved = ({ item }: Fitting): boolean => /Improved ?Jump ?Jet/.test(item.id);

export const MECH_DESIGN: readonly Rule[] = [
  {
    id: 'HOUSE-design-mech-engine',
    cite: MANUAL,
    faults: subject => {
      const { engine, tons, movement } = subject.unit;
      if (!isMech(subject) || !engine || tons > SUPERHEAVY || isPrimitive(subject) || engine.rating === tons * movement.walk) return [];
      return [{ problem: `has an engine of ${engine.rating}; walking ${movement.walk} with ${tons} tons takes ${tons * movement.walk}` }];
    },
  },
  { id: 'HOUSE-design-mech-armor', cite: MANUAL, faults: subject => (isMech(subject) ? thickArmor(subject) : []) },
  {
    id: 'HOUSE-design-mech-heat-sinks',
    cite: MANUAL,
    faults: subject => {
      const { engine, heatSinks, tons } = subject.unit;
      if (!isMech(subject) || !engine || !heatSinks || tons > SUPERHEAVY) return [];
      const least = freeSinks(engine.type);
      return heatSinks.count < least ? [{ problem: `has ${heatSinks.count} heat sinks; its engine comes with ${least}` }] : [];
    },
  },
  {
    id: 'HOUSE-design-mech-jump',
    cite: MANUAL,
    covers: ['TOE-hardened-improved-jump'],
    faults: subject => {
      if (!isMech(subject)) return [];
      const jets = subject.gear.filter(({ item }) => item.traits.has('jump-jet'));
      const { walk } = subject.unit.movement;
      // Armor that slows a machine takes nothing from the jets that it may carry.
      const most = jets.some(isImproved) ? walk + ((walk + 1) >> 1) : walk;
      return jets.length > most ? [{ problem: `has ${jets.length} jump jets; ${most} is the most at its speed` }] : [];
    },
  },
  { id: 'HOUSE-design-mech-slots', cite: MANUAL, faults: subject => (isMech(subject) && isOrdinary(subject) ? crowded(subject) : []) },
  {
    id: 'TOE-bv-aes-tsm',
    cite: errata(380),
    faults: subject =>
      isMech(subject) && subject.has('actuator-enhancement-system') && subject.has('tsm')
        ? [{ problem: 'has both actuator enhancement and triple-strength myomer' }]
        : [],
  },
  {
    id: 'TOE-compact-heatsinks-mix',
    cite: errata(316),
    faults: subject => {
      const others = subject.gear.filter(({ item }) => isSink(item.id) && !item.traits.has('compact-heat-sink'));
      return subject.has('compact-heat-sink') && others.length > 0
        ? [{ problem: `has compact heat sinks beside ${nth(others, 0).item.name}` }]
        : [];
    },
  },
];

const isSink = (id: string): boolean => /Heat ?Sink/.test(id) && !id.startsWith('Radical');
