import type { Seat, Shape } from '@sortie/kernel';
import { t } from '../i18n/index.ts';
import type { Snapshot } from '../link/index.ts';

export const nameAt = (snapshot: Pick<Snapshot<Shape>, 'seats'>, seat: Seat): string => snapshot.seats[seat]?.name || t('somebody');

export interface Whose {
  readonly who: string;
  readonly seat: Seat | undefined;
  readonly mine: boolean;
}

/** Whose move it is, in words. */
export function whoseMove(snapshot: Snapshot<Shape>): Whose {
  const { stage, paused, acting, awaiting, thinking, mine, rolling } = snapshot;
  if (stage === 'over') return { who: t('The game is over'), seat: undefined, mine: false };
  if (stage === 'waiting') return { who: t('Before the game'), seat: undefined, mine: false };
  if (paused) return { who: t('Paused'), seat: undefined, mine: false };
  if (rolling) {
    const roller = rolling.seat >= 0 ? { seat: rolling.seat } : { seat: undefined };
    if (rolling.wants) return { who: t('Roll the dice'), ...roller, mine: true };
    return {
      who: t('{name} rolls the dice.', { name: rolling.seat >= 0 ? nameAt(snapshot, rolling.seat) : t('Somebody') }),
      ...roller,
      mine: false,
    };
  }
  if (acting !== undefined) {
    // At one screen with two people "you" is whoever holds it; the name says who that is.
    const who = mine.length > 1 ? t('{name} to act', { name: nameAt(snapshot, acting) }) : t('Your move');
    return { who, seat: acting, mine: true };
  }
  const seat = thinking?.seat ?? awaiting[0]?.seat;
  if (seat === undefined) return { who: t('One moment'), seat: undefined, mine: false };
  const name = nameAt(snapshot, seat);
  return { who: thinking ? t('{name} is thinking', { name }) : t('Waiting for {name}', { name }), seat, mine: false };
}
