import { type RuleId, tell } from '@sortie/kernel';
import type { Move } from '../../card/card.ts';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { ByUnit, Mark, MarkOf, Plain, Unit, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

/** Ways to divide an attack among several targets. */
export const DIVISIONS = ['multi-tasker', 'multi-trac', 'three-targets'] as const;
export type Division = (typeof DIVISIONS)[number];

/** What pilots and crews do with what they can do. */
export interface PilotFacts {
  readonly luckUsed: { readonly unit: UnitId };
  /** It has stood up to somebody frightening this turn, or has not. */
  readonly faced: { readonly unit: UnitId; readonly by: UnitId; readonly rule: RuleId; readonly until: number };
  readonly intimidated: { readonly unit: UnitId; readonly by: UnitId; readonly rule: RuleId; readonly until: number };
  readonly enraged: { readonly unit: UnitId; readonly by: UnitId };
  readonly calmed: { readonly unit: UnitId };
  readonly preyChosen: { readonly unit: UnitId; readonly prey: UnitId; readonly byPlayer: boolean };
  readonly insightHad: { readonly unit: UnitId; readonly until: number };
  readonly thoughtAgain: { readonly unit: UnitId; readonly until: number };
  readonly letRollBe: { readonly unit: UnitId; readonly until: number };
  readonly fistsHeldBack: { readonly unit: UnitId; readonly until: number };
  readonly clubFound: { readonly unit: UnitId };
  readonly neighboursCalled: { readonly unit: UnitId; readonly until: number };
  readonly neighboursCame: { readonly unit: UnitId };
  readonly fireDivided: { readonly unit: UnitId; readonly how: Division; readonly until: number; readonly rule: RuleId };
  /** One leg is gone: it hops on, or goes no farther. */
  readonly hopTried: { readonly unit: UnitId; readonly hits: number; readonly moves?: readonly Move[] };
}

declare module '../../questions/numbers.ts' {
  interface Questions {
    /** What a roll to stand up to somebody frightening adds. */
    readonly resist: { readonly unit: Unit; readonly by: Unit };
  }
}
declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<PilotFacts> {}
  interface ChapterMarks {
    readonly cowed: ByUnit;
    readonly faced: ByUnit & { readonly rule: RuleId };
    readonly enraged: ByUnit;
    readonly stalks: ByUnit & { readonly byPlayer: boolean };
    readonly insight: Plain;
    readonly genius: Plain;
    readonly letsBe: Plain;
    readonly holdsBack: Plain;
    readonly club: Plain;
    readonly calls: Plain;
    readonly divides: { readonly how: Division };
  }
  interface ChapterTrials {
    readonly hop: true;
  }
}

/** One more mark of a kind of which there may be several. */
const beside = (marks: readonly Mark[], mark: Mark, same: (other: Mark) => boolean): readonly Mark[] => [
  ...marks.filter(other => !same(other)),
  mark,
];
const isCowedBy = (mark: Mark, by: UnitId): mark is MarkOf<'cowed'> => mark.kind === 'cowed' && mark.by === by;

export const pilotFacts: Parts<keyof PilotFacts> = {
  luckUsed: ofUnit({ fold: unit => ({ spent: [...unit.spent, 'lucky'] }), says: tell('{unit} uses its luck') }),
  faced: ofUnit({
    fold: ({ marks }, { by, rule, until }) => ({
      marks: beside(marks, { kind: 'faced', until, by, rule }, one => one.kind === 'faced' && one.by === by && one.rule === rule),
    }),
  }),
  intimidated: ofUnit({
    fold: ({ marks }, { by, until }) => ({ marks: beside(marks, { kind: 'cowed', until, by }, one => isCowedBy(one, by)) }),
    says: tell('{unit} is intimidated'),
  }),
  enraged: ofUnit({
    fold: (unit, { by }) => ({ marks: marking(unit, { kind: 'enraged', until: 0, by }) }),
    says: tell('{unit} is enraged'),
  }),
  calmed: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'enraged') }), says: tell('{unit} comes to its senses') }),
  preyChosen: ofUnit({
    fold: (unit, { prey, byPlayer }) => ({ marks: marking(unit, { kind: 'stalks', until: 0, by: prey, byPlayer }) }),
    says: tell('{unit} has chosen its prey'),
  }),
  insightHad: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'insight', until }) }),
    says: tell('{unit} acts at once'),
  }),
  thoughtAgain: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'genius', until }) }),
    says: tell('{unit} thinks again'),
  }),
  letRollBe: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'letsBe', until }) }),
    says: tell('{unit} lets the next roll be'),
  }),
  fistsHeldBack: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'holdsBack', until }) }),
    says: tell('{unit} holds its fists back'),
  }),
  clubFound: ofUnit({
    fold: unit => ({ marks: marking(unit, { kind: 'club', until: 0 }) }),
    says: tell('{unit} finds something to swing'),
  }),
  neighboursCalled: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'calls', until }) }),
    says: tell('{unit} calls its neighbours'),
  }),
  neighboursCame: ofUnit({
    fold: unit => ({ spent: [...unit.spent, 'urban-guerrilla'] }),
    says: tell('{unit} is joined by its neighbours'),
  }),
  fireDivided: ofUnit({
    fold: ({ marks }, { how, until }) => ({
      marks: beside(marks, { kind: 'divides', until, how }, one => one.kind === 'divides' && one.how === how),
    }),
    says: tell('{unit} divides its fire'),
  }),
  hopTried: ofUnit({
    fold: (unit, { hits, moves }) => ({
      spent: [...unit.spent, `hop-${hits}`],
      ...(moves && { moves, marks: unmarking(unit, 'immobile') }),
    }),
    says: ({ moves }) => (moves ? tell('{unit} hops on') : tell('{unit} goes no farther')),
  }),
};
