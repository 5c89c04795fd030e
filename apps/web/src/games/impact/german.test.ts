import { join } from 'node:path';
import {
  EDGES,
  EVENTS,
  impact,
  outcomeWords,
  PANELS,
  REASONS,
  type ScenarioPlan,
  TERRAINS,
  TRACKS,
  traitsOf,
  UNIT_TYPES,
} from '@sortie/rules-impact';
import { expect, test } from 'vitest';
import { germanTexts, phrasesIn, textsIn } from '../../../testing/texts.ts';

const src = join(import.meta.dirname, '../..');
const rules = join(import.meta.dirname, '../../../../../packages/rules-impact/src');
const german = germanTexts();
const missing = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter(text => text !== '' && !german.has(text));

/** What a rule says against a command, and tables of sentences. */
const saidIn = (pattern: string): readonly string[] =>
  phrasesIn(rules, pattern)
    .map(({ text }) => text)
    .filter(text => !text.startsWith('event '));

test('the screens of Impact speak German', () => {
  expect(missing(textsIn(src, '{games,setup}/impact/**/*.{ts,tsx}').map(({ text }) => text))).toEqual([]);
  expect(missing(textsIn(src, 'scenarios/**/*.{ts,tsx}').map(({ text }) => text))).toEqual([]);
});

test('every sentence of the rules exists in German', () => {
  expect(missing(textsIn(rules, '**/*.ts').map(({ text }) => text))).toEqual([]);
  expect(missing(saidIn('{tell/tell,sequence/awaiting}.ts'))).toEqual([]);
});

test('an opponent says in German what a plan is for', () => {
  expect(missing(Object.values(REASONS))).toEqual([]);
});

test('every refusal exists in German', () => {
  const notes = new Set(impact.ruleset.rules.map(({ structural }) => structural));
  const files = '**/{rules,flight-rules,strength,zone,squads,facing,hidden,mines,stealth,storeys}.ts';
  const said = saidIn(files).filter(text => !text.includes('${') && !notes.has(text));
  expect(missing(said)).toEqual([]);
  expect(said.length).toBeGreaterThan(80);
});

test('so do events, cards, ground, results and scenarios', () => {
  const outcomes = [0, 1, 2, 3].flatMap(boxes => [false, true].map(shock => outcomeWords({ boxes, shock, eliminated: false })));
  const plans = impact.scenarios.flatMap(({ title, summary, roles, setup }) => {
    const { victory, forces } = setup as ScenarioPlan;
    return [title, summary, ...roles, victory.text, ...forces.map(({ name }) => name)];
  });
  const words = [
    ...EVENTS.flatMap(({ title, text }) => [title, text]),
    ...Object.values(TRACKS).map(({ name }) => name),
    ...TERRAINS,
    ...EDGES,
    ...outcomes,
    ...plans,
    ...UNIT_TYPES.flatMap(type => traitsOf(type).map(({ said }) => said.text)),
    ...PANELS.map(({ title }) => title),
    'bunker',
    'command-post',
    'improved',
    'explosive',
    'nuclear',
    'dummy',
    'reaction',
    'blast',
    'eliminated',
    'face down',
  ];
  expect(missing(words)).toEqual([]);
});
