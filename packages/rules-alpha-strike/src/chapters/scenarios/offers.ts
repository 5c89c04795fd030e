import type { Seat } from '@sortie/kernel';
import type { Command, State } from '../../shape.ts';
import { foesOf, friendsOf } from '../../state.ts';
import { buildingsOf } from './lay-out.ts';
import { forceOf, writes } from './marker.ts';

const notes = (view: State, seat: Seat): readonly Command[] => {
  const what = writes(view, seat);
  if (what === 'commander') return forceOf(view, seat).map(({ id }) => ({ type: 'ability', ability: 'note', unit: id }));
  return what === 'buildings' ? buildingsOf(view.table).map(({ id }) => ({ type: 'ability', ability: 'note', choice: id })) : [];
};

/** What a scout may look at: buildings, or enemies of whom one commands. */
const scans = (view: State, unit: number, seat: Seat): readonly Command[] => [
  ...(view.mission?.order.kind === 'reconnaissance'
    ? buildingsOf(view.table).map(({ id }): Command => ({ type: 'ability', ability: 'scan', unit, choice: id }))
    : []),
  ...(view.mission?.order.secret
    ? foesOf(view, seat).map(({ id }): Command => ({ type: 'ability', ability: 'scan', unit, target: id }))
    : []),
];

/** What a mission lets a side do besides moving and attacking; the rules say which of it is open now. */
export function missionOffers(view: State, seat: Seat): readonly Command[] {
  if (view.phase === 'setup') return notes(view, seat);
  const own = friendsOf(view, seat);
  if (view.phase === 'movement') return own.map(({ id }) => ({ type: 'ability', ability: 'leave', unit: id }));
  return view.phase === 'combat' ? own.filter(({ did }) => did.length === 0).flatMap(({ id }) => scans(view, id, seat)) : [];
}
