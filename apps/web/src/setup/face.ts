import type { Board } from '@sortie/board';
import type { Token } from '@sortie/board-view';
import type { RuleId } from '@sortie/kernel';
import type { ComponentType } from 'react';

export interface ForcesProps {
  readonly setup: unknown;
  readonly roles: readonly string[];
  readonly onChange: (setup: unknown) => void;
}

/** What the set-up page has to know about one game. It shows and changes set-ups; whether one may be played is for the rules to say. */
export interface SetupFace {
  /** The map that a set-up is played on. */
  readonly boardOf: (setup: unknown) => Board;
  /** Both forces somewhere on it, for a picture. */
  readonly tokensOf: (setup: unknown) => readonly Token[];
  /** The same set-up on another map; absent if the game has no choice of maps. */
  readonly withBoard?: (setup: unknown, id: string, board: Board) => unknown;
  /** Why the rules do not allow this set-up. */
  readonly objection: (setup: unknown, rules: readonly RuleId[]) => { readonly rule: RuleId; readonly reason: string } | undefined;
  readonly Forces: ComponentType<ForcesProps>;
}
