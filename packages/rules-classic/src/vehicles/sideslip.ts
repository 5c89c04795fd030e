import { boardOf, cellAt, onMap } from '@sortie/board';
import { type Facing, neighbour } from '@sortie/geometry';
import { strikePlace } from '../damage/strike-place.ts';
import { aheadFee, feesOf } from '../movement/fees.ts';
import { otherAt } from '../movement/occupants.ts';
import { isTurn } from '../movement/step.ts';
import { stepTo } from '../movement/steps-taken.ts';
import { lots } from '../piloting/fall.ts';
import { pilotingRoll } from '../piloting/roll.ts';
import type { Swerving } from '../questions.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { placed, sheetFor, unitAt } from '../state.ts';
import { clears, elevationIn } from './flight.ts';

/** Drift on in the old direction as far as the margin and the speed carry; what stands in the way is run into. */
export function drift(play: Play, id: UnitId, direction: Facing, hexes: number): void {
  const board = boardOf(play.state.board);
  const { tons, gait } = sheetFor(unitAt(play.state, id));
  for (let i = 0; i < hexes; i++) {
    const { at, facing } = placed(unitAt(play.state, id));
    const to = neighbour(at, direction);
    if (!onMap(board, to)) return;
    const elevation = gait === 'vtol' ? elevationIn(board, placed(unitAt(play.state, id)), to) : undefined;
    const open =
      elevation === undefined
        ? aheadFee(feesOf(play.book, play.state.board, 'run', gait), cellAt(board, at) * 6 + direction) > 0
        : clears(board, to, elevation);
    if (!open || otherAt(play.state, id, to, elevation)) {
      for (const points of lots(Math.ceil(tons / 20))) strikePlace(play, id, 'body', 'front', points, { kind: 'slide' });
      return;
    }
    play.emit({ type: 'displaced', unit: id, to, facing, ...(elevation === undefined ? {} : { elevation }) });
  }
}

/** Air cushions hold no road: who turns at flanking speed and goes on rolls, or slips sideways. */
function swerve(play: Play, about: Swerving): void {
  const { unit: id, direction, steps, before } = about;
  const { gait } = sheetFor(unitAt(play.state, id));
  if (!rides(gait) && gait !== 'vtol') return;
  stepTo(play, id, steps, before);
  about.recorded = true;
  const { ok, margin } = pilotingRoll(play, id, about.slips && !steps.some(isTurn) ? 'slipping' : 'sideslip');
  if (ok) return;
  drift(play, id, direction, Math.min(margin, before.hexes >> 1));
  about.stopped = true;
}

const ON_PURPOSE = -1;

const sideslip: ClassicRule = {
  id: 'TW-sideslip',
  cite: CITE,
  kind: 'core',
  adds: { piloting: ({ cause }) => (cause === 'sideslip' ? 0 : cause === 'slipping' ? ON_PURPOSE : undefined) },
  steps: { swerving: [{ name: 'sideslip', insteadOf: 'sideslip', run: swerve }] },
};

export const sideslipRules: readonly ClassicRule[] = [sideslip];
