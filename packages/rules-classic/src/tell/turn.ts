import { nth, tell } from '@sortie/kernel';
import type { TurnEvent } from '../event/turn.ts';
import type { Tellers } from './names.ts';

export const turnTellers: Tellers<TurnEvent> = {
  turnBegan: (_state, { turn }) => tell('Turn {turn}.', { turn }),
  initiativeRolled: (_state, { rolls, winner }) => {
    const args = { first: nth(rolls, 0).total, second: nth(rolls, 1).total };
    if (winner < 0) return tell('Initiative is tied at {first}, so both sides roll again.', args);
    return winner === 0
      ? tell('Initiative: north {first}, south {second}. North acts last.', args)
      : tell('Initiative: north {first}, south {second}. South acts last.', args);
  },
  ended: (_state, { winners }) => {
    const [winner] = winners;
    if (winner === undefined) return tell('The game is a draw.');
    return winner === 0 ? tell('North wins.') : tell('South wins.');
  },
};
