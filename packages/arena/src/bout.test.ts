import type { Game, Shape, Watch } from '@sortie/kernel';
import { alphaStrike, alphaStrikeWatch } from '@sortie/rules-alpha-strike';
import { impact, impactWatch } from '@sortie/rules-impact';
import { quickStart, quickStartWatch } from '@sortie/rules-quick-start';
import { type Skirmish, skirmish } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { balanceOf, turnOfDecision } from './balance.ts';
import { playBout } from './bout.ts';
import { reportPage } from './charts/page.ts';
import { playGame, type Result, scenarioCalled } from './series.ts';
import { detail, tally } from './tally.ts';

const random = { level: 'random' } as const;
const recruit = { level: 'recruit' } as const;
const series = { a: recruit, b: random, seed: 'tests' };
const duel = { scenario: scenarioCalled(quickStart, quickStartWatch, 'training')! };
const played: readonly Result[] = Array.from({ length: 6 }, (_, n) => playGame(quickStart, quickStartWatch, series, duel, n));

describe('a series', () => {
  test('every game depends on its number alone', () => {
    expect(playGame(quickStart, quickStartWatch, series, duel, 3)).toEqual(played[3]);
    expect(new Set(played.map(({ hash }) => hash)).size).toBe(6);
  });

  test('both of a pairing have the same map and the same dice', () => {
    expect(played.map(({ pairing }) => pairing)).toEqual([0, 0, 1, 1, 2, 2]);
    const mirrored = [0, 1].map(n => playGame(quickStart, quickStartWatch, { ...series, a: random }, duel, n));
    expect(mirrored[0]!.hash).toBe(mirrored[1]!.hash);
    expect([mirrored[0]!.winner, mirrored[1]!.winner].sort()).toEqual(['a', 'b']);
  });

  test('is counted in the words that programs rely on', () => {
    const counted = tally(played);
    expect(Object.keys(counted)).toEqual(['games', 'winsA', 'winsB', 'draws', 'turnLimit', 'decisionMs']);
    expect(counted).toMatchObject({ games: 6, decisionMs: { p50: 0, p95: 0, p99: 0 } });
    expect(counted.winsA + counted.winsB + counted.draws).toBe(6);
    expect(counted.winsA).toBeGreaterThan(counted.winsB);
    expect(detail(played).hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('with a clock, every decision is timed', () => {
    let clock = 0;
    const { commands, decisionsA, decisionsB } = playGame(quickStart, quickStartWatch, series, duel, 0, () => clock++);
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

const bout = <G extends Shape>(game: Game<G>, watch: Watch<G>) =>
  playBout(game, watch, { scenario: watch.even, seats: [recruit, recruit], seed: 'watched' });

describe('watching', () => {
  test.each([
    ['quick-start', () => bout(quickStart, quickStartWatch)],
    ['alpha-strike', () => bout(alphaStrike, alphaStrikeWatch)],
    ['impact', () => bout(impact, impactWatch)],
  ])('%s: equal forces, harm, losses and places are noted', (_, run) => {
    const { chronicle, turns } = run();
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

  test('a game without an end is broken off', () => {
    const { end, commands } = playBout(skirmish, blind, {
      scenario: skirmish.scenarios[0]!,
      seats: [random, random],
      seed: 'x',
      patience: 1,
    });
    expect([end, commands]).toEqual(['broken off', 1]);
  });
});

const blind: Watch<Skirmish> = {
  even: skirmish.scenarios[0]!,
  onMap: setup => setup,
  turn: () => 1,
  field: () => ({ width: 1, height: 1 }),
  units: () => [],
  notes: () => [],
  bystanders: () => [],
  ranOut: () => false,
};
