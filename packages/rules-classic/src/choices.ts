import { hexKey } from '@sortie/geometry';
import type { Command, Move } from './shape.ts';

/**
 * The single choices that a command is made of, in any order: ways to move and what is done on them, weapons and what they are fired at, orders,
 * blows. Options list each of them somewhere; the ways between two hexes, bins, rates and terms of a shot are the player's to combine.
 */
export function choices(command: Command): readonly string[] {
  switch (command.type) {
    case 'move':
      return moveChoices(command);
    case 'declare':
      return declareChoices(command);
    case 'strike':
      return command.blows.map(blow => `${blow.kind} ${command.unit} ${'target' in blow ? blow.target : ''}`);
    default:
      // Heights are said along with a way.
      return [JSON.stringify(command, (key, value: unknown) => (key === 'altitude' ? undefined : value))];
  }
}

function moveChoices(move: Move): readonly string[] {
  const { unit, mode } = move;
  if (mode === 'stand') return [`stand ${unit} ${move.task ?? ''} ${move.into ?? ''}`];
  if (mode === 'jump') return [`jump ${unit} ${hexKey(move.to)} ${move.facing}`, ...said(`jump ${unit} onto`, move.onto)];
  return [`${mode} ${unit}`, ...said(`charge ${unit}`, move.charge), ...said(`manner ${unit}`, move.manner)];
}

function declareChoices(command: Extract<Command, { readonly type: 'declare' }>): readonly string[] {
  const { unit, shots, batters = [], barrages = [], orders = [], tunes = [] } = command;
  return [
    `declare ${unit}`,
    ...shots.map(({ weapon, target }) => `fire ${unit} ${weapon} ${target}`),
    ...batters.map(({ weapon, at }) => `batter ${unit} ${weapon} ${hexKey(at)}`),
    ...barrages.map(({ weapon, at }) => `barrage ${unit} ${weapon} ${hexKey(at)}`),
    ...orders.map(order => `order ${unit} ${order.do}`),
    ...tunes.map(tuning => `tune ${unit} ${JSON.stringify(tuning)}`),
    ...said(`spots ${unit}`, command.spots),
    ...said(`sensor ${unit}`, command.sensor),
    ...said(`eject ${unit}`, command.eject),
    ...said(`power down ${unit}`, command.powerDown),
    ...said(`strafe ${unit}`, command.strafe && ''),
    ...said(`bombs ${unit}`, command.bombs && ''),
  ];
}

const said = (what: string, which: string | number | boolean | undefined): readonly string[] =>
  which === undefined ? [] : [`${what} ${which}`];
