import { type Skirmish, skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { ManualDice } from './dice/manual.ts';
import { commitmentTo, seedFrom } from './dice/seed.ts';
import { SeededDice } from './dice/seeded.ts';
import { readGame, readGameFile, writeGame } from './game-file.ts';
import {
  advance,
  begin,
  currentVersion,
  type Entry,
  type Header,
  type Match,
  mayTakeBack,
  moveRules,
  standing,
  takeBack,
} from './match.ts';
import { restore } from './restore.ts';
import type { RuleId, Seat } from './shape.ts';
import { verify } from './verify.ts';

const { ruleset, scenarios } = skirmish;
const seed = seedFrom('match');
type Command = Skirmish['command'];

const headerWith = (rules: readonly RuleId[], dice: 'seeded' | 'manual' = 'seeded'): Header<Skirmish> => ({
  game: 'skirmish',
  version: 2,
  rules,
  setup: scenarios[0]!.setup,
  seats: ['Ada', 'Bo'],
  dice,
  ...(dice === 'seeded' && { commitment: commitmentTo(seed) }),
});
const header = headerWith(scenarios[0]!.rules);

function start(head = header): Match<Skirmish> {
  const begun = begin(ruleset, head, new SeededDice(seed, 0));
  if (!begun.ok) throw new Error('no beginning');
  return begun.match;
}
function go(match: Match<Skirmish>, seat: Seat, command: Command): Match<Skirmish> {
  const done = advance(match, seat, command, new SeededDice(seed, match.entries.length));
  if (!done.ok) throw new Error(JSON.stringify(done.refusals));
  return done.match;
}
/** Whoever is active moves, fires and hands over, a few times. */
function played(head = header): Match<Skirmish> {
  let match = start(head);
  for (let i = 0; i < 3; i++) {
    const seat = match.state.active;
    match = go(match, seat, { type: 'move', unit: seat, to: 10 });
    match = go(match, seat, { type: 'fire', unit: seat, target: 1 - seat });
    match = go(match, seat, { type: 'endTurn' });
  }
  return match;
}

test('a refusal names its rule and changes nothing', () => {
  const match = start();
  const done = advance(match, 1 - match.state.active, { type: 'endTurn' }, new SeededDice(seed, 1));
  expect(done).toEqual({ ok: false, refusals: [{ rule: 'SK-turn', reason: 'it is not your turn' }] });
});

test('a move is taken back freely, a roll is not, and no die falls twice', () => {
  const first = start();
  const seat = first.state.active;
  const moved = go(first, seat, { type: 'move', unit: seat, to: 9 });
  expect(mayTakeBack(moved, seat)).toEqual({ ok: true, to: 1 });
  expect(mayTakeBack(moved, 1 - seat)).toEqual({ ok: false, to: 1, reason: 'the other side has acted since' });
  const back = takeBack(moved, seat, 1);
  expect(back.state).toBe(first.state);
  expect(standing(back.entries)).toEqual(first.entries);
  const fired = go(back, seat, { type: 'fire', unit: seat, target: 1 - seat });
  expect(fired.entries.at(-1)!.n).toBe(3);
  expect(mayTakeBack(fired, seat)).toMatchObject({ ok: false, reason: 'dice were rolled', to: 3 });
});

test('a revealed secret and what a rule makes final are not taken back alone', () => {
  const match = start(headerWith([...header.rules, 'SK-final']));
  const seat = match.state.active;
  expect(mayTakeBack(go(match, seat, { type: 'move', unit: seat, to: 9 }), seat)).toMatchObject({
    ok: false,
    reason: 'it is final',
    rule: 'SK-final',
  });
  const shown = { ...go(start(), seat, { type: 'endTurn' }) };
  const last = shown.entries.at(-1)! as Extract<Entry<Skirmish>, { kind: 'command' }>;
  const revealing = { ...last, events: [{ type: 'revealed' as const, unit: 2, as: shown.state.units[2]! }] };
  expect(mayTakeBack({ ...shown, entries: [...shown.entries.slice(0, -1), revealing] }, seat)).toMatchObject({
    ok: false,
    reason: 'a secret was revealed',
  });
});

test('a game written and read is the same game', () => {
  const match = played();
  const read = readGame(ruleset, writeGame(match, seed));
  if (!read.ok) throw new Error(read.reason);
  expect(read.value.match.state).toEqual(match.state);
  expect(read.value.match.entries).toEqual(match.entries);
  expect(read.value.seed).toBe(seed);
});

test('a changed, cut, reordered or foreign file is refused with the line', () => {
  const text = writeGame(played(), seed);
  const lines = text.split('\n');
  expect(readGameFile(text.replace('"to":10', '"to":11'))).toEqual({
    ok: false,
    line: 3,
    reason: 'was changed after it was written: its sum does not fit',
  });
  expect(readGameFile(lines.slice(0, 7).join('\n'))).toEqual({
    ok: false,
    line: 7,
    reason: 'is the last, but not the end: the file was cut off',
  });
  expect(readGameFile(text.slice(0, text.length - 40))).toMatchObject({
    ok: false,
    line: lines.length - 1,
    reason: 'is not a JSON record: the file is damaged here',
  });
  expect(readGameFile([...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n'))).toMatchObject({ ok: false, line: 4 });
  expect(readGameFile('')).toMatchObject({ ok: false, line: 1 });
  expect(readGameFile('hello\n')).toMatchObject({ ok: false, line: 1 });
  expect(readGameFile('{"sortie":"game","format":99}\n')).toEqual({
    ok: false,
    line: 1,
    reason: 'has format 99; this program reads format 1',
  });
});

test('a file whose sums were made to fit is still refused by its fingerprints', () => {
  const match = played();
  const entries = match.entries.map(entry =>
    entry.n === 1 && entry.kind === 'command' ? { ...entry, events: [{ type: 'moved' as const, unit: 0, to: 3, ran: false }] } : entry,
  );
  const forged = writeGame({ ...match, entries }, seed);
  expect(readGame(ruleset, forged)).toEqual({ ok: false, line: 3, reason: 'the state after this entry differs from the one recorded' });
});

test('a finished game checks out with the seed that was promised, and with no other', () => {
  const { entries } = played();
  expect(verify(ruleset, header, entries, seed)).toMatchObject({ ok: true, entries: entries.length });
  expect(verify(ruleset, header, entries, seedFrom('other'))).toMatchObject({
    ok: false,
    reason: 'the seed is not the one that was promised at the start',
  });
  expect(verify(ruleset, header, entries, undefined)).toMatchObject({ ok: false, entry: -1 });
  const loaded = entries.map(entry => (entry.n === 2 && entry.kind === 'command' ? { ...entry, faces: [6, 6] } : entry));
  expect(verify(ruleset, header, loaded, seed)).toEqual({ ok: false, entry: 2, reason: 'the entry differs from the one the rules write' });
});

test('an undo is part of the record and is verified with it', () => {
  const first = start();
  const seat = first.state.active;
  const undone = takeBack(go(first, seat, { type: 'move', unit: seat, to: 9 }), seat, 1);
  const on = go(undone, seat, { type: 'endTurn' });
  expect(verify(ruleset, header, on.entries, seed).ok).toBe(true);
  const again = restore(ruleset, header, on.entries);
  expect(again.ok && again.match.state).toEqual(on.state);
});

test('manual dice: the game asks, the players type, the record replays', () => {
  const head = headerWith(header.rules, 'manual');
  expect(begin(ruleset, head, new ManualDice([]))).toMatchObject({ ok: false, wants: { count: 1, sides: 6, rule: 'SK-turn' } });
  const begun = begin(ruleset, head, new ManualDice([2]));
  if (!begun.ok) throw new Error('no beginning');
  const fire: Command = { type: 'fire', unit: 0, target: 1 };
  expect(advance(begun.match, 0, fire, new ManualDice([]))).toMatchObject({ ok: false, refusals: [], wants: { count: 2, sides: 6 } });
  const fired = advance(begun.match, 0, fire, new ManualDice([6, 5]));
  expect(fired.ok && verify(ruleset, head, fired.match.entries, undefined)).toMatchObject({ ok: true });
});

test('a live game moves to other rules by an entry of its own', () => {
  const match = moveRules(start(), ruleset, [...header.rules, 'SK-duck']);
  expect(match.book.has('SK-duck')).toBe(true);
  const again = restore(ruleset, header, match.entries);
  expect(again.ok && again.match.book.has('SK-duck')).toBe(true);
  expect(verify(ruleset, header, match.entries, seed).ok).toBe(true);
});

test('a live game of an older version goes on under the new one', () => {
  const old = { ...ruleset, version: 1 };
  const begun = begin(old, { ...header, version: 1 }, new SeededDice(seed, 0));
  if (!begun.ok) throw new Error('no beginning');
  const moved = moveRules(begun.match, ruleset, header.rules);
  expect(currentVersion(moved)).toBe(2);
  expect(restore(ruleset, { ...header, version: 1 }, moved.entries).ok).toBe(true);
});

test('a game restored by newer rules is not brought forward twice', () => {
  const restored = restore(ruleset, { ...header, version: 1 }, []);
  if (!restored.ok) throw new Error(restored.reason);
  const twice = { ...ruleset, migrate: () => ({ ...restored.match.state, turn: 99 }) };
  expect(moveRules(restored.match, { ...twice, version: 2 }, header.rules).state.turn).toBe(1);
});

test('events of an older version are brought forward when they are read', () => {
  const match = start();
  const hurt = { type: 'hurt', unit: 1, amount: 2 } as unknown as Skirmish['event'];
  const entry: Entry<Skirmish> = {
    kind: 'command',
    n: 1,
    seat: match.state.active,
    command: { type: 'endTurn' },
    version: 1,
    events: [hurt],
    faces: [],
    hash: 'of another version',
  };
  const read = restore(ruleset, { ...header, version: 1 }, [{ ...match.entries[0]!, version: 1 } as Entry<Skirmish>, entry]);
  expect(read.ok && read.match.state.units[1]!.armor).toBe(4);
});

test('a game of newer rules, of another game or with unknown rules is refused with the reason', () => {
  expect(restore(ruleset, { ...header, version: 3 }, [])).toMatchObject({
    ok: false,
    entry: -1,
    reason: expect.stringContaining('version 3'),
  });
  expect(restore(ruleset, { ...header, game: 'chess' }, [])).toMatchObject({ reason: 'this is a game of chess, not of skirmish' });
  expect(restore(ruleset, { ...header, rules: ['SK-nonsense'] }, [])).toMatchObject({ reason: 'there is no rule SK-nonsense' });
  expect(restore(ruleset, { ...header, setup: { units: 1, woods: [] } as never }, [])).toMatchObject({
    reason: 'the set-up is not understood: units must be a list of at most 20',
  });
});

test('a game of an earlier version is played again by its facts, and told from a forged one', () => {
  const { entries } = played();
  const later = { ...ruleset, version: 3 };
  expect(verify(later, header, entries, seed)).toMatchObject({ ok: true, entries: entries.length });
  const forged = entries.map(entry => (entry.n === 2 && entry.kind === 'command' ? { ...entry, events: [] } : entry));
  expect(verify(later, header, forged, seed)).toMatchObject({ ok: false, entry: 2, older: { playedBy: 2, today: 3 } });
  expect(verify(ruleset, header, forged, seed)).not.toHaveProperty('older');
  expect(verify({ ...ruleset, version: 1 }, header, entries, seed)).toMatchObject({ ok: false, entry: -1 });
});
