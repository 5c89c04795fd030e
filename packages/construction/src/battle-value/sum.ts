import { errata, MANUAL, type Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** A kit of RISC that lets heat sinks run beyond their limits. */
const hasOverrideKit = ({ unit }: Subject): boolean =>
  unit.lore?.some(([field, text]) => /^heat sink kit$/i.test(field) && /override/i.test(text)) ?? false;

/** The value that its publisher printed on a sheet, where a file repeats it. */
function stated({ unit }: Subject): number | undefined {
  const text = unit.lore?.find(([field]) => field.toLowerCase() === 'bv')?.[1];
  const value = text === undefined ? 0 : Number(text);
  return value > 0 ? value : undefined;
}

/** Everything else that makes up the value of a whole design. */
const WORKED_OUT = [
  'HOUSE-bv-sum',
  'HOUSE-bv-cockpit',
  'HOUSE-bv-override-kit',
  'HOUSE-bv-platoon',
  'TOE-bv-torso-cockpit',
  'TOE-bv-drone',
  'TOE-bv-unit-type-jump',
] as const;

/** Defense and offense together, and what is done to both. */
export const SUM_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-stated',
    cite: MANUAL,
    base: {
      battleValue: ({ subject }) => {
        const value = stated(subject);
        return value === undefined ? undefined : { value, note: 'printed on its sheet' };
      },
    },
    waives: { battleValue: ({ subject }) => (stated(subject) === undefined ? undefined : WORKED_OUT) },
  },
  {
    id: 'HOUSE-bv-sum',
    cite: MANUAL,
    adds: {
      battleValue: ({ defense, offense }) => [
        { value: defense, note: 'defense' },
        { value: offense, note: 'offense' },
      ],
    },
  },
  {
    id: 'HOUSE-bv-cockpit',
    cite: MANUAL,
    multiplies: {
      battleValue: ({ subject }) => {
        const { cockpit } = subject.unit;
        if (cockpit === 'Small' || cockpit === 'Small Command Console') return 0.95;
        return cockpit === 'Interface' ? 1.3 : undefined;
      },
    },
  },
  {
    id: 'HOUSE-bv-override-kit',
    cite: 'Interstellar Operations',
    multiplies: { battleValue: ({ subject }) => (hasOverrideKit(subject) ? 1.01 : undefined) },
  },
  {
    id: 'TOE-bv-torso-cockpit',
    cite: errata(381),
    multiplies: { battleValue: ({ subject }) => (subject.unit.cockpit === 'Torso-Mounted' ? 0.95 : undefined) },
  },
];
