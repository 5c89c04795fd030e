import type { Heading, Spot } from '@sortie/geometry';
import type { Answer, RuleId, Seat } from '@sortie/kernel';
import type { Edge } from '../board/plan.ts';
import type { Outcome } from '../cards/outcome.ts';
import type { ActivatedTerms, ChapterEvents, DeployTerms } from '../shape/open.ts';
import type { Terrain, Work } from '../terrain/chart.ts';
import type { Boon, Card, Declared, Happening, Pending, Plan, Result, UnitId } from './state.ts';

/** How a unit came to its end. */
export type Cause = 'fire' | 'blast' | 'crash' | 'slag' | 'breach' | 'self-destruct' | 'coup' | 'demolition' | 'ran' | 'berserk' | 'event';

export type MoraleResult =
  | 'panic'
  | 'stunned'
  | 'shaky'
  | 'recovery'
  | 'berserk'
  | 'paranoia'
  | 'fright'
  | 'self-destruct'
  | 'shock'
  | 'run';

/** Facts. Old ones replay for ever. */
export type Event =
  | ChapterEvents[keyof ChapterEvents]
  | DeckEvent
  | SetupEvent
  | TurnEvent
  | MoveEvent
  | FireEvent
  | StatusEvent
  | WorldEvent;

type DeckEvent =
  /** `for` is the rule that wanted a card. */
  { readonly type: 'drew'; readonly card: number; readonly for: RuleId } | { readonly type: 'reshuffled' };

/** `at` is `null` to whoever may not know where. */
export interface Deployed extends DeployTerms {
  readonly type: 'deployed';
  readonly unit: UnitId;
  readonly at: Spot | null;
  readonly level: number;
  readonly aloft: boolean;
  readonly heading: Heading;
}

type SetupEvent =
  /** Which letter has which card, after the cards were shuffled; only the owner hears it. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly { readonly unit: UnitId; readonly card: Card }[] }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly squads: readonly { readonly unit: UnitId; readonly squad: 0 | 1 | 2 }[] }
  | Deployed
  | { readonly type: 'built'; readonly seat: Seat; readonly work: Work; readonly at: Spot }
  | { readonly type: 'readied'; readonly seat: Seat };

export interface Activated extends ActivatedTerms {
  readonly type: 'activated';
  readonly unit: UnitId;
  readonly mp: Answer;
  readonly shaky: boolean;
  readonly plan: Plan | null;
  /** Need not pay to stay up. */
  readonly kept: boolean;
  readonly override: boolean;
}

type TurnEvent =
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'initiative'; readonly draws: readonly [Answer, Answer]; readonly holder: Seat; readonly by: RuleId }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'asked'; readonly pending: Pending }
  | { readonly type: 'answered' }
  | Activated
  | { readonly type: 'planned'; readonly plan: Plan | null }
  | { readonly type: 'completed'; readonly unit: UnitId }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'commanded'; readonly unit: UnitId; readonly points: number; readonly free: boolean; readonly override: boolean }
  | { readonly type: 'spent'; readonly unit: UnitId; readonly points: number }
  | { readonly type: 'grouped'; readonly units: readonly UnitId[] }
  | { readonly type: 'groupChecked'; readonly unit: UnitId; readonly total: Answer; readonly acts: boolean }
  | { readonly type: 'impulsesEnded' }
  | { readonly type: 'turnEnded' }
  | { readonly type: 'leaderLost'; readonly seat: Seat; readonly squad: 0 | 1 | 2; readonly turn: number }
  /** `unit` is `null` to whoever may not know the new leader. */
  | { readonly type: 'succeeded'; readonly seat: Seat; readonly squad: 0 | 1 | 2; readonly unit: UnitId | null }
  | { readonly type: 'ended'; readonly result: Result };

type MoveEvent =
  | {
      readonly type: 'stepped';
      readonly unit: UnitId;
      readonly from: Spot | null;
      readonly to: Spot;
      readonly level: number;
      readonly aloft: boolean;
      readonly heading: Heading;
      readonly cost: Answer;
      readonly mp: number;
    }
  | {
      readonly type: 'bounced';
      readonly unit: UnitId;
      readonly from: number;
      readonly level: number;
      readonly cost: Answer;
      readonly mp: number;
      readonly boost: boolean;
    }
  | {
      readonly type: 'landed';
      readonly unit: UnitId;
      readonly at: Spot;
      readonly level: number;
      readonly paid: number;
      readonly unpaid: number;
      readonly mp: number;
      readonly forced: boolean;
    }
  | { readonly type: 'crashed'; readonly unit: UnitId; readonly check: Answer; readonly damage: number; readonly hurt: boolean }
  | { readonly type: 'exited'; readonly unit: UnitId; readonly edge: Edge }
  | { readonly type: 'fellBack'; readonly unit: UnitId; readonly to: Spot; readonly level: number; readonly aloft: boolean }
  | { readonly type: 'halted'; readonly unit: UnitId };

type FireEvent =
  /** The additional point of a boost can no longer be used. */
  | { readonly type: 'boostLost'; readonly unit: UnitId }
  | { readonly type: 'aimed'; readonly shot: Declared; readonly mp: number }
  | { readonly type: 'reacted'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'held'; readonly seat: Seat; readonly rest: boolean }
  | { readonly type: 'wasted'; readonly unit: UnitId; readonly target: UnitId; readonly why: 'no line of sight' | 'lost the chance' }
  | {
      readonly type: 'attacked';
      /** `null` for blasts and the like. */
      readonly attacker: UnitId | null;
      readonly target: UnitId;
      readonly how: Declared['mode'] | 'blast' | 'spillover' | 'overkill';
      readonly indirect: boolean;
      readonly strength: Answer;
      /** `null` if the strength left nothing to draw for. */
      readonly card: number | null;
      readonly outcome: Outcome;
    }
  | { readonly type: 'fired'; readonly unit: UnitId; readonly target: UnitId; readonly d12: number; readonly mode: Declared['mode'] }
  | {
      readonly type: 'painted';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly bonus: number;
      readonly until: number;
      readonly took: boolean;
    };

type StatusEvent =
  | { readonly type: 'shown'; readonly unit: UnitId; readonly card: Card }
  /** Only the seat that looked hears what it saw. */
  | { readonly type: 'queried'; readonly unit: UnitId; readonly seat: Seat; readonly card: Card | null; readonly counts: boolean }
  | { readonly type: 'hit'; readonly unit: UnitId; readonly boxes: number }
  | { readonly type: 'shocked'; readonly unit: UnitId }
  | { readonly type: 'panicked'; readonly unit: UnitId }
  | { readonly type: 'shutDown'; readonly unit: UnitId }
  /** One marker fewer: panic becomes shock, shock goes. */
  | { readonly type: 'calmed'; readonly unit: UnitId }
  | { readonly type: 'recovered'; readonly unit: UnitId }
  | { readonly type: 'eliminated'; readonly unit: UnitId; readonly cause: Cause }
  | { readonly type: 'wentOffline'; readonly unit: UnitId }
  | { readonly type: 'checkedMorale'; readonly unit: UnitId; readonly total: Answer; readonly result: MoraleResult }
  | { readonly type: 'repaired'; readonly unit: UnitId; readonly boxes: number; readonly by: UnitId | null }
  | { readonly type: 'noted'; readonly unit: UnitId; readonly text: string };

type WorldEvent =
  | { readonly type: 'tiled'; readonly at: Spot; readonly terrain: Terrain }
  | { readonly type: 'razed'; readonly at: Spot }
  | { readonly type: 'dugIn'; readonly at: Spot }
  | { readonly type: 'detonated'; readonly unit: UnitId | null; readonly at: Spot }
  | { readonly type: 'glowed'; readonly unit: UnitId; readonly d6: number; readonly glow: Answer; readonly hurt: boolean }
  | { readonly type: 'eventCalled'; readonly event: number; readonly card: number }
  | { readonly type: 'located'; readonly happening: Happening }
  | { readonly type: 'eventEnded' }
  | { readonly type: 'boon'; readonly boon: Boon }
  | { readonly type: 'controlled'; readonly at: Spot; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly reason: string };
