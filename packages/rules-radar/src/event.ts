import type { Answer, Roll, RuleId, Seat } from '@sortie/kernel';
import type { Arc, Bracket, WeaponClass } from './card/card.ts';
import type { Sector } from './map/sectors.ts';
import type { Zone } from './map/zones.ts';
import type { ControlFor, Way } from './questions.ts';
import type { ChapterEvents } from './shape/open.ts';
import type { Bomb, Clash, Control, Crit, Engagement, Fate, Fresh, Phase, Result, UnitId } from './shape.ts';

export interface Steered {
  readonly unit: UnitId;
  readonly number: Answer;
  readonly roll: Roll;
  readonly control: Control;
}

export type Event =
  | ChapterEvents[keyof ChapterEvents]
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly sector: Sector; readonly zone: Zone; readonly sunk: boolean }
  | {
      readonly type: 'turnBegan';
      readonly turn: number;
      readonly groundTurn: number;
      readonly maps: readonly number[];
      /** A turn of the ground alone: in space the capital turn goes on. */
      readonly below?: true;
    }
  | { readonly type: 'initiativeRolled'; readonly rolls: readonly Roll[]; readonly winner: Seat }
  | { readonly type: 'mapBegan'; readonly map: number; readonly maps: readonly number[] }
  | {
      readonly type: 'phaseBegan';
      readonly phase: Phase;
      readonly queue: readonly Seat[];
      /** Engagements that the players have to settle now. */
      readonly unsettled?: readonly Engagement[];
    }
  | { readonly type: 'called'; readonly seat: Seat; readonly queue: readonly Seat[] }
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly path: readonly number[];
      readonly sector: Sector;
      readonly zone: Zone;
      /** Went to another place, and came too late for what goes on there. */
      readonly shifted: boolean;
      readonly late: boolean;
    }
  /** A standard map is laid for a sector: whoever is there already begins in its middle. */
  | { readonly type: 'mapLaid'; readonly sector: Sector }
  | { readonly type: 'mapLifted'; readonly sector: Sector }
  | { readonly type: 'left'; readonly unit: UnitId; readonly fate: Fate; readonly rule: RuleId }
  | { readonly type: 'sank'; readonly unit: UnitId; readonly zone: Zone; readonly sunk: boolean; readonly rule: RuleId }
  | { readonly type: 'engaged'; readonly clash: Clash }
  | {
      readonly type: 'answered';
      readonly fire: boolean;
      readonly overheat: number;
      readonly bomb: Bomb | null;
      /** Somebody said so; otherwise it could not be otherwise. */
      readonly chosen: boolean;
    }
  | { readonly type: 'asked'; readonly asks: Clash['asks']; readonly who: 0 | 1 }
  | { readonly type: 'steered'; readonly controls: readonly [Steered, Steered] }
  | { readonly type: 'faced'; readonly arcs: readonly [Arc | null, Arc | null] }
  | { readonly type: 'ranged'; readonly bracket: Bracket; readonly rule: RuleId }
  | { readonly type: 'readied'; readonly who: 0 | 1; readonly weapons: readonly WeaponClass[]; readonly helper: UnitId | null }
  | {
      readonly type: 'fired';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly arc: Arc;
      readonly weapon: WeaponClass;
      readonly bomb: Bomb | null;
      readonly struck: Arc;
      readonly bracket: Bracket;
      readonly way: Way;
      readonly toHit: Answer;
      /** `null` where no roll could hit. */
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly damage: Answer | null;
      readonly overheat: number;
      /** A bonus attack by a craft that is docked: it counts against nobody's limit. */
      readonly free: boolean;
    }
  | { readonly type: 'damaged'; readonly unit: UnitId; readonly armor: number; readonly structure: number; readonly by: UnitId | null }
  | { readonly type: 'critRolled'; readonly unit: UnitId; readonly roll: Roll | null; readonly fresh: Fresh; readonly rule: RuleId }
  /** `committed` have had their only attack in it, fired or not. */
  | { readonly type: 'exchanged'; readonly committed?: readonly UnitId[] }
  | { readonly type: 'screened'; readonly unit: UnitId; readonly strength: number }
  | { readonly type: 'blinded'; readonly unit: UnitId; readonly until: number }
  | { readonly type: 'held'; readonly seat: Seat }
  /** `lost` is the fuel that ran out. */
  | { readonly type: 'critTook'; readonly unit: UnitId; readonly crit: Crit; readonly fresh: Fresh; readonly lost?: number }
  | { readonly type: 'destroyed'; readonly unit: UnitId; readonly rule: RuleId }
  | { readonly type: 'captured'; readonly unit: UnitId; readonly rule: RuleId }
  | { readonly type: 'wished'; readonly engagement: Engagement; readonly stay: boolean; readonly seat: Seat }
  | { readonly type: 'settled'; readonly engagement: Engagement; readonly goesOn: boolean; readonly rule: RuleId }
  | {
      readonly type: 'rolled';
      readonly unit: UnitId;
      readonly what: ControlFor;
      readonly number: Answer;
      readonly roll: Roll;
      readonly ok: boolean;
    }
  | { readonly type: 'burned'; readonly unit: UnitId; readonly fuel: number; readonly cost: Answer }
  | { readonly type: 'cooled'; readonly unit: UnitId; readonly heat: number; readonly shutdown: boolean }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | ({ readonly type: 'ended' } & Result);
