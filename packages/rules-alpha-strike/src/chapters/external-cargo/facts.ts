import { type RuleId, tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { ByUnit, Counted, Heading, Mark, MarkOf, Point, Unit, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';
import { slowsBy } from './burden.ts';

export const HAULS = ['tow', 'drag'] as const;
export type Haul = (typeof HAULS)[number];

/** Letting go of what is carried, towed or dragged, after so many corners of the path. */
export interface Release {
  readonly after: number;
  readonly careful: boolean;
}

export interface CargoCommands {
  /** Pick a neighbour up. */
  readonly lift: { readonly type: 'lift'; readonly unit: UnitId; readonly target: UnitId };
  /** Throw what is carried at a unit or a building. */
  readonly throw: { readonly type: 'throw'; readonly unit: UnitId; readonly target?: UnitId; readonly piece?: string };
}

export interface CargoDuties {
  readonly haul: {
    readonly type: 'haul';
    readonly unit: UnitId;
    readonly path: readonly Point[];
    readonly haul?: { readonly what: UnitId; readonly how: Haul };
    readonly release?: Release;
  };
  readonly unhitch: { readonly type: 'unhitch'; readonly unit: UnitId };
}

/** A load on a unit, and how much all of it slows the unit. */
export interface Load {
  readonly by: UnitId;
  readonly value: number;
}

/** Marks that tie a unit to another one. */
export const TIES = ['carries', 'tows', 'drags', 'cargo', 'towed', 'lifting'] as const;
export type Tie = MarkOf<(typeof TIES)[number]>;
export const isTie = (mark: Mark): mark is Tie => (TIES as readonly string[]).includes(mark.kind);

/** What is lifted, towed, dragged, let go and thrown. */
export interface CargoFacts {
  /** It has a grip on something since a turn. */
  readonly loadGripped: { readonly unit: UnitId; readonly load: UnitId; readonly since: number; readonly until: number };
  readonly gripLost: { readonly unit: UnitId };
  readonly pickedUp: { readonly unit: UnitId; readonly by: UnitId };
  /** What it carries from now on. */
  readonly loadTaken: { readonly unit: UnitId; readonly loads: readonly Load[] };
  readonly loadThrown: { readonly unit: UnitId; readonly loads: readonly Load[] };
  readonly loadLanded: { readonly unit: UnitId; readonly at: Point; readonly z: number; readonly rule: RuleId };
  readonly hitched: { readonly unit: UnitId; readonly how: Haul; readonly load: Load };
  /** Whoever is hauled goes as fast as its tug. */
  readonly hauled: { readonly unit: UnitId; readonly by: UnitId; readonly pace: number };
  readonly hauledAlong: {
    readonly unit: UnitId;
    readonly by: UnitId;
    readonly pace: number;
    readonly at: Point;
    readonly z: number;
    readonly facing: Heading;
    readonly length: number;
    readonly from: Point;
  };
  readonly released: { readonly unit: UnitId; readonly rule: RuleId };
  readonly putDown: { readonly unit: UnitId; readonly rule: RuleId; readonly place?: { readonly at: Point; readonly z: number } };
  /** What still ties it to others. */
  readonly untied: { readonly unit: UnitId; readonly ties: readonly Tie[] };
}

declare module '../../questions/choices.ts' {
  interface Choices {
    readonly haul: Haul;
  }
}
declare module '../../shape/open.ts' {
  interface ChapterCommands extends CargoCommands {}
  interface ChapterDuties extends CargoDuties {}
  interface ChapterHows {
    readonly throw: true;
  }
  interface ChapterOccasions {
    /** A grip on somebody who struggles. */
    readonly lift: true;
  }
  interface MoveTerms {
    /** What it takes in tow or drags along from now on. */
    readonly haul?: { readonly what: UnitId; readonly how: Haul };
    readonly release?: Release;
  }
  interface ChapterEvents extends Facts<CargoFacts> {}
  interface ChapterMarks {
    readonly carries: ByUnit & Counted;
    readonly tows: ByUnit & Counted;
    readonly drags: ByUnit & Counted;
    readonly lifting: ByUnit & Counted;
  }
}

/** The marks of a unit that carries these loads and no others. */
export const carrying = (unit: Pick<Unit, 'marks'>, loads: readonly Load[]): readonly Mark[] => [
  ...unmarking(unit, 'carries'),
  ...loads.map(({ by, value }, i): Mark => ({ kind: 'carries', until: 0, by, value, ...(i === 0 && { slows: slowsBy(value) }) })),
];

/** Facts of version 1 did not say what a tie leaves of a Move. */
const slowed = (tie: Tie): Tie =>
  tie.slows || tie.kind === 'cargo' || tie.kind === 'lifting'
    ? tie
    : { ...tie, slows: tie.kind === 'towed' ? { exactly: tie.value } : slowsBy(tie.value) };

const onGround = (at: Point, z: number): Pick<Unit, 'fate' | 'rides' | 'at' | 'z' | 'airborne'> => ({
  fate: 'fighting',
  rides: null,
  at,
  z,
  airborne: false,
});

export const cargoFacts: Parts<keyof CargoFacts> = {
  loadGripped: ofUnit({
    fold: (unit, { load, since, until }) => ({
      did: [...unit.did, 'lift'],
      marks: marking(unit, { kind: 'lifting', until, by: load, value: since }),
    }),
    says: tell('{unit} takes hold of a load'),
  }),
  gripLost: ofUnit({
    fold: unit => ({ did: [...unit.did, 'lift'], marks: unmarking(unit, 'lifting') }),
    says: tell('{unit} loses its hold'),
  }),
  pickedUp: ofUnit({
    fold: (unit, { by }) => ({ fate: 'riding', rides: by, at: null, marks: marking(unit, { kind: 'cargo', until: 0, by }) }),
    says: tell('{unit} is picked up'),
  }),
  loadTaken: ofUnit({
    fold: (unit, { loads }) => ({ marks: carrying({ marks: unmarking(unit, 'lifting') }, loads) }),
    says: tell('{unit} picks up a load'),
  }),
  loadThrown: ofUnit({
    fold: (unit, { loads }) => ({
      marks: carrying(unit, loads),
      did: unit.did.includes('throw') ? unit.did : [...unit.did, 'throw'],
    }),
    says: tell('{unit} throws its load'),
  }),
  loadLanded: ofUnit({
    fold: (unit, { at, z }) => ({ ...onGround(at, z), marks: unmarking(unit, 'cargo') }),
    says: tell('{unit} comes down'),
  }),
  hitched: ofUnit({
    fold: (unit, { how, load }) => ({
      marks: marking(unit, { kind: how === 'tow' ? 'tows' : 'drags', until: 0, ...load, slows: slowsBy(load.value) }),
    }),
    says: ({ how }) => (how === 'tow' ? tell('{unit} takes in tow') : tell('{unit} drags along')),
  }),
  hauled: ofUnit({
    fold: (unit, { by, pace }) => ({ marks: marking(unit, { kind: 'towed', until: 0, by, value: pace, slows: { exactly: pace } }) }),
    says: tell('{unit} is hauled'),
  }),
  hauledAlong: ofUnit({
    fold: (unit, { by, pace, at, z, facing, length, from }) => ({
      ...onGround(at, z),
      facing,
      moved: { mode: 'ground', length, from },
      marks: marking(unit, { kind: 'towed', until: 0, by, value: pace, slows: { exactly: pace } }),
    }),
    says: tell('{unit} is hauled along'),
  }),
  released: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'carries', 'tows', 'drags') }), says: tell('{unit} lets its load go') }),
  putDown: ofUnit({
    fold: (unit, { place }) => ({ ...(place && onGround(place.at, place.z)), marks: unmarking(unit, 'cargo', 'towed') }),
    says: tell('{unit} is put down'),
  }),
  untied: ofUnit({
    fold: ({ marks }, { ties }) => ({ marks: [...marks.filter(mark => !isTie(mark)), ...ties.map(slowed)] }),
    says: tell('{unit} is free of its load'),
  }),
};
