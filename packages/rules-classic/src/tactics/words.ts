import { type Hex, hexLabel } from '@sortie/geometry';
import { nth, type Telling, tell } from '@sortie/kernel';
import type { Mode } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Field, Spot } from './field.ts';

interface Plan {
  readonly at: Hex;
  readonly facing: number;
  readonly mode: Mode;
  readonly spot: Spot;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const GAITS: { readonly [M in Exclude<Mode, 'stand'>]: string } = { walk: 'walks', run: 'runs', jump: 'jumps' };

const RISKY = 0.02;

/** What a place is for: whom it lets one fire at, what may come back, and the rolls on the way. */
export function reasonFor(field: Field, plan: Plan, risk: number): Telling {
  const { state, foes, price } = field;
  const { at, facing, mode, spot } = plan;
  const target = nth(spot.mark, facing);
  const told = { hex: hexLabel(at), fear: tenths(nth(spot.taken, facing) / price), range: spot.nearest };
  if (target < 0) return approach(told, mode);
  const worth = foes.find(foe => foe.unit.id === target)?.price ?? 1;
  const aimed = { ...told, target: callSign(state, target), hope: tenths(nth(spot.given, facing) / worth) };
  if (mode === 'stand') return tell('stands at {hex} to fire at the {target}: hopes for {hope} damage, fears {fear}', aimed);
  const moving = { ...aimed, gait: GAITS[mode], chance: Math.round(100 * risk) };
  return risk > RISKY
    ? tell('{gait} to {hex} to fire at the {target}: hopes for {hope} damage, fears {fear}, {chance} % to fall', moving)
    : tell('{gait} to {hex} to fire at the {target}: hopes for {hope} damage, fears {fear}', moving);
}

function approach(told: { readonly hex: string; readonly fear: number; readonly range: number }, mode: Mode): Telling {
  if (mode === 'stand') return tell('stands at {hex}, {range} hexes from the enemy: fears {fear} damage', told);
  return tell('{gait} to {hex}, {range} hexes from the enemy: fears {fear} damage', { ...told, gait: GAITS[mode] });
}
