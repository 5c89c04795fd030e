import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@sortie/games';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFace } from '../faces.ts';
import { type Recording, readRecording } from '../replay/recording.ts';
import { happenings } from './chronicle.ts';
import { type BattleFigures, figuresOf, luckOf, oddsOf } from './figures.ts';
import { type PhaseReport, phaseReports } from './phases.ts';

const golden = join(import.meta.dirname, '../../../../../golden');

describe('luck', () => {
  test('is even where there were as many hits as chance owes', () => {
    expect(
      luckOf(
        5,
        Array.from({ length: 10 }, () => 0.5),
      ),
    ).toBeCloseTo(0.5);
    expect(luckOf(0, [])).toBe(0.5);
    expect(luckOf(3, [1, 1, 1])).toBe(0.5);
  });

  test('grows with every hit', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.05, max: 0.95, noNaN: true }), { minLength: 2, maxLength: 30 }), odds => {
        const shares = odds.map((_, hits) => luckOf(hits, odds));
        expect(shares.every((share, i) => i === 0 || share > (shares[i - 1] ?? 1))).toBe(true);
        expect(shares.every(share => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });

  test('is read off two dice and what they had to reach, or off what the game says itself', () => {
    const roll = { rule: 'x' as never, faces: [3, 4], total: 7 };
    expect(oddsOf({ label: { text: '' }, roll, need: 7 })).toBeCloseTo(21 / 36);
    expect(oddsOf({ label: { text: '' }, chance: 0.2 })).toBe(0.2);
    expect(oddsOf({ label: { text: '' }, need: 7 })).toBeUndefined();
  });
});

/** Recorded games: what a report says of them must agree with what happened in them. */
const GAMES = ['quick-start/lance-each', 'alpha-strike/meeting', 'impact/glow-line', 'classic/lances', 'radar/duel'] as const;

describe.each(GAMES)('the report of %s', name => {
  let recording: Recording;
  let figures: BattleFigures;
  let phases: readonly PhaseReport[];
  let face: NonNullable<Awaited<ReturnType<typeof loadFace>>>;

  beforeAll(async () => {
    const id = name.slice(0, name.indexOf('/'));
    const [game, found] = [await loadGame(id), await loadFace(id)];
    if (!game || !found) throw new Error(`there is no game ${id}`);
    face = found;
    const read = readRecording(game, readFileSync(join(golden, `${name}.jsonl`), 'utf8'));
    if (!read.ok) throw new Error(read.reason);
    recording = read.recording;
    const { hearing, log, outcome, names } = recording;
    const told = happenings({ ruleset: game.ruleset, log, entries: hearing.entries, views: hearing.before }, face);
    figures = figuresOf({ happenings: told, face, view: hearing.view, facing: 0, seats: names.length, winner: outcome?.winners[0] });
    phases = phaseReports(told, face);
  });

  test('counts no more hits than shots, and some damage by both', () => {
    for (const { shots, hits, expected, luck } of figures.sides) {
      expect(hits).toBeLessThanOrEqual(shots);
      expect(expected).toBeLessThanOrEqual(shots);
      expect(luck).toBeGreaterThanOrEqual(0);
      expect(luck).toBeLessThanOrEqual(1);
    }
    expect(figures.sides.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(0);
  });

  test('gives every point of damage to a unit of the side that did it', () => {
    for (const { seat, points } of figures.sides) {
      const own = figures.units.filter(unit => unit.seat === seat);
      expect(own.reduce((sum, unit) => sum + unit.points, 0)).toBe(points);
    }
  });

  test('begins with whole forces and ends with what is left', () => {
    const units = face.units(recording.hearing.view, 0);
    const [first, last] = [figures.standings[0], figures.standings.at(-1)];
    expect(first?.strength.every(share => share > 0.9)).toBe(true);
    expect(last?.strength.every(share => share <= 1)).toBe(true);
    expect(figures.sides.map(({ left }) => left)).toEqual(
      figures.sides.map(({ seat }) => units.filter(unit => unit.seat === seat && !unit.lost).length),
    );
  });

  test('says of every phase whom it hit', () => {
    expect(phases.length).toBeGreaterThan(0);
    for (const { targets } of phases) {
      expect(targets.length).toBeGreaterThan(0);
      for (const { shots, hits, happenings: own } of targets) {
        expect(hits).toBeLessThanOrEqual(shots);
        expect(own.length).toBeGreaterThan(0);
      }
    }
    // All but the last are over.
    expect(phases.slice(0, -1).every(({ over }) => over)).toBe(true);
    const killed = new Set(phases.flatMap(({ targets }) => targets.filter(one => one.killed).map(({ unit }) => unit)));
    expect([...killed].sort()).toEqual([...new Set(figures.losses.map(({ unit }) => unit))].sort());
  });
});
