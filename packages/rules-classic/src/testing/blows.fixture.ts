import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import type { Blow } from '../shape.ts';
import { NEXT, NORTH, type Placed, SOUTH, start, strike, WITNESS } from './table.fixture.ts';

export const HIT = [6, 6] as const;
export const IDLE = { blows: [], numbers: null, resolved: true } as const;
export const gear = (item: string, at = 'RA', slots = 1): Mount => ({ kind: 'equipment', item, at, slots });
export const griffin = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });

export const scene = (first: Partial<Placed>, second: Partial<Placed>, rules: readonly RuleId[], ground = {}) =>
  start({
    phase: 'physical',
    units: [{ at: '0808', facing: 3, ...first } as Placed, { at: '0809', ...second } as Placed, { ...WITNESS, strike: IDLE }],
    rules,
    ground,
  });
/** The first unit strikes, the second answers; `dice` are all that follow. */
export const exchange = (play: ReturnType<typeof scene>, blow: Blow, answer: readonly Blow[], ...dice: readonly number[]) => {
  play.does(NORTH, strike(0, blow));
  return play.does(SOUTH, strike(1, ...answer), ...dice, ...NEXT);
};
