import { hasAt } from '../../equipment/fire-control.ts';
import type { Blowing } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { sheetFor } from '../../state.ts';

/** A push takes both arms. Blows of one arm are the business of TW-phys-gear, weapons in it that of TW-th-aes. */
const isEnhanced = ({ attacker, blow }: Blowing): boolean => blow.kind === 'push' && ARMS.every(arm => hasAt(attacker, 'aes', arm));

const enhancedArms = advanced('TOE-aes-arm', { adds: { blow: about => (isEnhanced(about) ? -1 : undefined) } });

const standsOnEnhanced = (unit: Blowing['attacker']): boolean => {
  const { legs } = sheetFor(unit);
  return legs.length > 0 && legs.every(leg => hasAt(unit, 'aes', leg));
};

const enhancedLegs = advanced('TOE-aes-legs', {
  adds: {
    piloting: ({ unit }) => (standsOnEnhanced(unit) ? -2 : undefined),
    blow: ({ attacker, blow }) => ((blow.kind === 'kick' || blow.kind === 'charge') && standsOnEnhanced(attacker) ? -1 : undefined),
  },
});

export const armRules: readonly ClassicRule[] = [enhancedArms, enhancedLegs];
