import { type Facing, type Hex, hexKey, neighbour, opposite, turn } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import type { Mech, Mode, Move, QuickStart } from '@sortie/rules-quick-start';
import { quickStart } from '@sortie/rules-quick-start';
import type { Asked } from '../offer.ts';

/** Where a move ends. */
export interface End {
  readonly at: Hex;
  readonly facing: Facing;
}

/** A way to get somewhere, as the command that does it. */
export interface Way {
  readonly end: End;
  readonly move: Move;
}

/** Follow the letters of a walk or run. */
export function endOf(unit: Mech, move: Move): End {
  const start: End = { at: sure(unit.at, 'the place'), facing: unit.facing };
  if (move.mode === 'stand') return start;
  if (move.mode === 'jump') return { at: move.to, facing: move.facing };
  return [...move.steps].reduce(({ at, facing }, step) => {
    if (step === 'F') return { at: neighbour(at, facing), facing };
    if (step === 'B') return { at: neighbour(at, opposite(facing)), facing };
    return { at, facing: turn(facing, step === 'R' ? 1 : -1) };
  }, start);
}

/** Every move of one 'Mech in one mode that the rules allow now, by where it ends. */
export function waysOf({ view, seat, book }: Asked<QuickStart>, unit: Mech, mode: Mode): readonly Way[] {
  const ways: Way[] = [];
  for (const command of quickStart.ruleset.options(view, seat, book)) {
    if (command.type === 'move' && command.unit === unit.id && command.mode === mode)
      ways.push({ end: endOf(unit, command), move: command });
  }
  return ways;
}

/** The way to a hex, with the facing wanted or, if none is, the one that comes cheapest. */
export function wayTo(ways: readonly Way[], to: Hex, facing: Facing | undefined): Way | undefined {
  const there = ways.filter(({ end }) => hexKey(end.at) === hexKey(to) && (facing === undefined || end.facing === facing));
  return there.toSorted((a, b) => effort(a.move) - effort(b.move))[0];
}

const effort = (move: Move): number => (move.mode === 'walk' || move.mode === 'run' ? move.steps.length : 0);
