import { flag, optional as maybe } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { optional } from '../../rule.ts';
import { eachCard } from '../../setup/begin.ts';
import { binds } from '../../setup/sides.ts';
import { shieldOf } from '../../units/unit.ts';
import type { MarineFields } from './shape.ts';

const firepower = optional('MAAS-14.5.1-marine-firepower', {
  adds: {
    strength: ({ state, attacker }) =>
      attacker?.card?.marine && binds(state, attacker.seat, 'MAAS-14.5.1-marine-firepower') ? 1 : undefined,
  },
});

/** A marine's shield is a point weaker. */
const aggressive = optional('MAAS-14.5.2-marine-aggressive', {
  adds: {
    strength: ({ state, target }) =>
      target.card?.marine && (shieldOf(target) ?? 0) > 0 && binds(state, target.seat, 'MAAS-14.5.2-marine-aggressive') ? 1 : undefined,
  },
});

const morale = optional('MAAS-14.5.3-marine-morale', {
  adds: { morale: ({ state, unit }) => (unit.card?.marine && binds(state, unit.seat, 'MAAS-14.5.3-marine-morale') ? 1 : undefined) },
});

/** Elite soldiers (14.5). */
export const marines: ImpactChapter<{ muster: MarineFields }> = {
  name: 'marines',
  rules: [firepower, aggressive, morale],
  muster: { marines: maybe(flag) },
  begin: (state, plan) => eachCard(state, plan, line => ({ marine: line.marines ?? false })),
};
