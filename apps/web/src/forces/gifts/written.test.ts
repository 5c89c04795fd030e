import { cardNamed } from '@sortie/rules-alpha-strike';
import { expect, test } from 'vitest';
import { effectIn, speaksOf } from './effects.ts';
import { giftsFor, toggled, troubleWith, withChoice } from './written.ts';

const bulwark = cardNamed('Bulwark')!;
const range = giftsFor(bulwark).abilities.find(({ id }) => id === 'range-master')!;

test('what needs a choice is written with it', () => {
  const list = toggled(['dodge'], range);
  expect(list).toEqual(['dodge', 'range-master:medium']);
  expect(withChoice(list, 'range-master', 'long')).toEqual(['dodge', 'range-master:long']);
  expect(toggled(list, range)).toEqual(['dodge']);
});

test('only what suits a card is offered', () => {
  const ids = giftsFor(cardNamed('Line Infantry')!).quirks.map(({ id }) => id);
  expect(giftsFor(bulwark).quirks.map(({ id }) => id)).toContain('battlefists');
  expect(ids).not.toContain('battlefists');
});

test('the rules say what a crew may not have', () => {
  expect(troubleWith(bulwark, 4, { abilities: ['dodge'], quirks: [] })).toBeUndefined();
  expect(troubleWith(bulwark, 4, { abilities: ['dodge', 'lucky:1'], quirks: [] })).toMatch(/at most 1/);
  expect(troubleWith(bulwark, 2, { abilities: ['dodge', 'lucky:1'], quirks: ['cowl'] })).toBeUndefined();
});

test('gifts are found by name and by what they do, whatever the letters', () => {
  expect(effectIn('Rolls again once. Not twice.')).toBe('Rolls again once.');
  expect(effectIn('Adds 1.5″ to the move')).toBe('Adds 1.5″ to the move');
  expect(effectIn('Cost 2; any unit. Rolls again once. Not twice.')).toBe('Rolls again once.');
  expect(speaksOf('jump re-roll', 'Jumping Jack', 'May re-roll one attack.')).toBe(true);
  expect(speaksOf('jump heat', 'Jumping Jack', 'May re-roll one attack.')).toBe(false);
  expect(speaksOf('', 'Anything')).toBe(true);
});
