import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { acting, isFresh } from '../flow/asked.ts';
import { type Law, lawOf } from '../law.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { footing } from '../movement/costs.ts';
import { shelterAt } from '../terrain/cover.ts';
import { damageOf, enemyOf, inOrder, is, isPlaced, unitsOf } from '../units/unit.ts';
import { distanceToGoal } from './goal.ts';
import { shotWorth } from './shooting.ts';
import type { Thought } from './tactics.ts';
import { worthOf } from './value.ts';

type V = View<Impact>;

const think = (worth: number, why: string): Thought => ({ worth, why });

/** Enemies that could fire at a place. */
function watchers(view: V, law: Law, seat: Seat, at: number, level: number): number {
  const ground = groundOf(view.map);
  return unitsOf(view, enemyOf(seat)).filter(
    enemy =>
      isPlaced(enemy) && inOrder(enemy) && ground.range(enemy.at, at) <= 20 && !ground.blocked(enemy.at, enemy.level, at, level, law),
  ).length;
}

/** What the active soldier's options look worth. */
export function actionWorth(view: V, seat: Seat, book: Rulebook<Impact>): (command: Command) => Thought {
  const { unit, active } = acting(view, seat)!;
  const law = lawOf(book);
  const ground = groundOf(view.map);
  const goal = distanceToGoal(view, seat, unit);
  const home = unit.at === null ? 0 : goal(unit.at);
  const danger = (at: number, level: number, aloft: boolean): number =>
    watchers(view, law, seat, at, level) *
    (aloft ? 0.9 : Math.max(0.15, 0.7 - shelterAt(view, ground, at) * 0.1)) *
    Math.min(1, worthOf(unit) / 10);
  return command => {
    switch (command.type) {
      case 'fire':
        return fireThought(view, book, unit, command);
      case 'paint':
        return think(friendsWhoSee(view, law, seat, unit, view.units[command.target]!) * 0.5, 'mark it for the others');
      case 'query':
        return think(0.05, 'know the enemy');
      case 'step': {
        const foot = footing(view, unit, command.to, law.nap)!;
        const gain = (home - goal(command.to)) * 0.8;
        const risk = danger(command.to, foot.level, foot.aloft) - danger(unit.at!, unit.level, unit.aloft);
        return think(gain - risk - (ground.terrain(command.to) === 'slag' && !foot.aloft ? 3 : 0) - 0.1 * foot.cost.total, 'advance');
      }
      case 'enter':
        return think(6 - goal(command.at) * 0.05 - danger(command.at, command.level, command.level > ground.level(command.at)), 'come on');
      case 'bounce':
        return bounceThought(view, law, seat, unit, command, danger);
      case 'land':
        return think(
          danger(unit.at!, unit.level, true) - danger(unit.at!, ground.level(unit.at!), false) + (command.pay ? 0.4 : -1 - damageOf(unit)),
          'hide on the ground',
        );
      case 'exit':
        return think(leavesWell(view, seat, command.edge) && unit.kind === 'armored' ? 9 : -20, 'across');
      case 'repair':
        return think(damageOf(unit) >= 2 ? 2 : 0.6, 'patch up');
      case 'mend':
        return think(4 + (command.draw ? 0.5 : 0), 'repair');
      case 'demolish':
        return think(demolitionWorth(view, seat, command.at), 'bring it down');
      case 'stealth':
        return think(0.3, 'fade away');
      case 'detonate':
        return think(blastWorth(view, seat, command.unit), 'blow it up');
      case 'turn':
        return think(-0.5, 'look around');
      case 'climb':
        return think(-0.2, 'change floors');
      default:
        return think(active.moved || !isFresh(active) ? 0.1 : 0, 'enough');
    }
  };
}

function fireThought(view: V, book: Rulebook<Impact>, unit: Unit, { target, mode }: Command & { type: 'fire' }): Thought {
  const worth = shotWorth(view, book, unit, view.units[target]!, mode);
  return think(mode === 'rapid' ? worth * 1.9 - 0.2 : worth - 0.2, 'fire');
}

/** Up to see: worth it if somebody comes into sight who was not. */
function bounceThought(
  view: V,
  law: Law,
  seat: Seat,
  unit: Unit,
  { level, boost }: Command & { type: 'bounce' },
  danger: (at: number, level: number, aloft: boolean) => number,
): Thought {
  const ground = groundOf(view.map);
  const enemies = unitsOf(view, enemyOf(seat)).filter(isPlaced);
  const seenFrom = (height: number): number =>
    enemies.filter(enemy => ground.range(unit.at!, enemy.at) <= 15 && !ground.blocked(unit.at!, height, enemy.at, enemy.level, law)).length;
  const sight = Math.min(2, seenFrom(level)) - Math.min(2, seenFrom(unit.level));
  const crossing = ground.neighbours(unit.at!).filter(at => ground.top(at) > unit.level && ground.top(at) <= level).length;
  return think(
    sight * 1.5 +
      crossing * 0.3 -
      danger(unit.at!, level, true) +
      danger(unit.at!, unit.level, unit.aloft) -
      (boost ? 0.4 : 0) -
      level * 0.02,
    'bounce to see',
  );
}

function friendsWhoSee(view: V, law: Law, seat: Seat, unit: Unit, enemy: Unit): number {
  const ground = groundOf(view.map);
  return unitsOf(view, seat).filter(
    friend =>
      friend.id !== unit.id &&
      isPlaced(friend) &&
      isPlaced(enemy) &&
      !friend.done &&
      inOrder(friend) &&
      !ground.blocked(friend.at, friend.level, enemy.at, enemy.level, law),
  ).length;
}

const leavesWell = (view: V, seat: Seat, edge: string): boolean =>
  view.plan.victory.awards.some(
    award => award.kind === 'exits' && award.seat === seat && (award.edges as readonly string[]).includes(edge),
  );

function demolitionWorth(view: V, seat: Seat, at: number): number {
  const buried = view.units.filter(unit => unit.seat !== seat && unit.at === at).reduce((sum, unit) => sum + worthOf(unit), 0);
  const objective = view.objectives.find(one => one.at === at && one.standing);
  return buried + (objective && objective.holder !== seat ? 12 : 0) - 0.3;
}

/** What a mini-nuke would do to both sides. */
export function blastWorth(view: V, seat: Seat, drone: number): number {
  const ground = groundOf(view.map);
  const { at } = view.units[drone]!;
  if (at === null) return -100;
  let sum = -4;
  for (const unit of view.units) {
    if (unit.id === drone || !isPlaced(unit)) continue;
    const range = ground.range(unit.at, at);
    const share = range === 0 ? 1 : range === 1 ? 0.45 : Math.max(0, 0.35 - range * 0.04);
    sum += (unit.seat === seat ? -1.2 : 1) * share * worthOf(unit);
  }
  const post = view.objectives.find(one => one.at === at && one.standing && one.holder !== seat);
  return sum + (post && is(view.units[drone]!, 'bomb') ? 40 : 0);
}
