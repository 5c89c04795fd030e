import { type End, type Hit, mayDeploy, type Report, type State, type Suffered, type Unit } from '@sortie/campaign';

/** What is typed in of one unit. */
export interface UnitDraft {
  readonly took: boolean;
  readonly fate: Suffered['fate'];
  readonly armor: number;
  readonly structure: number;
  readonly hits: Readonly<Partial<Record<Hit, number>>>;
  readonly crewHits: number;
  readonly immobile: boolean;
  readonly end: End;
  /** What a salvage crew looks for beside the points. */
  readonly marks: readonly Mark[];
}

/** Of a unit that was not destroyed: its ammunition or its fuel was hit, it crashed, or its crew was left without air. */
export const MARKS = ['ammoHit', 'fuelHit', 'crashed', 'airless'] as const;
export type Mark = (typeof MARKS)[number];

export interface ReportDraft {
  readonly result: NonNullable<Report['result']>;
  readonly field: -1 | 0 | 1;
  readonly salvage: boolean;
  /** Armies that left the field, by seat. */
  readonly retreated: readonly number[];
  /** Points of both sides, where the mission counts any. */
  readonly scores?: readonly [number, number];
  readonly units: Readonly<Record<number, UnitDraft>>;
}

const UNHURT: UnitDraft = {
  took: true,
  fate: 'active',
  armor: 0,
  structure: 0,
  hits: {},
  crewHits: 0,
  immobile: false,
  end: 'damage',
  marks: [],
};

/** Everybody who could have fought. */
export const present = (state: State): readonly Unit[] => state.units.filter(unit => mayDeploy(state, unit));

export const freshReport = (state: State): ReportDraft => ({
  result: 'victory',
  field: 0,
  salvage: true,
  retreated: [],
  units: Object.fromEntries(present(state).map(({ id }) => [id, UNHURT])),
});

export const withUnit = (draft: ReportDraft, id: number, change: Partial<UnitDraft>): ReportDraft => ({
  ...draft,
  units: { ...draft.units, [id]: { ...UNHURT, ...draft.units[id], ...change } },
});

/** What was typed in as the books want it. A unit that is destroyed has lost everything. */
export function reportFrom(state: State, { result, field, salvage, retreated, scores, units }: ReportDraft): Report {
  const suffered = present(state).flatMap((unit): Suffered[] => {
    const { took, fate, armor, structure, hits, crewHits, immobile, end, marks } = units[unit.id] ?? UNHURT;
    if (!took) return [];
    const [armorLeft, structureLeft] = [unit.armor - unit.lostArmor, unit.structure - unit.lostStructure];
    const destroyed = fate === 'destroyed';
    return [
      {
        unit: unit.id,
        fate,
        armor: destroyed ? armorLeft : Math.min(armor, armorLeft),
        structure: destroyed ? structureLeft : Math.min(structure, structureLeft),
        ...(Object.values(hits).some(count => count > 0) && { hits }),
        ...(crewHits > 0 && { crewHits }),
        ...(immobile && { immobile }),
        ...Object.fromEntries(marks.map(mark => [mark, true])),
        ...(destroyed && { end, ...(end === 'ammunition' && { ammoHit: true }), ...(end === 'fuel' && { fuelHit: true }) }),
      },
    ];
  });
  return {
    result,
    field,
    units: suffered,
    ...(!salvage && { salvage }),
    ...(retreated.length > 0 && { retreated }),
    ...(scores && { scores }),
  };
}
