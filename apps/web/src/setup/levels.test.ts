import { opponentNamed } from '@sortie/ai';
import { expect, test } from 'vitest';
import { CHARACTERS, LEVELS, named, partsOf } from './levels.ts';

test('every level with every style of play is an opponent that can be found again in its parts', () => {
  for (const { id: level } of LEVELS)
    for (const { id: character } of CHARACTERS) {
      const name = named(level, character);
      expect(opponentNamed(name)).toMatchObject(character === '' ? { level } : { level, character });
      expect(partsOf(name)).toEqual({ level, character });
    }
});
