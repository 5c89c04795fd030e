import { boardOf, levelAt, siteAt, terrainAt } from '@sortie/board';
import { hexesOf, hexLabel } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import { SCENARIO_LIST } from '../../scenarios/list.ts';
import { SHEETS } from '../../scenarios/maps.ts';
import { setUp } from '../../scenarios/setup.ts';
import type { Setup } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
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
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const WORLDS = SCENARIO_LIST.filter(({ setup: { map } }) => typeof map === 'string' && SHEETS[map].tags?.includes('alien'));
const scenario = (id: string) => WORLDS.find(one => one.id === id)!;
const problemOf = (setup: Setup): string => {
  const read = readSetup(setup, 'setup');
  return read.ok ? '' : read.problem;
};
const force = (...designs: readonly string[]) => designs.map(design => ({ design }));
const on = (map: Setup['map'], ...designs: readonly string[]): Setup => ({
  map,
  forces: [force(...designs), force('GRF-1N')],
  turns: null,
});

describe('the air of strange worlds', () => {
  const poison = { phase: 'weapon', conditions: { air: 'poisonous' } } as const;
  for (const [id, air, map] of [
    ['AW-caustic-atmosphere', 'caustic', 'caustic-valley'],
    ['AW-fungal-atmosphere', 'poisonous', 'fungal-crevasse'],
  ] as const)
    rule(
      id,
      'a hull that opens costs the crew, a used-up suit its wearer, an open head the MechWarrior; nobody goes there unprotected',
      () => {
        const rules: readonly RuleId[] = [id];
        const tank = {
          units: [{ at: '0805', facing: 3 }, { at: '0808', design: 'Vedette Medium Tank' }, WITNESS],
          rules,
          conditions: { air },
        } as const;
        // The hit strikes the front without a critical; a ten opens the hull.
        const opened = shoot(tank, 0, ...HIT, ...pair(6), ...pair(10), ...NEXT);
        expect(unitAt(opened.play.state, 1).fate).toBe('destroyed');
        expect(unitAt(shoot(tank, 0, ...HIT, ...pair(6), ...pair(9), ...NEXT).play.state, 1).fate).toBe('fighting');
        const suits = {
          ...tank,
          units: [tank.units[0], { at: '0807', design: 'Elemental Battle Armor [Laser](Sqd5)', armor: { S1: 10 } }, WITNESS],
        };
        expect(unitAt(shoot(suits, 0, ...HIT, 1, ...NEXT).play.state, 1).gone).toEqual(['S1']);
        expect(unitAt(shoot({ ...suits, rules: [] }, 0, ...HIT, 1, ...NEXT).play.state, 1).gone).toEqual([]);
        expect(problemOf(on(map, 'Foot Platoon (Rifle)'))).toContain(id);
        expect(problemOf(on(map, 'GRF-1N'))).toBe('');
      },
    );
  test('another air than the rule is about does nothing', () => {
    const play = start({
      ...poison,
      units: [{ at: '0805', facing: 3 }, { at: '0808', design: 'Vedette Medium Tank' }, WITNESS],
      rules: ['AW-caustic-atmosphere'],
    });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...HIT, ...pair(6), ...NEXT);
  });
});

describe('caustic valley', () => {
  const shot = (gale: boolean, weapon: number) => {
    const units = [{ at: '0805', facing: 3, design: 'GRF-1N' }, { at: '0812' }] as const;
    return termsOf(
      eventsOf(
        shoot({ units, rules: ['AW-caustic-gale'], ...(gale ? { gale: true as const } : {}) }, weapon, 1, 1, ...NEXT).events,
        'fired',
      )[0]!.toHit,
    );
  };
  rule('AW-caustic-gale', 'the wind blows missiles about, and more so when it swells; beams it does not', () => {
    expect([shot(false, 1)['AW-caustic-gale'], shot(true, 1)['AW-caustic-gale'], shot(true, 0)['AW-caustic-gale']]).toEqual([
      1,
      2,
      undefined,
    ]);
    expect(SHEETS['caustic-valley'].tags).toContain('wind-2');
  });
  /** Walks one hex north of a pool into it, on the map of the valley with all its rules about pools. */
  const wading = (damage: number) => {
    const units: readonly Placed[] = [
      { at: '0703', facing: 3 },
      { at: '0117', moved: ['stand', 0] },
    ];
    const play = start({
      units,
      board: SHEETS['caustic-valley'],
      rules: [...scenario('caustic-valley').rules.filter(id => /^AW-caustic-pools|^TOE/.test(id))],
    });
    play.does(NORTH, walk(0, 'F'), damage, 1);
    return play;
  };
  rule('AW-caustic-pools#1', 'whatever is drawn as a pool is one: it burns the legs of who goes in, and of who stays there', () => {
    const board = boardOf(SHEETS['caustic-valley']);
    const pools = hexesOf(board).filter(h => siteAt(board, h)!.terrains.some(({ kind }) => kind === 'hazardousLiquid'));
    expect(pools.map(h => hexLabel(h))).toContain('0704');
    const play = wading(4);
    expect(unitAt(play.state, 0).armor['RL']).toBe(14);
    play.does(NORTH, hold(0));
    // And three to the left one at the end of the turn.
    play.does(SOUTH, hold(1), 3, 6, ...NEXT);
    expect(unitAt(play.state, 0).armor['LL']).toBe(15);
  });
  rule('AW-caustic-pools#2', 'the liquid is of class 2: what the die shows, nothing more and nothing less', () => {
    for (const damage of [1, 4, 6]) expect(unitAt(wading(damage).state, 0).armor['RL']).toBe(18 - damage);
  });
});

describe('lunar base', () => {
  const LUNAR = scenario('lunar-base').rules.filter(id => /^(AW|TOE)/.test(id));
  const moon = (units: readonly Placed[], phase: 'movement' | 'weapon' = 'movement') =>
    start({ units, phase, board: SHEETS['lunar-base'], rules: LUNAR, conditions: { pressure: 'vacuum', gravity: 7 } });
  rule('AW-lunar-vacuum', 'there is no air: hits open hulls, and tanks that burn fuel stay at home', () => {
    expect(setUp(scenario('lunar-base').setup).conditions).toMatchObject({ pressure: 'vacuum' });
    expect(problemOf(on('lunar-base', 'Vedette Medium Tank'))).toContain('TOE-vacuum-operable-units');
    const play = moon(
      [
        { at: '0802', facing: 3, pull: 7 },
        { at: '0805', pull: 7 },
        { ...WITNESS, pull: 7 },
      ],
      'weapon',
    );
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    // The right torso is hit and opens: all that is in it stops.
    const events = play.does(SOUTH, hold(2), ...HIT, ...pair(6), ...pair(10), ...NEXT);
    expect(eventsOf(events, 'breached')[0]).toMatchObject({ unit: 1, location: 'RT', open: true });
    expect(unitAt(play.state, 1).hits['RT']).toHaveLength(12);
  });
  rule('AW-lunar-gravity', 'seven tenths: five points carry seven hexes, and falls hurt less', () => {
    const { units } = setUp(scenario('lunar-base').setup);
    expect(units[0]!.pull).toBe(7);
    const play = moon([
      { at: '0802', facing: 3, pull: 7 },
      { at: '0117', pull: 7 },
    ]);
    const unit = unitAt(play.state, 0);
    expect([pointsFor(play.book, unit, 'walk'), pointsFor(play.book, unit, 'jump')]).toEqual([7, 7]);
    expect(play.book.ask('fallDamage', { unit, levels: 0, depth: 0 }).total).toBe(4);
    expect(
      start({ units: [{ at: '0802' }, { at: '0117' }] }).book.ask('fallDamage', { unit: { ...unit, pull: 10 }, levels: 0, depth: 0 }).total,
    ).toBe(6);
  });

  const CROWN = at('1205');
  const DOMES = LUNAR.filter(id => /decompression|gravity/.test(id));
  /** A Hunchback two hexes off brings thirty points to bear on the crown: twenty and twice five. */
  const burst = (label: string, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '1202', facing: 3, pull: 7, design: 'HBK-4G' },
      { at: label, seat: SOUTH, pull: 7, design: 'LCT-1V' },
      { ...WITNESS, pull: 7 },
    ];
    const play = start({ units, phase: 'weapon', board: SHEETS['lunar-base'], rules: DOMES });
    const batters = [2, 0, 1].map(weapon => ({ weapon, at: CROWN }));
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters });
    play.does(SOUTH, hold(1));
    return { play, events: play.does(SOUTH, hold(2), ...dice, ...NEXT) };
  };
  test('a dome is a ring of six around its crown, or two rings', () => {
    const board = boardOf(SHEETS['lunar-base']);
    const rings = board.sites.flatMap(({ terrains }) => terrains.flatMap(({ name }) => (name ? [name] : [])));
    const count = (name: string) => rings.filter(one => one === name).length;
    expect(['small dome, crown', 'small dome, outer ring', 'medium dome, crown'].map(count)).toEqual([1, 6, 1]);
    expect(['medium dome, inner ring', 'medium dome, outer ring'].map(count)).toEqual([6, 12]);
  });
  rule('AW-lunar-decompression-collapse', 'where one hex gives way the whole dome does, and who stands on it falls', () => {
    // One level for two tenths of a Locust, at seven tenths: three points. The pilot keeps awake.
    const { play, events } = burst('1105', 1, ...pair(5), ...HIT);
    expect(eventsOf(events, 'decompressed')[0]!.hexes).toHaveLength(7);
    expect(eventsOf(events, 'fell')).toMatchObject([{ unit: 1, levels: 1, damage: 3 }]);
    const board = boardOf(play.state.board);
    expect([levelAt(board, CROWN), levelAt(board, at('1105')), siteAt(board, CROWN)!.terrains[0]!.kind]).toEqual([0, 0, 'rubble']);
  });
  const places = [5, 9, 6, 8].flatMap(pair);
  rule('AW-lunar-decompression-launch', 'who stands where it began is thrown ten levels up before', () => {
    // The roll to get out of the stream fails; the landing hurts the pilot, who keeps awake.
    const { events } = burst('1205', 1, 1, 1, ...places, ...HIT, ...HIT);
    expect(eventsOf(events, 'fell')).toMatchObject([{ unit: 1, levels: 12, damage: 18 }]);
  });
  rule('AW-lunar-decompression-save', 'three harder than usual, but then it only falls as far as the dome was high', () => {
    const { events } = burst('1205', ...pair(8), 1, ...pair(5), ...HIT);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'blast', ok: true, number: { total: 8 } });
    expect(eventsOf(events, 'fell')).toMatchObject([{ unit: 1, levels: 2, damage: 4 }]);
  });
});

describe('crystalline canyon', () => {
  const ALL = scenario('crystalline-canyon').rules.filter(id => /^AW/.test(id));
  const turnEnd = (units: readonly Placed[], ...dice: readonly number[]) => {
    const play = start({ units, phase: 'weapon', ground: { '0808': 'c' }, rules: ALL });
    const crystals = units.filter(({ at: where }) => where === '0808').length;
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...NEXT, ...dice);
    expect(crystals).toBeLessThan(2);
    return { play, events };
  };
  const APART: readonly Placed[] = [{ at: '0805', facing: 3 }, { at: '0812' }];
  rule('AW-crystal-earthquake-check', 'every turn two dice: from ten on the ground shakes', () => {
    const still = turnEnd(APART, ...pair(9));
    expect(still.play.state.quake).toBeUndefined();
    expect(eventsOf(still.events, 'quaked')[0]!.check.total).toBe(9);
    const shaken = turnEnd(APART, ...pair(10), 2, ...HIT, ...HIT);
    expect(shaken.play.state.quake).toEqual({ turn: 2, strength: 2 });
  });
  rule('AW-crystal-earthquake-strength', 'one to five, and a six is rolled again; so much harder is it to stay upright', () => {
    const { events } = turnEnd(APART, ...pair(10), 6, 6, 5, ...pair(10), ...pair(9), 1, ...pair(5), ...pair(9), ...HIT);
    expect(eventsOf(events, 'piloted').map(({ unit, cause, ok, number }) => [unit, cause, number.total, ok])).toEqual([
      [0, 'quake', 10, true],
      [1, 'quake', 10, false],
    ]);
  });
  rule('AW-crystal-peak', 'every unit among crystals adds one to the check', () => {
    const { events } = turnEnd([{ at: '0808', facing: 3 }, { at: '0812' }], ...pair(9), 1, ...HIT, ...HIT);
    expect(termsOf(eventsOf(events, 'quaked')[0]!.check)).toEqual({ 'AW-crystal-earthquake-check': 9, 'AW-crystal-peak': 1 });
  });
  rule('AW-crystal-emi', 'in the turn after it, unless it shakes again, shots are two harder and salvos two worse', () => {
    const shot = (turn: number) => {
      const play = start({
        units: [{ at: '0805', facing: 3 }, { at: '0812' }],
        phase: 'weapon',
        turn,
        rules: ALL,
        quake: { turn: 3, strength: 1 },
      });
      const places = [...pair(7), ...pair(7)];
      play.does(NORTH, fire(0, 1, 1));
      return eventsOf(play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...places, ...NEXT, ...pair(2)), 'fired')[0]!;
    };
    expect([termsOf(shot(4).toHit)['AW-crystal-emi'], termsOf(shot(4).cluster!.row)['AW-crystal-emi']]).toEqual([2, -2]);
    expect(termsOf(shot(3).toHit)['AW-crystal-emi']).toBeUndefined();
  });
});

describe('maps beside each other', () => {
  rule('AW-joining-maps', 'somebody has to say how the other map lies', () => {
    const joined: Setup = { ...on('crystalline-canyon', 'GRF-1N'), beside: { map: 'hills' } };
    expect(problemOf(joined)).toContain('AW-joining-maps');
    const agreed = { ...joined, beside: { map: 'hills', raise: 1 } } as const;
    expect(problemOf(agreed)).toBe('');
    const board = boardOf(setUp(agreed).board);
    expect([board.width, levelAt(board, at('1701')), levelAt(board, at('0101'))]).toEqual([32, 1, 2]);
    expect(problemOf({ ...on('river', 'GRF-1N'), beside: { map: 'hills' } })).toBe('');
    // Every edge is agreed on by itself: a canyon with maps on three sides.
    const three = (...raises: readonly (number | undefined)[]): Setup => ({
      ...on('crystalline-canyon', 'GRF-1N'),
      beside: (['north', 'west', 'east'] as const).map((side, i) => {
        const raise = raises[i];
        return { map: 'hills', side, ...(raise === undefined ? {} : { raise }) };
      }),
    });
    for (const missing of [0, 1, 2])
      expect(problemOf(three(...[1, 2, 3].map((by, i) => (i === missing ? undefined : by))))).toContain('AW-joining-maps');
    expect(problemOf(three(1, 2, 3))).toBe('');
    const wide = boardOf(setUp(three(1, 2, 3)).board);
    const plain = boardOf(setUp({ ...on('river', 'GRF-1N'), map: 'hills' }).board);
    const hill = levelAt(plain, at('0101'));
    expect([wide.width, wide.height]).toEqual([48, 34]);
    expect(['1701', '0118', '3318', '1718'].map(label => levelAt(wide, at(label)))).toEqual([hill + 1, hill + 2, hill + 3, 2]);
    expect(terrainAt(wide, at('0101'), 'impassable')).toBeDefined();
    const twice: Setup = {
      ...three(1, 2, 3),
      beside: [
        { map: 'hills', raise: 1 },
        { map: 'hills', raise: 1 },
      ],
    };
    expect(problemOf(twice)).toContain('same edge');
  });
  rule('AW-joining-lunar-base-offset', 'east of the Lunar Base everything is raised as its edge says', () => {
    const setup: Setup = { ...on('lunar-base', 'GRF-1N'), beside: { map: 'hills' } };
    expect(problemOf(setup)).toBe('');
    const board = boardOf(setUp(setup).board);
    expect([levelAt(board, at('1701')), levelAt(board, at('1717'))]).toEqual([1, 2]);
  });
});

describe('the four ready games', () => {
  for (const { id, setup, rules } of WORLDS)
    test(`${id} can be set up with its rules`, () => {
      expect(problemOf(setup)).toBe('');
      expect(start({ units: [{ at: '0805' }, { at: '0812' }], rules: rules.filter(one => /^(AW|TOE)/.test(one)) }).state.turn).toBe(1);
    });
});
