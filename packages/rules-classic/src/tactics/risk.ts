import { boardOf, terrainAt } from '@sortie/board';
import { type Hex, neighbour } from '@sortie/geometry';
import { movedBy } from '../movement/moved.ts';
import { entersHex, isTurn, sideOf, turned } from '../movement/step.ts';
import { gyroDamaged, hipDamaged } from '../piloting/modifiers.ts';
import type { Book } from '../rule.ts';
import type { Cause, Mode, Move, State } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { isMech, type OnMap, sheetFor, struckIn } from '../state.ts';
import { depthOf, isPaved } from '../terrain/board.ts';
import { chance } from './chances.ts';

/** The chance that a piloting skill roll on the way fails. */
export function riskOf(state: State, unit: OnMap, book: Book, move: Move): number {
  if (move.mode === 'stand') return 0;
  const way = new Way(state, unit, book, move.mode);
  if (move.mode === 'jump') {
    if (isMech(unit) && hasHurtLegs(unit)) way.rolls('jumpDamaged', move.to, 0);
    way.enters(move.to, move.to, 0);
  } else way.walks(move.steps);
  return 1 - way.safe;
}

const JOINTS = ['hip', 'upperLeg', 'lowerLeg', 'foot'] as const;
const hasHurtLegs = (unit: OnMap): boolean =>
  gyroDamaged(unit) || sheetFor(unit).legs.some(leg => unit.gone.includes(leg) || JOINTS.some(part => struckIn(unit, leg, part) > 0));

class Way {
  safe = 1;
  readonly #state: State;
  readonly #unit: OnMap;
  readonly #book: Book;
  readonly #mode: Mode;

  constructor(state: State, unit: OnMap, book: Book, mode: Mode) {
    this.#state = state;
    this.#unit = unit;
    this.#book = book;
    this.#mode = mode;
  }

  walks(steps: Extract<Move, { readonly mode: 'walk' | 'run' }>['steps']): void {
    const unit = this.#unit;
    const board = boardOf(this.#state.board);
    const slides = this.#mode === 'run' && (isMech(unit) || unit.wear !== null) && !rides(sheetFor(unit).gait);
    let [at, facing, turnedOnRoad, hexes] = [unit.at, unit.facing, false, unit.moved?.hexes ?? 0];
    if (this.#mode === 'run' && isMech(unit) && !unit.moved?.tried && (gyroDamaged(unit) || hipDamaged(unit)) && steps.some(entersHex))
      this.rolls('runDamaged', at, hexes);
    for (const step of steps) {
      if (isTurn(step)) {
        facing = turned(facing, step);
        turnedOnRoad ||= isPaved(board, at);
      } else if (entersHex(step)) {
        const from = at;
        if (slides && turnedOnRoad && hexes > 0) this.rolls('skid', at, hexes);
        at = neighbour(at, sideOf(facing, step));
        hexes++;
        turnedOnRoad = false;
        this.enters(from, at, hexes);
      }
    }
  }

  /** Water, rubble and swamp ask whoever steps into them. */
  enters(from: Hex, to: Hex, hexes: number): void {
    const board = boardOf(this.#state.board);
    const unit = this.#unit;
    const bridged = this.#mode !== 'jump' && isPaved(board, to) && isPaved(board, from);
    if (isMech(unit) && depthOf(board, to) > 0 && !bridged) this.rolls('water', to, hexes);
    if (isMech(unit) && terrainAt(board, to, 'rubble')) this.rolls('rubble', to, hexes);
    if (terrainAt(board, to, 'swamp') && !rides(sheetFor(unit).gait)) this.rolls('swamp', to, hexes);
  }

  rolls(cause: Cause, at: Hex, hexes: number): void {
    const unit = { ...this.#unit, at, moved: movedBy(this.#mode, hexes) };
    const depth = depthOf(boardOf(this.#state.board), at);
    this.safe *= chance(this.#book.ask('piloting', { state: this.#state, unit, cause, causes: [cause], depth }).total);
  }
}
