import type { StepRun } from '@sortie/kernel';
import { groundOf } from '../../board/compile.ts';
import { forceAt, unitAt } from '../../model/lookup.ts';
import type { Impact } from '../../model/shape.ts';
import type { UnitId } from '../../model/state.ts';
import { type ImpactRule, optional, type Table } from '../../rule.ts';
import { binds } from '../../setup/sides.ts';
import { isPlaced, occupants } from '../../units/unit.ts';

function unveil(play: Table, id: UnitId): void {
  const { hidden, at, level, heading } = unitAt(play.state, id);
  if (hidden && at !== null) play.emit({ type: 'unveiled', unit: id, at, level, heading });
}

/** Hidden soldiers beside the mover are found (reading 71). */
const spot: StepRun<Impact, 'arrival'> = (play, { unit: id }) => {
  const mover = unitAt(play.state, id);
  if (!isPlaced(mover)) return;
  const ground = groundOf(play.state.map);
  for (const other of play.state.units)
    if (other.hidden && other.seat !== mover.seat && isPlaced(other) && ground.adjacent(other.at, mover.at)) unveil(play, other.id);
};

/** Nobody could know: whoever runs into a hidden enemy stays where he was. */
const lurker: StepRun<Impact, 'approach'> = (play, about) => {
  const { unit: id, to, mp } = about;
  const { seat } = unitAt(play.state, id);
  const found = occupants(play.state, to, id).find(other => other.hidden && other.seat !== seat);
  if (!found || about.stopped) return;
  unveil(play, found.id);
  play.emit({ type: 'turnedBack', unit: id, from: to, mp });
  about.stopped = true;
};

const hidden = optional('MAAS-14.10-hidden-setup', {
  permits: { placing: ['hidden'] },
  affirms: { hides: ({ from, to }) => to.hidden && to.seat !== from.seat },
  offers: {
    placings: ({ view, unit, at }) => [{ type: 'deploy', unit: unit.id, at, level: groundOf(view.map).level(at), hidden: true }],
  },
  steps: {
    noticed: [{ name: 'find', before: 'card', run: (play, { unit }) => unveil(play, unit) }],
    approach: [{ name: 'lurker', before: 'free', run: lurker }],
    arrival: [{ name: 'spot', before: 'slag', run: spot }],
  },
});

const HIDING: readonly string[] = ['woods', 'building'];

/** Nobody sets up hidden unless a rule opens it, so this one is of every game. */
const terrain: ImpactRule = {
  id: 'MAAS-14.10-hidden-terrain',
  cite: '14.10',
  kind: 'core',
  forbids: {
    deploy: (view, { hidden: away = false, at, level }, seat, book) => {
      if (!away) return undefined;
      const { setsUp } = forceAt(view, seat);
      if (!book.permits('placing', 'hidden') || !setsUp?.hidden || !binds(view, seat, 'MAAS-14.10-hidden-setup'))
        return 'nobody sets up hidden here';
      const ground = groundOf(view.map);
      if (level > ground.level(at)) return 'nobody hides in the air';
      const kind = ground.terrain(at);
      return HIDING.includes(kind) || setsUp.hidesIn?.includes(kind) || ground.work(at) !== undefined
        ? undefined
        : 'there is nothing to hide in';
    },
  },
};

export const hiddenRules: readonly ImpactRule[] = [hidden, terrain];
