import { find, type Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow, Thing } from '../shape.ts';
import { placed, unitAt } from '../state.ts';
import { exchange, gear, scene } from '../testing/blows.fixture.ts';
import { brawl, missed, punch, push } from '../testing/brawl.fixture.ts';
import { HIT, MISS, objections } from '../testing/core.fixture.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  start,
  stay,
  stepsIn,
  strike,
  walk,
} from '../testing/table.fixture.ts';
import { assaultOutcome } from './assault.ts';
import { blowing } from './strike.ts';

const TANK = 'Vedette Medium Tank';
const weighing = (tons: number, ...items: readonly string[]): Paper => ({
  ...find('GRF-1N')!,
  tons,
  mounts: items.map(item => gear(item, 'RA', 1)),
});

table('TW-phys-base#5', 'what every blow does, by weight', row => {
  const tons = row.number('tons');
  const play = start({
    phase: 'physical',
    units: [
      { at: '0808', facing: 3, design: weighing(tons, 'Hatchet', 'Sword', 'Mace', 'Retractable Blade'), moved: ['run', 3] },
      { at: '0809', design: weighing(tons) },
    ],
  });
  const [unit, target] = [placed(unitAt(play.state, 0)), placed(unitAt(play.state, 1))];
  const does = (blow: Blow) => play.book.ask('blowDamage', blowing(play.state, unit, target, blow)).total;
  expect([
    does(punch),
    does({ kind: 'kick', leg: 'RL', target: 1 }),
    does({ kind: 'club', gear: 0, target: 1 }),
    does({ kind: 'swing', target: 1 }),
    does({ kind: 'club', gear: 1, target: 1 }),
    does({ kind: 'club', gear: 2, target: 1 }),
    does({ kind: 'club', gear: 3, target: 1 }),
    does({ kind: 'dfa', target: 1 }),
    does({ kind: 'charge', target: 1 }),
  ]).toEqual(
    [
      'punch',
      'kick',
      'club_or_hatchet',
      'club_or_hatchet',
      'sword',
      'mace',
      'retractable_blade',
      'death_from_above',
      'charge_after_4_hexes',
    ].map(column => row.number(column)),
  );
  expect(assaultOutcome(play.state, 'dfa', unit, target).selfDamage).toBe(row.number('own_legs_after_dfa'));
  expect(assaultOutcome(play.state, 'charge', unit, target).selfDamage).toBe(row.number('charger_takes_from_target_of_these_tons'));
  expect(play.book.ask('fallDamage', { unit, levels: 0, depth: 0 }).total).toBe(row.number('fall_per_level_and_one'));
});

describe('limbs', () => {
  rule('TW-punch#7', 'an armored actuator is one like any other', () => {
    const slots = (suffix: string) => ({
      RA: ['Shoulder', 'Upper Arm Actuator', `Lower Arm Actuator${suffix}`, `Hand Actuator${suffix}`],
    });
    const bare = { ...find('LCT-1V')!, tons: 55 };
    const number = (design: Paper) => missed(punch, { design }).toHit.total;
    const whole = number({ ...bare, slots: slots('') } as Paper);
    expect(number({ ...bare, slots: slots(' (ARMORED)') } as Paper)).toBe(whole);
    expect(number(bare)).toBe(whole + 3);
  });
  rule('TW-push#5', 'two who push each other both roll', () => {
    const play = brawl({}, {});
    const answer: Blow = { kind: 'push', target: 0 };
    const events = exchange(play, push, [answer], ...MISS, ...HIT, ...HIT);
    expect(eventsOf(events, 'struck').map(({ unit, blow, hit }) => [unit, blow.kind, hit])).toEqual([
      [0, 'push', false],
      [1, 'push', true],
    ]);
    expect([unitAt(play.state, 0).at, unitAt(play.state, 1).at]).toEqual([at('0807'), at('0808')]);
  });
  const LIFT = { type: 'move', unit: 0, mode: 'stand', task: 'lift' } as const;
  rule('TW-club#5', 'a club takes the whole turn, and is in the hands when it ends', () => {
    const units: readonly Placed[] = [{ at: '0808', facing: 3 }, { at: '0809' }];
    const play = start({ units, ground: { '0808': 'w' } });
    expect(objections(play, { ...walk(0, 'F'), task: 'lift' } as never)).not.toEqual([]);
    play.does(NORTH, LIFT);
    play.does(SOUTH, stay(1));
    expect(objections(play, fire(0, 1, 1))).toContain('TW-club');
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    expect(objections(play, strike(0, punch))).toContain('TW-club');
    expect(unitAt(play.state, 0).condition).toBeUndefined();
    play.does(SOUTH, strike(1), ...NEXT);
    expect(unitAt(play.state, 0).condition).toEqual({ holds: { kind: 'tree', halves: 0 } });
  });
  rule('TW-crit-blownoff#2', 'a limb that was blown off lies about, and serves as a club', () => {
    const units: readonly Placed[] = [{ at: '0804', facing: 3 }, { at: '0811', armor: { LA: 0 } }, { at: '0117' }];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), ...HIT, ...pair(10), ...HIT, ...NEXT);
    expect(eventsOf(events, 'thingLeft')).toMatchObject([{ at: at('0811'), thing: { kind: 'limb' } }]);
    const limb: Thing = play.state.things![0]!.thing;
    const finder = start({
      turn: 2,
      units: [{ at: '0808', facing: 3 }, { at: '0809' }],
      things: [{ at: at('0808'), thing: limb, since: 1 }],
    });
    finder.does(NORTH, LIFT);
    const strikes = scene({ condition: { holds: limb } }, {}, []);
    const [struck] = eventsOf(exchange(strikes, { kind: 'swing', target: 1 }, [], ...HIT, ...pair(7)), 'struck');
    expect(struck).toMatchObject({ hit: true, damage: 11 });
    const handless = start({
      units: [{ at: '0808', facing: 3, hits: { RA: [3] } }, { at: '0809' }],
      things: [{ at: at('0808'), thing: limb, since: 0 }],
    });
    expect(objections(handless, LIFT)).toContain('TW-club');
  });
});

describe('charges and deaths from above', () => {
  const DONE = { moved: ['stand', 0] } as const;
  const FAR: Placed = { at: '0117', ...DONE };
  const charge = (steps: string) => ({ type: 'move', unit: 0, mode: 'run', steps: stepsIn(steps), charge: 1 }) as const;
  const land = (label: string) => ({ type: 'move', unit: 0, mode: 'jump', to: at(label), facing: 3, onto: 1 }) as const;
  const field = (unit: Partial<Placed>, target: Partial<Placed>, more: Partial<Position> = {}, others: readonly Placed[] = []) =>
    start({
      units: [{ at: '0804', facing: 3, ...unit } as Placed, { at: '0809', ...DONE, ...target } as Placed, FAR, ...others],
      ...more,
    });
  /** Nobody fires and nobody strikes back; the blow is rolled with these dice, as soon as nobody is left who could declare one. */
  const meet = (play: ReturnType<typeof field>, ...dice: readonly number[]) => {
    for (;;) {
      const { phase, active, units } = play.state;
      const [key, idle] = phase === 'weapon' ? (['fire', hold] as const) : (['strike', strike] as const);
      const waiting = units.filter(one => one.fate === 'fighting' && one[key] === null);
      const { id } = waiting.find(({ seat }) => seat === active)!;
      const strikers = phase === 'weapon' && waiting.length === 1 ? canStrikeBack(play) : waiting.length > 1;
      if (!strikers) return play.does(active, idle(id), ...dice);
      play.does(active, idle(id));
    }
  };
  /** Only a 'Mech that is charged, and not one that somebody comes down on, could strike back. */
  const canStrikeBack = ({ state }: ReturnType<typeof field>): boolean =>
    unitAt(state, 0).moved?.assault?.kind === 'charge' && unitAt(state, 1).wear === null;
  rule('TW-charge-hit#1', 'fifty tons after six hexes do 25, seventy-five after four 23', () => {
    const done = (tons: number, from: string, steps: string) => {
      const play = field({ at: from, design: { ...weighing(tons), movement: { ...find('GRF-1N')!.movement, walk: 6 } } }, {});
      play.does(NORTH, charge(steps));
      return eventsOf(meet(play, ...MISS, 1, ...NEXT), 'struck')[0]!.damage;
    };
    expect([done(50, '0803', 'FFFFF'), done(75, '0805', 'FFF')]).toEqual([25, 23]);
  });
  rule('TW-charge-hit#4', "a low charger strikes the legs, and of a 'Mech in shallow water only the upper half is struck", () => {
    const outcome = (unit: Partial<Placed>, target: Partial<Placed>, ground = {}) => {
      const { state, book } = start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0809', ...target } as Placed], ground });
      expect(book.holds('charges', { unit: unitAt(state, 0), target: unitAt(state, 1) })).toBeDefined();
      return assaultOutcome(state, 'charge', placed(unitAt(state, 0)), placed(unitAt(state, 1))).table;
    };
    expect([outcome({}, {}), outcome({ design: TANK }, {}), outcome({ design: TANK }, { design: TANK })]).toEqual(['body', 'kick', 'body']);
    expect([outcome({}, {}, { '0809': '~' }), outcome({ design: TANK }, { prone: true })]).toEqual(['punch', 'body']);
  });
  rule('TW-charge-hit#6', 'a vehicle that is run into rolls for what it moves on', () => {
    const play = field({ at: '0806', design: 'Manticore Heavy Tank' }, { design: TANK });
    play.does(NORTH, { ...charge('FF'), mode: 'walk' });
    const events = meet(play, ...HIT, ...pair(7), ...pair(7), ...pair(7), ...pair(3), ...pair(10), ...NEXT);
    expect(eventsOf(events, 'worn').map(({ unit, what }) => [unit, what])).toEqual([
      [0, 'nothing'],
      [1, 'heavy'],
    ]);
  });
  /** Somebody stands at the southern end of the map, where there is nowhere to go. */
  const edge = { at: '0817', ...DONE };
  rule('TW-charge-hit#7', 'where the target cannot go both stay', () => {
    const play = field({ at: '0814' }, edge);
    play.does(NORTH, charge('FF'));
    meet(play, ...HIT, ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...HIT, ...HIT, ...NEXT);
    expect([unitAt(play.state, 0).at, unitAt(play.state, 1).at]).toEqual([at('0816'), at('0817')]);
  });
  rule('TW-displace-none#2', 'and nobody is lost for want of room', () => {
    const play = field({ at: '0814' }, edge);
    play.does(NORTH, charge('FF'));
    const events = meet(play, ...HIT, ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...HIT, ...HIT, ...NEXT);
    expect([eventsOf(events, 'destroyed'), unitAt(play.state, 1).fate]).toEqual([[], 'fighting']);
  });
  const wall = [{ kind: 'impassable', level: 1 }] as const;
  const AROUND = ['0808', '0909', '0910', '0810', '0710', '0709'] as const;
  const walled = (open: readonly string[]) =>
    clearBut(Object.fromEntries(AROUND.filter(one => !open.includes(one)).map(one => [one, wall])));
  /** It comes down from the north upon somebody who is walled in but for some hexes. */
  const crushed = (open: readonly string[], ...dice: readonly number[]) => {
    const play = field({ at: '0805' }, {}, { board: walled(open) });
    play.does(NORTH, land('0809'));
    return { play, events: meet(play, ...dice, ...NEXT) };
  };
  const STRUCK = [...HIT, 3, 3, 3, 3, 1, 4, 1] as const;
  rule('TW-displace-none#1', 'who cannot make room for a death from above is lost', () => {
    const { play, events } = crushed([], ...STRUCK, ...HIT);
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 1, by: 'TW-displace-none' }]);
    expect(unitAt(play.state, 0).at).toEqual(at('0809'));
    expect(eventsOf(crushed(['0810'], ...STRUCK, ...HIT, ...HIT).events, 'destroyed')).toEqual([]);
  });
  rule('TW-displace-valid#4', 'straight on, one to the right, one to the left, two right, two left, back', () => {
    const order = ['0810', '0710', '0910', '0709', '0909', '0808'];
    for (const [i, label] of order.entries())
      expect(unitAt(crushed(order.slice(i), ...STRUCK, ...HIT, ...HIT).play.state, 1).at).toEqual(at(label));
  });
  rule('TW-dfa-hit#2', 'whoever lies is struck on the back, a vehicle on its front, both all over', () => {
    const outcome = (target: Partial<Placed>) => {
      const { state, book } = start({ units: [{ at: '0808', facing: 3 }, { at: '0809', facing: 3, ...target } as Placed] });
      expect(
        book.ask('blow', blowing(state, placed(unitAt(state, 0)), placed(unitAt(state, 1)), { kind: 'dfa', target: 1 })),
      ).toBeDefined();
      const { table: name, side } = assaultOutcome(state, 'dfa', placed(unitAt(state, 0)), placed(unitAt(state, 1)));
      return [name, side];
    };
    expect([outcome({}), outcome({ prone: true }), outcome({ design: TANK })]).toEqual([
      ['punch', 'rear'],
      ['body', 'rear'],
      ['body', 'front'],
    ]);
  });
  rule('TW-dfa-how#2', 'nobody comes down on who is in a building', () => {
    const into = (ground: Position['ground']) => objections(field({ at: '0805' }, {}, ground ? { ground } : {}), land('0809'));
    expect([into({ '0809': 'H' }), into({})]).toEqual([['TW-dfa-how'], []]);
  });
  rule('TW-dfa-miss#1', 'after a miss the target steps aside, straight on where it can', () => {
    const aside = (open: readonly string[]) =>
      unitAt(crushed(open, ...MISS, ...pair(5), ...pair(9), ...pair(3), ...pair(11), ...HIT).play.state, 1).at;
    expect([aside([...AROUND]), aside(['0909', '0808'])]).toEqual([at('0810'), at('0909')]);
  });
  rule('TW-stack#6', 'who comes down from above is not counted in the hex while the blow waits', () => {
    const men = (seat: number, label: string): Placed => ({ at: label, design: 'Foot Platoon (Rifle)', seat, ...DONE });
    const { moved: _waits, ...late } = men(SOUTH, '0810');
    const others = [men(NORTH, '0809'), men(NORTH, '0809'), late];
    const play = field({ at: '0805' }, { design: TANK }, {}, others);
    play.does(NORTH, land('0809'));
    // A tank and two platoons are there; the jumper would be the fourth.
    expect(objections(play, walk(5, 'F'), SOUTH)).toEqual([]);
    const standing = field({ at: '0809', moved: ['stand', 0] }, { design: TANK }, { initiative: NORTH }, others);
    expect(objections(standing, walk(5, 'F'), SOUTH)).toContain('TW-stack');
  });
});
