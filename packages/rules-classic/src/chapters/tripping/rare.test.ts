import type { RuleId } from '@sortie/kernel';
import { equipment, type Mount } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import type { Blow, Condition } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { exchange, gear, griffin, HIT, IDLE, scene } from '../../testing/blows.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  eventsOf,
  fire,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const refused = (play: ReturnType<typeof scene>, blow: Blow) => play.refuses(NORTH, strike(0, blow)).map(one => one.rule);

describe('trips and blocks', () => {
  const trip: Blow = { kind: 'trip', target: 1 };
  rule('TOE-tripping-bipeds-only', 'two legs trip two legs, who may keep their feet', () => {
    const TRIP: readonly RuleId[] = ['TOE-tripping-bipeds-only'];
    const play = scene({}, {}, TRIP);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(strike(0, trip));
    const events = exchange(play, trip, [], ...pair(4), ...pair(2), 1, ...pair(7), ...pair(7), ...HIT);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hit: true, damage: 0, toHit: { total: 4 } });
    expect(unitAt(play.state, 1).prone).toBe(true);
    expect(refused(scene({}, { design: 'GOL-1H' }, TRIP), trip)).toContain('TOE-tripping-bipeds-only');
    expect(refused(scene({ design: 'GOL-1H' }, {}, TRIP), trip)).toContain('TOE-tripping-bipeds-only');
    expect(refused(scene({}, {}, []), trip)).toContain('TW-house-rare-blows');
  });
  rule('TOE-block-kick-psr', 'an arm in the way takes the blow; who stops a kick rolls to keep its feet', () => {
    const BLOCK: readonly RuleId[] = ['TOE-block-kick-psr'];
    const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
    const block: Blow = { kind: 'block', arm: 'LA', target: 0 };
    const play = scene({}, {}, BLOCK);
    const events = exchange(play, kick, [block], ...pair(9), ...pair(5), ...HIT);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ unit: 1, location: 'LA', armor: 11 });
    expect(eventsOf(events, 'piloted').map(({ cause }) => cause)).toEqual(['blocked']);
    const failed = exchange(scene({}, {}, BLOCK), kick, [block], ...pair(9), ...pair(4), 1, ...HIT);
    expect(eventsOf(failed, 'damaged')[0]).toMatchObject({ unit: 1, location: 'RL' });
    const punched = exchange(scene({}, {}, BLOCK), { kind: 'punch', arm: 'RA', target: 1 }, [block], ...pair(9), ...pair(5));
    expect([eventsOf(punched, 'damaged')[0]!.location, eventsOf(punched, 'piloted')]).toEqual(['LA', []]);
  });
  rule('TOE-mace-hit-tables', 'a mace is swung at the upper or lower half like a hatchet', () => {
    const MACE: readonly RuleId[] = ['TOE-mace-hit-tables'];
    const swing = (item: string, part: 'high' | 'low', ...dice: readonly number[]) => {
      const events = exchange(
        scene({ design: griffin(gear(item)) }, {}, MACE),
        { kind: 'club', gear: 0, target: 1, part },
        [],
        ...HIT,
        ...dice,
      );
      return [eventsOf(events, 'struck')[0]!.toHit.total, eventsOf(events, 'located')[0]!.struck.location];
    };
    expect([swing('Mace', 'high', 3), swing('Mace', 'low', 1), swing('Hatchet', 'low', 6)]).toEqual([
      [10, 'CT'],
      [10, 'RL'],
      [8, 'LL'],
    ]);
    const blow: Blow = { kind: 'club', gear: 0, target: 1, part: 'high' };
    expect(refused(scene({ design: griffin(gear('Mace')) }, {}, []), blow)).toContain('TW-house-plain-swings');
    expect(refused(scene({ design: griffin(gear('IS Lance')) }, {}, MACE), blow)).toContain('TW-house-plain-swings');
  });
  rule('TOE-charging-terrain-falling-deleted', 'a charge into woods takes no roll beyond its own', () => {
    const charging: Placed = { at: '0807', facing: 3 };
    const play = start({
      units: [charging, { at: '0810', moved: ['stand', 0] }, { ...WITNESS, moved: ['stand', 0] }],
      rules: ['TOE-charging-terrain-falling-deleted'],
      ground: { '0810': 'w' },
    });
    play.does(NORTH, { ...walk(0, 'FF'), charge: 1 } as never);
    expect(unitAt(play.state, 0).moved).toMatchObject({ assault: { kind: 'charge', target: 1 }, done: true });
    expect(eventsOf(play.events, 'piloted')).toEqual([]);
  });
});

describe('holds', () => {
  const HOLD: readonly RuleId[] = ['TOE-grapple-target-psr', 'TOE-grapple-own-psr'];
  const grips = (holds?: true): Condition => ({ grips: { unit: 1, since: 1, ...(holds ? { holds } : {}) } });
  const gripped: Condition = { gripped: { unit: 0, since: 1 } };
  const held = (holds?: true, rules = HOLD) => scene({ condition: grips(holds) }, { condition: gripped }, rules);
  const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
  rule('TOE-grapple-target-psr', 'who is held and stumbles is let go, or held up by a roll that is two harder', () => {
    const play = scene({}, {}, HOLD);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(strike(0, { kind: 'grapple', target: 1, holds: true }));
    exchange(play, { kind: 'grapple', target: 1, holds: true }, [], ...pair(5));
    expect(play.state.units.slice(0, 2).map(({ condition }) => condition)).toMatchObject([
      { grips: { unit: 1, holds: true } },
      { gripped: { unit: 0 } },
    ]);
    play.does(NORTH, { type: 'move', unit: 0, mode: 'stand' });
    expect(play.refuses(SOUTH, walk(1, 'F')).map(one => one.rule)).toContain('TOE-grapple-target-psr');
    const fallen = [1, ...pair(7), ...pair(7), ...HIT];
    const dropped = held();
    exchange(dropped, kick, [], ...pair(9), 1, ...pair(2), ...fallen);
    expect(dropped.state.units[1]).toMatchObject({ prone: true });
    expect(dropped.state.units.map(({ condition }) => condition)).toEqual([undefined, undefined, undefined]);
    const saved = held(true);
    const events = exchange(saved, kick, [], ...pair(9), 1, ...pair(2), ...pair(7));
    expect(eventsOf(events, 'piloted').map(({ cause, number }) => [cause, number.total])).toEqual([
      ['kicked', 5],
      ['grip', 7],
    ]);
    expect(saved.state.units[1]).toMatchObject({ prone: false, condition: { gripped: { unit: 0 } } });
    const both = held(true);
    exchange(both, kick, [], ...pair(9), 1, ...pair(2), ...pair(6), ...fallen, ...fallen);
    expect(both.state.units.slice(0, 2).map(({ prone, condition }) => [prone, condition !== undefined])).toEqual([
      [true, true],
      [true, true],
    ]);
  });
  rule('TOE-grapple-own-psr', 'who holds and stumbles lets go of itself', () => {
    const play = held(true);
    play.does(NORTH, strike(0));
    play.does(
      SOUTH,
      strike(1, { kind: 'kick', leg: 'RL', target: 0 }),
      ...pair(9),
      1,
      ...pair(2),
      1,
      ...pair(7),
      ...pair(7),
      ...HIT,
      ...NEXT,
    );
    expect(unitAt(play.state, 0).prone).toBe(true);
    expect(play.state.units.map(({ condition }) => condition)).toEqual([undefined, undefined, undefined]);
  });
});

describe('whips', () => {
  const WHIP: readonly RuleId[] = ['TOE-chain-whip-grapple', 'TOE-chain-whip-grapple-effect', 'TOE-chain-whip-grapple-upkeep'];
  const whip = griffin(gear('Chain Whip', 'RA', 2));
  const lash: Blow = { kind: 'club', gear: 0, target: 1, winds: true };
  const bound = (since = 1): readonly [Partial<Placed>, Partial<Placed>] => [
    { design: whip, condition: { grips: { unit: 1, gear: 0, limb: 'RA', since } } },
    { condition: { gripped: { unit: 0, gear: 0, limb: 'LA', since } } },
  ];
  rule('TOE-chain-whip-grapple', 'a whip that strikes an arm may wind round it, by weight and muscle', () => {
    const play = scene({ design: whip }, {}, WHIP);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(strike(0, lash));
    exchange(play, lash, [], ...HIT, ...pair(10), ...pair(5));
    expect(unitAt(play.state, 0).condition).toMatchObject({ grips: { unit: 1, gear: 0, limb: 'RA' } });
    expect(unitAt(play.state, 1).condition).toMatchObject({ gripped: { unit: 0, limb: 'LA' } });
    const torso = scene({ design: whip }, {}, WHIP);
    exchange(torso, lash, [], ...HIT, ...pair(7));
    expect(unitAt(torso.state, 1).condition).toBeUndefined();
    const number = (first: Partial<Placed>, second: Partial<Placed>) => {
      const { book, state } = scene(first, second, WHIP);
      return book.ask('winding', { unit: unitAt(state, 0), target: unitAt(state, 1) }).total;
    };
    const strong = griffin(gear('Chain Whip'), gear('Triple Strength Myomer', 'CT'));
    expect([
      number({}, {}),
      number({}, { design: 'LCT-1V' }),
      number({}, { design: 'AS7-D' }),
      number({ design: strong, heat: 9 }, {}),
    ]).toEqual([5, 4, 7, 3]);
  });
  rule('TOE-chain-whip-no-limb-loss', 'the limb that a whip holds is not lost by it', () => {
    const play = scene({ design: whip }, { armor: { LA: 1 } }, WHIP);
    exchange(play, lash, [], ...HIT, ...pair(10), ...pair(3), ...pair(5));
    expect(play.state.units[1]).toMatchObject({ gone: [], structure: { LA: 7 }, condition: { gripped: { limb: 'LA' } } });
  });
  rule('TOE-chain-whip-grapple-effect', 'nobody leaves, the bound arms rest, and the two strike each other two easier', () => {
    const play = scene(...bound(), WHIP);
    expect(refused(play, { kind: 'punch', arm: 'RA', target: 1 })).toContain('TOE-chain-whip-grapple-effect');
    const punch = exchange(play, { kind: 'punch', arm: 'LA', target: 1 }, [], 1, 1);
    expect(termsOf(eventsOf(punch, 'struck')[0]!.toHit)['TOE-chain-whip-grapple-effect']).toBe(-2);
    const [first, second] = bound();
    const units: readonly Placed[] = [{ at: '0808', facing: 3, ...first } as Placed, { at: '0809', ...second } as Placed];
    const moving = start({ units, rules: WHIP });
    expect(moving.refuses(NORTH, walk(0, 'B')).map(one => one.rule)).toContain('TOE-chain-whip-grapple-effect');
    moving.does(NORTH, walk(0, 'YB'));
    expect(moving.state.units.map(({ condition }) => condition)).toEqual([undefined, undefined]);
    expect(unitAt(moving.state, 0).moved!.spent).toBe(2);
    const laser = { ...griffin({ kind: 'weapon', item: 'Medium Laser', at: 'LA' }) };
    const firing = start({
      phase: 'weapon',
      units: [
        { ...units[0]!, at: '0805' },
        { ...units[1]!, design: laser },
      ],
      rules: WHIP,
      initiative: NORTH,
    });
    expect(firing.refuses(SOUTH, fire(1, 0, 0)).map(one => one.rule)).toContain('TOE-chain-whip-grapple-effect');
  });
  rule(
    'TOE-chain-whip-grapple-upkeep',
    'the hold is rolled for every later turn, and is over with the whip; a fall does not end it',
    () => {
      const after = (turn: number, ...dice: readonly number[]) => {
        const [first, second] = bound();
        const units: readonly Placed[] = [
          { at: '0808', facing: 3, ...first, strike: IDLE } as Placed,
          { at: '0809', ...second, prone: true } as Placed,
          { ...WITNESS, strike: IDLE },
        ];
        const play = start({ phase: 'physical', units, rules: WHIP, turn, initiative: NORTH });
        play.does(SOUTH, strike(1), ...dice, 2, 2, 1, 1);
        return unitAt(play.state, 1).condition !== undefined;
      };
      expect([after(1), after(2, ...pair(5)), after(2, ...pair(4))]).toEqual([true, true, false]);
      const [first, second] = bound();
      const lost = scene({ ...first, gone: ['RA'] }, second, WHIP);
      lost.does(NORTH, strike(0));
      lost.does(SOUTH, strike(1), ...NEXT);
      expect(unitAt(lost.state, 1).condition).toBeUndefined();
    },
  );
});

describe('what is built', () => {
  for (const id of ['TOE-chain-whip-construction', 'TOE-t405-chain-whip-space'])
    rule(id, 'a chain whip weighs three tons and fills two slots of an arm', () => {
      const listed = equipment('Chain Whip');
      expect(listed).toMatchObject({ tons: 3, slots: 2 });
      const { slots: _default, ...mount } = gear('Chain Whip');
      expect(sheetOf(griffin(mount)).slots['RA']!.filter(({ part }) => part === 'gear')).toHaveLength(2);
    });
  rule('TOE-melee-one-per-location', 'one weapon to strike with to a place, beside a shield and spikes', () => {
    const problem = (...mounts: readonly Mount[]) => {
      const read = readSetup({ map: 'hills', forces: [[{ design: griffin(...mounts) }], [{ design: 'GRF-1N' }]], turns: null });
      return read.ok ? '' : read.problem;
    };
    expect(problem(gear('Hatchet'), gear('Sword'))).toContain('TOE-melee-one-per-location');
    expect(problem(gear('Hatchet'), gear('ISSmallShield'), gear('Spikes'), gear('Sword', 'LA'))).toBe('');
  });
});
