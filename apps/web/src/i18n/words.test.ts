import { describe, expect, it } from 'vitest';
import { stumblesIn } from '../../testing/stumbles.ts';
import { germanTexts } from '../../testing/texts.ts';
import { stumblesOfGames } from '../../testing/words.ts';

describe('the law of words', () => {
  it('knows a stumble from a sentence', () => {
    const laws = (text: string, language: 'en' | 'de' = 'en') => stumblesIn(text, language).map(({ law }) => law);
    expect(laws('Griffin walks to 0812: 3 hexes, 1 point of heat, 7.5″, 42 %.')).toEqual([]);
    expect(laws('Kestrel #1 sets up; player 1 wins 2 points')).toEqual([]);
    expect(laws('1 points')).toEqual(['one of many']);
    expect(laws('3 hex')).toEqual(['many of one']);
    expect(laws('a 3 hex-wide river')).toEqual([]);
    expect(laws('Griffin #0: undefined')).toEqual(['a value that is not there', 'a number of somebody who needs none']);
    expect(laws('Machine Gun Ammo [Full]')).toEqual(['a note of a file']);
    expect(laws('To-hit {number}')).toEqual(['a gap that was not filled']);
    expect(laws('by AS-dismount-air')).toEqual(['an id of a rule']);
    expect(laws('moves secretOwnLuck')).toEqual(['a name out of the program']);
    expect(laws('42%, 8"')).toEqual(['a percentage without its space', 'inches in typewriter marks']);
    expect(laws('7.6″ und 1 Punkte', 'de')).toEqual(['one of many', 'a decimal point']);
    expect(laws('7,6″ und 1 Punkt', 'de')).toEqual([]);
  });

  // The long form is `npm run words`.
  it('holds for a few games of every kind in both languages', async () => {
    expect(await stumblesOfGames(10, { german: germanTexts(), commands: 40 })).toEqual([]);
  });
});
