import { find, type Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Cause } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { alone, type Ground, HIT, MISS, objections, psr } from '../testing/core.fixture.ts';
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
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };
const RIFLES = 'Foot Platoon (Rifle)';

/** A push, and whatever comes of it. */
const shove = (target: Partial<Placed>, ground: Ground, ...dice: readonly number[]) => {
  const play = start({
    phase: 'physical',
    units: [{ at: '0808', facing: 3 }, { at: '0809', moved: ['walk', 5], ...target } as Placed, IDLE],
    ground,
  });
  play.does(NORTH, strike(0, { kind: 'push', target: 1 }));
  return { events: play.does(SOUTH, strike(1), ...HIT, ...dice, ...NEXT), play };
};
const damage = (design: string, levels: number, depth = 0): number => {
  const { book, state } = alone({ design });
  return book.ask('fallDamage', { unit: unitAt(state, 0), levels, depth }).total;
};
/** A walk into rubble that ends in a fall. */
const stumble = (unit: Partial<Placed>, ...dice: readonly number[]) => {
  const play = alone(unit, { '0809': 'x' });
  return { events: play.does(NORTH, walk(0, 'F'), ...MISS, ...dice), play };
};

describe('falls', () => {
  rule('TW-fall-levels', 'the levels between where one was and where one lies', () => {
    const { events } = stumble({}, 1, ...pair(7), ...pair(7), ...HIT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ levels: 0 });
    const three = shove({}, { '0808': '3', '0809': '3' }, 1, ...pair(3), ...pair(10), ...pair(5), ...pair(9), ...pair(6), ...HIT);
    expect(eventsOf(three.events, 'fell')[0]).toMatchObject({ levels: 3, damage: 24 });
  });
  rule('TW-fall-damage#1', 'a tenth of the weight times one more than the levels', () => {
    expect([0, 1, 2, 3].map(levels => damage('GRF-1N', levels))).toEqual([6, 12, 18, 24]);
    expect([0, 1].map(levels => damage('HBK-4G', levels))).toEqual([5, 10]);
  });
  rule('TW-fall-damage#2', 'in fives, the rest last, each with a place of its own', () => {
    const { events } = stumble({}, 1, ...pair(7), ...pair(10), ...HIT);
    expect(eventsOf(events, 'damaged').map(({ location, armor }) => [location, armor])).toEqual([
      ['CT', 5],
      ['LA', 1],
    ]);
  });
  rule('TW-fall-damage#3', 'on the table of the side that strikes the ground', () => {
    const place = (die: number) =>
      eventsOf(stumble({ design: 'LCT-1V' }, die, ...pair(3), ...HIT).events, 'located').map(({ side, struck }) => [
        side,
        struck.location,
      ])[0];
    expect([1, 2, 3, 4, 5, 6].map(place)).toEqual([
      ['front', 'RA'],
      ['right', 'RL'],
      ['right', 'RL'],
      ['rear', 'RA'],
      ['left', 'LL'],
      ['left', 'LL'],
    ]);
  });
  rule('TW-fall-damage#4', 'the examples of the book', () => {
    expect([damage('GRF-1N', 0), damage('AS7-D', 2), damage('LCT-1V', 1)]).toEqual([6, 30, 4]);
  });
  rule('TW-fall-water#1', 'half for the drop to the surface and half for the way to the bottom', () => {
    // Fifty tons from two levels above water of depth 1: half of five times three, and half of five times two.
    expect(damage('HBK-4G', 3, 1)).toBe(7 + 5);
  });
  rule('TW-fall-water#2', 'each half rounded down by itself', () => {
    // Half of fifteen and half of fifteen are seven each, not fifteen together.
    expect(damage('HBK-4G', 4, 2)).toBe(14);
  });
  rule('TW-fall-water#3', 'under water half of what it would be on land', () => {
    expect([damage('HBK-4G', 0, 2), damage('HBK-4G', 1, 2), damage('AS7-D', 0, 3)]).toEqual([2, 5, 5]);
  });
  rule('TW-fall-water#4', 'fifty tons in depth 1 take two', () => {
    expect(damage('HBK-4G', 0, 1)).toBe(2);
    const play = alone({ design: 'HBK-4G' }, { '0809': '~' });
    const events = play.does(NORTH, walk(0, 'F'), ...MISS, 1, ...pair(7), ...HIT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ damage: 2 });
  });
  rule('TW-fall-facing#1', 'one die turns the machine', () => {
    const facing = (die: number) => unitAt(stumble({ design: 'LCT-1V' }, die, ...pair(7), ...HIT).play.state, 0).facing;
    expect([1, 2, 3, 4, 5, 6].map(facing)).toEqual([3, 4, 5, 0, 1, 2]);
  });
  rule('TW-fall-facing#2', 'and tells the side struck', () => {
    const side = (die: number) => eventsOf(stumble({ design: 'LCT-1V' }, die, ...pair(7), ...HIT).events, 'located')[0]!.side;
    expect([1, 2, 3, 4, 5, 6].map(side)).toEqual(['front', 'right', 'right', 'rear', 'left', 'left']);
  });
  rule('TW-fall-facing#3', 'that is where it looks from then on', () => {
    const { play } = stumble({ design: 'LCT-1V' }, 4, ...pair(7), ...HIT);
    play.does(NORTH, walk(0, 'U'), ...HIT);
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ facing: 0, at: at('0808') });
  });
  rule('TW-fall-pilot#1', 'the warrior rolls against the number that failed', () => {
    const check = (unit: Partial<Placed>) => eventsOf(stumble(unit, 1, ...pair(7), ...pair(7), ...HIT).events, 'pilotChecked')[0]!.number;
    expect([check({}), check({ hits: { CT: [3] } }), check({ piloting: 3 })]).toEqual([5, 8, 3]);
  });
  rule('TW-fall-pilot#2', 'after a fall without a roll against Piloting and its cause', () => {
    const target: Placed = { at: '0807', armor: { LL: 0 }, structure: { LL: 5 } };
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, target, { ...WITNESS, fire: HELD }] });
    play.does(NORTH, fire(0, 1, 0));
    // Medium laser to the left leg, which is destroyed: no critical of note, the fall, two lots, the roll.
    const events = play.does(SOUTH, hold(1), ...HIT, ...pair(9), ...MISS, 1, ...pair(7), ...pair(7), ...HIT, ...NEXT);
    expect(eventsOf(events, 'pilotChecked')[0]).toMatchObject({ number: 10 });
  });
  const HELD = { shots: [], spots: null, numbers: null, resolved: true } as const;
  rule('TW-fall-pilot#3', 'one harder for each level beyond the first', () => {
    const check = (level: '1' | '2' | '3', lots: readonly number[]) =>
      eventsOf(shove({}, { '0808': level, '0809': level }, ...lots).events, 'pilotChecked')[0]?.number;
    expect(check('2', [1, ...pair(3), ...pair(10), ...pair(5), ...pair(9), ...HIT])).toBe(6);
    expect(check('3', [1, ...pair(3), ...pair(10), ...pair(5), ...pair(9), ...pair(6), ...HIT])).toBe(7);
  });
  rule('TW-fall-pilot#4', 'whoever fails is hit once', () => {
    const hurt = stumble({}, 1, ...pair(7), ...pair(7), 2, 2, ...HIT);
    const safe = stumble({}, 1, ...pair(7), ...pair(7), 2, 3);
    expect([unitAt(hurt.play.state, 0).pilot.hits, unitAt(safe.play.state, 0).pilot.hits]).toEqual([1, 0]);
  });
  rule('TW-fall-pilot#5', 'whoever is unconscious fails without dice', () => {
    const { events, play } = shove({ awake: false }, {}, 1, ...pair(7), ...pair(7), ...HIT, ...HIT);
    expect(eventsOf(events, 'pilotChecked')[0]).toMatchObject({ roll: null, ok: false });
    expect(unitAt(play.state, 1).pilot.hits).toBe(1);
  });
  /** Steps aside from a death from above that missed, and drops so many levels. */
  const drop = (design: string, level: '1' | '2' | '4', ...dice: readonly number[]) => {
    const play = start({
      units: [
        { at: '0806', facing: 3 },
        { at: '0809', design, moved: ['stand', 0] },
        { ...WITNESS, moved: ['stand', 0] },
      ],
      ground: { '0809': level, '0806': '1' },
    });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    const landing = [...pair(3), ...pair(5), ...pair(9), ...pair(10), ...HIT];
    const events = play.does(SOUTH, hold(2), ...MISS, ...dice, ...landing, ...NEXT);
    return { harm: eventsOf(events, 'damaged').filter(({ unit }) => unit === 1), unit: unitAt(play.state, 1) };
  };
  const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
  rule('TW-fall-vehicle#1', 'a tank that takes twenty points rolls for nothing', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0807', design: 'Manticore Heavy Tank' },
      { ...WITNESS, fire: HELD },
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 2));
    const events = play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...NEXT);
    expect([eventsOf(events, 'damaged').length, eventsOf(events, 'piloted')]).toEqual([1, []]);
  });
  rule('TW-fall-vehicle#2', 'a tank takes the damage of a fall from two levels on', () => {
    const tank = drop('Vedette Medium Tank', '4', 1, ...pair(6), ...pair(6), ...pair(10), ...pair(10), ...pair(11));
    expect(tank.harm.map(({ armor, structure }) => armor + structure)).toEqual([5, 5, 5, 5, 5]);
    const two = drop('Vedette Medium Tank', '2', 1, ...pair(6), ...pair(6), ...pair(10));
    expect(two.harm.map(({ armor, structure }) => armor + structure)).toEqual([5, 5, 5]);
  });
  rule('TW-fall-vehicle#3', 'every suit takes half the levels', () => {
    expect([drop(SUITS, '4').harm.map(({ armor }) => armor), drop(SUITS, '2').harm.map(({ armor }) => armor)]).toEqual([
      [2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1],
    ]);
  });
  rule('TW-fall-vehicle#4', 'troopers by dice and half the levels', () => {
    const lost = (design: string, level: '2' | '4', ...dice: readonly number[]) =>
      sheetOf(design).structure['TR']! - (drop(design, level, ...dice).unit.structure['TR'] ?? 0);
    expect([lost(RIFLES, '4', 1, 2, 1), lost(RIFLES, '2', 1, 2, 1)]).toEqual([8, 4]);
    expect(lost('Jump Platoon (Laser)', '4', 3)).toBe(6);
    expect(lost('Motorized Platoon (MG)', '4', 3, 2)).toBe(10);
  });
  rule('TW-fall-vehicle#5', 'a single level harms nobody', () => {
    for (const design of ['Vedette Medium Tank', SUITS, RIFLES]) expect(drop(design, '1').harm).toEqual([]);
  });
});

describe('what asks for a roll', () => {
  const number = (cause: Cause, unit: Partial<Placed> = {}) => psr(unit, cause).total - 5;
  rule('TW-psr-charged#1', 'whoever is charged rolls at two more', () => expect(number('charged')).toBe(2));
  rule('TW-psr-charged#2', 'and so does whoever charges', () => expect(number('charging')).toBe(2));
  rule('TW-psr-dfa#1', 'whoever is jumped on at two more', () => expect(number('dfaHit')).toBe(2));
  rule('TW-psr-dfa#2', 'whoever jumps at four more', () => expect(number('dfaMade')).toBe(4));
  rule('TW-psr-gyro2#1', 'a second hit on the gyro is a fall without a roll', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0807', armor: { CT: 0 }, hits: { CT: [3] } },
      { ...WITNESS, fire: { shots: [], spots: null, numbers: null, resolved: true } },
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0));
    // One critical hit: upper half, the fifth slot is the gyro.
    const events = play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...pair(8), 1, 5, 1, ...pair(10), ...pair(10), ...HIT, ...NEXT);
    expect(eventsOf(events, 'piloted').map(({ roll }) => roll)).toEqual([]);
    expect(unitAt(play.state, 1).prone).toBe(true);
    // Piloting 5 and six for what is left of the gyro.
    expect(eventsOf(events, 'pilotChecked')[0]!.number).toBe(11);
  });
  rule('TW-psr-gyro2#2', 'and the warrior rolls at six more', () => expect(number('gyroGone')).toBe(6));
  rule('TW-psr-leg#2', 'after the loss of a leg at five more', () => expect(number('legGone')).toBe(5));
  rule('TW-psr-leg#1', 'a leg that is shot off is a fall without a roll', () => {
    const lose = (structure: number, ...dice: readonly number[]) => {
      const target: Placed = { at: '0807', armor: { LL: 0 }, structure: { LL: structure } };
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, design: 'HBK-4G' },
        target,
        { ...WITNESS, fire: { shots: [], spots: null, numbers: null, resolved: true } },
      ];
      const play = start({ phase: 'weapon', units });
      play.does(NORTH, fire(0, 1, 0));
      const events = play.does(SOUTH, hold(1), ...HIT, ...pair(9), ...dice, 1, ...pair(7), ...pair(7), ...HIT, ...NEXT);
      return [unitAt(play.state, 1).prone, eventsOf(events, 'piloted').every(({ roll }) => roll === null)];
    };
    expect([lose(5, ...MISS), lose(30, ...HIT)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });
  rule('TW-psr-20#1', 'twenty points in a phase ask for a roll at one more', () => {
    const hit = (weapon: number, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, design: 'HBK-4G' },
        { at: '0807', design: 'AS7-D' },
        { ...WITNESS, fire: { shots: [], spots: null, numbers: null, resolved: true } },
      ];
      const play = start({ phase: 'weapon', units });
      play.does(NORTH, fire(0, 1, weapon));
      return eventsOf(play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...dice, ...NEXT), 'piloted');
    };
    expect(hit(2, ...HIT)[0]).toMatchObject({ unit: 1, cause: 'damage20', number: { total: 6 } });
    expect(hit(0)).toEqual([]);
  });
  rule('TW-psr-20#2', 'of all attackers together, and nineteen are not enough', () => {
    const fresh = (points: number) => ({
      damage: points,
      slots: [],
      gone: [],
      causes: [],
      defended: [],
      fainting: false,
      fallen: false,
      doomed: null,
    });
    const hit = (before: number, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, design: 'HBK-4G' },
        { at: '0807', design: 'AS7-D', fresh: fresh(before) },
        { ...WITNESS, fire: { shots: [], spots: null, numbers: null, resolved: true } },
      ];
      const play = start({ phase: 'weapon', units });
      play.does(NORTH, fire(0, 1, 0));
      return eventsOf(play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...dice, ...NEXT), 'piloted').length;
    };
    expect([hit(15, ...HIT), hit(14)]).toEqual([1, 0]);
  });
  rule('TW-psr-water#1', 'one easier in depth 1, one harder from depth 3 on', () => {
    expect([1, 2, 3, 4].map(depth => psr({}, 'water', depth).total)).toEqual([4, 5, 6, 6]);
  });
  rule('TW-psr-water#2', 'for every hex of water', () => {
    const play = alone({ design: 'LCT-1V' }, { '0809': '~', '0810': '~' });
    expect(eventsOf(play.does(NORTH, walk(0, 'FF'), ...HIT, ...HIT), 'piloted')).toHaveLength(2);
  });
  rule('TW-psr-water#3', 'after a jump and after a push as well', () => {
    const play = alone({}, { '0810': '~' });
    expect(eventsOf(play.does(NORTH, jump(0, '0810', 3), ...HIT), 'piloted')[0]).toMatchObject({ cause: 'water' });
    const { events } = shove({}, { '0810': '~' }, ...HIT, ...HIT);
    expect(eventsOf(events, 'piloted').map(({ cause }) => cause)).toContain('water');
  });
  rule('TW-psr-rundmg#1', 'running on a bad gyro or hip asks once', () => {
    const rolls = (hits: Placed['hits']) =>
      eventsOf(alone({ hits: hits! }).does(NORTH, run(0, 'FFF'), ...HIT), 'piloted').map(({ cause }) => cause);
    expect([rolls({ CT: [3] }), rolls({ LL: [0] })]).toEqual([['runDamaged'], ['runDamaged']]);
  });
  rule('TW-psr-rundmg#2', 'walking does not', () => {
    for (const hits of [{ CT: [3] }, { LL: [0] }]) expect(eventsOf(alone({ hits }).does(NORTH, walk(0, 'FF')), 'piloted')).toEqual([]);
  });
  rule('TW-psr-jumpdmg#1', 'landing with a bad gyro, hip or joint, or on one leg, asks', () => {
    for (const unit of [{ hits: { CT: [3] } }, { hits: { LL: [0] } }, { hits: { LL: [3] } }, { gone: ['LL'] as const }]) {
      const [rolled] = eventsOf(alone(unit).does(NORTH, jump(0, '0810', 3), ...HIT), 'piloted');
      expect(rolled).toMatchObject({ cause: 'jumpDamaged' });
    }
  });
  rule('TW-psr-jumpdmg#2', 'whoever is sound just lands', () => {
    expect(eventsOf(alone().does(NORTH, jump(0, '0810', 3)), 'piloted')).toEqual([]);
  });
  rule('TW-psr-swamp#1', "one harder for a 'Mech, two for others", () => {
    const bog = (design: string) =>
      eventsOf(alone({ design }, { '0809': 's' }).does(NORTH, walk(0, 'F'), ...HIT), 'piloted')[0]!.number.total;
    expect([bog('GRF-1N'), bog('Vedette Medium Tank'), bog('Minotaur')]).toEqual([6, 7, 7]);
  });
  rule('TW-psr-swamp#2', 'a failure holds it and does not throw it', () => {
    const play = alone({}, { '0809': 's' });
    const events = play.does(NORTH, walk(0, 'FF'), ...MISS);
    expect(play.state.units[0]).toMatchObject({ stuck: true, prone: false, at: at('0809') });
    expect(eventsOf(events, 'fell')).toEqual([]);
  });
  rule('TW-phase-psr#1', 'rolls for damage are made when the phase is over', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0807', design: 'AS7-D' },
      { ...WITNESS, fire: { shots: [], spots: null, numbers: null, resolved: true } },
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 2, 0));
    const events = play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...HIT, ...pair(7), ...HIT, ...NEXT).map(({ type }) => type);
    expect(events.indexOf('piloted')).toBeGreaterThan(events.lastIndexOf('fired'));
    expect(events.indexOf('piloted')).toBeLessThan(events.indexOf('cooled'));
  });
  const shaken = (causes: readonly Cause[]): Partial<Placed> => ({
    fresh: { damage: 0, slots: [], gone: [], causes, defended: [], fainting: false, fallen: false, doomed: null },
  });
  const brawl = (unit: Partial<Placed>, ...dice: readonly number[]) => {
    const play = start({ phase: 'physical', units: [{ at: '0808', facing: 3 }, { at: '0809', ...unit } as Placed, IDLE] });
    play.does(NORTH, strike(0));
    return eventsOf(play.does(SOUTH, strike(1), ...dice, ...NEXT), 'piloted');
  };
  rule('TW-phase-psr#2', 'all that are due, one after the other', () => {
    expect(brawl(shaken(['kicked', 'pushed']), ...HIT, ...HIT).map(({ cause }) => cause)).toEqual(['kicked', 'pushed']);
  });
  rule('TW-phase-psr#3', 'until the first that fails', () => {
    expect(brawl(shaken(['kicked', 'pushed']), ...MISS, 1, ...pair(7), ...pair(7), ...HIT)).toHaveLength(1);
  });
  rule('TW-phase-psr#4', 'rolls of a move are made in the hex that asks for them', () => {
    const play = alone({}, { '0809': 'x' });
    play.does(NORTH, walk(0, 'FF'), ...MISS, 1, ...pair(7), ...pair(7), ...HIT);
    expect(play.state.units[0]).toMatchObject({ at: at('0809'), prone: true, moved: { spent: 2, done: false } });
  });
  rule('TW-psr-auto', 'whoever is shut down or out fails without dice', () => {
    for (const unit of [{ shutDown: true }, { awake: false, wounds: 1 }]) {
      const rolls = brawl({ ...shaken(['kicked']), ...unit }, 1, ...pair(7), ...pair(7), ...HIT);
      expect(rolls[0]).toMatchObject({ unit: 1, roll: null, ok: false });
    }
  });
});

describe('what makes rolls harder', () => {
  const more = (unit: Partial<Placed>) => psr(unit, 'kicked').total - 5;
  rule('TW-psrmod-actuator#1', 'every joint of a leg adds one', () => {
    expect([more({ hits: { LL: [1] } }), more({ hits: { LL: [1, 2] } }), more({ hits: { LL: [1, 2, 3], RL: [3] } })]).toEqual([1, 2, 4]);
  });
  rule('TW-psrmod-actuator#2', 'unless its hip is gone', () => {
    expect(more({ hits: { LL: [0, 1, 2, 3] } })).toBe(2);
    expect(more({ hits: { LL: [0, 1], RL: [3] } })).toBe(3);
  });
  rule('TW-psrmod-leg#1', 'a lost leg adds five', () => expect(more({ gone: ['LL'] })).toBe(5));
  rule('TW-psrmod-leg#2', 'on four legs only the second, once', () => {
    const quad = (...gone: NonNullable<Placed['gone']>) => psr({ design: 'SCP-1N', gone }, 'kicked').total;
    expect([quad('FLL'), quad('FLL', 'RRL'), quad('FLL', 'RRL', 'RLL')]).toEqual([5, 10, 5]);
  });
  rule('TW-psrmod-gyro#1', 'a damaged gyro adds three', () => expect(more({ hits: { CT: [3] } })).toBe(3));
  const heavy: Paper = { ...find('GRF-1N')!, gyro: 'Heavy Duty Gyro' };
  rule('TW-psrmod-gyro#2', 'a heavy-duty one adds one, then three, and is gone at the third hit', () => {
    const duty = (...slots: readonly number[]) => psr({ design: heavy, hits: { CT: slots } }, 'kicked').total - 5;
    expect([duty(), duty(3), duty(3, 4)]).toEqual([0, 1, 3]);
    const rises = (...slots: readonly number[]) => objections(alone({ design: heavy, prone: true, hits: { CT: slots } }), walk(0, 'U'));
    expect(rises(3, 4)).toEqual([]);
    expect(rises(3, 4, 5)).toContain('TW-stand-limits');
  });
  rule('TW-psrmod-cockpit#1', 'a small cockpit adds one', () =>
    expect(more({ design: { ...find('GRF-1N')!, cockpit: 'Small Cockpit' } })).toBe(1),
  );
  rule('TW-psrmod-cockpit#2', 'one in the torso adds one', () =>
    expect(more({ design: { ...find('GRF-1N')!, cockpit: 'Torso-Mounted' } })).toBe(1),
  );
  const plain = find('GRF-1N')!;
  const hard: Paper = { ...plain, armor: { ...plain.armor, type: 'Hardened' } };
  const with_ = (paper: Paper, ...items: readonly string[]): Paper => ({
    ...paper,
    mounts: [...paper.mounts, ...items.map(item => ({ kind: 'equipment' as const, item, at: 'LT' }))],
  });
  rule('TW-psrmod-armor#1', 'hardened armor, modular armor and muscles of industry add one each', () => {
    expect([
      more({ design: hard }),
      more({ design: with_(plain, 'ISModularArmor') }),
      more({ design: with_(plain, 'Industrial Triple Strength Myomer') }),
    ]).toEqual([1, 1, 1]);
  });
  rule('TW-psrmod-armor#2', 'and add up', () =>
    expect(more({ design: with_(hard, 'ISModularArmor', 'Industrial Triple Strength Myomer') })).toBe(3),
  );
  rule('TW-psrmod-fallh', 'a high fall is harder on the warrior, and on nothing else', () => {
    const level = { '0808': '3', '0809': '3' };
    const { events } = shove({}, level, 1, ...pair(3), ...pair(10), ...pair(5), ...pair(9), ...pair(6), ...HIT);
    expect(eventsOf(events, 'pilotChecked')[0]!.number).toBe(7);
    expect(psr({}, 'displaced').total).toBe(5);
  });
  const struck = (slots: readonly string[]) => ({
    damage: 0,
    slots,
    gone: [],
    causes: [],
    defended: [],
    fainting: false,
    fallen: false,
    doomed: null,
  });
  rule('TW-psr-same-phase#1', 'what this phase has done counts by its cause', () => {
    const fresh = struck(['CT:3', 'LL:3']);
    // Three for the gyro of this phase and one for the foot of this phase.
    expect(psr({ hits: { CT: [3], LL: [3] }, fresh }, 'gyro', 0, ['gyro', 'legActuator']).total).toBe(9);
  });
  rule('TW-psr-same-phase#2', 'from the next phase on as lasting damage', () => {
    const lasting = psr({ hits: { CT: [3] } }, 'kicked');
    expect(termsOf(lasting)).toMatchObject({ 'TW-psrmod-gyro': 3 });
  });
  rule('TW-psr-same-phase#3', 'never both ways at once', () => {
    const answer = psr({ hits: { CT: [3] }, fresh: struck(['CT:3']) }, 'gyro');
    expect([answer.total, termsOf(answer)['TW-psrmod-gyro']]).toEqual([8, undefined]);
  });
});

table('TW-skid-when#2', 'the farther it has gone the harder it is to hold the road', row => {
  const [from, to] = row.at('hexes_moved').split('-');
  for (const hexes of to === undefined ? [Number.parseInt(from!, 10), 40] : [Number(from), Number(to)])
    expect(psr({ moved: ['run', hexes] }, 'skid').total - 5).toBe(row.number('modifier'));
});
