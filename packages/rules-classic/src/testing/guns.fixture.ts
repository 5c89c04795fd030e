import type { Hex } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import type { Mount, Unit as Paper } from '@sortie/roster';
import type { Command, Unit } from '../shape.ts';
import { at, hold, NORTH, type Placed, type Position, SOUTH, start, WITNESS } from './table.fixture.ts';

export const weapon = (item: string, where = 'RT'): Mount => ({ kind: 'weapon', item, at: where });
export const bin = (item: string, shots = 10, where = 'LT'): Mount => ({ kind: 'ammo', item, at: where, shots });
export const gear = (item: string, where = 'CT', more: Partial<Mount> = {}): Mount => ({
  kind: 'equipment',
  item,
  at: where,
  slots: 1,
  ...more,
});

export { armed as griffin } from './armed.fixture.ts';

export const MUNITIONS: RuleId = 'TOE-house-munitions';

/** North of the target, two hexes apart, looking at it. */
export const duel = (design: Paper, target: Partial<Placed> = {}, ...rules: readonly RuleId[]): Position => ({
  units: [{ at: '0805', facing: 3, design }, { at: '0808', ...target } as Placed, WITNESS],
  rules: [MUNITIONS, ...rules],
});

export const lob = (unit: number, weaponId: number, hex: string | Hex, binId?: number): Command => ({
  type: 'declare',
  unit,
  twist: 0,
  shots: [],
  barrages: [{ weapon: weaponId, at: typeof hex === 'string' ? at(hex) : hex, ...(binId === undefined ? {} : { bin: binId }) }],
});

/** The first unit fires its first weapon at a hex, so badly that it has to roll; the others do nothing. */
export function shell(position: Position, hex: string, ...dice: readonly number[]) {
  const units = position.units.map((unit, i) => (i === 0 ? { ...unit, gunnery: 8 } : unit));
  const play = start({ phase: 'weapon', ...position, units });
  play.does(NORTH, lob(0, 0, hex));
  const rest: readonly Unit[] = play.state.units.slice(2);
  for (const { id, seat } of rest) play.does(seat, hold(id));
  const events = play.does(SOUTH, hold(1), ...dice);
  return { play, events };
}
