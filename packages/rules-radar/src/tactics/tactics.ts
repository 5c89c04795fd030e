import type { Candidate, Seat, Tactics, Weights } from '@sortie/kernel';
import { options } from '../options.ts';
import type { Book } from '../rule.ts';
import type { Radar, State, Unit } from '../shape.ts';
import { isLeft } from '../state.ts';

const WEIGHTS: Weights = { aggression: 1, caution: 1, objective: 1 };

/** What is left of a craft, in points. */
const soundness = (unit: Unit): number =>
  isLeft(unit) ? unit.card.pv * (0.3 + (0.7 * (unit.armor + unit.structure)) / (unit.card.armor + unit.card.structure)) : 0;

const value = (view: State, seat: Seat, weights: Weights = WEIGHTS): number =>
  view.units.reduce((sum, unit) => sum + (unit.seat === seat ? weights.caution : -weights.aggression) * soundness(unit), 0);

const candidates = (view: State, seat: Seat, book: Book): readonly Candidate<Radar>[] =>
  [...options(view, seat, book)].map(command => ({ command, worth: command.type === 'engage' ? 1 : 0 }));

export const tactics: Tactics<Radar> = { weights: WEIGHTS, value, candidates };
