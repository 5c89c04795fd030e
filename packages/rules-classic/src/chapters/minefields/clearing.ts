import { tell } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { fighting, isTroop, sheetFor, unitAt } from '../../state.ts';
import { fieldsIn, setOff } from './fields.ts';

interface Skill {
  readonly clears: number;
  /** Up to this roll the mines go off. */
  readonly fails: number;
}

/** What men with their hands roll; from memory. */
const BY_HAND: Skill = { clears: 10, fails: 5 };
const EQUIPPED: Skill = { clears: 6, fails: 2 };

const skillOf = (unit: Unit): Skill => {
  const { kind, gear } = sheetFor(unit);
  return kind === 'battleArmor' && gear.some(one => one.kind === 'clearance') ? EQUIPPED : BY_HAND;
};

function seek(play: Play): void {
  for (const { id, at, moved } of fighting(play.state)) {
    if (moved?.task !== 'clear') continue;
    for (const field of fieldsIn(play.state, at)) {
      const { clears, fails } = skillOf(unitAt(play.state, id));
      const roll = play.roll(2, 6, 'TOE-clear-minefield-ba');
      play.emit({ type: 'minesSought', field, unit: id, roll, cleared: roll.total >= clears });
      if (roll.total <= fails) setOff(play, field);
    }
  }
}

/** Troops that stay where mines are may look for them; suits with the right tools are much better at it. */
const clearing = advanced('TOE-clear-minefield-ba', {
  needs: ['TOE-minefield-damage-grouping'],
  permits: { task: ['clear'] },
  offers: { stays: ({ unit: { id } }) => [{ type: 'move', unit: id, mode: 'stand', task: 'clear' }] },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'clear' || !unit?.at) return undefined;
      if (!isTroop(unit)) return tell('only troops clear mines');
      return fieldsIn(view, unit.at).length > 0 ? undefined : tell('there are no mines to clear');
    },
  },
  steps: { end: [{ name: 'clearing', after: 'fires', run: seek }] },
});

export const clearingRules: readonly ClassicRule[] = [clearing];
