import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow, Condition } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { exchange, gear, griffin, HIT, scene } from '../../testing/blows.fixture.ts';
import { eventsOf, NORTH, type Placed, pair, SOUTH, start, strike, termsOf, walk } from '../../testing/table.fixture.ts';

const faults = (play: ReturnType<typeof scene>, blow: Blow) =>
  play.book.check(play.state as never, strike(0, blow), NORTH).map(one => one.rule);
const FALLEN = [1, ...pair(7), ...pair(7), ...HIT];

describe('trips', () => {
  const TRIP: readonly RuleId[] = ['TOE-tripping-bipeds-only'];
  const trip: Blow = { kind: 'trip', target: 1 };
  const wrong = (first: Partial<Placed>, second: Partial<Placed>) =>
    faults(scene(first, second, TRIP), trip).includes('TOE-tripping-bipeds-only');
  rule('TOE-tripping-bipeds-only#1', 'only two legs trip, and only two legs are tripped', () => {
    const quad = { design: 'GOL-1H' };
    expect([wrong({}, {}), wrong({}, quad), wrong(quad, {}), wrong({}, { design: 'Vedette Medium Tank' })]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
  rule('TOE-tripping-bipeds-only#2', 'machines of industry on two legs do and are, as well', () => {
    const logger = { design: 'Crosscut ED-X1 LoggerMech' };
    expect([wrong(logger, {}), wrong({}, logger)]).toEqual([false, false]);
  });
  rule('TOE-tripping-bipeds-only#3', 'one easier than a blow; whoever is struck rolls to keep its feet', () => {
    const tripped = (...dice: readonly number[]) => {
      const play = scene({}, {}, TRIP);
      const events = exchange(play, trip, [], ...dice);
      return [eventsOf(events, 'struck')[0]!.toHit.total, eventsOf(events, 'piloted').length, unitAt(play.state, 1).prone];
    };
    expect(tripped(...pair(4), ...pair(2), ...FALLEN)).toEqual([4, 1, true]);
    expect(tripped(...pair(4), ...pair(5))).toEqual([4, 1, false]);
    expect(tripped(...pair(3))).toEqual([4, 0, false]);
  });
});

describe('blocks', () => {
  const BLOCK: readonly RuleId[] = ['TOE-block-kick-psr'];
  const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
  const block: Blow = { kind: 'block', arm: 'LA', target: 0 };
  rule('TOE-block-kick-psr#1', 'who stops a kick rolls to keep its feet, and falls if it fails', () => {
    const blocked = (blow: Blow, ...dice: readonly number[]) => {
      const play = scene({}, {}, BLOCK);
      const events = exchange(play, blow, [block], ...pair(9), ...pair(5), ...dice);
      return [eventsOf(events, 'piloted').map(({ cause }) => cause), unitAt(play.state, 1).prone];
    };
    expect(blocked(kick, ...HIT)).toEqual([['blocked'], false]);
    expect(blocked(kick, ...pair(2), ...FALLEN)).toEqual([['blocked'], true]);
    expect(blocked({ kind: 'punch', arm: 'RA', target: 1 })).toEqual([[], false]);
  });
  rule('TOE-block-kick-psr#2', 'an arm against one attacker, with the roll of a punch, takes the blow', () => {
    const stopped = (rolled: number, ...dice: readonly number[]) =>
      eventsOf(exchange(scene({}, {}, BLOCK), kick, [block], ...pair(9), ...pair(rolled), ...dice), 'damaged')[0]!.location;
    expect([stopped(5, ...HIT), stopped(4, 1, ...HIT)]).toEqual(['LA', 'RL']);
  });
});

describe('holds', () => {
  const HOLD: readonly RuleId[] = ['TOE-grapple-target-psr', 'TOE-grapple-own-psr'];
  const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
  const held = (holds?: true) => {
    const grips: Condition = { grips: { unit: 1, since: 1, ...(holds ? { holds } : {}) } };
    return scene({ condition: grips }, { condition: { gripped: { unit: 0, since: 1 } } }, HOLD);
  };
  const after = (play: ReturnType<typeof held>, ...dice: readonly number[]) => {
    const events = exchange(play, kick, [], ...pair(9), 1, ...pair(2), ...dice);
    return {
      rolls: eventsOf(events, 'piloted').map(({ cause, number }) => [cause, number.total]),
      prone: play.state.units.slice(0, 2).map(({ prone }) => prone),
      held: play.state.units.slice(0, 2).map(({ condition }) => condition !== undefined),
    };
  };
  rule('TOE-grapple-target-psr#1', 'who lets go when the other stumbles rolls for nothing, and the other falls', () => {
    expect(after(held(), ...FALLEN)).toEqual({ rolls: [['kicked', 5]], prone: [false, true], held: [false, false] });
  });
  rule('TOE-grapple-target-psr#2', 'who holds on rolls two harder, and keeps the other upright and held', () => {
    expect(after(held(true), ...pair(7))).toEqual({
      rolls: [
        ['kicked', 5],
        ['grip', 7],
      ],
      prone: [false, false],
      held: [true, true],
    });
  });
  rule('TOE-grapple-target-psr#3', 'who holds on and fails falls with the other, and still holds it', () => {
    expect(after(held(true), ...pair(6), ...FALLEN, ...FALLEN)).toMatchObject({ prone: [true, true], held: [true, true] });
  });
  rule('TOE-grapple-target-psr#4', 'a hold keeps both where they are, until who holds lets go for a point', () => {
    const moving = () => {
      const units: readonly Placed[] = [
        { at: '0808', facing: 3, condition: { grips: { unit: 1, since: 1 } } },
        { at: '0809', condition: { gripped: { unit: 0, since: 1 } } },
      ];
      return start({ units, rules: HOLD });
    };
    expect(
      moving()
        .refuses(NORTH, walk(0, 'B'))
        .map(one => one.rule),
    ).toContain('TOE-grapple-target-psr');
    const play = moving();
    play.does(NORTH, walk(0, 'YB'));
    expect(play.state.units.map(({ condition }) => condition)).toEqual([undefined, undefined]);
    expect(unitAt(play.state, 0).moved!.spent).toBe(2);
    const other = moving();
    other.does(NORTH, { type: 'move', unit: 0, mode: 'stand' });
    expect(other.refuses(SOUTH, walk(1, 'B')).map(one => one.rule)).toContain('TOE-grapple-target-psr');
  });
});

describe('whips', () => {
  const WHIP: readonly RuleId[] = ['TOE-chain-whip-grapple', 'TOE-chain-whip-grapple-effect', 'TOE-chain-whip-grapple-upkeep'];
  const whip = griffin(gear('Chain Whip', 'RA', 2));
  const lash: Blow = { kind: 'club', gear: 0, target: 1, winds: true };
  const number = (first: Partial<Placed>, second: Partial<Placed>) => {
    const { book, state } = scene(first, second, WHIP);
    return book.ask('winding', { unit: unitAt(state, 0), target: unitAt(state, 1) }).total;
  };
  rule('TOE-chain-whip-grapple#1', 'a whip that strikes an arm may wind round it at once; one that strikes elsewhere may not', () => {
    const wound = (...dice: readonly number[]) => {
      const play = scene({ design: whip }, {}, WHIP);
      exchange(play, lash, [], ...HIT, ...dice);
      return unitAt(play.state, 1).condition?.gripped?.limb;
    };
    expect([wound(...pair(10), ...pair(5)), wound(...pair(10), ...pair(4)), wound(...pair(7))]).toEqual(['LA', undefined, undefined]);
  });
  rule('TOE-chain-whip-grapple#2', 'two easier for muscles that are hot where the other’s are not', () => {
    const strong = griffin(gear('Chain Whip'), gear('Triple Strength Myomer', 'CT'));
    expect([number({}, {}), number({ design: strong, heat: 9 }, {}), number({ design: strong, heat: 8 }, {})]).toEqual([5, 3, 5]);
    expect(number({ design: strong, heat: 9 }, { design: strong, heat: 9 })).toBe(5);
  });
  rule('TOE-chain-whip-grapple#3', 'one easier for each class below, one harder for each above', () => {
    expect([number({}, { design: 'LCT-1V' }), number({}, { design: 'TDR-5S' }), number({}, { design: 'AS7-D' })]).toEqual([4, 6, 7]);
    expect(number({ design: 'AS7-D' }, { design: 'LCT-1V' })).toBe(2);
  });
  rule('TOE-chain-whip-grapple#4', 'ProtoMechs, light, medium, heavy, assault: five classes', () => {
    const others = ['Roc', 'LCT-1V', 'GRF-1N', 'TDR-5S', 'AS7-D'];
    expect(others.map(design => number({ design: 'LCT-1V' }, { design }))).toEqual([4, 5, 6, 7, 8]);
  });
  const bound = (since = 1): readonly [Partial<Placed>, Partial<Placed>] => [
    { design: whip, condition: { grips: { unit: 1, gear: 0, limb: 'RA', since } } },
    { condition: { gripped: { unit: 0, gear: 0, limb: 'LA', since } } },
  ];
  const moving = () => {
    const [first, second] = bound();
    return start({ units: [{ at: '0808', facing: 3, ...first } as Placed, { at: '0809', ...second } as Placed], rules: WHIP });
  };
  const EFFECT = 'TOE-chain-whip-grapple-effect';
  rule('TOE-chain-whip-grapple-effect#1', 'neither leaves its hex', () => {
    expect(
      moving()
        .refuses(NORTH, walk(0, 'B'))
        .map(one => one.rule),
    ).toContain(EFFECT);
    const play = moving();
    play.does(NORTH, { type: 'move', unit: 0, mode: 'stand' });
    expect(play.refuses(SOUTH, walk(1, 'B')).map(one => one.rule)).toContain(EFFECT);
  });
  rule('TOE-chain-whip-grapple-effect#2', 'who swings it lets go for a point', () => {
    const play = moving();
    play.does(NORTH, walk(0, 'YB'));
    expect(play.state.units.map(({ condition }) => condition)).toEqual([undefined, undefined]);
    expect(unitAt(play.state, 0).moved!.spent).toBe(2);
  });
  rule('TOE-chain-whip-grapple-effect#3', 'both strike, but not with the arms that are bound', () => {
    const punch = (arm: 'LA' | 'RA') => faults(scene(...bound(), WHIP), { kind: 'punch', arm, target: 1 }).includes(EFFECT);
    expect([punch('RA'), punch('LA')]).toEqual([true, false]);
    const play = scene(...bound(), WHIP);
    play.does(NORTH, strike(0));
    const back = (arm: 'LA' | 'RA') =>
      play.book.check(play.state as never, strike(1, { kind: 'punch', arm, target: 0 }), SOUTH).some(one => one.rule === EFFECT);
    expect([back('LA'), back('RA')]).toEqual([true, false]);
  });
  rule('TOE-chain-whip-grapple-effect#4', 'what the two do to each other is two easier', () => {
    const events = exchange(scene(...bound(), WHIP), { kind: 'punch', arm: 'LA', target: 1 }, [], 1, 1);
    expect(termsOf(eventsOf(events, 'struck')[0]!.toHit)[EFFECT]).toBe(-2);
    const free = exchange(scene({ design: whip }, {}, WHIP), { kind: 'punch', arm: 'LA', target: 1 }, [], 1, 1);
    expect(termsOf(eventsOf(free, 'struck')[0]!.toHit)[EFFECT]).toBeUndefined();
  });
});

describe('what is swung', () => {
  const swing = (item: string, rules: readonly RuleId[], part?: 'high' | 'low', ...dice: readonly number[]) => {
    const events = exchange(
      scene({ design: griffin(gear(item)) }, {}, rules),
      { kind: 'club', gear: 0, target: 1, ...(part ? { part } : {}) },
      [],
      ...HIT,
      ...dice,
    );
    return [eventsOf(events, 'struck')[0]!.toHit.total, eventsOf(events, 'located')[0]!.struck.location];
  };
  const MACE: readonly RuleId[] = ['TOE-mace-hit-tables'];
  rule('TOE-mace-hit-tables#1', 'a mace strikes the table of punches or of kicks, as a hatchet does', () => {
    expect([
      swing('Mace', MACE, 'high', 3)[1],
      swing('Mace', MACE, 'high', 1)[1],
      swing('Mace', MACE, 'low', 1)[1],
      swing('Mace', MACE, 'low', 6)[1],
    ]).toEqual(['CT', 'LA', 'RL', 'LL']);
    expect(faults(scene({ design: griffin(gear('Mace')) }, {}, []), { kind: 'club', gear: 0, target: 1, part: 'high' })).toContain(
      'TW-house-plain-swings',
    );
  });
  rule('TOE-mace-hit-tables#2', 'that is four harder', () => {
    expect([swing('Mace', MACE, undefined, ...pair(7))[0], swing('Mace', MACE, 'high', 3)[0], swing('Mace', MACE, 'low', 1)[0]]).toEqual([
      6, 10, 10,
    ]);
  });
  const lashes = (design: string) => {
    const paper = { ...griffin(gear('Chain Whip')), tons: design === 'heavy' ? 100 : 55 };
    return eventsOf(exchange(scene({ design: paper }, {}, []), { kind: 'club', gear: 0, target: 1 }, [], 1, 1), 'struck')[0]!;
  };
  rule('TOE-chain-whip-damage-table#1', 'a chain whip does three points, whatever swings it', () => {
    expect([lashes('light').damage, lashes('heavy').damage]).toEqual([3, 3]);
  });
  rule('TOE-chain-whip-damage-table#2', 'two easier, like a sword', () => {
    const sword = eventsOf(
      exchange(scene({ design: griffin(gear('Sword')) }, {}, []), { kind: 'club', gear: 0, target: 1 }, [], 1, 1),
      'struck',
    )[0]!.toHit.total;
    expect([lashes('light').toHit.total, sword]).toEqual([3, 3]);
  });
});
