import { drawBoard, lineOfSight } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { at } from '../testing/table.fixture.ts';

describe('sight under water', () => {
  rule('TW-los-underwater', 'under water every hex between must be water', () => {
    const sees = (middle: string): boolean => {
      const board = drawBoard({ rows: ['......', '.=....', `.${middle}....`, '.=....', '......', '......'] });
      return lineOfSight(board, { at: at('0202'), height: 1 }, { at: at('0204'), height: 1 }).canSee;
    };
    expect([sees('='), sees('.'), sees('l')]).toEqual([true, false, false]);
  });
});
