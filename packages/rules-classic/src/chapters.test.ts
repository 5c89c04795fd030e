import { type ChapterTrial, labels, lawsHold, lingering, randomGame, remnants } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { classic } from './game.ts';
import { EDITIONS, RULES } from './ruleset.ts';
import type { Classic, Setup } from './shape.ts';
import { chosen, everything } from './testing/setup.fixture.ts';
import { start } from './testing/table.fixture.ts';
import { TRIALS } from './testing/trials.fixture.ts';

const scenarioOf = (setup: Setup) => ({ ...classic.scenarios[0]!, setup });

const trialOf = (chapter: (typeof CHAPTERS)[number], setup: Setup, ...seeds: readonly (number | string)[]): ChapterTrial<Classic> => {
  const alterations = new Set(Object.keys(chapter.alterations ?? {}));
  return {
    game: classic,
    chapter,
    common: EDITIONS['classic'] ?? [],
    chosen,
    scenario: scenarioOf(setup),
    seeds,
    commands: 60,
    isOwn: event => event.type === 'altered' && alterations.has(event.what),
  };
};

const stating = CHAPTERS.filter(({ events, alterations }) => events || alterations);

describe.each(stating.map(chapter => [chapter.name, chapter] as const))('%s', (_name, chapter) => {
  test('leaves no trace where its rules are switched off', () => {
    expect(TRIALS.map(setup => remnants(trialOf(chapter, setup, 1)))).toEqual(TRIALS.map(() => 0));
  });
});

/** What takes a deliberate choice, a rare thing or a rare place seldom comes about by chance: the tests of these chapters see to it. */
const SELDOM: ReadonlySet<string> = new Set([
  'coolant',
  'extreme-depths',
  'fieldworks',
  'fires',
  'ghosts',
  'lunar-base',
  'marines',
  'mobile-structures',
  'munitions',
  'rearming',
  'recon-cameras',
  'sprinting',
  'trailers',
  'warriors-afoot',
]);

test('every rule contributes, or says what carries it out', () => expect(labels(RULES)).toEqual([]));

/** Lines that only say what a map shows, what others carry out, or what the errata took back. */
const ON_PAPER = RULES.filter(({ kind, structural }) => kind === 'advanced' && structural !== undefined).map(({ id }) => id);

describe('all chapters', () => {
  test('state facts of their own where their rules are in force', () => {
    const stated = new Set<string>();
    for (const setup of TRIALS)
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
        for (const { events } of randomGame({ game: classic, seed, scenario: scenarioOf(setup), rules: everything, commands: 120 }))
          for (const { type } of events) stated.add(type);
    const silent = stating.filter(
      ({ events = {} }) => Object.keys(events).length > 0 && !Object.keys(events).some(type => stated.has(type)),
    );
    expect(silent.map(({ name }) => name).filter(name => !SELDOM.has(name))).toEqual([]);
  });

  test('are closed where their rules are switched off', () => {
    const play = start({ units: [{ at: '0101' }, { at: '0117' }] });
    for (const type of CHAPTERS.flatMap(({ commands = {} }) => Object.keys(commands))) {
      // Refused before anybody looks at it, so that its fields do not matter.
      const command = { type } as unknown as Classic['command'];
      expect(play.refuses(0, command).map(({ rule }) => rule)).toEqual(['TW-house-tasks']);
    }
  });

  test('lose every rule that is taken off, and its effect with it', () => {
    for (const setup of TRIALS)
      expect(lingering(trialOf(CHAPTERS[0], setup, 1, 2))).toEqual({ idle: ON_PAPER, stuck: [], heard: [], asked: [], open: [] });
  });

  test('keep the laws together', () => {
    const seeds = ['s0', 's1', 's6', 's9', 'ghosts', 'minefields', 'suppressing'];
    expect(lawsHold(trialOf(CHAPTERS[0], TRIALS[0]!, ...seeds), 20)).toBeGreaterThan(300);
  });
});
