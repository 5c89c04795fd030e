import { type RuleId, type Telling, tell } from '@sortie/kernel';
import type { Flight, Heading, Mode, MoveTerms, OverflyCommand, Point, Ring, Run, Stance, UnitId } from '../shape.ts';
import { callSign, INCH, marking, unitAt, unmarking, withUnit } from '../state.ts';
import { ofUnit, type Parts } from './fact.ts';

/** How units move, by themselves and with others. */
export interface MoveFacts {
  readonly moved: {
    readonly unit: UnitId;
    readonly mode: Mode;
    readonly path: readonly Point[];
    readonly at: Point;
    readonly z: number;
    readonly airborne: boolean;
    readonly facing: Heading;
    readonly length: number;
    readonly cost: number;
    readonly stance?: Stance;
    readonly mounts?: readonly UnitId[];
    readonly drops?: readonly UnitId[];
    readonly dropAt?: Point;
    readonly run?: Run;
    readonly with?: readonly string[];
  } & MoveTerms;
  readonly flew: {
    readonly unit: UnitId;
    readonly fate: 'aloft' | 'fighting' | 'riding';
    readonly flight: Flight;
    readonly at: Point | null;
    readonly z: number;
    readonly airborne: boolean;
    readonly facing: Heading;
    readonly length: number;
    readonly run?: Run;
    readonly rides?: UnitId;
    readonly drop?: OverflyCommand['drop'];
  };
  readonly activated: { readonly unit: UnitId };
  readonly tookOff: { readonly unit: UnitId };
  /** Without Move it does not stay in the air. */
  readonly cameDown: { readonly unit: UnitId; readonly z: number };
  /** What it stood on has fallen in. */
  readonly fellThrough: { readonly unit: UnitId; readonly z: number };
  /** The turn is over, and an aircraft with it away from the table. */
  readonly flewOff: { readonly unit: UnitId };
  readonly fellToRing: { readonly unit: UnitId; readonly ring: Ring };
  readonly crashed: { readonly unit: UnitId };
  readonly mounted: { readonly unit: UnitId; readonly on: UnitId; readonly outside: boolean };
  /** Off its carrier: on the ground, or through the air until the end of a turn. */
  readonly dismounted: {
    readonly unit: UnitId;
    readonly at: Point;
    readonly z: number;
    readonly dropping?: number;
    readonly walks?: number;
  };
  readonly leftWreck: { readonly unit: UnitId; readonly at: Point | null; readonly z: number };
  /** Infantry goes into what it is to take, and comes out of it. */
  readonly boarded: { readonly unit: UnitId; readonly into: UnitId; readonly rule: RuleId };
  readonly captured: { readonly unit: UnitId; readonly at: Point; readonly z: number };
  readonly crewArmed: { readonly unit: UnitId; readonly marines: number; readonly until: number };
  readonly marinesLost: { readonly unit: UnitId; readonly left: number };
}

const MOVES: { readonly [M in Mode]?: Telling } = {
  stand: tell('{unit} stands still'),
  jump: tell('{unit} jumps {inches}″'),
  sprint: tell('{unit} sprints {inches}″'),
  evade: tell('{unit} moves {inches}″, evading'),
};
const WALKS = tell('{unit} moves {inches}″');
const STILL = tell('{unit} stands still');

const RINGS = [
  tell('{unit} flies in the Central Zone'),
  tell('{unit} flies in the Inner Ring'),
  tell('{unit} flies in the Middle Ring'),
  tell('{unit} flies in the Outer Ring'),
] as const;

function flightWords({ fate, airborne, flight, run }: MoveFacts['flew']): Telling {
  if (fate === 'riding') return tell('{unit} is taken aboard');
  if (fate === 'aloft') return RINGS[flight.ring];
  if (!airborne) return tell('{unit} is on the ground');
  return run ? tell('{unit} attacks from the air') : tell('{unit} flies over the table');
}

const sameHeading = (a: Heading, b: Heading): boolean => a.dx === b.dx && a.dy === b.dy;

const OFF = { fate: 'riding', at: null } as const;
const ON = { fate: 'fighting', rides: null } as const;

export const moveFacts: Parts<keyof MoveFacts> = {
  moved: {
    ...ofUnit<'moved'>({
      fold: (unit, { mode, at, z, airborne, facing, length, run, with: using }) => ({
        at,
        z,
        airborne,
        facing,
        moved: {
          mode,
          length,
          from: unit.at,
          ...(sameHeading(unit.facing, facing) ? {} : { was: unit.facing }),
          ...(run ? { run } : {}),
          ...(using ? { with: using } : {}),
        },
      }),
    }),
    tell: (state, { unit, mode, length }) => {
      const { text } = length < INCH / 2 ? STILL : (MOVES[mode] ?? WALKS);
      return tell(text, { unit: callSign(state, unit), inches: Math.round(length / INCH) });
    },
  },
  flew: {
    fold: (state, { unit, fate, flight, at, z, airborne, facing, length, run, rides = null }) =>
      withUnit(state, unit, {
        fate,
        flight,
        at,
        z,
        airborne,
        facing,
        rides,
        moved: { mode: 'fly', length, from: unitAt(state, unit).at, ...(run ? { run } : {}) },
      }),
    tell: (state, event) => tell(flightWords(event).text, { unit: callSign(state, event.unit) }),
  },
  activated: { ...ofUnit<'activated'>({ fold: () => ({}) }), fold: state => state },
  tookOff: ofUnit({ fold: () => ({ airborne: true }), says: tell('{unit} takes off') }),
  cameDown: ofUnit({ fold: (_unit, { z }) => ({ airborne: false, z }), says: tell('{unit} crashes') }),
  fellThrough: ofUnit({ fold: (_unit, { z }) => ({ z }), says: tell('{unit} falls') }),
  flewOff: ofUnit({ fold: () => ({ fate: 'aloft', at: null, flight: { ring: 0, low: true } }), says: tell('{unit} leaves the table') }),
  fellToRing: ofUnit({ fold: (_unit, { ring }) => ({ flight: { ring } }), says: tell('{unit} falls') }),
  crashed: ofUnit({ fold: () => ({}), says: tell('{unit} crashes') }),
  mounted: ofUnit({
    fold: (unit, { on, outside }) => ({ ...OFF, rides: on, ...(outside && { marks: marking(unit, { kind: 'outside', until: 0 }) }) }),
    says: tell('{unit} gets on'),
  }),
  dismounted: ofUnit({
    fold: (unit, { at, z, dropping, walks }) => {
      const marks = unmarking(unit, 'outside');
      if (walks !== undefined) return { ...ON, at, z, moved: null, marks: [...marks, { kind: 'alighted', until: walks }] };
      return {
        ...ON,
        at,
        z,
        moved: { mode: 'stand', length: 0, from: null },
        marks: dropping === undefined ? marks : [...marks, { kind: 'dropping', until: dropping }],
      };
    },
    says: ({ dropping }) => (dropping === undefined ? tell('{unit} gets off') : tell('{unit} drops')),
  }),
  leftWreck: ofUnit({ fold: (_unit, { at, z }) => ({ ...ON, at, z }), says: tell('{unit} gets off the wreck') }),
  boarded: ofUnit({
    fold: (unit, { into }) => ({ ...OFF, rides: into, marks: marking(unit, { kind: 'aboard', until: 0, by: into }) }),
    says: tell('{unit} goes aboard'),
  }),
  captured: ofUnit({
    fold: (unit, { at, z }) => ({ ...ON, at, z, marks: unmarking(unit, 'aboard') }),
    says: tell('{unit} captures it'),
  }),
  crewArmed: ofUnit({
    fold: (unit, { marines, until }) => {
      const armed = { ...unit, marks: marking(unit, { kind: 'marines', until: 0, value: marines }) };
      return { marks: marking(armed, { kind: 'stunned', until }) };
    },
    says: tell('{unit}: its crew takes up arms'),
  }),
  marinesLost: ofUnit({
    fold: (unit, { left }) => ({ marks: marking(unit, { kind: 'marines', until: 0, value: left }) }),
    says: tell('{unit} loses marines'),
  }),
};
