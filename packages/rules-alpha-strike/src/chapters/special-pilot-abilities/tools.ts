import type { RuleId } from '@sortie/kernel';
import type { Card } from '../../card/card.ts';
import { specialsOf } from '../../card/specials.ts';
import type { Trait } from '../../facts/equip.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { unitAt } from '../../state.ts';

/** A card with further abilities; what it has already stays as it is. */
export function withSpecials(card: Card, codes: readonly string[]): Card {
  const own = specialsOf(card);
  const further = codes.filter(code => !own.has(code.replace(/\d+$/, '')));
  return further.length === 0 ? card : { ...card, specials: [...card.specials, ...further] };
}

/** Before the first turn: give special abilities to all who qualify. */
export const grants = (
  rule: RuleId,
  who: (unit: Unit) => boolean,
  codes: (unit: Unit) => readonly string[],
): NonNullable<AlphaRule['steps']> => ({
  equipping: [
    {
      name: rule,
      after: 'begin',
      run: play => {
        for (const { id } of play.state.units) {
          const unit = unitAt(play.state, id);
          if (!who(unit)) continue;
          const card = withSpecials(unit.card, codes(unit));
          if (card !== unit.card) play.emit({ type: 'cardChanged', unit: id, card, rule });
        }
      },
    },
  ],
});

/** Before the first turn: a mark for the whole game. */
export const marksAll = (rule: RuleId, who: (unit: Unit) => boolean, trait: Trait): NonNullable<AlphaRule['steps']> => ({
  equipping: [
    {
      name: rule,
      after: 'begin',
      run: (play: Table) => {
        for (const { id } of play.state.units) {
          const unit = unitAt(play.state, id);
          if (who(unit)) play.emit({ type: 'traitGiven', unit: id, trait, rule });
        }
      },
    },
  ],
});
