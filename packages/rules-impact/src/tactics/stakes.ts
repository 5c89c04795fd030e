import type { Award, ScenarioPlan, SuddenEnd } from '../model/scenario.ts';
import type { State, Unit } from '../model/state.ts';
import { TRACKS } from '../units/types.ts';
import { enemyOf, is } from '../units/unit.ts';
import { lateness } from './tempo.ts';
import type { Weights } from './weights.ts';
import { buildOf, shareOf, worthOf } from './worth.ts';

/** Where kills count by build value a point is a tenth of what it is elsewhere. */
export const pointWorth = ({ victory }: ScenarioPlan, weights: Weights): number =>
  weights.objective * weights.point * (victory.awards.some(award => award.kind === 'kills' && award.armored === 'value') ? 0.1 : 1);

/** What the scenario gives the other side for eliminating this unit, in build points: victory points, and steps towards a sudden end. */
const bounty = (state: State, unit: Unit, weights: Weights): number => reward(state, unit, weights) + step(state, unit, weights);

function reward({ plan }: State, unit: Unit, weights: Weights): number {
  const hunter = enemyOf(unit.seat);
  const commands = is(unit, 'command');
  const awarded = (award: Award): number => {
    if (award.kind !== 'kills' || award.seat !== hunter) return 0;
    if (award.armored === 'value') return unit.card ? TRACKS[unit.card.type].build : 8;
    return unit.kind !== 'armored' ? 0 : commands ? (award.command ?? award.armored) : award.armored;
  };
  return plan.victory.awards.reduce((sum, award) => sum + awarded(award), 0) * pointWorth(plan, weights);
}

/** How far its loss brings the enemy towards winning at once. */
function step({ plan }: State, unit: Unit, weights: Weights): number {
  if (unit.kind !== 'armored') return 0;
  const ends = (sudden: SuddenEnd): number => {
    if (sudden.seat === unit.seat) return 0;
    if (sudden.kind === 'worn') return 1;
    return sudden.kind === 'broken' ? (is(unit, 'command') ? 2 : 0.5) : 0;
  };
  return plan.victory.sudden.reduce((sum, end) => sum + ends(end), 0) * weights.point * weights.objective;
}

/** How much of what is given for an enemy counts as earned by wounding him: less and less as time runs out, since only the dead are counted. */
const earned = (state: State): number => 0.8 * (1 - lateness(state));

/** What is at stake with a unit. */
export interface Stake {
  /** What is lost if it is eliminated as it stands. */
  readonly end: number;
  /** What its whole strength counts, of which wounds take a share. */
  readonly whole: number;
}

/** What a drone can do is more than what it cost: a bomb where a command post decides the game, a jammer that leaves soldiers without orders. */
function menace({ plan }: State, unit: Unit): number {
  if (is(unit, 'ecm')) return 4;
  if (!is(unit, 'bomb')) return 0;
  return plan.victory.sudden.some(end => end.kind === 'post' && end.seat === unit.seat) ? 24 : 6;
}

export function stakeOf(state: State, unit: Unit, weights: Weights): Stake {
  const price = bounty(state, unit, weights);
  const part = earned(state);
  const leads = is(unit, 'command') ? weights.leader : 0;
  return {
    end: worthOf(unit) + menace(state, unit) + leads + price * (1 - part * (1 - shareOf(unit))),
    whole: buildOf(unit) + part * price,
  };
}

/** A unit as it counts for its side: what it is worth, less what the enemy has half earned by wounding it. */
export function standingOf(state: State, unit: Unit, weights: Weights): number {
  if (unit.place === 'eliminated') return -weights.fallen * step(state, unit, weights);
  if (unit.place === 'offline') return 0;
  const lost = unit.place === 'exited' ? 0 : earned(state) * (1 - shareOf(unit)) * bounty(state, unit, weights);
  return worthOf(unit) + (is(unit, 'command') ? weights.leader : 0) - lost;
}
