import { describe, expect, test } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, weapon } from '../testing/armed.fixture.ts';
import { aimed, barred, duel, HIT, MISS, numberIn, objections, termed } from '../testing/core.fixture.ts';
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

const MEN = 'Foot Platoon (Rifle)';
const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };

describe('where core rules meet under fire', () => {
  test('torso twist × rear arc × punching: a twist brings an arm to bear, and the side struck stays that of the feet', () => {
    const units: readonly Placed[] = [{ at: '0808', facing: 5, twist: -1 }, { at: '0809', facing: 0, twist: 1 }, IDLE];
    const play = start({ phase: 'physical', units });
    expect(objections(play, strike(0, { kind: 'kick', leg: 'LL', target: 1 }))).toContain('TW-phys-arc');
    play.does(NORTH, strike(0, { kind: 'punch', arm: 'LA', target: 1 }));
    const events = play.does(SOUTH, strike(1), ...HIT, 3, ...NEXT);
    expect(eventsOf(events, 'located')[0]!.side).toBe('front');
  });
  test('heat × ammunition × shutdown: one heat phase may shut a machine down and blow it up', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', heat: 31, ammo: [1, 0], structure: { RT: 40, LT: 40 } }, { at: '0117' }] });
    play.does(NORTH, hold(0));
    // The reactor goes out, it keeps its feet; the bin goes up, with a critical roll that does nothing and two hits for the warrior.
    const events = play.does(SOUTH, hold(1), ...MISS, ...HIT, ...MISS, ...MISS, ...HIT, ...HIT, ...NEXT);
    const kinds = events.map(({ type }) => type);
    expect(kinds.indexOf('reactorRolled')).toBeLessThan(kinds.indexOf('exploded'));
    expect(unitAt(play.state, 0)).toMatchObject({ shutDown: true, pilot: { hits: 2 } });
  });
  test('heat × myomer × kick: at nine a machine walks farther and kicks twice as hard, and aims worse', () => {
    const design = {
      ...armed(weapon('Medium Laser')),
      mounts: [weapon('Medium Laser'), { kind: 'equipment' as const, item: 'Triple Strength Myomer', at: 'CT' }],
    };
    expect(termed(duel({ design, heat: 9, at: '0808' }))['TW-th-heat']).toBe(1);
    const play = start({ phase: 'physical', units: [{ at: '0808', facing: 3, design, heat: 9 }, { at: '0809' }, IDLE] });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    expect(eventsOf(play.does(SOUTH, strike(1), ...MISS, ...HIT, ...NEXT), 'struck')[0]!.damage).toBe(22);
  });
  const hidden = (spotter: Partial<Placed>, spots: boolean, ...shots: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0801', facing: 3, moved: ['stand', 0], seat: NORTH },
      { at: '0809', moved: ['stand', 0], seat: SOUTH },
      { at: '0709', seat: NORTH, facing: 2, moved: ['stand', 0], ...spotter },
    ];
    const play = start({ phase: 'weapon', units, ground: { '0804': '3' } });
    play.does(NORTH, { ...fire(2, 1, ...shots), ...(spots ? { spots: 1 } : {}) } as never);
    play.does(SOUTH, hold(1));
    return numberIn(play, 0, 1, 1);
  };
  test('indirect × spotter that fires × spotter that ran: both count for the one who cannot see', () => {
    expect([hidden({}, true).total, hidden({}, true, 1).total, hidden({ moved: ['run', 2] }, true, 1).total]).toEqual([7, 8, 10]);
  });
  test('indirect × cover × side: the ground is that of the spotter, the side that of the firer', () => {
    const units: readonly Placed[] = [
      { at: '0801', facing: 3, seat: NORTH },
      { at: '0809', facing: 3, seat: SOUTH },
      { at: '0812', seat: NORTH, facing: 0 },
    ];
    // Behind the target from where the spotter stands there is a step that covers its legs.
    const play = start({ phase: 'weapon', units, ground: { '0804': '3', '0810': '1' } });
    play.does(NORTH, { type: 'declare', unit: 2, twist: 0, shots: [], spots: 1 });
    play.does(SOUTH, hold(1));
    expect(termsOf(numberIn(play, 0, 1, 1))['TW-th-cover']).toBe(1);
    const events = play.does(NORTH, fire(0, 1, 1), ...MISS, ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.side).toBe('rear');
  });
  test('secondary target × twist: turning to one makes the other secondary', () => {
    const design = armed(weapon('Large Laser', 'LA'), weapon('Large Laser', 'RA'));
    const units: readonly Placed[] = [{ at: '0808', facing: 3, design }, { at: '0811' }, { at: '0408' }];
    const terms = (twist: 0 | 1) => {
      const play = start({ phase: 'weapon', units });
      play.does(NORTH, {
        type: 'declare',
        unit: 0,
        twist,
        shots: [
          { weapon: 0, target: 1 },
          { weapon: 1, target: 2 },
        ],
      });
      play.does(SOUTH, hold(1));
      return eventsOf(play.does(SOUTH, hold(2), ...MISS, ...MISS, ...NEXT), 'fired').map(
        ({ toHit }) => termsOf(toHit)['TW-th-secside'] ?? termsOf(toHit)['TW-th-secfront'] ?? 0,
      );
    };
    expect([terms(0), terms(1)]).toEqual([
      [0, 2],
      [0, 1],
    ]);
  });
  test('shut down × prone × adjacent: all of them add up, and the shot does not miss', () => {
    expect(
      aimed({
        units: [
          { at: '0808', facing: 3, design: armed(weapon('Medium Laser')), gunnery: 6 },
          { at: '0809', prone: true, shutDown: true },
          WITNESS,
        ],
      }).total,
    ).toBe(0);
  });
  test('head × fall × consciousness: two hits at once are two rolls', () => {
    const { events } = shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: 'HBK-4G', armor: { LT: 0 } }, WITNESS] },
      0,
      ...HIT,
      ...pair(8),
      ...pair(8),
      1,
      1,
      ...MISS,
      ...MISS,
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(eventsOf(events, 'pilotHit')[0]!.hits).toBe(2);
  });
  test('leg lost × twenty points × kick: an automatic fall leaves no other roll of the phase', () => {
    const target: Placed = { at: '0807', armor: { LL: 0 }, structure: { LL: 5 } };
    const { events } = shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, target, WITNESS] },
      2,
      ...HIT,
      ...pair(9),
      ...MISS,
      1,
      ...pair(10),
      ...pair(10),
      ...HIT,
      ...NEXT,
    );
    expect(eventsOf(events, 'fell')).toHaveLength(1);
    expect(eventsOf(events, 'piloted').filter(({ roll }) => roll !== null)).toEqual([]);
  });
  test('men × building × share: shells that shake a house reach the men in it, and nobody aims at them', () => {
    expect(
      barred(
        {
          phase: 'weapon',
          units: [
            { at: '0805', facing: 3 },
            { at: '0810', design: MEN },
          ],
          ground: { '0810': 'C' },
        },
        fire(0, 1, 0),
      ),
    ).toContain('TW-los-bldg-inf');
  });
  test('push × cliff × domino: whoever is shoved into another over an edge falls, and the other is shoved on', () => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3 },
      { at: '0809', moved: ['walk', 5] },
      { ...WITNESS, at: '0810', design: 'AS7-D', moved: ['walk', 3], strike: { blows: [], numbers: null, resolved: true } },
    ];
    const play = start({ phase: 'physical', units });
    play.does(NORTH, strike(0, { kind: 'push', target: 1 }));
    const events = play.does(SOUTH, strike(1), ...HIT, ...HIT, ...HIT, ...NEXT);
    expect(play.state.units.map(unit => unit.at)).toEqual([at('0809'), at('0810'), at('0811')]);
    expect(eventsOf(events, 'piloted').map(({ cause }) => cause)).toEqual(['pushed', 'domino']);
  });
  test('missiles × bin × last shot: a launcher without shots does not fire', () => {
    expect(barred(duel({ ammo: [0, 0] }), fire(0, 1, 1))).toContain('TW-onebin');
    expect(barred(duel({ ammo: [1, 0] }), fire(0, 1, 1))).toEqual([]);
  });
});
