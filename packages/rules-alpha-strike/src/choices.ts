import type { AttackCommand, Command, MoveCommand } from './shape.ts';

/** Where something is done, as against what. */
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'to', 'by', 'facing', 'path', 'points', 'target', 'overheat']);

/**
 * The single choices that a command is made of, in any order. On an open table nobody lists every point, so that points, corners and headings
 * are no choices: options offer some of them for every way to move, run, shell or drop.
 */
export function choices(command: Command): readonly string[] {
  switch (command.type) {
    case 'move':
      return moveChoices(command);
    case 'attack':
      return attackChoices(command);
    case 'deploy':
      return [`deploy ${command.unit}`, ...said('hide', command.hidden || undefined, command.unit)];
    case 'overfly':
      // A run that drops nothing may name a bomb: nobody looks at it.
      return [`overfly ${command.unit} ${command.run?.kind ?? ''}`];
    default:
      return [JSON.stringify(command, (key, value: unknown) => (PLACES.has(key) ? undefined : value))];
  }
}

function moveChoices({ unit, mode, stance, mounts = [], drops = [] }: MoveCommand): readonly string[] {
  return [
    `${mode} ${unit}`,
    ...said('stance', stance, unit),
    ...mounts.map(rider => `mount ${unit} ${rider}`),
    ...drops.map(rider => `drop ${unit} ${rider}`),
  ];
}

function attackChoices({ unit, target, how, munition, with: gifts = [] }: AttackCommand): readonly string[] {
  return [`${how} ${unit} ${target}`, ...said(`load ${how}`, munition || undefined, unit), ...gifts.map(gift => `use ${unit} ${gift}`)];
}

const said = (what: string, which: string | boolean | undefined, unit: number): readonly string[] =>
  which === undefined ? [] : [`${what} ${which} ${unit}`];
