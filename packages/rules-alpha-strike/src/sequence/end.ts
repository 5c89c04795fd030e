import type { Handler } from '@sortie/kernel';
import { landShells } from '../artillery/artillery.ts';
import { settle } from '../criticals/settle.ts';
import { carryOutOrders } from '../heat/orders.ts';
import { settleHeat } from '../heat/rules.ts';
import type { Table } from '../rule.ts';
import type { AlphaStrike } from '../shape.ts';

/** The End Phase: heat, consequences (a fresh engine hit heats from the next turn on), then whatever other chapters put in. */
export const ENDING = {
  shells: landShells,
  works: (): void => undefined,
  heat: (play: Table): void => {
    for (const { id } of play.state.units) settleHeat(play, id);
  },
  effects: (play: Table): void => {
    for (const { id } of play.state.units) settle(play, id);
  },
  orders: carryOutOrders,
  loads: (): void => undefined,
};

export const endPhase: Handler<AlphaStrike, 'endPhase'> = play => {
  play.run('ending', null);
  play.emit({ type: 'turnEnded', turn: play.state.turn });
};
