import type { Candidate, Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Command } from '../model/command.ts';
import { forceAt, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { options } from '../options/options.ts';
import { setupIdeas } from '../options/setup.ts';
import { isBunker } from '../terrain/chart.ts';
import { enemyOf, flies, is, isPlaced, unitsOf } from '../units/unit.ts';
import { shelterOf } from './marks.ts';
import { REASONS } from './reasons.ts';

type V = View<Impact>;
type Placing = Command & { readonly at: number };

/** How many good places are offered. */
const OFFERED = 16;

/** Where to set up: in cover, near what has to be held, not all in one heap; mines where the enemy will come by. */
export function placements(view: V, seat: Seat, book: Rulebook<Impact>): readonly Candidate<Impact>[] {
  const worth = placeWorth(view, seat);
  const ideas = [...setupIdeas(view, seat, book)].map(command => ({
    command,
    worth: 'at' in command ? worth(command) : 0,
    why: REASONS.place,
  }));
  ideas.sort((a, b) => b.worth - a.worth);
  const found: Candidate<Impact>[] = [];
  for (const idea of ideas) {
    if (book.allows(view, idea.command, seat)) found.push(idea);
    if (found.length >= OFFERED) return found;
  }
  return found.length > 0 ? found : [...options(view, seat, book)].map(command => ({ command, worth: 0, why: REASONS.place }));
}

function placeWorth(view: V, seat: Seat): (command: Placing) => number {
  const ground = groundOf(view.map);
  const friends = unitsOf(view, seat)
    .filter(isPlaced)
    .map(({ at }) => at);
  const goals = view.objectives.map(({ at }) => at);
  const { enters, friendly } = forceAt(view, enemyOf(seat));
  const front = enters?.edges[0] ?? friendly[0];
  const toFront = (at: number): number => (front ? ground.toEdge(at, front) : 0);
  const nearest = (at: number): number | undefined =>
    goals.length === 0 ? undefined : goals.reduce((a, b) => (ground.range(at, b) < ground.range(at, a) ? b : a));
  const crowd = (at: number, within: number): number => friends.filter(friend => ground.range(friend, at) <= within).length;
  const mine = (at: number): number => {
    const goal = nearest(at);
    const ahead = goal === undefined ? 0 : Math.min(6, toFront(goal) - toFront(at)) * 0.15 - Math.abs(ground.range(at, goal) - 6) * 0.15;
    return ahead - crowd(at, 1) * 2 - (ground.work(at) === undefined ? 0 : 3);
  };
  const build = (work: string, at: number): number => {
    const goal = nearest(at);
    // The post as far from the enemy as can be, the other works around what has to be held.
    return work === 'command-post'
      ? toFront(at) * 0.1 + shelterOf(view, ground, at) * 0.1
      : goal === undefined
        ? 0
        : -ground.range(at, goal) * 0.4;
  };
  const deploy = (unit: Unit, at: number, aloft: boolean): number => {
    const goal = nearest(at);
    const far = goal === undefined ? 0 : ground.range(at, goal);
    const guard = far === 0 && isBunker(ground.work(at)) && unit.kind === 'armored' && !is(unit, 'command') ? 6 : 0;
    return shelterOf(view, ground, at) - crowd(at, 2) * 1.5 - far * 0.15 + guard - (aloft && !flies(unit) ? 8 : 0);
  };
  return command => {
    const { at } = command;
    // Equals are told apart by a mix of the number of the place, so that nobody stands in rank and file.
    const mix = (((at * 2654435761) >>> 0) % 100) * 0.01;
    if (command.type === 'layMine') return mine(at) + mix;
    if (command.type === 'build') return build(command.work, at) + mix;
    if (command.type !== 'deploy') return mix;
    return deploy(unitAt(view, command.unit), at, command.level > ground.level(at)) + (command.hidden ? 1 : 0) + mix;
  };
}
