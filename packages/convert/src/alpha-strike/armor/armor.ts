import { page, READING, type RuleHead } from '../rule.ts';
import { isFighter, isInfantry, isLargeCraft, type Subject } from '../subject.ts';
import { damageDivisor } from './divisor.ts';

export interface ArmorRule extends RuleHead {
  /** Tenths by which the points of a kind of armor count. */
  readonly tenths?: (subject: Subject, armor: string) => number | undefined;
  /** Points beside those of the locations. */
  readonly extra?: (subject: Subject) => number | undefined;
  /** Armor of units that do not add up points of locations. */
  readonly instead?: (subject: Subject) => number | undefined;
  /** Divisor from armor factor to armor. */
  readonly divides?: (subject: Subject) => { readonly times: number; readonly over: number } | undefined;
  readonly threshold?: (subject: Subject, armor: number) => number | undefined;
}

const near = (value: number): number => Math.floor(value + 0.5 + 1e-9);

const isCapital = ({ type }: Subject): boolean => type === 'JS' || type === 'WS' || type === 'SS';

const BAR = /^BAR (\d+)/;

/** Quality of a support vehicle's armor when its sheet states it beside the kind. */
const ratingOf = ({ unit, type }: Subject): string | undefined =>
  type === 'SV' && unit.build?.barRating !== undefined ? `${unit.build.barRating}` : undefined;

export const ARMOR_RULES: readonly ArmorRule[] = [
  {
    id: 'ASC-conv-armor-ci-formula',
    cite: page(96),
    covers: [
      'ASC-conv-armor-ci-by-troops',
      'ASC-conv-armor-ci-default-divisor',
      'ASC-conv-armor-ci-mechanized',
      'ASC-conv-armor-ci-no-type-mods',
    ],
    instead: subject => {
      const { platoon } = subject.unit;
      return platoon ? near((platoon.squads * platoon.squadSize * damageDivisor(subject)) / 15) : undefined;
    },
  },
  { id: 'ASC-conv-armor-hardened', cite: page(96), tenths: (_, armor) => (armor === 'Hardened' ? 20 : undefined) },
  { id: 'ASC-conv-armor-ferro-lamellor', cite: page(96), tenths: (_, armor) => (armor === 'Ferro-Lamellor' ? 12 : undefined) },
  { id: 'ASC-conv-armor-commercial', cite: page(96), tenths: (_, armor) => (armor === 'Commercial' ? 5 : undefined) },
  {
    id: 'ASC-conv-armor-bar',
    cite: page(96),
    tenths: (subject, armor) => {
      const bar = BAR.exec(armor)?.[1] ?? ratingOf(subject);
      return bar === undefined || bar === '10' ? undefined : Number(bar);
    },
  },
  { id: 'ASC-conv-armor-reflective', cite: page(97), tenths: (_, armor) => (/Reflec/.test(armor) ? 7.5 : undefined) },
  { id: 'ASC-conv-armor-reactive', cite: page(97), tenths: (_, armor) => (/Reactive/.test(armor) ? 7.5 : undefined) },
  {
    id: 'HOUSE-as-armor-no-reactive-loss',
    cite: READING,
    replaces: ['ASC-conv-armor-reflective', 'ASC-conv-armor-reactive'],
  },
  {
    id: 'ASC-conv-armor-modular',
    cite: page(97),
    extra: subject => subject.count('modular-armor') * 10 || undefined,
  },
  {
    id: 'ASC-conv-armor-capital',
    cite: page(95),
    divides: subject => (isCapital(subject) ? { times: 33, over: 100 } : undefined),
  },
  {
    id: 'ASC-conv-armor-divide-30',
    cite: page(95),
    covers: [
      'ASC-conv-armor-factor-sum',
      'ASC-conv-armor-single-unit',
      'ASC-conv-armor-ba-total',
      'ASC-conv-armor-special-first',
      'ASC-conv-armor-patchwork',
      'ASC-tbl-armor-types',
      'ASC-conv-armor-ms-sections',
      'ASC-conv-armor-bubbles',
    ],
    divides: () => ({ times: 1, over: 30 }),
  },
  {
    id: 'HOUSE-as-armor-threshold-tenth',
    cite: READING,
    threshold: ({ type }, armor) => (isLargeCraft(type) ? Math.ceil(Math.floor((armor * 10) / 12) / 10) : undefined),
  },
  {
    id: 'ASC-conv-armor-threshold',
    cite: page(95),
    covers: ['ASC-conv-armor-capital-threshold'],
    threshold: (subject, armor) => {
      if (isLargeCraft(subject.type)) return Math.ceil(armor / 12);
      return isFighter(subject.type) || subject.unit.craft ? Math.ceil(armor / 3) : undefined;
    },
  },
];

/** Adds up the armor of all locations, each by its kind. */
export function armorOf(rules: readonly ArmorRule[], subject: Subject): number {
  const { unit, work } = subject;
  for (const rule of rules) {
    const armor = rule.instead?.(subject);
    if (armor === undefined) continue;
    work.term('armor', rule.id, armor, undefined, 'base');
    work.total('armor', armor);
    return armor;
  }
  let tenths = 0;
  const { armor } = unit;
  for (const [at, points] of Object.entries(armor.front)) {
    tenths += locationTenths(rules, subject, at, points + (armor.rear[at] ?? 0));
  }
  for (const rule of rules) {
    const extra = rule.extra?.(subject);
    if (extra === undefined) continue;
    tenths += extra * 10;
    work.term('armor', rule.id, extra);
  }
  for (const rule of rules) {
    const ratio = rule.divides?.(subject);
    if (!ratio) continue;
    const value = near((tenths * ratio.times) / (ratio.over * 10));
    work.term('armor', rule.id, ratio.times / ratio.over, 'rounded to nearest', 'multiply');
    work.total('armor', value);
    return value;
  }
  throw new Error('An edition without a rule that converts armor');
}

function locationTenths(rules: readonly ArmorRule[], subject: Subject, at: string, points: number): number {
  const { armor } = subject.unit;
  const kind = armor.patches?.[at] ?? armor.type;
  for (const rule of rules) {
    const factor = isInfantry(subject.type) && subject.type === 'CI' ? undefined : rule.tenths?.(subject, kind);
    if (factor === undefined) continue;
    subject.work.term('armor', rule.id, (points * factor) / 10, `${at}: ${points} × ${factor / 10}`);
    return points * factor;
  }
  subject.work.term('armor', 'ASC-conv-armor-factor-sum', points, at);
  return points * 10;
}

export function thresholdOf(rules: readonly ArmorRule[], subject: Subject, armor: number): number | undefined {
  for (const rule of rules) {
    const threshold = rule.threshold?.(subject, armor);
    if (threshold === undefined) continue;
    subject.work.term('threshold', rule.id, threshold, undefined, 'base');
    subject.work.total('threshold', threshold);
    return threshold;
  }
  return undefined;
}
