import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { numberIn, objections } from '../testing/core.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, shoot, start, termsOf, WITNESS, walk } from '../testing/table.fixture.ts';

const RIFLES = 'Foot Platoon (Rifle)';
const rifles = find(RIFLES)!;
const HIT = [6, 6] as const;
const WOODS = { '0807': 'l' };
/** A platoon with other weapons, on other feet. */
const platoon = (more: Partial<NonNullable<Paper['platoon']>>, motive = 'foot', walking = 1, jumping = 0): Paper => ({
  ...rifles,
  motive: motive as Paper['motive'],
  movement: { ...rifles.movement, walk: walking, jump: jumping },
  platoon: { ...rifles.platoon!, ...more },
});

describe('platoons on the move', () => {
  const points = (design: Paper) => {
    const { book, state } = start({ units: [{ at: '0808', design }, { at: '0117' }] });
    return [pointsFor(book, unitAt(state, 0), 'walk'), pointsFor(book, unitAt(state, 0), 'jump')];
  };
  rule('TW-inf-move#1', 'as fast as their feet, wheels, jets and tracks', () => {
    expect(points(rifles)).toEqual([1, 0]);
    expect([points(platoon({}, 'motorized', 3)), points(platoon({}, 'jump', 1, 3))]).toEqual([
      [3, 0],
      [1, 3],
    ]);
    expect(['tracked', 'wheeled', 'hover'].map((motive, i) => points(platoon({}, motive, 3 + i)))).toEqual([
      [3, 0],
      [4, 0],
      [5, 0],
    ]);
  });
  rule('TW-inf-move#2', 'without a point they still enter one hex', () => {
    const play = start({ units: [{ at: '0808', facing: 3, design: platoon({}, 'foot', 0) }, { at: '0117' }] });
    expect(objections(play, walk(0, 'FF'))).not.toEqual([]);
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved!.hexes).toBe(1);
  });
  rule('TW-inf-move#3', 'they turn for nothing, fire every way, and their own movement disturbs nothing', () => {
    const play = start({ units: [{ at: '0808', facing: 3, design: RIFLES }, { at: '0117' }] });
    play.does(NORTH, walk(0, 'RRF'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(1);
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const guns = start({ phase: 'weapon', units: [{ at: '0805', facing, design: RIFLES, moved: ['walk', 1] }, { at: '0806' }] });
      expect(objections(guns, fire(0, 1, 0))).toEqual([]);
      expect(numberIn(guns, 0, 1).total).toBe(4);
    }
  });
});

/** Plain weapons of every class of reach. */
const SIDEARMS = [
  'Auto-Pistol',
  'Elephant Gun',
  'Gyrojet Gun (Heavy)',
  'Laser Pistol (Brightstar L-15)',
  'Laser Rifle (DWS L5S)',
  'Laser Sniper Rifle (DWS L5L)',
  'Sniper Rifle (Thorshammer)',
  'Sniper Rifle (Yuan Ling)',
] as const;
const BURST = 'Laser Rifle (Mauser 960)';

describe('platoons in a fight', () => {
  const volley = (design: Paper | string, target: Partial<Placed>, label: string, ...dice: readonly number[]) =>
    shoot({ units: [{ at: '0805', design }, { at: label, ...target } as Placed, WITNESS], ground: WOODS }, 0, ...HIT, ...dice, ...NEXT);
  rule('TW-inf-fire#1', 'Gunnery, their own range, and the rest as with everybody', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0805', design: RIFLES, gunnery: 5 },
        { at: '0807', moved: ['run', 5] },
      ],
      ground: WOODS,
    });
    const aim = numberIn(play, 0, 1);
    expect(termsOf(aim)).toMatchObject({ 'TW-tohit-base': 5, 'TW-inf-range': 2, 'TW-th-tmm': 2, 'TW-th-twoods': 1 });
    expect(aim.total).toBe(10);
  });
  rule('TW-inf-fire#2', 'as many on the column as there are troopers, rounded to the nearest point', () => {
    const of = (men: number, roll: number, places: number) => {
      const { events } = shoot(
        { units: [{ at: '0805', design: RIFLES, structure: { TR: men } }, { at: '0807', design: 'AS7-D' }, WITNESS] },
        0,
        ...HIT,
        ...pair(roll),
        ...Array.from({ length: places }, () => pair(3)).flat(),
        ...NEXT,
      );
      const damage = eventsOf(events, 'located').reduce((sum, { struck }) => sum + struck.damage, 0);
      return [eventsOf(events, 'fired')[0]!.cluster!.size, eventsOf(events, 'fired')[0]!.cluster!.hits, damage];
    };
    // 0.52 points for each: seventeen make 8.84, five make 2.6, three make 1.56 and two make 1.04.
    expect([of(28, 7, 5), of(9, 5, 2), of(5, 5, 1), of(4, 4, 1)]).toEqual([
      [28, 17, 9],
      [9, 5, 3],
      [5, 3, 2],
      [4, 2, 1],
    ]);
  });
  rule('TW-inf-fire#3', 'in twos at machines, in one lump at men', () => {
    const machine = volley(RIFLES, { design: 'AS7-D' }, '0807', ...pair(7), ...pair(3), ...pair(3), ...pair(3), ...pair(3), ...pair(3));
    expect(eventsOf(machine.events, 'located').map(({ struck }) => struck.damage)).toEqual([2, 2, 2, 2, 1]);
    const men = volley(RIFLES, { design: RIFLES }, '0807', ...pair(7));
    expect(eventsOf(men.events, 'located').map(({ struck }) => struck.damage)).toEqual([9]);
  });
  table('TW-inf-range#1', 'by the reach of the weapons, hex by hex', row => {
    const id = SIDEARMS[row.number('range_class')]!;
    const [from = 0, to = from] = row.at('range').split('-').map(Number);
    for (let hexes = from; hexes <= to; hexes++) {
      const label = (column: number, row: number) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
      const target = hexes <= 16 ? label(1, 1 + hexes) : label(1 + 2 * (hexes - 16), 17);
      const play = start({ phase: 'weapon', units: [{ at: '0101', design: platoon({ primary: id, secondaries: 0 }) }, { at: target }] });
      expect(objections(play, fire(0, 1, 0)), `${hexes}`).toEqual([]);
      expect(termsOf(numberIn(play, 0, 1))['TW-inf-range'] ?? 0, `${hexes}`).toBe(row.number('modifier'));
    }
  });
  rule('TW-inf-range#2', 'at arm’s length blades and heavy weapons are one worse, bursts one better', () => {
    const close = (primary: string) => {
      const play = start({ phase: 'weapon', units: [{ at: '0805', design: platoon({ primary, secondaries: 0 }) }, { at: '0805' }] });
      return termsOf(numberIn(play, 0, 1))['TW-inf-range'] ?? 0;
    };
    // Nothing, a blade, a support weapon of class 1, one of class 0 that fires bursts as well.
    expect([
      close('Auto-Pistol'),
      close('Blade (Sword)'),
      close('Autocannon (Semi-Portable)'),
      close('Autocannon (Bearhunter Superheavy)'),
    ]).toEqual([0, 1, -1, 0]);
  });
  rule('TW-inf-inf#1', 'point for point', () => {
    const { play } = volley(RIFLES, { design: RIFLES }, '0807', ...pair(7));
    expect(unitAt(play.state, 1).structure['TR']).toBe(28 - 9);
  });
  rule('TW-inf-inf#2', 'bursts add a die against men, and nothing against machines', () => {
    const bursts = platoon({ primary: BURST, secondaries: 0 });
    const fallen = (die: number) =>
      unitAt(volley(bursts, { design: RIFLES, structure: { TR: 28 } }, '0806', ...pair(2), die).play.state, 1).structure['TR']!;
    expect(fallen(1) - fallen(4)).toBe(6);
  });
  rule('TW-sec-inf#1', 'one target a turn', () => {
    const gun: Mount = { kind: 'weapon', item: 'Rocket Launcher (LAW)', at: 'Disposable' };
    const play = start({
      phase: 'weapon',
      units: [{ at: '0805', design: { ...rifles, mounts: [gun] } }, { at: '0806' }, { at: '0804', seat: 1 }],
    });
    const at = (...targets: readonly number[]) =>
      ({ ...fire(0, 1), shots: targets.map((target, i) => ({ weapon: i, target })) }) as ReturnType<typeof fire>;
    expect(objections(play, at(1, 2))).toContain('TW-ba-squad');
    expect(objections(play, at(1, 1))).not.toContain('TW-ba-squad');
  });
});

describe('machines against men', () => {
  /** Troopers that fall to one weapon, in the woods where nothing is said. */
  const fallen = (
    mounts: readonly Mount[],
    dice: readonly number[],
    more: Partial<Placed> = {},
    ground: { readonly [label: string]: string } = WOODS,
  ) => {
    const units: readonly Placed[] = [
      { at: '0806', facing: 3, design: armed(...mounts) },
      { at: '0807', design: RIFLES, ...more },
      WITNESS,
    ];
    const idle = units.map(unit => ({ ...unit, strike: IDLE }));
    return 28 - unitAt(shoot({ units: idle, ground }, 0, ...HIT, ...dice, ...NEXT).play.state, 1).structure['TR']!;
  };
  const gun = (item: string, ammo?: string) => [weapon(item, 'RT'), ...(ammo ? [bin(ammo, 'LT', 10)] : [])];
  rule('TW-inf-damage#1', 'a tenth of a direct shot, rounded up', () => {
    expect([
      fallen(gun('Medium Laser'), []),
      fallen(gun('PPC'), []),
      fallen(gun('CLERPPC'), []),
      fallen(gun('Autocannon/20', 'IS Ammo AC/20'), []),
    ]).toEqual([1, 1, 2, 2]);
  });
  rule('TW-inf-damage#2', 'pellets one more, pulses two more', () => {
    expect(fallen(gun('ISLBXAC10', 'IS LB 10-X Cluster Ammo'), pair(7))).toBe(2);
    expect(fallen(gun('ISLBXAC20', 'IS LB 20-X Cluster Ammo'), pair(7))).toBe(3);
    expect(fallen(gun('ISMediumPulseLaser'), [])).toBe(3);
    expect(fallen(gun('ISLargePulseLaser'), [])).toBe(3);
  });
  rule('TW-inf-damage#3', 'missiles a fifth of what strikes', () => {
    expect(fallen(gun('LRM 15', 'IS Ammo LRM-15'), pair(7))).toBe(2);
    expect(fallen(gun('LRM 20', 'IS Ammo LRM-20'), pair(7))).toBe(3);
    expect(fallen(gun('SRM 6', 'IS Ammo SRM-6'), pair(7))).toBe(2);
  });
  rule('TW-inf-damage#4', 'what fires bursts rolls dice', () => {
    expect(fallen(gun('CLLightMG', 'Clan Light Machine Gun Ammo - Full'), [5])).toBe(5);
    expect(fallen(gun('Machine Gun', 'IS Ammo MG - Full'), [2, 5])).toBe(7);
    expect(fallen(gun('ISSmallPulseLaser'), [2, 5])).toBe(7);
    expect(fallen(gun('CLAPGaussRifle', 'CLAPGaussRifle Ammo'), [2, 5])).toBe(7);
    expect(fallen(gun('CLHeavyMG', 'Clan Heavy Machine Gun Ammo - Full'), [2, 5, 3])).toBe(10);
    expect(fallen(gun('Flamer'), [2, 5, 3, 1])).toBe(11);
  });
  rule('TW-inf-damage#6', 'each point is a trooper, to the last', () => {
    const left = (men: number) => {
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, design: 'HBK-4G' },
        { at: '0807', design: RIFLES, structure: { TR: men } },
        WITNESS,
      ];
      const { fate, structure } = unitAt(shoot({ units, ground: WOODS }, 2, ...HIT, ...NEXT).play.state, 1);
      return [structure['TR'], fate];
    };
    expect([left(28), left(3), left(2)]).toEqual([
      [26, 'fighting'],
      [1, 'fighting'],
      [0, 'destroyed'],
    ]);
  });
  rule('TW-inf-open#3', 'who rides tracks in the open falls twice to machines and half to bursts', () => {
    const riding = { design: platoon({}, 'tracked', 3) };
    expect([fallen(gun('PPC'), [], riding, {}), fallen(gun('PPC'), [], riding)]).toEqual([2, 1]);
    expect([
      fallen(gun('Machine Gun', 'IS Ammo MG - Full'), [2, 5], riding, {}),
      fallen(gun('Machine Gun', 'IS Ammo MG - Full'), [2, 5], riding),
    ]).toEqual([4, 7]);
    expect(fallen(gun('Machine Gun', 'IS Ammo MG - Full'), [2, 5], {}, {})).toBe(14);
  });
});

const IDLE = { blows: [], numbers: null, resolved: true } as const;
