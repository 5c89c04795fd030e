import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import type { Stock } from '../model/state.ts';
import { zoneOf } from '../setup/zone.ts';
import { is, isSoldier, unitsOf } from '../units/unit.ts';

type V = View<Impact>;

const WORKS = ['command-post', 'bunker', 'improved'] as const;
const MINES = ['nuclear', 'explosive', 'dummy'] as const;

/** What to lay or place next, one thing after the other; everything else the rules allow is accepted as well. */
export function* setupIdeas(view: V, seat: Seat): Generator<Command> {
  const { stock } = view.sides[seat]!;
  const work = WORKS.find(kind => stock[kind] > 0);
  const mine = MINES.find(kind => stock[kind] > 0);
  const unit = view.plan.forces[seat]!.setsUp ? unitsOf(view, seat).find(({ place }) => place === 'reserve') : undefined;
  if (work) for (const at of zoneOf(view, seat)) yield { type: 'build', work, at };
  else if (mine) for (const at of groundOf(view.map).spots) yield { type: 'layMine', kind: mine, at };
  else if (unit) for (const at of zoneOf(view, seat)) yield* placings(view, unit.id, at);
  else {
    yield { type: 'ready' };
    if (view.sides[seat]!.squads === 2) yield* squadIdeas(view, seat);
  }
}

function* placings(view: V, unit: number, at: number): Generator<Command> {
  const level = groundOf(view.map).level(at);
  yield { type: 'deploy', unit, at, level, hidden: false };
  yield { type: 'deploy', unit, at, level, hidden: true };
  yield { type: 'deploy', unit, at, level: level + 6, hidden: false };
}

/** Two ways to split: by turns and down the middle. */
function* squadIdeas(view: V, seat: Seat): Generator<Command> {
  const soldiers = unitsOf(view, seat).filter(unit => isSoldier(unit) && !is(unit, 'command'));
  const half = Math.ceil(soldiers.length / 2);
  yield { type: 'assign', first: soldiers.slice(0, half).map(({ id }) => id) };
  yield { type: 'assign', first: soldiers.filter((_, i) => i % 2 === 0).map(({ id }) => id) };
}

/** One placing at random, without listing them all. */
export function sampleSetup(view: V, seat: Seat, pick: (n: number) => number): Command {
  const { stock } = view.sides[seat]!;
  const kinds = [...WORKS, ...MINES].filter(kind => stock[kind as keyof Stock] > 0);
  const waiting = view.plan.forces[seat]!.setsUp ? unitsOf(view, seat).filter(({ place }) => place === 'reserve') : [];
  const ground = groundOf(view.map);
  const zone = kinds.length > 0 || waiting.length > 0 ? zoneOf(view, seat) : [];
  const at = zone[zone.length > 0 ? pick(zone.length) : 0];
  const kind = kinds[0];
  if (kind && at !== undefined)
    return (WORKS as readonly string[]).includes(kind)
      ? { type: 'build', work: kind as 'bunker', at }
      : { type: 'layMine', kind: kind as 'dummy', at: ground.spots[pick(ground.spots.length)]! };
  const unit = waiting[waiting.length > 0 ? pick(waiting.length) : 0];
  if (!unit || at === undefined) return { type: 'ready' };
  const aloft = unit.kind === 'armed' || unit.kind === 'unarmed' || (unit.kind === 'armored' && pick(4) === 0);
  return { type: 'deploy', unit: unit.id, at, level: ground.level(at) + (aloft ? 1 + pick(9) : 0), hidden: pick(3) > 0 };
}
