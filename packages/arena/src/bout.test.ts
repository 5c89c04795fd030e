import { GAMES } from '@sortie/games';
import { readSetupFor } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { skirmish } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { balanceOf, turnOfDecision } from './balance.ts';
import { playBout } from './bout.ts';
import { reportPage } from './charts/page.ts';
import { EVEN, playGame, type Result, tableNames, tableOn } from './series.ts';
import { detail, tally } from './tally.ts';

const random = { level: 'random' } as const;
const recruit = { level: 'recruit' } as const;
const series = { a: recruit, b: random, seed: 'tests' };
const duel = 'training';
const played: readonly Result[] = Array.from({ length: 6 }, (_, n) => playGame(quickStart, series, duel, n));

describe('a series', () => {
  test('every game depends on its number alone', () => {
    expect(playGame(quickStart, series, duel, 3)).toEqual(played[3]);
    expect(new Set(played.map(({ hash }) => hash)).size).toBe(6);
  });

  test('both of a pairing have the same map and the same dice', () => {
    expect(played.map(({ pairing }) => pairing)).toEqual([0, 0, 1, 1, 2, 2]);
    const mirrored = [0, 1, 2, 3, 4, 5, 6, 7].map(n => playGame(quickStart, { ...series, a: random }, duel, n));
    for (const n of [0, 2, 4, 6]) expect(mirrored[n]!.hash).toBe(mirrored[n + 1]!.hash);
    const count = (winner: 'a' | 'b') => mirrored.filter(one => one.winner === winner).length;
    expect(count('a')).toBeGreaterThan(0);
    expect(count('a')).toBe(count('b'));
  });

  test('is counted in the words that programs rely on', () => {
    const counted = tally(played);
    expect(Object.keys(counted)).toEqual(['games', 'winsA', 'winsB', 'draws', 'turnLimit', 'faultsA', 'faultsB', 'decisionMs']);
    expect(counted).toMatchObject({ games: 6, decisionMs: { p50: 0, p95: 0, p99: 0 } });
    expect(counted.winsA + counted.winsB + counted.draws).toBe(6);
    expect(counted.winsA).toBeGreaterThan(counted.winsB);
    expect(detail(played).hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('with a clock, every decision is timed', () => {
    let clock = 0;
    const { commands, decisionsA, decisionsB } = playGame(quickStart, series, duel, 0, () => clock++);
    expect(decisionsA.length + decisionsB.length).toBe(commands);
    expect(decisionsA.every(ms => ms >= 1)).toBe(true);
  });

  test('says what decided it', () => {
    const balance = balanceOf(played);
    expect(balance).toMatchObject({ games: 6, pointsA: 55, pointsB: 55 });
    expect(balance.chance).toBeGreaterThan(0.5);
    expect(balance.harmShare).toBeGreaterThan(0.5);
    expect(balance.edge).toBeGreaterThan(0);
    expect(balance.firstLossLoses).toBe(1);
    for (const one of played) expect(turnOfDecision(one)).toBeLessThanOrEqual(one.turns);
  });

  test('makes a page of its own', () => {
    const named = { ...series, game: 'quick-start', scenario: 'training <b>', games: 6 };
    const page = reportPage({ title: 'Arena', made: 'here', ratings: [], all: [{ series: named, results: played }] });
    expect(page.match(/<svg/g)).toHaveLength(4);
    expect(page).toContain('training &lt;b&gt;');
    expect(page).not.toMatch(/https?:|<script/);
  });
});

describe.each(GAMES)('watching $id', ({ load }) => {
  test('every ground has the same forces on both sides, and another map each time', async () => {
    const game = await load();
    for (const { id } of game.watch.grounds)
      for (const n of [0, 1, 2]) {
        const { rules, setup } = tableOn(game, id, n);
        expect(readSetupFor(game.ruleset, rules)(setup, '')).toMatchObject({ ok: true });
        const units = game.watch.units(game.ruleset.setup(setup));
        const [first, second] = [0, 1].map(seat => units.filter(unit => unit.seat === seat).map(({ points }) => points));
        expect(first).toEqual(second);
      }
    expect(tableOn(game, EVEN, 0)).not.toEqual(tableOn(game, EVEN, game.watch.grounds.length));
    expect(tableNames(game)).toContain(EVEN);
  });

  test('equal forces, harm, losses and places are noted', async () => {
    const game = await load();
    const { chronicle, turns } = playBout(game, { scenario: tableOn(game, EVEN, 0), seats: [recruit, recruit], seed: 'watched' });
    const [first, second] = [0, 1].map(seat => chronicle.units.filter(unit => unit.seat === seat).map(({ points }) => points));
    expect([...first!].sort()).toEqual([...second!].sort());
    expect(chronicle.paper[0]).toBe(chronicle.paper[1]);
    expect(chronicle.harm.flat().reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    expect(chronicle.harm.length).toBeLessThanOrEqual(turns);
    const cells = chronicle.field.width * chronicle.field.height;
    for (const stood of chronicle.stood) {
      expect(stood.length).toBeGreaterThan(0);
      expect(stood.every(cell => Number.isInteger(cell) && cell >= 0 && cell < cells)).toBe(true);
    }
  });
});

describe('patience', () => {
  test('a game without an end is broken off', () => {
    const { end, commands } = playBout(skirmish, {
      scenario: skirmish.scenarios[0]!,
      seats: [random, random],
      seed: 'x',
      patience: 1,
    });
    expect([end, commands]).toEqual(['broken off', 1]);
  });
});
