import { isFighting, type QuickStart, type Standing } from '@sortie/rules-quick-start';
import type { Moment, UnitKey } from '../../battle/face.ts';
import { unitOf } from './units.ts';

/** A declaration that is being considered. */
export interface Declaring {
  readonly target?: UnitKey;
  readonly weapons: readonly number[];
}

type Now = Moment<QuickStart>;

export function gunnerOf({ view, selected }: Now): Standing | undefined {
  const unit = unitOf(view, selected);
  return isFighting(unit) ? unit : undefined;
}

export function targetOf({ view }: Now, { target }: Declaring): Standing | undefined {
  const unit = unitOf(view, target);
  return isFighting(unit) ? unit : undefined;
}
