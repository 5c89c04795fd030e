import { endOf, readGame, seedFrom } from '@sortie/kernel';
import { type Skirmish, skirmish } from '@sortie/testkit';
import type { Message } from '@sortie/wire';
import { expect, test } from 'vitest';
import { type Accepted, accept, lay, takeSeat } from './accept.ts';
import { fileFor } from './file.ts';
import type { Guest } from './guest.ts';
import { outlookOf } from './project.ts';
import { rebuild } from './rebuild.ts';
import { asked, type Table } from './table.ts';
import type { SeatPlan } from './terms.ts';

const ada: Guest = { id: 'a', name: 'Ada' };
const bob: Guest = { id: 'b', name: 'Bob' };
const OPEN: SeatPlan = { kind: 'open' };

function good({ table, refusal }: Accepted<Skirmish>): Table<Skirmish> {
  if (refusal) throw new Error(refusal.reason);
  return table;
}
const says = (table: Table<Skirmish>, guest: Guest, message: Message): Table<Skirmish> => good(accept(table, guest, message, 0));

function begun(seats: readonly SeatPlan[] = [OPEN, OPEN]): Table<Skirmish> {
  const { id, rules, setup } = skirmish.scenarios[0]!;
  const terms = { game: 'skirmish', version: 2, scenario: id, rules, setup, seats, dice: 'seeded' } as const;
  let table = lay(skirmish, terms, seedFrom('one'), 0).table;
  for (const [seat, guest] of [ada, bob].entries()) if (seats[seat]!.kind === 'open') table = good(takeSeat(table, seat, guest, 0));
  for (const guest of [ada, bob]) if (table.facing[guest.id] !== undefined) table = says(table, guest, { type: 'ready', ready: true });
  return table;
}

test('a draw is offered, and ends the game when the other side agrees: nobody has won, and the file says so', () => {
  const offered = says(begun(), ada, { type: 'draw' });
  expect(outlookOf(offered, bob.id).standing.proposal).toMatchObject({ seat: 0, what: 'draw', missing: [1] });
  expect(offered.ended).toBeUndefined();
  expect(accept(offered, ada, { type: 'answer', yes: true }, 0).refusal?.code).toBe('out-of-turn');
  const drawn = says(offered, bob, { type: 'answer', yes: true });
  expect(drawn.ended).toMatchObject({ winners: [], how: 'drawn' });
  expect(rebuild(skirmish, drawn.records)).toMatchObject({ ok: true, table: { ended: { how: 'drawn' } } });
  const read = readGame(skirmish.ruleset, fileFor(drawn, ada.id)!);
  expect(read.ok && endOf(read.value.match, read.value.cut)).toMatchObject({ winners: [] });
  expect(accept(drawn, ada, { type: 'draw' }, 0).refusal?.code).toBe('over');
});

test('who declines, or plays on, takes no draw', () => {
  const offered = says(begun(), ada, { type: 'draw' });
  const declined = says(offered, bob, { type: 'answer', yes: false });
  expect([declined.proposal, declined.ended]).toEqual([undefined, undefined]);
  const mover = asked(offered)[0] === 0 ? ada : bob;
  const played = says(offered, mover, { type: 'command', after: offered.match!.entries.length, command: { type: 'endTurn' } });
  expect(played.proposal).toBeUndefined();
  expect(accept(played, bob, { type: 'answer', yes: true }, 0).refusal?.code).toBe('nothing');
});

test('before the game, for whoever only watches, and against a program there is no draw', () => {
  const { id, rules, setup } = skirmish.scenarios[0]!;
  const fresh = lay(
    skirmish,
    { game: 'skirmish', version: 2, scenario: id, rules, setup, seats: [OPEN, OPEN], dice: 'seeded' },
    seedFrom('one'),
    0,
  ).table;
  expect(accept(good(takeSeat(fresh, 0, ada, 0)), ada, { type: 'draw' }, 0).refusal?.code).toBe('not-begun');
  expect(accept(begun(), { id: 'e', name: 'Eve' }, { type: 'draw' }, 0).refusal?.code).toBe('no-seat');
  const alone = begun([OPEN, { kind: 'opponent', level: 'recruit', name: 'Program' }]);
  expect(accept(alone, ada, { type: 'draw' }, 0).refusal?.code).toBe('illegal');
});
