import type { Handler, Roll } from '@sortie/kernel';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Radar } from '../shape.ts';

export function rollForInitiative(play: Table): void {
  const rolls = [play.roll(2, 6, 'ASC-space-separate-initiative'), play.roll(2, 6, 'ASC-space-separate-initiative')] as [Roll, Roll];
  const [first, second] = rolls;
  play.emit({ type: 'initiativeRolled', rolls, winner: first.total === second.total ? -1 : first.total > second.total ? 0 : 1 });
}

const separate: RadarRule = asc('ASC-space-separate-initiative', 72, {
  follows: { initiativeRolled: (_state, { winner }) => (winner < 0 ? [{ type: 'rollInitiative' }] : [{ type: 'nextMap' }]) },
});

export const initiativeRules: readonly RadarRule[] = [separate];

export const rollInitiative: Handler<Radar, 'rollInitiative'> = play => rollForInitiative(play);
