import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow } from '../shape.ts';
import { unitAt } from '../state.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  run,
  SOUTH,
  start,
  stepsIn,
  strike,
  termsOf,
} from '../testing/table.fixture.ts';

const BEST = [6, 6] as const;
/** A fall of two levels: four lots of damage, to four limbs. */
const LIMBS = [1, 2, 5, 5, 2, 3, 4, 5] as const;

/** Two 'Mechs face to face in the Physical Attack Phase, and a witness far away. */
function brawl(unit: Partial<Placed> = {}, target: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) {
  return start({
    phase: 'physical',
    units: [
      { at: '0808', facing: 3, ...unit } as Placed,
      { at: '0809', ...target } as Placed,
      { at: '0117', strike: { blows: [], numbers: null, resolved: true } },
    ],
    ground,
  });
}

function hit(play: ReturnType<typeof brawl>, blow: Blow, ...dice: readonly number[]) {
  play.does(NORTH, strike(0, blow));
  return play.does(SOUTH, strike(1), ...dice);
}
const number = (play: ReturnType<typeof brawl>, blow: Blow, ...dice: readonly number[]) => eventsOf(hit(play, blow, ...dice), 'struck')[0]!;
const refused = (play: ReturnType<typeof brawl>, ...blows: readonly Blow[]) =>
  play.refuses(NORTH, strike(0, ...blows)).map(one => one.rule);

const punch: Blow = { kind: 'punch', arm: 'RA', target: 1 };
const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
const push: Blow = { kind: 'push', target: 1 };

describe('numbers', () => {
  rule('TW-phys-base', 'Piloting, both movements, and what lies or cannot move', () => {
    expect(termsOf(number(brawl({ moved: ['walk', 2] }, { moved: ['run', 5] }), punch, 1, 1, ...NEXT).toHit)).toEqual({
      'TW-phys-base': 5,
      'TW-th-walk': 1,
      'TW-th-tmm': 2,
    });
  });
  rule('TW-punch', 'a tenth of the weight; joints cost two and half the damage, hands one', () => {
    expect(number(brawl(), punch, 1, 1, ...NEXT)).toMatchObject({ damage: 6, toHit: { total: 5 } });
    expect(number(brawl({ hits: { RA: [1] } }), punch, 1, 1, ...NEXT)).toMatchObject({ damage: 3, toHit: { total: 7 } });
    expect(number(brawl({ hits: { RA: [1, 2] } }), punch, 1, 1, ...NEXT)).toMatchObject({ damage: 1, toHit: { total: 9 } });
    expect(number(brawl({ hits: { RA: [3] } }), punch, 1, 1, ...NEXT)).toMatchObject({ damage: 6, toHit: { total: 6 } });
    expect(number(brawl({ design: 'CPLT-C1' }), punch, 1, 1, ...NEXT)).toMatchObject({ damage: 3, toHit: { total: 8 } });
  });
  rule('TW-crit-shoulder', 'without a shoulder no punch', () =>
    expect(refused(brawl({ hits: { RA: [0] } }), punch)).toContain('TW-phys-limb'),
  );
  rule('TW-kick', 'a fifth of the weight at two less; a miss is a roll', () => {
    const play = brawl();
    const events = hit(play, kick, 1, 1, ...BEST, ...NEXT);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ damage: 11, toHit: { total: 3 }, hit: false });
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ unit: 0, cause: 'kickMissed' });
    expect(number(brawl({ hits: { RL: [1, 3] } }), kick, 1, 1, ...BEST, ...NEXT)).toMatchObject({ damage: 5, toHit: { total: 6 } });
    expect(refused(brawl({ hits: { LL: [0] } }), kick)).toContain('TW-phys-limb');
  });
  rule('TW-mulekick', 'hind legs kick backwards at one less', () => {
    const play = brawl({ design: 'SCP-1N', facing: 0 });
    expect(number(play, { kind: 'kick', leg: 'RLL', target: 1 }, 1, 1, ...BEST, ...NEXT)).toMatchObject({
      toHit: { total: 4 },
      damage: 11,
    });
    expect(refused(brawl({ design: 'SCP-1N', facing: 0 }), { kind: 'kick', leg: 'FLL', target: 1 })).toContain('TW-phys-arc');
  });
  rule('TW-hatchet', 'a fifth of the weight at one less', () => {
    expect(number(brawl({ design: 'HCT-3F' }), { kind: 'club', gear: 0, target: 1 }, 1, 1, ...NEXT)).toMatchObject({
      damage: 9,
      toHit: { total: 4 },
    });
  });
  rule('TW-loc-punch', 'punches strike the upper body', () => {
    const struck = (die: number, ...more: readonly number[]) =>
      eventsOf(hit(brawl({}, { design: 'AS7-D' }), punch, ...BEST, die, ...more, ...NEXT), 'located')[0]!.struck.location;
    expect([1, 2, 3, 4, 5].map(die => struck(die))).toEqual(['LA', 'LT', 'CT', 'RT', 'RA']);
    expect(struck(6, 6, 6)).toBe('HD');
  });
  rule('TW-loc-kick', 'kicks strike the legs', () => {
    const struck = (die: number, facing: 0 | 2 | 4 = 0) =>
      eventsOf(hit(brawl({}, { design: 'AS7-D', facing }), kick, ...BEST, die, ...BEST, ...NEXT), 'located')[0]!.struck.location;
    expect([struck(1), struck(3), struck(4), struck(6), struck(1, 2), struck(6, 4)]).toEqual(['RL', 'RL', 'LL', 'LL', 'LL', 'RL']);
  });
  rule('TW-psr-kicked', 'who is kicked rolls', () => {
    const events = hit(brawl({}, { design: 'AS7-D' }), kick, ...BEST, 1, ...BEST, ...NEXT);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ unit: 1, cause: 'kicked' });
  });
});

describe('who may strike whom', () => {
  rule('TW-phys-range', 'only who stands beside', () => {
    const play = start({ phase: 'physical', units: [{ at: '0808', facing: 3 }, { at: '0810' }] });
    expect(play.refuses(NORTH, strike(0, punch)).map(one => one.rule)).toContain('TW-phys-range');
  });
  rule('TW-phys-limb', 'an arm that has fired does not punch', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0809' }, { at: '0117' }] });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), 1, 1);
    expect(play.refuses(NORTH, strike(0, punch)).map(one => one.rule)).toContain('TW-phys-limb');
    play.does(NORTH, strike(0, { kind: 'punch', arm: 'LA', target: 1 }));
  });
  rule('TW-phys-number', 'one blow, or both fists', () => {
    expect(refused(brawl(), punch, kick)).toContain('TW-phys-number');
    brawl().does(NORTH, strike(0, punch, { kind: 'punch', arm: 'LA', target: 1 }));
  });
  rule('TW-phys-arc', 'feet kick ahead whatever the torso does', () => {
    expect(refused(brawl({ facing: 0, twist: 1 }), kick)).toContain('TW-phys-arc');
    expect(refused(brawl({ facing: 5 }), { kind: 'punch', arm: 'RA', target: 1 })).toContain('TW-phys-arc');
    brawl({ facing: 5, twist: -1 }).does(NORTH, strike(0, { kind: 'punch', arm: 'LA', target: 1 }));
  });
  rule('TW-phys-prone', 'who lies strikes nobody', () => expect(refused(brawl({ prone: true }), punch)).toContain('TW-phys-prone'));
  rule('TW-phys-level-punch', 'one level up the fists find the legs, one down nothing', () => {
    const up = hit(brawl({}, { design: 'AS7-D' }, { '0809': '1' }), punch, ...BEST, 1, ...NEXT);
    expect(eventsOf(up, 'located')[0]!.struck.location).toBe('RL');
    expect(refused(brawl({}, {}, { '0808': '1' }), punch)).toContain('TW-phys-level-punch');
    expect(refused(brawl({}, { prone: true }), punch)).toContain('TW-phys-level-punch');
  });
  rule('TW-phys-level-kick', 'one level down the feet find the upper body, one up nothing', () => {
    const down = hit(brawl({}, { design: 'AS7-D' }, { '0808': '1' }), kick, ...BEST, 1, ...BEST, ...NEXT);
    expect(eventsOf(down, 'located')[0]!.struck.location).toBe('LA');
    expect(refused(brawl({}, {}, { '0809': '1' }), kick)).toContain('TW-phys-level-punch');
    const lying = hit(brawl({}, { design: 'AS7-D', prone: true }), kick, 3, 4, ...NEXT);
    expect(eventsOf(lying, 'located')[0]!.struck.location).toBe('CT');
  });
});

describe('pushing and running into', () => {
  rule('TW-push', 'the target goes back a hex, the attacker follows, and the target rolls', () => {
    const play = brawl();
    const events = hit(play, push, ...BEST, ...BEST, ...NEXT);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ toHit: { total: 4 }, damage: 0 });
    expect(play.state.units).toMatchObject([{ at: at('0809') }, { at: at('0810') }, {}]);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ unit: 1, cause: 'pushed' });
  });
  rule('TW-displace-valid#3', 'who stands behind the target is shoved on', () => {
    const play = start({
      phase: 'physical',
      units: [{ at: '0808', facing: 3 }, { at: '0809' }, { at: '0810', strike: { blows: [], numbers: null, resolved: true } }],
    });
    play.does(NORTH, strike(0, push));
    const events = play.does(SOUTH, strike(1), ...BEST, ...BEST, ...BEST, ...NEXT);
    expect(play.state.units.map(unit => unit.at)).toEqual([at('0809'), at('0810'), at('0811')]);
    expect(eventsOf(events, 'piloted').map(({ cause }) => cause)).toEqual(['pushed', 'domino']);
  });
  rule('TW-displace-edge', 'nobody is pushed off the map', () => {
    const play = brawl({ at: '0816' }, { at: '0817' });
    hit(play, push, ...BEST, ...BEST, ...NEXT);
    expect(unitAt(play.state, 1).at).toEqual(at('0817'));
  });
  rule('TW-displace-fall', 'a drop of two levels is a fall', () => {
    const play = brawl({}, {}, { '0808': '2', '0809': '2' });
    const events = hit(play, push, ...BEST, 1, ...LIMBS, ...BEST, ...NEXT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ unit: 1, levels: 2, damage: 18 });
  });

  /** South has moved; a Griffin is about to run three hexes and to charge. */
  const charge = (target: Partial<Placed> = {}) =>
    start({
      units: [{ at: '0805', facing: 3 }, { at: '0809', moved: ['stand', 0], ...target } as Placed, { at: '0117', moved: ['stand', 0] }],
    });

  /** Nobody fires; the assault is rolled with these dice. */
  function assault(play: ReturnType<typeof charge>, ...dice: readonly number[]) {
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    // Whoever is charged stands beside the attacker and is asked for its own blows.
    if (unitAt(play.state, 0).moved!.assault!.kind === 'dfa') return play.does(SOUTH, hold(2), ...dice);
    play.does(SOUTH, hold(2));
    return play.does(SOUTH, strike(1), ...dice);
  }
  rule('TW-charge-how', 'straight at somebody who has moved, and no firing', () => {
    const play = charge();
    expect(play.refuses(NORTH, { ...run(0, 'FF'), charge: 1 } as never).map(one => one.rule)).toContain('TW-charge-how');
    play.does(NORTH, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FFF'), charge: 1 });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-unconscious');
  });
  /** A Griffin runs three hexes into an Atlas with a better driver. */
  function collide() {
    const play = charge({ design: 'AS7-D', piloting: 4 });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FFF'), charge: 1 });
    const damage = [3, 4, 3, 4, 3, 4, 3, 4];
    return { play, events: assault(play, ...BEST, ...damage, 1, 2, 1, 2, ...BEST, ...BEST, ...NEXT) };
  }
  rule('TW-charge', 'weight and hexes make the damage, the pilots’ skills the number', () => {
    // Piloting 5, ran 2, and one for the better driver; 55 tons over four hexes with the target's own.
    expect(eventsOf(collide().events, 'struck')[0]).toMatchObject({ toHit: { total: 8 }, damage: 17, hit: true });
  });
  rule('TW-charge-hit', 'both take damage, the target is driven back, and both roll', () => {
    const { play, events } = collide();
    const taken = (id: number) => eventsOf(events, 'damaged').flatMap(({ unit, armor }) => (unit === id ? [armor] : []));
    expect([taken(0), taken(1)]).toEqual([
      [5, 5],
      [5, 5, 5, 2],
    ]);
    expect(play.state.units).toMatchObject([{ at: at('0809') }, { at: at('0810') }, {}]);
    expect(eventsOf(events, 'piloted').map(({ cause, unit }) => [unit, cause])).toEqual([
      [0, 'charging'],
      [1, 'charged'],
    ]);
  });
  rule('TW-charge-miss', 'a miss ends beside the target', () => {
    const play = charge();
    play.does(NORTH, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FFF'), charge: 1 });
    assault(play, 1, 1, 1, ...NEXT);
    expect(unitAt(play.state, 0).at).not.toEqual(at('0808'));
    expect(unitAt(play.state, 1).at).toEqual(at('0809'));
  });

  function leap(target: Partial<Placed> = {}, ...dice: readonly number[]) {
    const play = charge(target);
    play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
    return { play, events: assault(play, ...dice) };
  }
  const landOn = () => leap({ design: 'AS7-D' }, ...BEST, 1, 1, 1, 2, 1, 4, 1, ...BEST, ...BEST, ...NEXT);
  rule('TW-dfa', 'three tenths of the weight from above', () => {
    expect(eventsOf(landOn().events, 'struck')[0]).toMatchObject({ toHit: { total: 8 }, damage: 17 });
  });
  rule('TW-dfa-hit', 'a fifth to the own legs, and the target makes room', () => {
    const { play, events } = landOn();
    expect(eventsOf(events, 'damaged').flatMap(({ unit, armor }) => (unit === 0 ? [armor] : []))).toEqual([5, 5, 1]);
    expect(play.state.units).toMatchObject([{ at: at('0809') }, { at: at('0810') }, {}]);
  });
  rule('TW-dfa-miss', 'a miss is a fall of two levels on the back', () => {
    const { events } = leap({}, 1, 1, ...LIMBS, ...BEST, ...NEXT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ unit: 0, levels: 2, damage: 18 });
    expect(eventsOf(events, 'located')[0]!.side).toBe('rear');
  });
  rule('TW-dfa-how', 'only on somebody who has moved', () => {
    const play = start({ units: [{ at: '0805', facing: 3 }, { at: '0809' }] });
    expect(play.refuses(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 }).map(one => one.rule)).toContain(
      'TW-dfa-how',
    );
  });
});
