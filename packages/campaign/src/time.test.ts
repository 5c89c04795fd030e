import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { army, book, campaign, enlisted, lost, opened, refusing, report, WON } from './campaign.fixture.ts';
import { ruleset } from './ruleset.ts';
import type { Army, Enlisted, Report, State, Suffered } from './shape.ts';

const fought = (ours: Partial<Army> = {}, theirs: Partial<Army> = {}, ...dice: readonly number[]) => {
  const game = campaign(army([enlisted()], ours), army([enlisted()], theirs));
  game.does(0, { type: 'battle', report: report([lost(0), lost(1)]) }, ...(dice.length > 0 ? dice : WON));
  return game;
};
const initiative = (
  units: readonly Enlisted[],
  more: Partial<Army> = {},
  last: Report['result'] = 'draw',
  suffered: readonly Suffered[] = [],
) => {
  const state = opened(army(units, more));
  const [a, b] = state.sides;
  const after: State = {
    ...state,
    phase: 'interval',
    sides: [{ ...a, last }, b],
    report: report(suffered.length > 0 ? suffered : [lost(0)]),
  };
  return book.ask('initiative', { state: after, seat: 0 }).total;
};
const one = (more: Partial<Enlisted['card']> = {}, skill = 4) => [enlisted(more, { skill })];
/** What a second unit of the army adds. */
const along = (...more: readonly Partial<Enlisted['card']>[]) => initiative([...one(), ...more.map(card => enlisted(card))]);

describe('Campaign Initiative', () => {
  rule('ASC-camp-time-between#1', 'each army rolls two dice and adds what the table says', () => {
    const game = fought({ home: true }, {}, 1, 2, 5, 4);
    const contended = game.events.find(event => event.type === 'contended');
    expect(contended).toMatchObject({ rolls: [{ total: 3 }, { total: 9 }], totals: [{ total: 6 }, { total: -2 }] });
    // Three and six beat nine less two.
    expect(game.state.leader).toBe(0);
  });
  rule('ASC-camp-time-between#2', 'the higher sum wins, and a tie is rolled again', () => {
    const even = campaign(army([enlisted()]), army([enlisted()]));
    even.does(0, { type: 'battle', report: report([lost(0)], { result: 'draw' }) }, 3, 3, 2, 4, 1, 2, 3, 4);
    expect(even.events.filter(({ type }) => type === 'contended')).toHaveLength(2);
    expect(even.state.leader).toBe(1);
  });

  const SKILLS: { readonly [name: string]: readonly number[] } = {
    'Wet Behind the Ears': [7, 8],
    'Really Green': [6],
    Green: [5],
    Regular: [4],
    Veteran: [3],
    Elite: [2],
    'Heroic or Legendary': [1, 0],
  };
  const ROWS: { readonly [condition: string]: () => readonly number[] } = {
    'Force has Artillery Support': () => [along({ specials: ['ARTLT-1'] }), along({ specials: ['ARTS-2'] }, { specials: ['ARTT-1'] })],
    'Force has Combat Air Support': () => [along({ type: 'AF', move: '6a' })],
    'Force has Units with MHQ Special': () => [along({ specials: ['MHQ3'] })],
    'Force has DropShips': () => [along({ type: 'DS' }), along({ type: 'DA' })],
    'Force has JumpShips': () => [along({ type: 'JS' })],
    'Force has WarShips': () => [along({ type: 'WS' })],
    'Campaign is Defensive': () => [initiative(one(), { stance: 'defensive' })],
    'Campaign is Offensive': () => [initiative(one(), { stance: 'offensive' })],
    'Force is on Home Territory': () => [initiative(one(), { home: true })],
    Victory: () => [initiative(one(), {}, 'victory')],
    Draw: () => [initiative(one(), {}, 'draw')],
    'Defeat (with Survivors)': () => [initiative(one(), {}, 'defeat')],
    // A second unit that stayed at home is no survivor of the mission.
    'Defeat (with no Survivors)': () => [
      initiative([...one(), ...one()], {}, 'defeat', [lost(0, { fate: 'destroyed', armor: 6, structure: 3 })]),
      initiative([...one(), ...one()], {}, 'defeat', [lost(0, { fate: 'left', armor: 6 })]),
    ],
    'Force has Units with MASH# Special': () => [along({ specials: ['MASH2'] })],
    'Force has Units with MFB Special': () => [along({ specials: ['MFB'] })],
  };
  table('ASC-tbl-campaign-initiative#1', 'every row of the table counts', row => {
    const condition = row.at('condition');
    const found = SKILLS[condition]?.map(skill => initiative(one({}, skill))) ?? ROWS[condition]!();
    for (const value of found) expect(value).toBe(Number(row.at('modifier')));
  });
  rule('ASC-tbl-campaign-initiative#2', 'air support are VTOLs, fighters of both kinds and small craft', () => {
    for (const card of [
      { type: 'AF', move: '6a' },
      { type: 'CF', move: '5a' },
      { type: 'SC', move: '4a' },
      { type: 'CV', move: '12"v' },
    ])
      expect(along(card)).toBe(3);
    for (const card of [
      { type: 'CV', move: '12"t' },
      { type: 'SV', move: '6"v' },
    ])
      expect(along(card)).toBe(0);
    // What was shot down supports nobody.
    expect(
      initiative([...one(), enlisted({ type: 'AF', move: '6a' })], {}, 'draw', [
        lost(0),
        lost(1, { fate: 'destroyed', armor: 6, structure: 3 }),
      ]),
    ).toBe(0);
  });
  rule('ASC-tbl-campaign-initiative#3', 'headquarters, hospitals and field bases count once, whatever stands behind the letters', () => {
    expect([
      along({ specials: ['MHQ1'] }, { specials: ['MHQ5'], type: 'SV' }),
      along({ specials: ['MASH1'] }, { specials: ['MASH9'] }),
      along({ specials: ['MFB'] }, { specials: ['MFB'] }),
    ]).toEqual([2, 2, 3]);
  });

  const scored = (ours: number, theirs: number) => {
    const game = campaign(army([enlisted()]), army([enlisted()]));
    const { result: _result, ...told } = report([lost(0)], { scores: [ours, theirs] });
    game.does(0, { type: 'battle', report: told }, ...WON);
    return game.state.sides.map(({ last }) => last);
  };
  rule('ASC-camp-draw#1', 'a score within a tenth of the other is a draw', () => {
    expect([scored(90, 100), scored(110, 100), scored(100, 100), scored(0, 0)]).toEqual(Array.from({ length: 4 }, () => ['draw', 'draw']));
    expect([scored(89, 100), scored(111, 100)]).toEqual([
      ['defeat', 'victory'],
      ['victory', 'defeat'],
    ]);
  });
});

describe('time between missions', () => {
  rule('ASC-camp-time-choice#1', 'the winner names the time for both, and the other side does not', () => {
    const game = fought();
    expect(refusing(game, { type: 'interval', hours: 48 }, 1)).toEqual(['ASC-camp-time-choice']);
    game.does(0, { type: 'interval', hours: 48 });
    expect(game.state.sides.map(({ minutes }) => minutes)).toEqual([960, 960]);
    expect(game.state.hours).toBe(48);
  });
  rule('ASC-camp-time-choice#2', 'half a day to thirty days', () => {
    const may = (hours: number) => book.allows(ruleset.view(fought().state, 0), { type: 'interval', hours }, 0);
    expect([may(11), may(12), may(720), may(721)]).toEqual([false, true, true, false]);
  });
  const upgrades = (days: number, theirs: Partial<Army> = {}) => {
    const game = fought({}, theirs);
    game.does(0, { type: 'interval', hours: days * 24 });
    return game.state.sides.map(({ upgrade }) => upgrade);
  };
  rule('ASC-camp-time-14-20#1', 'two weeks are enough for the winner of initiative', () => {
    expect([upgrades(13)[0], upgrades(14)[0], upgrades(20)[0]]).toEqual([false, true, true]);
  });
  rule('ASC-camp-time-14-20#2', 'for the other side only if it defends its own ground', () => {
    expect(upgrades(14, { stance: 'defensive', home: true })).toEqual([true, true]);
    expect(upgrades(13, { stance: 'defensive', home: true })).toEqual([false, false]);
    for (const theirs of [{}, { stance: 'defensive' as const }, { home: true }]) expect(upgrades(20, theirs)).toEqual([true, false]);
  });
  rule('ASC-camp-time-21#1', 'three weeks are enough for both', () => {
    expect([upgrades(20), upgrades(21)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });
  rule('ASC-camp-support-phase#1', 'points are spent and gained after a scenario, and not before the next', () => {
    const before = campaign(army([enlisted(), enlisted()]));
    for (const command of [
      { type: 'scrap', unit: 0 },
      { type: 'repair', unit: 0 },
      { type: 'supply', unit: 0 },
    ] as const)
      expect(refusing(before, command).length).toBeGreaterThan(0);
    const game = fought();
    game.does(0, { type: 'interval', hours: 48 });
    expect(refusing(game, { type: 'battle', report: report([]) })).toEqual(['ASC-camp-support-phase']);
    game.does(0, { type: 'scrap', unit: 0 });
    expect(game.state.sides[0].sp).toBe(1500);
  });
  rule('ASC-camp-support-phase#2', 'first what comes right after the mission, then recovery, then upgrades', () => {
    const game = fought();
    expect(game.state.phase).toBe('interval');
    expect(refusing(game, { type: 'repair', unit: 0 }).length).toBeGreaterThan(0);
    game.does(0, { type: 'interval', hours: 720 });
    expect(game.state.sides[0].stage).toBe('recovery');
    expect(refusing(game, { type: 'buy', unit: enlisted() })).toContain('ASC-camp-upgrade-access');
    game.does(0, { type: 'next' });
    expect(game.state.sides[0].stage).toBe('upgrade');
    expect(refusing(game, { type: 'scrap', unit: 0 })).toContain('ASC-scrap');
  });
  rule('ASC-camp-post-mission#1', 'the time is settled first, and then damage is looked at', () => {
    const game = campaign(army([enlisted()]), army([enlisted()]));
    game.does(0, { type: 'battle', report: report([lost(0, { armor: 2 })]) }, ...WON);
    expect(game.state.units[0]!.condition).toBe('sound');
    game.does(0, { type: 'interval', hours: 48 }, 6, 6);
    expect(game.state.units[0]!.condition).toBe('damaged');
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('contended') < types.indexOf('intervalSet') && types.indexOf('intervalSet') < types.indexOf('assessed')).toBe(
      true,
    );
  });

  const days = (...dice: readonly number[]) => fought({}, { gameMaster: true }, ...dice).state.hours / 24;
  rule('ASC-camp-npc-time#1', 'against an army without a player three dice are the days', () => {
    expect([days(1, 1, 1), days(2, 3, 4)]).toEqual([3, 9]);
  });
  rule('ASC-camp-npc-time#2', 'every six brings another die, as long as sixes fall', () => {
    expect([days(6, 1, 1, 2), days(6, 6, 6, 1, 1, 6, 6, 2)]).toEqual([10, 34]);
  });
  rule('ASC-camp-npc-time#3', 'one and two sixes, then three and six, then four make 26 days', () => {
    expect(days(1, 6, 6, 3, 6, 4)).toBe(26);
  });
});
