import { ARCS, type Arc } from '../card/card.ts';
import { isSmall } from '../card/craft.ts';
import { asc, type RadarRule } from '../rule.ts';
import type { Clash, State, Unit } from '../shape.ts';
import { holdsStill } from './station.ts';

/** Stations, JumpShips and satellites cannot come about: for their position they have always failed. */
const succeeds = (state: State, unit: Unit, ok: boolean): boolean => ok && !holdsStill(state, unit);

/** Who has the better position: 0, 1, or nobody. */
export function winnerOf(state: State, { units, control }: Clash): 0 | 1 | null {
  if (!control) return null;
  const [one, two] = [succeeds(state, state.units[units[0]]!, control[0].ok), succeeds(state, state.units[units[1]]!, control[1].ok)];
  return one === two ? null : one ? 0 : 1;
}

/** Only fighters and small craft get behind each other. */
export function tailedBy(state: State, clash: Clash): 0 | 1 | null {
  const [one, two] = clash.units.map(id => state.units[id]!) as [Unit, Unit];
  return isSmall(one) && isSmall(two) ? winnerOf(state, clash) : null;
}

/** Sides that a craft can show: those who have weapons in front alone show nose or tail. */
export const sidesOf = (unit: Unit): readonly Arc[] => (isSmall(unit) ? ['front', 'rear'] : ARCS);
/** Sides that its own captain would show: a fighter has but one to fire from. */
export const ownSides = (unit: Unit): readonly Arc[] => (isSmall(unit) ? ['front'] : ARCS);

export const positionRules: readonly RadarRule[] = [
  asc('ASC-space-tailing', 78, {
    adds: { toHit: ({ tailing }) => (tailing ? -2 : undefined) },
    covers: ['ASC-space-tailed-no-return-fire', 'ASC-space-untailable-units'],
  }),
  asc('ASC-space-positioning-large-craft', 78),
  asc('ASC-space-positioning-station-keeping', 78),
  asc('ASC-space-positioning-free-facing', 78),
];
