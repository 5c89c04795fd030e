import { type RuleId, type Seat, tell } from '@sortie/kernel';
import type { ScenarioPlan } from '../model/scenario.ts';
import { core } from '../rule.ts';

/** Does an optional rule bind this side? Both, unless the scenario puts it on one of them alone. */
export const binds = ({ plan }: { readonly plan: ScenarioPlan }, seat: Seat, rule: RuleId): boolean =>
  plan.forces[seat]?.handicaps?.includes(rule) || !plan.forces.some(({ handicaps }) => handicaps?.includes(rule));

/** Optional rules that can be put on one side alone; the others are about the ground that both stand on, or about what both may know. */
export const ONE_SIDED: readonly RuleId[] = [
  'MAAS-14.1-improved-detection',
  'MAAS-14.2-suit-integrity',
  'MAAS-14.3-stealth-entry',
  'MAAS-14.5.1-marine-firepower',
  'MAAS-14.5.2-marine-aggressive',
  'MAAS-14.5.3-marine-morale',
  'MAAS-14.9-facing-arc',
  'MAAS-14.9-facing-rotate',
  'MAAS-14.10-hidden-setup',
  'MAAS-14.12-squad-morale',
  'MAAS-14.14-abandonment',
];

export const handicap = core('MAAS-14.0-handicap', {
  forbidsSetup: ({ forces }, book) => {
    const named = forces.flatMap(({ handicaps = [] }) => handicaps);
    const both = named.find(rule => !ONE_SIDED.includes(rule));
    if (both) return tell('{rule} holds for both sides or for none', { rule: both });
    const idle = named.find(rule => !book.has(rule));
    return idle && tell('{rule} is not in force in this game', { rule: idle });
  },
});
