import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { isJammedAt } from '../../electronics/fields.ts';
import { SHEETS } from '../../scenarios/maps.ts';
import { unitAt } from '../../state.ts';
import { fitted } from '../../testing/fitted.fixture.ts';
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
  run,
  SOUTH,
  start,
  stay,
  termsOf,
  walk,
} from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
type Ground = { readonly [label: string]: string };
const VTOL = 'Warrior Attack Helicopter H-7';
const alone = (unit: Partial<Placed>, ground: Ground, ...rules: readonly RuleId[]) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }, { at: '0101', seat: NORTH }], ground, rules });

describe('the fungal crevasse, clause by clause', () => {
  const GLOW = ['AW-fungal-dusk', 'AW-fungal-bioluminescence'] as const;
  const shot = (ground: Ground) => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground, rules: GLOW });
    play.does(NORTH, fire(0, 1, 0));
    return eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit.total;
  };
  rule('AW-fungal-bioluminescence#1', 'a target on Level 1 or higher is not harder to hit at dusk', () => {
    expect([shot({ '0811': '1' }), shot({ '0811': '2' })]).toEqual([4, 4]);
  });
  rule('AW-fungal-bioluminescence#2', 'a target on Level 0 is, wherever the attacker stands', () => {
    expect([shot({}), shot({ '0805': '1' }), shot({ '0805': '2' })]).toEqual([5, 5, 5]);
  });

  const falls = (unit: Partial<Placed>, way: ReturnType<typeof walk> | ReturnType<typeof jump>) => {
    const play = alone(unit, { '0809': 'U' }, 'AW-ultra-sublevel');
    play.does(NORTH, way);
    return unitAt(play.state, 0).fate;
  };
  rule('AW-ultra-sublevel#1', 'whoever goes there on the ground is gone; whoever flies over it is not', () => {
    expect([falls({}, walk(0, 'FF')), falls({ design: 'Vedette Medium Tank' }, walk(0, 'F'))]).toEqual(['destroyed', 'destroyed']);
    expect(falls({ design: VTOL, elevation: 3 }, walk(0, 'FF'))).toBe('fighting');
  });
  rule('AW-ultra-sublevel#2', 'whoever lands there after a jump is gone; whoever jumps over it is not', () => {
    expect([falls({}, jump(0, '0809')), falls({}, jump(0, '0810'))]).toEqual(['destroyed', 'fighting']);
  });

  const SPORES = ['AW-fungal-spores-attach', 'AW-fungal-spores-myomer'] as const;
  rule('AW-fungal-spores-attach#1', 'a six in light or heavy woods, on the ground, and spores cling', () => {
    const clings = (
      unit: Partial<Placed>,
      wood: string,
      way: ReturnType<typeof walk> | ReturnType<typeof jump>,
      ...dice: readonly number[]
    ) => {
      const play = alone(unit, { '0809': wood }, ...SPORES);
      play.does(NORTH, way, ...dice);
      return unitAt(play.state, 0).spores ?? 0;
    };
    expect([clings({}, 'l', walk(0, 'F'), 6), clings({}, 'l', walk(0, 'F'), 5), clings({}, 'h', walk(0, 'F'), 6)]).toEqual([1, 0, 1]);
    // Nobody rolls in the open, in the air above, or who lands there.
    expect([clings({}, '.', walk(0, 'F')), clings({}, 'l', jump(0, '0809'))]).toEqual([0, 0]);
    expect(clings({ design: VTOL, elevation: 4 }, 'l', walk(0, 'F'))).toBe(0);
  });
  rule('AW-fungal-spores-attach#2', 'at every entry, into the same hex as well', () => {
    const play = alone({ spores: 1 }, { '0809': 'l' }, ...SPORES);
    play.does(NORTH, walk(0, 'FBF'), 6, 6);
    expect(unitAt(play.state, 0).spores).toBe(3);
  });
  const harder = (spores: number) => {
    const { book, state } = alone({ spores }, {}, ...SPORES);
    return termsOf(book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }))[
      'AW-fungal-spores-myomer'
    ];
  };
  rule('AW-fungal-spores-myomer#1', 'each attachment makes every piloting roll one harder', () => {
    expect([harder(0), harder(1), harder(2)]).toEqual([undefined, 1, 2]);
  });
  const spread = (spores: number, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [{ at: '0808', spores }, { at: '0117' }];
    const play = start({ phase: 'weapon', units, rules: [...SPORES, 'AW-fungal-spores-spread'] });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...dice, ...NEXT);
    return unitAt(play.state, 0).spores;
  };
  rule('AW-fungal-spores-myomer#2', 'three is the most, from clinging and spreading together', () => {
    const play = alone({ spores: 3 }, { '0809': 'l' }, ...SPORES);
    play.does(NORTH, walk(0, 'F'), 6);
    expect([unitAt(play.state, 0).spores, spread(3, 6), harder(3)]).toEqual([3, 3, 3]);
  });
  rule('AW-fungal-spores-spread#1', 'in every End Phase a six makes it one worse; who has none does not roll', () => {
    expect([spread(1, 5), spread(1, 6), spread(2, 6), spread(0)]).toEqual([1, 2, 3, 0]);
  });
  rule('AW-fungal-spores-spread#2', 'it spreads no further than three', () => {
    expect([spread(2, 6), spread(3, 6)]).toEqual([3, 3]);
  });

  const CLEAR: readonly RuleId[] = ['AW-fungal-spores-myomer', 'AW-fungal-spores-removal-declare', 'AW-fungal-spores-removal-roll'];
  const shaking = (phase: 'movement' | 'weapon', more: Partial<Placed> = {}, turn = 3) =>
    start({
      phase,
      turn,
      units: [
        { at: '0808', facing: 3, spores: 2, shakesOff: 3, ...more },
        { at: '0811', moved: ['stand', 0] },
      ],
      rules: CLEAR,
    });
  const DECLARED = 'AW-fungal-spores-removal-declare';
  const refused = (play: ReturnType<typeof shaking>, command: Parameters<typeof play.refuses>[1]) =>
    play.book.check(play.state as never, command, NORTH).some(({ rule: id }) => id === DECLARED);
  rule('AW-fungal-spores-removal-declare#1', 'it is declared when a turn ends, for the next', () => {
    const before = shaking('weapon', { shakesOff: 0 }, 2);
    before.does(NORTH, { ...fire(0, 1, 0), shakeOff: true } as never);
    expect(unitAt(before.state, 0).shakesOff).toBe(3);
    // Without spores there is nothing to clear.
    const clean = shaking('weapon', { shakesOff: 0, spores: 0 }, 2);
    expect(refused(clean, { type: 'declare', unit: 0, twist: 0, shots: [], shakeOff: true })).toBe(true);
  });
  rule('AW-fungal-spores-removal-declare#2', 'in that turn one stands or walks, and neither runs nor jumps', () => {
    const moves = [stay(0), walk(0, 'F'), run(0, 'F'), jump(0, '0809')];
    expect(moves.map(one => refused(shaking('movement'), one))).toEqual([false, false, true, true]);
    expect(moves.map(one => refused(shaking('movement', {}, 4), one))).toEqual([false, false, false, false]);
  });
  rule('AW-fungal-spores-removal-declare#3', 'in that turn one neither fires, nor uses TAG, nor spots', () => {
    const tagger = { design: fitted({ kind: 'weapon', item: 'ISTAG', at: 'RT' }) };
    const spots = { type: 'declare', unit: 0, twist: 0, shots: [], spots: 1 } as const;
    expect(refused(shaking('weapon'), fire(0, 1, 0))).toBe(true);
    expect(refused(shaking('weapon', tagger), fire(0, 1, 1))).toBe(true);
    expect([refused(shaking('weapon'), spots), refused(shaking('weapon'), hold(0))]).toEqual([true, false]);
    expect(refused(shaking('weapon', {}, 4), fire(0, 1, 0))).toBe(false);
  });
  rule('AW-fungal-spores-removal-declare#4', 'its jammer works all the same', () => {
    const play = shaking('weapon', { design: fitted('ISGuardianECMSuite') });
    play.does(NORTH, hold(0));
    expect(isJammedAt(play.state, SOUTH, at('0811'))).toBe(true);
    expect(isJammedAt(shaking('weapon').state, SOUTH, at('0811'))).toBe(false);
  });
  const rolled = (spores: number, ...dice: readonly number[]) => {
    const play = shaking('weapon', { spores });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
    return { events, left: unitAt(play.state, 0).spores, number: eventsOf(events, 'piloted')[0]!.number.total };
  };
  rule('AW-fungal-spores-removal-roll#1', 'after the Weapon Attack Phase: Piloting 5 with two spores needs 7', () => {
    expect([rolled(2, ...pair(7)).number, rolled(1, ...pair(7)).number]).toEqual([7, 6]);
    const order = rolled(2, ...pair(7)).events.map(({ type }) => type);
    expect(order.indexOf('piloted')).toBeLessThan(order.lastIndexOf('phaseEnded'));
  });
  rule('AW-fungal-spores-removal-roll#2', 'a success takes all of them away', () => {
    expect([rolled(2, ...pair(7)).left, rolled(3, ...pair(8)).left]).toEqual([0, 0]);
  });
  rule('AW-fungal-spores-removal-roll#3', 'a failure costs a die of damage, never to the head, and they stay', () => {
    const failed = rolled(2, ...pair(6), 4, ...HIT, ...pair(3));
    expect(eventsOf(failed.events, 'damaged')).toMatchObject([{ unit: 0, location: 'RA', armor: 4 }]);
    expect(failed.left).toBe(2);
  });
});

describe('the caustic valley, clause by clause', () => {
  const RULES: readonly RuleId[] = [
    'AW-basis',
    'AW-caustic-gale',
    'AW-caustic-gale-surge',
    'AW-caustic-blown-modification',
    'AW-caustic-blown-moderate',
    'AW-caustic-blown-strong',
  ];
  const CALM = [...NEXT, 4] as const;
  const end = (label: string, gale: boolean, dice: readonly number[], ground: Ground = { '0805': 'z' }, design = 'GRF-1N') => {
    const units: readonly Placed[] = [{ at: label, design }, { at: '1601' }];
    const play = start({ phase: 'weapon', units, ground, tags: ['wind-3'], rules: RULES, ...(gale ? { gale: true as const } : {}) });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...dice);
    return { play, harm: eventsOf(events, 'damaged').map(({ location, armor }) => [location, armor]) };
  };
  const missiles = (gale: boolean) => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3 }, { at: '0812' }],
      rules: RULES,
      tags: ['wind-3'],
      ...(gale ? { gale: true as const } : {}),
    });
    play.does(NORTH, fire(0, 1, 1, 0));
    return eventsOf(play.does(SOUTH, hold(1), 1, 1, 1, 1, ...CALM), 'fired').map(({ toHit }) => termsOf(toHit)['AW-caustic-gale']);
  };
  rule('AW-caustic-gale#1', 'a Moderate Gale blows as long as no Strong Gale does: missiles are one harder, beams are not', () => {
    expect([missiles(false), missiles(true)]).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });
  rule('AW-caustic-gale#2', 'it blows the way the map says, in every turn', () => {
    expect(SHEETS['caustic-valley'].tags!.filter(tag => tag.startsWith('wind-'))).toEqual(['wind-2']);
    const { play, harm } = end('0806', false, [5, 3, ...pair(3), ...NEXT, 6]);
    expect(harm).toEqual([['RA', 3]]);
    // The turn after, with another force, the same hex is downwind.
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1));
    play.does(NORTH, hold(0));
    expect(eventsOf(play.does(SOUTH, hold(1), 3, 1, ...pair(3), 1, ...pair(9), ...CALM), 'damaged')).toHaveLength(2);
  });
  rule('AW-caustic-gale-surge#1', 'a five or six at the start of a turn makes it a Strong Gale', () => {
    const after = (die: number) => end('1010', false, [...NEXT, die]).play.state.gale;
    expect([after(4), after(5), after(6)]).toEqual([undefined, true, true]);
  });
  rule('AW-caustic-gale-surge#2', 'it falls back unless it is rolled again', () => {
    const after = (die: number) => end('1010', true, [...NEXT, die]).play.state.gale;
    expect([after(1), after(4), after(5)]).toEqual([undefined, undefined, true]);
  });
  rule('AW-caustic-blown-moderate#1', 'beside the downwind side of a pool a five or six strikes', () => {
    expect(end('0806', false, [4, ...CALM]).harm).toEqual([]);
    expect(end('0806', false, [5, 1, ...pair(3), ...CALM]).harm).toHaveLength(1);
    expect(end('0806', false, [6, 1, ...pair(3), ...CALM]).harm).toHaveLength(1);
    expect(end('0807', false, CALM).harm).toEqual([]);
  });
  rule('AW-caustic-blown-moderate#2', 'for a die of damage in one place', () => {
    expect([end('0806', false, [5, 6, ...pair(9), ...CALM]).harm, end('0806', false, [5, 2, ...pair(3), ...CALM]).harm]).toEqual([
      [['LL', 6]],
      [['RA', 2]],
    ]);
  });
  rule('AW-caustic-blown-moderate#3', 'never in the head of a ’Mech', () => {
    expect(end('0806', false, [5, 3, ...HIT, ...HIT, ...pair(3), ...CALM]).harm).toEqual([['RA', 3]]);
  });
  rule('AW-caustic-blown-moderate#4', 'beside any other side of it nobody rolls', () => {
    for (const label of ['0804', '0705', '0905', '0704', '0904']) expect(end(label, false, CALM).harm).toEqual([]);
  });
  const strong = [3, 3, ...pair(3), 4, ...pair(9), ...CALM];
  rule('AW-caustic-blown-strong#1', 'in a Strong Gale a three or more strikes, up to four hexes downwind', () => {
    for (const label of ['0806', '0807', '0808', '0809']) {
      expect(end(label, true, [2, ...CALM]).harm).toEqual([]);
      expect(end(label, true, strong).harm).toHaveLength(2);
    }
    expect(end('0804', true, CALM).harm).toEqual([]);
    expect(end('0908', true, CALM).harm).toEqual([]);
  });
  rule('AW-caustic-blown-strong#2', 'in two different places, with a die for each', () => {
    expect(end('0808', true, [3, 3, ...pair(3), 5, ...pair(3), ...pair(9), ...CALM]).harm).toEqual([
      ['RA', 3],
      ['LL', 5],
    ]);
  });
  rule('AW-caustic-blown-strong#3', 'neither of them the head of a ’Mech', () => {
    expect(end('0808', true, [3, 1, ...HIT, ...pair(3), 2, ...HIT, ...pair(9), ...CALM]).harm).toEqual([
      ['RA', 1],
      ['LL', 2],
    ]);
  });
  rule('AW-caustic-blown-strong#4', 'whatever lies between', () => {
    expect(end('0808', true, strong, { '0805': 'z', '0806': 'C', '0807': '4' }).harm).toHaveLength(2);
  });
  rule('AW-caustic-blown-strong#5', 'and not at five hexes', () => {
    expect(end('0810', true, CALM).harm).toEqual([]);
  });
});
