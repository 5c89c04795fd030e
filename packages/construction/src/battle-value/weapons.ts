import type { Weapon } from '@sortie/roster';
import type { Gun } from '../questions.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { called, type Fitting, isDrone, isSupport, type Part, type Subject } from '../subject.ts';
import { isDefensive } from './gear.ts';

/** A PPC and its capacitor have one value together; this is what the capacitor adds. */
const CAPACITOR: Readonly<Record<string, number>> = { 'Light PPC': 44, PPC: 88, 'Heavy PPC': 53, ISSNPPC: 87, ISERPPC: 114, CLERPPC: 136 };

const GUIDES = [
  ['artemis', 1.2],
  ['artemis-proto', 1.1],
  ['apollo', 1.15],
  ['risc-laser-pulse-module', 1.15],
] as const;

/** Does this weapon attack? */
const isOffensive = (part: Part<Weapon>): boolean =>
  !isDefensive(part) && (part.item.bv > 0 || part.item.traits.has('mga')) && part.item.category !== 'bay';

export const offensive = (subject: Subject): readonly Fitting<Weapon>[] => subject.weapons.filter(gun => isOffensive({ ...gun, subject }));

const isServed = ({ subject, mount }: Part, trait: string): boolean =>
  subject.devices.get(mount)?.some(({ item }) => item.traits.has(trait)) ?? false;

/** Machine guns that an array of their location joins: those of its own size. */
function joined(gun: Part<Weapon>): number {
  return gun.subject.weapons
    .filter(({ mount, item }) => mount.at === gun.mount.at && item.traits.has('mg') && sizeOf(item) === sizeOf(gun.item))
    .slice(0, 4)
    .reduce((sum, { item }) => sum + item.bv, 0);
}

const sizeOf = ({ id }: Weapon): string => (/Light|LMG/.test(id) ? 'Light' : /Heavy|HMG/.test(id) ? 'Heavy' : '');

const hasAes = ({ subject, mount }: Part): boolean => isArm(mount.at) && subject.hasAt('actuator-enhancement-system', mount.at);

const isArm = (at: string): boolean => at === 'LA' || at === 'RA';

/** Fire control of support vehicles: what of their gunnery counts. */
export function fireControl(subject: Subject): number | undefined {
  if (!isSupport(subject) || subject.has('advanced-firecontrol')) return undefined;
  return subject.has('basic-firecontrol') ? 0.9 : 0.8;
}

const isAimed = ({ subject, item }: Gun): boolean => subject.has('targcomp') && item.traits.has('direct-fire');

export const WEAPON_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-weapon',
    cite: MANUAL,
    covers: [
      'TOE-bv-is-binary-laser',
      'TOE-bv-ba-tube',
      'TOE-bv-clan-artillery-cannons',
      'TOE-bv-clan-mortars',
      'TOE-bv-clan-capital-totals',
    ],
    base: {
      weapon: gun => (gun.item.traits.has('mga') ? undefined : { value: gun.item.bv, note: called(gun) }),
      mountedArm: arm => ({ value: arm.item.bv, note: called(arm) }),
    },
  },
  {
    id: 'HOUSE-bv-machine-gun-array',
    cite: MANUAL,
    base: {
      weapon: gun =>
        gun.item.traits.has('mga') && gun.item.tech !== 'clan' ? { value: joined(gun) * 0.67, note: called(gun) } : undefined,
    },
  },
  {
    id: 'TOE-bv-clan-mga',
    cite: errata(385),
    base: {
      weapon: gun => (gun.item.traits.has('mga') && gun.item.tech === 'clan' ? { value: joined(gun) * 0.1, note: called(gun) } : undefined),
    },
  },
  {
    id: 'HOUSE-bv-capacitor',
    cite: MANUAL,
    adds: { weapon: gun => (isServed(gun, 'ppc-capacitor') ? CAPACITOR[gun.item.id] : undefined) },
  },
  {
    id: 'HOUSE-bv-guidance',
    cite: MANUAL,
    multiplies: { weapon: gun => GUIDES.find(([trait]) => isServed(gun, trait))?.[1] },
  },
  {
    id: 'TOE-bv-clan-footnotes',
    cite: errata(385),
    multiplies: { weapon: gun => (isServed(gun, 'artemis-v') ? 1.3 : undefined) },
  },
  {
    id: 'TOE-bv-aes',
    cite: errata(380),
    covers: ['TOE-bv-aes-footnote'],
    multiplies: {
      offensiveItem: part => (hasAes(part) && (part.item.traits.has('club') || part.item.traits.has('hand-weapon')) ? 1.25 : undefined),
    },
    adds: {
      // The weapon itself, not the capacitor that feeds it.
      weapon: gun => (hasAes(gun) && !gun.item.traits.has('mga') ? { value: gun.item.bv * 0.25, note: 'actuator enhancement' } : undefined),
      weight: subject => {
        if (!subject.has('actuator-enhancement-system')) return undefined;
        const at = (place: string): boolean => subject.hasAt('actuator-enhancement-system', place);
        const arms = (at('LA') ? 0.1 : 0) + (at('RA') ? 0.1 : 0);
        const legs = at('LL') && at('RL') ? 0.2 : at('RLL') && at('RRL') ? 0.4 : 0;
        return subject.unit.tons * (arms + legs);
      },
    },
  },
  {
    id: 'HOUSE-bv-rear',
    cite: MANUAL,
    multiplies: { weapon: gun => (gun.backwards ? 0.5 : undefined) },
  },
  {
    id: 'TOE-bv-drone',
    cite: errata(381),
    // A fifth less for the weapon itself, not for the capacitor that feeds it.
    adds: { weapon: gun => (isDrone(gun.subject) ? { value: -0.2 * gun.item.bv, note: 'steered from afar' } : undefined) },
    multiplies: {
      battleValue: ({ subject }) => (isDrone(subject) ? 0.95 : undefined),
    },
    // Whoever steers from afar has no cockpit to be cramped in.
    waives: { battleValue: ({ subject }) => (isDrone(subject) ? ['HOUSE-bv-cockpit', 'TOE-bv-torso-cockpit'] : undefined) },
  },
  {
    id: 'HOUSE-bv-targeting-computer',
    cite: MANUAL,
    multiplies: { weapon: gun => (isAimed(gun) ? 1.25 : undefined) },
  },
  {
    id: 'HOUSE-bv-fire-control',
    cite: MANUAL,
    multiplies: {
      weapon: gun => (isAimed(gun) ? undefined : fireControl(gun.subject)),
      mountedArm: ({ subject }) => fireControl(subject),
      ammunition: ({ subject }) => fireControl(subject),
    },
  },
];
