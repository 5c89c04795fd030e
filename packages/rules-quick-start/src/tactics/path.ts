import { columnOf, type Hex, rowOf, STEPS, turn } from '@sortie/geometry';
import type { Place } from '@sortie/kernel';
import type { Command, State } from '../shape.ts';
import { isFighting } from '../state.ts';

const placeOf = (hex: Hex): Place => ({ x: columnOf(hex), y: rowOf(hex) });

/** The hexes that a command leads over, or the line of its shots. */
export function path(state: State, command: Command): readonly Place[] {
  if (command.type === 'deploy') return [placeOf(command.at)];
  if (command.type !== 'move' && command.type !== 'declare') return [];
  const unit = state.units[command.unit];
  if (!isFighting(unit)) return [];
  const from = placeOf(unit.at);
  if (command.type === 'declare') {
    const target = command.shots[0] && state.units[command.shots[0].target];
    return isFighting(target) ? [from, placeOf(target.at)] : [];
  }
  if (command.mode === 'stand') return [];
  if (command.mode === 'jump') return [from, placeOf(command.to)];
  const way = [from];
  let { at, facing } = unit;
  for (const step of command.steps) {
    if (step === 'L' || step === 'R') facing = turn(facing, step === 'L' ? -1 : 1);
    else {
      const { q, r } = STEPS[step === 'F' ? facing : turn(facing, 3)];
      at = { q: at.q + q, r: at.r + r };
      way.push(placeOf(at));
    }
  }
  return way;
}
