import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow, Thing } from '../shape.ts';
import { ATLAS, brawl, club, kick, left, may, missed, punch, push, struck } from '../testing/brawl.fixture.ts';
import { HIT, MISS, objections } from '../testing/core.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, SOUTH, start, strike, termsOf, WITNESS } from '../testing/table.fixture.ts';

const TANK = 'Vedette Medium Tank';
const MEN = 'Foot Platoon (Rifle)';
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const swing: Blow = { kind: 'swing', target: 1 };
const GIRDER: Thing = { kind: 'girder', halves: 0 };

describe('numbers of blows', () => {
  rule('TW-phys-base#1', 'Piloting, the blow, both movements and the ground of the target', () => {
    const { toHit } = missed(punch, { moved: ['run', 3] }, { moved: ['run', 5] }, { '0809': 'l' });
    expect(termsOf(toHit)).toEqual({ 'TW-phys-base': 5, 'TW-th-run': 2, 'TW-th-tmm': 2, 'TW-th-twoods': 1 });
  });
  rule('TW-phys-base#2', 'two easier for whoever lies, four for whoever cannot move, one harder for suits', () => {
    expect(missed(kick, { piloting: 8 }, { prone: true }).toHit.total).toBe(4);
    expect(missed(punch, { piloting: 8 }, { shutDown: true }).toHit.total).toBe(4);
    expect(termsOf(missed(kick, {}, { design: SQUAD }).toHit)).toMatchObject({ 'TW-th-tba': 1 });
  });
  rule('TW-phys-base#4', 'heat and sensors do not matter', () => {
    const hot = struck(punch, { heat: 12, hits: { HD: [1] } }, {}, {}, ...MISS);
    expect(eventsOf(hot.events, 'struck')[0]!.toHit.total).toBe(5);
  });
  rule('TW-phys-range#1', 'at whoever stands beside; troops and vehicles in the own hex as well', () => {
    expect(may(punch, {}, { at: '0810' })).toContain('TW-phys-range');
    expect(may(punch)).toEqual([]);
    expect(may(kick, {}, { at: '0808', design: MEN })).toEqual([]);
    expect(may(kick, {}, { at: '0808', design: TANK })).toEqual([]);
  });
  rule('TW-phys-range#2', 'whoever lies strikes nobody beside it', () => {
    for (const blow of [punch, kick, push]) expect(may(blow, { prone: true })).toContain('TW-phys-prone');
  });
  rule('TW-phys-range#3', 'nobody strikes a friend', () => expect(may(punch, {}, { seat: NORTH })).not.toEqual([]));
  const fired = (weapon: number, blow: Blow) => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0808', facing: 3 }, { at: '0809' }, { ...WITNESS, fire: { shots: [], spots: null, numbers: null, resolved: true } }],
    });
    play.does(NORTH, fire(0, 1, weapon));
    play.does(SOUTH, hold(1), ...MISS);
    return objections(play, strike(0, blow));
  };
  rule('TW-phys-limb#1', 'an arm that has fired does not strike', () =>
    expect([fired(0, punch).length > 0, fired(0, left)]).toEqual([true, []]),
  );
  rule('TW-phys-limb#2', 'a push takes both arms', () => expect(fired(0, push)).toContain('TW-phys-limb'));
  rule('TW-phys-limb#3', 'what is fired from the torso hinders nobody', () => expect([fired(1, punch), fired(1, push)]).toEqual([[], []]));
  rule('TW-phys-number#1', 'one blow, or one of each fist', () => {
    expect(objections(brawl(), strike(0, punch, left))).toEqual([]);
    expect(objections(brawl(), strike(0, punch, punch))).not.toEqual([]);
    expect(objections(brawl(), strike(0, kick, { kind: 'kick', leg: 'LL', target: 1 }))).not.toEqual([]);
  });
  rule('TW-phys-number#2', 'not a fist and a foot', () => expect(objections(brawl(), strike(0, punch, kick))).toContain('TW-phys-number'));
  rule('TW-phys-under#1', 'a limb under water strikes half as hard', () => {
    expect([missed(kick, {}, {}, { '0808': '~', '0809': '~' }).damage, missed(kick).damage]).toEqual([6, 11]);
  });
});

describe('fists and feet', () => {
  rule('TW-punch#1', 'a tenth of the weight, at no modifier', () => {
    expect(missed(punch)).toMatchObject({ damage: 6, toHit: { total: 5 } });
    expect(missed(punch, { design: 'HBK-4G' }).damage).toBe(5);
  });
  rule('TW-punch#2', 'each arm rolls for itself', () => {
    const play = brawl({}, ATLAS);
    play.does(NORTH, strike(0, punch, left));
    const events = play.does(SOUTH, strike(1), ...HIT, 3, ...MISS, ...NEXT);
    expect(eventsOf(events, 'struck').map(({ hit }) => hit)).toEqual([true, false]);
  });
  rule('TW-punch#3', 'not without a shoulder', () =>
    expect([may(punch, { hits: { RA: [0] } }).length > 0, may(left, { hits: { RA: [0] } })]).toEqual([true, []]),
  );
  rule('TW-punch#4', 'each joint costs two and half of the damage', () => {
    expect(missed(punch, { hits: { RA: [1] } })).toMatchObject({ damage: 3, toHit: { total: 7 } });
    expect(missed(punch, { hits: { RA: [2] } })).toMatchObject({ damage: 3, toHit: { total: 7 } });
    expect(missed(punch, { hits: { RA: [1, 2] } })).toMatchObject({ damage: 1, toHit: { total: 9 } });
  });
  rule('TW-punch#5', 'a hand costs one', () =>
    expect(missed(punch, { hits: { RA: [3] } })).toMatchObject({ damage: 6, toHit: { total: 6 } }),
  );
  rule('TW-crit-shoulder#2', 'an arm without shoulder strikes with nothing', () => {
    expect(may(punch, { hits: { RA: [0] } })).toContain('TW-phys-limb');
    expect(may(club, { design: 'HCT-3F', hits: { RA: [0] } })).not.toEqual([]);
    expect(may(club, { design: 'HCT-3F' })).toEqual([]);
  });
  rule('TW-crit-shoulder#3', 'and makes a push two harder', () => {
    expect([
      missed(push).toHit.total,
      missed(push, { hits: { RA: [0] } }).toHit.total,
      missed(push, { hits: { RA: [0], LA: [0] } }).toHit.total,
    ]).toEqual([4, 6, 8]);
  });
  rule('TW-crit-uparm#2', 'an upper arm makes punches two harder and half as strong', () =>
    expect(missed(punch, { hits: { RA: [1] } })).toMatchObject({ damage: 3, toHit: { total: 7 } }),
  );
  rule('TW-crit-loarm#2', 'a lower arm as well', () =>
    expect(missed(punch, { hits: { RA: [2] } })).toMatchObject({ damage: 3, toHit: { total: 7 } }),
  );
  rule('TW-crit-hand#1', 'a hand makes them one harder', () => expect(missed(punch, { hits: { RA: [3] } }).toHit.total).toBe(6));
  rule('TW-crit-hand#2', 'and holds nothing any more', () => {
    expect(may(club, { design: 'HCT-3F', hits: { RA: [3] } })).not.toEqual([]);
    expect(may(swing, { condition: { holds: GIRDER }, hits: { RA: [3] } })).not.toEqual([]);
    expect(may(swing, { condition: { holds: GIRDER } })).toEqual([]);
  });
  rule('TW-crit-sensor#2', 'without sensors one still strikes', () => expect(may(punch, { hits: { HD: [1, 4] } })).toEqual([]));
  rule('TW-kick#1', 'a fifth of the weight, two easier', () => expect(missed(kick)).toMatchObject({ damage: 11, toHit: { total: 3 } }));
  rule('TW-kick#2', 'ahead of the feet, whatever the torso does', () => {
    expect(may(kick, { facing: 0, twist: 1 })).toContain('TW-phys-arc');
    expect(may(kick, { facing: 5, twist: -1 })).toContain('TW-phys-arc');
    expect([may(kick, { facing: 2 }), may(kick, { facing: 4 })]).toEqual([[], []]);
  });
  rule('TW-kick#3', 'not with a bad hip, nor on one leg', () => {
    expect(may(kick, { hits: { LL: [0] } })).toContain('TW-phys-limb');
    expect(may(kick, { gone: ['LL'] })).not.toEqual([]);
  });
  rule('TW-crit-hip#3', 'a hip ends kicks of both legs', () => {
    for (const leg of ['RL', 'LL'] as const) expect(may({ kind: 'kick', leg, target: 1 }, { hits: { LL: [0] } })).not.toEqual([]);
  });
  rule('TW-kick#4', 'each joint costs two and half of the damage, the foot one', () => {
    expect(missed(kick, { hits: { RL: [1] } })).toMatchObject({ damage: 5, toHit: { total: 5 } });
    expect(missed(kick, { hits: { RL: [1, 2] } })).toMatchObject({ damage: 2, toHit: { total: 7 } });
    expect(missed(kick, { hits: { RL: [3] } })).toMatchObject({ damage: 11, toHit: { total: 4 } });
  });
  for (const [id, slot, number, damage] of [
    ['TW-crit-upleg#2', 1, 2, 5],
    ['TW-crit-loleg#2', 2, 2, 5],
    ['TW-crit-foot#2', 3, 1, 11],
  ] as const)
    rule(id, 'a kick with it is harder', () => {
      const terms = termsOf(missed(kick, { hits: { RL: [slot] } }).toHit);
      expect(Object.values(terms).reduce((sum, value) => sum + value, 0)).toBe(missed(kick).toHit.total + number);
      expect(missed(kick, { hits: { RL: [slot] } }).damage).toBe(damage);
    });
  rule('TW-kick#5', 'whoever misses rolls', () => {
    expect(eventsOf(struck(kick, {}, {}, {}, ...MISS, ...HIT).events, 'piloted')).toMatchObject([
      { unit: 0, cause: 'kickMissed', number: { total: 5 } },
    ]);
  });
  rule('TW-kick#6', 'whoever is kicked rolls', () => {
    expect(eventsOf(struck(kick, {}, ATLAS, {}, ...HIT, 1, ...HIT).events, 'piloted')).toMatchObject([
      { unit: 1, cause: 'kicked', number: { total: 5 } },
    ]);
  });
  rule('TW-mulekick', 'hind legs kick backward at one less, and not ahead', () => {
    const quad = { design: 'SCP-1N', facing: 0 } as const;
    expect(missed({ kind: 'kick', leg: 'RLL', target: 1 }, quad, {}, {}, true)).toMatchObject({ toHit: { total: 4 }, damage: 11 });
    expect(may({ kind: 'kick', leg: 'FLL', target: 1 }, quad)).toContain('TW-phys-arc');
  });
});
