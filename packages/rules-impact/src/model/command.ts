import type { Spot } from '@sortie/geometry';
import type { Edge } from '../board/plan.ts';
import type { ChapterCommands, DeployTerms } from '../shape/open.ts';
import type { Work } from '../terrain/chart.ts';
import type { FireMode, UnitId } from './state.ts';

/** Put a unit on the map in set-up; chapters have more to say about it. */
export interface Deploy extends DeployTerms {
  readonly type: 'deploy';
  readonly unit: UnitId;
  readonly at: Spot;
  readonly level: number;
}

/** What a player may ask for. */
export type Command =
  | ChapterCommands[keyof ChapterCommands]
  /** Set-up. */
  | Deploy
  | { readonly type: 'build'; readonly work: Work; readonly at: Spot }
  | { readonly type: 'ready' }
  /** A turn. */
  | { readonly type: 'goFirst'; readonly yes: boolean }
  | { readonly type: 'activate'; readonly unit: UnitId }
  /** A morale check, with active command points spent on it. */
  | { readonly type: 'rally'; readonly unit: UnitId; readonly points: number }
  /** Take a crusader's word instead of a morale check. */
  | { readonly type: 'comfort'; readonly unit: UnitId }
  | { readonly type: 'command'; readonly unit: UnitId }
  | { readonly type: 'group'; readonly units: readonly UnitId[] }
  | { readonly type: 'pass' }
  /** An activation. */
  | { readonly type: 'enter'; readonly at: Spot; readonly level: number }
  | { readonly type: 'step'; readonly to: Spot }
  | { readonly type: 'bounce'; readonly level: number; readonly boost: boolean }
  | { readonly type: 'land'; readonly pay: boolean }
  | { readonly type: 'exit'; readonly edge: Edge }
  | { readonly type: 'fire'; readonly target: UnitId; readonly mode: FireMode }
  | { readonly type: 'paint'; readonly target: UnitId }
  | { readonly type: 'query'; readonly target: UnitId }
  | { readonly type: 'repair' }
  /** Engineer or crusader and patient; `draw` tries for several boxes. */
  | { readonly type: 'mend'; readonly by: UnitId; readonly patient: UnitId; readonly draw: boolean }
  | { readonly type: 'demolish'; readonly at: Spot }
  | { readonly type: 'done' }
  /** Answers to interruptions. */
  | { readonly type: 'react'; readonly unit: UnitId }
  /** `rest`: for the rest of this activation. */
  | { readonly type: 'hold'; readonly rest: boolean }
  | { readonly type: 'detonate'; readonly unit: UnitId }
  | { readonly type: 'steady' }
  /** A forced landing: pay for it or crash, after a shift to a neighbouring point if `to` says so. */
  | { readonly type: 'comeDown'; readonly pay: boolean; readonly to: Spot | null }
  /** A column, a place, a unit; `null` where one may decline. */
  | { readonly type: 'choose'; readonly pick: number | null }
  /** A pencil note on one's own card. */
  | { readonly type: 'note'; readonly unit: UnitId; readonly text: string };
