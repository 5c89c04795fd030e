import { boardOf, onMap } from '@sortie/board';
import { hexLabel, sameHex } from '@sortie/geometry';
import { sure, type Telling, tell } from '@sortie/kernel';
import { type Book, CITE, type ClassicRule, structural, type View } from '../rule.ts';
import type { Move, State, UnitId } from '../shape.ts';
import { callSign } from '../state.ts';
import { lateral } from '../terrain/costs.ts';
import { fullAt } from './occupants.ts';
import type { Fault } from './pace.ts';
import { topAt } from './tops.ts';
import { traceOf } from './trace.ts';

const taken = (view: State, id: UnitId, at: Parameters<typeof fullAt>[2], elevation?: number): Telling | undefined => {
  const other = fullAt(view, id, at, elevation);
  return other && tell('the {unit} already stands in {hex}', { unit: callSign(view, other.id), hex: hexLabel(at) });
};

/** One 'Mech, two units of a side and four in all to a hex when a move ends; up to then friends may pass. */
const stack: ClassicRule = {
  id: 'TW-stack',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) => {
      if (move.mode === 'stand') return undefined;
      if (move.mode === 'jump') return move.onto === undefined ? landing(view, move) : undefined;
      const trace = traceOf(view, move, book);
      const end = trace?.paces.at(-1);
      // Whoever has fallen among friends gets up where it lies.
      return end && !end.leaves && !sameHex(end.at, sure(trace, 'the trace').unit.at)
        ? taken(view, move.unit, end.at, end.elevation)
        : undefined;
    },
    // A unit that does not exist is refused by the rule of deployment.
    deploy: (view, { unit, at }) => (view.units[unit] ? taken(view, unit, at) : undefined),
  },
};

const landing = (view: View, move: Extract<Move, { readonly mode: 'jump' }>): Telling | undefined =>
  onMap(boardOf(view.board), move.to)
    ? taken(view, move.unit, move.to, topAt(boardOf(view.board), move.to))
    : tell('nobody jumps off the map');

/** One rule for each thing that can be wrong with a way. */
const faulty = (id: ClassicRule['id'], fault: Fault, text: string): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) => {
      const trace = move.mode === 'walk' || move.mode === 'run' ? faultOf(view, move, book) : undefined;
      return trace?.fault === fault ? tell(text, { hex: hexLabel(trace.where), points: trace.points }) : undefined;
    },
  },
});

const faultOf = (view: View, move: Extract<Move, { readonly mode: 'walk' | 'run' }>, book: Book) => traceOf(view, move, book);

export const stackingRules: readonly ClassicRule[] = [
  stack,
  faulty('TW-move-enemy', 'enemy', 'an enemy bars the way out of {hex}'),
  faulty('TW-move-terrain', 'barred', 'the ground beyond {hex} cannot be entered this way'),
  faulty('TW-mp-min', 'tooFar', 'it has {points} MP, too few for this way'),
  { ...faulty('TW-prone-go', 'prone', 'only what stands can walk, and only what lies can get up'), base: { proneCost: () => 1 } },
  faulty('TW-stand-limits', 'gyro', 'it cannot get up again'),
  { ...lateral, ...faulty('TW-move-lateral', 'legs', "only a four-legged 'Mech with all its legs shifts sideways") },
  faulty('TW-house-steps', 'steps', 'it cannot go that way'),
  structural('TW-jump-land', 'a jump looks at the hex where it lands, not at those it passes'),
];
