import { type Spot, spotX, spotY } from '@sortie/geometry';
import type { Place } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { placeX, placeY } from '../mapless/measure.ts';
import type { Command } from '../model/command.ts';
import type { State } from '../model/state.ts';

/** From where to where a command leads, or the line of its shot: lattice points of panels, lengths on a table. */
export function path(state: State, command: Command): readonly Place[] {
  const table = groundOf(state.map).kind === 'table';
  const placeOf = (at: Spot): Place => (table ? { x: placeX(at), y: placeY(at) } : { x: spotX(at), y: spotY(at) });
  if (command.type === 'deploy' || command.type === 'enter') return [placeOf(command.at)];
  const unit = state.active ? state.units[state.active.unit] : undefined;
  const to = command.type === 'step' ? command.to : command.type === 'fire' ? state.units[command.target]?.at : undefined;
  return unit?.at == null || to == null ? [] : [placeOf(unit.at), placeOf(to)];
}
