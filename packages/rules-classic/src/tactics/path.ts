import { columnOf, type Hex, neighbour, rowOf } from '@sortie/geometry';
import type { Place } from '@sortie/kernel';
import { entersHex, isTurn, sideOf, turned } from '../movement/step.ts';
import type { Command, State } from '../shape.ts';
import { isFighting, type OnMap } from '../state.ts';

const placeOf = (hex: Hex): Place => ({ x: columnOf(hex) - 1, y: rowOf(hex) - 1 });

/** The places that a command leads over, or what it is aimed at. */
export function path(view: State, command: Command): readonly Place[] {
  const unit = 'unit' in command ? view.units[command.unit] : undefined;
  if (!isFighting(unit)) return [];
  const aimedAt = command.type === 'declare' ? command.shots[0]?.target : command.type === 'strike' ? command.blows[0]?.target : undefined;
  const target = aimedAt === undefined ? undefined : view.units[aimedAt];
  if (isFighting(target)) return [unit.at, target.at].map(placeOf);
  if (command.type !== 'move') return [];
  if (command.mode === 'jump') return [unit.at, command.to].map(placeOf);
  return command.mode === 'stand' ? [placeOf(unit.at)] : walked(unit, command.steps).map(placeOf);
}

function walked({ at, facing }: OnMap, steps: Extract<Command, { readonly mode: 'walk' | 'run' }>['steps']): readonly Hex[] {
  const hexes = [at];
  for (const step of steps) {
    if (isTurn(step)) facing = turned(facing, step);
    else if (entersHex(step)) {
      at = neighbour(at, sideOf(facing, step));
      hexes.push(at);
    }
  }
  return hexes;
}
