import { find, type Mount, type Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from './options.ts';
import { RULES } from './rules.ts';
import { isCrippled } from './sequence/withdrawal.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from './testing/table.fixture.ts';

const HIT = [6, 6] as const;
const PLATOON = 'Foot Platoon (Rifle)';
const armed = (...mounts: readonly Mount[]): Unit => ({ ...find('GRF-1N')!, mounts });

describe('collisions', () => {
  const pavement = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`08${String(i + 3).padStart(2, '0')}`, 'p']));
  const slide = (victim: Partial<Placed>, ...dice: readonly number[]) => {
    const play = start({ units: [{ at: '0803', facing: 3 }, { at: '0807', ...victim }, { at: '0117' }], ground: pavement });
    return eventsOf(play.does(NORTH, run(0, 'FFFRF'), ...dice), 'struck');
  };
  rule('TW-skid-collide', 'who slides into somebody charges without meaning it', () => {
    // The roll to hold the road fails; the fall turns it round and hurts nobody; then it runs into the other.
    const fall = [1, 1, 1, ...pair(7), ...pair(7), ...HIT] as const;
    const [blow] = slide({ moved: ['walk', 0] }, ...fall, ...pair(2));
    expect(blow).toMatchObject({ blow: { kind: 'charge', target: 1 }, hit: false });
    expect(blow!.toHit.terms).toContainEqual({ rule: 'TW-skid-collide', value: 3 });
    // Whoever has yet to move may step aside.
    expect(slide({}, ...fall, ...HIT)).toEqual([]);
  });
  rule('TW-domino-dodge', 'struck from the side one may step ahead instead', () => {
    const shove = (facing: 0 | 1, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, moved: ['stand', 0], fire: null },
        { at: '0806', facing: 0, moved: ['stand', 0] },
        { at: '0807', facing, moved: ['stand', 0] },
      ];
      const play = start({ phase: 'physical', units });
      play.does(NORTH, strike(0, { kind: 'push', target: 1 }));
      play.does(SOUTH, strike(1));
      play.does(SOUTH, strike(2), ...HIT, ...dice);
      return play.state.units[2]!.at;
    };
    const pushed = shove(0, ...HIT, ...HIT, ...NEXT);
    const dodged = shove(1, ...HIT, ...HIT, ...NEXT);
    expect(dodged).not.toEqual(pushed);
  });
});

describe('floors of buildings', () => {
  const house = { '0805': 'H', '0806': 'H' };
  const inside = (unit: Partial<Placed>) => start({ units: [{ at: '0805', design: PLATOON, ...unit }, { at: '0117' }], ground: house });
  const refused = (play: ReturnType<typeof inside>, steps: string) => play.refuses(NORTH, walk(0, steps)).map(one => one.rule);
  rule('TW-bldg-levels', 'troops climb a level for a point, others stay below', () => {
    const jumpers = { design: 'Jump Platoon (Rifle)' };
    const play = inside(find(jumpers.design) ? jumpers : {});
    play.does(NORTH, walk(0, '+'));
    expect(play.state.units[0]).toMatchObject({ elevation: 1, moved: { spent: 1 } });
    expect(refused(inside({ elevation: 2 }), '+')).toContain('TW-move-terrain');
    expect(refused(inside({ elevation: 1, facing: 0 }), 'F')).toContain('TW-move-terrain');
    expect(refused(inside({ design: 'LCT-1V' }), '+')).toContain('TW-house-steps');
    const all = [...options(inside({ elevation: 1 }).state, NORTH, play.book)];
    expect(all.filter(command => 'steps' in command).map(command => ('steps' in command ? command.steps : ''))).toEqual(['+', '-']);
  });
  /** A squad on a floor of the house fires at a 'Mech in the next room. */
  const place = (elevation: number, target: Partial<Placed>, die: number) => {
    const squad: Placed = { at: '0805', design: 'Elemental Battle Armor [Laser](Sqd5)', elevation, gone: ['S2', 'S3', 'S4', 'S5'] };
    const ground = { '0805': 'C', '0806': 'C' };
    const { events } = shoot(
      { units: [squad, { at: '0806', design: 'HBK-4G', ...target }, WITNESS], ground },
      0,
      ...HIT,
      die,
      ...(target.elevation ? NEXT : []),
    );
    return eventsOf(events, 'located')[0]!.struck;
  };
  rule('TW-loc-above', 'from above: head, arms and torso', () => {
    expect([1, 2, 3, 4, 5].map(die => place(1, {}, die).location)).toEqual(['LA', 'LT', 'CT', 'RT', 'RA']);
  });
  rule('TW-loc-below', 'from below: legs and side torsos', () => {
    expect([1, 3, 4, 5].map(die => place(0, { elevation: 2 }, die).location)).toEqual(['LL', 'LT', 'RT', 'RL']);
  });
  rule('TW-dir-above', 'on the same floor the side counts as always', () => {
    expect(place(1, {}, 3).roll.rule).toBe('TW-loc-above');
    expect(place(0, { elevation: 2 }, 3).roll.rule).toBe('TW-loc-below');
  });
});

describe('guns', () => {
  const gun: Mount = { kind: 'weapon', item: 'Machine Gun', at: 'RA' };
  const array: Mount = { kind: 'weapon', item: 'ISMGA', at: 'RA' };
  const belt: Mount = { kind: 'ammo', item: 'IS Ammo MG - Full', at: 'RT', shots: 200 };
  rule('TW-mga', 'all guns of an array at one roll', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: armed(gun, gun, gun, array, belt) },
      { at: '0806', design: 'AS7-D' },
      WITNESS,
    ];
    const { play, events } = shoot({ units }, 3, ...HIT, ...pair(7), ...pair(7), ...pair(7));
    expect(eventsOf(events, 'fired')[0]).toMatchObject({ cluster: { size: 3, hits: 2 }, shots: 3 });
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([2, 2]);
    expect(play.state.units[0]!.ammo).toEqual([197]);
    const both = start({ phase: 'weapon', units });
    expect(both.refuses(NORTH, fire(0, 1, 0, 3)).map(one => one.rule)).toEqual(['TW-mga']);
  });
  const gunOf = (at: string): readonly Mount[] => [
    { kind: 'weapon', item: 'Autocannon/5', at },
    { kind: 'ammo', item: 'IS Ammo AC/5', at, shots: 20 },
  ];
  const crew: Unit = { ...find(PLATOON)!, motive: 'motorized', mounts: [...gunOf('FGUN'), ...gunOf('FGUN')] };
  const served = RULES.filter(({ id }) => id.startsWith('TOE-field-gun')).map(({ id }) => id);
  const refused = (unit: Partial<Placed>, ...shots: readonly (readonly [weapon: number, target: number])[]) => {
    const units: readonly Placed[] = [{ at: '0805', facing: 3, design: crew, ...unit }, { at: '0808' }, { at: '0908' }];
    const command = { ...hold(0), shots: shots.map(([weapon, target]) => ({ weapon, target })) } as ReturnType<typeof hold>;
    const play = start({ phase: 'weapon', units, rules: served });
    return play.book.check(play.state as never, command, NORTH).length > 0;
  };
  rule('TW-inf-field', 'field guns need a crew that stays where it is', () => {
    expect(refused({}, [1, 1])).toBe(false);
    expect(refused({ moved: ['walk', 1] }, [1, 1])).toBe(true);
    expect(refused({ structure: { TR: 7 } }, [1, 1])).toBe(true);
  });
  rule('TW-sec-inf', 'guns choose their own targets, troops fire at one', () => {
    expect(refused({}, [1, 1], [2, 2])).toBe(false);
    const two = start({
      phase: 'weapon',
      units: [{ at: '0805', design: 'Elemental Battle Armor [Laser](Sqd5)' }, { at: '0806' }, { at: '0804' }],
    });
    const command = {
      ...hold(0),
      shots: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2 },
      ],
    } as ReturnType<typeof hold>;
    expect(two.refuses(NORTH, command).map(one => one.rule)).toContain('TW-ba-squad');
  });
  rule('TW-th-tsquad', 'a squad alone is small', () => {
    const squad: Unit = { ...find(PLATOON)!, platoon: { ...find(PLATOON)!.platoon!, squads: 1 } };
    const number = (design: Unit | string) =>
      termsOf(
        eventsOf(
          shoot({ units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design }, WITNESS] }, 0, 1, 1, ...NEXT).events,
          'fired',
        )[0]!.toHit,
      )['TW-th-tsquad'];
    expect([number(squad), number(PLATOON)]).toEqual([1, undefined]);
  });
});

describe('crippled', () => {
  rule('TW-forced-withdrawal', 'who is crippled goes home, where a table plays it so', () => {
    const walks = (unit: Partial<Placed>, rules: readonly ['TW-forced-withdrawal'] | readonly []) => {
      const play = start({ units: [{ at: '0808', facing: 3, ...unit }, { at: '0117' }], rules });
      return play.book.check(play.state as never, walk(0, 'F'), NORTH).map(one => one.rule);
    };
    const hurt: Partial<Placed> = { gone: ['LT', 'LA'] };
    expect(walks(hurt, ['TW-forced-withdrawal'])).toEqual(['TW-forced-withdrawal']);
    expect(walks(hurt, [])).toEqual([]);
    expect(walks({ ...hurt, facing: 0 }, ['TW-forced-withdrawal'])).toEqual([]);
    const crippled = (unit: Partial<Placed>) => isCrippled(start({ units: [{ at: '0808', ...unit }, { at: '0117' }] }).state.units[0]!);
    const cases: readonly Partial<Placed>[] = [{ hits: { CT: [0, 1] } }, { hits: { CT: [0, 3] } }, { hits: { HD: [1, 4] } }, { wounds: 4 }];
    expect(cases.map(crippled)).toEqual([true, true, true, true]);
    expect(crippled({ structure: { LA: 1, RA: 1, LL: 1 } })).toBe(true);
    expect(crippled({ armor: { CT: 0, LT: 0 }, rear: { CT: 0, LT: 0 } })).toBe(true);
    expect([crippled({}), crippled({ hits: { CT: [0] } }), crippled({ wounds: 3 })]).toEqual([false, false, false]);
  });
});
