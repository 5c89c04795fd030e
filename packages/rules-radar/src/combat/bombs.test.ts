import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { fight, pair, type Script, shot } from '../duel.fixture.ts';
import { ATMOSPHERE, type Bomb } from '../shape.ts';
import {
  A,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  fighter,
  HOLD,
  isAllowed,
  move,
  objections,
  outpost,
  type Placed,
  sailing,
  start,
  termsOf,
} from '../space.fixture.ts';

/** A fighter with a missile outside, as fast as the others in spite of it. */
const bomber = (bomb: Bomb, more: Partial<Placed> = {}): Placed =>
  fighter({ bombs: [bomb], ...more, card: { thrust: 6 + (bomb === 'AAA' ? 5 : 6), ...more.card } });
const ship = (more: Partial<Placed> = {}): Placed => dropShip({ ...more, card: { thrust: 6, specials: [], ...more.card } });
const launch = (bomb: Bomb, target: Placed, script: Script = {}, own: Partial<Placed> = {}) =>
  shot(bomber(bomb, own), target, { engage: { bomb }, ...script });
/** What it needs at each of the ranges, beyond its skill. */
const ranges = (bomb: Bomb, target: Placed) =>
  (['short', 'medium', 'long', 'extreme'] as const).map(
    range => termsOf(launch(bomb, target, { rolls: [9, 7], range }).toHit)['ASC-tbl-aero-range-mods'] ?? 0,
  );
/** In the air over a battle, in this zone. */
const deep = (bomb: Bomb, zone: number, initiative: 0 | 1 = A) =>
  start({
    centre: 'ground',
    groundTurn: 1,
    map: ATMOSPHERE,
    initiative,
    units: [bomber(bomb, { at: 'C', zone, sunk: true }), fighter({ at: 'C', zone, sunk: true }), outpost()],
  });
/** How fast the load lets it be: two sectors from a Thrust of 10 on. */
const isFast = (thrust: number, ...bombs: readonly Bomb[]) =>
  isAllowed(sailing([fighter({ zone: -1, bombs, card: { thrust } })]), A, move(0, 'I2', 'I3'));

describe('missiles that fighters carry', () => {
  rule('ASC-bomb-bulk#1', 'each weighs on the engines like several bombs', () => {
    expect([isFast(10), isFast(10, 'AAA'), isFast(15, 'AAA'), isFast(15, 'AS'), isFast(16, 'AS')]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  rule('ASC-bomb-bulk#2', 'each is one shot, and gone with it', () => {
    const play = pair(bomber('AS', { bombs: ['AS', 'AAA'], card: { thrust: 17 } }), ship());
    fight(play, 0, 1, { engage: { bomb: 'AS' } });
    expect(play.state.units[0]!.bombs).toEqual(['AAA']);
    expect(objections(pair(bomber('AS'), ship()), A, engage(0, 1, { bomb: 'AAA' }))).toEqual(['ASC-space-attacks-per-unit']);
  });

  rule('ASC-bomb-bulk#3', 'two anti-ship missiles weigh like twelve bombs and are good for two attacks', () => {
    expect([isFast(21, 'AS', 'AS'), isFast(22, 'AS', 'AS')]).toEqual([false, true]);
    const play = start({ map: 'I1', units: [fighter({ bombs: ['AS', 'AS'], card: { thrust: 18 } }), ship(), outpost()] });
    for (const left of [1, 0]) {
      fight(play, 0, 1, { engage: { bomb: 'AS' } });
      expect(play.state.units[0]!.bombs).toHaveLength(left);
      if (play.state.phase === 'combat') play.does(B, HOLD);
      play.does(A, { type: 'settle', a: 0, b: 1, stay: true });
      play.does(B, { type: 'settle', a: 0, b: 1, stay: true }, 2, 2, 1, 1);
    }
    expect(objections(play, A, engage(0, 1, { bomb: 'AS' }))).toEqual(['ASC-space-attacks-per-unit']);
  });

  rule(
    'ASC-bomb-behaviour#1',
    'they fly like capital missiles: a bracket nearer, without a modifier for their class, and point defense bears on them',
    () => {
      expect(termsOf(launch('AS', fighter(), { rolls: [9, 7], range: 'long' }).toHit)).toEqual({
        'ASC-space-tohit-base': 4,
        'ASC-tbl-aero-range-mods': 2,
      });
      expect(termsOf(launch('AS', ship({ card: { specials: ['PNT1'] } })).toHit)['ASC-space-tohit-point-defense']).toBe(1);
      expect(launch('AAA', ship({ card: { specials: ['PNT2'] } }), { dice: [] })).toMatchObject({ hit: false, roll: null });
      expect(launch('AS', fighter())).toMatchObject({ weapon: 'missiles', bomb: 'AS' });
    },
  );

  rule('ASC-bomb-behaviour#2', 'no fighter or small craft sends them from afar', () => {
    for (const craft of ['Goshawk', 'Petrel']) {
      const play = start({ map: 'I1', units: [bomber('AS', { craft }), ship({ zone: 8 }), ship()] });
      expect(objections(play, A, { type: 'launch', unit: 0, target: 1, arc: 'front' })).toContain('ASC-acm-eligible');
    }
  });

  rule('ASC-bomb-aaa#1', 'an air-to-air Arrow counts for five bombs', () =>
    expect([isFast(14, 'AAA'), isFast(15, 'AAA')]).toEqual([false, true]),
  );
  rule('ASC-bomb-aaa#2', '+3 from the Inner Ring and the Central Zone of the air, and not from the rings above', () => {
    const price = (zone: number) =>
      termsOf(eventsOf(fight(deep('AAA', zone), 0, 1, { engage: { bomb: 'AAA' } }), 'fired')[0]!.toHit)['ASC-bomb-aaa'];
    expect([price(0), price(1), price(2), price(12)]).toEqual([3, 3, undefined, undefined]);
    expect(termsOf(launch('AAA', fighter()).toHit)['ASC-bomb-aaa']).toBeUndefined();
  });
  rule('ASC-bomb-aaa#3', 'otherwise like a sub-capital missile, one bracket nearer, at nearest short', () => {
    expect(ranges('AAA', fighter())).toEqual([0, 0, 2, 4]);
    expect(termsOf(launch('AAA', fighter()).toHit)).toEqual({ 'ASC-space-tohit-base': 4 });
  });
  rule('ASC-bomb-aaa#4', 'two points to anything', () => {
    for (const target of [fighter(), ship(), ship({ craft: 'Halberd' })])
      expect(launch('AAA', target, { range: 'long', rolls: [9, 7], dice: [6, 6] }).damage!.total).toBe(2);
  });

  rule('ASC-bomb-as#1', 'an anti-ship missile counts for six', () => expect([isFast(15, 'AS'), isFast(16, 'AS')]).toEqual([false, true]));
  rule('ASC-bomb-as#2', 'it is not fired from the Inner Ring or the Central Zone of the air, neither first nor in answer', () => {
    for (const zone of [0, 1]) {
      expect(objections(deep('AS', zone), A, engage(0, 1, { bomb: 'AS' }))).toEqual(['ASC-bomb-as']);
      const attacked = deep('AS', zone, B);
      attacked.does(B, engage(1, 0));
      expect(objections(attacked, A, answer(true, { bomb: 'AS' }))).toEqual(['ASC-bomb-as']);
    }
    for (const zone of [2, 12]) expect(isAllowed(deep('AS', zone), A, engage(0, 1, { bomb: 'AS' }))).toBe(true);
  });
  rule('ASC-bomb-as#3', 'like a capital missile, one bracket nearer, at nearest short', () =>
    expect(ranges('AS', fighter())).toEqual([0, 0, 2, 4]),
  );
  rule('ASC-bomb-as#4', 'three points to anything', () => {
    for (const target of [fighter(), ship(), ship({ craft: 'Halberd' })])
      expect(launch('AS', target, { range: 'long', rolls: [9, 7], dice: [6, 6] }).damage!.total).toBe(3);
  });

  rule('ASC-bomb-asew#1', 'a missile of electronic warfare counts for six', () =>
    expect([isFast(15, 'ASEW'), isFast(16, 'ASEW')]).toEqual([false, true]),
  );
  rule('ASC-bomb-asew#2', 'it is not fired from the Inner Ring or the Central Zone of the air', () => {
    for (const zone of [0, 1]) expect(objections(deep('ASEW', zone), A, engage(0, 1, { bomb: 'ASEW' }))).toEqual(['ASC-bomb-asew']);
    expect(isAllowed(deep('ASEW', 2), A, engage(0, 1, { bomb: 'ASEW' }))).toBe(true);
  });
  rule('ASC-bomb-asew#3', '+4 against what is neither DropShip, JumpShip, station nor WarShip', () => {
    const price = (target: Placed) => termsOf(launch('ASEW', target).toHit)['ASC-bomb-asew'] ?? 0;
    expect(['Homestead', 'Wayfarer', 'Lantern Station', 'Halberd', 'Watch Satellite'].map(craft => price(ship({ craft })))).toEqual([
      0, 0, 0, 0, 4,
    ]);
    expect([price(fighter()), price(fighter({ craft: 'Petrel' }))]).toEqual([4, 4]);
  });
  rule('ASC-bomb-asew#4', 'otherwise like a capital missile, one bracket nearer, at nearest short', () => {
    expect(ranges('ASEW', ship({ craft: 'Halberd' }))).toEqual([0, 0, 2, 4]);
  });

  rule('ASC-bomb-asew-effect#1', 'it does no damage, from behind either', () => {
    const behind = shot(bomber('ASEW'), fighter(), { engage: { bomb: 'ASEW' }, rolls: [9, 2], dice: [6, 6] });
    expect([behind.struck, behind.hit, behind.damage!.total]).toEqual(['rear', true, 0]);
    const play = pair(bomber('ASEW'), ship());
    fight(play, 0, 1, { engage: { bomb: 'ASEW' }, dice: [6, 6] });
    expect(play.state.units[1]!.armor).toBe(24);
  });

  /** Struck in turn 1, it attacks in this turn. */
  const jammed = (turn: number, specials: readonly string[] = []) => {
    const play = start({
      map: 'I1',
      turn,
      units: [fighter({ blinded: 2, card: { specials } }), fighter(), fighter({ seat: A, card: { specials: ['NC3'] } })],
    });
    return termsOf(eventsOf(fight(play, 0, 1), 'fired')[0]!.toHit);
  };
  rule('ASC-bomb-asew-effect#2', 'whoever it strikes has +4 on everything it fires until the next turn has ended', () => {
    const play = pair(bomber('ASEW'), ship());
    fight(play, 0, 1, { engage: { bomb: 'ASEW' }, dice: [6, 6] });
    expect(play.state.units[1]!.blinded).toBe(2);
    expect([1, 2, 3].map(turn => jammed(turn)['ASC-bomb-asew-effect'])).toEqual([4, 4, undefined]);
    const missed = pair(bomber('ASEW'), fighter());
    fight(missed, 0, 1, { engage: { bomb: 'ASEW' }, dice: [1, 1] });
    expect(missed.state.units[1]!.blinded).toBe(-1);
    const orbit = start({
      centre: 'ground',
      groundTurn: 6,
      turns: 1,
      units: [ship({ at: 'C', zone: 12, blinded: 1, card: { arcs: { front: { capital: [9, 9, 9, 9] }, left: {} } } }), outpost()],
      sites: [{ name: 'Fort', seat: B, x: 9, y: 9, points: 9 }],
    });
    const [down] = eventsOf(
      orbit.does(A, { type: 'bombard', unit: 0, arc: 'front', weapon: 'capital', at: [{ x: 9, y: 9 }] }, 1, 1),
      'bombarded',
    );
    expect(termsOf(down!.toHit)['ASC-bomb-asew-effect']).toBe(4);
  });
  rule('ASC-bomb-asew-effect#3', 'for as long it has no network', () => {
    expect([1, 2, 3].map(turn => jammed(turn, ['NC3'])['ASC-sa-nc3'])).toEqual([undefined, undefined, -1]);
  });
});

describe('networks', () => {
  const net = { card: { specials: ['NC3'] } };
  const bonus = (own: Partial<Placed>, ...friends: readonly Partial<Placed>[]) => {
    const play = start({ map: 'I1', units: [fighter(own), fighter(), ...friends.map(one => fighter({ seat: A, ...one }))] });
    return termsOf(eventsOf(fight(play, 0, 1), 'fired')[0]!.toHit)['ASC-sa-nc3'];
  };

  rule('ASC-sa-nc3#1', 'six friends of a sector are linked, and a seventh is not', () => {
    const crowd = (n: number) => Array.from({ length: n }, () => net);
    expect(bonus(net, ...crowd(6))).toBe(-1);
    const last = (n: number) => {
      const units = [...crowd(n).map(one => fighter({ seat: A, zone: 8, ...one })), fighter({ ...net, seat: A }), fighter({ seat: B })];
      return termsOf(eventsOf(fight(start({ map: 'I1', units }), n, n + 1), 'fired')[0]!.toHit)['ASC-sa-nc3'];
    };
    expect([last(5), last(6)]).toEqual([-1, undefined]);
  });

  rule(
    'ASC-sa-nc3#2',
    'two of them in one sector have -1 on all attacks, in whichever zone, in exchanges, from afar and at the ground',
    () => {
      expect([bonus(net, { ...net, zone: 8 }), bonus(net, {}), bonus({}, net, net)]).toEqual([-1, undefined, undefined]);
      const boat = (more: Partial<Placed> = {}) =>
        ship({
          zone: -1,
          ...more,
          card: { specials: ['NC3'], arcs: { front: { missiles: [4, 4, 4, 4], capital: [9, 9, 9, 9] }, left: {} } },
        });
      const afar = start({ units: [boat(), outpost({ at: 'I1' }), boat({ seat: A })], turns: 1 });
      expect(
        termsOf(eventsOf(afar.does(A, { type: 'launch', unit: 0, target: 1, arc: 'front' }, 1, 1), 'fired')[0]!.toHit)['ASC-sa-nc3'],
      ).toBe(-1);
      const over = { at: 'C', zone: 12 };
      const orbit = start({
        centre: 'ground',
        groundTurn: 6,
        units: [boat(over), outpost(), boat({ ...over, seat: A })],
        sites: [{ name: 'Fort', seat: B, x: 9, y: 9, points: 9 }],
      });
      const [down] = eventsOf(
        orbit.does(A, { type: 'bombard', unit: 0, arc: 'front', weapon: 'capital', at: [{ x: 9, y: 9 }] }, 1, 1),
        'bombarded',
      );
      expect(termsOf(down!.toHit)['ASC-sa-nc3']).toBe(-1);
    },
  );

  rule('ASC-sa-nc3#3', 'who is alone in its sector has nothing, whether its friends are elsewhere, gone or shut down', () => {
    for (const friend of [{ at: 'I2' }, { fate: 'destroyed' }, { shutdown: true }, { seat: B }] as const)
      expect(bonus(net, { ...net, ...friend })).toBeUndefined();
  });

  rule('ASC-sa-nc3-countermeasures#1', 'an enemy with ECM beside it does nothing to it', () => {
    const units = [fighter(net), fighter({ card: { specials: ['ECM', 'AECM'] } }), fighter({ ...net, seat: A })];
    expect(termsOf(eventsOf(fight(start({ map: 'I1', units }), 0, 1), 'fired')[0]!.toHit)['ASC-sa-nc3']).toBe(-1);
  });

  rule(
    'ASC-sa-nc3-countermeasures#2',
    'missiles of electronic warfare take a member out, and leave a pair of which one is struck without it',
    () => {
      expect(bonus({ ...net, blinded: 1 }, net)).toBeUndefined();
      expect(bonus(net, { ...net, blinded: 1 })).toBeUndefined();
      expect(bonus(net, { ...net, blinded: 1 }, net)).toBe(-1);
    },
  );

  const side = { missiles: [4, 4, 4, 4], capital: [4, 4, 4, 4] } as const;
  const guided = (weapon: 'missiles' | 'capital') =>
    termsOf(shot(ship({ card: { specials: ['TELE'], arcs: { front: side, left: side } } }), ship(), { fire: [[weapon], []] }).toHit)[
      'ASC-sa-tele'
    ];
  rule('ASC-sa-tele#1', 'guided missiles hit more easily by 1, in an exchange and from afar; guns do not', () => {
    expect([guided('missiles'), guided('capital')]).toEqual([-1, undefined]);
    const boat = ship({ zone: -1, card: { specials: ['TELE'], arcs: { front: side, left: {} } } });
    const afar = start({ units: [boat, outpost({ at: 'I1' })], turns: 1 });
    expect(
      termsOf(eventsOf(afar.does(A, { type: 'launch', unit: 0, target: 1, arc: 'front' }, 1, 1), 'fired')[0]!.toHit)['ASC-sa-tele'],
    ).toBe(-1);
    expect(termsOf(launch('AS', ship(), {}, { card: { specials: ['TELE'], thrust: 12 } }).toHit)['ASC-sa-tele']).toBeUndefined();
  });

  rule('ASC-sa-tele#2', 'in passing they do not', () => {
    const boat = ship({ at: 'P1', zone: -1, card: { specials: ['TELE'], arcs: { front: side, left: {} } } });
    const play = start({ units: [boat, outpost({ at: 'P1' })], turns: 1 });
    const [fired] = eventsOf(play.does(A, { type: 'pass', unit: 0, target: 1, arc: 'front', weapon: 'missiles' }, 1, 1), 'fired');
    expect(termsOf(fired!.toHit)['ASC-sa-tele']).toBeUndefined();
  });
});
