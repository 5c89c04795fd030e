import { expect, test } from 'vitest';
import { CHARACTERS, opponentNamed, PERSONALITIES, personalityOf } from './character.ts';
import { weightsFor } from './level.ts';

test('an opponent is a level, alone or with a character', () => {
  expect(opponentNamed('veteran')).toEqual({ level: 'veteran' });
  expect(opponentNamed('Ace-Sniper')).toEqual({ level: 'ace', character: 'sniper' });
  for (const wrong of ['', 'sniper', 'veteran-', 'veteran-nobody', 'veteran-sniper-raider']) expect(opponentNamed(wrong)).toBeUndefined();
  expect(personalityOf({ level: 'ace' })).toEqual({});
});

const weights = { aggression: 2, caution: 1, objective: 1, blows: 1.5, distance: 0 };

test('a character multiplies the weights that the game has, and stands where they are nothing', () => {
  const brawler = weightsFor({ weights }, { level: 'regular', seed: 1, personality: PERSONALITIES.brawler });
  expect(brawler).toEqual({ aggression: 2.6, caution: 0.5, objective: 1, blows: 3, distance: -8 });
  expect(weightsFor({ weights }, { level: 'regular', seed: 1 })).toEqual(weights);
});

test('no two characters go by the same weights', () => {
  const all = CHARACTERS.map(name =>
    JSON.stringify(weightsFor({ weights }, { level: 'regular', seed: 1, personality: PERSONALITIES[name] })),
  );
  expect(new Set(all).size).toBe(CHARACTERS.length);
});

test('veterans go by what they know better, and aces by what was tuned on top of it', () => {
  const tactics = { weights, seasoned: { ...weights, blows: 3 }, tuned: { ...weights, blows: 5 } };
  const blows = (level: 'regular' | 'veteran' | 'ace') => weightsFor(tactics, { level, seed: 1 })['blows'];
  expect([blows('regular'), blows('veteran'), blows('ace')]).toEqual([1.5, 3, 5]);
});
