import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { type Placed, type Position, WITNESS } from './table.fixture.ts';

/** No number is harder than this. */
export const HIT = [6, 6] as const;

export const weapon = (item: string, at = 'RA'): Mount => ({ kind: 'weapon', item, at });
export const bin = (item: string, at: string, shots: number): Mount => ({ kind: 'ammo', item, at, shots });
export const gear = (item: string, at: string, slots = 1): Mount => ({ kind: 'equipment', item, at, slots });

/** A Griffin with these things and nothing else. */
export const armed = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });

export const LASER = armed(weapon('Medium Laser'));

/** The first looks at the second from three hexes away; somebody else is there as well. */
export const facing = (
  first: Partial<Placed>,
  second: Partial<Placed>,
  rules: readonly RuleId[],
  more: Partial<Position> = {},
): Position => ({
  units: [{ at: '0803', facing: 3, ...first } as Placed, { at: '0806', ...second } as Placed, WITNESS],
  rules,
  ...more,
});
