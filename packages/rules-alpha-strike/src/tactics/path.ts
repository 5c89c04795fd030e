import type { Place } from '@sortie/kernel';
import type { Command, State } from '../shape.ts';

/** The corners of a move, or the line of an attack. */
export function path({ units }: State, command: Command): readonly Place[] {
  if (command.type === 'deploy') return [command.at];
  if (command.type !== 'move' && command.type !== 'attack') return [];
  const from = units[command.unit]?.at;
  if (!from) return [];
  if (command.type === 'move') return command.path.length > 0 ? [from, ...command.path] : [];
  const target = units[command.target]?.at;
  return target ? [from, target] : [];
}
