import type { EngineType, Motive } from '@sortie/roster';
import { errata, type Rule } from '../rule.ts';
import { isSupport, type Subject } from '../subject.ts';

const isSatellite = (subject: Subject): boolean => isSupport(subject) && subject.unit.motive === 'station-keeping';

const LIGHTEST = 0.1;
const HEAVIEST = 300;
/** From here on a satellite is a large one. */
const LARGE = 100.5;

const ENGINES: ReadonlySet<EngineType> = new Set(['Solar', 'Battery', 'External', 'Fission', 'None']);

/** Facings that armor may be on, by the hull. */
const FACINGS: Partial<Readonly<Record<Motive, { readonly small: readonly string[]; readonly large: readonly string[] }>>> = {
  rail: { small: ['FR', 'LS', 'RS', 'RR', 'TU', 'FT'], large: ['FR', 'FRLS', 'FRRS', 'RRLS', 'RRRS', 'RR', 'TU', 'FT'] },
  maglev: { small: ['FR', 'LS', 'RS', 'RR', 'TU', 'FT'], large: ['FR', 'FRLS', 'FRRS', 'RRLS', 'RRRS', 'RR', 'TU', 'FT'] },
  'station-keeping': { small: ['NOS', 'LWG', 'RWG', 'AFT'], large: ['NOS', 'LWG', 'RWG', 'AFT'] },
  airship: { small: ['NOS', 'LWG', 'RWG', 'AFT'], large: ['NOS', 'LWG', 'RWG', 'AFT'] },
};

const isLarge = ({ unit }: Subject): boolean => unit.build?.size === 'large';

function misplaced(subject: Subject, motives: readonly Motive[], large: boolean) {
  const { unit } = subject;
  if (!isSupport(subject) || !motives.includes(unit.motive) || isLarge(subject) !== large) return [];
  const allowed = FACINGS[unit.motive]?.[large ? 'large' : 'small'] ?? [];
  return Object.keys(unit.armor.front)
    .filter(at => !allowed.includes(at))
    .map(at => ({ problem: `has armor at ${at}, where its hull has no facing`, at }));
}

export const SATELLITE_DESIGN: readonly Rule[] = [
  {
    id: 'TOE-sv-satellite-max-weight',
    cite: errata(236),
    covers: ['TOE-sv-types-satellite-range'],
    faults: subject => {
      const { tons } = subject.unit;
      return isSatellite(subject) && (tons > HEAVIEST || tons < LIGHTEST)
        ? [{ problem: `weighs ${tons} tons; a satellite weighs from ${LIGHTEST} to ${HEAVIEST}` }]
        : [];
    },
  },
  {
    id: 'TOE-sv-weight-table-satellite-large',
    cite: errata(241),
    faults: subject => {
      const { tons } = subject.unit;
      if (!isSatellite(subject) || isLarge(subject) === tons >= LARGE) return [];
      return [{ problem: `is ${isLarge(subject) ? '' : 'not '}built as a large satellite; those weigh from ${LARGE} to ${HEAVIEST} tons` }];
    },
  },
  {
    id: 'TOE-sv-satellite-engines',
    cite: errata(247),
    faults: subject => {
      const { engine } = subject.unit;
      return isSatellite(subject) && engine && !ENGINES.has(engine.type)
        ? [{ problem: `has a ${engine.type} engine, which satellites cannot use` }]
        : [];
    },
  },
  { id: 'TOE-sv-armor-rail-small', cite: errata(253), faults: subject => misplaced(subject, ['rail', 'maglev'], false) },
  { id: 'TOE-sv-armor-rail-large', cite: errata(253), faults: subject => misplaced(subject, ['rail', 'maglev'], true) },
  {
    id: 'TOE-sv-armor-satellite',
    cite: errata(253),
    faults: subject => [...misplaced(subject, ['station-keeping'], false), ...misplaced(subject, ['station-keeping'], true)],
  },
  { id: 'TOE-sv-armor-airship', cite: errata(253), faults: subject => misplaced(subject, ['airship'], true) },
];
