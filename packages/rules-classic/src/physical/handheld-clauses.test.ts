import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitOf } from '../scenarios/setup.ts';
import type { Blow, Entry } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { exchange, gear, griffin, HIT, scene } from '../testing/blows.fixture.ts';
import { readSetup } from '../testing/setup.fixture.ts';
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
  strike,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';
import { gunOf } from './hands.ts';

const weapon = (item: string): Mount => ({ kind: 'weapon', item, at: 'Gun' });
const gunWith = (armor: number, mounts: readonly Mount[], tons = 5): Paper => ({
  ...find('GRF-1N')!,
  kind: 'handheld-weapon',
  chassis: 'Rifle',
  model: '',
  tons,
  mounts,
  armor: { ...find('GRF-1N')!.armor, type: 'Standard', front: { Gun: armor }, rear: {} },
});
const MOUNTS: readonly Mount[] = [
  weapon('Medium Laser'),
  weapon('Autocannon/2'),
  { kind: 'ammo', item: 'IS Ammo AC/2', at: 'Gun', shots: 45 },
];
const RIFLE = gunWith(8, MOUNTS);
const armed = (handheld: Paper = RIFLE, design: Entry['design'] = 'GRF-1N'): Partial<Placed> => {
  const { design: both, condition, ammo } = unitOf({ design, handheld }, 0, 0);
  return { design: both, condition: condition!, ammo };
};
const problem = (entry: Entry): string => {
  const read = readSetup({ map: 'hills', forces: [[entry], [{ design: 'GRF-1N' }]], turns: null });
  return read.ok ? '' : read.problem;
};

describe('weapons in the hands, clause by clause', () => {
  rule('TOE-handheld-carry#1', 'they take no slot of the machine', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', ...armed() }, { at: '0812' }] });
    expect(play.book.check(play.state as never, fire(0, 1, 2), NORTH)).toEqual([]);
    expect(sheetOf(unitAt(play.state, 0).design).slots).toEqual(sheetOf('GRF-1N').slots);
  });
  rule('TOE-handheld-carry#2', 'they take two whole arms with hands', () => {
    const carry = (design: string, tons: number) => problem({ design, handheld: gunWith(0, MOUNTS, tons) }).includes('TOE-handheld-carry');
    expect([carry('GRF-1N', 5), carry('LCT-1V', 1), carry('GOL-1H', 5)]).toEqual([false, true, true]);
  });
  rule('TOE-handheld-pickup#1', 'with two working hands, and one at a time', () => {
    const lifts = (unit: Partial<Placed>) => {
      const things = [{ at: at('0808'), thing: gunOf(RIFLE), since: 0 }];
      const play = start({ turn: 2, units: [{ at: '0808', ...unit } as Placed, { at: '0812' }], things });
      return play.book.check(play.state as never, { type: 'move', unit: 0, mode: 'stand', task: 'lift' }, NORTH).length === 0;
    };
    const hand = sheetOf('GRF-1N').slots['RA']!.findIndex(({ part }) => part === 'hand');
    expect([lifts({}), lifts({ gone: ['LA'] }), lifts({ hits: { RA: [hand] } })]).toEqual([true, false, false]);
    expect([lifts({ design: 'LCT-1V' }), lifts(armed())]).toEqual([false, false]);
  });
  rule('TOE-handheld-pickup#2', 'a tenth of the weight, a fifth with hot muscles', () => {
    const heavy = (tons: number) => problem({ design: 'GRF-1N', handheld: gunWith(8, MOUNTS, tons) }).includes('TOE-handheld-pickup');
    expect([heavy(5), heavy(6)]).toEqual([false, true]);
  });
  rule('TOE-handheld-pickup#3', 'who holds one neither punches nor pushes', () => {
    const near = scene(armed(), {}, []);
    const wrong = (blow: Blow) => near.book.check(near.state as never, strike(0, blow), NORTH).length > 0;
    expect([
      wrong({ kind: 'punch', arm: 'LA', target: 1 }),
      wrong({ kind: 'push', target: 1 }),
      wrong({ kind: 'kick', leg: 'RL', target: 1 }),
    ]).toEqual([true, true, false]);
  });
  rule('TOE-handheld-pickup#4', 'and fires nothing of its arms and torsos but to the rear', () => {
    const fires = (mount: Mount) => {
      const play = start({
        phase: 'weapon',
        units: [{ at: '0808', facing: 3, ...armed(RIFLE, griffin(mount)) }, { at: '0812' }, { at: '0804' }],
      });
      return play.book.check(play.state as never, fire(0, mount.rear ? 2 : 1, 0), NORTH).every(one => one.rule !== 'TOE-handheld-pickup');
    };
    const laser = (at8: string, rear?: true): Mount => ({ kind: 'weapon', item: 'Medium Laser', at: at8, ...(rear ? { rear } : {}) });
    expect([fires(laser('RA')), fires(laser('RT')), fires(laser('HD')), fires(laser('CT', true))]).toEqual([false, false, true, true]);
  });
  rule('TOE-handheld-firing#1', 'all of its weapons fire at one target', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, ...armed() }, { at: '0812' }, { at: '0912' }] });
    const split = (second: number) =>
      play.book
        .check(
          play.state as never,
          {
            type: 'declare',
            unit: 0,
            twist: 0,
            shots: [
              { weapon: 2, target: 1 },
              { weapon: 3, target: second },
            ],
          },
          NORTH,
        )
        .some(one => one.rule === 'TOE-handheld-firing');
    expect([split(1), split(2)]).toEqual([false, true]);
  });
  const shots = (design: Paper) => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, ...armed(RIFLE, design) }, { at: '0810' }] });
    play.does(NORTH, fire(0, 1, 0, 1));
    const fired = eventsOf(play.does(SOUTH, hold(1), 1, 1, 1, 1, ...NEXT), 'fired');
    return { fired, play };
  };
  rule('TOE-handheld-firing#2', 'without heat for who holds it', () => {
    expect(shots(griffin()).fired.map(({ heat }) => heat)).toEqual([0, 0]);
  });
  rule('TOE-handheld-firing#3', 'with shots of its own and no instruments of the machine', () => {
    const { fired, play } = shots(griffin(gear('ISTargeting Computer', 'LT')));
    expect(fired.map(({ toHit }) => toHit.terms.find(one => one.rule === 'TW-th-targcomp')?.waivedBy)).toEqual([
      'TOE-handheld-firing',
      'TOE-handheld-firing',
    ]);
    expect(unitAt(play.state, 0).ammo).toEqual([44]);
  });
  rule('TOE-handheld-firing#4', 'steadied by two enhanced arms, and not by one', () => {
    const term = (...mounts: readonly Mount[]) => shots(griffin(...mounts)).fired.map(({ toHit }) => termsOf(toHit)['TOE-handheld-firing']);
    expect([term(gear('ISAES', 'LA'), gear('ISAES', 'RA')), term(gear('ISAES', 'LA')), term()]).toEqual([
      [-1, -1],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
  const struck = (armor: number, die: number) => {
    const units = [{ at: '0808' }, { at: '0811', ...armed(gunWith(armor, MOUNTS)) }, WITNESS] as readonly Placed[];
    const { play, events } = shoot({ units }, 0, ...HIT, ...pair(10), die, ...NEXT);
    return [eventsOf(events, 'damaged')[0]?.armor ?? 0, unitAt(play.state, 1).condition?.holds?.gun?.armor];
  };
  rule('TOE-handheld-hits#1', 'a six saves the arm that was struck', () => {
    expect([struck(12, 5), struck(12, 6)]).toEqual([
      [10, 12],
      [0, 2],
    ]);
  });
  rule('TOE-handheld-hits#2', 'more than its armor destroys it, and what is left goes to the arm', () => {
    expect([struck(8, 6), struck(10, 6)]).toEqual([
      [2, undefined],
      [0, 0],
    ]);
  });
  rule('TOE-handheld-drop#1', 'it is laid down when the turn ends, where the machine stands', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', ...armed() } as Placed, { at: '0812' }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], orders: [{ do: 'drop' }] });
    expect(play.state.things).toBeUndefined();
    play.does(SOUTH, hold(1), ...NEXT);
    expect(play.state.things).toMatchObject([{ at: at('0808') }]);
  });
  rule('TOE-handheld-drop#2', 'it is lost with a hand, and not with a shoulder', () => {
    const things = (slot: number) => {
      const hurt = start({ phase: 'weapon', units: [{ at: '0808', ...armed(), hits: { RA: [slot] } } as Placed, { at: '0812' }] });
      hurt.does(NORTH, hold(0));
      hurt.does(SOUTH, hold(1), ...NEXT);
      return hurt.state.things?.length ?? 0;
    };
    expect([things(3), things(1)]).toEqual([1, 0]);
  });
  rule('TOE-handheld-drop#3', 'what only hot muscles hold is dropped when they cool', () => {
    const strong = { ...armed(gunWith(8, MOUNTS, 6), griffin(gear('Triple Strength Myomer', 'CT'))), heat: 9 };
    const cooled = scene(strong, {}, []);
    cooled.does(NORTH, strike(0));
    cooled.does(SOUTH, strike(1), ...NEXT);
    expect(cooled.state.things).toHaveLength(1);
  });
  const falling = (more: Partial<Placed>, ...roll: readonly number[]) => {
    const fell = scene({}, { ...armed(), ...more }, []);
    const events = exchange(
      fell,
      { kind: 'kick', leg: 'RL', target: 1 },
      [],
      ...pair(9),
      1,
      ...pair(2),
      1,
      ...pair(7),
      ...pair(7),
      ...HIT,
      ...roll,
    );
    return { left: fell.state.things?.length ?? 0, events };
  };
  rule('TOE-handheld-drop#4', 'who falls drops it without another roll', () => {
    expect([falling({}, ...pair(2)).left, falling({}, ...HIT).left]).toEqual([1, 0]);
  });
  rule('TOE-handheld-drop#5', 'each joint of arms and hands that is hurt makes it one harder to keep', () => {
    const number = (hits: Placed['hits']) => eventsOf(falling(hits ? { hits } : {}, ...HIT).events, 'piloted').at(-1)!.number.total;
    expect([number({ RA: [1] }) - number(undefined), number({ RA: [1], LA: [1, 2] }) - number(undefined)]).toEqual([1, 3]);
  });
  rule('TOE-handheld-dropped-target#1', 'what lies there is one harder to hit, and does not move', () => {
    const things = [{ at: at('0812'), thing: gunOf(RIFLE), since: 0 }];
    const play = start({ phase: 'weapon', units: [{ at: '0808' }, WITNESS], things });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0812'), purpose: 'thing' }] });
    const [shot] = eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'wallFired');
    expect(termsOf(shot!.toHit)).toMatchObject({ 'TOE-handheld-dropped-target': 1, 'TW-th-immobile': -4 });
  });
  rule('TOE-handheld-dropped-target#2', 'who stands in its hex takes it up when the turn ends, and fires it from the next turn on', () => {
    const things = [{ at: at('0808'), thing: gunOf(RIFLE), since: 0 }];
    const elsewhere = start({ turn: 2, units: [{ at: '0807' }, { at: '0812' }], things });
    const lift = { type: 'move', unit: 0, mode: 'stand', task: 'lift' } as const;
    expect(elsewhere.book.check(elsewhere.state as never, lift, NORTH)).not.toEqual([]);
    const play = start({
      turn: 2,
      units: [
        { at: '0808', design: armed().design! },
        { at: '0812', moved: ['stand', 0] },
      ],
      things,
    });
    const held = sheetOf(armed().design!).weapons.findIndex(one => one.at === 'HH');
    play.does(NORTH, lift);
    const fires = () => play.book.check(play.state as never, fire(0, 1, held), NORTH).length === 0;
    expect(fires()).toBe(false);
    play.does(NORTH, hold(0));
    expect(eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'thingTaken')).toMatchObject([{ unit: 0 }]);
    play.does(NORTH, { type: 'move', unit: 0, mode: 'stand' });
    play.does(SOUTH, { type: 'move', unit: 1, mode: 'stand' });
    expect([fires(), play.state.things ?? []]).toEqual([true, []]);
  });
  rule('TOE-handheld-dropped-target#3', 'what was dropped this turn is not taken up in it', () => {
    const lifts = (since: number) => {
      const play = start({ turn: 2, units: [{ at: '0808' }, { at: '0812' }], things: [{ at: at('0808'), thing: gunOf(RIFLE), since }] });
      return play.book.check(play.state as never, { type: 'move', unit: 0, mode: 'stand', task: 'lift' }, NORTH).length === 0;
    };
    expect([lifts(2), lifts(1)]).toEqual([false, true]);
  });
});
