import { boardOf, levelAt, siteAt } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { strengthAt } from '../../buildings/buildings.ts';
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
  start,
  stay,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
type Ground = { readonly [label: string]: string };
const rulesOf = (id: string) => SCENARIO_LIST.find(one => one.id === id)!.rules;
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';

describe('the lunar base, clause by clause', () => {
  const steps = (ground: Ground, rules: readonly RuleId[], ...dice: readonly number[]) => {
    const units: readonly Placed[] = [{ at: '0808', facing: 3 }, { at: '0117' }, { at: '0101', seat: NORTH }];
    return eventsOf(start({ units, ground, rules }).does(NORTH, walk(0, 'F'), ...dice), 'piloted');
  };
  const harder = (letter: string, id: RuleId) => {
    const { book, state } = start({ units: [{ at: '0808' }, { at: '0117' }], ground: { '0808': letter }, rules: [id] });
    return termsOf(book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }))[id];
  };
  rule('AW-lunar-dome-medium-outer#1', 'the outer edge of a medium dome makes every piloting roll two harder', () => {
    const id = 'AW-lunar-dome-medium-outer';
    expect([harder('Q', id), harder('O', id), harder('q', id), harder('.', id)]).toEqual([2, undefined, undefined, undefined]);
  });
  rule('AW-lunar-dome-medium-outer#2', 'going there takes a roll', () => {
    const id = 'AW-lunar-dome-medium-outer';
    expect(steps({ '0809': 'Q' }, [id], ...HIT)).toMatchObject([{ cause: 'dome', number: { total: 7 } }]);
    expect(steps({ '0809': 'q' }, [id])).toEqual([]);
  });
  rule('AW-lunar-dome-medium-inner#1', 'the inner circle makes it one harder', () => {
    const id = 'AW-lunar-dome-medium-inner';
    expect([harder('O', id), harder('Q', id), harder('q', id)]).toEqual([1, undefined, undefined]);
  });
  rule('AW-lunar-dome-medium-inner#2', 'and takes no roll to enter', () => {
    expect(steps({ '0809': 'O' }, ['AW-lunar-dome-medium-inner', 'AW-lunar-dome-medium-outer'])).toEqual([]);
  });

  const CROWN = at('1205');
  const DOMES = rulesOf('lunar-base').filter(id => /decompression|gravity/.test(id));
  /** A Hunchback brings thirty points to bear on the crown of a small dome: twenty and twice five. */
  const burst = (unit: Partial<Placed>, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '1202', facing: 3, pull: 7, design: 'HBK-4G' },
      { seat: SOUTH, pull: 7, design: 'LCT-1V', ...unit } as Placed,
      { ...WITNESS, pull: 7 },
    ];
    const play = start({ units, phase: 'weapon', board: SHEETS['lunar-base'], rules: DOMES });
    const batters = [2, 0, 1].map(weapon => ({ weapon, at: CROWN }));
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters });
    play.does(SOUTH, hold(1));
    return { play, events: play.does(SOUTH, hold(2), ...dice, ...NEXT) };
  };
  rule('AW-lunar-decompression-collapse#1', 'where one hex of a dome comes to nothing, all of them do', () => {
    const { play, events } = burst({ at: '0117' });
    const { hexes } = eventsOf(events, 'decompressed')[0]!;
    expect(hexes).toHaveLength(7);
    expect(hexes.map(hex => strengthAt(play.state, hex))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const board = boardOf(play.state.board);
    expect([levelAt(board, CROWN), siteAt(board, CROWN)!.terrains[0]!.kind]).toEqual([0, 'rubble']);
  });
  rule(
    'AW-lunar-decompression-collapse#2',
    'who stands on it falls at once, for seven tenths of the damage; who flies above does not',
    () => {
      const { events } = burst({ at: '1105' }, 1, ...pair(5), ...HIT);
      // Two tenths of a Locust for two levels are four: three at this gravity.
      expect(eventsOf(events, 'fell')).toMatchObject([{ unit: 1, levels: 1, damage: 3 }]);
      expect(eventsOf(burst({ at: '1105', design: 'Warrior Attack Helicopter H-7', elevation: 5 }).events, 'fell')).toEqual([]);
    },
  );
  rule('AW-lunar-decompression-collapse#3', 'a level for each ring beneath it', () => {
    const far = (label: string, ...dice: readonly number[]) => eventsOf(burst({ at: label }, ...dice).events, 'fell')[0]!.levels;
    expect([far('1105', 1, ...pair(5), ...HIT), far('1205', ...pair(8), 1, ...pair(5), ...HIT)]).toEqual([1, 2]);
  });
  const places = [5, 9, 6, 8].flatMap(pair);
  rule('AW-lunar-decompression-launch#1', 'who stands where it began is thrown ten levels up first', () => {
    const { events } = burst({ at: '1205' }, 1, 1, 1, ...places, ...HIT, ...HIT);
    expect(eventsOf(events, 'fell')).toMatchObject([{ unit: 1, levels: 12, damage: 18 }]);
  });
  rule('AW-lunar-decompression-launch#2', 'who stands elsewhere on it falls without that, and rolls for nothing', () => {
    const { events } = burst({ at: '1105' }, 1, ...pair(5), ...HIT);
    expect(eventsOf(events, 'piloted')).toEqual([]);
    expect(eventsOf(events, 'fell')[0]!.levels).toBe(1);
  });
  rule('AW-lunar-decompression-save#1', 'a roll three harder than usual spares a ’Mech the ten levels', () => {
    const saved = burst({ at: '1205' }, ...pair(8), 1, ...pair(5), ...HIT).events;
    expect(eventsOf(saved, 'piloted')[0]).toMatchObject({ cause: 'blast', ok: true, number: { total: 8 } });
    expect(eventsOf(saved, 'fell')).toMatchObject([{ levels: 2, damage: 4 }]);
    const lost = burst({ at: '1205' }, ...pair(7), 1, ...places, ...HIT, ...HIT).events;
    expect(eventsOf(lost, 'fell')).toMatchObject([{ levels: 12 }]);
  });
  rule('AW-lunar-decompression-save#2', 'suits roll with their Anti-’Mech Skill', () => {
    const rolled = (piloting: number) =>
      eventsOf(burst({ at: '1205', design: SUITS, piloting }, ...pair(12)).events, 'piloted')[0]!.number.total;
    expect([rolled(5), rolled(4)]).toEqual([8, 7]);
  });
  rule('AW-lunar-decompression-save#3', 'a vehicle has no roll, and is thrown', () => {
    const { events } = burst({ at: '1205', design: 'Savannah Master Hovercraft' }, 1, ...pair(6), ...pair(6));
    expect(eventsOf(events, 'piloted')).toEqual([]);
    // Five tons from twelve levels up: a point for each, at seven tenths.
    expect(eventsOf(events, 'damaged').reduce((sum, { armor, structure }) => sum + armor + structure, 0)).toBe(9);
  });
});

describe('the crystalline canyon, clause by clause', () => {
  const SINGING = ['AW-basis', 'AW-crystal-sympathetic'] as const;
  const number = (die: number | null, ground: Ground) => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3 },
      { at: '0811', moved: ['stand', 0] },
    ];
    const play = start({ units, ground, rules: SINGING });
    play.does(NORTH, stay(0), ...(die === null ? [] : [die]));
    play.does(NORTH, fire(0, 1, 0));
    return eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit.total;
  };
  const on = (ground: Ground): Ground => ({ '0805': 'c', ...ground });
  rule('AW-crystal-sympathetic#1', 'among crystals a four or more: thin woods hide nobody, thick ones like thin ones', () => {
    expect([3, 4, 6].map(die => number(die, on({ '0808': 'l' })))).toEqual([5, 4, 4]);
    expect([3, 4].map(die => number(die, on({ '0808': 'h' })))).toEqual([6, 5]);
    expect([3, 4].map(die => number(die, on({ '0811': 'l' })))).toEqual([5, 4]);
    expect([3, 4].map(die => number(die, on({ '0811': 'h', '0808': 'l' })))).toEqual([7, 5]);
    // Whoever stands elsewhere does not roll.
    expect(number(null, { '0808': 'l' })).toBe(5);
  });
  rule('AW-crystal-sympathetic#2', 'on other maps crystals do not sing', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3 },
      { at: '0811', moved: ['stand', 0] },
    ];
    const play = start({ units, ground: on({ '0808': 'l' }) });
    play.does(NORTH, stay(0));
    play.does(NORTH, fire(0, 1, 0));
    expect(eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit.total).toBe(5);
    expect([number(4, on({ '0808': 'l' })), number(4, on({}))]).toEqual([4, 4]);
  });
  rule('AW-crystal-sympathetic#3', 'until that phase is over, and no longer', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3 },
      { at: '0811', moved: ['stand', 0] },
    ];
    const play = start({ units, ground: on({ '0808': 'l' }), rules: SINGING });
    play.does(NORTH, stay(0), 6);
    expect(unitAt(play.state, 0).fresh.resonant).toBe(true);
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).fresh.resonant).toBeUndefined();
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1), 3);
    play.does(NORTH, fire(0, 1, 0));
    expect(eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit.total).toBe(5);
  });

  const ALL = rulesOf('crystalline-canyon').filter(id => /^AW/.test(id));
  const shot = (turn: number, quake: number) => {
    const play = start({
      units: [{ at: '0805', facing: 3 }, { at: '0812' }],
      phase: 'weapon',
      turn,
      rules: ALL,
      quake: { turn: quake, strength: 1 },
    });
    play.does(NORTH, fire(0, 1, 1));
    const fired = eventsOf(play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...pair(7), ...pair(7), ...NEXT, ...pair(2)), 'fired')[0]!;
    return [termsOf(fired.toHit)['AW-crystal-emi'], termsOf(fired.cluster!.row)['AW-crystal-emi']];
  };
  rule('AW-crystal-emi#1', 'in the turn after an earthquake shots are two harder and salvos two worse', () => {
    expect(shot(4, 3)).toEqual([2, -2]);
  });
  rule('AW-crystal-emi#2', 'not in a turn in which it shakes again', () => {
    expect(shot(4, 4)).toEqual([undefined, undefined]);
    // The second one is felt in the turn after it.
    expect(shot(5, 4)).toEqual([2, -2]);
  });
  rule('AW-crystal-emi#3', 'for one turn only', () => {
    expect([shot(3, 3), shot(5, 3)]).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  rule('AW-crystal-peak', 'units of both sides among crystals add up: three of them shake the ground on a seven', () => {
    const check = (crystals: number, ...dice: readonly number[]) => {
      const units: readonly Placed[] = ['0803', '0808', '0813'].map((label, i) => ({ at: label, seat: i === 0 ? NORTH : SOUTH }));
      const ground = Object.fromEntries(units.slice(0, crystals).map(({ at: label }) => [label, 'c']));
      const play = start({
        units,
        phase: 'weapon',
        ground,
        rules: ['AW-basis', 'AW-crystal-earthquake-check', 'AW-crystal-earthquake-strength', 'AW-crystal-peak'],
      });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1));
      return eventsOf(play.does(SOUTH, hold(2), ...NEXT, ...dice), 'quaked')[0]!;
    };
    const UPRIGHT = [...HIT, ...HIT, ...HIT];
    expect(check(3, ...pair(7), 1, ...UPRIGHT)).toMatchObject({ check: { total: 10 }, strength: { total: 1 } });
    expect(check(3, ...pair(6))).toMatchObject({ check: { total: 9 }, strength: null });
    expect(check(2, ...pair(7))).toMatchObject({ check: { total: 9 }, strength: null });
  });
});

describe('joining maps, clause by clause', () => {
  const force = (...designs: readonly string[]) => designs.map(design => ({ design }));
  const joined = (beside: Setup['beside']): Setup =>
    ({ map: 'crystalline-canyon', forces: [force('GRF-1N'), force('GRF-1N')], turns: null, ...(beside ? { beside } : {}) }) as Setup;
  const agreed = (beside: Setup['beside']): boolean => readSetup(joined(beside), 'setup').ok;
  rule('AW-joining-maps#1', 'a map beside these is joined once it is said how it lies', () => {
    expect([agreed({ map: 'hills' }), agreed({ map: 'hills', raise: 0 }), agreed({ map: 'hills', raise: 1 })]).toEqual([false, true, true]);
  });
  rule('AW-joining-maps#2', 'each of three maps around the canyon is raised by itself', () => {
    const three = (['north', 'west', 'east'] as const).map((side, i) => ({ map: 'hills', side, raise: i + 1 })) as Setup['beside'];
    expect(agreed(three)).toBe(true);
    const board = boardOf(setUp(joined(three)).board);
    const hill = levelAt(boardOf(setUp({ ...joined(undefined), map: 'hills' } as Setup).board), at('0101'));
    expect(['1701', '0118', '3318'].map(label => levelAt(board, at(label)))).toEqual([hill + 1, hill + 2, hill + 3]);
  });
});
