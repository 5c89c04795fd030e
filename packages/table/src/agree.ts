import { type Entry, last, type Match, mayTakeBack, type Seat, type Shape, standing, takeBack } from '@sortie/kernel';
import type { Message } from '@sortie/wire';
import { type Decision, no, yes } from './decision.ts';
import type { GuestId } from './guest.ts';
import type { UndoStatus } from './outlook.ts';
import type { Proposal } from './record.ts';
import { othersThan, seatsOf, type Table } from './table.ts';

/** What a seat may take back: its last command freely while that gives nothing away, anything else by agreement. */
export function undoStatus<G extends Shape>(table: Table<G>, seat: Seat | undefined): UndoStatus {
  const { match, ended, rolling } = table;
  if (seat === undefined) return { may: 'no', reason: 'you only watch' };
  if (ended) return { may: 'no', reason: 'the game is over' };
  if (!match) return { may: 'no', reason: 'the game has not begun' };
  if (rolling) return { may: 'no', reason: 'the dice are still being rolled' };
  const free = mayTakeBack(match, seat);
  if (free.ok) return { may: 'free', to: free.to };
  const last = standing(match.entries).findLast(entry => entry.kind === 'command' && entry.seat === seat);
  if (!last) return { may: 'no', reason: 'there is nothing to undo' };
  return { may: 'ask', to: last.n, reason: free.reason, ...(free.rule !== undefined && { rule: free.rule }) };
}

export function undo<G extends Shape>(
  table: Table<G>,
  guest: GuestId,
  { after, to }: Extract<Message, { readonly type: 'undo' }>,
): Decision<G> {
  const seat = table.facing[guest];
  if (seat === undefined) return no('no-seat', 'you have no seat here');
  const { match } = table;
  const status = undoStatus(table, seat);
  if (status.may === 'no' || !match) return no('nothing', status.may === 'no' ? status.reason : 'the game has not begun');
  if (after !== match.entries.length) return no('stale', 'something happened before this arrived; look again');
  const target = to ?? status.to;
  if (status.may === 'free' && target === status.to) return back(match, seat, target);
  if (!standing(match.entries).some((entry: Entry<G>) => entry.kind === 'command' && entry.n === target))
    return no('nothing', 'there is no such command to take back');
  return propose(table, guest, { seat, what: 'undo', to: target, agreed: [] });
}

function back<G extends Shape>(match: Match<G>, seat: Seat, to: number): Decision<G> {
  const taken = takeBack(match, seat, to);
  return { ok: true, steps: [{ deed: { kind: 'entered', entry: last(taken.entries) }, match: taken }] };
}

/** With a clock a pause is thinking time, so the others have a say. */
export function pause<G extends Shape>(table: Table<G>, guest: GuestId): Decision<G> {
  const seat = table.facing[guest];
  if (seat === undefined) return no('no-seat', 'you have no seat here');
  if (table.ended) return no('over', 'the game is over');
  if (!table.header) return no('not-begun', 'the game has not begun');
  if (table.paused) return no('paused', 'the game is paused already');
  return table.clock ? propose(table, guest, { seat, what: 'pause', agreed: [] }) : yes({ kind: 'paused', seat });
}

/** A draw needs everybody's yes. Programs play on: with them there is nobody to agree. */
export function draw<G extends Shape>(table: Table<G>, guest: GuestId): Decision<G> {
  const seat = table.facing[guest];
  if (seat === undefined) return no('no-seat', 'you have no seat here');
  if (table.ended) return no('over', 'the game is over');
  if (!table.match) return no('not-begun', 'the game has not begun');
  if (table.seats.some(({ kind }) => kind === 'opponent')) return no('illegal', 'a program agrees to no draw');
  return propose(table, guest, { seat, what: 'draw', agreed: [] });
}

function propose<G extends Shape>(table: Table<G>, guest: GuestId, proposal: Proposal): Decision<G> {
  if (table.proposal) return no('out-of-turn', 'another question is still open');
  return othersThan(table, guest).length > 0 ? yes({ kind: 'proposed', proposal }) : agreed(table, proposal);
}

function agreed<G extends Shape>({ match }: Table<G>, { seat, what, to }: Proposal): Decision<G> {
  if (what === 'pause') return yes({ kind: 'paused', seat });
  if (what === 'draw') return yes({ kind: 'drawn', seat });
  if (!match || to === undefined) throw new Error('an undo goes back to an entry');
  return back(match, seat, to);
}

/** The human seats whose answer is still missing. */
export function missing<G extends Shape>(table: Table<G>, { seat, agreed: said }: Proposal): readonly Seat[] {
  const held = table.seats[seat];
  return held?.kind === 'human' ? othersThan(table, held.guest.id).filter(other => !said.includes(other)) : [];
}

export function answer<G extends Shape>(table: Table<G>, guest: GuestId, isYes: boolean): Decision<G> {
  const { proposal } = table;
  const mine = seatsOf(table, guest);
  const seat = table.facing[guest];
  if (seat === undefined) return no('no-seat', 'you have no seat here');
  if (!proposal) return no('nothing', 'nobody asked for anything');
  if (mine.includes(proposal.seat))
    return isYes ? no('out-of-turn', 'the other side answers this') : yes({ kind: 'answered', seat, yes: false });
  if (!isYes) return yes({ kind: 'answered', seat, yes: false });
  const open = missing(table, proposal);
  const said = open.filter(one => mine.includes(one));
  return said.length === open.length
    ? agreed(table, proposal)
    : yes(...said.map(one => ({ kind: 'answered', seat: one, yes: true }) as const));
}
