import { errata, type Rule } from '../rule.ts';
import { called, type Fitting, isMech, type Subject } from '../subject.ts';

const FIXED_TRAITS = [
  'head-turret',
  'shoulder-turret',
  'quad-turret',
  'command-console',
  'actuator-enhancement-system',
  'masc',
  'tsm',
  'industrial-tsm',
  'endo-steel',
  'endo-composite',
  'composite',
  'reinforced',
] as const;

/** A supercharger is the one drive that fits into a pod. */
const isSupercharger = ({ item }: Fitting): boolean => item.id === 'Supercharger';

const isFixed = (one: Fitting): boolean => FIXED_TRAITS.some(trait => one.item.traits.has(trait)) && !isSupercharger(one);

const modular = ({ gear }: Subject): readonly Fitting[] => gear.filter(({ item }) => item.traits.has('modular-armor'));

/** Locations that have more than one piece, on the same side of a torso. */
function crowdedPlates(subject: Subject): readonly Fitting[] {
  const seen = new Set<string>();
  return modular(subject).filter(({ mount }) => {
    const key = `${mount.at}${mount.rear ? ' rear' : ''}`;
    const again = seen.has(key);
    seen.add(key);
    return again;
  });
}

/** Other armor than modular plates belongs to the base configuration, unless each location wears a kind of its own. */
const poddedArmor = ({ unit, fittings }: Subject): readonly Fitting[] =>
  unit.armor.patches !== undefined ? [] : fittings.filter(({ mount, item }) => mount.pod && item.kind === 'armor');

export const POD_DESIGN: readonly Rule[] = [
  {
    id: 'TOE-equip-pod-mount-list',
    cite: errata(275),
    covers: ['TOE-supercharger-pods'],
    faults: subject =>
      subject.fittings
        .filter(one => one.mount.pod && isFixed(one))
        .map(one => ({ problem: `has ${called(one)} in a pod; it must belong to the base chassis`, at: one.mount.at })),
  },
  {
    id: 'TOE-armor-modular-pods',
    cite: errata(280),
    faults: subject => [
      ...crowdedPlates(subject).map(({ mount }) => ({ problem: `has more than one piece of modular armor at ${mount.at}`, at: mount.at })),
      ...(subject.unit.omni && isMech(subject) && wears(subject, 'Hardened') ? [{ problem: 'is an Omni in hardened armor' }] : []),
      ...poddedArmor(subject).map(({ mount }) => ({
        problem: `wears armor in a pod at ${mount.at}; it belongs to the base configuration`,
        at: mount.at,
      })),
    ],
  },
  {
    id: 'TOE-armored-components-omni',
    cite: errata(282),
    faults: subject => podArmor(subject).map(at => ({ problem: `has armor in a pod around a part of its base chassis at ${at}`, at })),
  },
];

const SYSTEM = /Engine|Gyro|Cockpit|Sensors|Life Support|Actuator|^(Hip|Shoulder)/i;

/** Parts of the base chassis whose slots are marked as armored in a pod. */
const podArmor = ({ unit }: Subject): readonly string[] =>
  unit.omni
    ? Object.entries(unit.slots ?? {}).flatMap(([at, slots]) =>
        slots.some(text => SYSTEM.test(text) && /\(ARMORED\)/i.test(text) && /\(OMNIPOD\)/i.test(text)) ? [at] : [],
      )
    : [];

const wears = ({ unit }: Subject, type: string): boolean =>
  unit.armor.type === type || Object.values(unit.armor.patches ?? {}).includes(type);
