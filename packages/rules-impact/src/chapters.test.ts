import { Rulebook } from '@sortie/kernel';
import { type ChapterTrial, lawsHold, lingering, traces } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { impact } from './impact.ts';
import type { Command } from './model/command.ts';
import type { Muster, ScenarioPlan } from './model/scenario.ts';
import type { Impact } from './model/shape.ts';
import { RULES, ruleset } from './ruleset.ts';
import { crossedWires } from './scenarios/house.ts';

const squad: readonly Muster[] = [
  { type: 'command', count: 2, stars: 2 },
  { type: 'assault', count: 4, marines: true },
  { type: 'ranger', count: 4, stealth: true },
  { type: 'front-line', count: 4 },
];
const [red, blue] = crossedWires.forces;

/** Something for every chapter: close together, with towers, mines, suits and squads. */
const setup: ScenarioPlan = {
  ...crossedWires,
  map: { kind: 'panels', rows: [[{ panel: 'B' }]] },
  forces: [
    { ...red, units: squad, squads: 2, detection: true, enters: { edges: ['west', 'north', 'south', 'east'], turns: [1, 1] } },
    {
      name: blue.name,
      build: blue.build,
      friendly: blue.friendly,
      units: squad,
      squads: 2,
      setsUp: { panels: [0], hidden: true, mines: { explosive: 6, nuclear: 0, dummies: 30 } },
    },
  ],
  special: {
    ...crossedWires.special,
    turns: 8,
    storeys: Object.fromEntries(['B-G-20', 'B-G-21', 'B-G-22', 'B-G-23', 'B-F-21', 'B-F-22', 'B-F-23'].map(name => [name, 3])),
  },
};

const common = ruleset.editions['standard']!;
const chosen = RULES.filter(({ kind, id }) => kind === 'optional' && id !== 'MAAS-14.8-strict-combat');
/** Choices too rare to come up in a short random game; their own tests play them. */
const RARE: readonly string[] = ['squads', 'integrity', 'storeys', 'stealth'];

describe.each(CHAPTERS.map(chapter => [chapter.name, chapter] as const))('%s', (name, chapter) => {
  const trial: ChapterTrial<Impact> = {
    game: impact,
    chapter,
    common: common.filter(id => !chapter.rules.some(rule => rule.id === id)),
    chosen: name === 'strict-combat' ? chapter.rules : chosen,
    scenario: { ...impact.scenarios[0]!, setup },
    seeds: [1, 2],
    commands: 600,
  };

  test('leaves no trace where its rules are switched off, and does where they are on', () => {
    const { on, off } = traces(trial);
    expect(off).toBe(0);
    if (chapter.events && !RARE.includes(name)) expect(on).toBeGreaterThan(0);
  });

  test('keeps the laws where they are switched on', () => {
    expect(lawsHold({ ...trial, common, seeds: [1] }, 20)).toBeGreaterThan(100);
  });

  test('its commands are closed where none of its rules is in force', () => {
    const own = new Set(chapter.rules.map(({ id }) => id));
    const book = Rulebook.compile(
      ruleset,
      common.filter(id => !own.has(id)),
    );
    for (const type of Object.keys(chapter.commands ?? {})) expect(book.permits('command', type as Command['type'])).toBe(false);
  });

  test('its facts can be told and folded whatever is in force', () => {
    for (const type of Object.keys(chapter.events ?? {})) expect(ruleset.upcast({ type }, 1)).toEqual({ type });
  });
});

test('every rule that a table chooses can be taken off, and its effect goes with it', () => {
  const isChosen = ({ kind }: { readonly kind: string }): boolean => kind === 'optional' || kind === 'advanced';
  const core = common.filter(id => RULES.some(rule => rule.id === id && !isChosen(rule)));
  for (const scenario of [{ ...impact.scenarios[0]!, setup }])
    expect(lingering({ game: impact, common: core, chosen: RULES.filter(isChosen), scenario, seeds: [1, 2], commands: 600 })).toEqual({
      idle: [],
      stuck: [],
      heard: [],
      asked: [],
      open: [],
    });
});
