import { type RuleId, type Telling, tell } from '@sortie/kernel';
import type { ArcName, Move, WeaponClass } from '../card/card.ts';
import type { Bomb, Critical, Motive, Unit, UnitId, Waiting } from '../shape.ts';
import { callSign, marking, unitAt, unmarking, withUnit } from '../state.ts';
import { seenAs } from '../view.ts';
import { ofUnit, type Parts } from './fact.ts';

/** What units suffer, and what becomes of them. */
export interface HarmFacts {
  readonly damaged: { readonly unit: UnitId; readonly armor: number; readonly structure: number; readonly rule: RuleId };
  readonly destroyed: { readonly unit: UnitId; readonly rule: RuleId; readonly fate: 'destroyed' | 'withdrawn' };
  /** Something comes onto the table that was not there before: a sensor, marines, a crew on foot. */
  readonly spawned: { readonly unit: Unit; readonly rule: RuleId };
  /** It comes out of hiding, or its card is known from now on. */
  readonly uncovered: { readonly unit: UnitId; readonly what: 'unit' | 'card'; readonly rule: RuleId };
  /** What somebody hears who did not know it. */
  readonly revealed: { readonly unit: UnitId; readonly as: Unit; readonly rule: RuleId };
  /** A hit that waits for the End Phase, and takes effect there. */
  readonly criticalMarked: { readonly unit: UnitId; readonly hit: Waiting };
  readonly effectTaken: { readonly unit: UnitId; readonly rule: RuleId };
  readonly componentsHeld: { readonly unit: UnitId };
  readonly engineHit: {
    readonly unit: UnitId;
    readonly hits: number;
    readonly rule: RuleId;
    readonly moves?: readonly Move[];
    readonly tmm?: number;
  };
  readonly fireControlHit: { readonly unit: UnitId; readonly hits: number };
  readonly weaponHit: {
    readonly unit: UnitId;
    readonly hits: number;
    readonly rule: RuleId;
    /** The weapons of one side that lose, and how often they have, on craft with several. */
    readonly lost?: { readonly arc: ArcName; readonly weapons: WeaponClass; readonly value: number };
  };
  readonly slowed: {
    readonly unit: UnitId;
    readonly moves: readonly Move[];
    readonly tmm: number;
    readonly mpHits?: number;
    readonly rule: RuleId;
  };
  readonly immobilized: { readonly unit: UnitId; readonly moves: readonly Move[] };
  readonly stunned: { readonly unit: UnitId; readonly until: number; readonly rule: RuleId };
  readonly shaken: { readonly unit: UnitId; readonly until: number; readonly rule: RuleId };
  readonly thrusterHit: { readonly unit: UnitId; readonly moves: readonly Move[] };
  readonly crewHit: { readonly unit: UnitId; readonly hits: number };
  readonly doorJammed: { readonly unit: UnitId; readonly bay: string };
  readonly broke: { readonly unit: UnitId; readonly what: 'collar' | 'kfBoom' };
  readonly bombsDropped: { readonly unit: UnitId; readonly left: readonly { readonly bomb: Bomb; readonly value: number }[] };
}

/** Results of the tables by their codes. */
export const HITS: { readonly [K in Critical | Motive]: Telling } = {
  ammo: tell('{unit}: ammunition hit'),
  engine: tell('{unit}: engine hit'),
  fireControl: tell('{unit}: fire control hit'),
  weapon: tell('{unit}: weapon hit'),
  mp: tell('{unit}: movement hit'),
  stunned: tell('{unit}: crew stunned'),
  crewKilled: tell('{unit}: crew killed'),
  destroyed: tell('{unit}: destroyed'),
  fuel: tell('{unit}: fuel hit'),
  thruster: tell('{unit}: thruster hit'),
  crewHit: tell('{unit}: crew hit'),
  door: tell('{unit}: doors jammed'),
  collar: tell('{unit}: docking collar hit'),
  kfBoom: tell('{unit}: K-F boom hit'),
  motiveSlow: tell('{unit}: motive damage: slower'),
  motiveHalf: tell('{unit}: motive damage: half Move'),
  motiveStop: tell('{unit}: motive damage: immobile'),
};

const STUNNED_BY_DEVICE: readonly RuleId[] = ['AS-sua-btas', 'ASC-sua-tsemp-effect', 'AS-drone'];

export const harmFacts: Parts<keyof HarmFacts> = {
  damaged: ofUnit({
    fold: (unit, { armor, structure }) => ({
      armor: unit.armor - armor,
      structure: unit.structure - structure,
      hurt: unit.hurt + armor + structure,
    }),
    says: ({ armor, structure }) => {
      if (structure === 0) return tell('{unit} loses {armor} armor');
      return armor === 0 ? tell('{unit} loses {structure} structure') : tell('{unit} loses {armor} armor and {structure} structure');
    },
  }),
  destroyed: {
    fold: (state, { unit, fate }) => withUnit(state, unit, { fate, at: null, hidden: false, rides: null }),
    tell: (state, { unit, fate }) =>
      fate === 'destroyed'
        ? tell('{unit} is destroyed', { unit: callSign(state, unit) })
        : tell('{unit} has left the table', { unit: callSign(state, unit) }),
  },
  spawned: { fold: (state, { unit }) => ({ ...state, units: [...state.units, unit] }) },
  uncovered: {
    fold: (state, { unit, what }) => withUnit(state, unit, what === 'unit' ? { hidden: false } : { veiled: false }),
    tell: (state, { unit, what }) =>
      what === 'unit'
        ? tell('{unit} comes out of hiding', { unit: callSign(state, unit) })
        : tell('{unit} is recognized', { unit: callSign(state, unit) }),
    redact: (state, event, seat) => {
      const unit = unitAt(state, event.unit);
      if (unit.seat === seat) return event;
      const as = event.what === 'unit' ? { ...unit, hidden: false } : { ...unit, veiled: false };
      return { type: 'revealed', unit: event.unit, as: seenAs(as, seat), rule: event.rule };
    },
    reveals: true,
  },
  revealed: {
    fold: (state, { unit, as }) => withUnit(state, unit, as),
    tell: (_state, { as }) => (as.hidden ? undefined : tell('{unit} comes out of hiding', { unit: as.name })),
    reveals: true,
  },
  criticalMarked: ofUnit({ fold: (unit, { hit }) => ({ waiting: [...unit.waiting, hit] }), says: ({ hit }) => HITS[hit.kind] }),
  effectTaken: ofUnit({ fold: unit => ({ waiting: unit.waiting.slice(1) }) }),
  componentsHeld: ofUnit({
    fold: unit => ({ spent: [...unit.spent, 'ARM'] }),
    says: tell('{unit}: armored components stop a critical hit'),
  }),
  engineHit: ofUnit({
    fold: (_unit, { hits, moves, tmm }) => ({ engineHits: hits, ...(moves && { moves }), ...(tmm !== undefined && { tmm }) }),
    says: tell('{unit}: engine hit'),
  }),
  fireControlHit: ofUnit({ fold: (_unit, { hits }) => ({ fireHits: hits }), says: tell('{unit}: fire control hit') }),
  weaponHit: ofUnit({
    fold: (unit, { hits, lost }) => ({
      weaponHits: hits,
      ...(lost && {
        marks: [
          ...unit.marks.filter(one => one.kind !== 'arc' || one.arc !== lost.arc || one.weapons !== lost.weapons),
          { kind: 'arc', until: 0, ...lost },
        ],
      }),
    }),
    says: tell('{unit}: weapon hit'),
  }),
  slowed: ofUnit({
    fold: (_unit, { moves, tmm, mpHits }) => ({ moves, tmm, ...(mpHits !== undefined && { mpHits }) }),
    says: tell('{unit} is slower'),
  }),
  immobilized: ofUnit({
    fold: (unit, { moves }) => ({ moves, marks: marking(unit, { kind: 'immobile', until: 0 }) }),
    says: tell('{unit} is immobilized'),
  }),
  stunned: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'stunned', until }) }),
    says: ({ rule }) => (STUNNED_BY_DEVICE.includes(rule) ? tell('{unit} shuts down') : tell('{unit}: crew stunned')),
  }),
  shaken: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'shaken', until, value: 1 }) }),
    says: tell('{unit} is shaken'),
  }),
  thrusterHit: ofUnit({
    fold: (unit, { moves }) => ({ moves, marks: marking(unit, { kind: 'thruster', until: 0 }) }),
    says: tell('{unit}: thruster hit'),
  }),
  crewHit: ofUnit({
    fold: (unit, { hits }) => ({ marks: marking(unit, { kind: 'crewHit', until: 0, value: hits }) }),
    says: tell('{unit}: crew hit'),
  }),
  doorJammed: ofUnit({
    fold: (unit, { bay }) => ({
      marks: [...unit.marks.filter(one => one.kind !== 'door' || one.bay !== bay), { kind: 'door', until: 0, bay }],
    }),
    says: tell('{unit}: doors jammed'),
  }),
  broke: ofUnit({
    fold: (unit, { what }) => ({ marks: marking(unit, { kind: what, until: 0 }) }),
    says: ({ what }) => HITS[what],
  }),
  bombsDropped: ofUnit({
    fold: (unit, { left }) => ({
      marks: [...unmarking(unit, 'bombs'), ...left.map(({ bomb, value }) => ({ kind: 'bombs', until: 0, bomb, value }) as const)],
    }),
    says: tell('{unit} drops bombs'),
  }),
};
