import { type EventPart, type RuleId, type Telling, tell } from '@sortie/kernel';
import type { Card } from '../card/card.ts';
import type { Event } from '../event.ts';
import type { AlphaStrike, ChapterTraits, UnitId } from '../shape.ts';
import { isUnseen, marking, unitAt } from '../state.ts';
import { isUnknown, veil } from '../view.ts';
import { ofUnit, type Parts } from './fact.ts';

/** Conditions that crews and machines bring along for the whole game. */
export type Trait = 'ecmProof' | 'clearSignal' | 'compact' | 'lifter' | 'linked' | keyof ChapterTraits;

/** What units have that their cards do not show. */
export interface EquipFacts {
  readonly cardChanged: { readonly unit: UnitId; readonly card: Card; readonly rule: RuleId; readonly spent?: string };
  readonly traitGiven: { readonly unit: UnitId; readonly trait: Trait; readonly rule: RuleId };
}

type CardEvent = Extract<Event, { readonly unit: number; readonly card: Card }>;

/** A fact that changes what a card shows. Of a card that is not known, no change is known either. */
export const ofCard = <E extends CardEvent['type']>(says: Telling): EventPart<AlphaStrike, E> => ({
  ...ofUnit<E>({
    fold: ({ spent: before }, event) => {
      const { card, spent } = event as unknown as EquipFacts['cardChanged'];
      return { card, ...(spent !== undefined && { spent: [...before, spent] }) };
    },
    says,
  }),
  redact: (state, fact, seat) => {
    const event = fact as unknown as CardEvent;
    const unit = unitAt(state, event.unit);
    if (isUnseen(unit, seat)) return undefined;
    return isUnknown(unit, seat) ? { ...event, card: veil({ ...unit, card: event.card }).card } : event;
  },
});

const MORE = tell('{unit} has more than its card shows');

export const equipFacts: Parts<keyof EquipFacts> = {
  cardChanged: ofCard(MORE),
  traitGiven: ofUnit({ fold: (unit, { trait }) => ({ marks: marking(unit, { kind: trait, until: 0 }) }), says: MORE }),
};
