import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Counted, Plain, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

/** Jammers, pulses, coolant and armor that seals itself. */
export interface AbilityFacts {
  /** Heat is flushed away, or the sinks break. */
  readonly flushed: { readonly unit: UnitId; readonly heat: number };
  readonly sinksBroke: { readonly unit: UnitId };
  readonly cooled: { readonly unit: UnitId; readonly heat: number };
  readonly coolantLost: { readonly unit: UnitId; readonly hits: number };
  readonly armorSealed: { readonly unit: UnitId; readonly armor: number };
  readonly jammerStarted: { readonly unit: UnitId; readonly until: number };
  readonly jammerStopped: { readonly unit: UnitId };
  readonly jammed: { readonly unit: UnitId; readonly what: 'jammedEcm' | 'jammedC3'; readonly until: number; readonly by?: UnitId };
  readonly unjammed: { readonly unit: UnitId; readonly what: 'jammedEcm' | 'jammedC3' };
  /** What its point defense guards for the rest of the turn. */
  readonly missilesShotDown: { readonly unit: UnitId; readonly whom: 'own' | 'friends'; readonly until: number };
  /** Turns that its generator has been charging; none once it stops. */
  readonly generatorCharged: { readonly unit: UnitId; readonly turns: number | null };
  readonly generatorFired: { readonly unit: UnitId; readonly asleep: number; readonly until: number };
  readonly pulsed: { readonly unit: UnitId; readonly until: number };
  readonly magpulsed: { readonly unit: UnitId; readonly until: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<AbilityFacts> {}
  interface ChapterMarks {
    readonly hpg: Counted;
    readonly hpgWait: Plain;
    readonly jammer: Plain;
    readonly pulsed: Plain;
    readonly magpulse: Plain;
    readonly rams: { readonly whom: 'own' | 'friends' };
  }
  interface ChapterStances {
    readonly jam: true;
    readonly chargeHpg: true;
  }
  interface ChapterOrders {
    readonly flush: true;
    readonly emergencyCool: true;
  }
  interface ChapterTrials {
    readonly jammer: true;
  }
  interface ChapterDuties {
    readonly jam: { readonly type: 'jam' };
  }
}

export const abilityFacts: Parts<keyof AbilityFacts> = {
  flushed: ofUnit({ fold: (_unit, { heat }) => ({ heat }), says: tell('{unit} is at heat {heat}') }),
  sinksBroke: ofUnit({ fold: unit => ({ spent: [...unit.spent, 'RHS'] }), says: tell('{unit}: the radical heat sinks break') }),
  cooled: ofUnit({
    fold: (unit, { heat }) => ({ heat, shutdown: false, marks: unmarking(unit, 'asleep') }),
    says: tell('{unit} cools down'),
  }),
  coolantLost: ofUnit({
    fold: (unit, { hits }) => ({ spent: [...unit.spent, 'ECS'], engineHits: hits }),
    says: tell('{unit}: the coolant is lost'),
  }),
  armorSealed: ofUnit({ fold: (_unit, { armor }) => ({ armor }), says: tell('{unit} seals its armor') }),
  jammerStarted: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'jammer', until }), spent: [...unit.spent, 'jammer'] }),
    says: tell('{unit} starts its jammer'),
  }),
  jammerStopped: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'jammer') }), says: tell('{unit}: the jammer stops') }),
  jammed: ofUnit({
    fold: (unit, { what, until, by }) => ({ marks: marking(unit, { kind: what, until, ...(by === undefined ? {} : { by }) }) }),
    says: tell('{unit} is jammed'),
  }),
  unjammed: ofUnit({ fold: (unit, { what }) => ({ marks: unmarking(unit, what) }), says: tell('{unit} is jammed no more') }),
  missilesShotDown: ofUnit({
    fold: (unit, { whom, until }) => ({ marks: marking(unit, { kind: 'rams', until, whom }) }),
    says: ({ whom }) => (whom === 'own' ? tell('{unit} shoots missiles down') : tell('{unit} shoots missiles down for a friend')),
  }),
  generatorCharged: ofUnit({
    fold: (unit, { turns }) => ({
      marks: turns === null ? unmarking(unit, 'hpg') : marking(unit, { kind: 'hpg', until: 0, value: turns }),
    }),
    says: ({ turns }) => (turns === null ? tell('{unit} stops charging its generator') : tell('{unit} charges its generator')),
  }),
  generatorFired: ofUnit({
    fold: (unit, { asleep, until }) => ({
      shutdown: true,
      marks: [...unmarking(unit, 'hpg'), { kind: 'asleep', until: 0, value: asleep }, { kind: 'hpgWait', until }],
    }),
    says: tell('{unit} shuts down'),
  }),
  pulsed: ofUnit({ fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'pulsed', until }) }), says: tell('{unit} is dazzled') }),
  magpulsed: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'magpulse', until }) }),
    says: tell('{unit} is dazzled'),
  }),
};
