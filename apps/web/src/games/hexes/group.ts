import { add, distance, type Facing, type Hex, subtract } from '@sortie/geometry';
import { type Ending, endIn } from './stops.ts';

/** How a group goes: everybody by as much as the first one, looking the same way. */
export interface Displacement {
  readonly by: Hex;
  readonly facing: Facing | undefined;
}

export const displaced = (from: Hex, to: Hex, facing: Facing | undefined): Displacement => ({ by: subtract(to, from), facing });

/** Where a unit ends that goes along: as far as the others, or as near to that as it can come. */
export function alongWith<S extends Ending>(
  stops: readonly S[],
  from: Hex,
  { by, facing }: Displacement,
  foes: readonly Hex[],
): S | undefined {
  const wished = add(from, by);
  const there = endIn(stops, wished, foes, facing);
  if (there) return there;
  const [near] = stops.toSorted((a, b) => distance(a.to, wished) - distance(b.to, wished) || a.spent - b.spent);
  return near && endIn(stops, near.to, foes, facing);
}
