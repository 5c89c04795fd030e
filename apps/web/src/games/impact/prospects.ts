import type { Answer, Refusal } from '@sortie/kernel';
import { actionCard, aim, type Command, type Impact, mayMeasure, outcomeAt, sees, type Unit, undrawn } from '@sortie/rules-impact';
import type { Moment } from '../../battle/face.ts';

type Now = Moment<Impact>;
export type FireMode = Extract<Command, { type: 'fire' }>['mode'];
export const FIRE: readonly FireMode[] = ['stationary', 'rapid', 'assault', 'targeted'];

/** A shot before anybody commits to it. */
export interface Prospect {
  readonly mode: FireMode;
  readonly strength: Answer;
  readonly indirect: boolean;
  /** Shares of the cards still in the deck, from 0 to 1. */
  readonly shock: number;
  readonly damage: number;
  readonly gone: number;
  /** Boxes to be hoped for. */
  readonly hope: number;
  readonly refusals: readonly Refusal[];
  /** Nobody may measure before the shot: there is nothing to foresee. */
  readonly strict: boolean;
  /** The target's card is face down: its shield is not in the sum. */
  readonly blind: boolean;
}

const UNKNOWN: Answer = { total: 0, terms: [] };

export function prospectOf({ view, book, seat }: Now, unit: Unit, target: Unit, mode: FireMode): Prospect {
  const refusals = book.check(view, { type: 'fire', target: target.id, mode }, seat);
  const blind = target.card === null;
  if (!mayMeasure(book))
    return { mode, strength: UNKNOWN, indirect: false, strict: true, refusals, blind, shock: 0, damage: 0, gone: 0, hope: 0 };
  const indirect = !sees(view, book, unit, target);
  const strength = book.ask('strength', aim(view, book, unit, target, mode, { indirect: indirect }));
  return { mode, strength, indirect, strict: false, refusals, blind, ...chancesOf(view.discard, strength.total) };
}

/** What the cards that are left say to a strength. */
function chancesOf(discard: readonly number[], strength: number): Pick<Prospect, 'shock' | 'damage' | 'gone' | 'hope'> {
  const left = undrawn(discard);
  const cards = left.length > 0 ? left : undrawn([]);
  const sums = { shock: 0, damage: 0, gone: 0, hope: 0 };
  for (const id of cards) {
    const { boxes, shock, eliminated } = outcomeAt(strength, actionCard(id).d12);
    if (shock) sums.shock++;
    if (boxes > 0 || eliminated) sums.damage++;
    if (eliminated) sums.gone++;
    sums.hope += eliminated ? 5 : boxes;
  }
  const n = cards.length;
  return { shock: sums.shock / n, damage: sums.damage / n, gone: sums.gone / n, hope: sums.hope / n };
}

/** How likely it is that a strength harms somebody at all. */
export function harmChance(discard: readonly number[], strength: number): number {
  const left = undrawn(discard);
  const cards = left.length > 0 ? left : undrawn([]);
  const harmful = cards.filter(id => {
    const { boxes, shock, eliminated } = outcomeAt(strength, actionCard(id).d12);
    return boxes > 0 || shock || eliminated;
  });
  return harmful.length / cards.length;
}

/** The best that may be fired at a target now. */
export function bestOf(moment: Now, unit: Unit, target: Unit): Prospect | undefined {
  return FIRE.map(mode => prospectOf(moment, unit, target, mode))
    .filter(({ refusals }) => refusals.length === 0)
    .sort((a, b) => b.hope - a.hope || b.shock - a.shock)[0];
}
