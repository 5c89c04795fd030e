import { named, trait } from '../items.ts';
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
  {
    rule: 'TOE-mech-mortar-dates',
    page: 324,
    is: named(/Mech Mortar/),
    innerSphere: 2531,
    clan: 2840,
    covers: ['TOE-t409-mech-mortar-dates'],
  },
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
  { rule: 'TOE-vtol-jet-booster-dates', page: 350, is: trait('jet-booster'), innerSphere: 3009, clan: 2839 },
  { rule: 'TOE-infantry-armor-table-mechwarrior', page: 317, is: named(/^MechWarrior Combat Suit$/), innerSphere: 2790, clan: 2790 },
  { rule: 'TOE-mechwarrior-cooling-suit', page: 317, is: named(/^MechWarrior Cooling Suit$/), innerSphere: 2500, clan: 2500 },
  { rule: 'TOE-t407-chaff-date', page: 407, is: trait('chaff-pod'), innerSphere: 3069, clan: 3069 },
];

/** Rows for suits that the errata add: year for each side, makers, rating. */
const SUIT_ROWS: readonly (readonly [pattern: RegExp, innerSphere: number, clan: number, makers: Rated['makers'], rating: string])[] = [
  [/^BA(IS|CL)AngelECMSuite$/, 3063, 3059, 'both', 'F/X-X-F'],
  [/^Battle Armor LB-X AC$/, 3075, 3075, 'clan', 'F/X-X-E'],
  [/^ISBATubeArtillery$/, 3075, 3075, 'inner-sphere', 'E/X-X-F'],
  [/^CLBAHeavyFlamer$/, 3073, 3073, 'both', 'C/X-X-E'],
  [/BA Laser Reflective/, 3074, 3074, 'both', 'F/X-X-F'],
  [/BA Reactive/, 3075, 3075, 'both', 'F/X-X-F'],
];

const SUITS: Rule['id'] = 'TOE-t413-ba-rows';

const DATES: readonly Dated[] = [
  ...DATED,
  ...SUIT_ROWS.map(([pattern, innerSphere, clan]): Dated => ({ rule: SUITS, page: 413, is: named(pattern), innerSphere, clan })),
];

const isDated = (part: Part): boolean => DATES.some(({ is }) => is(part));

/** When a thing could first be bought; the older table where the errata are silent. */
export const DATE_RULES: readonly Rule[] = [
  {
    id: 'HOUSE-papers-year',
    cite: MANUAL,
    base: { introduced: part => (isDated(part) || part.item.year <= 0 ? undefined : part.item.year) },
  },
  ...DATES.map(
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
  /** Undefined where the errata name the makers alone. */
  readonly rating?: string;
}

/** Ten rows without names, in the order of the alphabet, which fits those that can be told by their ratings (TOE-reading-203). */
const CHASSIS: readonly (readonly [pattern: RegExp, rating: string])[] = [
  [/^AmphibiousChassis$/, 'C/C-D-C'],
  [/^ConvertibleChassisMod$/, 'A/C-E-D'],
  [/^Environmental Sealing$/, 'C/B-D-C'],
  [/^ExternalPowerPickupChassisMod$/, 'B/C-C-C'],
  [/^OmniChassisMod$/, 'E/X-X-E'],
  [/^PropChassisMod$/, 'B/C-D-C'],
  [/^SnowmobileChassis$/, 'A/A-A-A'],
  [/^SV Chassis Mod \[Tractor\]$/, 'A/A-A-A'],
  [/^SV Chassis Mod \[Trailer\]$/, 'A/A-A-A'],
  [/^UltraLightChassisMod$/, 'D/C-E-D'],
];
const CHASSIS_COLUMN: Rule['id'] = 'TOE-sv-chassis-mod-tech-column';

const FACTION_KITS: Rule['id'] = 'TOE-infantry-armor-faction-availability';

/** How rare the kits of some realms are; their letter of technology is not among what was corrected. */
const KITS: readonly (readonly [pattern: RegExp, availability: string])[] = [
  [/^Capellan Confederation Armor Kit/, 'X-X-C'],
  [/^Lyran Alliance\/Lyran Commonwealth \(3060\+\)/, 'X-X-B'],
  [/^Marian Hegemony Infantry Kit$/, 'X-F-B'],
  [/^Taurian Concordat\/Calderon/, 'X-X-B'],
];

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
  // The table tells head and quad turrets apart; what is left of the entry is that both sides build the others, each by its own rating.
  { rule: 'TOE-mech-turret-tech', page: 347, is: trait('shoulder-turret'), makers: 'both', rating: 'variable' },
  { rule: 'TOE-t407-ccm-tech', page: 407, is: trait('ccm'), makers: 'both' },
  {
    rule: 'TOE-remote-sensors-tech',
    page: 375,
    is: part => trait('sensor-dispenser')(part) && !trait('ba', 'prototype')(part),
    makers: 'both',
    rating: 'C/E-F-D',
    covers: ['TOE-t417-remote-sensors-tech'],
  },
  {
    rule: 'TOE-remote-sensors-tech',
    page: 375,
    is: part => trait('sensor-dispenser')(part) && trait('ba')(part),
    makers: 'both',
    rating: 'D/F-F-D',
  },
  { rule: 'TOE-infantry-armor-table-marine', page: 317, is: named(/^Environment Suit, Marine$/), makers: 'both', rating: 'D/E-E-D' },
  { rule: 'TOE-infantry-armor-table-spacesuit', page: 318, is: named(/^Spacesuit, Combat$/), makers: 'both', rating: 'C/D-D-D' },
  ...CHASSIS.map(
    ([pattern, rating]): Rated => ({
      rule: CHASSIS_COLUMN,
      page: 243,
      is: part => part.subject.unit.kind === 'support-vehicle' && named(pattern)(part),
      makers: 'both',
      rating,
    }),
  ),
  ...SUIT_ROWS.map(
    ([pattern, , , makers, rating]): Rated => ({
      rule: SUITS,
      page: 413,
      is: named(pattern),
      makers,
      rating,
      covers: ['TOE-ba-lbx'],
    }),
  ),
  { rule: 'TOE-ac-flak-rules', page: 352, is: named(/Flak Ammo AC\/\d+$/), makers: 'both', rating: 'C/D-F-E' },
  ...KITS.map(([pattern, rating]): Rated => ({ rule: FACTION_KITS, page: 318, is: named(pattern), makers: 'inner-sphere', rating })),
];

/** Rules whose only say is a rating. */
export const RATING_RULES: readonly Rule[] = RATED.filter(({ rule }, at) => RATED.findIndex(other => other.rule === rule) === at).map(
  ({ rule, covers, page }): Rule => ({ id: rule, cite: errata(page), ...(covers ? { covers } : {}) }),
);
