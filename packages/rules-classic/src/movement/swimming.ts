import { boardOf } from '@sortie/board';
import { tell } from '@sortie/kernel';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isWhole, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

/** Does it have propellers for the water instead of jets for the air? */
export const isSwimmer = (unit: Unit): boolean => sheetFor(unit).swims === true;

/** Points of those that still work. */
export const swimPoints = (unit: Unit): number =>
  isSwimmer(unit) ? sheetFor(unit).gear.filter(({ kind }, i) => kind === 'umu' && isWhole(unit, 'gear', i)).length : 0;

const SWAM = 3;

/** Under water propellers carry a machine as jets do above, from water to water; it aims the worse for it. */
const swimming: ClassicRule = {
  id: 'TW-th-umu',
  cite: CITE,
  kind: 'core',
  adds: {
    jumpMp: ({ unit }) => swimPoints(unit) || undefined,
    toHit: ({ attacker, sheet }) => (sheet.swims === true && attacker.moved?.mode === 'jump' ? SWAM : undefined),
  },
  waives: { toHit: ({ attacker, sheet }) => (sheet.swims === true && attacker.moved?.mode === 'jump' ? ['TW-th-jump'] : undefined) },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'jump' || !unit || !isSwimmer(unit)) return undefined;
      const wet = move.onto === undefined && depthOf(boardOf(view.board), move.to) > 0;
      return wet ? undefined : tell('it swims from water to water');
    },
  },
};

export const swimmingRules: readonly ClassicRule[] = [swimming];
