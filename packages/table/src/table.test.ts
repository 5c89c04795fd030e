import { endOf, hashOf, readGame, type Seat, SPECTATOR, seedFrom, writeGame } from '@sortie/kernel';
import { type Skirmish, skirmish } from '@sortie/testkit';
import type { Message } from '@sortie/wire';
import { describe, expect, test } from 'vitest';
import { type Accepted, accept, lay, leaveSeats, takeSeat, tick, wake } from './accept.ts';
import { wakeAt } from './clock.ts';
import { fileFor, isHeardFile, marksOf, readHeard, verdictOn } from './file.ts';
import type { Guest } from './guest.ts';
import { toThink } from './opponent.ts';
import { newsSince, outlookOf } from './project.ts';
import { bringForward, rebuild } from './rebuild.ts';
import type { TableRecord } from './record.ts';
import { asked, type Table } from './table.ts';
import { opponentGuest, type SeatPlan, type Terms } from './terms.ts';

type T = Table<Skirmish>;

const ada: Guest = { id: 'a', name: 'Ada' };
const bob: Guest = { id: 'b', name: 'Bob' };
const eve: Guest = { id: 'e', name: 'Eve' };
const seed = seedFrom('one');
const OPEN: SeatPlan = { kind: 'open' };

function laid(over: Partial<Terms<Skirmish>> = {}): T {
  const { id, rules, setup } = skirmish.scenarios[0]!;
  const terms: Terms<Skirmish> = { game: 'skirmish', version: 2, scenario: id, rules, setup, seats: [OPEN, OPEN], dice: 'seeded', ...over };
  return lay(skirmish, terms, terms.dice === 'seeded' ? seed : undefined, 0).table;
}

/** Accepted, or the test fails with the reason. */
function good({ table, refusal }: Accepted<Skirmish>): T {
  if (refusal) throw new Error(`${refusal.code}: ${refusal.reason}`);
  return table;
}
const says = (table: T, guest: Guest, message: Message, now = 0): T => good(accept(table, guest, message, now));
const refusal = (table: T, guest: Guest, message: Message, now = 0) => accept(table, guest, message, now).refusal;

function begun(over: Partial<Terms<Skirmish>> = {}, second = bob): T {
  let table = good(takeSeat(laid(over), 0, ada, 0));
  if (table.seats[1]!.kind === 'open') table = good(takeSeat(table, 1, second, 0));
  table = says(table, ada, { type: 'ready', ready: true });
  return second === bob && table.seats[1]!.kind === 'human' ? says(table, bob, { type: 'ready', ready: true }) : table;
}

const after = (table: T): number => table.match!.entries.length;
const order = (table: T, command: Skirmish['command']): Message => ({ type: 'command', after: after(table), command });
const mover = (table: T): Seat => asked(table)[0]!;
const who = (seat: Seat): Guest => (seat === 0 ? ada : bob);
/** The first soldier of a seat has the seat's own number; the hidden ones come after. */
const walk = (table: T): T => says(table, who(mover(table)), order(table, { type: 'move', unit: mover(table), to: 10 }));
const shoot = (table: T): T => {
  const seat = mover(table);
  return says(table, who(seat), order(table, { type: 'fire', unit: seat, target: 1 - seat }));
};

describe('a guest with two seats', () => {
  const tells = (table: T, guest: Guest) => outlookOf(table, guest.id).standing.open;

  test('hears that they see the same as long as nothing is hidden', () => {
    const { setup } = skirmish.scenarios[0]!;
    const seen = setup.units.filter(({ hidden }) => !hidden);
    expect(tells(begun({ setup: { ...setup, units: seen } }, ada), ada)).toBe(true);
    const hidden = { ...seen[0]!, id: 9, hidden: true };
    expect(tells(begun({ setup: { ...setup, units: [...seen, hidden] } }, ada), ada)).toBeUndefined();
  });

  test('is told nothing of the kind with one seat, or before the game', () => {
    expect(tells(begun(), ada)).toBeUndefined();
    expect(tells(good(takeSeat(good(takeSeat(laid(), 0, ada, 0)), 1, ada, 0)), ada)).toBeUndefined();
  });
});

describe('the names at a table', () => {
  test('are told apart, whoever brings them', () => {
    const names = (table: T) => table.seats.map(seat => (seat.kind === 'open' ? '' : seat.guest.name));
    expect(names(begun({}, ada))).toEqual(['Ada', 'Ada 2']);
    const twin: Guest = { id: 'b', name: 'Ada' };
    expect(names(good(takeSeat(good(takeSeat(laid(), 0, ada, 0)), 1, twin, 0)))).toEqual(['Ada', 'Ada 2']);
    const against = laid({ seats: [OPEN, { kind: 'opponent', level: 'hard', name: 'Ada' }] });
    expect(names(good(takeSeat(against, 0, ada, 0)))).toEqual(['Ada 2', 'Ada']);
    expect(names(begun())).toEqual(['Ada', 'Bob']);
  });
});

describe('two seats of one guest', () => {
  test('answer each for itself without the screen changing hands; nobody answers for a seat of somebody else', () => {
    const table = begun({}, ada);
    const seat = mover(table);
    const other = table.facing[ada.id] === seat ? says(table, ada, { type: 'hand', seat: 1 - seat }) : table;
    const command: Skirmish['command'] = { type: 'move', unit: seat, to: 10 };
    expect(refusal(other, ada, order(other, command))?.code).toBe('out-of-turn');
    const done = says(other, ada, { type: 'command', after: after(other), command, as: seat });
    expect(after(done)).toBe(after(other) + 1);
    expect(done.facing[ada.id]).toBe(1 - seat);
    const apart = begun();
    expect(refusal(apart, ada, { type: 'command', after: after(apart), command, as: 1 })?.code).toBe('no-seat');
  });
});

describe('sitting down', () => {
  test('a seat is for the first who takes it, and free again for who leaves before the game', () => {
    const table = good(takeSeat(laid(), 0, ada, 0));
    expect(takeSeat(table, 0, bob, 0).refusal?.code).toBe('no-seat');
    expect(takeSeat(table, 7, bob, 0).refusal?.code).toBe('no-seat');
    const left = good(leaveSeats(table, ada.id, 0));
    expect(left.seats[0]).toEqual({ kind: 'open' });
    expect(outlookOf(left, ada.id).facing).toBe(SPECTATOR);
    expect(leaveSeats(begun(), ada.id, 0).refusal?.code).toBe('begun');
    expect(takeSeat(begun(), 0, eve, 0).refusal?.code).toBe('begun');
  });

  test('the game begins when everybody is ready, not before', () => {
    let table = good(takeSeat(good(takeSeat(laid(), 0, ada, 0)), 1, bob, 0));
    table = says(table, ada, { type: 'ready', ready: true });
    table = says(table, ada, { type: 'ready', ready: false });
    table = says(table, bob, { type: 'ready', ready: true });
    expect(table.header).toBeUndefined();
    expect(refusal(table, ada, { type: 'command', after: 0, command: { type: 'endTurn' } })?.code).toBe('not-begun');
    table = says(table, ada, { type: 'ready', ready: true });
    expect(table.match?.entries).toHaveLength(1);
    expect(table.header?.seats).toEqual(['Ada', 'Bob']);
  });

  test('the hash of the seed is known from the beginning, the seed at the end', () => {
    const table = begun();
    expect(outlookOf(laid(), eve.id).commitment).toBe(table.header?.commitment);
    expect(JSON.stringify(outlookOf(table, ada.id))).not.toContain(seed);
    const over = says(table, ada, { type: 'concede' });
    expect(outlookOf(over, eve.id).ended).toMatchObject({ how: 'conceded', winners: [1], seed });
    expect(verdictOn(table)).toMatchObject({ ok: false });
    expect(verdictOn(over)).toMatchObject({ ok: true, entries: 1 });
  });
});

describe('playing', () => {
  test('only whose move it is, only in step, only what the ruleset understands, only what a rule allows', () => {
    const table = begun();
    const seat = mover(table);
    const [mine, other] = [who(seat), who(1 - seat)];
    expect(refusal(table, other, order(table, { type: 'endTurn' }))).toMatchObject({ code: 'out-of-turn', rule: 'SK-turn' });
    expect(refusal(table, eve, order(table, { type: 'endTurn' }))?.code).toBe('no-seat');
    expect(refusal(table, mine, { type: 'command', after: 0, command: { type: 'endTurn' } })?.code).toBe('stale');
    expect(refusal(table, mine, { type: 'command', after: 1, command: { type: 'fly' } })?.code).toBe('malformed');
    expect(refusal(table, mine, order(table, { type: 'move', unit: 1 - seat, to: 5 }))).toMatchObject({ code: 'illegal', rule: 'SK-turn' });
    expect(accept(table, mine, order(table, { type: 'endTurn' }), 5).records).toHaveLength(1);
  });

  test('a rule that breaks harms nobody', () => {
    const bug = new Error('a rule has a bug');
    const broken = {
      ...skirmish.ruleset,
      handlers: {
        ...skirmish.ruleset.handlers,
        endTurn: () => {
          throw bug;
        },
      },
    };
    const table = begun();
    const sick: T = { ...table, match: { ...table.match!, ruleset: broken } };
    const done = accept(sick, who(mover(table)), order(table, { type: 'endTurn' }), 0);
    expect(done).toMatchObject({ refusal: { code: 'fault' }, records: [], bug });
    expect(done.table).toBe(sick);
  });

  test('after the end nothing moves', () => {
    const over = says(begun(), bob, { type: 'concede' });
    expect(asked(over)).toEqual([]);
    for (const message of [order(over, { type: 'endTurn' }), { type: 'concede' }, { type: 'pause' }] as const)
      expect(refusal(over, ada, message)?.code).toBe('over');
    expect(refusal(over, ada, { type: 'undo', after: 1 })).toMatchObject({ reason: 'the game is over' });
    expect(says(over, ada, { type: 'chat', text: ' well played ' }).records.at(-1)).toMatchObject({ kind: 'said', text: 'well played' });
  });

  test('a pause stops everything but talk until somebody goes on', () => {
    const table = says(begun(), bob, { type: 'pause' });
    const mine = who(table.match!.state.active);
    expect(refusal(table, mine, order(table, { type: 'endTurn' }))?.code).toBe('paused');
    expect(outlookOf(table, ada.id).paused).toBe(true);
    says(says(table, ada, { type: 'resume' }), mine, order(table, { type: 'endTurn' }));
    expect(refusal(begun(), ada, { type: 'resume' })?.code).toBe('nothing');
  });

  test('those who watch talk among themselves', () => {
    const table = says(begun(), eve, { type: 'chat', text: 'shoot him' });
    expect(outlookOf(table, ada.id).talk).toEqual([]);
    expect(outlookOf(table, 'somebody else who watches').talk).toHaveLength(1);
    expect(refusal(table, eve, { type: 'chat', text: ' ' })?.code).toBe('malformed');
    expect(refusal(table, eve, { type: 'chat', text: 'x'.repeat(501) })?.code).toBe('malformed');
  });

  test('a program is asked like anybody, and nobody can speak for it', () => {
    const table = begun({ seats: [OPEN, { kind: 'opponent', level: 'hard', name: 'Iron' }] });
    const turned = mover(table) === 0 ? says(table, ada, order(table, { type: 'endTurn' })) : table;
    const [thought] = toThink(turned);
    expect(thought).toMatchObject({ seat: 1, level: 'hard', after: after(turned) });
    expect(thought!.view.units[2]!.at).toBe(0);
    expect(refusal(turned, ada, order(turned, { type: 'endTurn' }))?.code).toBe('out-of-turn');
    expect(toThink(says(turned, { id: opponentGuest(1), name: 'Iron' }, order(turned, { type: 'endTurn' })))).toEqual([]);
  });
});

describe('one screen for two', () => {
  test('a guest sees and does only what the seat may that has the screen', () => {
    const table = begun({}, ada);
    const seat = mover(table);
    const facing = outlookOf(table, ada.id).facing;
    const right = facing === seat ? table : says(table, ada, { type: 'hand', seat });
    const wrong = says(right, ada, { type: 'hand', seat: 1 - seat });
    expect(refusal(wrong, ada, order(wrong, { type: 'endTurn' }))).toMatchObject({ code: 'out-of-turn', reason: /hand the screen over/ });
    says(right, ada, order(right, { type: 'endTurn' }));
    expect(refusal(right, ada, { type: 'hand', seat: 5 })?.code).toBe('no-seat');
    // The hidden soldiers of the seat that has the screen are seen, the others are not.
    expect(outlookOf(right, ada.id).first.units.map(({ at }) => at === 0)).toEqual([0, 1, 2, 3].map(id => id > 1 && id % 2 !== seat));
    expect(newsSince(wrong, ada.id, right.records.length - 1, seat).kind).toBe('outlook');
    expect(newsSince(wrong, eve.id, right.records.length - 1, SPECTATOR)).toMatchObject({
      kind: 'news',
      news: [{ what: { kind: 'quiet' } }],
    });
  });
});

describe('taking back', () => {
  test('is free while no die has fallen and nothing was shown', () => {
    const table = walk(begun());
    const mine = who(mover(table));
    expect(outlookOf(table, mine.id).standing.undo).toEqual({ may: 'free', to: 1 });
    const taken = says(table, mine, { type: 'undo', after: 2 });
    expect(hashOf(taken.match!.state)).toBe(hashOf(begun().match!.state));
    expect(refusal(table, mine, { type: 'undo', after: 1 })?.code).toBe('stale');
    expect(refusal(table, mine, { type: 'undo', after: 2, to: 9 })?.code).toBe('nothing');
  });

  test('past a roll needs the other side, who may say no', () => {
    const table = shoot(begun());
    const seat = mover(table);
    const [mine, other] = [who(seat), who(1 - seat)];
    expect(outlookOf(table, mine.id).standing.undo).toEqual({ may: 'ask', to: 1, reason: 'dice were rolled' });
    const asking = says(table, mine, { type: 'undo', after: 2 });
    expect(outlookOf(asking, eve.id).standing.proposal).toEqual({ seat, what: 'undo', to: 1, agreed: [], missing: [1 - seat] });
    expect(refusal(asking, mine, { type: 'answer', yes: true })?.code).toBe('out-of-turn');
    expect(refusal(asking, eve, { type: 'answer', yes: true })?.code).toBe('no-seat');
    expect(refusal(asking, mine, { type: 'undo', after: 2 })?.code).toBe('out-of-turn');
    expect(says(asking, other, { type: 'answer', yes: false }).proposal).toBeUndefined();
    expect(says(asking, mine, { type: 'answer', yes: false }).proposal).toBeUndefined();
    const agreed = says(asking, other, { type: 'answer', yes: true });
    expect(agreed.match!.entries.at(-1)).toMatchObject({ kind: 'undo', seat, to: 1 });
    expect(refusal(agreed, other, { type: 'answer', yes: true })?.code).toBe('nothing');
  });

  test('a program always agrees, and what it did since is gone with it', () => {
    const table = begun({ seats: [OPEN, { kind: 'opponent', level: 'hard', name: 'Iron' }] });
    const iron = { id: opponentGuest(1), name: 'Iron' };
    const mine = mover(table) === 0 ? table : says(table, iron, order(table, { type: 'endTurn' }));
    const ended = says(mine, ada, order(mine, { type: 'endTurn' }));
    const answered = says(ended, iron, order(ended, { type: 'endTurn' }));
    const back = says(answered, ada, { type: 'undo', after: after(answered) });
    expect(hashOf(back.match!.state)).toBe(hashOf(mine.match!.state));
  });

  test('a new command makes the question void', () => {
    const table = shoot(begun());
    const seat = mover(table);
    const asking = says(table, who(seat), { type: 'undo', after: 2 });
    expect(says(asking, who(seat), order(asking, { type: 'endTurn' })).proposal).toBeUndefined();
  });
});

describe('clocks', () => {
  const clock = { main: 10_000, increment: 1000 };

  test('run for whoever is asked, stop for a pause that all agreed to, and give back after a command', () => {
    const table = begun({ clock });
    const seat = mover(table);
    const moved = says(table, who(seat), order(table, { type: 'endTurn' }), 3000);
    expect(moved.clock!.left[seat]).toBe(8000);
    expect(moved.clock).toMatchObject({ running: [1 - seat], since: 3000 });
    const asking = says(moved, who(seat), { type: 'pause' }, 4000);
    expect(asking.paused).toBe(false);
    const paused = says(asking, who(1 - seat), { type: 'answer', yes: true }, 5000);
    expect(paused.clock).toMatchObject({ running: [] });
    expect(paused.clock!.left[1 - seat]).toBe(8000);
    const on = says(paused, who(seat), { type: 'resume' }, 900_000);
    expect(on.clock!.left[1 - seat]).toBe(8000);
    expect(wakeAt(on)).toBe(908_000);
  });

  test('a fallen flag ends the game, also when it is found by a message that comes too late', () => {
    const table = begun({ clock });
    const seat = mover(table);
    expect(tick(table, 9999).records).toEqual([]);
    expect(tick(table, 10_000).table.ended).toMatchObject({ how: 'flagged', winners: [1 - seat] });
    const late = accept(table, who(seat), order(table, { type: 'endTurn' }), 20_000);
    expect(late).toMatchObject({ refusal: { code: 'over' }, records: [{ kind: 'flagged', seat }] });
    expect(wakeAt(late.table)).toBeUndefined();
  });

  test('time while the host was away is nobody’s, and a host’s clock that goes back does not disturb', () => {
    const table = begun({ clock });
    const woken = wake(table, 1_000_000);
    expect(woken.table.clock).toMatchObject({ left: [10_000, 10_000], since: 1_000_000 });
    expect(wake(begun(), 5).records).toEqual([]);
    const moved = says(woken.table, who(mover(table)), order(table, { type: 'endTurn' }), 500);
    expect(moved.records.at(-1)!.at).toBe(1_000_000);
  });
});

describe('dice by hand', () => {
  test('are asked for, checked, and rolled by whoever gave the command', () => {
    let table = begun({ dice: 'manual' });
    expect(table.match).toBeUndefined();
    expect(outlookOf(table, eve.id).standing.rolling).toEqual({ seat: SPECTATOR, typed: 0, mayWithdraw: false });
    expect(refusal(table, eve, { type: 'faces', faces: [2] })?.code).toBe('no-seat');
    expect(refusal(table, ada, { type: 'faces', faces: [7] })).toMatchObject({ code: 'dice', reason: /cannot show 7/ });
    table = says(table, bob, { type: 'faces', faces: [2] });
    expect(mover(table)).toBe(0);
    table = shoot(table);
    expect(outlookOf(table, ada.id).standing.rolling).toMatchObject({
      wants: { count: 2, sides: 6, rule: 'SK-gunnery' },
      mayWithdraw: true,
    });
    expect(outlookOf(table, bob.id).standing.rolling).toEqual({ seat: 0, typed: 0, mayWithdraw: false });
    expect(refusal(table, bob, { type: 'faces', faces: [6, 6] })?.code).toBe('no-seat');
    expect(refusal(table, ada, order(table, { type: 'endTurn' }))?.code).toBe('dice');
    expect(refusal(table, ada, { type: 'undo', after: 1 })?.code).toBe('nothing');
    expect(refusal(table, bob, { type: 'withdraw' })?.code).toBe('dice');
    expect(says(table, ada, { type: 'withdraw' }).rolling).toBeUndefined();
    const shot = says(table, ada, { type: 'faces', faces: [6, 6] });
    expect(shot.match!.entries.at(-1)).toMatchObject({ kind: 'command', faces: [6, 6] });
    expect(refusal(shot, ada, { type: 'faces', faces: [1] })?.code).toBe('nothing');
    expect(verdictOn(says(shot, bob, { type: 'concede' }))).toMatchObject({ ok: true, entries: 2 });
  });
});

describe('files', () => {
  test('of a game that somebody gave up end as it ended, and keep what was said to themselves', () => {
    const talked = says(shoot(begun()), ada, { type: 'chat', text: 'good game' });
    const over = says(talked, bob, { type: 'concede' });
    const text = fileFor(over, eve.id)!;
    const read = readGame(skirmish.ruleset, text);
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.cut).toEqual({ how: 'conceded', seat: 1 });
    expect(endOf(read.value.match, read.value.cut)).toEqual({ winners: over.ended!.winners, reason: over.ended!.reason });
    expect(marksOf(read.value.match, read.value.cut)).toMatchObject([{ kind: 'conceded', seat: 1, entry: after(over) - 1 }]);
    expect(text).not.toContain('good game');
    const stranger = writeGame(over.match!, seed, { how: 'conceded', seat: 7 });
    expect(readGame(skirmish.ruleset, stranger)).toMatchObject({ ok: false, reason: /nobody of the game/ });
  });

  test('of a running game hold what the seat heard and not a word more', () => {
    const table = walk(begun());
    const text = fileFor(table, ada.id)!;
    expect(isHeardFile(text)).toBe(true);
    for (const secret of [seed, ...table.match!.entries.map(({ hash }) => hash)]) expect(text).not.toContain(secret);
    const read = readHeard(skirmish, text);
    expect(read).toMatchObject({ ok: true, value: { seat: 0, entries: outlookOf(table, ada.id).entries } });
    expect(readHeard(skirmish, text.replace('"seat":0', '"seat":1'))).toMatchObject({ ok: false, line: 1 });
    expect(readHeard(skirmish, text.split('\n').slice(0, 2).join('\n'))).toMatchObject({ ok: false, reason: /cut off/ });
    expect(readHeard(skirmish, 'nonsense')).toMatchObject({ ok: false, line: 1 });
    expect(fileFor(laid(), ada.id)).toBeUndefined();
  });

  test('of a finished game hold everything', () => {
    const over = says(shoot(walk(begun())), ada, { type: 'concede' });
    const read = readGame(skirmish.ruleset, fileFor(over, eve.id)!);
    expect(read).toMatchObject({ ok: true, value: { seed, match: { entries: over.match!.entries } } });
  });
});

describe('rebuilding', () => {
  const copy = (table: T): TableRecord<Skirmish>[] => JSON.parse(JSON.stringify(table.records)) as TableRecord<Skirmish>[];

  test('stops at the first record that does not fit', () => {
    const table = walk(begun());
    const records = copy(table);
    expect(rebuild(skirmish, records.toSpliced(2, 1))).toEqual({ ok: false, seq: 2, reason: 'record 2 is missing' });
    expect(rebuild(skirmish, [])).toMatchObject({ ok: false, seq: 0 });
    expect(rebuild({ ...skirmish, ruleset: { ...skirmish.ruleset, id: 'other' } }, records)).toMatchObject({ ok: false, seq: 0 });
    const last = records.at(-1)!;
    if (last.kind !== 'entered') throw new Error('the last record is the move');
    const changed = { ...last, entry: { ...last.entry, hash: '0' } };
    expect(rebuild(skirmish, records.with(-1, changed))).toMatchObject({ ok: false, seq: last.seq, reason: /differs/ });
  });

  test('by a newer version goes on by its rules, and says so', () => {
    const newer = { ...skirmish, ruleset: { ...skirmish.ruleset, version: 3 } };
    const rebuilt = rebuild(newer, copy(walk(begun())));
    if (!rebuilt.ok) throw new Error(rebuilt.reason);
    const moved = bringForward(rebuilt.table, 9);
    expect(moved.records).toMatchObject([{ kind: 'entered', entry: { kind: 'rules', version: 3 } }]);
    expect(bringForward(moved.table, 10).records).toEqual([]);
    const again = rebuild(newer, copy(moved.table));
    expect(again.ok && hashOf(again.table.match!.state)).toBe(hashOf(moved.table.match!.state));
  });
});
