import type { Award, ScenarioPlan, SuddenEnd } from '../model/scenario.ts';
import type { State, Unit } from '../model/state.ts';
import { TRACKS } from '../units/types.ts';
import { enemyOf, is, isDown } from '../units/unit.ts';
import { lateness } from './tempo.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** Where kills count by build value a point is a tenth of what it is elsewhere. */
export const pointWorth = ({ victory }: ScenarioPlan, weights: Weights): number =>
  weights.objective * weights.point * (victory.awards.some(award => award.kind === 'kills' && award.armored === 'value') ? 0.1 : 1);

/** What the scenario gives the other side for eliminating this unit, in build points. */
export function bounty({ plan }: State, unit: Unit, weights: Weights): number {
  const hunter = enemyOf(unit.seat);
  const commands = is(unit, 'command');
  const awarded = (award: Award): number => {
    if (award.kind !== 'kills' || award.seat !== hunter) return 0;
    if (award.armored === 'value') return unit.card ? TRACKS[unit.card.type].build : 8;
    return unit.kind !== 'armored' ? 0 : commands ? (award.command ?? award.armored) : award.armored;
  };
  const ends = (sudden: SuddenEnd): number => {
    if (sudden.seat !== hunter || unit.kind !== 'armored') return 0;
    if (sudden.kind === 'worn') return 1;
    return sudden.kind === 'broken' ? (commands ? 2 : 0.5) : 0;
  };
  const { awards, sudden } = plan.victory;
  return (
    awards.reduce((sum, award) => sum + awarded(award), 0) * pointWorth(plan, weights) +
    sudden.reduce((sum, end) => sum + ends(end), 0) * weights.point * weights.objective
  );
}

/** Who is down does no more harm and does not run away: there is time to finish him, as long as there is time. */
const urgencyOf = (state: State, unit: Unit): number => (isDown(unit) ? 0.3 + 0.7 * lateness(state) : 1);

/** What is lost with a unit: what it is worth as it stands, and what the enemy is given for it. */
export function stakeOf(state: State, unit: Unit, weights: Weights): number {
  const whole = Math.max(1, worthOf(unit)) + bounty(state, unit, weights) + (is(unit, 'command') ? weights.leader : 0);
  return whole * urgencyOf(state, unit);
}
