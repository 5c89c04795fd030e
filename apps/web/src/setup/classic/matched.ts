import { type Fielding, forceValue } from '@sortie/construction';
import { matchUp, prospects } from '@sortie/convert';
import { find } from '@sortie/roster';
import { type Entry, isPlayable } from '@sortie/rules-classic';
import { below } from '../../forces/opponent/below.ts';
import { builtInRows } from '../../units/library/row.ts';

/** What a regular crew has. */
const REGULAR = { gunnery: 4, piloting: 5 } as const;

const fieldingOf = ({ design, gunnery = REGULAR.gunnery, piloting = REGULAR.piloting }: Entry): readonly Fielding[] => {
  const unit = typeof design === 'string' ? find(design) : design;
  return unit ? [{ unit, gunnery, piloting }] : [];
};

/** 'Mechs of the catalogue with regular crews that are together worth as much Battle Value as another force, as many of them. */
export function matchedTo(other: readonly Entry[]): readonly Entry[] {
  const offers = prospects(builtInRows('current'), { arm: 'mechs' })
    .filter(({ name }) => isPlayable(name))
    .map(({ name, bv = 0 }) => ({ name, pv: bv }));
  const points = forceValue(other.flatMap(fieldingOf)).total;
  return matchUp(offers, { points, units: other.length }, below).map(({ name }) => ({ design: name, ...REGULAR }));
}
