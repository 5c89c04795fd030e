import type { table as terrain } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, terrainRules, waterClass } from '../../movement/terrain.ts';
import type { Questions } from '../../questions.ts';

type Step = Questions['surcharge'];
type Kind = terrain.PieceKind;

const valueBy = (id: RuleId, about: Step): number => {
  const said = terrainRules.find(rule => rule.id === id)?.adds?.surcharge?.(about);
  return said === undefined ? 0 : typeof said === 'number' ? said : said.value;
};

/** Inches that an inch of this ground costs beyond itself, as far as it is of one of these kinds. */
export function priceOf(about: Step, ...kinds: readonly Kind[]): number {
  if (!find(about.ground, ...kinds)) return 0;
  const only = { ...about, ground: { ...about.ground, pieces: about.ground.pieces.filter(({ kind }) => kinds.includes(kind)) } };
  return Math.max(
    valueBy('AS-tbl-terrain-cost', only),
    valueBy('AS-tbl-terrain-advanced', only),
    kinds.includes('building') ? valueBy('AS-bld-move', only) : 0,
  );
}

const DEEP = [0, 1, 3] as const;
export const waterPrice = ({ ground, mode }: Step): number => (mode === 'jump' || mode === 'sub' ? 0 : DEEP[waterClass(ground.depth)]);

/** So many inches less, but never less than nothing. */
export const less = (price: number, inches: number): number | undefined => (price > 0 ? -Math.min(price, inches) : undefined);
