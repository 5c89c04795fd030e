import type { Answer, Roll, RuleId, Seat } from '@sortie/kernel';
import type { Hit } from './kind.ts';
import type { BattleResult, Condition, Crew, CrewId, End, Purchase, Report, Stage, Unit, UnitId } from './shape.ts';

/** What the workshop repairs in one go. */
export type Work = 'armor' | 'structure' | Hit;
/** What a half-done repair takes for good: a point of armor or structure, damage at all ranges, its aim in the next scenario, or Move. */
export type Loss = 'armor' | 'structure' | 'damage' | 'aim' | 'move';

interface OfUnit<T extends string> {
  readonly type: T;
  readonly unit: UnitId;
  readonly rule: RuleId;
}
interface OfCrew<T extends string> {
  readonly type: T;
  readonly crew: CrewId;
  readonly rule: RuleId;
}

/** What becomes of a unit. */
type UnitEvent =
  /** Diagnosed by its own side. */
  | (OfUnit<'assessed'> & { readonly condition: 'sound' | 'damaged' })
  /** The side that holds the field has it, without its crew. */
  | (OfUnit<'captured'> & { readonly by: Seat })
  /** Gone: left behind, or beyond all help. */
  | OfUnit<'forsaken'>
  /** Lies on the field as a wreck that its holder may look into. */
  | (OfUnit<'fell'> & { readonly holder: Seat; readonly end: End })
  /** Whole again, where a game master runs it, from this mission on. */
  | (OfUnit<'returned'> & { readonly back: number })
  | (OfUnit<'mended'> & { readonly work: Work; readonly loss?: Loss })
  | (OfUnit<'unmended'> & { readonly work: Work })
  | OfUnit<'readied'>
  | OfUnit<'ruined'>
  | (OfUnit<'salvaged'> & { readonly as: Extract<Condition, 'salvage' | 'wreck' | 'lost'> })
  | OfUnit<'scrapped'>
  | OfUnit<'supplied'>
  | (OfUnit<'manned'> & { readonly crew: CrewId });

/** What becomes of a crew. */
type CrewEvent =
  | OfCrew<'wounded'>
  | OfCrew<'killed'>
  /** On the mend, and fit again after so many hours. */
  | (OfCrew<'healing'> & { readonly rest: number })
  | OfCrew<'unhealed'>
  | (OfCrew<'trained'> & { readonly skill: number });

export type Event =
  | UnitEvent
  | CrewEvent
  | {
      readonly type: 'fought';
      readonly mission: number;
      readonly report: Report;
      readonly results: readonly [BattleResult, BattleResult];
      /** Who has to take fuel and ammunition aboard; journals of version 1 leave it to the cards. */
      readonly used?: { readonly fuel: readonly UnitId[]; readonly ammunition: readonly UnitId[] };
    }
  | { readonly type: 'contended'; readonly rolls: readonly Roll[]; readonly totals: readonly Answer[]; readonly leader: Seat }
  | {
      readonly type: 'intervalSet';
      readonly hours: number;
      readonly rolls: readonly Roll[];
      readonly minutes: readonly number[];
      readonly upgrades: readonly boolean[];
    }
  | {
      readonly type: 'rolled';
      readonly rule: RuleId;
      readonly what: string;
      readonly subject: string;
      readonly needs: Answer;
      readonly roll: Roll;
      readonly good: boolean;
    }
  | {
      readonly type: 'spent';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly what: string;
      readonly sp: number;
      readonly minutes: number;
    }
  | { readonly type: 'ordered'; readonly order: Purchase }
  | { readonly type: 'arrived'; readonly order: number; readonly unit?: Unit; readonly crew?: Crew }
  | { readonly type: 'cancelled'; readonly order: number; readonly rule: RuleId }
  | { readonly type: 'stageSet'; readonly seat: Seat; readonly stage: Stage }
  | { readonly type: 'closing' }
  | { readonly type: 'rested' }
  | { readonly type: 'granted'; readonly seat: Seat; readonly sp: number; readonly rule: RuleId }
  | { readonly type: 'renewed'; readonly seat: Seat; readonly sp: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: string; readonly rule: RuleId };
