import { Rulebook } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { plus } from '../chapters/special-pilot-abilities/pilots.fixture.ts';
import { alphaStrike } from '../index.ts';
import { ruleset } from '../ruleset.ts';
import { pair } from '../scene.fixture.ts';
import { setPiece, sketch } from '../set-piece.ts';
import { COMMAND_RULES, giftRulesOf, PILOT_RULES, QUIRK_RULES } from './gifts.ts';
import { meeting } from './watch.ts';

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

test('a formation brings the lines of what it lends, and no others', () => {
  const of = (formation: string) => giftRulesOf({ forces: [[{ ...plain, formation }], [plain]] });
  expect(of('fire')).toEqual(['ASC-fb-bonus-retention', 'ASC-form-fire-bonus', 'ASC-spa-sniper']);
  expect(of('battle')).toEqual(['ASC-fb-bonus-retention', 'ASC-form-battle-bonus', 'ASC-spa-lucky']);
  expect(of('support:lance=1')).toEqual(['ASC-fb-bonus-retention', 'ASC-form-support-bonus']);
  expect(of('electronic-warfare')).toContain('ASC-sca-comm-disruption');
});

test('forces that are pitted against each other may use what they have', () => {
  expect(meeting([{ ...plain, abilities: ['dodge'] }], [plain]).scenario.rules).toContain('ASC-spa-dodge');
});

test('each chapter is one list', () => {
  expect([PILOT_RULES.length, QUIRK_RULES.length, COMMAND_RULES.length].every(count => count > 15)).toBe(true);
});

test('an opponent promises the luck that it has', () => {
  const rules = plus('ASC-spa-lucky');
  const chosen = (spent: readonly string[]) => {
    const state = setPiece(pair(3, {}, {}, { abilities: ['lucky'], spent }));
    return alphaStrike.tactics.candidates(ruleset.view(state, 0), 0, Rulebook.compile(ruleset, rules))[0]?.command;
  };
  expect([chosen([]), chosen(['lucky'])]).toMatchObject([{ type: 'attack', with: ['lucky'] }, { type: 'attack' }]);
  expect(chosen(['lucky'])).not.toHaveProperty('with');
});
