import { type Telling, tell } from '@sortie/kernel';
import type { View } from '../rule.ts';
import type { Blow, Command, State } from '../shape.ts';
import { callSign, isFighting, type OnMap } from '../state.ts';

/** What can be wrong with a blow. */
export type BlowFault = 'reach' | 'limb' | 'arc' | 'level' | 'stance' | 'walls';

export const BLOW_FAULTS: { readonly [F in BlowFault]: string } = {
  reach: 'there is nobody at arm’s length',
  limb: 'the {unit} cannot strike with that limb',
  arc: 'the {unit} does not reach that way',
  level: 'the target is too high, too low or lies on the ground',
  stance: 'the {unit} is in no state to strike',
  walls: 'there are walls between them',
};

type Striking = Extract<Command, { readonly type: 'strike' }>;
type Of<K extends Blow['kind']> = Extract<Blow, { readonly kind: K }>;

/** For a kind of blow that a chapter adds: why one cannot be struck, in the words that all blows share. */
export const blowFault =
  <K extends Blow['kind']>(kind: K, faultOf: (state: State, unit: OnMap, target: OnMap, blow: Of<K>) => BlowFault | null) =>
  (view: View, { unit: id, blows }: Striking): Telling | undefined => {
    const unit = view.units[id];
    if (!isFighting(unit)) return undefined;
    for (const blow of blows) {
      if (blow.kind !== kind) continue;
      const target = view.units[blow.target];
      const fault = isFighting(target) ? faultOf(view, unit, target, blow as Of<K>) : 'reach';
      if (fault) return tell(BLOW_FAULTS[fault], { unit: callSign(view, id) });
    }
    return undefined;
  };
