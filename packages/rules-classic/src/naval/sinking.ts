import type { Roll } from '@sortie/kernel';
import type { ClassicRule, Play } from '../rule.ts';
import type { Location } from '../sheet/sheet.ts';
import { fighting, type OnMap, sheetFor, unitAt } from '../state.ts';

/** From this roll on a hull that was hit lets the water in. */
const OPENS = 10;

/**
 * A hull that was hit below the surface, or right through its armor, may be open in that hex. All that is in that part of the vessel stops
 * for the rest of the game.
 */
export function checkPlates(play: Play, before: OnMap, cell: number, location: Location, below: boolean): void {
  const unit = unitAt(play.state, before.id);
  const { wear } = unit;
  const through = (unit.structure[location] ?? 0) < (before.structure[location] ?? 0);
  if (!wear || wear.breached?.includes(cell) || !(below || through)) return;
  const bare = (unit.armor[location] ?? 0) === 0;
  const roll: Roll = bare
    ? { rule: 'TOE-large-naval-sinking-threshold', faces: [], total: 0 }
    : play.roll(2, 6, 'TOE-large-naval-sinking-threshold');
  if (!bare && roll.total < OPENS) return;
  const flooded = wear.flooded?.includes(location) ? wear.flooded : [...(wear.flooded ?? []), location];
  const after = { ...wear, breached: [...(wear.breached ?? []), cell], flooded };
  play.emit({ type: 'worn', unit: unit.id, what: 'flooded', location, roll, wear: after, jams: null, doomed: null });
}

/** A vessel goes down when the end of a turn finds half of its length open, or more. */
const sinks: ClassicRule = {
  id: 'TOE-large-naval-sinking-threshold',
  cite: 'TOE',
  kind: 'core',
  covers: ['TOE-naval-flooded-location'],
  steps: {
    end: [
      {
        name: 'sinking',
        before: 'upkeep',
        run: play => {
          if (!play.state.vessels) return;
          for (const unit of fighting(play.state)) {
            const { vessel } = sheetFor(unit);
            if (vessel && (unit.wear?.breached?.length ?? 0) >= Math.ceil(vessel / 2))
              play.emit({ type: 'destroyed', unit: unit.id, by: 'TOE-large-naval-sinking-threshold' });
          }
        },
      },
    ],
  },
};

export const sinkingRules: readonly ClassicRule[] = [sinks];
