import type { Candidate, RuleId, Seat } from '@sortie/kernel';
import type { Foreseen } from '../attack/foresee.ts';
import type { Book, Seen } from '../rule.ts';
import type {
  AlphaStrike,
  AttackCommand,
  Bomb,
  Command,
  Critical,
  Deed,
  MoveCommand,
  Order,
  Physical,
  Stance,
  State,
  Unit,
} from '../shape.ts';
import type { Standing } from '../state.ts';

/** Words to choose from: each is closed where no rule in force opens it. */
export interface Choices {
  readonly stance: Stance;
  readonly order: Order;
  readonly deed: Deed;
  readonly blow: Physical;
  /** Attack runs of those that fly low. */
  readonly run: 'strafe' | 'bomb';
  /** What a pass over the table may have more than one of. */
  readonly pass: 'second';
  /** What may be said with an attack or a move, and what is used besides, by name. */
  readonly use: string;
  readonly ability: string;
  readonly munition: string;
  /** Kinds of bombs that may be hung on. */
  readonly bomb: Bomb;
  /** Rules by which a formation lends. */
  readonly loan: RuleId;
}

/** What is looked at when something is offered to a unit. */
interface ToUnit {
  readonly view: Seen;
  readonly unit: Unit;
  readonly seat: Seat;
  readonly book: Book;
}
interface ToStanding extends ToUnit {
  readonly unit: Standing;
}
interface ToSeat {
  readonly view: Seen;
  readonly seat: Seat;
  readonly book: Book;
}

/** Lists that rules add to. What is offered need not be legal. */
export interface Offers {
  /** Moves beside those to places in reach, made from one that goes nowhere. */
  readonly moves: (about: ToStanding & { readonly stay: MoveCommand }) => MoveCommand;
  /** The same move with something said besides. */
  readonly extras: (about: ToStanding & { readonly move: MoveCommand }) => MoveCommand;
  /** A move that a unit cannot help making. */
  readonly drives: (about: ToStanding) => MoveCommand;
  /** How a unit that moves counts, and what that costs besides, as a length. */
  readonly movers: (about: { readonly state: State; readonly unit: Standing; readonly command: MoveCommand; readonly book: Book }) => Mover;
  readonly attacks: (about: ToStanding) => AttackCommand;
  /** An attack that must not be let go. */
  readonly dues: (about: ToSeat) => AttackCommand;
  /** What else a unit may do in the Combat Phase. */
  readonly works: (about: ToUnit) => Command;
  /** How a unit on the ground takes to the air. */
  readonly starts: (about: ToStanding) => Command;
  /** What a side may do whenever it is asked, and while it sets up. */
  readonly asides: (about: ToSeat) => Command;
  /** Moves that an opponent may think of beside the usual ones, and the same attack with what costs nothing but is there for it. */
  readonly thoughts: (about: ToStanding) => Candidate<AlphaStrike>;
  readonly boosts: (about: { readonly view: Seen; readonly command: AttackCommand }) => AttackCommand;
  /** Rolls that a command is going to call for. */
  readonly rolls: (about: { readonly state: State; readonly command: Command; readonly book: Book }) => Foreseen;
  /** What the table of critical hits shows for a unit. */
  readonly criticals: (about: { readonly unit: Unit; readonly total: number }) => { readonly kind: Critical | null };
}

interface Mover {
  readonly unit: Standing;
  readonly cost: number;
}
