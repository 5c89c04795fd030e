import { boardOf, onMap } from '@sortie/board';
import { type Facing, type Hex, hexKey } from '@sortie/geometry';
import { endOf } from './movement/trace.ts';
import type { Command, Move, State } from './shape.ts';
import { isFighting } from './state.ts';
import { edgeAt } from './terrain/board.ts';

/** The single choices that a command is made of: places and facings, weapons and targets, hits and hexes, whatever their order. */
export function choices(command: Command, view: State): readonly string[] {
  switch (command.type) {
    case 'move':
      return [`${command.mode} ${command.unit} ${ended(command, view)}`];
    case 'declare':
      return command.shots.length === 0
        ? [`hold ${command.unit}`]
        : command.shots.map(({ weapon, target }) => `fire ${command.unit} ${weapon} ${target}`);
    case 'resolve':
      return command.weapons.map(weapon => `roll ${command.unit} ${weapon}`);
    case 'markDamage':
      return command.order.map(hit => `mark ${hit}`);
    case 'chooseSight':
      return command.hexes.map(hex => `sight ${hexKey(hex)}`);
    default:
      return [JSON.stringify(command)];
  }
}

/** Where a move ends. Ways off the map over one edge are as good as each other. */
function ended(move: Move, view: State): string {
  const unit = view.units[move.unit];
  if (move.mode === 'stand' || !isFighting(unit)) return '';
  const { at, facing }: { readonly at: Hex; readonly facing: Facing } =
    move.mode === 'jump' ? { at: move.to, facing: move.facing } : endOf(unit, move.steps);
  const board = boardOf(view.board);
  return onMap(board, at) ? `${hexKey(at)} ${facing}` : edgeAt(board, at);
}
