import { draw } from '../../cards/draw.ts';
import type { ImpactChapter } from '../../chapter.ts';
import { allUnits, changeUnit } from '../../evolve/change.ts';
import { owed } from '../../flow/impulse.ts';
import { unitAt } from '../../model/lookup.ts';
import type { State, UnitId } from '../../model/state.ts';
import { optional, type Table } from '../../rule.ts';
import { eachUnit } from '../../setup/begin.ts';
import { binds } from '../../setup/sides.ts';
import type { AbandonmentEvents } from './shape.ts';

/** Skipping soldiers that are owed a check leaves them to themselves. */
function leave(play: Table): void {
  if (!binds(play.state, play.seat, 'MAAS-14.14-abandonment')) return;
  const skipped = owed(play.state, play.book, play.seat).filter(unit => !unit.abandoned);
  if (skipped.length > 0) play.emit({ type: 'abandoned', units: skipped.map(({ id }) => id) });
}

/** Soldiers that are owed a check may be skipped once; it costs them a d6 when they check after all (14.14). */
const abandonment = optional('MAAS-14.14-abandonment', {
  affirms: { skips: ({ state, due }) => due.every(unit => !unit.abandoned && binds(state, unit.seat, 'MAAS-14.14-abandonment')) },
  adds: { morale: ({ abandonment: d6 = 0 }) => (d6 > 0 ? -d6 : undefined) },
  steps: {
    activating: [{ name: 'abandon', before: 'start', run: (play, { override }) => (override ? undefined : leave(play)) }],
    passing: [{ name: 'abandon', before: 'letPass', run: leave }],
    rallying: [
      {
        name: 'abandoned',
        after: 'listen',
        run: (play, about) => {
          if (unitAt(play.state, about.unit).abandoned)
            about.terms = { ...about.terms, abandonment: draw(play, 'MAAS-14.14-abandonment').d6 };
        },
      },
    ],
  },
});

const tended = (state: State, { unit }: { readonly unit: UnitId }): State => changeUnit(state, unit, { abandoned: false });

/** Soldiers out of their senses may be skipped (14.14). */
export const abandoned: ImpactChapter<{ event: keyof AbandonmentEvents }> = {
  name: 'abandonment',
  rules: [abandonment],
  begin: state => eachUnit(state, () => ({ abandoned: false })),
  events: {
    abandoned: { fold: (state, { units }) => units.reduce((now, unit) => changeUnit(now, unit, { abandoned: true }), state) },
  },
  heeds: {
    completed: tended,
    hit: (state, event) => (unitAt(state, event.unit).card?.damage === 5 ? tended(state, event) : state),
    eliminated: tended,
    wentOffline: tended,
    turnEnded: state => allUnits(state, unit => (unit.abandoned ? { ...unit, abandoned: false } : unit)),
  },
};
