import type { Terrain } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { options } from '../../options.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { clearBut, eventsOf, NORTH, pair, SOUTH, start, stay, WITNESS } from '../../testing/table.fixture.ts';
import { air, aloft, CORSAIR, fly, loaded } from './sky.fixture.ts';

const over = (altitude: number, more = {}, ground = {}) => air({ units: [aloft(altitude, more), WITNESS], ground });

describe('a fighter on paper', () => {
  test('has four sides, one airframe, and thrust instead of legs', () => {
    const sheet = sheetOf(CORSAIR);
    expect(sheet).toMatchObject({ kind: 'fighter', walk: 0, structure: { SI: 6 }, thrust: { safe: 6, most: 9 } });
    expect(sheet.armor).toEqual({ NOS: 73, RWG: 50, LWG: 50, AFT: 43 });
  });
  test('hangs what it has hardpoints for, and loses a point of thrust for five bombs', () => {
    const force = (bombs: readonly string[]) =>
      readSetup({ map: 'hills', forces: [[{ design: CORSAIR, bombs }], [{ design: 'LCT-1V' }]], turns: null }).ok;
    expect(force(Array.from({ length: 10 }, () => 'HEBomb'))).toBe(true);
    expect(force(Array.from({ length: 11 }, () => 'HEBomb'))).toBe(false);
    expect(force(['Anvil'])).toBe(false);
    const heavy = over(3, { design: loaded('HEBomb', 'HEBomb', 'HEBomb', 'HEBomb', 'HEBomb', 'HEBomb') });
    heavy.refuses(NORTH, fly(0, '0817', 0, 6));
    over(3).does(NORTH, fly(0, '0817', 0, 6));
  });
});

describe('a flight', () => {
  test('leads in a straight line from edge to edge', () => {
    const play = over(4);
    const [flew] = eventsOf(play.does(NORTH, fly(0, '0801', 3, 4)), 'flew');
    expect(flew!.path).toHaveLength(17);
    expect(play.state.units[0]).toMatchObject({ flight: { altitude: 4 }, moved: { mode: 'stand', done: true } });
    const other = over(4);
    other.refuses(NORTH, fly(0, '0805', 3, 4));
    other.refuses(NORTH, fly(0, '0801', 0, 4));
  });
  test('costs thrust for turns and for height, and nothing for sinking', () => {
    const play = over(4);
    play.refuses(NORTH, fly(0, '0817', 0, 8));
    play.refuses(NORTH, fly(0, '0801', 3, 1));
    play.does(NORTH, fly(0, '0817', 0, 7));
    over(4).does(NORTH, fly(0, '0801', 3, 2));
  });
  test('is for fighters alone, once a turn', () => {
    const play = air({ units: [aloft(4), { at: '0810' }, { at: '1001', seat: NORTH }] });
    expect(play.refuses(NORTH, fly(2, '0801', 3, 4))[0]!.rule).toBe('TW-house-flights');
    play.does(NORTH, fly(0, '0801', 3, 4));
    play.does(SOUTH, stay(1));
    play.refuses(NORTH, fly(0, '0801', 3, 4));
  });
  test('takes place only where fighters are played', () => {
    const play = start({ units: [aloft(4), WITNESS] });
    expect(play.refuses(NORTH, fly(0, '0801', 3, 4))[0]!.rule).toBe('TW-house-tasks');
    expect([...options(play.state, NORTH, play.book)].map(({ type }) => type)).toEqual(['move']);
  });
  test('is offered in all ways that are allowed', () => {
    const play = over(1);
    const all = [...options(play.state, NORTH, play.book)];
    expect(all.some(command => command.type === 'fly' && command.land)).toBe(true);
    expect(all.filter(command => play.book.check(play.state as never, command, NORTH).length > 0)).toEqual([]);
  });
  test('may be left out: whoever keeps away is out of reach', () => {
    const play = over(4);
    play.does(NORTH, stay(0));
    expect(play.story().at(-1)).toContain('keeps away');
  });
});

describe('landing and taking off', () => {
  const onto = (terrains: readonly Terrain[], hex = '0806') => {
    const play = air({ units: [aloft(1), WITNESS], board: clearBut({ [hex]: terrains }) });
    return eventsOf(play.does(NORTH, fly(0, '0801', 3, 1, '0810'), 6, 6), 'piloted')[0]!.number.total - 5;
  };
  rule('TOE-landing-modifier-column#1', 'is harder by the ground and by what lies on it', () => {
    const mud: Terrain = { kind: 'mud', level: 1 };
    const rough: Terrain = { kind: 'rough', level: 1 };
    const snow: Terrain = { kind: 'snow', level: 1 };
    expect([onto([]), onto([rough]), onto([rough, mud]), onto([rough, mud, snow])]).toEqual([0, 3, 5, 6]);
  });
  rule('TOE-landing-modifier-column#3', 'is harder by five to one, by what is there', () => {
    const kinds = ['woods', 'jungle', 'rubble', 'rough', 'swamp', 'mud', 'ice', 'fire', 'snow', 'fields', 'sand'] as const;
    expect(kinds.map(kind => onto([{ kind, level: 1 }]))).toEqual([5, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1]);
  });
  rule('TOE-landing-modifier-column#2', 'is harder on rough ground: the worst hex that is rolled over counts', () => {
    const needed = (ground: { readonly [label: string]: string }, land = '0810') => {
      const play = over(1, {}, ground);
      return eventsOf(play.does(NORTH, fly(0, '0801', 3, 1, land), 6, 6), 'piloted')[0]!.number.total;
    };
    expect(needed({})).toBe(5);
    expect(needed({ '0806': 'w' })).toBe(10);
    expect(needed({ '0802': 'w' })).toBe(5);
    expect(needed({ '0806': 'x', '0807': 's' })).toBe(9);
  });
  test('takes eight free hexes at altitude 1', () => {
    over(2).refuses(NORTH, fly(0, '0801', 3, 1, '0810'));
    over(1).refuses(NORTH, fly(0, '0801', 3, 1, '0807'));
    over(1, {}, { '0809': 'H' }).refuses(NORTH, fly(0, '0801', 3, 1, '0810'));
    const play = over(1);
    play.does(NORTH, fly(0, '0801', 3, 1, '0808'), 6, 6);
    expect(play.state.units[0]).toMatchObject({ flight: { altitude: 0, path: [] } });
  });
  test('is five harder with landing gear that is struck', () => {
    const gear = sheetOf(CORSAIR).slots['SI']!.findIndex(({ part }) => part === 'undercarriage');
    const play = over(1, { hits: { SI: [gear] } });
    const events = play.does(NORTH, fly(0, '0801', 3, 1, '0808'), 3, 3, ...lands());
    expect(eventsOf(events, 'piloted')[0]!.number.total).toBe(10);
    expect(eventsOf(events, 'damaged').reduce((sum, { armor }) => sum + armor, 0)).toBe(40);
  });
  test('from the ground it rises straight ahead', () => {
    const play = air({ units: [aloft(0, { at: '0803' }), WITNESS] });
    play.refuses(NORTH, fly(0, '0801', 3, 1));
    play.does(NORTH, fly(0, '0803', 3, 1));
    expect(unitAt(play.state, 0).flight).toMatchObject({ altitude: 1 });
    const cramped = air({ units: [aloft(0, { at: '0803' }), WITNESS], ground: { '0806': 'H' } });
    cramped.refuses(NORTH, fly(0, '0803', 3, 1));
  });
});

/** Four points that the roll failed by: eight lots of five on the nose, none of them strong enough for more. */
const lands = (): readonly number[] => Array.from({ length: 8 }, () => pair(7)).flat();
