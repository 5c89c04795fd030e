import { type Candidate, type Handler, type Seat, sure, type Telling, tell } from '@sortie/kernel';
import type { Asked } from '../../questions.ts';
import type { QuickStartRule } from '../../rule.ts';
import { type QuickStart, type Setup, SIDES, type Side, type State } from '../../shape.ts';
import { ofSide, sideOf } from '../../state.ts';
import type { PilotCard } from './card.ts';
import { CARDS, cardCalled } from './cards.ts';
import type { ChooseCard } from './shape.ts';

const cite = 'QS p. 9';

/** What a force says of the card of one 'Mech. */
interface Named {
  readonly card?: string | PilotCard;
}

export const cardOfEntry = ({ card }: Named): PilotCard | undefined => (typeof card === 'string' ? cardCalled(card) : card);

const cardsIn = (force: readonly Named[]): readonly Named[] => force.filter(({ card }) => card !== undefined);

const otherSide = (side: Side): Side => (side === 'defender' ? 'attacker' : 'defender');

const cardOf = (state: State, side: Side): PilotCard | undefined => ofSide(state, side).find(({ pilot }) => pilot)?.pilot ?? undefined;

/** The defender chooses first, as it sets up first; a side without a card leaves the other without one. */
function nextToChoose(state: State): Seat | undefined {
  const side = SIDES.find(one => !state.cards?.chosen.includes(one));
  return side && ofSide(state, side)[0]?.seat;
}

/** Is there another card of the same cost, for the other side? */
const hasPartner = ({ id, cost }: PilotCard): boolean => CARDS.some(partner => partner.id !== id && partner.cost === cost);

const onePerSide: QuickStartRule = {
  id: 'QS-pilot-one-per-side',
  cite,
  kind: 'core',
  permits: { command: ['chooseCard'] },
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

const costsDiffer = ({ defender, attacker, cards = null }: Setup): Telling | undefined => {
  const given = [...cardsIn(defender), ...cardsIn(attacker)];
  if (cards !== null) return given.length > 0 ? tell('cards are either given with the forces or chosen at the table') : undefined;
  const unknown = given.find(entry => cardOfEntry(entry) === undefined);
  if (unknown) return tell('no MechWarrior card is called {card}', { card: String(unknown.card) });
  const [one = 0, other = 0] = [defender, attacker].map(force => cardsIn(force).map(entry => cardOfEntry(entry)?.cost)[0]);
  return one === other ? undefined : tell('both cards have the same cost: {one} against {other}', { one, other });
};

/** Why a card does not match that of the other side, or what was agreed. */
function unequal(view: State, chosen: PilotCard, other: PilotCard | undefined): Telling | undefined {
  if (other && chosen.cost !== other.cost)
    return tell('both cards have the same cost: {one} against {other}', { one: chosen.cost, other: other.cost });
  if (view.cards?.exactly && chosen.cost !== view.cards.cost)
    return tell('you agreed on cards of cost {cost}', { cost: view.cards.cost ?? 0 });
  // Each card is there once, and whoever chooses first leaves one of the same cost.
  const left = other ? chosen.id !== other.id : hasPartner(chosen);
  return left ? undefined : tell('no second card has that cost');
}

const equalCost: QuickStartRule = {
  id: 'QS-pilot-equal-cost',
  cite,
  kind: 'core',
  forbidsSetup: costsDiffer,
  forbids: {
    chooseCard: (view, { card }, seat) => {
      const other = cardOf(view, otherSide(sideOf(view, seat)));
      if (card === null)
        return other ? tell('the other side has a card of cost {cost}, so you take one as well', { cost: other.cost }) : undefined;
      const chosen = cardCalled(card);
      return chosen ? unequal(view, chosen, other) : tell('no MechWarrior card is called {card}', { card });
    },
  },
  offers: { moments: choices, chances: ({ pick, ...asked }) => some(choices(asked), pick), guesses },
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
    staging: [
      {
        name: 'cards',
        after: 'deployment',
        run: (play, next) => {
          if (play.state.phase === 'cards') next.seat = nextToChoose(play.state);
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

const costByDie: QuickStartRule = {
  id: 'QS-pilot-cost-d6',
  cite,
  kind: 'core',
  forbids: {
    chooseCard: ({ cards }, { card }) => {
      const chosen = card === null ? undefined : cardCalled(card);
      return chosen && cards && !cards.exactly && chosen.cost > (cards.cost ?? 0)
        ? tell('the die allows a cost of {most}, and {name} costs {cost}', { most: cards.cost ?? 0, name: chosen.name, cost: chosen.cost })
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
    play.emit({ type: 'cardChosen', seat: play.seat, unit, card: sure(cardCalled(card), `the card ${card}`) });
    return;
  }
  play.emit({ type: 'cardDeclined', seat: play.seat });
  const other = nextToChoose(play.state);
  if (other !== undefined) play.emit({ type: 'cardDeclined', seat: other });
};

/** Any card for any 'Mech of the side, or none. */
function choices({ view, seat }: Asked): readonly ChooseCard[] {
  if (view.phase !== 'cards') return [];
  const own = ofSide(view, sideOf(view, seat));
  const given = CARDS.flatMap(({ id }) => own.map((unit): ChooseCard => ({ type: 'chooseCard', unit: unit.id, card: id })));
  return [...given, { type: 'chooseCard', unit: null, card: null }];
}

const some = (all: readonly ChooseCard[], pick: (n: number) => number): readonly ChooseCard[] =>
  all.length === 0 ? [] : [...all.slice(pick(all.length)), ...all];

/** The better shot in the heavier hitter. */
function guesses(asked: Asked): readonly Candidate<QuickStart>[] {
  return choices(asked).map((command): Candidate<QuickStart> => {
    const card = command.card === null ? undefined : cardCalled(command.card);
    const tons = command.unit === null ? 0 : (asked.view.units[command.unit]?.sheet.tons ?? 0);
    const worth = card ? (4 - card.gunnery) * 20 + card.cost * 5 + tons / 10 : 0;
    return { command, worth, why: card ? tell('{name} shoots best', { name: card.name }) : 'no card' };
  });
}
