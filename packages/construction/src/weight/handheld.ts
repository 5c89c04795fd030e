import { errata, type Rule, type Said } from '../rule.ts';
import { called, type Fitting, type Subject, total } from '../subject.ts';
import { isPowered } from './common.ts';

const isHandheld = ({ unit }: Subject): boolean => unit.kind === 'handheld-weapon';

/** Things that serve one weapon and are no items of their own. */
const ATTACHED = ['ppc-capacitor', 'apollo', 'artemis', 'artemis-v', 'artemis-proto'] as const;
const GUIDANCE = ['apollo', 'artemis', 'artemis-v', 'artemis-proto'] as const;

const isAttached = ({ item }: Fitting): boolean => ATTACHED.some(trait => item.traits.has(trait));

const HEAVY_GAUSS: ReadonlySet<string> = new Set(['GAUSS_HEAVY', 'IGAUSS_HEAVY']);

/** Arm weapons whose size does not follow the machine that swings them. */
const FREE_ARMS: ReadonlySet<string> = new Set(['Chain Whip', 'IS Flail', 'ISSmallVibroblade', 'ISMediumVibroblade', 'ISLargeVibroblade']);

/** Spikes are swung by nobody, but no weapon for two hands has any. */
const isPhysical = ({ item }: Fitting): boolean => item.traits.has('club') || item.traits.has('hand-weapon') || item.id === 'Spikes';

const counted = (subject: Subject): readonly Fitting[] =>
  subject.fittings.filter(one => (one.item.kind === 'weapon' || one.item.kind === 'equipment') && !isAttached(one) && !isSink(one));

const isSink = ({ item }: Fitting): boolean => /Heat ?Sink/.test(item.id);

const MOST_ITEMS = 6;

/** The most heat that a weapon can make in a turn. */
const mostHeat = (subject: Subject, gun: Fitting): number => {
  if (gun.item.kind !== 'weapon' || !isPowered({ mount: gun.mount, item: gun.item })) return 0;
  return gun.item.heat + (subject.devices.get(gun.mount)?.some(({ item }) => item.traits.has('ppc-capacitor')) ? 5 : 0);
};

const sinksOf = (subject: Subject): number => subject.weapons.reduce((heat, gun) => heat + mostHeat(subject, gun), 0);

const firesBins = ({ item }: Fitting): boolean => item.kind === 'weapon' && item.ammo !== '' && !item.traits.has('oneshot');

function parts(subject: Subject): Said[] {
  const things = subject.fittings.flatMap((one): Said[] => {
    const { item, mount } = one;
    if (item.kind === 'ammo') return [{ value: ((mount.shots ?? item.shots) * item.tons) / Math.max(1, item.shots), note: called(one) }];
    if ((item.kind !== 'weapon' && item.kind !== 'equipment') || isSink(one)) return [];
    return [{ value: item.tons ?? 0, note: called(one) }];
  });
  return [...things, ...(sinksOf(subject) > 0 ? [{ value: sinksOf(subject), note: 'heat sinks' }] : [])];
}

const armorOf = ({ unit }: Subject): number => Math.ceil(total(unit.armor.front) / 8) / 2;

/** Weapons that a 'Mech or a ProtoMech holds in both hands. */
export const HANDHELD_WEIGHT: readonly Rule[] = [
  {
    id: 'TOE-handheld-heat-ammo',
    cite: errata(314),
    adds: { mass: ({ subject }) => (isHandheld(subject) ? parts(subject) : undefined) },
    faults: subject => {
      if (!isHandheld(subject)) return [];
      const dry = subject.weapons.filter(gun => firesBins(gun) && !subject.bins.some(({ item }) => item.type === gun.item.ammo));
      const sinks = subject.gear.filter(one => isSink(one) && one.item.id !== 'Heat Sink');
      return [
        ...dry.map(gun => ({ problem: `has no shots for ${called(gun)}` })),
        ...sinks.map(one => ({ problem: `has ${called(one)}; only standard sinks are allowed` })),
      ];
    },
  },
  {
    id: 'TOE-handheld-armor',
    cite: errata(314),
    adds: { mass: ({ subject }) => (isHandheld(subject) && armorOf(subject) > 0 ? { value: armorOf(subject), note: 'armor' } : undefined) },
    faults: ({ unit }) =>
      unit.kind === 'handheld-weapon' && total(unit.armor.front) > 0 && unit.armor.type !== 'Standard'
        ? [{ problem: `wears ${unit.armor.type} armor; only standard armor is allowed` }]
        : [],
  },
  {
    id: 'TOE-handheld-total-weight',
    cite: errata(314),
    adds: {
      mass: ({ subject, round }) => {
        if (!isHandheld(subject)) return undefined;
        const exact = parts(subject).reduce((sum, { value }) => sum + value, 0) + armorOf(subject);
        const more = round(exact) - exact;
        return more > 0 ? { value: more, note: 'rounded up' } : undefined;
      },
    },
  },
  {
    id: 'TOE-handheld-items',
    cite: errata(314),
    faults: subject => {
      if (!isHandheld(subject)) return [];
      const items = counted(subject);
      const arms = items.filter(isPhysical);
      return [
        ...(items.length > MOST_ITEMS ? [{ problem: `has ${items.length} items; ${MOST_ITEMS} is the most` }] : []),
        ...subject.weapons.filter(({ item }) => HEAVY_GAUSS.has(item.ammo)).map(gun => ({ problem: `${called(gun)} needs a torso` })),
        ...arms
          .filter(({ item }) => !FREE_ARMS.has(item.id))
          .map(one => ({ problem: `${called(one)} is made for the machine that swings it` })),
        ...(arms.length > 0 && items.length > 1 ? [{ problem: 'has a physical weapon and something else' }] : []),
      ];
    },
  },
  {
    id: 'TOE-handheld-nonweapon-items',
    cite: errata(314),
    faults: subject => {
      if (!isHandheld(subject)) return [];
      const device = GUIDANCE.find(trait => subject.has(trait));
      if (device === undefined) return [];
      const launchers = subject.weapons.filter(({ item }) =>
        device === 'apollo' ? item.ammo === 'MRM' : item.traits.has('artemis-compatible'),
      );
      const bare = launchers.filter(({ mount }) => !subject.devices.get(mount)?.some(({ item }) => item.traits.has(device)));
      return bare.map(gun => ({ problem: `${called(gun)} lacks the guidance that another launcher has` }));
    },
  },
];
