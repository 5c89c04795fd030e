import { type Handler, tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Classic, State } from '../../shape.ts';
import { setOff } from './fields.ts';
import { type Detonate, isByCommand, type Laid } from './shape.ts';

/** The rest of the turn in which it was laid and the whole next one: then it can be set off. */
const ARMED_AFTER = 2;
export const isArmed = ({ turn }: State, { since }: Laid): boolean => turn >= since + ARMED_AFTER;

const arming = advanced('TOE-minefield-command-arming', {
  needs: ['TOE-minefield-command-interrupt'],
  forbids: {
    detonate: (view, { field }) => {
      const mines = view.mines?.[field];
      return mines && !isArmed(view, mines) ? tell('those mines are armed in turn {turn}', { turn: mines.since + ARMED_AFTER }) : undefined;
    },
  },
});

/** At any time but while weapons are fired; what is set as a trap goes off in the middle of an enemy's move. */
const interrupt = advanced('TOE-minefield-command-interrupt', {
  needs: ['TOE-minefield-damage-grouping', 'TOE-minefield-command-arming'],
  permits: { command: ['detonate'] },
  offers: {
    moments: ({ view }) =>
      (view.mines ?? []).flatMap((_field, field): Detonate[] => [
        { type: 'detonate', field },
        { type: 'detonate', field, trap: true },
      ]),
  },
  forbids: {
    detonate: (view, { field, trap }, seat) => {
      const mines = view.mines?.[field];
      if (!mines || mines.density === 0) return tell('there are no such mines');
      if (mines.seat !== seat || !isByCommand(mines.kind)) return tell('you cannot set those mines off');
      if (view.active !== seat) return tell("it is the other side's turn");
      if (view.phase !== 'movement' && view.phase !== 'physical') return tell('nobody sets mines off now');
      return trap && mines.trap ? tell('those mines wait already') : undefined;
    },
  },
});

export const commandMineRules: readonly ClassicRule[] = [arming, interrupt];

export const detonate: Handler<Classic, 'detonate'> = (play, { field, trap }) => {
  if (trap) play.emit({ type: 'minesTrapped', field });
  else setOff(play, field);
};
