import { boardOf, siteAt, type Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { type ClassicRule, type Play, structural } from '../rule.ts';
import type { State } from '../shape.ts';

/** Points that every density of trees stands; what is left is kept with the trees (the base book has no table that we know). */
const STANDS = 40;

export const treesAt = ({ board }: Pick<State, 'board'>, at: Hex): Terrain | undefined =>
  siteAt(boardOf(board), at)?.terrains.find(({ kind }) => kind === 'woods' || kind === 'jungle');

/** Trees are felled: thinner ones are left, and at last rough ground. */
export function fell(play: Play, at: Hex, points: number): void {
  const trees = treesAt(play.state, at);
  if (!trees || points <= 0) return;
  const left = (trees.cf ?? STANDS) - points;
  const level = left > 0 ? trees.level : trees.level - 1;
  const next: Terrain = level === 0 ? { kind: 'rough', level: 1 } : { ...trees, level, cf: left > 0 ? left : STANDS };
  play.emit({ type: 'lifted', at, terrain: { kind: trees.kind, level: trees.level } });
  play.emit({ type: 'laid', at, terrain: next, until: null });
}

export const clearingRules: readonly ClassicRule[] = [structural('TW-ter-clear-woods', 'fire at a hex lessens its woods step by step')];
