import type { Unit } from '@sortie/roster';
import type { TypeCode } from '../card.ts';
import { page, type RuleHead } from '../rule.ts';

export interface TypeRule extends RuleHead {
  readonly type: (unit: Unit) => TypeCode | undefined;
}

const BY_KIND: Partial<Readonly<Record<Unit['kind'], TypeCode>>> = {
  mech: 'BM',
  protomech: 'PM',
  vehicle: 'CV',
  emplacement: 'CV',
  'support-vehicle': 'SV',
  'mobile-structure': 'MS',
  fighter: 'AF',
  'conventional-fighter': 'CF',
  'small-craft': 'SC',
  jumpship: 'JS',
  warship: 'WS',
  'space-station': 'SS',
};

/** Which code goes into the TP field. */
export const TYPE_RULES: readonly TypeRule[] = [
  {
    id: 'ASC-conv-type-ba-squad',
    cite: page(91),
    covers: ['ASC-tbl-unit-type'],
    type: unit => (unit.kind === 'battle-armor' ? 'BA' : undefined),
  },
  {
    id: 'ASC-conv-type-ci-platoon',
    cite: page(91),
    covers: ['ASC-tbl-unit-type'],
    type: unit => (unit.kind === 'infantry' ? 'CI' : undefined),
  },
  {
    id: 'ASC-conv-type-sv-aerospace',
    cite: page(91),
    covers: ['ASC-tbl-unit-type'],
    type: unit => (unit.kind === 'support-vehicle' && unit.craft ? 'SV' : undefined),
  },
  {
    id: 'ASC-conv-type-protomech-single',
    cite: page(97),
    covers: ['ASC-tbl-unit-type'],
    type: unit => (unit.kind === 'protomech' ? 'PM' : undefined),
  },
  {
    id: 'ASC-tbl-unit-type',
    cite: page(91),
    covers: ['ASC-conv-type-tp-field', 'ASC-conv-type-individual-units', 'ASC-conv-scope-convert-only'],
    type: unit => {
      if (unit.kind === 'mech' && unit.structure.type === 'Industrial') return 'IM';
      if (unit.kind === 'dropship') return unit.motive === 'spheroid' ? 'DS' : 'DA';
      return BY_KIND[unit.kind];
    },
  },
];
