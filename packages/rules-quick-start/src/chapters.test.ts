import { Rulebook } from '@sortie/kernel';
import { type ChapterTrial, lawsHold, lingering, traces } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { quickStart } from './game.ts';
import { EDITIONS, RULES, ruleset } from './ruleset.ts';
import type { Command, QuickStart, Setup } from './shape.ts';
import { duelSetup } from './testing/table.fixture.ts';

/** Something for every chapter. */
const SETUPS: { readonly [chapter: string]: Setup } = {
  breakthrough: quickStart.scenarios.find(({ id }) => id === 'breakthrough')!.setup,
  cards: duelSetup({ cards: { cost: 'roll' } }),
  pieces: duelSetup({ pieces: 2 }),
};

describe.each(CHAPTERS.map(chapter => [chapter.name, chapter] as const))('%s', (name, chapter) => {
  const trial: ChapterTrial<QuickStart> = {
    game: quickStart,
    chapter,
    common: EDITIONS['quick-start'] ?? [],
    chosen: RULES.filter(({ kind }) => kind !== 'optional'),
    scenario: { ...quickStart.scenarios[0]!, setup: SETUPS[name]! },
    seeds: [1, 2, 3, 4],
    commands: 60,
  };

  test('leaves no trace where its rules are switched off, and does where they are on', () => {
    // What is rolled before the first command is no command's doing.
    const { on, off } = traces(trial);
    expect(off).toBe(0);
    if (chapter.commands) expect(on).toBeGreaterThan(0);
  });

  test('keeps the laws where they are switched on', () => {
    expect(lawsHold(trial, 20)).toBeGreaterThan(100);
  });

  test('its commands are closed where none of its rules is in force', () => {
    const own = new Set(chapter.rules.map(({ id }) => id));
    const book = Rulebook.compile(
      ruleset,
      RULES.filter(({ id, kind }) => !own.has(id) && kind !== 'optional').map(({ id }) => id),
    );
    for (const type of Object.keys(chapter.commands ?? {})) expect(book.permits('command', type as Command['type'])).toBe(false);
  });

  test('its facts can be told and folded whatever is in force', () => {
    for (const type of Object.keys(chapter.events ?? {})) expect(ruleset.upcast({ type }, 1)).toEqual({ type });
  });
});

test('every rule that a table chooses can be taken off, and its effect goes with it', () => {
  const isChosen = ({ kind }: { readonly kind: string }): boolean => kind === 'optional' || kind === 'advanced';
  const core = (EDITIONS['quick-start'] ?? []).filter(id => RULES.some(rule => rule.id === id && !isChosen(rule)));
  for (const scenario of Object.values(SETUPS).map(setup => ({ ...quickStart.scenarios[0]!, setup })))
    expect(lingering({ game: quickStart, common: core, chosen: RULES.filter(isChosen), scenario, seeds: [1, 2], commands: 60 })).toEqual({
      idle: [],
      stuck: [],
      heard: [],
      asked: [],
      open: [],
    });
});
