import type { Candidate, Seat } from '@sortie/kernel';
import type { Duel } from '../attack/guides.ts';
import type { Fault, Pace } from '../movement/pace.ts';
import type { Pacing } from '../movement/walking.ts';
import type { Book } from '../rule.ts';
import type { Blow, Classic, Command, Move, Order, Purpose, Setting, Shot, ShotTerms, State, SwingTerms, Task, Tempo } from '../shape.ts';
import type { OnMap } from '../state.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** A unit that may act now. */
export interface Acting {
  readonly view: State;
  readonly unit: OnMap;
  readonly book: Book;
}

/** A seat that is asked something. */
export interface Asked {
  readonly view: State;
  readonly seat: Seat;
  readonly book: Book;
}

/** What is open to nobody unless a rule opens it. */
export interface Choices {
  /** What is done instead of moving. */
  readonly task: Task;
  /** How a unit minds the ground where it does not pay and roll as everybody does. */
  readonly tempo: Tempo;
  /** What a hex is fired at for. */
  readonly purpose: Purpose;
  /** How equipment is set, beside on and off. */
  readonly setting: Setting;
  /** What is done with a machine beside firing, and what is said of shots and swings beside what everybody says. */
  readonly order: Order['do'];
  readonly shot: keyof ShotTerms;
  readonly swing: keyof SwingTerms;
  /** How limbs strike. */
  readonly blow: Blow['kind'];
}

/** Lists that rules add to. */
export interface Offers {
  /** Commands at a moment that is not asked about a unit. */
  readonly moments: (about: Asked) => Command;
  /** What an opponent thinks of at such a moment. */
  readonly guesses: (about: Asked) => Candidate<Classic>;
  /** What a unit can do with its move, and with its declaration, beside what every unit can; and what an opponent thinks of it. */
  readonly moves: (about: Acting) => Command;
  readonly declarations: (about: Acting) => Declaration;
  readonly thoughts: (about: Acting) => Candidate<Classic>;
  /** Other ways to fire the same shot, what a unit can do with its machine beside firing, and blows beyond those that everybody plays. */
  readonly shots: (about: { readonly view: State; readonly unit: OnMap; readonly shot: Shot }) => Shot;
  readonly orders: (about: { readonly unit: OnMap }) => Order;
  readonly blows: (about: Acting & { readonly target: OnMap }) => Blow;
  /** Whoever spots a target beside units that have said so. */
  readonly spotters: (about: Duel) => OnMap;
  /** What comes of a step that not everybody knows. */
  readonly paces: (about: Pacing) => Pace | Fault;
  /** What a unit that goes nowhere can do. */
  readonly stays: (about: { readonly view: State; readonly unit: OnMap }) => Extract<Move, { readonly mode: 'stand' }>;
}
