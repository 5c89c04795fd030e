import { tell } from '@sortie/kernel';
import { equipment, find } from '@sortie/roster';
import type { ClassicRule } from '../rule.ts';
import type { Entry } from '../shape.ts';
import { DISPOSABLE_PLACE, isDisposable } from '../sheet/troops.ts';

const brought = ({ design }: Entry) => {
  const unit = typeof design === 'string' ? find(design) : design;
  const items = unit?.mounts.filter(({ at }) => at === DISPOSABLE_PLACE).map(({ item }) => equipment(item)?.id ?? item) ?? [];
  return { unit, items };
};

/** Three times the damage of every trooper who hits, once; only what was made to be thrown away. The sheet knows how: see `troopSheet`. */
const damage: ClassicRule = {
  id: 'TOE-disposable-weapons-damage',
  cite: 'TOE',
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    const kept = forces.flat().some(entry => brought(entry).items.some(item => !isDisposable(item)));
    return kept ? tell('only weapons of one shot are thrown away') : undefined;
  },
};

const GLOVES = 2;

/** Suits need a mount for such weapons, or two hands that are gloves. */
const carriers: ClassicRule = {
  id: 'TOE-disposable-weapons-carry',
  cite: 'TOE',
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    const bare = forces.flat().some(entry => {
      const { unit, items } = brought(entry);
      if (items.length === 0 || unit?.kind !== 'battle-armor') return false;
      const gloves = unit.mounts.filter(({ item }) => item === 'BAArmoredGlove').length;
      return gloves < GLOVES && !unit.mounts.some(({ item }) => item === 'BAAPMount');
    });
    return bare ? tell('such suits carry no weapons to throw away') : undefined;
  },
};

export const disposableRules: readonly ClassicRule[] = [damage, carriers];
