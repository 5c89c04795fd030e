import { tell } from '@sortie/kernel';
import { nameOf } from '@sortie/roster';
import type { ClassicRule } from '../rule.ts';
import { weapon } from './numbers.ts';

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
  forbidsSetup: ({ forces }) => {
    for (const { design } of forces.flat())
      if (typeof design !== 'string' && design.mounts.some(({ item, at }) => item === 'Chain Whip' && at !== 'LA' && at !== 'RA'))
        return tell('{unit} carries a chain whip elsewhere than in an arm', { unit: nameOf(design) });
    return undefined;
  },
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

export const whipRules: readonly ClassicRule[] = [whip, onePlace];
