import type { Command } from './model/command.ts';

/** The single choices that a command is made of, whatever their order: each soldier of a group or a squad by itself. */
export function choices(command: Command): readonly string[] {
  switch (command.type) {
    case 'group':
      return command.units.length === 0 ? ['nobody'] : command.units.map(unit => `call ${unit}`);
    case 'assign':
      return ['assign'];
    case 'note':
      return [];
    // While a side sets up, what is laid or placed next is offered; the rest may come in any order.
    case 'deploy':
      return ['placed'];
    case 'build':
    case 'layMine':
      return ['laid'];
    default:
      return [JSON.stringify(command)];
  }
}
