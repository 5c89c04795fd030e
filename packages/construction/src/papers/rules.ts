import { errata, MANUAL, type Rule } from '../rule.ts';
import type { Part } from '../subject.ts';

/** An item that the errata date anew, by a trait or the beginning of its id, and the year for each side. */
interface Dated {
  readonly rule: Rule['id'];
  readonly covers?: readonly Rule['id'][];
  readonly page: number;
  readonly is: (part: Part) => boolean;
  readonly innerSphere: number;
  readonly clan: number;
}

const trait =
  (...names: readonly string[]) =>
  ({ item }: Part): boolean =>
    names.some(name => item.traits.has(name));

const named =
  (pattern: RegExp) =>
  ({ item }: Part): boolean =>
    pattern.test(item.id);

const AGES_AGO = 1950;

const DATED: readonly Dated[] = [
  { rule: 'TOE-t411-head-turret', page: 411, is: trait('head-turret'), innerSphere: 3055, clan: 3055 },
  { rule: 'TOE-partial-wing-dates', page: 292, is: named(/^ISPartialWing$/), innerSphere: 3074, clan: 3074 },
  {
    rule: 'TOE-flotation-hull-date',
    page: 302,
    is: trait('flotation-hull'),
    innerSphere: 2470,
    clan: 2470,
    covers: ['TOE-t407-flotation-dates'],
  },
  { rule: 'TOE-limited-amphibious-date', page: 302, is: trait('limited-amphibious'), innerSphere: 2470, clan: 2470 },
  { rule: 'TOE-fully-amphibious-date', page: 303, is: trait('fully-amphibious'), innerSphere: 2470, clan: 2470 },
  { rule: 'TOE-dune-buggy-date', page: 303, is: trait('dune-buggy'), innerSphere: 2470, clan: 2470 },
  { rule: 'TOE-env-sealing-date', page: 303, is: trait('environmental-sealing'), innerSphere: 2470, clan: 2470 },
  { rule: 'TOE-lithium-fusion-date', page: 323, is: trait('lf-storage-battery'), innerSphere: 2529, clan: 2529 },
  { rule: 'TOE-mech-mortar-dates', page: 324, is: trait('mek-mortar'), innerSphere: 2531, clan: 2840 },
  { rule: 'TOE-enhanced-lrm-date', page: 326, is: named(/^Enhanced LRM/), innerSphere: 3058, clan: 3058 },
  {
    rule: 'TOE-lookdown-radar-date',
    page: 340,
    is: trait('lookdown-radar'),
    innerSphere: AGES_AGO,
    clan: AGES_AGO,
    covers: ['TOE-t411-lookdown-date'],
  },
  { rule: 'TOE-t405-armored-motive-is', page: 405, is: named(/^ISArmoredMotiveSystem$/), innerSphere: 3071, clan: 3071 },
  { rule: 'TOE-t405-armored-motive-clan', page: 405, is: named(/^CLArmoredMotiveSystem$/), innerSphere: 3057, clan: 3057 },
  { rule: 'TOE-t407-chaff-date', page: 407, is: trait('chaff-pod'), innerSphere: 3069, clan: 3069 },
];

const isDated = (part: Part): boolean => DATED.some(({ is }) => is(part));

/** When a thing could first be bought; the older table where the errata are silent. */
export const DATE_RULES: readonly Rule[] = [
  {
    id: 'HOUSE-papers-year',
    cite: MANUAL,
    base: { introduced: part => (isDated(part) || part.item.year <= 0 ? undefined : part.item.year) },
  },
  ...DATED.map(
    ({ rule, covers, page, is, innerSphere, clan }): Rule => ({
      id: rule,
      cite: errata(page),
      ...(covers ? { covers } : {}),
      base: { introduced: part => (is(part) ? (part.subject.unit.tech.base === 'clan' ? clan : innerSphere) : undefined) },
    }),
  ),
];

/** Rating, availability and maker as the errata print them. */
export interface Rated {
  readonly rule: Rule['id'];
  readonly covers?: readonly Rule['id'][];
  readonly page: number;
  readonly is: (part: Part) => boolean;
  readonly makers: 'inner-sphere' | 'clan' | 'both';
  readonly rating: string;
}

export const RATED: readonly Rated[] = [
  { rule: 'TOE-partial-wing-techbase', page: 293, is: named(/^(IS|CL)PartialWing$/), makers: 'both', rating: 'F/X-X-E' },
  {
    rule: 'TOE-silver-bullet-rating',
    page: 315,
    is: named(/^ISSBGR$/),
    makers: 'inner-sphere',
    rating: 'E/X-X-F',
    covers: ['TOE-t407-silver-bullet-tech'],
  },
  {
    rule: 'TOE-supercharger-tech',
    page: 345,
    is: named(/^Supercharger$/),
    makers: 'both',
    rating: 'C/F-F-F',
    covers: ['TOE-t411-supercharger-tech'],
  },
  { rule: 'TOE-t411-head-turret', page: 411, is: trait('head-turret'), makers: 'inner-sphere', rating: 'C/X-X-F' },
  { rule: 'TOE-t411-quad-turret', page: 411, is: trait('quad-turret'), makers: 'both', rating: 'C/F-F-F' },
  {
    rule: 'TOE-sponson-turret-tech',
    page: 348,
    is: trait('sponson-turret'),
    makers: 'both',
    rating: 'B/F-F-F',
    covers: ['TOE-t411-sponson-turret'],
  },
];

/** Rules whose only say is a rating. */
export const RATING_RULES: readonly Rule[] = RATED.map(
  ({ rule, covers, page }): Rule => ({ id: rule, cite: errata(page), ...(covers ? { covers } : {}) }),
);
