import { type Handler, type Seat, type Telling, tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { type Command, type Entry, type QuickStart, type Setup, SIDES, type Side, type State } from '../shape.ts';
import { ofSide } from '../state.ts';
import type { PilotCard } from './card.ts';
import { CARDS, cardCalled } from './cards.ts';

const cite = 'QS p. 9';
type ChooseCard = Extract<Command, { readonly type: 'chooseCard' }>;

export const cardOfEntry = ({ card }: Entry): PilotCard | undefined => (typeof card === 'string' ? cardCalled(card) : card);

const cardsIn = (force: readonly Entry[]): readonly Entry[] => force.filter(({ card }) => card !== undefined);

const sideOf = (state: State, seat: Seat): Side => (seat === state.attackingSeat ? 'attacker' : 'defender');

const cardOf = (state: State, side: Side): PilotCard | undefined =>
  ofSide(state, side).find(({ pilot }) => pilot !== null)?.pilot ?? undefined;

/** The defender chooses first, as it sets up first; a side without a card leaves the other without one. */
export function nextToChoose(state: State): Seat | undefined {
  const side = SIDES.find(one => !state.cards?.chosen.includes(one));
  return side && ofSide(state, side)[0]?.seat;
}

/** Cards within the cost that this side may take now. */
function cardsFor(state: State, side: Side): readonly PilotCard[] {
  const { cost, exactly } = state.cards ?? { cost: 0, exactly: false };
  const other = cardOf(state, side === 'defender' ? 'attacker' : 'defender');
  if (other) return CARDS.filter(card => card.cost === other.cost && card.id !== other.id);
  const within = CARDS.filter(card => (exactly ? card.cost === cost : card.cost <= (cost ?? 0)));
  // Whoever chooses first leaves a card of the same cost for the other.
  return within.filter(card => within.some(partner => partner.id !== card.id && partner.cost === card.cost));
}

const onePerSide: QuickStartRule = {
  id: 'QS-pilot-one-per-side',
  cite,
  kind: 'core',
  forbidsSetup: setup => {
    const many = SIDES.find(side => cardsIn(setup[side]).length > 1);
    return many ? tell("only one 'Mech of the {side} has a MechWarrior card", { side: many }) : undefined;
  },
  forbids: {
    chooseCard: (view, { unit, card }, seat) => {
      if (view.phase !== 'cards') return tell('cards are chosen before the battle');
      if (view.active !== seat) return tell('the other player chooses a card now');
      if ((unit === null) !== (card === null)) return tell("a card needs a 'Mech, and no card needs none");
      return unit !== null && view.units[unit]?.seat !== seat ? tell("that is not your 'Mech") : undefined;
    },
  },
};

const costsDiffer = ({ defender, attacker, cards }: Setup): Telling | undefined => {
  const given = [...cardsIn(defender), ...cardsIn(attacker)];
  if (cards !== null) return given.length > 0 ? tell('cards are either given with the forces or chosen at the table') : undefined;
  const unknown = given.find(entry => cardOfEntry(entry) === undefined);
  if (unknown) return tell('no MechWarrior card is called {card}', { card: String(unknown.card) });
  if (cardsIn(defender).length === 0 && cardsIn(attacker).length === 0) return undefined;
  const [one, other] = [defender, attacker].map(force => cardsIn(force).map(entry => cardOfEntry(entry)!.cost)[0] ?? 0);
  return one === other ? undefined : tell('both cards have the same cost: {one} against {other}', { one: one ?? 0, other: other ?? 0 });
};

const equalCost: QuickStartRule = {
  id: 'QS-pilot-equal-cost',
  cite,
  kind: 'core',
  forbidsSetup: costsDiffer,
  forbids: {
    chooseCard: (view, { card }, seat) => {
      const side = sideOf(view, seat);
      const other = cardOf(view, side === 'defender' ? 'attacker' : 'defender');
      if (card === null)
        return other ? tell('the other side has a card of cost {cost}, so you take one as well', { cost: other.cost }) : undefined;
      const chosen = cardCalled(card);
      if (!chosen) return tell('no MechWarrior card is called {card}', { card });
      if (other && chosen.cost !== other.cost)
        return tell('both cards have the same cost: {one} against {other}', { one: chosen.cost, other: other.cost });
      if (view.cards?.exactly && chosen.cost !== view.cards.cost)
        return tell('you agreed on cards of cost {cost}', { cost: view.cards.cost ?? 0 });
      return cardsFor(view, side).includes(chosen) || overLimit(view, chosen) ? undefined : tell('no second card has that cost');
    },
  },
  steps: {
    opening: [
      {
        name: 'cards',
        before: 'deployment',
        run: play => {
          if (play.state.cards) play.emit({ type: 'stageBegan', stage: 'cards' });
        },
      },
    ],
  },
  follows: {
    stageBegan: (_state, { stage }) => (stage === 'cards' ? [{ type: 'callNext' }] : undefined),
    cardChosen: () => [{ type: 'callNext' }],
    cardDeclined: () => [{ type: 'callNext' }],
  },
};

const overLimit = ({ cards }: State, { cost }: PilotCard): boolean => cards !== null && !cards.exactly && cost > (cards.cost ?? 0);

const costByDie: QuickStartRule = {
  id: 'QS-pilot-cost-d6',
  cite,
  kind: 'core',
  forbids: {
    chooseCard: (view, { card }) => {
      const chosen = card === null ? undefined : cardCalled(card);
      return chosen && overLimit(view, chosen)
        ? tell('the die allows a cost of {most}, and {name} costs {cost}', {
            most: view.cards?.cost ?? 0,
            name: chosen.name,
            cost: chosen.cost,
          })
        : undefined;
    },
  },
  steps: {
    opening: [
      {
        name: 'cost',
        before: 'deployment',
        run: play => {
          if (play.state.cards?.cost === null) play.emit({ type: 'costRolled', roll: play.roll(1, 6, 'QS-pilot-cost-d6') });
        },
      },
    ],
  },
};

export const choosingRules: readonly QuickStartRule[] = [onePerSide, equalCost, costByDie];

export const chooseCard: Handler<QuickStart, 'chooseCard'> = (play, { unit, card }) => {
  if (unit !== null && card !== null) {
    play.emit({ type: 'cardChosen', seat: play.seat, unit, card: cardCalled(card)! });
    return;
  }
  play.emit({ type: 'cardDeclined', seat: play.seat });
  const other = nextToChoose(play.state);
  if (other !== undefined) play.emit({ type: 'cardDeclined', seat: other });
};

/** What a side may choose: any card within the cost for any of its 'Mechs, or none where the other has none. */
export function cardChoices(state: State, seat: Seat): readonly ChooseCard[] {
  const side = sideOf(state, seat);
  const given = cardsFor(state, side).flatMap(({ id }) =>
    ofSide(state, side).map((unit): ChooseCard => ({ type: 'chooseCard', unit: unit.id, card: id })),
  );
  const other = cardOf(state, side === 'defender' ? 'attacker' : 'defender');
  return other ? given : [...given, { type: 'chooseCard', unit: null, card: null }];
}
