import { type Board, boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { turn } from '@sortie/geometry';
import { sure, tell } from '@sortie/kernel';
import { stepTo } from '../../movement/steps-taken.ts';
import { traceOf } from '../../movement/trace.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import { slide } from '../../piloting/skid.ts';
import type { Turning } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Fishtail, Unit } from '../../shape.ts';
import { commonGait } from '../../sheet/sheet.ts';
import { isAirborne, isVehicle, sheetFor, unitAt } from '../../state.ts';
import { isPaved } from '../../terrain/board.ts';
import { motiveDamage } from '../../vehicles/motive.ts';
import { drift } from '../../vehicles/sideslip.ts';

/** Points that make a vehicle go straight for one hex more. The book's table is not in its errata; this gives its one example. */
const POINTS_PER_HEX = 5;

/** Hexes that a vehicle has to go straight before it may turn by a hexside; points that it loses on the way do not change it. */
export const turnModeOf = ({ moved }: Unit): number => Math.floor((moved?.declared ?? 0) / POINTS_PER_HEX);

/** Says beforehand how many points it will spend, and spends no more. */
const declared = advanced('TOE-turn-mode-declare', {
  covers: ['TOE-turn-mode-example'],
  affirms: { pledges: ({ unit }) => isVehicle(unit) },
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      if ((move.mode !== 'walk' && move.mode !== 'run') || !unit || !isVehicle(unit)) return undefined;
      const said = unit.moved?.declared ?? move.declared;
      const trace = said === undefined ? undefined : traceOf(view, move, book);
      if (!trace || said === undefined) return undefined;
      if (!unit.moved && said > trace.points)
        return tell('it has {points} MP, and says that it will spend {said}', { points: trace.points, said });
      const spent = trace.paces.at(-1)?.spent ?? 0;
      return spent > said ? tell('it has said that it will spend {said} MP, and the way takes {spent}', { said, spent }) : undefined;
    },
  },
});

const SOFT = ['mud', 'snow', 'swamp', 'sand', 'rough', 'rubble'] as const;
/** What loose ground adds to the roll (not in the errata either). */
const LOOSE = 1;

const isLoose = (board: Board, at: Hex): boolean => !isPaved(board, at) && SOFT.some(kind => terrainAt(board, at, kind) !== undefined);

/** One that goes on too short a way rolls before it turns. */
const early = advanced('TOE-turn-mode-early-turn-roll', {
  needs: ['TOE-turn-mode-declare', 'TOE-turn-mode-failed-maneuver'],
  adds: {
    piloting: ({ cause, unit, state }) => {
      if (cause !== 'turning') return undefined;
      const loose = unit.at && !isAirborne(unit) && isLoose(boardOf(state.board), unit.at);
      return turnModeOf(unit) - (unit.moved?.straight ?? 0) + (loose ? LOOSE : 0);
    },
  },
  steps: { turning: [{ name: 'mode', insteadOf: 'mode', run: turnEarly }] },
});

function turnEarly(play: Play, about: Turning): void {
  const unit = unitAt(play.state, about.unit);
  if ((unit.moved?.straight ?? 0) >= turnModeOf(unit)) return;
  const { ok, margin } = pilotingRoll(play, about.unit, 'turning');
  if (!ok) about.missedBy = margin;
}

/** What the sort of a vehicle and its weight add to a turn that has failed, and from which results on what happens (see the readings). */
const BY_GAIT: { readonly [gait: string]: number } = { wheeled: 2, vtol: 2, hover: 4, wige: 4 };
const BY_TONS: readonly (readonly [from: number, value: number])[] = [
  [80, -2],
  [60, -1],
  [40, 0],
  [0, 1],
];
const RESULTS: readonly (readonly [from: number, into: Fishtail])[] = [
  [12, 'slide'],
  [10, 'wild'],
  [8, 'wide'],
];

function looseness(board: Board, unit: Unit): number {
  const { tons, gait: own } = sheetFor(unit);
  const gait = commonGait(own);
  const held = gait === 'wheeled' && unit.at !== null && isPaved(board, unit.at);
  return (
    (held ? 0 : (BY_GAIT[gait] ?? 0)) +
    sure(
      BY_TONS.find(([from]) => tons >= from),
      'one of the by tons',
    )[1]
  );
}

function breakAway(play: Play, about: Turning): void {
  const { unit: id, before, pace, direction, missedBy } = about;
  if (missedBy === undefined) return;
  const unit = unitAt(play.state, id);
  const more = missedBy + looseness(boardOf(play.state.board), unit);
  const roll = play.roll(2, 6, 'TOE-turn-mode-failed-maneuver');
  const into = RESULTS.find(([from]) => roll.total + more >= from)?.[1] ?? 'straight';
  play.emit({ type: 'fishtailed', unit: id, roll, more, into });
  about.stopped = true;
  about.ended = into === 'wild' || into === 'slide';
  const too = turn(pace.facing, pace.step === 'right' ? 1 : -1);
  stepTo(play, id, [], { ...before, facing: into === 'straight' || into === 'slide' ? before.facing : too, spent: pace.spent });
  if (into === 'slide') giveWay(play, about, direction);
  else if (into !== 'straight' && !isAirborne(unit)) motiveDamage(play, id, 'FR', into === 'wide' ? -1 : 0);
}

/** On along the way it went: over the ground, or through the air. */
function giveWay(play: Play, { unit: id, before }: Turning, direction: Turning['direction']): void {
  const hexes = Math.ceil(before.hexes / 2);
  if (isAirborne(unitAt(play.state, id))) drift(play, id, direction, hexes);
  else slide(play, id, direction, hexes, 0);
}

const failed = advanced('TOE-turn-mode-failed-maneuver', {
  needs: ['TOE-turn-mode-early-turn-roll'],
  steps: { turning: [{ name: 'fishtail', after: 'mode', run: breakAway }] },
});

export const turnModeRules: readonly ClassicRule[] = [declared, early, failed];
