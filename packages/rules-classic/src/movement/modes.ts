import { tell } from '@sortie/kernel';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import { type Move, WALKED } from '../shape.ts';
import { callSign, canAct, isMech, sheetFor } from '../state.ts';
import { mannerOf, pointsFor } from './points.ts';
import { bonusOf } from './wings.ts';

/** Some manners are walked, all others are run. */
const isMismatched = (move: Move): boolean =>
  (move.mode === 'walk' || move.mode === 'run') && move.manner !== undefined && WALKED.has(move.manner) !== (move.mode === 'walk');

/** One mode for the whole turn; whoever has finished does not move again, and whoever cannot act stays where it is. */
const oneMode: ClassicRule = {
  id: 'TW-mode-list',
  cite: CITE,
  kind: 'core',
  affirms: { staysPut: ({ unit }) => !canAct(unit) },
  forbids: {
    move: (view, command, _seat, book) => {
      const { unit: id, mode } = command;
      const unit = view.units[id];
      if (!unit) return undefined;
      const args = () => ({ unit: callSign(view, id) });
      if (unit.moved?.done) return tell('the {unit} has already moved this turn', args());
      if (unit.moved && (unit.moved.mode !== mode || mode === 'stand' || mode === 'jump'))
        return tell('the {unit} goes on as it began, or halts', args());
      if (mode !== 'stand' && !canAct(unit)) return tell('the {unit} cannot move', args());
      if (!unit.moved && isMismatched(command)) return tell('that is done at another pace');
      return mode !== 'stand' && pointsFor(book, unit, mode, mannerOf(unit, command)) === 0
        ? tell('the {unit} has no MP for that', args())
        : undefined;
    },
  },
};

const turning: ClassicRule = {
  id: 'TW-move-facing',
  cite: CITE,
  kind: 'core',
  base: { turnCost: ({ free }) => (free ? 0 : 1) },
};

const standing: ClassicRule = {
  id: 'TW-stand',
  cite: CITE,
  kind: 'core',
  covers: ['TW-psr-stand'],
  base: { standCost: ({ points }) => (points <= 1 ? 1 : 2) },
};

/** The step over the edge. */
const leaving: ClassicRule = { id: 'TW-move-offmap', cite: CITE, kind: 'core', base: { exitCost: () => 1 } };

const JUMP_HEAT = 3;

const heat: ClassicRule = {
  id: 'TW-mode-heat',
  cite: CITE,
  kind: 'core',
  covers: ['TOE-xxl-heat'],
  adds: {
    heat: ({ unit }) => {
      const sheet = sheetFor(unit);
      // Machines of industry that burn their fuel do not heat up by moving; those of war do (TOE-non-fusion-mech-heat).
      if (!unit.moved || !isMech(unit) || !(sheet.fusion || !sheet.industrial)) return undefined;
      const { mode, spent, attempts } = unit.moved;
      const points =
        mode === 'jump' ? jumpHeat(spent - bonusOf(unit), sheet.improvedJets && !sheet.xxl) : mode === 'run' ? 2 : mode === 'walk' ? 1 : 0;
      // Improved jets make half of the heat and such an engine twice as much: together as much as others.
      const jumps = sheet.improvedJets ? 1 : 2;
      const total = (sheet.xxl ? (mode === 'stand' ? 2 : points * (mode === 'walk' ? 4 : mode === 'run' ? 3 : jumps)) : points) + attempts;
      return total > 0 ? total : undefined;
    },
  },
};

const jumpHeat = (hexes: number, improved: boolean): number => Math.max(JUMP_HEAT, improved ? Math.ceil(hexes / 2) : hexes);

export const modeRules: readonly ClassicRule[] = [
  oneMode,
  turning,
  standing,
  heat,
  structural('TW-move-hexes', 'the count of hexes begins again where a walk changes between forward and backward'),
  leaving,
];
