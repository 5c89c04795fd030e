import { type Telling, tell } from '@sortie/kernel';
import type { Aim, Bracket } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import type { Setup } from '../../shape.ts';

/** What a Sandblaster adds to the cluster roll by the range bracket; nothing beyond them. */
const SANDBLASTER: { readonly [B in Bracket]?: number } = { short: 4, medium: 3, long: 2 };
const HITTER = 1;

/** The two do not add up: the better one counts (TWR-78). */
function shiftOf({ attacker: { abilities = [] }, bracket }: Aim): number | undefined {
  const blasted = abilities.includes('sandblaster') ? SANDBLASTER[bracket] : undefined;
  return blasted ?? (abilities.includes('clusterHitter') ? HITTER : undefined);
}

function named({ forces }: Setup): Telling | undefined {
  const twice = forces.flat().some(({ abilities = [] }) => new Set(abilities).size < abilities.length);
  return twice ? tell('nobody has an ability twice') : undefined;
}

/** House: crews have the abilities of the table of cluster modifiers where a set-up says so. */
const abilities: ClassicRule = {
  id: 'TW-house-pilot-abilities',
  cite: 'house',
  kind: 'advanced',
  term: tell('pilot ability'),
  adds: { clusterRow: ({ aim }) => shiftOf(aim) },
  forbidsSetup: named,
};

export const abilityRules: readonly ClassicRule[] = [abilities];
