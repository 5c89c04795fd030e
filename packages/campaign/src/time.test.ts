import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { byScores, resultOf } from './battle.ts';
import { army, book, campaign, enlisted, lost, opened, refusing, report, WON } from './campaign.fixture.ts';
import type { Army, Enlisted, State } from './shape.ts';

const fought = (ours: Partial<Army> = {}, theirs: Partial<Army> = {}) => {
  const game = campaign(army([enlisted()], ours), army([enlisted()], theirs));
  game.does(0, { type: 'battle', report: report([lost(0), lost(1)]) }, ...WON);
  return game;
};

describe('time between missions', () => {
  rule('ASC-camp-time-between', 'both roll two dice with what speaks for them; the higher sum leads, and a tie is rolled again', () => {
    const game = campaign(army([enlisted()], { home: true }), army([enlisted()]));
    // Victory +4 and home +2 against defeat −2: 3 + 6 to 9 − 2.
    game.does(0, { type: 'battle', report: report([]) }, 1, 2, 5, 4);
    expect(game.state.leader).toBe(0);
    const even = campaign(army([enlisted()]), army([enlisted()]));
    even.does(0, { type: 'battle', report: report([], { result: 'draw' }) }, 3, 3, 2, 4, 1, 2, 3, 4);
    expect(even.state.leader).toBe(1);
    expect(even.events.filter(({ type }) => type === 'contended')).toHaveLength(2);
  });
  rule('ASC-tbl-campaign-initiative', 'every row of the table counts', () => {
    const total = (units: readonly Enlisted[], more: Partial<Army> = {}, last: State['sides'][0]['last'] = 'draw'): number => {
      const state = opened(army(units, more));
      const [a, b] = state.sides;
      return book.ask('initiative', { state: { ...state, sides: [{ ...a, last }, b] }, seat: 0 }).total;
    };
    const skilled = (skill: number) => [enlisted({}, { skill })];
    expect([8, 7, 6, 5, 4, 3, 2, 1, 0].map(skill => total(skilled(skill)))).toEqual([-3, -3, -2, -1, 0, 1, 2, 3, 3]);
    expect(total([enlisted({ specials: ['ARTLT-1'] })])).toBe(2);
    for (const type of ['AF', 'CF', 'SC']) expect(total([enlisted({ type })]), type).toBe(3);
    expect(total([enlisted({ type: 'CV', move: '12"v' })])).toBe(3);
    expect(total([enlisted({ type: 'CV', move: '12"t' })])).toBe(0);
    expect(total([enlisted({ specials: ['MHQ3'] })])).toBe(2);
    expect([total([enlisted({ type: 'DS' })]), total([enlisted({ type: 'JS' })]), total([enlisted({ type: 'WS' })])]).toEqual([2, 3, 5]);
    expect(total(skilled(4), { stance: 'defensive' })).toBe(2);
    expect(total(skilled(4), { home: true })).toBe(2);
    expect([total(skilled(4), {}, 'victory'), total(skilled(4), {}, 'defeat')]).toEqual([4, -2]);
    // Nobody left: green as nobody is (−3), and beaten for good.
    expect(total([], {}, 'defeat')).toBe(-4 - 3);
    expect([total([enlisted({ specials: ['MASH2'] })]), total([enlisted({ specials: ['MFB'] })])]).toEqual([2, 3]);
  });
  rule('ASC-camp-time-choice', 'the winner names 0.5 to 30 days, the other side does not', () => {
    const game = fought();
    expect(refusing(game, { type: 'interval', hours: 11 })).toEqual(['ASC-camp-time-choice']);
    expect(refusing(game, { type: 'interval', hours: 721 })).toEqual(['ASC-camp-time-choice']);
    expect(refusing(game, { type: 'interval', hours: 48 }, 1)).toEqual(['ASC-camp-time-choice']);
    game.does(0, { type: 'interval', hours: 720 });
    expect(game.state.hours).toBe(720);
    expect(game.state.sides.map(({ minutes }) => minutes)).toEqual([8 * 60 * 30, 8 * 60 * 30]);
  });
  const upgrades = (days: number, theirs: Partial<Army> = {}) => {
    const game = fought({}, theirs);
    game.does(0, { type: 'interval', hours: days * 24 });
    return game.state.sides.map(({ upgrade }) => upgrade);
  };
  rule('ASC-camp-time-14-20', 'two weeks are enough for the winner of initiative, and for a defender on its own ground', () => {
    expect(upgrades(13)).toEqual([false, false]);
    expect(upgrades(14)).toEqual([true, false]);
    expect(upgrades(20, { stance: 'defensive' })).toEqual([true, false]);
    expect(upgrades(20, { stance: 'defensive', home: true })).toEqual([true, true]);
    expect(upgrades(13, { stance: 'defensive', home: true })).toEqual([false, false]);
  });
  rule('ASC-camp-time-21', 'three weeks are enough for everybody', () => {
    expect(upgrades(21)).toEqual([true, true]);
  });
  rule(
    'ASC-camp-npc-time',
    'against a game master three dice tell the days, and every 6 brings one more: 1, 6, 6, then 3, 6, then 4 are 26',
    () => {
      const game = campaign(army([enlisted()]), army([enlisted()], { gameMaster: true }));
      game.does(0, { type: 'battle', report: report([]) }, 1, 6, 6, 3, 6, 4);
      expect(game.state.hours).toBe(26 * 24);
      expect(game.state.phase).toBe('support');
    },
  );
  rule('ASC-scen-game-master', 'an army of a game master fights, and keeps no books', () => {
    const game = campaign(army([enlisted()]), army([enlisted()], { gameMaster: true }));
    game.does(0, { type: 'battle', report: report([lost(1, { fate: 'active', armor: 1 })]) }, 1, 2, 3);
    expect(game.state.sides.map(({ stage }) => stage)).toEqual(['recovery', 'done']);
    expect(refusing(game, { type: 'repair', unit: 1 }, 1)).toContain('ASC-camp-recovery-choices');
  });
  rule('ASC-camp-draw', 'scores of 90 to 110 per cent of the other are a draw', () => {
    expect(
      (
        [
          [89, 100],
          [90, 100],
          [100, 100],
          [110, 100],
          [111, 100],
        ] as const
      ).map(byScores),
    ).toEqual(['defeat', 'draw', 'draw', 'draw', 'victory']);
    expect(resultOf({ scores: [0, 0], field: 0, units: [] })).toBe('draw');
    expect(resultOf({ result: 'defeat', scores: [9, 1], field: 0, units: [] })).toBe('defeat');
  });
  rule('ASC-camp-support-phase', 'points are spent after a mission only: first repairs and healing, then purchases and training', () => {
    const game = campaign(army([enlisted()]));
    expect(refusing(game, { type: 'repair', unit: 0 })).toContain('ASC-camp-recovery-choices');
    expect(refusing(game, { type: 'advance', crew: 0 })).toContain('ASC-camp-upgrade-access');
    game.does(0, { type: 'battle', report: report([lost(0)]) }, ...WON);
    expect(game.refuses(0, { type: 'battle', report: report([]) })[0]!.rule).toBe('ASC-camp-support-phase');
    game.does(0, { type: 'interval', hours: 504 });
    expect(refusing(game, { type: 'advance', crew: 0 })).toEqual(['ASC-camp-upgrade-access']);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'advance', crew: 0 });
    expect(refusing(game, { type: 'scrap', unit: 0 })).toEqual(['ASC-scrap']);
    game.does(0, { type: 'next' });
    game.does(1, { type: 'next' });
    game.does(1, { type: 'next' });
    expect(game.state.phase).toBe('ready');
  });
  rule('ASC-camp-upgrade-access', 'without the time for it nobody buys, hires or trains', () => {
    const game = fought();
    game.does(0, { type: 'interval', hours: 48 });
    game.does(0, { type: 'next' });
    expect(game.state.sides[0].stage).toBe('done');
    const early = fought();
    early.does(0, { type: 'interval', hours: 48 });
    expect(refusing(early, { type: 'buy', unit: enlisted() })).toContain('ASC-camp-upgrade-access');
    expect(refusing(early, { type: 'hire', kind: 'pilot', name: 'New' })).toEqual(['ASC-camp-upgrade-access']);
  });
  rule('ASC-scen-campaign-integration', 'a mission is reported to the campaign, which repairs and salvages after it', () => {
    const game = campaign(army([enlisted()]));
    game.does(
      0,
      { type: 'battle', report: report([lost(0, { armor: 2 }), lost(1, { fate: 'destroyed', armor: 6, structure: 3 })]) },
      ...WON,
    );
    game.does(0, { type: 'interval', hours: 72 }, 6, 6, 6, 6);
    expect(game.state.units.map(({ seat, condition }) => [seat, condition])).toEqual([
      [0, 'damaged'],
      [0, 'fallen'],
    ]);
  });

  test('a report that cannot be true is refused', () => {
    const game = campaign(army([enlisted()]));
    const wrong = (units: Parameters<typeof report>[0]) => refusing(game, { type: 'battle', report: report(units) });
    expect(wrong([lost(7)])).toEqual(['ASC-camp-support-phase']);
    expect(wrong([lost(0), lost(0)])).toEqual(['ASC-camp-support-phase']);
    expect(wrong([lost(0, { armor: 7 })])).toEqual(['ASC-camp-support-phase']);
    expect(refusing(game, { type: 'battle', report: report([]) }, 1)).toEqual(['ASC-camp-support-phase']);
  });
});
