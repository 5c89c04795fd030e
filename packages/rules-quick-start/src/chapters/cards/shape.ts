import type { Roll, Seat } from '@sortie/kernel';
import type { Side, UnitId } from '../../shape.ts';
import type { PilotCard } from './card.ts';

/** Choosing MechWarrior cards. */
export interface CardStage {
  /** `null` until it has been rolled. */
  readonly cost: number | null;
  /** The cost was agreed on and must be met; a rolled one is only a limit. */
  readonly exactly: boolean;
  /** The sides that have chosen, with or without a card. */
  readonly chosen: readonly Side[];
}

/** `null` for both: no card for this side. */
export interface ChooseCard {
  readonly type: 'chooseCard';
  readonly unit: UnitId | null;
  readonly card: string | null;
}

export interface CardEvents {
  readonly costRolled: { readonly type: 'costRolled'; readonly roll: Roll };
  readonly cardChosen: { readonly type: 'cardChosen'; readonly seat: Seat; readonly unit: UnitId; readonly card: PilotCard };
  readonly cardDeclined: { readonly type: 'cardDeclined'; readonly seat: Seat };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends CardEvents {}
  interface ChapterCommands {
    readonly chooseCard: ChooseCard;
  }
  interface ChapterPhases {
    readonly cards: true;
  }
}
declare module '../../shape.ts' {
  interface State {
    /** `null` where no cards are chosen at the table. */
    readonly cards?: CardStage | null;
  }
  interface Mech {
    /** The MechWarrior card that drives it. */
    readonly pilot?: PilotCard | null;
  }
  interface Setup {
    /**
     * `null`: cards are those given in the forces. Otherwise the players choose at the table, at a cost they agreed on or,
     * where they did not, up to what one die says.
     */
    readonly cards?: { readonly cost: number | 'roll' } | null;
  }
  interface Entry {
    readonly card?: string | PilotCard;
  }
}
