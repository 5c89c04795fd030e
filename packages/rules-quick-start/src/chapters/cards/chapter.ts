import { list, literal, nullable, oneOf, optional, type Read, record, tell, text, textOr, whole } from '@sortie/kernel';
import type { QuickStartChapter } from '../../chapter.ts';
import { id, name } from '../../read.ts';
import { type Mech, type Setup, SIDES, type State } from '../../shape.ts';
import { ABILITIES, type PilotCard } from './card.ts';
import { cardOfEntry, chooseCard, choosingRules } from './choosing.ts';
import { cardEvents } from './events.ts';
import { pilotRules } from './pilots.ts';
import { cardScenarios } from './scenarios.ts';
import type { CardEvents } from './shape.ts';

const card: Read<PilotCard> = record({
  id: name,
  name,
  gunnery: whole(0, 8),
  piloting: whole(0, 8),
  cost: whole(0, 20),
  abilities: list(oneOf(...ABILITIES), 6),
  rank: optional(name),
  affiliation: optional(name),
  background: optional(text(400)),
});

const cost = textOr(literal('roll'), whole(0, 20)) as Read<number | 'roll'>;

/** Who drives what, and how cards are chosen if they are. The set-up has been judged, so its cards exist. */
function begin(state: State, setup: Setup): State {
  const entries = SIDES.flatMap(side => setup[side]);
  const { cards = null } = setup;
  return {
    ...state,
    units: state.units.map((unit): Mech => ({ ...unit, pilot: cardOfEntry(entries[unit.id] ?? {}) ?? null })),
    cards: cards === null ? null : { cost: cards.cost === 'roll' ? null : cards.cost, exactly: cards.cost !== 'roll', chosen: [] },
  };
}

/** MechWarrior cards: better shots and what they can do. */
export const cards: QuickStartChapter<{ command: 'chooseCard'; event: keyof CardEvents; setup: 'cards'; entry: 'card' }> = {
  name: 'cards',
  rules: [...pilotRules, ...choosingRules],
  commands: {
    chooseCard: { read: record({ type: literal('chooseCard'), unit: nullable(id), card: nullable(name) }), perform: chooseCard },
  },
  events: cardEvents,
  setup: { cards: optional(nullable(record({ cost }))) },
  entry: { card: optional(textOr(name, card)) },
  begin,
  asks: ({ phase, active }) =>
    phase === 'cards' && active >= 0
      ? [{ seat: active, question: 'card', prompt: tell('Choose a MechWarrior card and the ’Mech it drives, or none') }]
      : undefined,
  scenarios: cardScenarios,
};
