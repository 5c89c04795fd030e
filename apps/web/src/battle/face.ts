import type { Effect, Gesture, Ground, Measure, Overlays, Place, Token } from '@sortie/board-view';
import type { Answer, Awaiting, Refusal, Roll, Rulebook, Ruleset, Seat, Shape, Telling, Term, View } from '@sortie/kernel';
import type { ComponentType, ReactNode } from 'react';

/** A unit by the name that its game gives it on a screen. */
export type UnitKey = string;

/** One unit in the force list and, if it is on the map, its token. */
export interface UnitCard {
  readonly key: UnitKey;
  readonly name: string;
  /** Designation and mass, or whatever else tells it from its like. */
  readonly detail: string;
  readonly seat: Seat;
  /** Where it stands in its turn: "ran 5 hexes", "destroyed". */
  readonly status?: Telling;
  readonly token: Token;
  readonly onMap: boolean;
  readonly lost: boolean;
}

/** What somebody who acts can see and ask. */
export interface Moment<G extends Shape> {
  readonly ruleset: Ruleset<G>;
  readonly book: Rulebook<G>;
  readonly view: View<G>;
  readonly seat: Seat;
  readonly selected: UnitKey | undefined;
}

/** `P` are the places of the game's board: hexes, or spots of a table. */
export type Input<P extends Place = Place> =
  | Gesture<P>
  | { readonly kind: 'select'; readonly unit: UnitKey }
  | { readonly kind: 'act'; readonly id: string }
  /** Turn what is being placed by a hexside or some degrees. */
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  /** The next or previous of what can be aimed at. */
  | { readonly kind: 'aim'; readonly by: 1 | -1 }
  /** A digit: the so manieth of what the panel lists, counted from 1. */
  | { readonly kind: 'pick'; readonly n: number }
  | { readonly kind: 'cancel' };

/** What follows from an input. An empty change means: not meant for me. */
export interface Change<G extends Shape, S> {
  readonly state?: S;
  readonly select?: UnitKey;
  readonly send?: G['command'];
  /** Why it cannot be done, shown where it was tried. */
  readonly refusals?: readonly Refusal[];
}

export interface Action {
  readonly id: string;
  readonly label: Telling;
  /** The key that does the same. */
  readonly key?: string;
  readonly look?: 'primary' | 'choice' | 'plain' | 'danger';
  readonly chosen?: boolean;
  /** A few characters beside the label, such as the points it costs. */
  readonly badge?: string;
  /** Why not, in full: the button stays and says so. */
  readonly refusals?: readonly Refusal[];
  /** What would be given away by it: it is asked once before. */
  readonly gives?: Telling;
}

/** What one question looks like at this moment. */
export interface Shown {
  /** What to do next, more exactly than the rules' own prompt. */
  readonly hint?: Telling;
  readonly overlays: Overlays;
  readonly actions: readonly Action[];
  /** Places that are looked at as long as whoever acts is not on the board. */
  readonly focus?: readonly Place[];
  /** The unit whose sheet is of interest beside the selected one. */
  readonly other?: UnitKey;
}

/** How one question of the rules is answered on a screen. It never decides: what is allowed comes from the rulebook. */
export interface Interaction<G extends Shape, S = unknown, P extends Place = Place> {
  /** Units that can be chosen for this question, in the order in which Tab visits them. */
  readonly candidates: (moment: Moment<G>) => readonly UnitKey[];
  readonly begin: (moment: Moment<G>) => S;
  readonly on: (moment: Moment<G>, state: S, input: Input<P>) => Change<G, S>;
  readonly show: (moment: Moment<G>, state: S) => Shown;
  /** How far this phase has come: "2 of 4 moved". */
  readonly progress?: (moment: Moment<G>) => Telling | undefined;
  /** The answer where there is nothing to decide: it is given without asking. */
  readonly nothing?: (moment: Moment<G>) => G['command'] | undefined;
  /** The same kind of answer for everybody who waits for it, one after the other. The first of several has the key A. */
  readonly all?: Together<G> | readonly Together<G>[];
  /** What several units that were chosen together do at once, one after the other. */
  readonly groups?: (moment: Moment<G>, state: S, group: readonly UnitKey[]) => readonly Together<G>[];
  /** What of the state the panel shows, without where the pointer is: then it is not drawn again for every place that one passes. */
  readonly rest?: (state: S) => S;
  /** Whatever needs more room than buttons, above the action bar. */
  readonly Panel?: ComponentType<PanelProps<G, S, P>>;
}

/** An answer that everybody gives who waits for the same question. */
export interface Together<G extends Shape> {
  readonly label: Telling;
  readonly next: (moment: Moment<G>) => G['command'] | undefined;
  /** What they would give away by it. */
  readonly gives?: (moment: Moment<G>) => Telling;
  /** What is drawn of it before: where everybody would go. */
  readonly shows?: readonly Measure[];
}

export interface PanelProps<G extends Shape, S, P extends Place = Place> {
  readonly moment: Moment<G>;
  readonly state: S;
  readonly input: (input: Input<P>) => void;
  readonly change: (change: Change<G, S>) => void;
}

export type LogKind = 'turn' | 'move' | 'attack' | 'damage' | 'other';

/** One number with everything behind it. */
export interface Sum {
  readonly label: Telling;
  /** Whose number it is, where both sides have one. */
  readonly seat?: Seat;
  readonly answer?: Answer;
  /** Dice, if any were rolled for it. */
  readonly roll?: Roll;
  /** What lies on the table instead of dice, such as a card that was drawn. */
  readonly picture?: ReactNode;
  /** What the dice had to reach. */
  readonly need?: number;
  readonly result?: Telling;
  readonly good?: boolean;
  /** How likely it was to turn out well, where that cannot be read off two dice and what they had to reach. */
  readonly chance?: number;
}

/** What an event counts for in a report. */
export interface Tally {
  readonly what: 'shot' | 'damage' | 'critical' | 'fall' | 'check' | 'kill';
  readonly to: UnitKey;
  /** Who did it. */
  readonly by?: UnitKey;
  /** Nobody is named: whoever hit it last in the same phase did it. */
  readonly blamed?: true;
  /** Points of armor and structure, or boxes, that were lost. */
  readonly points?: number;
}

/** What an event means to somebody who reads the log or watches. */
export interface Told {
  readonly kind: LogKind;
  /** Whose doing it is, where that is not whoever gave the command. */
  readonly seat?: Seat;
  readonly at?: Place;
  readonly units?: readonly UnitKey[];
  readonly sums?: readonly Sum[];
  /** Told, but not watched: dice that fall so often that nobody would wait for them. */
  readonly brief?: true;
  /** Lines in a row with the same run are told as one: the steps of a walk. */
  readonly run?: string;
  /** What it counts for in the report of its phase and of the battle. */
  readonly tally?: Tally;
  /** How it is marked on the timeline of a replay. */
  readonly mark?: 'turn' | 'phase' | 'hit' | 'kill';
}

export interface SheetProps<G extends Shape> {
  readonly view: View<G>;
  readonly book: Rulebook<G>;
  readonly unit: UnitKey;
}

/** An answer given over somebody's shoulder. */
export interface Passing<G extends Shape> {
  readonly label: Telling;
  readonly key: string;
  readonly command: G['command'];
}

/** One thing that is known of a place or a unit. */
export interface Fact {
  readonly label: Telling;
  readonly value?: Telling;
  /** A number with everything behind it. */
  readonly answer?: Answer;
  /** Whom it is about, such as those who see a place. */
  readonly units?: readonly UnitKey[];
}

/** Everything that somebody who looks at a place wants to know. */
export interface Inspection {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** How one game looks and is played on the battle screen. */
export interface GameFace<G extends Shape, P extends Place = Place> {
  readonly ground: (view: View<G>) => Ground;
  readonly units: (view: View<G>, facing: Seat) => readonly UnitCard[];
  /** Where a place in the rules' own coordinates lies on the board, for the ways of plans. */
  readonly placed: (view: View<G>, at: { readonly x: number; readonly y: number }) => P;
  /** A place in words, for whoever does not see it. */
  readonly describe: (view: View<G>, at: P) => string;
  /** A place with all that is known of it: ground, height, what it costs to enter, who sees it. */
  readonly inspect?: (moment: Moment<G>, at: P) => Inspection;
  /** The figures of a unit that matter now, in a few lines. */
  readonly brief?: (moment: Moment<G>, unit: UnitKey) => readonly Fact[];
  /** The numbers that an order would have to roll, before it is given. */
  readonly foresee?: (moment: Moment<G>, command: G['command']) => readonly Fact[];
  /** The phase in a word or two, and the turn. */
  readonly phase: (view: View<G>) => Telling;
  readonly interactions: { readonly [question: string]: Interaction<G> };
  /** For questions that have no interaction of their own. */
  readonly otherwise?: Interaction<G>;
  /**
   * Answers that another seat at the same screen may give without taking it: such as not to react. They are worked out on what the seat that
   * holds the screen sees, so they give nothing away.
   */
  readonly passing?: (view: View<G>, awaiting: Awaiting) => readonly Passing<G>[];
  /** Overlays while there is nothing to decide: what can the selected unit see? */
  readonly idle?: (moment: Moment<G>) => Overlays;
  /** What can be done on the board while there is nothing to decide, by players, spectators and in a replay: looking and measuring. */
  readonly watching?: Interaction<G>;
  readonly told: (before: View<G>, event: G['event']) => Told;
  readonly effects: (before: View<G>, event: G['event']) => readonly Effect[];
  /** What a seat is in this game, such as the defender, once that is settled. */
  readonly role: (view: View<G>, seat: Seat) => Telling | undefined;
  /** A term of a sum in a word or two, such as "ran". */
  readonly termName: (term: Term) => Telling | undefined;
  /** What is played, where the game itself knows better than the list of scenarios. */
  readonly title?: (view: View<G>) => string;
  /** On a small screen, how near the board comes to whoever is to act: screen pixels per drawing unit. */
  readonly closeUp?: number;
  readonly Sheet: ComponentType<SheetProps<G>>;
  /** What concerns nobody in particular, below the sheets: a deck, the score. */
  readonly Aside?: ComponentType<{ readonly view: View<G>; readonly book: Rulebook<G> }>;
}

/** An interaction with its own state type, put among others. */
export const interaction = <G extends Shape, S, P extends Place>(one: Interaction<G, S, P>): Interaction<G> =>
  one as unknown as Interaction<G>;

/** A face of one game, for a screen that knows none. */
export const faceOf = <G extends Shape, P extends Place>(face: GameFace<G, P>): GameFace<Shape> => face as unknown as GameFace<Shape>;
