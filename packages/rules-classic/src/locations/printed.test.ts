import { find, mechStructure, type Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow } from '../shape.ts';
import { unitAt } from '../state.ts';
import { aimed, alone, duel, HIT, MISS, points, psr } from '../testing/core.fixture.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, WITNESS } from '../testing/table.fixture.ts';

const SIDES = ['front', 'rear', 'left', 'right'] as const;
const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };
const PLATED = { HD: 40, CT: 40, LT: 40, RT: 40, LA: 40, RA: 40, LL: 40, RL: 40, FLL: 40, FRL: 40, RLL: 40, RRL: 40 };
const BEHIND = { CT: 40, LT: 40, RT: 40 };
const PLATES: Partial<Placed> = { armor: PLATED, rear: BEHIND };
const FOURS = { armor: { HD: 40, CT: 40, LT: 40, RT: 40, FLL: 40, FRL: 40, RLL: 40, RRL: 40 }, rear: BEHIND };
/** Machines whose armor stands anything. */
const MECHS: { readonly [unit: string]: Partial<Placed> } = { biped: { design: 'AS7-D', ...PLATES }, quad: { design: 'SCP-1N', ...FOURS } };
const MECH_FACING = { front: 0, rear: 3, left: 2, right: 4 } as const;
const HULL_FACING = { front: 0, rear: 3, left: 1, right: 5 } as const;

/** A Hunchback fires a laser at what stands two hexes south of it. */
const shot = (target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', ...target } as Placed, WITNESS] },
    0,
    ...HIT,
    ...dice,
    ...NEXT,
  );

describe('places as they are printed', () => {
  table('TW-loc-mek#1', "places of a 'Mech by the roll and the side", row => {
    const roll = row.number('roll');
    for (const side of SIDES) {
      const target = { ...MECHS[row.at('unit')]!, facing: MECH_FACING[side] };
      const { events } = shot(target, ...pair(roll), ...(roll === 2 ? MISS : roll === 12 ? HIT : []));
      const [hit] = eventsOf(events, 'damaged');
      const [{ struck }] = eventsOf(events, 'located') as [ReturnType<typeof eventsOf<'located'>>[number]];
      expect(`${hit!.location}${hit!.rear && /T$/.test(hit!.location) ? '(R)' : ''}${struck.critical ? '*' : ''}`).toBe(row.at(side));
    }
  });
  rule('TW-loc-mek#2', 'a two strikes the torso of its side and goes through its armor', () => {
    const { events } = shot({ ...MECHS['biped']!, facing: 2 }, ...pair(2), ...MISS);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ location: 'LT', structure: 0 });
    expect(eventsOf(events, 'criticalRolled')[0]).toMatchObject({ location: 'LT' });
  });
  rule('TW-loc-mek#3', 'a twelve strikes the head from every side', () => {
    for (const facing of [0, 2, 3, 4] as const)
      expect(eventsOf(shot({ ...MECHS['biped']!, facing }, ...pair(12), ...HIT).events, 'damaged')[0]!.location).toBe('HD');
  });
  table('TW-loc-veh#1', 'places of a vehicle by the roll and the side', row => {
    const roll = row.number('roll');
    for (const side of SIDES) {
      const printed = row.at(side);
      const design = row.at('unit') === 'with turret' ? 'Vedette Medium Tank' : 'LRM Carrier';
      const target = {
        design,
        facing: HULL_FACING[side],
        armor: { FR: 40, LS: 40, RS: 40, RR: 40, ...(row.at('unit') === 'with turret' ? { TU: 40 } : {}) },
      };
      const { events } = shot(target, ...pair(roll), ...(/[*+]/.test(printed) ? MISS : []));
      const { struck } = eventsOf(events, 'located')[0]!;
      expect(`${struck.location}${struck.critical ? '*' : ''}${struck.motive ? '+motive' : ''}`).toBe(printed);
    }
  });
  const hull = (roll: number, facing: 0 | 1, ...dice: readonly number[]) =>
    shot({ design: 'Vedette Medium Tank', facing, armor: { FR: 40, LS: 40, RS: 40, RR: 40, TU: 40 } }, ...pair(roll), ...dice).events;
  rule('TW-loc-veh#2', 'two, twelve, and eight from the side may pierce', () => {
    const pierces = (roll: number, facing: 0 | 1) => eventsOf(hull(roll, facing, ...MISS), 'worn').length;
    expect([pierces(2, 0), pierces(12, 0), pierces(8, 1)]).toEqual([1, 1, 1]);
    expect(eventsOf(hull(8, 0), 'worn')).toEqual([]);
  });
  rule('TW-loc-veh#3', 'three, four, five and nine may hurt the tracks', () => {
    for (const roll of [3, 4, 5, 9]) expect(eventsOf(hull(roll, 0, ...pair(6)), 'worn')[0]).toMatchObject({ what: 'minor' });
    for (const roll of [6, 7, 10]) expect(eventsOf(hull(roll, 0), 'worn')).toEqual([]);
  });
  rule('TW-loc-veh#4', 'without a turret its results strike the side attacked', () => {
    const bare = (facing: 0 | 3) => eventsOf(shot({ design: 'LRM Carrier', facing }, ...pair(10)).events, 'located')[0]!.struck.location;
    expect([bare(0), bare(3)]).toEqual(['FR', 'RR']);
  });
  const HELICOPTER = { design: 'Warrior Attack Helicopter H-7', elevation: 2, armor: { FR: 40, LS: 40, RS: 40, RR: 40, RO: 40 } };
  table('TW-loc-vtol#1', 'places of a helicopter', row => {
    const roll = row.number('roll');
    for (const side of SIDES) {
      const printed = row.at(side);
      const { events } = shot({ ...HELICOPTER, facing: HULL_FACING[side] }, ...pair(roll), ...(printed.endsWith('*') ? MISS : []));
      const { struck } = eventsOf(events, 'located')[0]!;
      expect(`${struck.location}${struck.critical ? '*' : ''}`).toBe(printed);
    }
  });
  rule('TW-loc-vtol#2', 'five rolls of eleven strike the rotor', () => {
    for (const roll of [3, 4, 10, 11]) expect(eventsOf(shot(HELICOPTER, ...pair(roll)).events, 'located')[0]!.struck.location).toBe('RO');
  });
  const PROTO: { readonly [name: string]: string } = {
    'main gun': 'MG',
    'right arm': 'RA',
    'left arm': 'LA',
    legs: 'PL',
    torso: 'PT',
    head: 'PH',
  };
  const SMALL = { design: 'Roc', armor: { PH: 9, PT: 9, LA: 9, RA: 9, PL: 9, MG: 9 } };
  table('TW-loc-proto#1', 'places of a ProtoMech', row => {
    const { struck } = eventsOf(shot(SMALL, ...pair(row.number('roll'))).events, 'located')[0]!;
    if (row.at('location') === 'near miss') expect(struck.covered).toBe(true);
    else expect([struck.location, struck.covered]).toEqual([PROTO[row.at('location')], false]);
  });
  rule('TW-loc-proto#2', 'a near miss does nothing', () => {
    for (const roll of [3, 11]) expect(eventsOf(shot(SMALL, ...pair(roll)).events, 'damaged')).toEqual([]);
  });
  table('TW-loc-proto-special#1', 'blows find their own places on it', row => {
    const play = start({
      phase: 'physical',
      units: [
        { at: '0805', facing: 3, design: 'LCT-1V' },
        { at: '0806', ...SMALL },
      ],
    });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    const events = play.does(SOUTH, strike(1), ...HIT, ...pair(row.number('roll')), ...NEXT);
    expect(eventsOf(events, 'located')[0]!.struck.location).toBe(PROTO[row.at('location')]);
  });
  const blow = (target: Partial<Placed>, what: Blow, ...dice: readonly number[]) => {
    const play = start({ phase: 'physical', units: [{ at: '0808', facing: 3 }, { at: '0809', ...target } as Placed, IDLE] });
    play.does(NORTH, strike(0, what));
    return eventsOf(play.does(SOUTH, strike(1), ...HIT, ...dice, ...NEXT), 'damaged')[0]!;
  };
  const named = ({ location, rear }: { readonly location: string; readonly rear: boolean }) =>
    `${location}${rear && /T$/.test(location) ? '(R)' : ''}`;
  table('TW-loc-punch#1', 'places that fists find', row => {
    const roll = row.number('roll');
    for (const side of SIDES) {
      const target = { ...MECHS[row.at('unit')]!, facing: MECH_FACING[side] };
      expect(named(blow(target, { kind: 'punch', arm: 'RA', target: 1 }, roll, ...(roll === 6 ? HIT : [])))).toBe(row.at(side));
    }
  });
  rule('TW-loc-punch#2', 'a six is the head from every side', () => {
    for (const facing of [0, 2, 3, 4] as const)
      expect(blow({ ...MECHS['biped']!, facing }, { kind: 'punch', arm: 'RA', target: 1 }, 6, ...HIT).location).toBe('HD');
  });
  rule('TW-loc-punch#3', 'a quad is struck in the legs instead of the arms', () => {
    expect(blow({ ...MECHS['quad']!, facing: 2 }, { kind: 'punch', arm: 'RA', target: 1 }, 5).location).toBe('RLL');
    expect(blow({ ...MECHS['quad']!, facing: 0 }, { kind: 'punch', arm: 'RA', target: 1 }, 5).location).toBe('FRL');
  });
  rule('TW-loc-punch#4', 'from behind the rear armor', () => {
    expect(blow({ ...MECHS['biped']!, facing: 3 }, { kind: 'punch', arm: 'RA', target: 1 }, 3)).toMatchObject({
      location: 'CT',
      rear: true,
    });
  });
  table('TW-loc-kick#1', 'places that feet find', row => {
    for (const side of SIDES) {
      const target = { ...MECHS[row.at('unit')]!, facing: MECH_FACING[side] };
      expect(named(blow(target, { kind: 'kick', leg: 'RL', target: 1 }, row.number('roll'), ...HIT))).toBe(row.at(side));
    }
  });
  rule('TW-loc-kick#2', 'from the side always the leg of that side', () => {
    const kick = (facing: 0 | 2 | 4, die: number) =>
      blow({ ...MECHS['biped']!, facing }, { kind: 'kick', leg: 'RL', target: 1 }, die, ...HIT).location;
    expect([kick(0, 3), kick(0, 4), kick(2, 1), kick(2, 6), kick(4, 1), kick(4, 6)]).toEqual(['RL', 'LL', 'LL', 'LL', 'RL', 'RL']);
  });
  table('TW-loc-swarm#1', 'places that those who cling find', row => {
    const roll = row.number('roll');
    const design = row.at('unit') === 'biped' ? 'AS7-D' : 'SCP-1N';
    const units: readonly Placed[] = [
      { at: '0805', design: 'Elemental Battle Armor [Laser](Sqd5)', clings: 1 },
      { at: '0805', ...MECHS[row.at('unit')]!, design },
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, hold(0));
    const head = roll === 2 || roll === 12 ? HIT : [];
    const events = play.does(SOUTH, hold(1), ...pair(roll), ...head, ...pair(3), ...(design === 'SCP-1N' ? NEXT : []));
    expect(named(eventsOf(events, 'damaged')[0]!)).toBe(row.at('location'));
  });
});

const heavy = (code: string, tons: number, quad: boolean): Paper => {
  const paper = find(code)!;
  return { ...paper, tons, structure: { ...paper.structure, points: mechStructure(tons, quad) } };
};

describe('other printed tables', () => {
  table('TW-cluster#1', 'missiles that strike, by size and roll', row => {
    const { book } = alone();
    for (let roll = 2; roll <= 12; roll++)
      expect(book.ask('clusterHits', { size: row.number('size'), row: roll }).total).toBe(row.number(String(roll)));
  });
  rule('TW-cluster#2', 'the row never leaves the table', () => {
    const { book } = alone();
    expect([-3, 1, 13, 20].map(row => book.ask('clusterHits', { size: 10, row }).total)).toEqual([3, 3, 10, 10]);
  });
  table('TW-heat-scale#1', 'what a level of heat does', row => {
    const heat = row.number('heat');
    const { book, state } = alone();
    expect(8 - points({ design: 'LCT-1V', heat }, 'walk')).toBe(row.number('mp_loss'));
    expect(aimed(duel({ heat })).total - 4).toBe(row.number('to_hit_mod'));
    const needed = (text: string) => (text === '' ? 0 : text === 'auto' ? 13 : Number(text));
    expect(Math.min(13, book.ask('shutdownNumber', { heat }).total)).toBe(needed(row.at('shutdown_avoid')));
    expect(book.ask('ammoNumber', { heat, unit: unitAt(state, 0) }).total).toBe(needed(row.at('ammo_explosion_avoid')));
  });
  rule('TW-heat-scale#2', 'at thirty the reactor goes out without a roll', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', heat: 42, ammo: [0, 0] }, { at: '0117' }] });
    play.does(NORTH, hold(0));
    // The one roll is that of whoever loses its balance.
    const events = play.does(SOUTH, hold(1), ...HIT, ...NEXT);
    expect(eventsOf(events, 'reactorRolled')[0]).toMatchObject({ roll: null, shutDown: true });
  });
  table('TW-is-table#1', 'structure by weight', row => {
    const tons = row.number('tons');
    const two = unitAt(alone({ design: heavy('GRF-1N', tons, false) }).state, 0).structure;
    const four = unitAt(alone({ design: heavy('SCP-1N', tons, true) }).state, 0).structure;
    expect(two).toMatchObject({
      HD: row.number('head'),
      CT: row.number('center_torso'),
      LT: row.number('side_torso'),
      RA: row.number('arm'),
      LL: row.number('leg'),
    });
    expect(four).toMatchObject({ FLL: row.number('quad_front_leg'), RRL: row.number('leg') });
    expect(psr({ design: heavy('GRF-1N', tons, false) }, 'kicked').total).toBeGreaterThan(0);
  });
  rule('TW-is-table#3', 'front legs of a quad are legs', () => {
    const { structure } = unitAt(alone({ design: 'SCP-1N' }).state, 0);
    expect([structure['FLL'], structure['RLL']]).toEqual([13, 13]);
    expect(psr({ design: 'SCP-1N' }, 'kicked').total).toBe(3);
  });
  table('TW-motive#1', 'what a hit does to tracks', row => {
    const [from, to] = row.at('roll').split('-');
    for (const roll of to === undefined ? [12] : [Number(from), Number(to)]) {
      const { events, play } = shot({ design: 'Vedette Medium Tank', armor: { FR: 40 } }, ...pair(3), ...pair(roll));
      const { what } = eventsOf(events, 'worn')[0]!;
      expect(what).toBe(row.at('effect') === 'none' ? 'nothing' : row.at('effect'));
      const { cruise } = unitAt(play.state, 1).wear!;
      expect(cruise).toBe({ none: 5, minor: 5, moderate: 4, heavy: 3, immobilized: 0 }[row.at('effect')]);
      const driving = play.book.ask('piloting', {
        state: play.state,
        unit: unitAt(play.state, 1),
        cause: 'sideslip',
        causes: ['sideslip'],
        depth: 0,
      }).total;
      if (row.at('effect') !== 'immobilized') expect(driving - 5).toBe(Number(row.at('driving')));
    }
  });
  rule('TW-motive#2', 'one more from behind, two more from the side', () => {
    const effect = (roll: number, facing: 0 | 1 | 3) =>
      eventsOf(
        shot({ design: 'Vedette Medium Tank', facing, armor: { FR: 40, LS: 40, RR: 40 } }, ...pair(3), ...pair(roll)).events,
        'worn',
      )[0]!.what;
    expect([effect(7, 0), effect(7, 3), effect(6, 3), effect(6, 1), effect(5, 1)]).toEqual([
      'minor',
      'moderate',
      'minor',
      'moderate',
      'minor',
    ]);
  });
  rule('TW-motive#3', 'two more on wheels, three on a cushion of air', () => {
    const effect = (design: Paper | string, roll: number) =>
      eventsOf(shot({ design, armor: { FR: 40 } }, ...pair(3), ...pair(roll)).events, 'worn')[0]!.what;
    const wheels: Paper = { ...find('Vedette Medium Tank')!, motive: 'wheeled' };
    expect([effect('Vedette Medium Tank', 7), effect(wheels, 5), effect(wheels, 6), effect('Pegasus Scout Hover Tank', 5)]).toEqual([
      'minor',
      'minor',
      'moderate',
      'moderate',
    ]);
  });
});
