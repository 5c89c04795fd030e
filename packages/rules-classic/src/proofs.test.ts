import { constructionFactor, drawBoard, lineOfSight } from '@sortie/board';
import { ARMOR_TYPES, equipment, equipmentNamed, find, SIDEARMS, slotsOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { aimAt } from './attack/aim.ts';
import { UNHARMED } from './evolve.ts';
import { stepInto } from './movement/step.ts';
import { ruleset } from './ruleset.ts';
import { sheetOf } from './sheet/compile.ts';
import type { Standing } from './state.ts';
import {
  at,
  eventsOf,
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
  walk,
} from './testing/table.fixture.ts';

const HIT = [6, 6] as const;
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const RIFLES = 'Foot Platoon (Rifle)';
const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });

describe('falling', () => {
  rule('TW-fall-once', 'who has fallen rolls no more in that phase', () => {
    const play = start({
      phase: 'physical',
      units: [{ at: '0808', facing: 3 }, { at: '0809', fresh: { ...UNHARMED, causes: ['kicked', 'pushed'] } }, IDLE],
    });
    play.does(NORTH, strike(0));
    const events = play.does(SOUTH, strike(1), 1, 1, 1, ...pair(3), ...pair(3), ...HIT, ...NEXT);
    expect(eventsOf(events, 'piloted')).toHaveLength(1);
    expect(play.state.units[1]!.prone).toBe(true);
  });

  /** A death from above misses; whoever it was meant for steps aside and drops four levels. */
  const drop = (design: string, ...dice: readonly number[]) => {
    const play = start({
      units: [
        { at: '0806', facing: 3 },
        { at: '0809', design, moved: ['stand', 0] },
        { ...WITNESS, moved: ['stand', 0] },
      ],
      ground: { '0809': '4', '0806': '1' },
    });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    const landing = [...pair(3), ...pair(5), ...pair(9), ...pair(10), ...HIT];
    const events = play.does(SOUTH, hold(2), 1, 1, ...dice, ...landing, ...NEXT);
    return { harm: eventsOf(events, 'damaged').filter(({ unit }) => unit === 1), unit: play.state.units[1]! };
  };
  rule('TW-fall-vehicle', 'vehicles take the damage of a drop and stay upright; suits and troopers pay by its height', () => {
    const suits = drop(SUITS);
    expect(suits.harm.map(({ armor }) => armor)).toEqual([2, 2, 2, 2, 2]);
    expect(suits.unit.prone).toBe(false);
    const men = drop(RIFLES, 1, 1, 1);
    expect(men.unit.structure['TR']).toBe(sheetOf(RIFLES).structure['TR']! - 6);
    const tank = drop('Vedette Medium Tank', 1, ...pair(6), ...pair(6), ...pair(10), ...pair(10), ...pair(11));
    expect(tank.harm.map(({ armor, structure }) => armor + structure)).toEqual([5, 5, 5, 5, 5]);
    expect(tank.unit.prone).toBe(false);
  });
});

describe('what other lines say in passing', () => {
  rule('TW-psr-building', 'a wall asks for a roll by its strength and the speed', () => {
    const play = alone({}, { '0809': 'C' });
    const [rolled] = eventsOf(play.does(NORTH, walk(0, 'F'), ...HIT), 'piloted');
    expect(rolled).toMatchObject({ cause: 'building', number: { total: 7 } });
    expect(eventsOf(alone({}, {}).does(NORTH, walk(0, 'F')), 'piloted')).toHaveLength(0);
  });
  rule('TW-dir-prone', 'who lies is struck from the side it points away from', () => {
    const shot = (facing: 0 | 3) =>
      eventsOf(
        shoot(
          { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0808', prone: true, facing }, WITNESS] },
          0,
          ...HIT,
          ...pair(7),
          ...NEXT,
        ).events,
        'damaged',
      )[0]!.rear;
    expect([shot(0), shot(3)]).toEqual([false, true]);
  });
  const skidTerm = (...skidded: readonly boolean[]): number | undefined => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0805', facing: 3, moved: ['run', 3] },
        { at: '0811', moved: ['run', 3] },
      ],
    });
    const [attacker, target] = play.state.units.map((unit, i) => ({ ...unit, moved: { ...unit.moved!, skidded: skidded[i]! } }));
    const shot = { weapon: 0, target: 1 };
    const pose = { twist: 0, flip: false } as const;
    const aim = aimAt(play.state, attacker as Standing, target as Standing, shot, { shots: [shot] }, pose);
    return termsOf(play.book.ask('toHit', aim))['TW-skid-mods'];
  };
  rule('TW-th-skid', 'who has skidded aims one worse', () =>
    expect([skidTerm(false, false), skidTerm(true, false)]).toEqual([undefined, 1]),
  );
  rule('TW-th-tskid', 'whoever has skidded is two harder to hit', () =>
    expect([skidTerm(false, true), skidTerm(true, true)]).toEqual([2, 3]),
  );
  rule('TW-los-underwater', 'under water every hex between must be water', () => {
    const sees = (middle: string): boolean => {
      const board = drawBoard({ rows: ['......', '.=....', `.${middle}....`, '.=....', '......', '......'] });
      return lineOfSight(board, { at: at('0202'), height: 1 }, { at: at('0204'), height: 1 }).canSee;
    };
    expect([sees('='), sees('.'), sees('l')]).toEqual([true, false, false]);
  });
  rule('TW-crit-equip', 'a targeting computer that is struck helps no more; CASE still does', () => {
    const design = { ...find('GRF-1N')!, mounts: [laser('RA'), { kind: 'equipment' as const, item: 'ISTargeting Computer', at: 'RT' }] };
    const term = (hits: Placed['hits']) => {
      const { events } = shoot(
        { units: [{ at: '0805', facing: 3, design, ...(hits ? { hits } : {}) }, { at: '0808' }, WITNESS] },
        0,
        1,
        1,
        ...NEXT,
      );
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-targcomp'];
    };
    const slot = sheetOf(design).slots['RT']!.findIndex(({ part }) => part === 'gear');
    expect([term(undefined), term({ RT: [slot] })]).toEqual([-1, undefined]);
  });
  rule('TW-is-ba', 'every suit has one point behind its armor', () => {
    expect(Object.values(sheetOf(SUITS).structure)).toEqual([1, 1, 1, 1, 1]);
  });
  rule('TW-ba-squad', 'five suits of the Clans, four of the Inner Sphere, on foot or by jump', () => {
    expect(sheetOf(SUITS)).toMatchObject({ locations: ['S1', 'S2', 'S3', 'S4', 'S5'], walk: 1, jump: 3 });
    expect(sheetOf('Sloth Battle Armor (Sqd4)').locations).toHaveLength(4);
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: SUITS }, { at: '0806' }, { at: '0705' }] });
    const both = {
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2 },
      ],
    } as const;
    expect(play.refuses(NORTH, both).map(one => one.rule)).toContain('TW-ba-squad');
    const close = (design: string) => start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design }, { at: '0805' }] });
    close(SUITS).does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] });
    expect(close('GRF-1N').refuses(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] })).not.toEqual([]);
  });
  rule('TW-trip', 'tripping and grappling are not among the blows', () => {
    expect(ruleset.readCommand({ type: 'strike', unit: 0, blows: [{ kind: 'thrash', target: 1 }] }).ok).toBe(false);
    const play = start({ phase: 'physical', units: [{ at: '0808', facing: 3 }, { at: '0809' }] });
    for (const kind of ['trip', 'grapple'] as const)
      expect(play.refuses(NORTH, strike(0, { kind, target: 1 })).map(one => one.rule)).toContain('TW-house-rare-blows');
  });
});

const laser = (place: string) => ({ kind: 'weapon' as const, item: 'Medium Laser', at: place });

describe('crews', () => {
  const VEDETTE = 'Vedette Medium Tank';
  rule('TW-veh-crew', 'crews of vehicles and troops have no hits of their own', () => {
    for (const design of [VEDETTE, SUITS]) {
      const { events } = shoot(
        { units: [{ at: '0805', facing: 3 }, { at: '0808', design }, WITNESS] },
        0,
        ...HIT,
        ...(design === VEDETTE ? pair(7) : [1]),
        ...NEXT,
      );
      expect(eventsOf(events, 'pilotHit')).toHaveLength(0);
    }
    const { play } = shoot(
      { units: [{ at: '0805', facing: 3 }, { at: '0808', design: VEDETTE, armor: { FR: 0 } }, WITNESS] },
      0,
      ...HIT,
      ...pair(7),
      ...pair(12),
      ...NEXT,
    );
    expect(play.state.units[1]!.fate).toBe('destroyed');
  });
  rule('TW-case-vehicle', 'CASE saves the tank and stuns its crew; it does not spare a MechWarrior', () => {
    const guarded = { ...find(VEDETTE)!, mounts: [...find(VEDETTE)!.mounts, { kind: 'equipment' as const, item: 'ISCASE', at: 'BD' }] };
    const struck = (design: typeof guarded | string) =>
      shoot(
        { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', facing: 3, design, armor: { RR: 2 } }, WITNESS] },
        1,
        ...HIT,
        ...pair(7),
        ...pair(11),
        ...NEXT,
      ).play.state.units[1]!;
    expect(struck(VEDETTE).fate).toBe('destroyed');
    expect(struck(guarded)).toMatchObject({ fate: 'fighting', wear: { stunned: 2 } });
    const safe = { ...find('HBK-4G')!, mounts: [...find('HBK-4G')!.mounts, { kind: 'equipment' as const, item: 'ISCASE', at: 'LT' }] };
    const { events } = shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: safe, armor: { LT: 0 } }, WITNESS] },
      1,
      ...HIT,
      ...pair(8),
      ...pair(8),
      1,
      1,
      ...pair(2),
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(eventsOf(events, 'pilotHit')[0]!.hits).toBe(2);
  });
  rule('TW-veh-flood', 'a tank that is shoved into the water is lost, a hovercraft is not', () => {
    const pushed = (design: string) => {
      const play = start({
        units: [
          { at: '0806', facing: 3 },
          { at: '0809', design, moved: ['stand', 0] },
          { ...WITNESS, moved: ['stand', 0] },
        ],
        ground: { '0810': '~' },
      });
      play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), 1, 1, ...pair(3), ...pair(5), ...pair(9), ...pair(10), ...HIT, ...NEXT);
      return play.state.units[1]!.fate;
    };
    expect([pushed(VEDETTE), pushed('Pegasus Scout Hover Tank')]).toEqual(['destroyed', 'fighting']);
  });
});

describe('ground', () => {
  const price = (design: string, terrain: { readonly kind: 'water' | 'building'; readonly level: number }): number => {
    const play = alone({ design });
    const board = drawBoard({
      rows: ['......', '......', '..x...', '......', '......', '......'],
      legend: { x: { level: 0, terrains: [terrain] } },
    });
    const step = stepInto(board, at('0302'), 3, 'F', 'walk', sheetOf(design).gait);
    return play.book.ask('barred', step).total > 0 ? -1 : play.book.ask('stepCost', step).total;
  };
  const KINDS = ['GRF-1N', 'Vedette Medium Tank', 'Pegasus Scout Hover Tank', RIFLES] as const;
  rule('TW-ter-water0', 'shallow water costs nobody anything', () =>
    expect(KINDS.map(design => price(design, { kind: 'water', level: 0 }))).toEqual([1, 1, 1, 1]),
  );
  rule('TW-ter-bldg4', 'hardened walls cost four more, troops nothing', () =>
    expect(KINDS.map(design => price(design, { kind: 'building', level: 4 }))).toEqual([5, 5, 5, 1]),
  );
  rule('TW-bldg-type', 'buildings are as strong as their kind', () =>
    expect([1, 2, 3, 4].map(level => constructionFactor({ kind: 'building', level }))).toEqual([15, 40, 90, 120]),
  );
});

describe('tables of the roster', () => {
  rule('TW-data-weapons', 'a row tells heat, damage, brackets, modifiers and ammunition', () => {
    expect(sheetOf('HBK-4G').weapons[2]).toMatchObject({
      heat: 7,
      damage: [20, 20, 20],
      minimum: 0,
      short: 3,
      medium: 6,
      long: 9,
      ammo: 'AC',
    });
    expect(equipment('CLMediumPulseLaser')).toMatchObject({
      heat: 4,
      damage: [7, 7, 7],
      toHit: [-2, -2, -2],
      range: { long: 12, extreme: 16 },
    });
  });
  rule('TW-data-ammo', 'type, rack and munition tell a bin; its row tells shots and damage', () => {
    expect(equipment('IS Ammo SRM-6 Inferno')).toMatchObject({ kind: 'ammo', type: 'SRM', rack: 6, munition: 'INFERNO', shots: 15 });
    expect(sheetOf('HBK-4G').bins[0]).toMatchObject({ type: 'AC', rack: 20, shots: 5, salvo: 20 });
  });
  rule('TW-data-equipment', 'what varies with the machine is told as such', () => {
    const slots = (code: string) => slotsOf(find(code)!, { kind: 'equipment', item: 'ISMASC', at: 'RA' });
    expect([slots('LCT-1V'), slots('AS7-D')]).toEqual([1, 5]);
  });
  rule('TW-data-armor', 'every kind of armor has its points by the ton', () => {
    expect(ARMOR_TYPES.length).toBe(65);
    expect(ARMOR_TYPES.find(({ item }) => item.name === 'Standard')!.item.pointsPerTon).toBe(16);
  });
  rule('TW-data-infantry', 'arms of troops have damage and reach', () => {
    expect(SIDEARMS.length).toBe(357);
    expect(sheetOf(RIFLES).weapons[0]).toMatchObject({ style: 'troop', short: 1, long: 3 });
  });
  rule('TW-data-names', 'names in files are found in any case and by their aliases', () => {
    expect([equipmentNamed('ISAC5')?.id, equipmentNamed('MEDIUM laser')?.id, equipmentNamed('Landing Gear')]).toEqual([
      'Autocannon/5',
      'Medium Laser',
      undefined,
    ]);
  });
  rule('TW-data-caution', 'torpedoes do not fly, and heavy machine guns have no long reach', () => {
    expect(equipment('Heavy Machine Gun')).toMatchObject({ range: { medium: 2, long: 2 } });
    expect(sheetOf({ ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: 'CLLRT10', at: 'RT' }] }).weapons[0]?.long).toBe(0);
  });
});
