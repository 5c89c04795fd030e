import { tell } from '@sortie/kernel';
import type { Card } from '../../card/card.ts';
import { ofCard } from '../../facts/equip.ts';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Plain, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

/** What peculiar machines do and suffer. */
export interface QuirkFacts {
  readonly cowlHeld: { readonly unit: UnitId };
  /** A machine that was never tested gives way, and holds again. */
  readonly gaveWay: { readonly unit: UnitId; readonly until: number };
  readonly heldAgain: { readonly unit: UnitId };
  readonly coolantLeaked: { readonly unit: UnitId; readonly heat: number };
  readonly crewTrapped: { readonly unit: UnitId };
  readonly jammedItself: { readonly unit: UnitId; readonly until: number };
  readonly undercarriageBroke: { readonly unit: UnitId };
  readonly lightLost: { readonly unit: UnitId; readonly card: Card };
  readonly beltJammed: { readonly unit: UnitId; readonly card: Card; readonly spent: string };
  readonly loadedOtherwise: { readonly unit: UnitId; readonly card: Card };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<QuirkFacts> {}
  interface ChapterMarks {
    readonly oversized: Plain;
    readonly prototype: Plain;
    readonly leaking: Plain;
    readonly trapped: Plain;
    readonly collapsed: Plain;
  }
  interface ChapterTraits {
    readonly oversized: true;
  }
  interface ChapterTrials {
    readonly ejection: true;
  }
}

export const quirkFacts: Parts<keyof QuirkFacts> = {
  cowlHeld: ofUnit({ fold: unit => ({ spent: [...unit.spent, 'cowl'] }), says: tell('{unit}: its cowl holds') }),
  gaveWay: ofUnit({ fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'prototype', until }) }), says: tell('{unit} gives way') }),
  heldAgain: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'prototype') }), says: tell('{unit} holds') }),
  coolantLeaked: ofUnit({
    fold: (unit, { heat }) => ({ heat, marks: marking(unit, { kind: 'leaking', until: 0 }) }),
    says: tell('{unit}: its coolant leaks'),
  }),
  crewTrapped: ofUnit({
    fold: ({ marks }) => ({
      marks: marking({ marks: marks.filter(mark => mark.kind !== 'ordered' || mark.order !== 'eject') }, { kind: 'trapped', until: 0 }),
    }),
    says: tell('{unit}: the crew is trapped'),
  }),
  jammedItself: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'interference', until }) }),
    says: tell('{unit} jams itself'),
  }),
  undercarriageBroke: ofUnit({
    fold: unit => ({ marks: marking(unit, { kind: 'collapsed', until: 0 }) }),
    says: tell('{unit}: its undercarriage gives way'),
  }),
  lightLost: ofCard(tell('{unit} loses its light')),
  beltJammed: ofCard(tell('{unit}: the belt jams')),
  loadedOtherwise: ofCard(tell('{unit} is loaded with something else')),
};
