import { CATALOGUE, nameOf } from '@sortie/roster';
import { expect, test } from 'vitest';
import { toCard } from '../alpha-strike/convert.ts';
import { COMPANION, CURRENT } from '../alpha-strike/editions.ts';
import { appraise } from './appraise.ts';
import { printedCard } from './printed.ts';

test('the figures of a card are worth what the unit behind it costs', () => {
  for (const edition of [CURRENT, COMPANION]) {
    const wrong = CATALOGUE.flatMap(unit => {
      const card = toCard(unit, edition);
      // What the arcs of large craft list beside damage is not printed on their cards.
      if (!card || card.arcs) return [];
      const { pv, role } = appraise(printedCard(card), edition);
      return pv === card.pv && (unit.role !== undefined || role === card.role)
        ? []
        : [`${edition.name} ${nameOf(unit)}: ${pv} for ${card.pv}`];
    });
    expect(wrong).toEqual([]);
  }
});
