import { checkLaws, rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import { objections } from '../../testing/core.fixture.ts';
import { eventsOf, hold, NORTH, pair, SOUTH, start, stay } from '../../testing/table.fixture.ts';

const RULES = ['TW-house-individual-initiative'] as const;

describe('individual initiative', () => {
  rule('TW-house-individual-initiative', 'every unit rolls, and the lowest moves first', () => {
    const units = [{ at: '0101', facing: 3 as const }, { at: '1617' }, { at: '0301', seat: NORTH, facing: 3 as const }];
    const play = start({ phase: 'weapon', rules: RULES, units });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    // South wins the initiative; then the units roll 9, 5 and 5.
    const events = play.does(NORTH, hold(2), ...pair(4), ...pair(6), ...pair(9), ...pair(5), ...pair(5));
    expect(eventsOf(events, 'ranked')[0]!.rolls.map(({ who }) => who)).toEqual([2, 1, 0]);
    expect(play.state).toMatchObject({ phase: 'movement', active: NORTH });
    expect(objections(play, stay(0))).toContain('TW-house-individual-initiative');
    play.does(NORTH, stay(2));
    play.does(SOUTH, stay(1));
    play.does(NORTH, stay(0));
    expect(play.state.phase).toBe('weapon');
  });
  test('keeps the laws', () => {
    const [duel] = classic.scenarios;
    const scenario = { ...duel!, rules: [...duel!.rules, ...RULES] };
    expect(checkLaws({ ...classic, scenarios: [scenario] }, { seeds: ['ranks'], commands: 60, optionsEvery: 1000 })).toBeGreaterThan(30);
  });
});
