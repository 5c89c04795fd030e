import type { RuleId } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { firstAnswer, page, READING, type RuleHead } from '../rule.ts';
import { isAirborneSupport, isFighter, type Subject } from '../subject.ts';
import { mechStructurePoints } from './mech-table.ts';

const TABLE: RuleId = 'ASC-tbl-structure-rules';

export interface StructureRule extends RuleHead {
  readonly structure?: (subject: Subject) => number | undefined;
  /** Applied to the finished value, rounded up. */
  readonly times?: (subject: Subject) => number | undefined;
}

const internal = (unit: Unit): number => Object.values(unit.structure.points).reduce((sum, points) => sum + points, 0);

const divided = (unit: Unit, by: number): number => Math.ceil(internal(unit) / by);

const isNaval = (unit: Unit): boolean => unit.motive === 'naval' || unit.motive === 'submarine' || unit.motive === 'hydrofoil';

function navalRule(id: string, over: number, upTo: number, by: number): StructureRule {
  return {
    id: `ASC-conv-struct-sv-naval-${id}`,
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) =>
      type === 'SV' && isNaval(unit) && unit.tons > over && unit.tons <= upTo ? divided(unit, by) : undefined,
  };
}

const fixed = (id: string, types: readonly string[], value: number): StructureRule => ({
  id: `ASC-conv-struct-${id}`,
  cite: page(98),
  covers: [TABLE],
  structure: ({ type }) => (types.includes(type) ? value : undefined),
});

export const STRUCTURE_RULES: readonly StructureRule[] = [
  {
    id: 'HOUSE-as-emplacement-structure',
    cite: READING,
    structure: ({ unit }) => (unit.kind === 'emplacement' ? 0 : undefined),
  },
  {
    id: 'ASC-conv-struct-mech-lookup',
    cite: page(97),
    covers: ['ASC-conv-struct-engine-equivalents', 'ASC-tbl-mech-structure', TABLE, 'ASC-conv-struct-bubbles'],
    structure: ({ unit, type }) => (type === 'BM' || type === 'IM' ? mechStructurePoints(unit) : undefined),
  },
  fixed('protomech', ['PM'], 1),
  fixed('ba', ['BA'], 2),
  fixed('ci', ['CI'], 1),
  {
    id: 'ASC-conv-struct-js-sat-ss',
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) => (type === 'JS' || type === 'SS' || (type === 'SV' && unit.motive === 'station-keeping') ? 1 : undefined),
  },
  {
    id: 'ASC-conv-struct-warship',
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) => (type === 'WS' ? unit.craft?.structuralIntegrity : undefined),
  },
  {
    id: 'ASC-conv-struct-sv-aero',
    cite: page(98),
    covers: [TABLE, 'ASC-conv-struct-aero'],
    structure: subject =>
      isAirborneSupport(subject) ? Math.ceil((subject.unit.craft?.structuralIntegrity ?? subject.unit.movement.walk) / 2) : undefined,
  },
  {
    id: 'ASC-conv-struct-aero',
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) =>
      isFighter(type) || type === 'SC' || type === 'DS' || type === 'DA'
        ? Math.ceil((unit.craft?.structuralIntegrity ?? 0) / 2)
        : undefined,
  },
  {
    id: 'ASC-conv-struct-sv-rail-heavy',
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) => (type === 'SV' && unit.motive === 'rail' && unit.tons > 300 ? divided(unit, 15) : undefined),
  },
  {
    id: 'ASC-conv-struct-sv-rail-light',
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) => (type === 'SV' && unit.motive === 'rail' ? divided(unit, 10) : undefined),
  },
  navalRule('300', 0, 300, 10),
  navalRule('500', 300, 500, 15),
  navalRule('6000', 500, 6000, 20),
  navalRule('12000', 6000, 12_000, 25),
  navalRule('30000', 12_000, 30_000, 30),
  navalRule('over-30000', 30_000, Number.POSITIVE_INFINITY, 35),
  {
    id: 'ASC-conv-struct-sv-ground',
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) => (type === 'SV' ? divided(unit, 10) : undefined),
  },
  {
    id: 'ASC-conv-struct-ms',
    cite: page(98),
    covers: [TABLE],
    structure: ({ unit, type }) => (type === 'MS' ? divided(unit, 30) : undefined),
  },
  {
    id: 'ASC-conv-struct-cv',
    cite: page(98),
    covers: ['ASC-conv-struct-cv-internal', TABLE],
    structure: ({ unit, type }) => (type === 'CV' ? Math.max(1, divided(unit, 10)) : undefined),
  },
  {
    id: 'ASC-conv-struct-composite',
    cite: page(98),
    covers: [TABLE],
    times: ({ unit }) => (unit.structure.type === 'Composite' || unit.structure.type === 'Endo-Composite-Half' ? 0.5 : undefined),
  },
  {
    id: 'ASC-conv-struct-reinforced',
    cite: page(98),
    covers: [TABLE],
    times: ({ unit }) => (unit.structure.type === 'Reinforced' ? 2 : undefined),
  },
];

export function structureOf(rules: readonly StructureRule[], subject: Subject): number {
  const { work } = subject;
  const found = firstAnswer(rules, rule => rule.structure?.(subject));
  let value = found?.value ?? 0;
  if (found) work.term('structure', found.rule.id, value, undefined, 'base');
  for (const rule of rules) {
    const factor = rule.times?.(subject);
    if (factor === undefined) continue;
    value = Math.ceil(value * factor);
    work.term('structure', rule.id, factor, 'rounded up', 'multiply');
  }
  work.total('structure', value);
  return value;
}
