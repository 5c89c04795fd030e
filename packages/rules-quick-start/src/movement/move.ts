import { boardOf } from '@sortie/board';
import type { Handler } from '@sortie/kernel';
import type { QuickStart } from '../shape.ts';
import { edgeAt } from '../terrain/board.ts';
import { dieOf } from './die.ts';
import { traceOf } from './trace.ts';

export const move: Handler<QuickStart, 'move'> = (play, command) => {
  const trace = traceOf(play.state, command, play.book);
  if (!trace) throw new Error(`unit ${command.unit} is not on the map`);
  const { unit, mode, to, facing, hexes, spent } = trace;
  const evasion = play.ask('evasion', { mode, hexes }).total;
  const steps = command.mode === 'walk' || command.mode === 'run' ? command.steps : '';
  play.emit({ type: 'moved', unit: unit.id, mode, steps, from: unit.at, to, facing, hexes, spent, die: dieOf(play.book, mode, evasion) });
  if (!trace.leavesMap) return;
  const edge = edgeAt(boardOf(play.state.board), to);
  const safely = play.book.holds('escape', { scenario: play.state.scenario, side: unit.side, edge }) !== undefined;
  play.emit({ type: 'leftMap', unit: unit.id, edge, safely });
};
