import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { type Acting, acting } from '../flow/asked.ts';
import { lawOf } from '../law.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import { footing } from '../movement/costs.ts';
import { damageOf, occupants } from '../units/unit.ts';
import { blastWorth, demolitionWorth } from './blasts.ts';
import { dangerTo } from './danger.ts';
import { distanceToGoal } from './goal.ts';
import { nerve } from './lateness.ts';
import { HOPELESS, paintWorth, shotWorth, threatFrom } from './shooting.ts';
import { type Thought, think } from './thought.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;

/** What the active soldier's options look worth, in build points. */
export function actionWorth(view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights): (command: Command) => Thought {
  const now = acting(view, seat)!;
  const { unit } = now;
  const ground = groundOf(view.map);
  const moves = movement(view, seat, book, now, weights);
  return command => {
    switch (command.type) {
      case 'fire': {
        const worth = shotWorth(view, book, unit, view.units[command.target]!, command.mode);
        if (worth === 0) return HOPELESS;
        return think((command.mode === 'rapid' ? worth * 1.9 : worth) - 0.15, 'fire');
      }
      case 'paint':
        return think(paintWorth(view, book, seat, unit, view.units[command.target]!), 'mark it for the others');
      case 'query':
        return think(0.05, 'know the enemy');
      case 'enter':
        return think(
          5 - moves.goal(command.at) * 0.06 - moves.danger(command.at, command.level, command.level > ground.level(command.at)),
          'come on',
        );
      case 'repair':
        return think(damageOf(unit) >= 2 ? 1.8 : 0.5, 'patch up');
      case 'mend':
        return think(3 + (command.draw ? 0.5 : 0), 'repair');
      case 'demolish':
        return think(demolitionWorth(view, seat, command.at), 'bring it down');
      case 'stealth':
        return think(moves.danger(unit.at!, unit.level, false) * 0.5 - 0.2, 'fade away');
      case 'detonate':
        return think(blastWorth(view, seat, command.unit), 'blow it up');
      case 'turn':
        return think(-0.5, 'look around');
      case 'climb':
        return think(-0.2, 'change floors');
      case 'done':
        return think(0, 'enough');
      default:
        return moves.worth(command);
    }
  };
}

/** Steps, bounces, landings and exits: nearer to the goal, out of sight, in sight of something worth a shot. */
function movement(view: V, seat: Seat, book: Rulebook<Impact>, { unit, active }: Acting, weights: Weights) {
  const ground = groundOf(view.map);
  const { nap } = lawOf(book);
  const goal = distanceToGoal(view, seat, unit);
  const fear = dangerTo(view, seat, book, unit);
  const boldness = weights.caution * nerve(view);
  const danger: typeof fear = (...place) => boldness * fear(...place);
  const threat = threatFrom(view, book, seat, unit);
  const home = unit.at === null ? 0 : goal(unit.at);
  const here = unit.at === null ? 0 : danger(unit.at, unit.level, unit.aloft);
  // A shot after the move is only worth what is left to fire it with.
  const canFire = active.shots === 0 && active.painted === null && active.mp > 1;
  const sight = (at: number, level: number): number => (canFire ? threat(at, level) : 0);
  const before = unit.at === null ? 0 : sight(unit.at, unit.level);
  const net = (at: number, level: number, aloft: boolean): number =>
    here - danger(at, level, aloft) + (sight(at, level) - before) * weights.seeing * weights.aggression;
  const step = ({ to }: Command & { type: 'step' }): Thought => {
    const foot = footing(view, unit, to, nap)!;
    const crowd = occupants(view, to, unit.id).length > 0 ? 1.5 : 0;
    const slag = ground.terrain(to) === 'slag' && !foot.aloft ? 2.5 : 0;
    return think(
      (home - goal(to)) * weights.advance * weights.objective + net(to, foot.level, foot.aloft) - crowd - slag - 0.1 * foot.cost.total,
      'advance',
    );
  };
  const bounce = ({ level, boost }: Command & { type: 'bounce' }): Thought => {
    const crossing = ground
      .neighbours(unit.at!)
      .filter(at => goal(at) < home && ground.top(at) > unit.level && ground.top(at) <= level).length;
    const upkeep = unit.aloft && !active.kept ? 0.1 : 0;
    return think(net(unit.at!, level, true) + crossing * 0.5 + upkeep - (boost ? 0.3 : 0) - level * 0.02, 'bounce to see');
  };
  const worth = (command: Command): Thought => {
    if (command.type === 'step') return step(command);
    if (command.type === 'bounce') return bounce(command);
    if (command.type === 'land') {
      const hidden = here - danger(unit.at!, ground.level(unit.at!), false);
      return think(hidden + 0.4 - (command.pay ? 0 : 0.5 + damageOf(unit) * 0.5), 'land to hide');
    }
    if (command.type === 'exit') return think(unit.kind === 'armored' && isGoal(view, seat, command.edge) ? 9 : -20, 'across');
    return think(0, '');
  };
  return { worth, goal, danger };
}

const isGoal = (view: V, seat: Seat, edge: string): boolean =>
  view.plan.victory.awards.some(
    award => award.kind === 'exits' && award.seat === seat && (award.edges as readonly string[]).includes(edge),
  );
