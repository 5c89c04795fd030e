import type { Answer } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import { unitOf } from '../scenarios/setup.ts';
import type { Blow, Entry, Order } from '../shape.ts';
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
  stay,
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
const drop: Order = { do: 'drop' };
const problem = (entry: Entry): string => {
  const read = readSetup({ map: 'hills', forces: [[entry], [{ design: 'GRF-1N' }]], turns: null });
  return read.ok ? '' : read.problem;
};

describe('weapons in the hands', () => {
  rule('TOE-handheld-carry', 'held outside, in two whole arms with hands', () => {
    expect(problem({ design: 'GRF-1N', handheld: RIFLE })).toBe('');
    expect(problem({ design: 'LCT-1V', handheld: gunWith(0, MOUNTS, 1) })).toContain('TOE-handheld-carry');
    expect(problem({ design: 'GOL-1H', handheld: RIFLE })).toContain('TOE-handheld-carry');
    expect(problem({ design: 'GRF-1N', handheld: 'GRF-1N' })).toContain('TOE-handheld-carry');
    const { slots, weapons } = sheetOf(armed().design!);
    expect(slots).toEqual(sheetOf('GRF-1N').slots);
    expect(weapons.map(one => one.at)).toEqual(['RA', 'RT', 'HH', 'HH']);
  });

  rule('TOE-handheld-pickup', 'a tenth of the weight, and nothing fires or strikes past it', () => {
    expect(problem({ design: 'GRF-1N', handheld: gunWith(8, MOUNTS, 6) })).toContain('TOE-handheld-pickup');
    const play = start({ phase: 'weapon', units: [{ at: '0808', ...armed() }, { at: '0812' }] });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-handheld-pickup');
    const offered = [...options(play.state, NORTH, play.book)].flatMap(one => (one.type === 'declare' ? one.shots : []));
    expect([...new Set(offered.map(one => one.weapon))].toSorted()).toEqual([2, 3]);
    const near = scene(armed(), {}, []);
    for (const blow of [
      { kind: 'punch', arm: 'LA', target: 1 },
      { kind: 'push', target: 1 },
    ] as const)
      expect(near.refuses(NORTH, strike(0, blow)).map(one => one.rule)).toContain('TW-phys-limb');
    const lifting = (since: number, tons: number) =>
      start({
        units: [{ at: '0808' }, { at: '0812' }],
        things: [{ at: at('0808'), thing: gunOf(gunWith(8, MOUNTS, tons)), since }],
      });
    const LIFT = { type: 'move', unit: 0, mode: 'stand', task: 'lift' } as const;
    expect(lifting(0, 6).refuses(NORTH, LIFT)[0]!.rule).toBe('TW-club');
    const found = lifting(0, 5);
    found.does(NORTH, LIFT);
    found.does(SOUTH, stay(1));
    found.does(NORTH, hold(0));
    found.does(SOUTH, hold(1), ...NEXT);
    expect(found.state.things).toBeUndefined();
    expect(sheetOf(unitAt(found.state, 0).design).weapons).toHaveLength(4);
  });

  rule('TOE-handheld-firing', 'one target, no heat, shots of its own and no instruments but steady arms', () => {
    const steady = griffin(gear('ISAES', 'LA'), gear('ISAES', 'RA'), gear('ISTargeting Computer', 'LT'), {
      kind: 'weapon',
      item: 'Medium Laser',
      at: 'HD',
    });
    const units = [{ at: '0808', ...armed(RIFLE, steady) }, { at: '0810' }, { at: '0811' }] as const;
    const play = start({ phase: 'weapon', units });
    const split = {
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [
        { weapon: 1, target: 1 },
        { weapon: 2, target: 2 },
      ],
    } as const;
    expect(play.refuses(NORTH, split).map(one => one.rule)).toContain('TOE-handheld-firing');
    play.does(NORTH, fire(0, 1, 0, 1, 2));
    play.does(SOUTH, hold(1));
    const fired = eventsOf(play.does(SOUTH, hold(2), 1, 1, 1, 1, 1, 1, ...NEXT), 'fired');
    expect(fired.map(({ heat }) => heat)).toEqual([3, 0, 0]);
    const waived = ({ terms }: Answer) => terms.find(one => one.rule === 'TW-th-targcomp')?.waivedBy;
    expect(fired.map(({ toHit }) => [termsOf(toHit)['TOE-handheld-firing'], waived(toHit)])).toEqual([
      [undefined, undefined],
      [-1, 'TOE-handheld-firing'],
      [-1, 'TOE-handheld-firing'],
    ]);
    expect(unitAt(play.state, 0).ammo).toEqual([44]);
  });

  rule('TOE-handheld-melee', 'only a weapon that was made to strike strikes, with both hands', () => {
    const whip = gunWith(8, [{ kind: 'equipment', item: 'Chain Whip', at: 'Gun' }], 3);
    const lash: Blow = { kind: 'club', gear: 0, target: 1 };
    const [struck] = eventsOf(exchange(scene(armed(whip), {}, []), lash, [], ...pair(3), ...pair(7)), 'struck');
    expect([struck!.toHit.total, struck!.damage]).toEqual([3, 3]);
    const lame = scene({ ...armed(whip), hits: { LA: [3] } }, {}, []);
    expect(lame.refuses(NORTH, strike(0, lash)).map(one => one.rule)).toContain('TW-phys-limb');
    expect(
      scene(armed(), {}, [])
        .refuses(NORTH, strike(0, { kind: 'swing', target: 1 }))
        .map(one => one.rule),
    ).toContain('TW-phys-limb');
  });

  rule('TOE-handheld-hits', 'a six saves the arm that was struck, as far as the armor of the weapon goes', () => {
    const struck = (armor: number, die: number) => {
      const units = [{ at: '0808' }, { at: '0811', ...armed(gunWith(armor, MOUNTS)) }, WITNESS] as readonly Placed[];
      const { play, events } = shoot({ units }, 0, ...HIT, ...pair(10), die, ...NEXT);
      const [arm] = eventsOf(events, 'damaged');
      return [arm?.armor ?? 0, unitAt(play.state, 1).condition?.holds?.gun?.armor];
    };
    expect([struck(8, 5), struck(8, 6), struck(12, 6)]).toEqual([
      [10, 8],
      [2, undefined],
      [0, 2],
    ]);
  });

  rule('TOE-handheld-drop', 'laid down at will, lost with a hand, and in a fall without a roll', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', ...armed() } as Placed, { at: '0812' }] });
    const down = { type: 'declare', unit: 0, twist: 0, shots: [], orders: [drop] } as const;
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(down);
    play.does(NORTH, down);
    play.does(SOUTH, hold(1), ...NEXT);
    expect(play.state.things).toMatchObject([{ at: at('0808'), since: 1, thing: { kind: 'gun', gun: { ammo: [45] } } }]);
    expect([unitAt(play.state, 0).condition, unitAt(play.state, 0).design]).toEqual([undefined, 'GRF-1N']);
    const hurt = start({ phase: 'weapon', units: [{ at: '0808', ...armed(), hits: { RA: [3] } } as Placed, { at: '0812' }] });
    hurt.does(NORTH, hold(0));
    hurt.does(SOUTH, hold(1), ...NEXT);
    expect(hurt.state.things).toHaveLength(1);
    const strong = { ...armed(gunWith(8, MOUNTS, 6), griffin(gear('Triple Strength Myomer', 'CT'))), heat: 9 };
    const cooled = scene(strong, {}, []);
    cooled.does(NORTH, strike(0));
    cooled.does(SOUTH, strike(1), ...NEXT);
    expect(cooled.state.things).toHaveLength(1);
    const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
    const falling = (...roll: readonly number[]) => {
      const fell = scene({}, armed(), []);
      exchange(fell, kick, [], ...pair(9), 1, ...pair(2), 1, ...pair(7), ...pair(7), ...HIT, ...roll);
      return fell.state.things?.length ?? 0;
    };
    expect([falling(...pair(2)), falling(...HIT)]).toEqual([1, 0]);
  });

  rule('TOE-handheld-dropped-target', 'what lies there is small and does not move; it waits for the next turn', () => {
    const aimed = (armor: number) => {
      const things = [{ at: at('0812'), thing: gunOf(gunWith(armor, MOUNTS)), since: 0 }];
      const play = start({ phase: 'weapon', units: [{ at: '0808' }, WITNESS], things });
      play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0812'), purpose: 'thing' }] });
      const [shot] = eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'wallFired');
      return [termsOf(shot!.toHit), play.state.things?.[0]?.thing.gun?.armor] as const;
    };
    expect(aimed(8)).toEqual([expect.objectContaining({ 'TOE-handheld-dropped-target': 1, 'TW-th-immobile': -4 }), undefined]);
    expect(aimed(12)[1]).toBe(2);
    const fresh = start({
      units: [{ at: '0808' }, { at: '0812' }],
      things: [{ at: at('0808'), thing: gunOf(RIFLE), since: 1 }],
    });
    expect(fresh.refuses(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'lift' })[0]!.rule).toBe('TW-club');
  });
});
