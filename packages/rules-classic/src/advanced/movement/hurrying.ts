import { boardOf } from '@sortie/board';
import { type RuleId, tell } from '@sortie/kernel';
import { fee } from '../../movement/fees.ts';
import { rollOrFall } from '../../piloting/roll.ts';
import type { Entering, Step } from '../../questions.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import { isMech, sheetFor } from '../../state.ts';
import { floorOf } from '../../terrain/board.ts';
import { advanced } from '../rule.ts';

/** Ground that one can hurry over. */
const GROUND: readonly RuleId[] = [
  'TW-ter-rough',
  'TW-ter-lwoods',
  'TW-ter-hwoods',
  'TW-ter-rubble',
  'TW-ter-swamp',
  'TOE-sand-mp',
  'TOE-mud-mechs-hover',
  'TOE-terrain-table-deep-snow',
];

const DOWNHILL: readonly RuleId[] = [...GROUND, 'TW-move-level-mek'];

const isDownhill = ({ board, from, to }: Step): boolean => floorOf(board, to) < floorOf(board, from);

/** Every hex that was not paid for in full takes a roll. */
function stumbles(play: Table, about: Entering): void {
  const unit = play.state.units[about.unit]!;
  if (about.stopped || !unit.moved?.hurried || !isMech(unit) || spared(play, about) === 0) return;
  about.stopped = !rollOrFall(play, about.unit, 'hurry');
}

/** Points that hurrying has saved on the way into a hex. */
function spared(play: Table, { unit: id, from, mode }: Pick<Entering, 'unit' | 'from' | 'mode'>): number {
  const { facing } = play.state.units[id]!;
  const { gait } = sheetFor(play.state.units[id]!);
  if (mode !== 'walk' && mode !== 'run') return 0;
  const board = boardOf(play.state.board);
  const cost = (tempo: 'steady' | 'hurried'): number => fee(play.book, board, from, facing, 'F', mode, gait, tempo);
  return Math.max(0, cost('steady') - cost('hurried'));
}

/** No ground is paid for; going up always is. */
const hurrying = advanced('TOE-hurried-movement-level-up', {
  base: { haste: ({ unit }) => (isMech(unit) ? 1 : undefined) },
  adds: { piloting: ({ cause }) => (cause === 'hurry' ? 0 : undefined) },
  waives: { stepCost: step => (step.hurried ? (isDownhill(step) ? DOWNHILL : GROUND) : undefined) },
  forbids: {
    move: (_view, move) =>
      (move.mode === 'walk' || move.mode === 'run') && move.hurried && /[^FLRU]/.test(move.steps)
        ? tell('nobody hurries but straight ahead')
        : undefined,
  },
  steps: { entering: [{ name: 'hurry', after: 'swamp', run: stumbles }] },
});

export const hurryingRules: readonly ClassicRule[] = [hurrying];
