import type { Spot } from '@sortie/board-view';
import { chanceOf } from '@sortie/kernel';
import { CAPITAL, type Command, type Foreseen, foresee, isFighting } from '@sortie/rules-radar';
import { cellAt, cellSpot, mapOf } from './ground.ts';
import type { Listed } from './listed.ts';
import { forUnit, type Now } from './offers.ts';

/** Damage to be hoped for from one roll. */
export const hopeOf = ({ needs, damage }: Foreseen): number => chanceOf(needs.total) * Math.max(0, damage?.total ?? 0);

const hopeFor = ({ view, book }: Now, { command }: Listed): number =>
  foresee(view, command, book).reduce((sum, roll) => sum + hopeOf(roll), 0);

/** The first of those that come to most. */
function most(all: readonly Listed[], worth: (one: Listed) => number): Listed | undefined {
  return all.reduce<Listed | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined);
}

const ofType = <T extends Command['type']>(all: readonly Listed[], type: T): readonly Listed[] =>
  all.filter(({ command }) => command.type === type);

/** Fewer friends in the same place are better: nobody begins in a heap. */
function emptiest({ view, seat }: Now, all: readonly Listed[]): Listed | undefined {
  const crowd = ({ command }: Listed): number =>
    command.type === 'deploy'
      ? view.units.filter(unit => unit.seat === seat && unit.sector === command.sector && unit.zone === (command.zone ?? unit.zone)).length
      : 0;
  return most(all, one => -crowd(one));
}

/** How far a place is from the nearest enemy; one on another map is farther than any on the same. */
function distanceToFoes({ view, seat }: Now, at: Spot): number {
  const here = cellAt(view, at);
  if (!here) return Number.POSITIVE_INFINITY;
  const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
  const onChart = (map: number, cell: number): Spot => cellSpot(view, CAPITAL, map === CAPITAL ? cell : Math.max(0, map));
  return Math.min(
    ...view.units
      .filter(unit => unit.seat !== seat && isFighting(unit))
      .map(unit =>
        mapOf(unit) === here.map
          ? far(at, cellSpot(view, here.map, here.map === CAPITAL ? unit.sector : unit.zone))
          : ELSEWHERE + far(onChart(here.map, here.cell), cellSpot(view, CAPITAL, Math.max(0, unit.sector))),
      ),
  );
}
const ELSEWHERE = 10_000;

/** The place to go to that is nearest to an enemy. */
export function closing(moment: Now): Listed | undefined {
  const ways = forUnit(moment).filter(({ command }) => command.type === 'move' || command.type === 'maneuver');
  return most(ways, ({ at }) => (at ? -distanceToFoes(moment, at) : Number.NEGATIVE_INFINITY));
}

/**
 * What Space takes where nobody has chosen anything: a place to begin in, and in an exchange what does most harm. Where to fly and whom to attack
 * is nobody else's choice.
 */
export function suggested(moment: Now): Listed | undefined {
  const all = forUnit(moment);
  if (all.length === 1) return all[0];
  const { clash, phase } = moment.view;
  if (phase === 'deployment') return emptiest(moment, ofType(all, 'deploy'));
  if (clash) {
    const answers = all.filter(({ command }) => command.type === 'answer' && command.fire);
    return answers[0] ?? most(all, one => hopeFor(moment, one));
  }
  return ofType(all, 'settle')[0];
}
