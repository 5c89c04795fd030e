import { last } from '@sortie/kernel';
import type { Command } from './shape.ts';

/** The single choices that a command is made of: where a move ends, each weapon, what an attack uses. */
export function choices(command: Command): readonly string[] {
  switch (command.type) {
    case 'move':
      return [`move ${command.unit} ${command.path.length > 0 ? last(command.path) : ''} ${command.zone ?? ''}`];
    case 'maneuver':
      return [`maneuver ${command.unit} ${command.path.at(-1) ?? ''} ${command.exit ?? ''} ${command.zone ?? ''}`];
    case 'engage': {
      const { unit, target, overheat = 0, ...terms } = command;
      return [
        `engage ${unit} ${target}`,
        `overheat ${unit} ${overheat}`,
        ...Object.entries(terms).flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])),
      ];
    }
    case 'answer': {
      const { fire, overheat = 0, bomb, screen = false } = command;
      return [`answer ${fire}`, `overheat ${overheat}`, `bomb ${bomb ?? ''}`, `screen ${screen}`];
    }
    case 'fire':
      return [`helper ${command.helper ?? ''}`, ...command.weapons.map(weapon => `fire ${weapon}`)];
    default:
      return [JSON.stringify(command)];
  }
}
