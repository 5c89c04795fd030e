import { type Entry, hashOf, type Seat, SeededDice, SPECTATOR, seedFrom } from '@sortie/kernel';
import { type Skirmish, skirmish } from '@sortie/testkit';
import type { Message } from '@sortie/wire';
import { expect, test } from 'vitest';
import { accept, lay, takeSeat, tick } from './accept.ts';
import type { Guest, GuestId } from './guest.ts';
import { hear } from './hear.ts';
import { deaf, hearEntry } from './hearing.ts';
import { logOf } from './lines.ts';
import { toThink } from './opponent.ts';
import type { Outlook } from './outlook.ts';
import { newsSince, outlookOf } from './project.ts';
import { rebuild } from './rebuild.ts';
import type { TableRecord } from './record.ts';
import { nameOf, type Table } from './table.ts';
import { opponentGuest, type SeatPlan, type Terms } from './terms.ts';

type T = Table<Skirmish>;

const ada: Guest = { id: 'a-secret-id-of-ada', name: 'Ada' };
const bob: Guest = { id: 'a-secret-id-of-bob', name: 'Bob' };
const eve: Guest = { id: 'a-secret-id-of-eve', name: 'Eve' };
const guests = [ada, bob, eve];

interface Evening {
  readonly luck: SeededDice;
  table: T;
  now: number;
  readonly outlooks: Map<GuestId, Outlook<Skirmish>>;
  readonly seen: Set<string>;
}

function evening(seed: string, dice: 'seeded' | 'manual', seats: readonly SeatPlan[], hotSeat: boolean): Evening {
  const scenario = skirmish.scenarios[1]!;
  const terms: Terms<Skirmish> = {
    game: 'skirmish',
    version: 2,
    scenario: scenario.id,
    rules: scenario.rules,
    setup: scenario.setup,
    seats,
    dice,
    clock: { main: 400_000, increment: 500 },
  };
  const laid = lay(skirmish, terms, dice === 'seeded' ? seedFrom(`dice ${seed}`) : undefined, 1000);
  const outlooks = new Map(guests.map(({ id }) => [id, outlookOf(laid.table, id)]));
  const one: Evening = { luck: new SeededDice(seedFrom(seed), 0), table: laid.table, now: 1000, outlooks, seen: new Set() };
  for (const [seat, plan] of seats.entries())
    if (plan.kind === 'open') note(one, takeSeat(one.table, seat, seat === 0 || hotSeat ? ada : bob, one.now));
  return one;
}

/** What a host does after every message: keep the records, tell everybody what concerns them. */
function note(one: Evening, { table, records }: { readonly table: T; readonly records: readonly TableRecord<Skirmish>[] }): void {
  one.table = table;
  for (const { kind } of records) one.seen.add(kind);
  if (one.luck.below(3) === 0) return;
  for (const { id } of guests) catchUp(one, id);
}

/** Sometimes guests are away for a while: they hear nothing until they come back. */
function catchUp(one: Evening, id: GuestId): void {
  let mine = one.outlooks.get(id)!;
  const update = newsSince(one.table, id, mine.seq, mine.facing);
  if (update.kind === 'outlook') mine = update.outlook;
  else for (const news of update.news) mine = hear(mine, news)!;
  one.outlooks.set(id, JSON.parse(JSON.stringify(mine)) as Outlook<Skirmish>);
}

function message(one: Evening, guest: Guest): Message {
  const { luck, table } = one;
  const after = table.match?.entries.length ?? 0;
  const facing = table.facing[guest.id];
  const asked = table.match ? skirmish.ruleset.awaiting(table.match.state)[0]?.seat : undefined;
  const wants = table.rolling?.wants;
  if (wants && luck.below(4) > 0) return { type: 'faces', faces: Array.from({ length: wants.count }, () => 1 + luck.below(wants.sides)) };
  const rare = luck.below(60);
  if (rare < 3) return { type: 'pause' };
  if (rare < 8) return { type: 'resume' };
  if (rare < 14) return { type: 'undo', after };
  if (rare < 22) return { type: 'answer', yes: luck.below(3) > 0 };
  if (rare === 23) return { type: 'chat', text: `it is ${one.now}` };
  if (rare === 24 && luck.below(20) === 0) return { type: 'concede' };
  if (rare === 25) return { type: 'withdraw' };
  if (!table.header) return { type: 'ready', ready: luck.below(4) > 0 };
  const hand = asked !== undefined && asked !== facing && rare < 45;
  if (hand) return { type: 'hand', seat: asked };
  const match = table.match;
  if (!match || facing === undefined) return { type: 'ready', ready: true };
  const view = skirmish.ruleset.view(match.state, facing);
  const command = skirmish.ruleset.sample(view, facing, match.book, n => luck.below(Math.max(1, n))) ?? { type: 'endTurn' };
  return { type: 'command', after: rare === 50 ? after - 1 : after, command };
}

function play(one: Evening, messages: number): void {
  for (let i = 0; i < messages; i++) {
    one.now += one.luck.below(3000);
    const thought = toThink(one.table)[0];
    if (thought) {
      const command = skirmish.ruleset.sample(thought.view, thought.seat, one.table.match!.book, n => one.luck.below(n));
      const guest = { id: opponentGuest(thought.seat), name: 'x' };
      note(one, accept(one.table, guest, { type: 'command', after: thought.after, command }, one.now));
      continue;
    }
    const guest = guests[one.luck.below(guests.length)]!;
    note(one, accept(one.table, guest, message(one, guest), one.now, `m${i}`));
    if (one.luck.below(50) === 0) note(one, tick(one.table, one.now));
  }
}

/** A table as plain data: everything but the game and what is compiled from it. */
function plain({ game: _, match, ...rest }: T): unknown {
  return JSON.parse(JSON.stringify({ ...rest, entries: match?.entries, state: match?.state, before: match?.before.map(hashOf) }));
}

function checkRebuild(one: Evening): void {
  const rebuilt = rebuild(skirmish, JSON.parse(JSON.stringify(one.table.records)) as readonly TableRecord<Skirmish>[]);
  if (!rebuilt.ok) throw new Error(`${rebuilt.seq}: ${rebuilt.reason}`);
  expect(plain(rebuilt.table)).toEqual(plain(one.table));
  for (const { id } of guests) expect(outlookOf(rebuilt.table, id)).toEqual(outlookOf(one.table, id));
}

function checkHearing(one: Evening, id: GuestId): void {
  catchUp(one, id);
  const { table } = one;
  const outlook = one.outlooks.get(id)!;
  expect(outlook).toEqual(JSON.parse(JSON.stringify(outlookOf(table, id))));
  let hearing = deaf(skirmish.ruleset, outlook.first, outlook.terms);
  for (const entry of outlook.entries) hearing = hearEntry(skirmish.ruleset, hearing, entry);
  if (table.match) {
    const own = skirmish.ruleset.view(table.match.state, outlook.facing);
    expect(hearing.view).toEqual(own);
    // Whose move it is can be told from any view, so it need not be sent.
    expect(skirmish.ruleset.awaiting(hearing.view)).toEqual(skirmish.ruleset.awaiting(table.match.state));
  }
  const log = logOf(skirmish.ruleset, hearing, outlook.marks, seat => nameOf(table, seat));
  expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
  expect(log.filter(({ key }) => key.startsWith('t'))).toHaveLength(outlook.marks.length);
}

/** Nothing that this guest receives may hold what it must not know. */
function checkSecrets(one: Evening, id: GuestId): void {
  const { table } = one;
  const text = JSON.stringify(outlookOf(table, id));
  for (const guest of guests) expect(text).not.toContain(guest.id);
  if (!table.ended && table.seed) expect(text).not.toContain(table.seed);
  const facing: Seat = table.facing[id] ?? SPECTATOR;
  for (const entry of table.match?.entries ?? []) {
    expect(text).not.toContain((entry as Entry<Skirmish>).hash);
    if (
      entry.kind === 'command' &&
      entry.seat !== facing &&
      entry.command.type === 'move' &&
      hiddenThen(table, entry.n, entry.command.unit)
    )
      expect(outlookOf(table, id).entries[entry.n]).toEqual({
        kind: 'command',
        n: entry.n,
        at: expect.any(Number),
        seat: entry.seat,
        events: [],
      });
  }
}

const hiddenThen = (table: T, n: number, unit: number): boolean => table.match!.before[n]!.units[unit]!.hidden;

const open: SeatPlan = { kind: 'open' };
const program: SeatPlan = { kind: 'opponent', level: 'easy', name: 'Iron' };
const tables = [
  { name: 'two people', dice: 'seeded', seats: [open, open], hotSeat: false },
  { name: 'one screen', dice: 'seeded', seats: [open, open], hotSeat: true },
  { name: 'against a program', dice: 'seeded', seats: [open, program], hotSeat: false },
  { name: 'dice by hand', dice: 'manual', seats: [open, open], hotSeat: false },
  { name: 'dice by hand against a program', dice: 'manual', seats: [open, program], hotSeat: false },
] as const;

test.each(tables)(
  '$name: the records rebuild the table, and what a guest heard is all it would be told',
  ({ name, dice, seats, hotSeat }) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      const one = evening(`${name} ${seed}`, dice, seats, hotSeat);
      for (let part = 0; part < 6; part++) {
        play(one, 60);
        checkRebuild(one);
        for (const { id } of guests) {
          checkHearing(one, id);
          checkSecrets(one, id);
        }
      }
      for (const kind of one.seen) seen.add(kind);
      for (const seat of [0, 1])
        if (one.table.match!.entries.some(entry => entry.kind === 'command' && entry.seat === seat)) seen.add(`seat ${seat}`);
    }
    for (const kind of ['sat', 'readied', 'began', 'entered', 'said', 'seat 0', 'seat 1']) expect(seen).toContain(kind);
    if (dice === 'manual') expect(seen).toContain('wanted');
    if (name === 'two people') for (const kind of ['proposed', 'answered', 'resumed']) expect(seen).toContain(kind);
    if (hotSeat) expect(seen).toContain('handed');
  },
);
