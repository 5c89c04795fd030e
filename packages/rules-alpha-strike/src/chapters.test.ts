import { objection, Rulebook, type RuleId } from '@sortie/kernel';
import { type ChapterTrial, labels, lawsHold, lingering, randomGame, remnants } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { AlphaChapter } from './chapter.ts';
import { CHAPTERS } from './chapters.ts';
import { trialScenario } from './game/trials.ts';
import { alphaStrike } from './index.ts';
import { EDITIONS, ruleset } from './ruleset.ts';
import type { AlphaStrike, Command } from './shape.ts';

const common = EDITIONS['corrected-2013'] ?? [];
/** Everything that a table may add to the usual rules at once. */
const chosen = ruleset.rules.filter(({ id, kind }) => kind !== 'core' || common.includes(id));
const everything: readonly RuleId[] = chosen.map(({ id }) => id);
const TRIALS = Array.from({ length: 9 }, (_, n) => trialScenario(n));

type AnyOf = (typeof CHAPTERS)[number];
const trialOf = (chapter: AnyOf, n: number, ...seeds: readonly (number | string)[]): ChapterTrial<AlphaStrike> => ({
  game: alphaStrike,
  chapter,
  common,
  chosen,
  scenario: TRIALS[n]!,
  seeds,
  commands: 80,
});

/** The list without a chapter, and without what needs it. */
function without(chapter: AnyOf): readonly RuleId[] {
  const off = new Set<RuleId>(chapter.rules.map(({ id }) => id));
  for (let before = -1; before < off.size; ) {
    before = off.size;
    for (const { id, needs = [] } of ruleset.rules) if (needs.some(one => off.has(one))) off.add(id);
  }
  return everything.filter(id => !off.has(id));
}

test('the rules of all chapters go together', () => expect(objection(ruleset.rules, everything)).toBeUndefined());

test('every rule contributes, or says what carries it out', () => expect(labels(ruleset.rules)).toEqual([]));

describe.each(CHAPTERS.map(chapter => [chapter.name, chapter] as const))('%s', (_name, chapter) => {
  test('can be left out: nothing that stays needs its steps', () => {
    expect(() => Rulebook.compile(ruleset, without(chapter))).not.toThrow();
  });

  test('its commands are closed where none of its rules is in force', () => {
    const book = Rulebook.compile(ruleset, without(chapter));
    for (const type of Object.keys((chapter as AlphaChapter).commands ?? {}))
      expect(book.permits('command', type as Command['type'])).toBe(false);
  });
});

const stating = CHAPTERS.filter(chapter => 'events' in chapter);
const factsOf = ({ events }: AlphaChapter): readonly string[] => Object.keys(events ?? {});

describe.each(stating.map(chapter => [chapter.name, chapter] as const))('%s', (_name, chapter) => {
  test('leaves no trace where its rules are switched off', () => {
    expect([0, 3, 4].map(n => remnants(trialOf(chapter, n, n)))).toEqual([0, 0, 0]);
  });
});

/** What takes a deliberate choice, a rare thing or a rare place seldom comes about by chance: the tests of these chapters see to it. */
const SELDOM: ReadonlySet<string> = new Set<string>([
  'alternate-munitions',
  'augmented-warriors',
  'bogging-down',
  'climbing',
  'gliders',
  'land-air-mechs',
  'morale',
  'range-tracking',
  'scenarios',
  'skidding',
  'special-unit-abilities',
]);

const NOTHING = { idle: [], stuck: [], heard: [], asked: [], open: [] };

describe('all chapters', () => {
  test('state facts of their own where their rules are in force', () => {
    const stated = new Set<string>();
    const silent = () =>
      stating
        .filter(chapter => !factsOf(chapter as AlphaChapter).some(type => stated.has(type)))
        .map(({ name }) => name)
        .filter(name => !SELDOM.has(name));
    // What chance has left out in one round of games it brings in the next.
    for (const round of [0, 100, 200, 300, 400, 500])
      if (round < 200 || silent().length > 0)
        for (const [n, scenario] of TRIALS.entries())
          for (const { events } of randomGame({ game: alphaStrike, seed: n + round, scenario, rules: everything, commands: 160 }))
            for (const { type } of events) stated.add(type);
    expect(silent()).toEqual([]);
  });

  test('lose every rule that is taken off, and its effect with it', () => {
    const core = common.filter(id => ruleset.rules.some(rule => rule.id === id && rule.kind === 'core'));
    for (const n of TRIALS.keys()) expect(lingering({ ...trialOf(CHAPTERS[0], n, n), common: core, homonyms: ['bomb'] })).toEqual(NOTHING);
  });

  test('keep the laws together', () => {
    expect(TRIALS.reduce((seen, _, n) => seen + lawsHold(trialOf(CHAPTERS[0], n, n), 20), 0)).toBeGreaterThan(300);
  });
});
