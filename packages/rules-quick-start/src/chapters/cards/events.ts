import { type EventPart, tell } from '@sortie/kernel';
import type { QuickStart, State } from '../../shape.ts';
import { callSign, sideOf, withUnit } from '../../state.ts';
import { bySide } from '../../tell.ts';
import type { CardEvents } from './shape.ts';

const chosen = (state: State, seat: number): State =>
  state.cards ? { ...state, cards: { ...state.cards, chosen: [...state.cards.chosen, sideOf(state, seat)] } } : state;

export const cardEvents: { readonly [E in keyof CardEvents]: EventPart<QuickStart, E> } = {
  costRolled: {
    fold: (state, { roll }) => (state.cards ? { ...state, cards: { ...state.cards, cost: roll.total } } : state),
    tell: (_state, { roll }) => tell('The die allows MechWarrior cards up to a cost of {cost}.', { cost: roll.total }),
  },
  cardChosen: {
    fold: (state, { seat, unit, card }) => chosen(withUnit(state, unit, { pilot: card }), seat),
    tell: (state, { unit, card }) => tell('{pilot} drives the {unit}.', { pilot: card.name, unit: callSign(state, unit) }),
  },
  cardDeclined: {
    fold: (state, { seat }) => chosen(state, seat),
    tell: (state, { seat }) => bySide(state, seat, ['The defender takes no MechWarrior card.', 'The attacker takes no MechWarrior card.']),
  },
};
