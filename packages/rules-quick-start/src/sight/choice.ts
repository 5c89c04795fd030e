import { boardOf } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import { type Handler, tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import type { QuickStart, State } from '../shape.ts';
import { isFighting } from '../state.ts';
import { type Dispute, lineBetween, sightBetween } from './sight.ts';

/** The pairs of hexes that the target's player chooses from now, from the attacker outwards. */
export function disputesPending({ pending, units, board }: State): readonly Dispute[] {
  if (pending?.kind !== 'sight') return [];
  const [unit, target] = [units[pending.unit], units[pending.target]];
  return isFighting(unit) && isFighting(target) ? lineBetween(boardOf(board), unit.at, target.at).disputes : [];
}

const isOneOf = ([left, right]: Dispute, h: Hex | undefined): boolean => h !== undefined && (sameHex(left, h) || sameHex(right, h));

const splitChoice: QuickStartRule = {
  id: 'QS-los-split-choice',
  cite: 'QS p. 4',
  kind: 'core',
  forbids: {
    chooseSight: (view, { hexes }, seat) => {
      if (view.pending?.kind !== 'sight') return tell('no line of sight runs between two hexes now');
      if (view.units[view.pending.target]?.seat !== seat) return tell("the player of the targeted 'Mech chooses");
      const disputes = disputesPending(view);
      const fits = hexes.length === disputes.length && disputes.every((pair, i) => isOneOf(pair, hexes[i]));
      return fits ? undefined : tell('choose one hex of each pair, in their order');
    },
  },
  follows: { sightChosen: () => [{ type: 'settleSight' }] },
};

const splitPersists: QuickStartRule = {
  id: 'QS-los-split-persist',
  cite: 'QS p. 4',
  kind: 'core',
  structural: "the choice is kept for the pair of 'Mechs, both ways, until the turn ends",
};

export const choiceRules: readonly QuickStartRule[] = [splitChoice, splitPersists];

export const chooseSight: Handler<QuickStart, 'chooseSight'> = (play, { hexes }) => {
  const { pending } = play.state;
  if (pending?.kind !== 'sight') throw new Error('no sight to choose');
  play.emit({ type: 'sightChosen', unit: pending.unit, target: pending.target, hexes });
};

/** Announced shots become a declaration, or fall because the line is closed; no ammunition has been spent then. */
export const settleSight: Handler<QuickStart, 'settleSight'> = play => {
  const { pending, units } = play.state;
  if (pending?.kind !== 'sight') return;
  const [unit, target] = [units[pending.unit], units[pending.target]];
  if (!isFighting(unit) || !isFighting(target)) return;
  if (sightBetween(play.state, play.book, unit, target).blocked) play.emit({ type: 'sightClosed', unit: unit.id, target: target.id });
  else play.emit({ type: 'declared', unit: unit.id, shots: pending.shots });
};
