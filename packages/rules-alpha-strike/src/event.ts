import type { table as terrain } from '@sortie/board';
import type { Answer, Roll, RuleId, Seat } from '@sortie/kernel';
import type { ArcName } from './card/card.ts';
import type {
  Exchange,
  Flight,
  Haul,
  Heading,
  How,
  Mark,
  Minefield,
  Mission,
  Mode,
  OverflyCommand,
  Phase,
  Point,
  Release,
  Result,
  Run,
  Shell,
  Side,
  Stance,
  State,
  Unit,
  UnitId,
} from './shape.ts';

export interface AttackMade {
  readonly type: 'attacked';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly how: How | 'ambush' | 'ram';
  readonly toHit: Answer;
  readonly roll: Roll;
  readonly hit: boolean;
  readonly damage?: Answer;
  readonly spotter?: UnitId;
  /** The side whose weapons fire, on craft with several. */
  readonly arc?: ArcName;
}

export type Event =
  | {
      readonly type: 'deployed';
      readonly unit: UnitId;
      readonly at: Point;
      readonly z: number;
      readonly facing: Heading;
      readonly hidden: boolean;
    }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | {
      readonly type: 'initiativeRolled';
      readonly rolls: readonly Roll[];
      readonly totals: readonly Answer[];
      readonly winner: Seat;
      readonly order?: readonly Side[];
    }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'called'; readonly seat: Seat; readonly exchange: Exchange; readonly contingent?: number }
  | {
      readonly type: 'moved';
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
      readonly haul?: { readonly what: UnitId; readonly how: Haul };
      readonly release?: Release;
      readonly run?: Run;
      readonly with?: readonly string[];
    }
  | {
      readonly type: 'flew';
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
    }
  | { readonly type: 'activated'; readonly unit: UnitId }
  | AttackMade
  | {
      readonly type: 'rolled';
      readonly unit: UnitId;
      readonly rule: RuleId;
      readonly what: string;
      readonly needs?: Answer;
      readonly roll: Roll;
      readonly good?: boolean;
    }
  | { readonly type: 'damaged'; readonly unit: UnitId; readonly armor: number; readonly structure: number; readonly rule: RuleId }
  /** A fact about one unit: the fields that are different from now on. */
  | { readonly type: 'changed'; readonly unit: UnitId; readonly rule: RuleId; readonly what: string; readonly change: Partial<Unit> }
  /** Something comes onto the table that was not there before: a sensor, marines, a crew on foot. */
  | { readonly type: 'spawned'; readonly unit: Unit; readonly rule: RuleId }
  | { readonly type: 'revealed'; readonly unit: UnitId; readonly as: Unit; readonly rule: RuleId }
  | { readonly type: 'destroyed'; readonly unit: UnitId; readonly rule: RuleId; readonly fate: 'destroyed' | 'withdrawn' }
  | { readonly type: 'terrainChanged'; readonly piece: string; readonly as: terrain.Piece | null; readonly rule: RuleId }
  | { readonly type: 'minesLaid'; readonly field: Minefield | null }
  | { readonly type: 'minesChanged'; readonly id: number; readonly density: number }
  | { readonly type: 'shellFired'; readonly shell: Shell | null }
  | { readonly type: 'shellLanded'; readonly shell: Shell; readonly at: Point; readonly witnesses: readonly Seat[] }
  | { readonly type: 'plotted'; readonly seat: Seat; readonly points: readonly Point[] }
  /** What a side has in hand or has ordered from now on. */
  | { readonly type: 'sideChanged'; readonly seat: Seat; readonly rule: RuleId; readonly what: string; readonly marks: readonly Mark[] }
  /** Points of a mission, and whatever else it counts. */
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly rule: RuleId; readonly what: string }
  | {
      readonly type: 'missionChanged';
      readonly rule: RuleId;
      readonly what: string;
      readonly change: Partial<Mission>;
      readonly unit?: UnitId;
    }
  /** A side has written something down that the other does not read. */
  | { readonly type: 'noted'; readonly seat: Seat; readonly notes: readonly string[]; readonly rule: RuleId }
  | { readonly type: 'briefed'; readonly ratings: readonly number[] }
  | { readonly type: 'pendingSet'; readonly pending: State['pending'] }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'gameEnded'; readonly result: Result };
