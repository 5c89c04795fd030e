import type { Handler } from '@sortie/kernel';
import type { AlphaStrike } from '../shape.ts';
import { unitAt } from '../state.ts';

/** A run that was declared with a move is resolved: how, is said by the rules of its kind. */
export const flyRun: Handler<AlphaStrike, 'run'> = (play, { unit: id }) => {
  const run = unitAt(play.state, id).moved?.run;
  if (!run) return;
  play.emit({ type: 'acted', unit: id, deed: 'run', rule: 'AS-a2g' });
  play.run('running', { unit: id, run });
};
