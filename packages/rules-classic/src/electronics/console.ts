import type { ClassicRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isWhole, sheetFor } from '../state.ts';

/** A second seat for somebody who leads, and who is awake. */
export function hasConsole(unit: Unit): boolean {
  const { cockpit, gear } = sheetFor(unit);
  if (unit.shutDown || !unit.pilot.awake) return false;
  return cockpit === 'Command Console' || gear.some(({ kind }, i) => kind === 'console' && isWhole(unit, 'gear', i));
}

const fired = ({ fire }: Unit): boolean => (fire?.shots.length ?? 0) > 0;

/** The second one spots while the first one fires: neither is worse for it. */
const spotting: ClassicRule = {
  id: 'TOE-command-console-spotting',
  cite: 'TOE',
  kind: 'core',
  adds: { toHit: ({ spotter }) => (spotter && fired(spotter) && hasConsole(spotter) ? -1 : undefined) },
  waives: {
    toHit: ({ attacker }) => (attacker.fire?.spots != null && hasConsole(attacker) ? ['TW-th-spotting'] : undefined),
  },
};

export const consoleRules: readonly ClassicRule[] = [spotting];
