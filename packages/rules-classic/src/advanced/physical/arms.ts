import { tell } from '@sortie/kernel';
import { nameOf } from '@sortie/roster';
import { hasAt } from '../../equipment/fire-control.ts';
import { weapon } from '../../physical/numbers.ts';
import type { Blowing } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

/** Are all the arms enhanced that a blow is struck with? */
function isEnhanced({ attacker, blow, sheet }: Blowing): boolean {
  if (blow.kind === 'punch') return hasAt(attacker, 'aes', blow.arm);
  if (blow.kind === 'club') return hasAt(attacker, 'aes', sheet.gear[blow.gear]!.at);
  return blow.kind === 'push' && ARMS.every(arm => hasAt(attacker, 'aes', arm));
}

/** Weapons in the arm are steadied by TW-th-aes. */
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

const WHIP_DAMAGE = 3;

/** A chain whip does the same damage in every hand; it is there for whoever has one. */
const whip: ClassicRule = {
  ...weapon('TOE-chain-whip-damage-table', { whip: [-2, () => WHIP_DAMAGE] }, [
    'TOE-t404-chain-whip-damage',
    'TOE-chain-whip-damage-text',
    'TOE-chain-whip-construction',
    'TOE-t405-chain-whip-space',
  ]),
  cite: 'TOE',
};

const SWUNG = /^(Hatchet|Sword|Mace|Chain Whip|IS Lance|IS Flail|.*Vibroblade|.*Claw|.*Retractable Blade)$/;

/** Two things to strike with do not fit one place, but a shield and spikes go with everything. */
const onePlace: ClassicRule = {
  id: 'TOE-melee-one-per-location',
  cite: 'TOE',
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    for (const { design } of forces.flat()) {
      if (typeof design === 'string') continue;
      const places = design.mounts.filter(({ item }) => SWUNG.test(item)).map(({ at }) => at);
      if (new Set(places).size < places.length)
        return tell('{unit} carries two weapons to strike with in one place', { unit: nameOf(design) });
    }
    return undefined;
  },
};

export const armRules: readonly ClassicRule[] = [enhancedArms, enhancedLegs, whip, onePlace];
