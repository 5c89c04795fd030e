import { distance } from '@sortie/geometry';
import type { Classic, State } from '@sortie/rules-classic';
import { type Counts, type Habits, inHundred } from '../playing/habits.ts';

/** Who is on the map at the end of a turn, how it moved, and how hot it is. */
function atTurnsEnd(before: State, after: State): Counts {
  const counts: Record<string, number> = {};
  const more = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const unit of before.units) {
    if (unit.fate !== 'fighting' || unit.at === null) continue;
    more('unitTurns');
    const mode = unit.moved?.mode ?? 'stand';
    more(mode);
    if (mode === 'stand' && (unit.prone || unit.shutDown || unit.stuck || !unit.pilot.awake || unit.gone.some(at => at.endsWith('L'))))
      more('held');
    const heat = after.units[unit.id]?.heat ?? 0;
    if (heat >= 5) more('warm');
    if (heat >= 8) more('hot');
  }
  return counts;
}

/** What a fight in the classic game looks like: who runs, kicks, heats up and falls. */
export const classicHabits: Habits<Classic> = {
  count: (before, events, after) => {
    const counts: Record<string, number> = {};
    const more = (name: string, by = 1): void => {
      counts[name] = (counts[name] ?? 0) + by;
    };
    for (const event of events) {
      if (event.type === 'fell') more('falls');
      if (event.type === 'struck') more('physicalAttacks');
      if (event.type === 'fired') {
        more('shots');
        more('toHit', event.toHit.total);
        const [from, to] = [before.units[event.unit]?.at, before.units[event.target]?.at];
        if (from && to) more('ranged');
        if (from && to) more('hexes', distance(from, to));
      }
    }
    return after.turn > before.turn || (after.phase === 'over' && before.phase !== 'over')
      ? { ...counts, ...atTurnsEnd(before, after) }
      : counts;
  },
  rates: counts => {
    const of = (name: string): number => counts[name] ?? 0;
    const share = (name: string): number => inHundred(of(name), of('unitTurns'));
    return {
      unitTurns: of('unitTurns'),
      standsStill: share('stand'),
      heldDown: share('held'),
      walks: share('walk'),
      runs: share('run'),
      jumps: share('jump'),
      physicalAttacks: of('physicalAttacks'),
      physicalPer100: share('physicalAttacks'),
      heat5: share('warm'),
      heat8: share('hot'),
      fallsPer100: share('falls'),
      meanRange: of('ranged') === 0 ? 0 : Math.round((100 * of('hexes')) / of('ranged')) / 100,
      meanToHit: of('shots') === 0 ? 0 : Math.round((100 * of('toHit')) / of('shots')) / 100,
    };
  },
};
