import { fromOffset, hexLabel, rowOf } from '@sortie/geometry';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../ruleset.ts';
import type { Command, Setup } from '../shape.ts';
import { SHEETS } from '../terrain/board.ts';
import {
  ATTACKER,
  at,
  DEFENDER,
  duelSetup,
  eventsOf,
  fire,
  hold,
  jump,
  opened,
  problem,
  stand,
  table,
  walk,
} from '../testing/table.fixture.ts';
import { SCENARIO_LIST } from './list.ts';

const NEXT = [1, 1, 2, 2] as const;
const side = (...codes: string[]) => codes.map(mech => ({ mech }));
const deploy = (unit: number, label: string): Command => ({ type: 'deploy', unit, at: at(label), facing: 0 });
const begun = (setup: Setup, ...dice: number[]) => scene(ruleset, opened(setup, ...dice).state);

describe('the training scenario', () => {
  rule('QS-scenario-training-roles#1', 'the higher roll attacks', () => {
    const seats = (...dice: number[]) =>
      opened(duelSetup({ attackingSeat: null }), ...dice).state.units.map(({ sheet, seat }) => [sheet.code, seat]);
    expect(seats(6, 4, 1, 3)).toEqual([
      ['GRF-1N', 1],
      ['WVR-6R', 0],
    ]);
    expect(seats(1, 3, 6, 4)).toEqual([
      ['GRF-1N', 0],
      ['WVR-6R', 1],
    ]);
  });

  rule('QS-scenario-training-roles#2', 'and places its ’Mech after the defender', () => {
    const play = begun(duelSetup({ attackingSeat: null }), 6, 4, 1, 3);
    expect(play.state).toMatchObject({ phase: 'deployment', active: 1 });
    expect(play.refuses(0, deploy(1, '0801'))[0]?.reason).toBe('the other side sets up now');
    play.does(1, deploy(0, '0817'));
    play.does(0, deploy(1, '0801'), ...NEXT);
  });

  rule('QS-scenario-training-roles#3', 'equal rolls are made again', () => {
    const { events } = opened(duelSetup({ attackingSeat: null }), 3, 4, 5, 2, 6, 4, 1, 3);
    expect(eventsOf(events, 'rolesRolled').map(({ attacker }) => attacker)).toEqual([-1, 0]);
  });

  rule('QS-scenario-training-map#1', 'it is played on one desert sheet with its short ends north and south', () => {
    expect(SCENARIO_LIST[0]!.setup.map).toBe('desert');
    expect(begun(duelSetup()).state.board).toBe(SHEETS.desert);
    expect([SHEETS.desert.width, SHEETS.desert.height]).toEqual([16, 17]);
    expect(problem({ map: { width: 16, height: 17 } })).toContain('QS-scenario-training-map');
  });

  rule('QS-scenario-map-grassland#1', 'the grassland may take the place of the desert', () => {
    expect(begun(duelSetup({ map: 'grassland' })).state.board).toBe(SHEETS.grassland);
    expect(problem({ map: 'grassland' })).toBe('');
    expect(
      problem({
        scenario: 'breakthrough',
        map: 'grassland',
        defender: side('GRF-1N', 'GRF-1N', 'TDR-5S', 'LCT-1V'),
        attacker: side('WVR-6R', 'TDR-5SE'),
      }),
    ).toBe('');
  });

  rule('QS-scenario-training-defender#1', 'the defender fields a GRF-1N', () => {
    expect(problem({})).toBe('');
    expect(problem({ defender: side('GRF-1S') })).toContain('QS-scenario-training-defender');
  });

  rule('QS-scenario-training-attacker#1', 'the attacker fields a WVR-6R', () => {
    expect(problem({ attacker: side('WVR-6M') })).toContain('QS-scenario-training-attacker');
  });

  rule('QS-scenario-training-defender-deploy#1', 'the defender sets up first', () => {
    const play = begun(duelSetup());
    expect(play.refuses(ATTACKER, deploy(1, '0801'))[0]?.reason).toBe('the other side sets up now');
    play.does(DEFENDER, { ...deploy(0, '0815'), facing: 4 } as Command);
    expect(play.state.units[0]).toMatchObject({ at: at('0815'), facing: 4, fate: 'fighting' });
    expect(play.refuses(DEFENDER, deploy(0, '0816'))[0]?.reason).toBe("that 'Mech is already set up");
  });

  rule('QS-scenario-training-defender-deploy#2', 'in any hex of the three southern rows', () => {
    const play = begun(duelSetup());
    expect(play.refuses(DEFENDER, deploy(0, '0814'))[0]?.rule).toBe('QS-scenario-training-defender-deploy');
    expect(play.refuses(DEFENDER, { ...deploy(0, '0801'), at: { q: -1, r: 5 } } as Command)[0]?.reason).toBe('that hex is not on the map');
    const rows = [...ruleset.options(ruleset.view(play.state, DEFENDER), DEFENDER, play.book)].flatMap(command =>
      command.type === 'deploy' ? [rowOf(command.at)] : [],
    );
    expect(rows).toHaveLength(3 * 16 * 6);
    expect([...new Set(rows)]).toEqual([15, 16, 17]);
  });

  rule('QS-scenario-training-attacker-deploy#1', 'the attacker sets up second, along the north edge', () => {
    const play = begun(duelSetup());
    play.does(DEFENDER, deploy(0, '0816'));
    expect(play.refuses(ATTACKER, deploy(1, '0802'))).toMatchObject([
      {
        rule: 'QS-scenario-training-attacker-deploy',
        reason: 'the attacker sets up in the hexes along the north edge, and 0802 is not one of them',
      },
    ]);
    play.does(ATTACKER, deploy(1, '1601'), ...NEXT);
    expect(play.state).toMatchObject({ turn: 1, phase: 'movement' });
  });

  const shootOut = (head: number) => {
    const play = scene(
      ruleset,
      table({
        scenario: 'training',
        phase: 'attack',
        units: [
          { mech: 'GRF-1N', at: '0810', armor: { HD: head } },
          { mech: 'WVR-6R', at: '0808', armor: { HD: 2 } },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, fire(1, 0, 0), 6, 6, 6, 6, 6, 6, 6, 6);
    return play.state.result;
  };

  rule('QS-scenario-training-victory#1', 'whoever destroys the enemy wins', () => {
    expect(shootOut(9)).toEqual({ winners: [DEFENDER], reason: 'last-standing' });
  });

  rule('QS-scenario-training-victory#2', 'both in one phase is a draw', () =>
    expect(shootOut(5)).toEqual({ winners: [], reason: 'all-destroyed' }),
  );

  const edge = () =>
    scene(
      ruleset,
      table({
        scenario: 'training',
        units: [
          { mech: 'GRF-1N', at: '0801', facing: 0 },
          { mech: 'WVR-6R', at: '0817', facing: 3 },
        ],
      }),
    );

  rule('QS-scenario-map-exit#1', 'leaving the map, on foot or by a jump, is destruction', () => {
    for (const leaves of [walk(0, 'F'), { ...jump(0, '0801'), to: fromOffset(8, -1) } as Command]) {
      const play = edge();
      play.does(DEFENDER, leaves);
      expect(play.state.units[0]).toMatchObject({ fate: 'destroyed', at: null });
    }
    expect(
      edge()
        .refuses(DEFENDER, walk(0, 'FF'))
        .map(({ rule: id }) => id),
    ).toEqual(['QS-scenario-map-exit']);
  });

  rule('QS-scenario-map-exit#2', 'the other side wins once everybody has moved', () => {
    const play = edge();
    play.does(DEFENDER, walk(0, 'F'));
    expect(play.state.result).toBeNull();
    play.does(ATTACKER, stand(1));
    expect(play.state.result).toEqual({ winners: [ATTACKER], reason: 'last-standing' });
  });

  rule('QS-scenario-map-exit#3', 'if both leave in one turn nobody wins', () => {
    const play = edge();
    play.does(DEFENDER, walk(0, 'F'));
    play.does(ATTACKER, walk(1, 'F'));
    expect(play.state.result).toEqual({ winners: [], reason: 'all-destroyed' });
  });

  rule('QS-scenario-map-exit#4', 'leaving costs as much as a clear hex, whatever grows behind', () => {
    const play = scene(
      ruleset,
      table({
        units: [
          { mech: 'GRF-1N', at: '0805', facing: 0 },
          { mech: 'WVR-6R', at: '0817' },
        ],
      }),
    );
    play.does(DEFENDER, walk(0, 'FFFFF'));
    expect(play.state.units[0]).toMatchObject({ fate: 'destroyed', moved: { spent: 5 } });
    const far = scene(
      ruleset,
      table({
        units: [
          { mech: 'GRF-1N', at: '0806', facing: 0 },
          { mech: 'WVR-6R', at: '0817' },
        ],
      }),
    );
    expect(far.refuses(DEFENDER, walk(0, 'FFFFFF')).map(({ rule: id }) => id)).toEqual(['QS-move-walk']);
  });

  rule('QS-scenario-map-exit#5', 'in Breakthrough attackers are safe in the south, and nobody else anywhere', () => {
    const leaving = (side: 'defender' | 'attacker', label: string, facing: 0 | 3) => {
      const play = scene(
        ruleset,
        table({
          scenario: 'breakthrough',
          initiative: side === 'attacker' ? DEFENDER : ATTACKER,
          units: [
            { mech: 'LCT-1V', side: side === 'attacker' ? 'defender' : 'attacker', at: '0310' },
            { mech: 'LCT-1E', side, at: label, facing },
          ],
        }),
      );
      play.does(side === 'attacker' ? ATTACKER : DEFENDER, walk(1, 'F'));
      return play.state.units[1]!.fate;
    };
    expect([leaving('attacker', '0817', 3), leaving('attacker', '0801', 0), leaving('defender', '0817', 3)]).toEqual([
      'withdrawn',
      'destroyed',
      'destroyed',
    ]);
  });
});

const breakthrough = (more: Partial<Setup> = {}): Setup =>
  duelSetup({
    scenario: 'breakthrough',
    defender: side('GRF-1N', 'GRF-1N', 'TDR-5S', 'LCT-1V'),
    attacker: side('WVR-6R', 'TDR-5SE'),
    ...more,
  });
/** Old damage: left torso twice, then right leg and left arm. */
const SCARS = [4, 4, 4, 4, 2, 3, 5, 5] as const;

describe('the breakthrough', () => {
  rule(
    'QS-scenario-breakthrough-setup#1',
    'map and deployment are those of the training scenario, and south is the way out for the attacker',
    () => {
      const play = begun(breakthrough(), ...SCARS);
      expect(play.state).toMatchObject({ phase: 'deployment', active: DEFENDER });
      expect(play.state.board).toBe(SHEETS.desert);
      for (const [unit, label] of ['0815', '0915', '1015', '1115'].entries()) play.does(DEFENDER, deploy(unit, label));
      expect(play.refuses(ATTACKER, deploy(4, '0402'))[0]?.rule).toBe('QS-scenario-training-attacker-deploy');
      play.does(ATTACKER, deploy(4, '0401'));
      play.does(ATTACKER, deploy(5, '0601'), ...NEXT);
      expect(play.state.phase).toBe('movement');
    },
  );

  rule('QS-scenario-breakthrough-setup#2', 'the attacker’s way out is the south edge', () => {
    const { book } = begun(breakthrough(), ...SCARS);
    const exit = (edge: 'north' | 'south', who: 'attacker' | 'defender') =>
      book.holds('escape', { scenario: 'breakthrough', side: who, edge });
    expect([exit('south', 'attacker'), exit('north', 'attacker'), exit('south', 'defender')]).toEqual([
      'QS-scenario-breakthrough-setup',
      undefined,
      undefined,
    ]);
    expect(score(4, 2, 4, 5)).toMatchObject({ winners: [ATTACKER] });
  });

  rule('QS-scenario-breakthrough-defender#1', 'two GRF-1N, a TDR-5S and an LCT-1V, or one of each Griffin', () => {
    expect(problem(breakthrough())).toBe('');
    expect(problem(breakthrough({ defender: side('GRF-1N', 'GRF-1S', 'TDR-5S', 'LCT-1V') }))).toBe('');
    expect(problem(breakthrough({ defender: side('GRF-1S', 'GRF-1S', 'TDR-5S', 'LCT-1V') }))).toContain(
      'QS-scenario-breakthrough-defender',
    );
    expect(problem(breakthrough({ defender: side('GRF-1N', 'TDR-5S', 'LCT-1V') }))).toContain('QS-scenario-breakthrough-defender');
  });

  rule('QS-scenario-breakthrough-attacker#1', 'a WVR-6R and a TDR-5SE', () => {
    expect(problem(breakthrough({ attacker: side('WVR-6R', 'TDR-5S') }))).toContain('QS-scenario-breakthrough-attacker');
  });

  rule('QS-scenario-breakthrough-armor-damage#1', 'two places are rolled for each attacker before play', () => {
    const { events } = opened(breakthrough(), ...SCARS);
    expect(eventsOf(events, 'scarred').map(({ unit, rolls }) => [unit, rolls.map(({ total }) => total)])).toEqual([
      [4, [8]],
      [4, [8]],
      [5, [5]],
      [5, [10]],
    ]);
  });

  rule('QS-scenario-breakthrough-armor-damage#2', 'each place takes five points', () => {
    const { units } = begun(breakthrough(), ...SCARS).state;
    expect(units[4]!.armor).toEqual({ ...units[4]!.sheet.armor, LT: 10 });
    expect(units[5]!.armor).toEqual({ ...units[5]!.sheet.armor, RL: 24, LA: 15 });
    expect(units[0]!.armor).toEqual(units[0]!.sheet.armor);
  });

  rule('QS-scenario-breakthrough-no-head#1', 'a roll for the head is made again', () => {
    const { units } = begun(breakthrough(), 6, 6, 6, 6, ...SCARS).state;
    expect(units[4]!.armor).toEqual({ ...units[4]!.sheet.armor, LT: 10 });
  });

  rule('QS-scenario-breakthrough-motive#1', 'the Wolverine of the attacker has 4, 6 and 4 MP', () => {
    const { book, state } = begun(breakthrough(), ...SCARS);
    const mp = (unit: number) =>
      (['walk', 'run', 'jump'] as const).map(
        mode => book.ask('allowance', { unit: state.units[unit]!, mode, scenario: state.scenario }).total,
      );
    expect(mp(4)).toEqual([4, 6, 4]);
    expect(mp(0)).toEqual([5, 8, 5]);
    const play = scene(
      ruleset,
      table({
        scenario: 'breakthrough',
        initiative: DEFENDER,
        units: [
          { mech: 'GRF-1N', at: '0317' },
          { mech: 'WVR-6R', at: '0805' },
        ],
      }),
    );
    expect(play.refuses(ATTACKER, walk(1, 'FFFFF'))[0]?.reason).toBe('the move takes 5 MP, and it has 4 Walking MP');
  });

  rule('QS-scenario-breakthrough-motive#2', 'the Thunderbolt of the attacker has what its sheet says', () => {
    const { book, state } = begun(breakthrough(), ...SCARS);
    const unit = { ...state.units[5]!, sheet: { ...state.units[5]!.sheet, walk: 5, run: 8, jump: 5 } };
    for (const [mode, mp] of [
      ['walk', 5],
      ['run', 8],
      ['jump', 5],
    ] as const)
      expect(book.ask('allowance', { unit, mode, scenario: 'breakthrough' }).total).toBe(mp);
    expect(state.units[5]!.sheet.code).toBe('TDR-5SE');
  });

  /** The last turn of a breakthrough: who is left of four defenders and two attackers, who stand at the south edge. */
  const ending = (defenders: number, attackers: number) =>
    table({
      scenario: 'breakthrough',
      initiative: DEFENDER,
      units: [
        ...['0301', '0401', '0501', '0601'].map(label => ({ mech: 'LCT-1V', side: 'defender' as const, at: label })),
        { mech: 'WVR-6R', side: 'attacker' as const, at: '0817' },
        { mech: 'TDR-5SE', side: 'attacker' as const, at: '1017' },
      ],
    }).units.map(unit => {
      const gone = unit.side === 'defender' ? unit.id >= defenders : unit.id - 4 >= attackers;
      return gone ? { ...unit, at: null, fate: 'destroyed' as const } : unit;
    });
  const finish = (defenders: number, attackers: number) =>
    scene(ruleset, { ...table({ scenario: 'breakthrough', initiative: DEFENDER, units: [] }), units: ending(defenders, attackers) });

  rule('QS-scenario-breakthrough-end#1', 'it ends when no defender is left', () => {
    const beaten = finish(0, 1);
    beaten.does(ATTACKER, stand(4));
    expect(beaten.state.result).toMatchObject({ reason: 'points', winners: [ATTACKER] });
    const fights = finish(1, 1);
    fights.does(ATTACKER, stand(4));
    fights.does(DEFENDER, stand(0));
    expect(fights.state.result).toBeNull();
  });

  rule('QS-scenario-breakthrough-end#2', 'or when each attacker is destroyed or out', () => {
    const out = finish(1, 2);
    out.does(ATTACKER, walk(4, 'F'));
    out.does(DEFENDER, stand(0));
    out.does(ATTACKER, stand(5));
    expect(out.state.result).toBeNull();
    const gone = finish(1, 1);
    gone.does(ATTACKER, walk(4, 'F'));
    expect(gone.state.result).toBeNull();
    gone.does(DEFENDER, stand(0));
    expect(gone.state.result).toMatchObject({ reason: 'points' });
  });

  rule('QS-scenario-breakthrough-end#3', 'then points decide, and equal points are a draw', () => {
    expect(score(3, 1, 4)).toEqual({ winners: [], reason: 'points', points: [3, 3] });
    expect(score(4, 2, 4, 5)).toMatchObject({ reason: 'points', points: [0, 4] });
  });

  const score = (defenders: number, attackers: number, ...leaving: number[]) => {
    const play = finish(defenders, attackers);
    const ids = play.state.units.filter(({ fate }) => fate === 'fighting');
    const queue = { [ATTACKER]: ids.filter(one => one.seat === ATTACKER), [DEFENDER]: ids.filter(one => one.seat === DEFENDER) };
    while (play.state.phase === 'movement') {
      const unit = queue[play.state.active as 0 | 1]!.shift()!;
      play.does(play.state.active, leaving.includes(unit.id) ? walk(unit.id, 'F') : stand(unit.id));
    }
    return play.state.result;
  };

  rule('QS-scenario-breakthrough-vp-exit#1', 'two points for each attacker that escapes over the south edge', () => {
    expect(score(4, 2, 4, 5)).toEqual({ winners: [ATTACKER], reason: 'points', points: [0, 4] });
    expect(score(4, 1, 4)).toMatchObject({ points: [3, 2] });
  });

  rule('QS-scenario-breakthrough-vp-exit#2', 'over another edge it scores nothing and is lost', () => {
    const north = scene(
      ruleset,
      table({
        scenario: 'breakthrough',
        initiative: DEFENDER,
        units: [
          { mech: 'LCT-1V', at: '0310' },
          { mech: 'WVR-6R', at: '0801', facing: 0 },
        ],
      }),
    );
    north.does(ATTACKER, walk(1, 'F'));
    north.does(DEFENDER, stand(0));
    expect(north.state.result).toEqual({ winners: [DEFENDER], reason: 'points', points: [3, 0] });
  });

  rule('QS-scenario-breakthrough-vp-kill#1', 'one point for each defender destroyed', () => {
    expect(score(2, 2, 4, 5)).toMatchObject({ points: [0, 6] });
    expect(score(0, 1)).toMatchObject({ points: [3, 4] });
  });

  rule('QS-scenario-breakthrough-vp-defender#1', 'three points for each attacker destroyed', () => {
    expect(score(3, 1, 4)).toMatchObject({ points: [3, 3] });
    const play = scene(
      ruleset,
      table({
        scenario: 'breakthrough',
        phase: 'attack',
        units: [
          { mech: 'GRF-1N', at: '0810' },
          { mech: 'WVR-6R', at: '0808', armor: { HD: 1 } },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, hold(1), 6, 6, 6, 6);
    expect(play.state.result).toEqual({ winners: [DEFENDER], reason: 'points', points: [3, 0] });
  });

  rule('QS-scenario-breakthrough-vp-defender#2', 'an attacker that got away in the south is none of them', () => {
    expect(score(4, 2, 4, 5)).toMatchObject({ points: [0, 4] });
    expect(score(4, 1, 4)).toMatchObject({ points: [3, 2] });
  });

  rule('QS-scenario-breakthrough-winner#2', 'equal points are a draw', () => {
    expect(score(3, 1, 4)).toEqual({ winners: [], reason: 'points', points: [3, 3] });
  });

  rule('QS-scenario-breakthrough-winner#1', 'more points win', () => {
    expect(score(4, 1, 4)).toEqual({ winners: [DEFENDER], reason: 'points', points: [3, 2] });
    expect(score(2, 1, 4)).toEqual({ winners: [ATTACKER], reason: 'points', points: [3, 4] });
  });
});

describe('terrain pieces', () => {
  const laying = (pieces: number) => begun(duelSetup({ pieces }), 6, 6, 1, 1);
  const lay = (piece: string, label: string, turns = 0): Command => ({ type: 'layPiece', piece, at: at(label), turns });

  rule('QS-scenario-terrain-equal#1', 'both players lay the same number of pieces', () => {
    const play = laying(1);
    play.does(DEFENDER, lay('lone-oaks', '0505'));
    play.does(ATTACKER, lay('twin-copse', '1010'));
    expect(play.state.pieces!.laid.map(({ seat, piece }) => [seat, piece])).toEqual([
      [DEFENDER, 'lone-oaks'],
      [ATTACKER, 'twin-copse'],
    ]);
    expect(play.state.board).not.toBe(SHEETS.desert);
    expect(problem({ pieces: 5 })).toContain('QS-scenario-terrain-equal');
  });

  rule('QS-scenario-terrain-equal#2', 'before anybody sets up', () => {
    const play = laying(1);
    expect(play.state.phase).toBe('terrain');
    expect(play.refuses(DEFENDER, deploy(0, '0816'))[0]?.reason).toBe("'Mechs are set up before the first turn");
    play.does(DEFENDER, lay('lone-oaks', '0505'));
    play.does(ATTACKER, lay('twin-copse', '1010'));
    expect(play.state).toMatchObject({ phase: 'deployment', active: DEFENDER });
    expect(play.refuses(DEFENDER, lay('windbreak', '0508'))[0]?.reason).toBe("terrain is laid before any 'Mech is set up");
  });

  rule('QS-scenario-terrain-equal#3', 'or they bring a map on which all of it lies already', () => {
    const sites = Array.from({ length: 256 }, (_, i) =>
      i === 100 ? { level: 0, terrains: [{ kind: 'woods' as const, level: 2 }] } : { level: 0, terrains: [] },
    );
    const own = duelSetup({ scenario: 'open', map: { width: 16, height: 16, sites } as never });
    expect(problem(own)).toBe('');
    expect(begun(own).state.phase).toBe('deployment');
  });

  rule(
    'QS-scenario-terrain-equal#1',
    'a piece that leaves the other no room is not laid, and without room for both the laying is over',
    () => {
      const rows = { width: 8, height: 8 };
      const small = duelSetup({ scenario: 'open', map: rows, pieces: 2 });
      const play = scene(ruleset, opened(small, 6, 6, 1, 1).state);
      expect(play.refuses(DEFENDER, lay('lone-oaks', '0405')).map(({ rule: id }) => id)).toEqual(['QS-scenario-terrain-equal']);
      play.does(DEFENDER, lay('lone-oaks', '0303'));
      const second = [...ruleset.options(ruleset.view(play.state, ATTACKER), ATTACKER, play.book)];
      expect(second.length).toBeGreaterThan(0);
      play.does(ATTACKER, second[0]!);
      expect(play.state.phase).toBe('deployment');
    },
  );

  rule('QS-scenario-terrain-alternate#1', 'dice say who begins, then the players take turns', () => {
    const { events } = opened(duelSetup({ pieces: 2 }), 3, 3, 2, 4, 1, 1, 1, 2);
    expect(events.flatMap(event => (event.type === 'placersRolled' ? [event.first] : []))).toEqual([-1, ATTACKER]);
    const play = laying(2);
    expect(play.refuses(ATTACKER, lay('lone-oaks', '0505'))[0]).toMatchObject({
      rule: 'QS-scenario-terrain-alternate',
      reason: 'the other player lays a piece now',
    });
    play.does(DEFENDER, lay('lone-oaks', '0505'));
    expect(play.refuses(ATTACKER, lay('lone-oaks', '1010'))[0]?.reason).toBe('that piece is already on the map');
    expect(play.refuses(ATTACKER, lay('castle', '1010'))[0]?.rule).toBe('QS-scenario-terrain-alternate');
    play.does(ATTACKER, lay('twin-copse', '1010'));
    expect(play.state.active).toBe(DEFENDER);
  });

  rule('QS-scenario-terrain-edge#1', 'no part of a piece lies in the two rows along an edge', () => {
    const play = laying(2);
    for (const label of ['0205', '1505', '0502', '0516'])
      expect(play.refuses(DEFENDER, lay('lone-oaks', label))[0]?.rule, label).toBe('QS-scenario-terrain-edge');
    expect(play.refuses(DEFENDER, lay('windbreak', '0503'))[0]?.rule).toBe('QS-scenario-terrain-edge');
    for (const label of ['0303', '1403', '0315', '1415']) laying(2).does(DEFENDER, lay('lone-oaks', label));
  });

  rule('QS-scenario-terrain-spacing#1', 'three hexes lie between any two pieces', () => {
    const play = laying(2);
    play.does(DEFENDER, lay('lone-oaks', '0808'));
    expect(play.refuses(ATTACKER, lay('twin-copse', '0811'))[0]?.rule).toBe('QS-scenario-terrain-spacing');
    play.does(ATTACKER, lay('windbreak', '0813'));
    expect(play.state.pieces!.laid[1]!.hexes.map(h => hexLabel(h)).sort()).toEqual(['0812', '0813', '0814']);
  });
});

test('every scenario of the list is a set-up that no rule objects to', () => {
  for (const { id, setup } of SCENARIO_LIST) expect(problem(JSON.parse(JSON.stringify(setup))), id).toBe('');
});
