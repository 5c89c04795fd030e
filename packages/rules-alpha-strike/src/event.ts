import type { AttackFacts } from './facts/attack.ts';
import type { EquipFacts } from './facts/equip.ts';
import type { Facts } from './facts/fact.ts';
import type { GroundFacts } from './facts/ground.ts';
import type { HarmFacts } from './facts/harm.ts';
import type { HeatFacts } from './facts/heat.ts';
import type { MoveFacts } from './facts/move.ts';
import type { TurnFacts } from './facts/turn.ts';
import type { ChapterEvents } from './shape/open.ts';

/** Facts that every game knows, by their types. */
export interface CoreEvents
  extends Facts<TurnFacts>,
    Facts<MoveFacts>,
    Facts<AttackFacts>,
    Facts<HarmFacts>,
    Facts<HeatFacts>,
    Facts<GroundFacts>,
    Facts<EquipFacts> {}
export type CoreEvent = CoreEvents[keyof CoreEvents];
export type Event = CoreEvent | ChapterEvents[keyof ChapterEvents];
export type AttackMade = CoreEvents['attacked'];
