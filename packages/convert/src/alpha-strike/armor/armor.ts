import { round } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { firstAnswer, page, READING, type RuleHead } from '../rule.ts';
import { isAerospace, isLargeCraft, type Subject } from '../subject.ts';
import { damageDivisor } from './divisor.ts';

export interface ArmorRule extends RuleHead {
  /** Tenths by which the points of a kind of armor count, and how their sum is rounded before it is converted. */
  readonly tenths?: (subject: Subject, armor: string) => number | undefined;
  readonly rounds?: 'up' | 'half-up';
  /** Sums of a kind of armor are not rounded. */
  readonly exact?: true;
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
  {
    id: 'ASC-conv-armor-ferro-lamellor',
    cite: page(96),
    rounds: 'up',
    tenths: (_, armor) => (armor === 'Ferro-Lamellor' ? 12 : undefined),
  },
  { id: 'ASC-conv-armor-commercial', cite: page(96), rounds: 'half-up', tenths: (_, armor) => (armor === 'Commercial' ? 5 : undefined) },
  {
    id: 'ASC-conv-armor-bar',
    cite: page(96),
    rounds: 'half-up',
    tenths: (subject, armor) => {
      const bar = BAR.exec(armor)?.[1] ?? ratingOf(subject);
      return bar === undefined || bar === '10' ? undefined : Number(bar);
    },
  },
  { id: 'ASC-conv-armor-reflective', cite: page(97), rounds: 'up', tenths: (_, armor) => (/Reflec/.test(armor) ? 7.5 : undefined) },
  { id: 'ASC-conv-armor-reactive', cite: page(97), rounds: 'up', tenths: (_, armor) => (/Reactive/.test(armor) ? 7.5 : undefined) },
  {
    id: 'HOUSE-as-armor-no-reactive-loss',
    cite: READING,
    replaces: ['ASC-conv-armor-reflective', 'ASC-conv-armor-reactive'],
  },
  { id: 'HOUSE-as-armor-exact', cite: READING, exact: true },
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
      return isAerospace(subject) ? Math.ceil(armor / 3) : undefined;
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
  for (const [kind, places] of kindsOf(unit)) tenths += kindTenths(rules, subject, kind, places);
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

interface Place {
  readonly at: string;
  readonly points: number;
}

/** The locations of a unit by the kind of armor that they wear. */
function kindsOf({ armor }: Unit): ReadonlyMap<string, readonly Place[]> {
  const kinds = new Map<string, Place[]>();
  for (const [at, front] of Object.entries(armor.front)) {
    const kind = armor.patches?.[at] ?? armor.type;
    const place = { at, points: front + (armor.rear[at] ?? 0) };
    const places = kinds.get(kind);
    if (places) places.push(place);
    else kinds.set(kind, [place]);
  }
  return kinds;
}

/** Less than any tenth: decimals of a machine are no decimals of a rule. */
const GRAIN = 1e-9;

/** What all armor of a kind comes to. */
function kindTenths(rules: readonly ArmorRule[], subject: Subject, kind: string, places: readonly Place[]): number {
  const { work } = subject;
  const points = places.reduce((sum, place) => sum + place.points, 0);
  const found = firstAnswer(rules, rule => rule.tenths?.(subject, kind));
  if (!found) {
    for (const place of places) work.term('armor', 'ASC-conv-armor-factor-sum', place.points, place.at);
    return points * 10;
  }
  const { rule, value } = found;
  const isRounded = !rules.some(one => one.exact);
  const exact = (points * value) / 10;
  const counted = isRounded && rule.rounds ? round(exact + (rule.rounds === 'up' ? -GRAIN : GRAIN), rule.rounds) : exact;
  const note = `${places.map(({ at }) => at).join(', ')}: ${points} × ${value / 10}`;
  work.term('armor', rule.id, counted, note);
  return counted * 10;
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
