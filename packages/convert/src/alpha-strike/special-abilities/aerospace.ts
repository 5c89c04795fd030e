import type { RuleId } from '@sortie/kernel';
import { page, READING } from '../rule.ts';
import { isAirborneSupport, isFighter, isLargeCraft, type Subject } from '../subject.ts';
import { PRINTED } from '../weapons/table.ts';
import { type SpecialRule, whole } from './rules.ts';

const CREW_DIVISORS: Readonly<Record<string, number>> = { DS: 60, DA: 60, MS: 120, JS: 120, SS: 120, WS: 120 };

/** Support vehicles that are large, very large and super large. */
const CREW_BY_SIZE: Readonly<Record<number, number>> = { 3: 60, 4: 90, 5: 120 };

function crewDivisor({ type, size, unit }: Subject): number | undefined {
  if (type !== 'SV') return CREW_DIVISORS[type];
  return unit.motive === 'station-keeping' ? 60 : CREW_BY_SIZE[size];
}

const sizeFlag = (subject: Subject, size: number): boolean => (subject.type === 'DS' || subject.type === 'DA') && subject.size === size;

/** Craft with weapons of a class say so; the damage stands in the arcs. */
function classRule(name: string, at: number, code: string, covers: readonly RuleId[]): SpecialRule {
  return whole(
    name,
    at,
    code,
    ({ type, fittings }) => isLargeCraft(type) && fittings.some(({ item }) => PRINTED.get(item.id)?.notes.has(code)),
    covers,
  );
}

/** What only flying and space-going units have. */
export const AEROSPACE_RULES: readonly SpecialRule[] = [
  whole('spc', 132, 'SPC', ({ type }) => type === 'AF' || isLargeCraft(type)),
  {
    id: 'ASC-sua-assign-atmo',
    cite: page(117),
    whole: (grants, subject) => {
      const { type, unit } = subject;
      const wings = type === 'CF' || isAirborneSupport(subject);
      if (wings || ((type === 'CV' || type === 'SV') && unit.motive === 'vtol')) grants.flag('ATMO', 'ASC-sua-assign-atmo');
    },
  },
  whole('vstol', 133, 'VSTOL', subject => {
    const { unit, type } = subject;
    if (type === 'AF' || type === 'DA' || (type === 'SC' && unit.motive !== 'spheroid')) return true;
    if (type === 'CF') return unit.craft?.vstol === true;
    return isAirborneSupport(subject) && (subject.has('vstol-chassis') || subject.has('stol-chassis'));
  }),
  {
    id: 'HOUSE-as-vstol-spheroids',
    cite: READING,
    whole: (grants, { type }) => {
      if (type === 'SC' || type === 'DS') grants.flag('VSTOL', 'HOUSE-as-vstol-spheroids');
    },
  },
  {
    id: 'ASC-sua-assign-bomb-fighter',
    cite: page(119),
    covers: ['ASC-sua-assign-bomb-lam-sv-vtol'],
    whole: (grants, subject) => {
      const racks = subject.count('bomb-bay') + subject.count('external-stores-hardpoint');
      if (isFighter(subject.type)) grants.add('BOMB', 'ASC-sua-assign-bomb-fighter', subject.size);
      else if (racks > 0) grants.add('BOMB', 'ASC-sua-assign-bomb-lam-sv-vtol', Math.ceil(racks / 5));
    },
  },
  {
    id: 'ASC-sua-assign-bomb-ba',
    cite: page(119),
    whole: (grants, { fittings, type, unit }) => {
      const racks = fittings.filter(({ item }) => item.id === 'CLBAMicroBomb').length * (unit.squad?.troopers ?? 0);
      if (type === 'BA' && racks > 0) grants.add('BOMB', 'ASC-sua-assign-bomb-ba', Math.floor(racks / 5 + 0.5));
    },
  },
  { id: 'HOUSE-as-no-micro-bombs', cite: READING, replaces: ['ASC-sua-assign-bomb-ba'] },
  {
    id: 'HOUSE-as-fuel',
    cite: READING,
    whole: (grants, { type, unit }) => {
      if (type === 'AF') grants.add('FUEL', 'HOUSE-as-fuel', Math.round((unit.craft?.fuel ?? 0) * 0.05));
      if (unit.frame === 'lam') grants.add('FUEL', 'HOUSE-as-fuel', 4);
    },
  },
  whole(
    'lg',
    125,
    'LG',
    subject => {
      const { type, unit, size } = subject;
      if (type === 'BM' || type === 'IM' || type === 'CV') return unit.tons > 100;
      return (type === 'SV' && size === 3) || type === 'SC' || sizeFlag(subject, 1);
    },
    ['ASC-conv-size-lg-footnote'],
  ),
  {
    id: 'HOUSE-as-lg-not-tanks',
    cite: READING,
    last: (grants, { type }) => {
      if (type === 'CV') grants.remove('LG');
    },
  },
  whole('vlg', 133, 'VLG', subject => (subject.type === 'SV' && subject.size === 4) || sizeFlag(subject, 2), [
    'ASC-conv-size-vlg-footnote',
  ]),
  whole('slg', 132, 'SLG', subject => subject.type === 'MS' || (subject.type === 'SV' && subject.size === 5) || sizeFlag(subject, 3), [
    'ASC-conv-size-slg-footnote',
  ]),
  whole('kf', 125, 'KF', ({ type, unit }) => type === 'JS' || (type === 'WS' && unit.craft?.core !== 0)),
  whole('lf', 125, 'LF', ({ type, unit }) => (type === 'JS' || type === 'WS') && unit.craft?.lithiumFusion === true),
  classRule('cap', 121, 'CAP', ['ASC-sua-assign-cap-damage-in-arcs']),
  classRule('scap', 132, 'SCAP', ['ASC-sua-assign-scap-damage-in-arcs']),
  classRule('msl', 126, 'MSL', []),
  { id: 'HOUSE-as-classes-in-arcs', cite: READING, replaces: ['ASC-sua-assign-cap', 'ASC-sua-assign-scap', 'ASC-sua-assign-msl'] },
  { id: 'ASC-sua-assign-tele', cite: page(132) },
  {
    id: 'ASC-sua-assign-crw',
    cite: page(121),
    covers: ['ASC-sua-assign-crw-eligible', 'ASC-tbl-crew'],
    whole: (grants, subject) => {
      const divisor = crewDivisor(subject);
      if (divisor === undefined) return;
      const crew = subject.unit.craft?.crew?.['crew'] ?? subject.unit.build?.crew ?? 0;
      const rating = Math.floor(crew / divisor + 0.5);
      if (rating >= 1) grants.add('CRW', 'ASC-sua-assign-crw', rating);
    },
  },
  {
    id: 'ASC-sua-assign-scr',
    cite: page(131),
    item: item => item.id === 'Screen Launcher',
    grant: (grants, { item }) => grants.add('SCR', 'ASC-sua-assign-scr', 1, item.name),
  },
];
