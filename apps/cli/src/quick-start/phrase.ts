import { hexLabel } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import type { Command, Move, State } from '@sortie/rules-quick-start';
import { FACING_SHORT, labelOf } from './labels.ts';
import { endOf } from './moves.ts';

/** A walk or run that goes nowhere still counts as one. */
export const NO_STEPS = '.';

/** A command as somebody would type it. What stands behind `->` is only told, never read. */
export function phrase(state: State, command: Command): string {
  switch (command.type) {
    case 'chooseCard':
      return command.card === null ? 'card none' : `card ${command.card} ${labelOf(state, sure(command.unit, 'the unit'))}`;
    case 'layPiece':
      return `lay ${command.piece} ${hexLabel(command.at)} ${command.turns}`;
    case 'deploy':
      return `deploy ${labelOf(state, command.unit)} ${hexLabel(command.at)} ${FACING_SHORT[command.facing]}`;
    case 'move':
      return phraseMove(state, command);
    case 'declare':
      return phraseFire(state, command);
    case 'chooseSight':
      return `sight ${command.hexes.map(h => hexLabel(h)).join(' ')}`;
    case 'resolve':
      return `resolve ${labelOf(state, command.unit)} ${command.weapons.map(weapon => weapon + 1).join(',')}`.trimEnd();
    case 'markDamage':
      return `mark ${command.order.map(at => at + 1).join(',')}`;
  }
}

function phraseMove(state: State, command: Move): string {
  const label = labelOf(state, command.unit);
  if (command.mode === 'stand') return `stand ${label}`;
  const { at, facing } = endOf(nth(state.units, command.unit), command);
  const end = `${place(at)} ${FACING_SHORT[facing]}`;
  return command.mode === 'jump' ? `jump ${label} ${end}` : `${command.mode} ${label} ${command.steps || NO_STEPS}  -> ${end}`;
}

function phraseFire(state: State, { unit, shots }: Extract<Command, { type: 'declare' }>): string {
  const label = labelOf(state, unit);
  const [first] = shots;
  if (!first) return `hold ${label}`;
  const names = shots.map(({ weapon }) => nth(nth(state.units, unit).sheet.weapons, weapon).name);
  return `fire ${label} ${labelOf(state, first.target)} ${shots.map(({ weapon }) => weapon + 1).join(',')}  -> ${names.join(', ')}`;
}

/** Hexes beside the map have no number. */
function place(h: { readonly q: number; readonly r: number }): string {
  try {
    return hexLabel(h);
  } catch {
    return 'off the map';
  }
}
