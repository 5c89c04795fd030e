import type { Board } from '@sortie/board';
import type { Ground, Token, Zone } from '@sortie/board-view';
import type { RuleId } from '@sortie/kernel';
import type { ComponentType } from 'react';

/** The board of a set-up in a picture. */
export interface Playground {
  readonly name: string;
  /** How large it is, in words. */
  readonly size: string;
  readonly ground: Ground;
}

export interface ForcesProps {
  readonly setup: unknown;
  readonly roles: readonly string[];
  readonly onChange: (setup: unknown) => void;
}

export interface ScenarioPartsProps {
  readonly setup: unknown;
  readonly rules: readonly RuleId[];
  readonly onChange: (setup: unknown) => void;
}

export interface DesignProps {
  readonly onMade: (setup: unknown, rules: readonly RuleId[]) => void;
}

/** What the set-up page has to know about one game. It shows and changes set-ups; whether one may be played is for the rules to say. */
export interface SetupFace {
  /** The map that a set-up is played on. */
  readonly playground: (setup: unknown) => Playground;
  /** Both forces somewhere on it, for a picture. */
  readonly tokensOf: (setup: unknown) => readonly Token[];
  /** Where each side may set up, as regions of the board. */
  readonly zonesOf?: (setup: unknown) => readonly Zone[];
  /** The same set-up on another map of hexes; absent if the game is not played on those. */
  readonly withBoard?: (setup: unknown, id: string, board: Board) => unknown;
  /** Why the rules do not allow this set-up. */
  readonly objection: (setup: unknown, rules: readonly RuleId[]) => { readonly rule: RuleId; readonly reason: string } | undefined;
  /** Rules that a set-up cannot do without, such as those of abilities that its units have. */
  readonly needs?: (setup: unknown) => readonly RuleId[];
  /** What the larger side costs, where the game counts points. */
  readonly points?: (setup: unknown) => number | undefined;
  /** Another way to choose the board, below its picture. */
  readonly Boards?: ComponentType<ForcesProps>;
  /** `Boards` offers the maps of the library itself. */
  readonly choosesMaps?: true;
  readonly Forces: ComponentType<ForcesProps>;
  /** The units of each side, a line for each, as they stand on paper. */
  readonly roster: (setup: unknown) => readonly (readonly string[])[];
  /** The parts of a scenario that this game edits in its own way, map and forces included; else those of the set-up page. */
  readonly ScenarioParts?: ComponentType<ScenarioPartsProps>;
  /** A quick way to a new scenario, in a few choices. */
  readonly Design?: ComponentType<DesignProps>;
}
