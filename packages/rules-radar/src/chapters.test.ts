import { Rulebook } from '@sortie/kernel';
import { type ChapterTrial, lawsHold, lingering, traces } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { radar } from './game.ts';
import { EDITIONS, RULES, ruleset } from './ruleset.ts';
import type { Command, Entry, Radar, Setup } from './shape.ts';

const ready = (id: string): Setup => radar.scenarios.find(one => one.id === id)!.setup;
const together = (zone: number): NonNullable<Setup['areas']> => [
  { sectors: [0], zones: [zone] },
  { sectors: [0], zones: [zone] },
];
const clumsy: Entry = { craft: 'Drover', skill: 8 };
const reaching: Entry = { craft: 'Skua', skill: 0 };
const washing: Entry = { craft: 'Condor', gifts: ['ride-the-wash'] };

/** Something for every chapter. */
const SETUPS: { readonly [chapter: string]: Setup } = {
  afar: ready('warships'),
  boarding: {
    ...ready('assault'),
    areas: together(0),
    forces: [
      [clumsy, clumsy],
      [reaching, reaching, reaching],
    ],
  },
  docking: ready('warships'),
  gifts: {
    ...ready('orbit'),
    areas: together(0),
    forces: [
      [washing, washing, washing],
      [washing, washing, washing],
    ],
  },
  gravity: {
    ...ready('orbit'),
    areas: [
      { sectors: [0], zones: [8, 9] },
      { sectors: [0], zones: [14] },
    ],
    forces: [
      [{ craft: 'Lantern Station' }, { craft: 'Lantern Station' }],
      [{ craft: 'Lantern Station' }, { craft: 'Lantern Station' }],
    ],
  },
  jumps: ready('warships'),
  orbit: {
    ...ready('orbit'),
    areas: [
      { sectors: [0], zones: [0] },
      { sectors: [0], zones: [8] },
    ],
  },
};

describe.each(CHAPTERS.map(chapter => [chapter.name, chapter] as const))('%s', (name, chapter) => {
  const trial: ChapterTrial<Radar> = {
    game: radar,
    chapter,
    common: EDITIONS['gifted'] ?? [],
    chosen: RULES,
    scenario: { ...radar.scenarios[0]!, setup: SETUPS[name]! },
    seeds: [1, 2, 3, 4],
    commands: 200,
  };

  test('leaves no trace where its rules are switched off, and does where they are on', () => {
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
  const core = (EDITIONS['gifted'] ?? []).filter(id => RULES.some(rule => rule.id === id && !isChosen(rule)));
  for (const scenario of Object.values(SETUPS).map(setup => ({ ...radar.scenarios[0]!, setup })))
    expect(lingering({ game: radar, common: core, chosen: RULES.filter(isChosen), scenario, seeds: [1, 2], commands: 100 })).toEqual({
      idle: [],
      stuck: [],
      heard: [],
      asked: [],
      open: [],
    });
});
