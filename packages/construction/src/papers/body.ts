import type { EngineType, Motive } from '@sortie/roster';
import { errata, type Rule } from '../rule.ts';
import { isSupport, type Size, type Subject, sizeOf } from '../subject.ts';

/** A part of a design that is in none of its mounts: the engine, the hull, the collars, the beasts that troops ride. */
export interface BodyPart {
  readonly rule: Rule['id'];
  readonly covers?: readonly Rule['id'][];
  readonly page: number;
  readonly name: string;
  readonly has: (subject: Subject) => boolean;
  readonly year?: number;
  /** When the form that everybody knows replaced the first, primitive one. */
  readonly modern?: number;
  readonly rating?: string;
}

const AGES_AGO = 1950;

const driven =
  (type: EngineType) =>
  ({ unit }: Subject): boolean =>
    unit.kind === 'vehicle' && unit.engine?.type === type;

const SECOND_TURRETS = ['FT', 'T2'];

const hasTwoTurrets = ({ unit }: Subject): boolean =>
  unit.kind === 'vehicle' && [...Object.keys(unit.armor.front), ...unit.mounts.map(({ at }) => at)].some(at => SECOND_TURRETS.includes(at));

/** Nine rows without names: in this order each fits the engine that other lists rate so. */
const ENGINES: readonly (readonly [type: EngineType, availability: string])[] = [
  ['Steam', 'A-A-A'],
  ['ICE', 'A-A-A'],
  ['External', 'C-C-C'],
  ['Battery', 'A-B-A'],
  ['Fuel Cell', 'B-C-C'],
  ['Solar', 'C-D-C'],
  ['MagLev', 'D-F-E'],
  ['Fission', 'E-E-D'],
  ['Fusion', 'C-E-D'],
];

/** Eight rows without names: the rails can be told by their ratings, the others by theirs and by what the table is about. */
const HULLS: readonly (readonly [name: string, motives: readonly Motive[], size: Size, rating: string])[] = [
  ['small satellite', ['station-keeping'], 'small', 'C/C-D-C'],
  ['satellite', ['station-keeping'], 'medium', 'C/C-D-D'],
  ['large satellite', ['station-keeping'], 'large', 'C/D-E-D'],
  ['small railcar', ['rail', 'maglev'], 'small', 'A/C-C-C'],
  ['railcar', ['rail', 'maglev'], 'medium', 'A/C-C-C'],
  ['large railcar', ['rail', 'maglev'], 'large', 'A/C-D-D'],
  ['large airship', ['airship'], 'large', 'C/D-E-D'],
  ['large naval vessel', ['naval', 'submarine', 'hydrofoil'], 'large', 'B/C-E-D'],
];

const ENGINE_COLUMN: Rule['id'] = 'TOE-sv-engine-tech-column';
const HULL_COLUMN: Rule['id'] = 'TOE-sv-weight-table-tech-column';

export const BODY_PARTS: readonly BodyPart[] = [
  {
    rule: 'TOE-docking-collar-date',
    covers: ['TOE-t407-docking-hardpoint'],
    page: 304,
    name: 'Docking hardpoint',
    has: ({ unit }) => unit.bays?.some(({ type }) => type === 'dockingcollar') === true,
    year: 2304,
    rating: 'C/C-C-C',
  },
  {
    rule: 'TOE-cv-fission-dates',
    covers: ['TOE-t407-fission-date'],
    page: 307,
    name: 'Fission engine of a vehicle',
    has: driven('Fission'),
    year: 2470,
    modern: 2882,
  },
  { rule: 'TOE-cv-fuel-cell-dates', page: 307, name: 'Fuel cells of a vehicle', has: driven('Fuel Cell'), year: 2046, modern: 2470 },
  {
    rule: 'TOE-dual-turret-tech',
    covers: ['TOE-t411-dual-turret'],
    page: 347,
    name: 'Dual turret',
    has: hasTwoTurrets,
    rating: 'B/F-F-F',
  },
  { rule: 'TOE-t413-beast-date', page: 413, name: 'Beasts to ride', has: ({ unit }) => unit.platoon?.beast !== undefined, year: AGES_AGO },
  {
    rule: 'TOE-scuba-mechanized-table',
    page: 341,
    name: 'Sleds of mechanized divers',
    has: ({ unit }) => unit.platoon !== undefined && unit.motive === 'submarine',
    rating: 'C/D-D-D',
  },
  ...ENGINES.map(
    ([type, availability]): BodyPart => ({
      rule: ENGINE_COLUMN,
      page: 246,
      name: `${type} engine of a support vehicle`,
      has: subject => isSupport(subject) && subject.unit.engine?.type === type,
      rating: `variable/${availability}`,
    }),
  ),
  ...HULLS.map(
    ([name, motives, size, rating]): BodyPart => ({
      rule: HULL_COLUMN,
      page: 241,
      name: `Hull of a ${name}`,
      has: subject => isSupport(subject) && motives.includes(subject.unit.motive) && sizeOf(subject) === size,
      rating,
    }),
  ),
];

/** One rule for each line; what it says is on file above. */
export const BODY_RULES: readonly Rule[] = BODY_PARTS.filter(
  ({ rule }, at) => BODY_PARTS.findIndex(other => other.rule === rule) === at,
).map(({ rule, covers, page }): Rule => ({ id: rule, cite: errata(page), ...(covers ? { covers } : {}) }));
