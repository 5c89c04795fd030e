import { nth, type Play, type RuleId } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import { type ActionCard, actionCard, DECK_SIZE, undrawn } from './deck.ts';

/** Draw the top card for a rule. An empty deck is shuffled first; every card drawn is there for all to see. */
export function draw(play: Play<Impact>, rule: RuleId): ActionCard {
  if (play.state.discard.length === DECK_SIZE) play.emit({ type: 'reshuffled' });
  const left = undrawn(play.state.discard);
  const card = actionCard(nth(left, play.roll(1, left.length, rule).total - 1));
  play.emit({ type: 'drew', card: card.id, for: rule });
  if (play.book.holds('reshuffles', card)) play.emit({ type: 'reshuffled' });
  return card;
}

/** One of several things at random: values beyond the last even share are drawn again (13.2). */
export function pickOne<T>(play: Play<Impact>, items: readonly T[], rule: RuleId, die: 'd6' | 'd12' = 'd12'): T | undefined {
  if (items.length <= 1) return items[0];
  if (die === 'd6' && items.length <= 6) return items[share(play, items.length, rule, die)];
  if (items.length <= 12) return items[share(play, items.length, rule)];
  const groups = Math.ceil(items.length / 6);
  for (;;) {
    const chosen = items[share(play, groups, rule) * 6 + draw(play, rule).d6 - 1];
    if (chosen !== undefined) return chosen;
  }
}

/** Split the faces of a die evenly: which share a draw falls into, counted from 0. What is left over is drawn again. */
export function share(play: Play<Impact>, shares: number, rule: RuleId, die: 'd6' | 'd12' = 'd12'): number {
  const width = Math.floor((die === 'd6' ? 6 : 12) / shares);
  for (;;) {
    const index = Math.floor((draw(play, rule)[die] - 1) / width);
    if (index < shares) return index;
  }
}
