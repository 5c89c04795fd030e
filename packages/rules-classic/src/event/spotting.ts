import type { Blip, State, Unit, UnitId } from '../shape.ts';

/** What sides learn of each other where not everybody is seen. */
export type SpottingEvent =
  /** From now on sides know only what they see and sense; `masked` is how seats hear of it. */
  | { readonly type: 'blindfolded'; readonly masked?: true }
  /** A unit is known in another way than before: `as` is the unit from then on, for each seat as it knows it. */
  | { readonly type: 'sighted'; readonly unit: UnitId; readonly as: Unit; readonly blips?: readonly Blip[] }
  /** Only heard, never a fact: contacts of the sensors of a seat have moved, or somebody out of sight has done something that all can see; `gone` is no more. */
  | { readonly type: 'blipped'; readonly blips: readonly Blip[]; readonly open?: Partial<State>; readonly gone?: readonly (keyof State)[] };
