import { boardOf, siteAt, type Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { ClassicRule } from '../../rule.ts';
import type { State } from '../../shape.ts';

/** A rule of one of the alien worlds: it is chosen together with its map. */
export const alien = (id: ClassicRule['id'], rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({
  id,
  cite: 'AW',
  kind: 'advanced',
  ...rest,
});

/** Ground that only these worlds have, under its own name. */
export const strangeAt = (state: Pick<State, 'board'>, at: Hex, name: string): Terrain | undefined =>
  siteAt(boardOf(state.board), at)?.terrains.find(terrain => terrain.kind === 'other' && terrain.name === name);
