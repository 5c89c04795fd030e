import { expect, test } from 'vitest';
import { sketch } from '../set-piece.ts';
import { meeting } from '../watch.ts';
import { COMMAND_RULES, giftRulesOf, PILOT_RULES, QUIRK_RULES } from './gifts.ts';

const plain = { card: sketch() };

test('a set-up needs the rules of what its forces bring along, and no others', () => {
  const forces = [[{ ...plain, abilities: ['iron-will', 'lucky:2'], quirks: ['battle-computer'] }], [plain]] as const;
  expect([...giftRulesOf({ forces })].sort()).toEqual([
    'ASC-quirk-battle-computer',
    'ASC-quirk-battle-computer-bi',
    'ASC-spa-iron-will',
    'ASC-spa-iron-will-morale',
    'ASC-spa-lucky',
  ]);
  expect(giftRulesOf({ forces: [[plain], [plain]] })).toEqual([]);
  expect(giftRulesOf({ forces: [[plain], [plain]], commands: [['brawlers'], []] })).toEqual(COMMAND_RULES);
});

test('forces that are pitted against each other may use what they have', () => {
  expect(meeting([{ ...plain, abilities: ['dodge'] }], [plain]).scenario.rules).toContain('ASC-spa-dodge');
});

test('each chapter is one list', () => {
  expect([PILOT_RULES.length, QUIRK_RULES.length, COMMAND_RULES.length].every(count => count > 15)).toBe(true);
});
