import { boardOf, cellAt } from '@sortie/board';
import { distance, FACINGS, type Facing, type Hex } from '@sortie/geometry';
import { type Candidate, nth } from '@sortie/kernel';
import { landings, reach } from '../movement/reach.ts';
import { entersHex } from '../movement/step.ts';
import { cruises, cushionFor } from '../options/moving.ts';
import type { Book } from '../rule.ts';
import type { Classic, Command, Mode, State } from '../shape.ts';
import { canAct, isImmobile, type OnMap, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { type Field, fieldFor, type Spot, spotAt } from './field.ts';
import { priceOf, pricePerPoint } from './life.ts';
import { idealRange } from './ranges.ts';
import { riskOf } from './risk.ts';
import { soughtBy } from './search.ts';
import { bentAt, type Weights } from './weights.ts';
import { isSpent, rowsFromHome, waysOut } from './withdrawal.ts';
import { reasonFor } from './words.ts';

/** One end of a move, with what it promises. */
interface Place {
  readonly command: Extract<Command, { readonly type: 'move' | 'halt' }>;
  readonly at: Hex;
  readonly facing: Facing;
  readonly mode: Mode;
  readonly spot: Spot;
  readonly worth: number;
}

/** So many ends are looked at a second time, with the rolls that the way asks for. */
const LOOKED_AT = 24;

/** Ends of moves of one unit, the best facing of each hex first. */
export function* positionsOf(state: State, unit: OnMap, book: Book, weights: Weights, most = LOOKED_AT): Generator<Candidate<Classic>> {
  const field = fieldFor(state, book, unit, weights);
  const survey = new Survey(state, unit, field);
  const { id } = unit;
  survey.add(
    unit.moved ? { type: 'halt', unit: id } : { type: 'move', unit: id, mode: 'stand' },
    unit.at,
    unit.facing,
    unit.moved?.mode ?? 'stand',
    unit.moved?.hexes ?? 0,
    unit.elevation,
  );
  if (canAct(unit) && !unit.stuck) yield* survey.ways(book);
  const fall = fallOf(unit, weights);
  for (const place of survey.best(most)) {
    const risk = place.command.type === 'move' ? riskOf(state, unit, book, place.command) : 0;
    yield { command: place.command, worth: place.worth - risk * fall, why: reasonFor(field, place, risk) };
  }
}

/** What a fall on the way costs. */
const fallOf = (unit: OnMap, { fall, caution }: Weights): number =>
  caution * ((fall / 100) * priceOf(unit) + (sheetFor(unit).tons / 10) * pricePerPoint(unit));

/** All ends of one unit's move. A walk has hundreds: the best of each hex is kept. */
class Survey {
  readonly #places = new Map<number, Place>();
  readonly #state: State;
  readonly #unit: OnMap;
  readonly #field: Field;
  readonly #goals: readonly Hex[];
  readonly #ideal: number;
  readonly #spent: boolean;

  constructor(state: State, unit: OnMap, field: Field) {
    this.#state = state;
    this.#unit = unit;
    this.#field = field;
    this.#goals = field.foes.length === 0 && state.blind ? soughtBy(state, unit) : [];
    this.#ideal = Math.max(1, idealRange(field.volley) + bentAt(state.turn, field.weights));
    this.#spent = isSpent(state, unit);
  }

  *ways(book: Book): Generator<Candidate<Classic>> {
    const [state, unit] = [this.#state, this.#unit];
    const { id } = unit;
    const before = unit.moved?.hexes ?? 0;
    for (const mode of ['walk', 'run'] as const) {
      if ((unit.moved && unit.moved.mode !== mode) || (mode === 'run' && cruises(state, unit, book))) continue;
      const stops = reach(state, unit, mode, book);
      for (const { at, facing, steps, elevation } of stops) {
        const hexes = steps.reduce((sum, step) => (entersHex(step) ? sum + 1 : sum), before);
        this.add({ type: 'move', unit: id, mode, steps }, at, facing, mode, hexes, elevation);
      }
      if (this.#spent && !unit.moved) yield* waysOut(state, unit, mode, stops, book);
    }
    for (const to of landings(state, unit, book)) {
      const cushion = cushionFor(state, unit, to, book);
      for (const facing of FACINGS)
        this.add({ type: 'move', unit: id, mode: 'jump', to, facing, ...cushion }, to, facing, 'jump', distance(unit.at, to));
    }
  }

  add(command: Place['command'], at: Hex, facing: Facing, mode: Mode, hexes: number, elevation?: number): void {
    const cell = cellAt(boardOf(this.#state.board), at);
    const spot = spotAt(this.#field, { at, mode, hexes, ...(elevation === undefined ? {} : { elevation }) }, cell);
    const worth = this.#worth(spot, at, facing, mode);
    const key = mode === 'stand' ? -1 : cell * 2 + (mode === 'jump' ? 1 : 0);
    const known = this.#places.get(key);
    if (!known || worth > known.worth) this.#places.set(key, { command, at, facing, mode, spot, worth });
  }

  #worth({ given, taken, nearest, ahead }: Spot, at: Hex, facing: Facing, mode: Mode): number {
    const { weights, fear, foes } = this.#field;
    if (foes.length === 0) return this.#seeking(at);
    const hope = nth(given, facing);
    const far = this.#spent ? 2 * rowsFromHome(this.#state, this.#unit, at) : Math.max(0, nearest - this.#ideal);
    const closing = far * (hope > 0 && !this.#spent ? weights.closing : weights.approach);
    const blind = (ahead & (1 << facing)) === 0 && !this.#spent ? weights.blindness : 0;
    const wet = depthOf(boardOf(this.#state.board), at) > 0 && sheetFor(this.#unit).kind === 'mech' ? WET : 0;
    const still = mode === 'stand' && !isImmobile(this.#unit) ? weights.lively : 0;
    const near = bentAt(this.#state.turn, weights) > 0 ? weights.aloof * Math.max(0, this.#ideal - nearest) : 0;
    const leap = mode === 'jump' ? weights.jumping : 0;
    return weights.aggression * hope - fear * nth(taken, facing) - closing - blind - wet - still - near + leap;
  }

  /** Nobody is to be seen: go and look. */
  #seeking(at: Hex): number {
    if (this.#goals.length === 0) return 0;
    return -Math.min(...this.#goals.map(goal => distance(at, goal)));
  }

  best(most: number): readonly Place[] {
    return [...this.#places.values()].sort((a, b) => b.worth - a.worth).slice(0, most);
  }
}

/** Standing in water: hits to the legs drown what is in them. */
const WET = 1;
