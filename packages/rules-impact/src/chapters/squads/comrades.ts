import { tell } from '@sortie/kernel';
import { groundOf } from '../../board/compile.ts';
import type { State, Unit } from '../../model/state.ts';
import type { ImpactRule } from '../../rule.ts';
import { inOrder, isPlaced, isSoldier, unitsOf } from '../../units/unit.ts';

/** Is somebody of its squad beside it who keeps his head? */
function hasComrade(state: State, unit: Unit): boolean {
  if (!isPlaced(unit)) return false;
  const ground = groundOf(state.map);
  return unitsOf(state, unit.seat).some(
    other =>
      other.id !== unit.id &&
      isPlaced(other) &&
      isSoldier(other) &&
      inOrder(other) &&
      other.squad === unit.squad &&
      ground.adjacent(unit.at, other.at),
  );
}

const comrades: ImpactRule = {
  id: 'MAAS-house-comrades',
  cite: 'house',
  kind: 'optional',
  term: tell('a comrade at hand'),
  adds: { morale: ({ state, unit }) => (hasComrade(state, unit) ? 1 : undefined) },
};

export const comradeRules: readonly ImpactRule[] = [comrades];
