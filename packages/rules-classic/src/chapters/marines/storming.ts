import { distance } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { wound } from '../../damage/damage.ts';
import { countOf } from '../../infantry/climbers.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, UnitId } from '../../shape.ts';
import { fighting, isAirborne, isFighting, isTroop, type OnMap, sheetFor, unitAt } from '../../state.ts';
import { marinePoints } from './points.ts';

/** Tenths of our gravity up to which nothing weighs anything to speak of. */
const WEIGHTLESS = 1;

/** Troops of the other side within reach of a rush, the nearest first. */
function defenderOf(state: State, unit: OnMap): OnMap | undefined {
  const reach = (other: OnMap): number => distance(unit.at, other.at);
  return fighting(state)
    .filter(other => other.seat !== unit.seat && isTroop(other) && !isAirborne(other) && reach(other) <= 1)
    .toSorted((a, b) => reach(a) - reach(b) || a.id - b.id)[0];
}

/** Rolls of two dice from which on a side loses a tenth of its people more, by how much stronger the other is; from memory (TOE-reading-136). */
const EACH_TENTH = 3;
const MOST_TENTHS = 10;

/** Tenths of a side that are lost: what was rolled against it, multiplied by how much stronger the other is. */
const lossOf = (rolled: number, own: number, other: number): number =>
  Math.min(MOST_TENTHS, Math.floor((rolled * other) / (EACH_TENTH * Math.max(1, own))));

function fall(play: Play, id: UnitId, tenths: number): void {
  const unit = unitAt(play.state, id);
  const men = Math.ceil((countOf(unit) * tenths) / MOST_TENTHS);
  if (men === 0) return;
  const { kind, locations } = sheetFor(unit);
  const source = { kind: 'slide' } as const;
  if (kind === 'infantry') wound(play, { unit: id, location: 'TR', rear: false, points: men, critical: false, source });
  else
    for (const location of locations.filter(at => !unit.gone.includes(at)).slice(0, men)) {
      const points = (unit.armor[location] ?? 0) + (unit.structure[location] ?? 0);
      wound(play, { unit: id, location, rear: false, points, critical: false, source });
    }
}

/** One rush: both sides roll, and both lose people. */
function storm(play: Play, unit: OnMap): void {
  const target = defenderOf(play.state, unit);
  if (!target) return;
  const weightless = (unit.pull ?? 10) <= WEIGHTLESS;
  const [attacker, defender] = [marinePoints(unit, weightless), marinePoints(target, weightless)];
  const rolls = [play.roll(2, 6, 'TOE-marine-points-ba-table'), play.roll(2, 6, 'TOE-marine-points-ba-table')] as const;
  const losses = [lossOf(rolls[0].total, attacker, defender), lossOf(rolls[1].total, defender, attacker)] as const;
  play.emit({ type: 'stormed', unit: unit.id, target: target.id, points: [attacker, defender], rolls, losses });
  fall(play, unit.id, losses[0]);
  fall(play, target.id, losses[1]);
}

/** Troops may rush other troops beside them instead of moving: it is settled hand to hand when the turn ends, by Marine Points. */
const marines = advanced('TOE-marine-points-ba-table', {
  covers: ['TOE-marine-points-footnotes', 'TOE-marine-points-example'],
  permits: { task: ['storm'] },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'storm' || !isFighting(unit)) return undefined;
      if (!isTroop(unit)) return tell('only troops fight hand to hand');
      return defenderOf(view, unit) ? undefined : tell('there are no troops to rush');
    },
    declare: (view, { unit, shots }) =>
      shots.length > 0 && view.units[unit]?.moved?.task === 'storm' ? tell('who fights hand to hand does not fire') : undefined,
  },
  steps: {
    end: [
      {
        name: 'storming',
        after: 'fires',
        run: play => {
          for (const { id } of fighting(play.state)) {
            const unit = unitAt(play.state, id);
            if (unit.moved?.task === 'storm' && isFighting(unit) && countOf(unit) > 0) storm(play, unit);
          }
        },
      },
    ],
  },
});

export const stormingRules: readonly ClassicRule[] = [marines];
