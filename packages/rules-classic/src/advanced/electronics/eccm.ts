import type { ClassicRule } from '../../rule.ts';
import { told } from '../../rule.ts';
import { advanced } from '../rule.ts';

/** Suites of any size may undo fields instead of making one; what that does to fields is told in electronics/fields.ts. */
const eccm = advanced('TOE-eccm-infantry-ecm', {
  covers: ['TOE-eccm-covers-source', 'TOE-eccm-angel', 'TOE-eccm-no-effect-on-stealth'],
  adds: { tuning: ({ setting }) => (setting === 'eccm' || setting === 'twin' ? 1 : undefined) },
});

/** A pod that jams is told when it is fired whether it does that or undoes jamming. */
const pods = advanced('TOE-eccm-inarc-pod', { adds: { counterPods: () => 1 } });

/** Equipment is always there: see electronics/fields.ts, stealth.ts and network.ts. */
export const eccmRules: readonly ClassicRule[] = [
  eccm,
  pods,
  told('TOE-eccm-stealth-armor', ['TOE-void-sig-ecm', 'TOE-void-sig-own-ecm', 'TOE-angel-ecm-ba-available']),
  told('TOE-c3bs-mixed-network', ['TOE-c3bs-stealth', 'TOE-chameleon-lps-c3']),
];
