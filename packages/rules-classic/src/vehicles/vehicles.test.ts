import { parseHexLabel } from '@sortie/geometry';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import { setUp } from '../scenarios/setup.ts';
import type { Wear } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
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
} from '../testing/table.fixture.ts';

const VEDETTE = 'Vedette Medium Tank';
const PEGASUS = 'Pegasus Scout Hover Tank';
const LASER = 0;
const HIT = [6, 6] as const;

/** How a Vedette stands when something has happened to it. */
const worn = (more: Partial<Wear>): Wear => ({
  ...unitAt(setUp({ map: 'hills', forces: [[{ design: VEDETTE }], [{ design: 'GRF-1N' }]], turns: null }), 0).wear!,
  ...more,
});

/** A Hunchback fires its medium laser at a tank two hexes south of it. */
const at = (target: Partial<Placed>) => ({
  units: [{ at: '0805', facing: 3, design: 'HBK-4G' } as const, { at: '0807', design: VEDETTE, facing: 0, ...target } as Placed, WITNESS],
});
/** A tank of our own, driving south. */
const tank = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, design: VEDETTE, ...unit } as Placed, { at: '0117' }], ground });
const refused = (play: ReturnType<typeof tank>, command: Parameters<typeof play.refuses>[1]) =>
  play.refuses(NORTH, command).map(one => one.rule);

describe('hits on vehicles', () => {
  const column = (facing: 0 | 1 | 3 | 5): readonly string[] =>
    [6, 7, 10, 11].map(
      total => eventsOf(shoot(at({ facing }), LASER, ...HIT, ...pair(total), ...NEXT).events, 'located')[0]!.struck.location,
    );
  rule('TW-loc-veh', 'the side struck, its neighbours and the turret', () => {
    expect(column(0)).toEqual(['FR', 'FR', 'TU', 'TU']);
    expect(column(3)).toEqual(['RR', 'RR', 'TU', 'TU']);
    const five = eventsOf(shoot(at({}), LASER, ...HIT, ...pair(5), ...pair(2), ...NEXT).events, 'located')[0]!.struck;
    expect(five).toMatchObject({ location: 'RS', motive: true, critical: false });
    const bare = shoot(at({ design: 'LRM Carrier' }), LASER, ...HIT, ...pair(10), ...NEXT).events;
    expect(eventsOf(bare, 'located')[0]!.struck.location).toBe('FR');
  });
  rule('TW-dir-vehicle', 'one hexside ahead and one behind, two on each side', () => {
    expect([0, 1, 2, 3, 4, 5].map(facing => column(facing as 0)[0])).toEqual(['FR', 'LS', 'LS', 'RR', 'RS', 'RS']);
  });
  rule('TW-motive', 'two dice and the kind of drive tell what breaks', () => {
    const effect = (roll: number, target: Partial<Placed> = {}) => {
      const { events, play } = shoot(at(target), LASER, ...HIT, ...pair(3), ...pair(roll), ...NEXT);
      return [eventsOf(events, 'worn')[0]!.what, unitAt(play.state, 1).wear!.cruise];
    };
    expect([5, 6, 8, 10, 12].map(roll => effect(roll))).toEqual([
      ['nothing', 5],
      ['minor', 5],
      ['moderate', 4],
      ['heavy', 3],
      ['immobilized', 0],
    ]);
    expect(effect(7, { facing: 3 })[0]).toBe('moderate');
    expect(effect(6, { design: PEGASUS })[0]).toBe('moderate');
  });
  rule('TW-motive-cumul', 'losses add up, penalties count once each', () => {
    const { play } = shoot(at({ wear: worn({ cruise: 4, motive: ['moderate'] }) }), LASER, ...HIT, ...pair(3), ...pair(8), ...NEXT);
    expect(unitAt(play.state, 1).wear).toMatchObject({ cruise: 3, motive: ['moderate'] });
    expect(pointsFor(play.book, unitAt(play.state, 1), 'run')).toBe(5);
  });
  rule('TW-veh-is', 'a location without structure is the end of a vehicle', () => {
    const { play } = shoot(at({ armor: { FR: 0 }, structure: { FR: 5 } }), LASER, ...HIT, ...pair(7), ...pair(2), ...NEXT);
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
    expect(sheetStructure()).toBe(5);
  });
  rule('TW-vehcrit-when', 'damage to structure and the starred results roll once each', () => {
    const { events } = shoot(at({ armor: { FR: 2 } }), LASER, ...HIT, ...pair(2), ...pair(2), ...pair(3), ...NEXT);
    expect(eventsOf(events, 'worn')).toHaveLength(2);
  });

  const critical = (place: number, roll: number, target: Partial<Placed>, ...dice: readonly number[]) => {
    const { events, play } = shoot(at(target), LASER, ...HIT, ...pair(place), ...pair(roll), ...dice, ...NEXT);
    return { what: eventsOf(events, 'worn').at(-1)!.what, unit: unitAt(play.state, 1) };
  };
  const open = { armor: { FR: 0, TU: 0, LS: 0, RR: 0 } };
  rule('TW-vehcrit', 'front results', () => {
    expect([5, 6, 7, 8, 9].map(roll => critical(7, roll, open).what)).toEqual([
      'nothing',
      'driver',
      'malfunction',
      'stabilizer',
      'sensors',
    ]);
    expect(critical(7, 10, open).unit.wear).toMatchObject({ commander: true, stunned: 2 });
    expect(critical(7, 12, open).unit.fate).toBe('destroyed');
    expect([6, 7, 9].map(roll => critical(10, roll, open).what)).toEqual(['stabilizer', 'turretJam', 'turretLocks']);
  });
  rule('TW-vehcrit-next', 'what cannot happen gives way to the next result', () => {
    // The Vedette's sides carry no weapons and no cargo: six becomes a stunned crew.
    expect(critical(7, 6, { ...open, facing: 1 }).what).toBe('stunned');
  });
  rule('TW-vehcrit-effects', 'the second driver stuns, fuel burns, ammunition explodes', () => {
    expect(critical(7, 6, { ...open, wear: worn({ driver: true }) }).unit.wear).toMatchObject({ stunned: 2 });
    expect(critical(7, 6, { ...open, wear: worn({ driver: true, commander: true }) }).unit.fate).toBe('destroyed');
    expect(critical(7, 12, { ...open, facing: 1 }).unit.fate).toBe('destroyed');
    expect(critical(7, 11, { ...open, facing: 3 }).what).toBe('ammunition');
    expect(critical(10, 10, open, 6).unit.wear!.broken).toEqual([1]);
  });
  rule('TW-vehcrit-effects', 'one of ten launchers jams by two dice, rolled again where they show more than there are', () => {
    const carrier = { design: 'SRM Carrier', armor: { FR: 0 } };
    expect(critical(7, 7, carrier, 2, 4).unit.jammed).toEqual([9]);
    expect(critical(7, 7, carrier, 6, 1, 1, 1).unit.jammed).toEqual([0]);
  });
});

const sheetStructure = (): number => unitAt(tank().state, 0).structure['FR']!;

describe('driving', () => {
  rule('TW-veh-move', 'cruising and flanking', () => {
    const play = tank();
    expect([pointsFor(play.book, unitAt(play.state, 0), 'walk'), pointsFor(play.book, unitAt(play.state, 0), 'run')]).toEqual([5, 8]);
    play.does(NORTH, run(0, 'FFFFFFFF'));
  });
  rule('TW-move-level-veh', 'two points a level, one level at a time', () => {
    const play = tank({}, { '0809': '1' });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(3);
    expect(refused(tank({}, { '0809': '2' }), walk(0, 'F'))).toContain('TW-move-terrain');
  });
  rule('TW-ter-hwoods', 'heavy woods stop tracks', () =>
    expect(refused(tank({}, { '0809': 'h' }), walk(0, 'F'))).toContain('TW-move-terrain'),
  );
  rule('TW-ter-lwoods', 'light woods stop hovercraft, not tracks', () => {
    tank({}, { '0809': 'l' }).does(NORTH, walk(0, 'F'));
    expect(refused(tank({ design: PEGASUS }, { '0809': 'l' }), walk(0, 'F'))).toContain('TW-move-terrain');
  });
  rule('TW-ter-water1', 'hovercraft glide over water, tracks do not', () => {
    const play = tank({ design: PEGASUS }, { '0809': '~' });
    play.does(NORTH, run(0, 'F'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(1);
    expect(refused(tank({}, { '0809': '~' }), walk(0, 'F'))).toContain('TW-move-terrain');
  });
  rule('TW-veh-driving', 'driving suffers from motive damage, driver and commander', () => {
    const play = tank({ wear: worn({ motive: ['minor', 'heavy'], driver: true, commander: true }) });
    const unit = unitAt(play.state, 0);
    const answer = play.book.ask('piloting', { state: play.state, unit, cause: 'skid', causes: ['skid'], depth: 0 });
    expect(termsOf(answer)).toMatchObject({ 'TW-veh-driving': 7 });
  });
  rule('TW-heat-vehicles', 'vehicles track no heat', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: 'Schrek PPC Carrier' }, { at: '0813' }] });
    play.does(NORTH, fire(0, 1, 0, 1, 2));
    play.does(SOUTH, hold(1), 1, 1, 1, 1, 1, 1, ...NEXT);
    expect(unitAt(play.state, 0).heat).toBe(0);
  });
});

describe('firing', () => {
  const AC = 1;
  const aim = (unit: Partial<Placed>, turret?: 0 | 1 | 2 | 3) => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: VEDETTE, ...unit } as Placed, { at: '0812' }] });
    const command = { ...fire(0, 1, AC), ...(turret === undefined ? {} : { turret }) } as ReturnType<typeof fire>;
    return { play, command, rules: play.book.check(play.state as never, command, NORTH).map(one => one.rule) };
  };
  const number = (unit: Partial<Placed>) => {
    const { play, command } = aim(unit);
    play.does(NORTH, command);
    return termsOf(eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit);
  };
  rule('TW-arc-front', 'a turret points where it is turned', () => {
    expect(aim({}).rules).toEqual([]);
    expect(aim({ facing: 0 }).rules).toContain('TW-arc-front');
    expect(aim({ facing: 0 }, 3).rules).toEqual([]);
    expect(aim({ facing: 0, wear: worn({ stuckTurret: 'jammed' }) }, 3).rules).toContain('TW-house-stunned');
  });
  const broadside = {
    ...find(VEDETTE)!,
    mounts: ['LS', 'RS', 'RR'].map(place => ({ kind: 'weapon' as const, item: 'Large Laser', at: place })),
  };
  for (const [id, weapon, label] of [
    ['TW-arc-lside', 0, '1208'],
    ['TW-arc-rside', 1, '0408'],
    ['TW-arc-rear', 2, '0804'],
  ] as const)
    rule(id, 'weapons there bear on their own side only', () => {
      const bears = [0, 1, 2].map(i => {
        const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: broadside }, { at: label }] });
        return play.book.check(play.state as never, fire(0, 1, i), NORTH).length === 0;
      });
      expect(bears).toEqual([0, 1, 2].map(i => i === weapon));
    });
  rule('TW-is-vehicle', 'a tenth of the weight in every location', () => {
    for (const [name, points] of [
      [VEDETTE, 5],
      ['Manticore Heavy Tank', 6],
      ['Savannah Master Hovercraft', 1],
    ] as const)
      expect(new Set(Object.values(sheetOf(name).structure))).toEqual(new Set([points]));
  });
  rule('TW-th-vehsensor', 'each hit on the sensors adds one, the fourth blinds', () => {
    expect(number({ wear: worn({ sensors: 2 }) })).toMatchObject({ 'TW-th-vehsensor': 2 });
    expect(aim({ wear: worn({ sensors: 4 }) }).rules).toContain('TW-th-vehsensor');
  });
  rule('TW-th-stabilizer', 'without a stabilizer the own movement counts twice', () => {
    expect(number({ moved: ['run', 4], wear: worn({ stabilizers: ['TU'] }) })).toMatchObject({ 'TW-th-run': 2, 'TW-th-stabilizer': 2 });
  });
  rule('TW-th-commander', 'without a commander one more', () =>
    expect(number({ wear: worn({ commander: true }) })).toMatchObject({ 'TW-th-commander': 1 }),
  );
  rule('TW-th-immobile', 'a tank that cannot move is hit more easily', () => {
    const { events } = shoot(
      {
        units: [
          { at: '0805', facing: 3, gunnery: 8 },
          { at: '0811', design: VEDETTE, wear: worn({ immobile: true }) },
        ],
      },
      0,
      1,
      1,
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.toHit.total).toBe(4);
  });
  rule('TW-phys-level-kick', 'tanks are kicked, not punched', () => {
    const brawl = () =>
      start({
        phase: 'physical',
        units: [
          { at: '0808', facing: 3 },
          { at: '0809', design: VEDETTE, strike: { blows: [], numbers: null, resolved: true } },
          WITNESS_IDLE,
        ],
      });
    expect(
      brawl()
        .refuses(NORTH, strike(0, { kind: 'punch', arm: 'RA', target: 1 }))
        .map(one => one.rule),
    ).toContain('TW-phys-level-punch');
    const play = brawl();
    const events = play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }), ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ location: 'FR', armor: 11 });
  });
});

const WITNESS_IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };

describe('sideslips', () => {
  const hover = (ground: { readonly [label: string]: string } = {}, unit: Partial<Placed> = {}) =>
    tank({ design: PEGASUS, at: '0803', ...unit }, ground);
  rule('TW-sideslip', 'a hovercraft that turns at flanking speed may drift on in the old direction', () => {
    const play = hover();
    const held = eventsOf(play.does(NORTH, run(0, 'FFFFLF'), ...HIT), 'piloted');
    expect(held.map(({ cause, number }) => [cause, number.total])).toEqual([['sideslip', 5]]);
    // Four hexes and a roll that fails by three: it drifts two hexes south, facing where it turned, and may go on.
    const slipped = hover();
    slipped.does(NORTH, run(0, 'FFFFLF'), 1, 1);
    expect(slipped.state.units[0]).toMatchObject({ at: parseHexLabel('0809'), facing: 2, moved: { done: false } });
    slipped.does(NORTH, run(0, 'F'));
  });
  rule('TW-sideslip', 'what is in the way is run into; who cruises, or drives on tracks, does not slip', () => {
    const blocked = hover({ '0809': 'l' });
    const events = blocked.does(NORTH, run(0, 'FFFFLF'), 1, 1, ...pair(6));
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ armor: 2, source: { kind: 'slide' } });
    expect(unitAt(blocked.state, 0).at).toEqual(parseHexLabel('0808'));
    hover().does(NORTH, walk(0, 'FFLF'));
    tank({ at: '0803' }).does(NORTH, run(0, 'FFLF'));
  });
});
