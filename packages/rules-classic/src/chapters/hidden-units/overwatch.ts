import { tell } from '@sortie/kernel';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { show } from '../../sight/showing.ts';
import { isFighting, unitAt } from '../../state.ts';
import { watchers } from './chances.ts';
import { hideouts } from './hideouts.ts';
import type { Hide } from './shape.ts';

/** How far somebody watches whom nobody tells otherwise; players say any number. */
const USUAL_REACH = 6;

/** On the way: whoever watches the hex that has just been entered may fire at once, and the move waits. Who fires from hiding is seen. */
function comeUnderFire(play: Play, about: Entering): void {
  const mover = unitAt(play.state, about.unit);
  if (play.state.phase !== 'movement' || !isFighting(mover) || mover.moved?.done !== false) return;
  const resumes = play.state.active;
  for (const { id } of watchers(play.state, mover, play.book)) {
    show(play, id, undefined);
    play.emit({ type: 'chanced', unit: id, target: mover.id, by: 'overwatch', resumes });
    about.stopped = true;
  }
}

const watched = { name: 'overwatch', after: 'emerging', run: comeUnderFire } as const;

/** Units fire at whoever moves, if they were on overwatch before; from hiding as well, without what hiding gives to a shot. */
const opportunity = advanced('TOE-opportunity-fire-hidden-units', {
  needs: ['TW-house-hidden-units'],
  covers: ['TOE-opportunity-fire-overwatch-note', 'TOE-opportunity-fire-no-pointblank'],
  affirms: { overwatches: () => true },
  permits: { task: ['overwatch'] },
  offers: {
    moments: function* ({ view, seat }): Generator<Hide> {
      for (const hideout of hideouts(view, seat)) yield { ...hideout, overwatch: USUAL_REACH };
    },
    stays: function* ({ unit }) {
      yield { type: 'move', unit: unit.id, mode: 'stand', task: 'overwatch', overwatch: USUAL_REACH };
    },
  },
  forbids: {
    move: (view, command) => {
      if (command.mode !== 'stand' || command.task !== 'overwatch') return undefined;
      if (command.overwatch === undefined) return tell('overwatch says how far it reaches');
      return view.units[command.unit]?.hides ? tell('overwatch from hiding is noted when a unit is set up') : undefined;
    },
  },
  steps: { entering: [watched], landing: [watched] },
});

export const overwatchRules: readonly ClassicRule[] = [opportunity];
