import { clothesOf, type Kind, type Motive } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isAerospace, isFighter, isMech, isPlatoon, isProtoMech, isSuits, isSupport, isVehicle, type Subject } from '../subject.ts';
import { airSpeed, targetModifier, valuedSpeed } from './speed.ts';

const isStealthy = ({ unit }: Subject): boolean => /Stealth/.test(unit.armor.type);

const isLam = (subject: Subject): boolean =>
  subject.unit.frame === 'lam' && !subject.unit.lore?.some(([key, text]) => key === 'lam' && text === 'Bimodal');

/** The best modifier that its movement gives it as a target. */
export function movementModifier(subject: Subject): number {
  const { run, jump, swim = 0, glide } = valuedSpeed(subject);
  const { motive } = subject.unit;
  const aloft = glide !== undefined || (isVehicle(subject) && motive === 'vtol') || (!isPlatoon(subject) && motive === 'wige') ? 1 : 0;
  const ran = isLam(subject) ? 1 + targetModifier(airSpeed(jump)) : run === 0 ? 0 : targetModifier(run) + aloft;
  const jumped = jump === 0 ? 0 : targetModifier(jump) + 1;
  return Math.max(ran, jumped, targetModifier(swim));
}

const signature = (subject: Subject): number =>
  movementModifier(subject) + (isStealthy(subject) || subject.has('nullsig') ? 2 : 0) + (subject.has('chameleon-shield') ? 2 : 0);

const VOID = 3;

const MOTIVES: Partial<Readonly<Record<Motive, number>>> = { tracked: 0.9, wheeled: 0.8, hover: 0.7, vtol: 0.7, wige: 0.7 };

const CRAFT: Partial<Readonly<Record<Kind, number>>> = {
  fighter: 1.2,
  'conventional-fighter': 1.1,
  jumpship: 0.75,
  warship: 0.8,
  'space-station': 0.7,
};

const HALF_STEPS = ['limited-amphibious', 'dune-buggy', 'flotation-hull', 'environmental-sealing', 'armored-motive-system'] as const;

const movesOnGround = (subject: Subject): boolean => !isAerospace(subject);

export const DEFENSIVE_FACTORS: readonly Rule[] = [
  {
    id: 'HOUSE-bv-defensive-factor',
    cite: MANUAL,
    covers: ['TOE-bv-myomer-booster', 'TOE-bv-modular-speed', 'TOE-patchwork-hardened-legs'],
    base: { defensiveFactor: () => 1 },
    adds: {
      defensiveFactor: subject => (movesOnGround(subject) && !isPlatoon(subject) ? movementModifier(subject) / 10 : undefined),
    },
  },
  {
    id: 'TOE-bv-infantry-defensive-factor',
    cite: errata(379),
    adds: { defensiveFactor: subject => (isPlatoon(subject) ? movementModifier(subject) / 10 : undefined) },
  },
  {
    id: 'HOUSE-bv-stealth',
    cite: MANUAL,
    covers: ['TOE-bv-modular-stealth'],
    adds: {
      defensiveFactor: subject => {
        if ((isMech(subject) || isVehicle(subject)) && (isStealthy(subject) || subject.has('nullsig'))) return 0.2;
        return undefined;
      },
    },
  },
  {
    id: 'HOUSE-bv-chameleon',
    cite: MANUAL,
    adds: { defensiveFactor: subject => (isMech(subject) && subject.has('chameleon-shield') ? 0.2 : undefined) },
  },
  {
    id: 'TOE-bv-void-sig',
    cite: errata(382),
    adds: {
      defensiveFactor: subject => {
        if (!isMech(subject) || !subject.has('voidsig')) return undefined;
        const normal = signature(subject);
        return normal < VOID ? (VOID - normal) / 10 : normal === VOID ? 0.1 : undefined;
      },
      heatEfficiency: subject => (isMech(subject) && subject.has('voidsig') ? -10 : undefined),
    },
  },
  {
    id: 'TOE-bv-dest-suit',
    cite: errata(379),
    adds: { defensiveFactor: subject => (isPlatoon(subject) && clothesOf(subject.unit).dest ? 0.2 : undefined) },
  },
  {
    id: 'HOUSE-bv-sneak-suits',
    cite: MANUAL,
    adds: {
      defensiveFactor: subject => {
        if (!isPlatoon(subject)) return undefined;
        const worth = { camo: 0.2, ir: 0.2, ecm: 0.1 };
        const { sneak } = clothesOf(subject.unit);
        return sneak.length === 0 ? undefined : sneak.map(kind => ({ value: worth[kind], note: `sneak suit ${kind}` }));
      },
    },
  },
  {
    id: 'HOUSE-bv-suits',
    cite: MANUAL,
    adds: {
      defensiveFactor: subject => {
        if (isProtoMech(subject)) return 0.1;
        if (!isSuits(subject)) return undefined;
        const { type } = subject.unit.armor;
        const hidden = /Improved/.test(type) ? 0.3 : /Stealth/.test(type) ? 0.2 : /Mimetic/.test(type) ? 0.3 : 0;
        return [
          { value: 0.1, note: 'battle armor' },
          ...(hidden === 0 ? [] : [{ value: hidden, note: type }]),
          ...(subject.gear.some(({ item }) => item.traits.has('visual-camo')) ? [{ value: 0.2, note: 'camouflage' }] : []),
        ];
      },
    },
  },
  {
    id: 'HOUSE-bv-type-modifier',
    cite: MANUAL,
    base: {
      typeModifier: subject => {
        if (isVehicle(subject)) return MOTIVES[subject.unit.motive] ?? 0.6;
        if (subject.unit.kind === 'emplacement') return 0.5;
        if (!isAerospace(subject)) return 1;
        return CRAFT[subject.unit.kind] ?? 1;
      },
    },
    adds: {
      typeModifier: subject => {
        if (isFighter(subject)) return isStealthy(subject) ? 0.3 : undefined;
        if (!isVehicle(subject) || isSupport(subject)) return undefined;
        const full = subject.count('fully-amphibious') * 0.2;
        const half = HALF_STEPS.reduce((sum, trait) => sum + subject.count(trait), 0) * 0.1;
        return full + half === 0 ? undefined : full + half;
      },
    },
  },
];
