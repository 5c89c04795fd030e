import { boardOf, terrainAt } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { type State, WEATHERS } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { firesOn } from '../../terrain/fires.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  stay,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';

const PLAIN = { map: 'hills', forces: [[{ design: 'GRF-1N' }], [{ design: 'GRF-1N' }]], turns: null } as const;
const problemOf = (conditions: object): string => {
  const read = readSetup({ ...PLAIN, conditions }, 'setup');
  return read.ok ? '' : read.problem;
};

describe('what a sky can be', () => {
  for (const id of ['TOE-light-snow-prohibited#1', 'TOE-light-snow-prohibited#2'])
    rule(id, 'no snow in thin air, and none where it is warm', () => {
      expect(problemOf({ weather: 'lightSnow' })).toBe('');
      for (const pressure of ['thin', 'trace', 'vacuum'])
        expect(problemOf({ weather: 'lightSnow', pressure })).toContain('TOE-light-snow-prohibited');
      expect([problemOf({ weather: 'lightSnow', temperature: 29 }), problemOf({ weather: 'lightSnow', temperature: 30 }) !== '']).toEqual([
        '',
        true,
      ]);
    });
  for (const id of ['TOE-blizzard-deleted', 'TOE-weather-table-blizzard-removed'])
    rule(id, 'there are no blizzards any more', () => {
      // The word is known; it is this rule that forbids it, and no other word.
      expect(problemOf({ weather: 'blizzard' })).toContain('there are no blizzards any more (TOE-blizzard-deleted)');
      expect(WEATHERS.map(weather => problemOf({ weather, temperature: -5 })).filter(problem => problem !== '')).toEqual([]);
    });
});

describe('snow that stays', () => {
  const after = (weather: 'moderateSnow' | 'heavySnow', turn: number, rules: readonly RuleId[]) => {
    const board = clearBut({
      '0809': [{ kind: 'magma', level: 2 }],
      '0810': [{ kind: 'geyser', level: 3 }],
      '0811': [{ kind: 'snow', level: 1 }],
    });
    const play = start({ units: [{ at: '0101' }, { at: '0117' }], board, rules, phase: 'weapon', turn, conditions: { weather } });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
    return ['0808', '0809', '0810', '0811'].map(label => terrainAt(boardOf(play.state.board), at(label), 'snow')?.level ?? 0);
  };
  for (const [id, weather, turn] of [
    ['TOE-moderate-snow-magma', 'moderateSnow', 10],
    ['TOE-heavy-snow-magma', 'heavySnow', 5],
  ] as const)
    rule(id, 'it piles up by and by, but never on liquid magma or where magma breaks out', () => {
      expect(after(weather, turn, [id])).toEqual([1, 0, 0, 2]);
      expect(after(weather, turn - 1, [id])).toEqual([0, 0, 0, 1]);
    });
});

describe('rain upon running water', () => {
  const rolled = (level: 1 | 2 | 0, weather: NonNullable<State['conditions']>['weather'], id: RuleId) => {
    const board = clearBut(level > 0 ? { '0805': [{ kind: 'rapids', level }] } : {});
    const play = start({ units: [{ at: '0805' }, { at: '0117' }], board, rules: [id], ...(weather ? { conditions: { weather } } : {}) });
    return termsOf(
      play.book.ask('piloting', { state: play.state, unit: unitAt(play.state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }),
    )[id];
  };
  rule('TOE-heavy-rain-rapids', 'in rapids only the rapids count', () => {
    const id = 'TOE-heavy-rain-rapids';
    expect([rolled(1, 'heavyRain', id), rolled(1, undefined, id), rolled(0, 'heavyRain', id), rolled(0, undefined, id)]).toEqual([
      2,
      2,
      1,
      undefined,
    ]);
  });
  rule('TOE-torrential-torrent', 'in a torrent only the torrent counts', () => {
    const id = 'TOE-torrential-torrent';
    expect([rolled(2, 'torrential', id), rolled(2, undefined, id), rolled(0, 'torrential', id)]).toEqual([3, 3, 2]);
  });
});

describe('wind and sleet', () => {
  const units: readonly Placed[] = [{ at: '0803', facing: 3 }, { at: '0810' }];
  const terms = (weapon: number, rules: readonly RuleId[], weather?: 'sleet') =>
    termsOf(
      eventsOf(shoot({ units, rules, ...(weather ? { conditions: { weather } } : {}) }, weapon, 1, 1, ...NEXT).events, 'fired')[0]!.toHit,
    );
  const [CANNON, MISSILES] = [0, 1];
  const SAND: readonly RuleId[] = ['TOE-blowing-sand-to-hit', 'TOE-blowing-sand-gale'];
  rule('TOE-blowing-sand-to-hit#2', 'one harder for beams, and nothing for the gale that comes with it', () => {
    const sandy = (weapon: number) => Object.entries(terms(weapon, SAND)).filter(([id]) => id.startsWith('TOE'));
    expect([sandy(CANNON), sandy(MISSILES)]).toEqual([[['TOE-blowing-sand-to-hit', 1]], []]);
  });
  rule('TOE-blowing-sand-gale#1', 'a moderate gale comes with it: what flies rolls at one more', () => {
    const rolled = (unit: Partial<Placed>) => {
      const { book, state } = start({ units: [{ at: '0803', ...unit }, { at: '0810' }], rules: SAND });
      const about = { state, unit: unitAt(state, 0), cause: 'sideslip', causes: [], depth: 0 } as const;
      return termsOf(book.ask('piloting', about))['TOE-blowing-sand-gale'];
    };
    const design = 'Warrior Attack Helicopter H-7';
    expect([rolled({ design, elevation: 3 }), rolled({ design }), rolled({})]).toEqual([1, undefined, undefined]);
  });
  rule('TOE-sleet-no-gale', 'sleet is one harder for everything, and no wind comes with it', () => {
    expect(
      [terms(MISSILES, ['TOE-sleet-no-gale'], 'sleet'), terms(CANNON, ['TOE-sleet-no-gale'], 'sleet')].map(one => one['TOE-sleet-no-gale']),
    ).toEqual([1, 1]);
    expect(terms(MISSILES, ['TOE-sleet-no-gale'])['TOE-sleet-no-gale']).toBeUndefined();
  });
});

describe('fire and air', () => {
  const burning = (more: object, rules: readonly RuleId[], ...dice: readonly number[]) => {
    const board = clearBut({ '0806': [{ kind: 'fire', level: 2 }], '0807': [{ kind: 'woods', level: 1, height: 2 }] });
    const play = start({ units: [{ at: '0101' }, { at: '0117' }], board, rules, phase: 'weapon', ...more });
    play.does(NORTH, hold(0));
    return { play, events: play.does(SOUTH, hold(1), ...dice, ...NEXT) };
  };
  rule('TOE-fire-impossible-conditions#1', 'without air nothing burns, not even infernos', () => {
    const rules: readonly RuleId[] = ['TOE-fire-impossible-conditions', 'TOE-vacuum-hull-integrity-trigger'];
    for (const pressure of ['vacuum', 'trace']) expect(firesOn(burning({ conditions: { pressure } }, rules).play.state.board)).toEqual([]);
    expect(firesOn(burning({}, rules).play.state.board)).toEqual([at('0806')]);
  });
  rule('TOE-fire-impossible-conditions#2', 'nor does anything in a tornado', () => {
    const fires = (...rules: readonly RuleId[]) => firesOn(burning({}, rules).play.state.board).length;
    const no: RuleId = 'TOE-fire-impossible-conditions';
    const storms: readonly RuleId[] = ['TOE-weather-table-tornado-f13', 'TOE-weather-table-tornado-f4', 'TOE-tornado-f4-mechs'];
    expect(storms.map(storm => fires(no, storm))).toEqual([0, 0, 0]);
    expect([fires(no), fires('TOE-tornado-f4-mechs')]).toEqual([1, 1]);
  });
  rule('TOE-fire-automatic-munitions#2', 'rain puts a fire out on eight, and never in the turn in which it was lit', () => {
    const RAIN: readonly RuleId[] = ['TOE-fire-automatic-munitions'];
    // Burning since an earlier turn.
    const old = (total: number, weather: 'heavyRain' | 'torrential') =>
      firesOn(burning({ conditions: { weather }, oldFires: [at('0806')] }, RAIN, ...pair(total)).play.state.board).length;
    expect([old(7, 'heavyRain'), old(8, 'heavyRain'), old(4, 'torrential'), old(5, 'torrential')]).toEqual([1, 0, 1, 0]);
    // Lit in this turn: nothing is rolled, but in the next one it is.
    const { play } = burning({ conditions: { weather: 'heavyRain' } }, RAIN);
    expect([firesOn(play.state.board).length, play.state.oldFires]).toEqual([1, [at('0806')]]);
  });
  rule('TOE-fire-spread-weather-sleet', 'sleet makes it harder for a fire to spread, as snow and hail do', () => {
    const needed = (rules: readonly RuleId[]) =>
      eventsOf(burning({ conditions: { wind: 3, weather: 'sleet' } }, rules, 1, 1).events, 'kindled')[0]!.needed;
    expect([needed([]), needed(['TOE-fire-spread-weather-sleet'])]).toEqual([9, 11]);
  });
  rule('TOE-fire-spread-strong-gale', 'in a strong gale it spreads most easily', () => {
    const needed = (weather: (typeof WEATHERS)[number], rules: readonly RuleId[]) =>
      eventsOf(burning({ conditions: { wind: 3, weather } }, rules, 1, 1).events, 'kindled')[0]!.needed;
    const gale: readonly RuleId[] = ['TOE-fire-spread-strong-gale'];
    expect([needed('strongGale', gale), needed('strongGale', []), needed('heavySnow', gale)]).toEqual([6, 9, 9]);
  });
});

describe('searchlights', () => {
  const DARK: readonly RuleId[] = ['TOE-moonless-searchlight', 'TOE-searchlight-illuminates-hex', 'TOE-fire-illumination'];
  const found = find('GRF-1N')!;
  const lamp: Paper = { ...found, mounts: [...found.mounts, { kind: 'equipment', item: 'Searchlight', at: 'LT' }] };
  const shot = (target: string, beam: string) => {
    const units: readonly Placed[] = [{ at: '0803', facing: 3, design: lamp }, { at: target }, WITNESS];
    const play = start({ units, rules: DARK, phase: 'weapon' });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }], light: at(beam) });
    play.does(SOUTH, hold(1));
    return termsOf(eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'fired')[0]!.toHit)['TOE-moonless-searchlight'];
  };
  rule('TOE-searchlight-path', 'whoever stands in the way of the beam is lit as well', () => {
    expect([shot('0810', '0810'), shot('0808', '0810'), shot('0908', '0810')]).toEqual([undefined, undefined, 3]);
  });
  rule('TOE-searchlight-toggle', 'a light is switched when a turn ends, and lights nothing while it is off', () => {
    const gear = 0;
    const play = start({
      units: [
        { at: '0803', facing: 3, design: lamp },
        { at: '0810', moved: ['stand', 0] },
      ],
      rules: DARK,
    });
    play.does(NORTH, stay(0));
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], tunes: [{ gear, to: 'off' }] });
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).settings).toEqual({ [gear]: 'off' });
    const off = start({
      units: [{ at: '0803', facing: 3, design: lamp, settings: { [gear]: 'off' } }, { at: '0810' }],
      rules: DARK,
      phase: 'weapon',
    });
    const command = { ...fire(0, 1, 0), light: at('0810') } as ReturnType<typeof fire>;
    expect(off.refuses(NORTH, command).map(one => one.rule)).toContain('TOE-searchlight-illuminates-hex');
  });
});
