import { boardOf } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { stepInto } from '../../movement/step.ts';
import { unitAt } from '../../state.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  start,
  stay,
  stepsIn,
  termsOf,
  walk,
} from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
type Ground = { readonly [label: string]: string };
const alone = (unit: Partial<Placed>, ground: Ground, ...rules: readonly RuleId[]) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }, { at: '0101', seat: NORTH }], ground, rules });
const piloting = (unit: Partial<Placed>, ground: Ground, ...rules: readonly RuleId[]) => {
  const { book, state } = alone(unit, ground, ...rules);
  return termsOf(book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }));
};

describe('maps of other worlds', () => {
  rule('AW-unmarked-hex-clear', 'what has no mark is clear', () => {
    const play = alone({}, {}, 'AW-unmarked-hex-clear');
    const step = stepInto(boardOf(play.state.board), { at: at('0808'), facing: 3, step: 'forward', mode: 'walk', gait: 'mech' });
    expect(play.book.ask('stepCost', step)).toMatchObject({ total: 1, terms: [{ rule: 'TW-ter-clear' }] });
  });
  rule(
    'AW-new-terrain-not-in-to#1',
    'domes, depths, crystals, spray and spores stand beside ground of Tactical Operations on one map',
    () => {
      const every = ['AW-new-terrain-not-in-to', 'AW-basis', 'AW-lunar-dome-small', 'AW-ultra-sublevel', 'AW-crystal-psr'] as const;
      expect(piloting({ at: '0808' }, { '0808': 'q' }, ...every)['AW-lunar-dome-small']).toBe(1);
      expect(piloting({ at: '0808' }, { '0808': 'q' })['AW-lunar-dome-small']).toBeUndefined();
      const crystal = alone({}, { '0809': 'c' }, ...every);
      expect(eventsOf(crystal.does(NORTH, walk(0, 'F'), ...HIT), 'piloted')).toHaveLength(1);
      expect(eventsOf(alone({}, { '0809': 'c' }).does(NORTH, walk(0, 'F')), 'piloted')).toHaveLength(0);
      const depth = alone({}, { '0809': 'U' }, ...every);
      depth.does(NORTH, walk(0, 'F'));
      expect(unitAt(depth.state, 0).fate).toBe('destroyed');
      const wood = alone({}, { '0809': 'w', '0810': 'z' }, ...every, 'AW-fungal-spores-attach', 'TOE-haz-pool-class3');
      // Spores attach on the way, and the pool behind, which is ground of Tactical Operations, burns the right leg for 4.
      wood.does(NORTH, walk(0, 'FF'), 6, 4, 1);
      expect(unitAt(wood.state, 0)).toMatchObject({ spores: 1, armor: { RL: 14 } });
    },
  );
  rule('AW-basis', 'the core game goes on beside what a world adds', () => {
    const play = alone({}, {}, 'AW-basis');
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(1);
  });
});

describe('the fungal crevasse', () => {
  const shot = (ground: Ground, ...rules: readonly RuleId[]) => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground, rules });
    play.does(NORTH, fire(0, 1, 0));
    return eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit;
  };
  rule('AW-fungal-dusk', 'one more to hit', () => {
    expect(shot({}, 'AW-fungal-dusk').total).toBe(5);
    expect(shot({}).total).toBe(4);
  });
  rule('AW-fungal-bioluminescence', 'but not against what stands on the heights', () => {
    const both = ['AW-fungal-dusk', 'AW-fungal-bioluminescence'] as const;
    expect([shot({ '0811': '1' }, ...both).total, shot({}, ...both).total]).toEqual([4, 5]);
    expect(shot({ '0811': '1' }, ...both).terms).toContainEqual({
      rule: 'AW-fungal-dusk',
      value: 1,
      waivedBy: 'AW-fungal-bioluminescence',
    });
  });
  rule('AW-ultra-sublevel', 'whoever goes or lands there is gone', () => {
    const walked = alone({}, { '0809': 'U' }, 'AW-ultra-sublevel');
    walked.does(NORTH, walk(0, 'FF'));
    expect(unitAt(walked.state, 0).fate).toBe('destroyed');
    const jumped = alone({}, { '0809': 'U', '0811': 'U' }, 'AW-ultra-sublevel');
    jumped.does(NORTH, jump(0, '0810'));
    expect(unitAt(jumped.state, 0).fate).toBe('fighting');
    const landed = alone({}, { '0809': 'U' }, 'AW-ultra-sublevel');
    landed.does(NORTH, jump(0, '0809'));
    expect(unitAt(landed.state, 0).fate).toBe('destroyed');
  });
  rule('AW-fungal-spores-attach', 'every entry into woods may leave spores behind', () => {
    const after = (die: number, spores?: number) => {
      const play = alone(spores ? { spores } : {}, { '0809': 'l' }, 'AW-fungal-spores-attach');
      play.does(NORTH, walk(0, 'F'), die);
      return unitAt(play.state, 0).spores;
    };
    expect([after(5), after(6), after(6, 1), after(6, 3)]).toEqual([undefined, 1, 2, 3]);
    alone({}, { '0809': 'l' }, 'AW-fungal-spores-attach').does(NORTH, jump(0, '0809'));
  });
  rule('AW-fungal-spores-myomer', 'each makes every roll one harder', () =>
    expect([0, 1, 3].map(spores => piloting({ spores }, {}, 'AW-fungal-spores-myomer')['AW-fungal-spores-myomer'])).toEqual([
      undefined,
      1,
      3,
    ]),
  );
  rule('AW-fungal-spores-spread', 'in the End Phase they may spread, up to three', () => {
    const spread = (spores: number, die: number) => {
      const units: readonly Placed[] = [{ at: '0808', spores }, { at: '0117' }];
      const play = start({ phase: 'weapon', units, rules: ['AW-fungal-spores-spread'] });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1), die, ...NEXT);
      return unitAt(play.state, 0).spores;
    };
    expect([spread(1, 5), spread(1, 6), spread(3, 6)]).toEqual([1, 2, 3]);
  });
});

describe('getting rid of spores', () => {
  const RULES: readonly RuleId[] = ['AW-fungal-spores-myomer', 'AW-fungal-spores-removal-declare', 'AW-fungal-spores-removal-roll'];
  const shaking = (phase: 'movement' | 'weapon') => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3, spores: 2, shakesOff: 3 },
      { at: '0811', moved: ['stand', 0] },
    ];
    return start({ phase, turn: 3, units, rules: RULES });
  };
  rule('AW-fungal-spores-removal-declare', 'it is said a turn before; then one walks at most, and neither fires nor spots', () => {
    const before = start({ phase: 'weapon', turn: 2, units: [{ at: '0808', spores: 1 }, { at: '0117' }], rules: RULES });
    before.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], shakeOff: true });
    expect(unitAt(before.state, 0).shakesOff).toBe(3);
    const refused = (command: Parameters<typeof before.refuses>[1]) =>
      shaking(command.type === 'move' ? 'movement' : 'weapon')
        .refuses(NORTH, command)
        .map(one => one.rule);
    expect(refused({ type: 'move', unit: 0, mode: 'run', steps: stepsIn('F') })).toContain('AW-fungal-spores-removal-declare');
    expect(refused(jump(0, '0809'))).toContain('AW-fungal-spores-removal-declare');
    expect(refused(fire(0, 1, 0))).toContain('AW-fungal-spores-removal-declare');
    expect(refused({ type: 'declare', unit: 0, twist: 0, shots: [], spots: 1 })).toContain('AW-fungal-spores-removal-declare');
    shaking('movement').does(NORTH, walk(0, 'F'));
  });
  rule('AW-fungal-spores-removal-roll', 'a roll with all modifiers: all spores are gone, or it hurts', () => {
    const after = (...dice: readonly number[]) => {
      const play = shaking('weapon');
      play.does(NORTH, hold(0));
      const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
      return {
        spores: unitAt(play.state, 0).spores,
        number: eventsOf(events, 'piloted')[0]!.number.total,
        harm: eventsOf(events, 'damaged'),
      };
    };
    expect(after(...pair(7))).toMatchObject({ spores: 0, number: 7, harm: [] });
    expect(after(...pair(6), 4, ...HIT, ...pair(3))).toMatchObject({ spores: 2, harm: [{ location: 'RA', armor: 4 }] });
  });
});

describe('the crystalline canyon', () => {
  rule('AW-crystal-psr', 'crystals ask for a roll', () => {
    const play = alone({}, { '0809': 'c' }, 'AW-crystal-psr');
    const events = play.does(NORTH, walk(0, 'F'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'crystal', number: { total: 5 }, ok: false });
    expect(unitAt(play.state, 0).prone).toBe(true);
  });
  rule('AW-crystal-sympathetic', 'four or more, and thin woods hide nobody, thick ones like thin ones', () => {
    const number = (die: number, ground: Ground) => {
      const play = start({
        units: [
          { at: '0805', facing: 3 },
          { at: '0811', moved: ['stand', 0] },
        ],
        ground: { '0805': 'c', ...ground },
        rules: ['AW-basis', 'AW-crystal-sympathetic'],
      });
      play.does(NORTH, stay(0), die);
      play.does(NORTH, fire(0, 1, 0));
      return eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit.total;
    };
    expect([number(3, { '0808': 'l' }), number(4, { '0808': 'l' })]).toEqual([5, 4]);
    expect([number(3, { '0808': 'h' }), number(4, { '0808': 'h' })]).toEqual([6, 5]);
    expect([number(3, { '0811': 'h' }), number(6, { '0811': 'h' })]).toEqual([6, 5]);
  });
});

describe('the lunar base', () => {
  rule('AW-lunar-dome-small', 'one harder on the edge of a small dome', () =>
    expect(piloting({}, { '0808': 'q' }, 'AW-lunar-dome-small')['AW-lunar-dome-small']).toBe(1),
  );
  rule('AW-lunar-dome-medium-outer', 'two harder on the edge of a larger one, and a roll to go there', () => {
    const play = alone({}, { '0809': 'Q' }, 'AW-lunar-dome-medium-outer');
    const [rolled] = eventsOf(play.does(NORTH, walk(0, 'F'), ...HIT), 'piloted');
    expect(rolled).toMatchObject({ cause: 'dome', number: { total: 7 } });
  });
  rule('AW-lunar-dome-medium-inner', 'one harder further in, and no roll to go there', () => {
    const play = alone({}, { '0809': 'O' }, 'AW-lunar-dome-medium-inner');
    expect(eventsOf(play.does(NORTH, walk(0, 'F')), 'piloted')).toHaveLength(0);
    expect(piloting({}, { '0808': 'O' }, 'AW-lunar-dome-medium-inner')['AW-lunar-dome-medium-inner']).toBe(1);
  });
});

describe('the caustic valley', () => {
  const RULES: readonly RuleId[] = [
    'AW-basis',
    'AW-caustic-gale-surge',
    'AW-caustic-blown-modification',
    'AW-caustic-blown-moderate',
    'AW-caustic-blown-strong',
  ];
  /** A turn ends with the first unit so many hexes downwind of a pool; then the wind of the next turn is rolled. */
  const turn = (label: string, gale: boolean, dice: readonly number[], tags = ['wind-3']) => {
    const units: readonly Placed[] = [{ at: label }, { at: '1601' }];
    const play = start({ phase: 'weapon', units, ground: { '0805': 'z' }, tags, rules: RULES, ...(gale ? { gale: true as const } : {}) });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...dice);
    return { play, harm: eventsOf(events, 'damaged').map(({ location, armor }) => [location, armor]) };
  };
  const CALM = [...NEXT, 4] as const;
  rule('AW-caustic-blown-moderate', 'beside a pool a five costs a die of damage, and never the head', () => {
    expect(turn('0806', false, [4, ...CALM]).harm).toEqual([]);
    expect(turn('0806', false, [5, 3, ...HIT, ...pair(3), ...CALM]).harm).toEqual([['RA', 3]]);
    expect(turn('0807', false, CALM).harm).toEqual([]);
    expect(turn('0806', false, CALM, ['wind-0']).harm).toEqual([]);
  });
  rule('AW-caustic-blown-strong', 'four hexes downwind a three costs a die of damage in two different places', () => {
    expect(turn('0809', true, [2, ...CALM]).harm).toEqual([]);
    expect(turn('0809', true, [3, 3, ...pair(3), 4, ...pair(3), ...pair(9), ...CALM]).harm).toEqual([
      ['RA', 3],
      ['LL', 4],
    ]);
    expect(turn('0810', true, CALM).harm).toEqual([]);
  });
  rule('AW-caustic-blown-modification', 'it lies upon whatever ground is there', () => {
    const units: readonly Placed[] = [{ at: '0806' }, { at: '1601' }];
    const play = start({ phase: 'weapon', units, ground: { '0805': 'z', '0806': 'h' }, tags: ['wind-3'], rules: RULES });
    play.does(NORTH, hold(0));
    expect(eventsOf(play.does(SOUTH, hold(1), 6, 1, ...pair(3), ...CALM), 'damaged')).toHaveLength(1);
  });
  rule('AW-caustic-gale-surge', 'a five swells the wind for one turn', () => {
    expect(turn('1010', false, [...NEXT, 5]).play.state.gale).toBe(true);
    expect(turn('1010', true, [...NEXT, 4]).play.state.gale).toBeUndefined();
    expect(turn('1010', true, [...NEXT, 6]).play.state.gale).toBe(true);
  });
});
