import type { Overlays } from '@sortie/board-view';
import { acting, type Impact, type Unit } from '@sortie/rules-impact';
import type { Moment } from '../../battle/face.ts';
import type { Considering } from './acting-state.ts';
import { fieldIn, placeIn } from './ground.ts';
import { heightMark, liftFor, tokenOf } from './units.ts';

type Now = Moment<Impact>;

const known = new WeakMap<Now['view'], readonly number[]>();

/** Points by which the active reserve may come on, on the ground or above it. */
function entriesOf({ view, book, seat }: Now): readonly number[] {
  const remembered = known.get(view);
  if (remembered) return remembered;
  const now = acting(view, seat);
  const field = fieldIn(view);
  const edges = view.plan.forces[seat]?.enters?.edges ?? [];
  const flies = now?.unit.kind !== 'unarmored';
  const found =
    now?.unit.place === 'reserve'
      ? field.spots.filter(
          at =>
            field.edges(at).some(edge => edges.includes(edge)) &&
            (book.allows(view, { type: 'enter', at, level: field.level(at) }, seat) ||
              (flies && book.allows(view, { type: 'enter', at, level: field.top(at) + 1 }, seat))),
        )
      : [];
  known.set(view, found);
  return found;
}

/** Somewhere in the middle of the edge where nobody stands yet. */
export function firstEntry(moment: Now): number | undefined {
  const { view } = moment;
  const field = fieldIn(view);
  const free = entriesOf(moment).filter(at => !view.units.some(unit => unit.at !== null && field.clash(unit.at, at)));
  return free[free.length >> 1];
}

export function entryOverlays(moment: Now, unit: Unit, { to, level }: Considering): Overlays {
  const { view } = moment;
  const reach = entriesOf(moment).map(at => ({ at: placeIn(view, at), band: 1 as const, radius: 14 }));
  if (to === undefined) return { reach };
  const height = Math.max(0, (level ?? 0) - fieldIn(view).level(to));
  const token = {
    ...tokenOf(view, unit),
    at: placeIn(view, to),
    ...(height > 0 && { lift: liftFor(height), height: heightMark(level ?? 0) }),
  };
  return { reach, ghost: { token } };
}
