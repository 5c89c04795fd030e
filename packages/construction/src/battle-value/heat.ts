import { errata, MANUAL, type Rule } from '../rule.ts';
import { isIndustrial, isMech, type Part, type Subject } from '../subject.ts';
import { airSpeed, valuedSpeed } from './speed.ts';

const HOT_PROTOTYPES: Readonly<Record<string, number>> = {
  ISERLargeLaserPrototype: 3,
  ISLargePulseLaserPrototype: 3,
  ISMediumPulseLaserPrototype: 3,
  ISMediumPulseLaserRecovered: 3,
  ISSmallPulseLaserPrototype: 2,
};

const STREAKS: ReadonlySet<string> = new Set(['SRM_STREAK', 'LRM_STREAK', 'IATM']);

const isServed = ({ subject, mount }: Part, trait: string): boolean =>
  subject.devices.get(mount)?.some(({ item }) => item.traits.has(trait)) ?? false;

/** What one sink of a kind takes away. */
const SINKS = { Single: 1, Compact: 1, Double: 2, Laser: 2, Prototype: 2 } as const;

/** Doubles that stand among single sinks on a machine with both. */
const better = (subject: Subject): number =>
  subject.unit.heatSinks?.type === 'Single' ? subject.count('double-heat-sink') + subject.count('is-double-heat-sink-prototype') : 0;

export function heatCapacity(subject: Subject): number {
  const { heatSinks } = subject.unit;
  return heatSinks ? heatSinks.count * SINKS[heatSinks.type] + better(subject) : 0;
}

const isHybrid = ({ unit }: Subject): boolean =>
  unit.frame === 'lam' && !unit.lore?.some(([key, text]) => key === 'lam' && text === 'Bimodal');

function jumpHeat(subject: Subject): number {
  // What a partial wing adds is lift, not fire.
  const jump = subject.count('jump-jet');
  if (jump === 0) return 0;
  const hot = subject.unit.engine?.type === 'XXL' ? 2 : 1;
  const jets = subject.gear.filter(({ item }) => item.traits.has('jump-jet'));
  if (jets.some(({ item }) => item.id === 'ISPrototypeImprovedJumpJet')) return Math.max(6, jump * 2) * hot;
  const improved = jets.some(({ item }) => item.id.includes('Improved'));
  return Math.max(3, improved ? Math.ceil(jump / 2) : jump) * hot;
}

function runHeat(subject: Subject): number {
  const engine = subject.unit.engine?.type;
  if (subject.has('scm') || engine === undefined || engine === 'None') return 0;
  if ((engine === 'ICE' || engine === 'Fuel Cell') && isIndustrial(subject)) return 0;
  return engine === 'XXL' ? 6 : 2;
}

function moveHeat(subject: Subject): number {
  if (isHybrid(subject)) return Math.round(airSpeed(valuedSpeed(subject).jump) / 3);
  return Math.max(runHeat(subject), jumpHeat(subject));
}

const pods = (subject: Subject): number => subject.bins.filter(({ item }) => item.type === 'COOLANT_POD').length;

const ofMech = (points: number, trait: string) => (subject: Subject) => (isMech(subject) && subject.has(trait) ? points : undefined);

export const HEAT_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-heat-efficiency',
    cite: MANUAL,
    covers: ['TOE-non-fusion-mech-bv'],
    base: { heatEfficiency: () => 6 },
    adds: {
      heatEfficiency: subject => {
        const { unit } = subject;
        const said = [{ value: heatCapacity(subject), note: 'heat sinks' }];
        if (!isMech(subject)) return said;
        if (isHybrid(subject)) said.push({ value: 3, note: 'LAM' });
        if (subject.has('partial-wing')) said.push({ value: 3, note: 'partial wing' });
        if (pods(subject) > 0) said.push({ value: Math.ceil(((unit.heatSinks?.count ?? 0) * pods(subject)) / 5), note: 'coolant pods' });
        if (subject.has('emergency-coolant-system')) said.push({ value: 4, note: 'emergency coolant' });
        if (subject.has('radical-heatsink'))
          said.push({ value: Math.ceil(((unit.heatSinks?.count ?? 0) * 2) / 5), note: 'radical heat sink' });
        said.push({ value: -moveHeat(subject), note: 'movement' });
        if (/^Stealth/.test(unit.armor.type)) said.push({ value: -10, note: 'stealth armor' });
        return said;
      },
    },
  },
  { id: 'TOE-bv-chameleon-heat', cite: errata(381), adds: { heatEfficiency: ofMech(-6, 'chameleon-shield') } },
  { id: 'TOE-bv-null-sig-heat', cite: errata(382), adds: { heatEfficiency: ofMech(-10, 'nullsig') } },
  {
    id: 'HOUSE-bv-weapon-heat',
    cite: MANUAL,
    covers: ['TOE-t408-extended-lrm20-heat'],
    base: { weaponHeat: ({ item }) => (item.traits.has('bombast-laser') ? undefined : item.heat) },
    adds: {
      weaponHeat: part => {
        const extra = HOT_PROTOTYPES[part.item.id] ?? 0;
        const charge = isServed(part, 'ppc-capacitor') ? 5 : 0;
        const module = isServed(part, 'risc-laser-pulse-module') ? 2 : 0;
        const shield = isServed(part, 'laser-insulator') ? -1 : 0;
        return extra + charge + module + shield || undefined;
      },
    },
    multiplies: {
      weaponHeat: ({ item }) => {
        const shots = item.ammo.startsWith('AC_ULTRA') ? 2 : item.ammo === 'AC_ROTARY' ? 6 : STREAKS.has(item.ammo) ? 0.5 : 1;
        return shots * (item.traits.has('oneshot') ? 0.25 : 1);
      },
    },
    atLeast: { weaponHeat: part => (isServed(part, 'laser-insulator') ? 1 : undefined) },
  },
  {
    id: 'TOE-bv-bombast',
    cite: errata(382),
    base: { weaponHeat: ({ item }) => (item.traits.has('bombast-laser') ? { value: item.heat, note: 'most heat' } : undefined) },
  },
];
