import { boardOf } from '@sortie/board';
import { type RuleId, tell } from '@sortie/kernel';
import { fee } from '../../movement/fees.ts';
import { isTurn } from '../../movement/step.ts';
import { ahead } from '../../movement/tempo.ts';
import { rollOrFall } from '../../piloting/roll.ts';
import type { Entering, Step } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { StepWord } from '../../shape.ts';
import { isMech, sheetFor, unitAt } from '../../state.ts';
import { floorOf } from '../../terrain/board.ts';

/** Ground that one can hurry over. */
const GROUND: readonly RuleId[] = [
  'TW-ter-rough',
  'TW-ter-lwoods',
  'TW-ter-hwoods',
  'TW-ter-rubble',
  'TW-ter-swamp',
  'TOE-mud-mechs-hover',
  'TOE-terrain-table-deep-snow',
];

const DOWNHILL: readonly RuleId[] = [...GROUND, 'TW-move-level-mek'];

const isDownhill = ({ board, from, to }: Step): boolean => floorOf(board, to) < floorOf(board, from);

/** Every hex that was not paid for in full takes a roll. */
function stumbles(play: Play, about: Entering): void {
  const unit = unitAt(play.state, about.unit);
  if (about.stopped || unit.moved?.tempo !== 'hurried' || spared(play, about) === 0) return;
  about.stopped = !rollOrFall(play, about.unit, 'hurry');
}

/** Points that hurrying has saved on the way into a hex. */
function spared(play: Play, { unit: id, from, mode }: Pick<Entering, 'unit' | 'from' | 'mode'>): number {
  const { facing } = unitAt(play.state, id);
  const { gait } = sheetFor(unitAt(play.state, id));
  if (mode !== 'walk' && mode !== 'run') return 0;
  const board = boardOf(play.state.board);
  const cost = (tempo?: 'hurried'): number => fee(play.book, board, { at: from, facing, step: 'forward', mode, gait, tempo });
  return Math.max(0, cost() - cost('hurried'));
}

const isAhead = (step: StepWord): boolean => step === 'forward' || step === 'standUp' || isTurn(step);

/** No ground is paid for; going up always is. */
const hurrying = advanced('TOE-hurried-movement-level-up', {
  permits: { tempo: ['hurried'] },
  offers: { moves: acting => (isMech(acting.unit) ? ahead('hurried')(acting) : []) },
  adds: { piloting: ({ cause }) => (cause === 'hurry' ? 0 : undefined) },
  waives: { stepCost: step => (step.tempo === 'hurried' ? (isDownhill(step) ? DOWNHILL : GROUND) : undefined) },
  forbids: {
    move: (view, move) => {
      if ((move.mode !== 'walk' && move.mode !== 'run') || move.tempo !== 'hurried') return undefined;
      const unit = view.units[move.unit];
      if (unit && !isMech(unit)) return tell("only 'Mechs hurry");
      return move.steps.every(isAhead) ? undefined : tell('nobody hurries but straight ahead');
    },
  },
  steps: { entering: [{ name: 'hurry', after: 'swamp', run: stumbles }] },
});

export const hurryingRules: readonly ClassicRule[] = [hurrying];
