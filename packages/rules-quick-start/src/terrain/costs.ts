import { tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';

/** Going into a hex costs a point before its terrain is looked at; so does stepping off the map, which is read as one clear hex. */
const hexBaseCost: QuickStartRule = {
  id: 'QS-terrain-hex-base-cost',
  cite: 'QS p. 3',
  kind: 'core',
  base: { stepCost: ({ act }) => (act === 'turn' ? undefined : 1) },
};

const clear: QuickStartRule = {
  id: 'QS-terrain-clear',
  cite: 'QS p. 3',
  kind: 'core',
  adds: { stepCost: ({ act, woods }) => (act === 'enter' && woods === 0 ? 0 : undefined) },
};

const clearByDefault: QuickStartRule = {
  id: 'QS-terrain-clear-default',
  cite: 'QS p. 3',
  kind: 'core',
  structural: 'a map says where woods are and nothing else: the rest is clear',
};

const lightWoods: QuickStartRule = {
  id: 'QS-terrain-light-woods',
  cite: 'QS p. 4',
  kind: 'core',
  adds: { stepCost: ({ act, mode, woods }) => (act === 'enter' && mode !== 'jump' && woods === 1 ? 1 : undefined) },
};

const heavyWoods: QuickStartRule = {
  id: 'QS-terrain-heavy-woods',
  cite: 'QS p. 4',
  kind: 'core',
  adds: { stepCost: ({ act, mode, woods }) => (act === 'enter' && mode !== 'jump' && woods === 2 ? 2 : undefined) },
};

/** Clear ground, light woods and heavy woods, all at one level. */
const flatOnly: QuickStartRule = {
  id: 'QS-terrain-flat-only',
  cite: 'QS p. 11',
  kind: 'core',
  forbidsSetup: ({ map }) => {
    if (typeof map === 'string') return undefined;
    for (const site of map.sites ?? []) {
      if (site.level !== 0) return tell('this game is played on level ground');
      const strange = site.terrains.find(({ kind, level }) => kind !== 'woods' || level > 2);
      if (strange)
        return tell('this game knows clear ground, light woods and heavy woods, not {terrain} {level}', {
          terrain: strange.name ?? strange.kind,
          level: strange.level,
        });
    }
    return undefined;
  },
};

const movementCosts: QuickStartRule = {
  id: 'QS-table-movement-costs',
  cite: 'QS p. 4',
  kind: 'core',
  structural: 'the table is the sum of its lines',
};

export const terrainRules: readonly QuickStartRule[] = [
  hexBaseCost,
  clear,
  clearByDefault,
  lightWoods,
  heavyWoods,
  flatOnly,
  movementCosts,
];
