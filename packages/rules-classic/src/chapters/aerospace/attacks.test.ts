import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { unitAt } from '../../state.ts';
import { at, eventsOf, fire, NEXT, NORTH, pair, SOUTH, shoot, termsOf, WITNESS } from '../../testing/table.fixture.ts';
import { AIR, air, aloft, attacks, CORSAIR, flown, hold, loaded } from './sky.fixture.ts';

const MISS = [1, 1] as const;
const TARGET = { at: '0809', design: 'HBK-4G' } as const;
/** Large lasers in the nose. */
const LASER = 0;

describe('an attack from the air', () => {
  test('strikes one target beneath the flight at +2, and costs a step of altitude', () => {
    const { play, events } = attacks({ units: [flown('08', 5), TARGET, WITNESS] }, fire(0, 1, LASER), ...MISS, ...NEXT);
    const [fired] = eventsOf(events, 'fired');
    expect(termsOf(fired!.toHit)).toEqual({ 'TW-tohit-base': 4, 'TW-house-aerospace': 2 });
    expect(fired!.side).toBe('front');
    expect(unitAt(play.state, 0).flight!.altitude).toBe(4);
  });
  test('is made from altitudes 2 to 5, at nobody beside the flight, and not with what points back', () => {
    const play = (altitude: number) => air({ phase: 'weapon', units: [flown('08', altitude), TARGET, { at: '0909' }] });
    play(6).refuses(NORTH, fire(0, 1, LASER));
    play(1).refuses(NORTH, fire(0, 1, LASER));
    play(5).refuses(NORTH, fire(0, 2, LASER));
    const aft = 6;
    expect(play(5).refuses(NORTH, fire(0, 1, aft))[0]!.rule).toBe('TW-arc-front');
  });
  test('sweeps up to five hexes with beams, friends and all, and pays for each beam once', () => {
    const units = [flown('08', 3), TARGET, { at: '0811', seat: NORTH, design: 'LCT-1V' }, WITNESS];
    const strafe = { at: ['0809', '0810', '0811'].map(at), weapons: [LASER] };
    const { events, play } = attacks({ units }, hold(0, { strafe }), ...MISS, ...MISS, ...NEXT);
    const shots = eventsOf(events, 'fired');
    expect(shots.map(({ target, heat }) => [target, heat])).toEqual([
      [1, 8],
      [2, 0],
    ]);
    expect(termsOf(shots[0]!.toHit)).toMatchObject({ 'TW-house-strafing': 4 });
    expect(unitAt(play.state, 0).flight!.altitude).toBe(3);
  });
  test('is two harder near the ground, and impossible from too high or without beams', () => {
    const strafe = { at: [at('0809')], weapons: [LASER] };
    const { events } = attacks({ units: [flown('08', 1), TARGET, WITNESS] }, hold(0, { strafe }), ...MISS, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-house-strafing']).toBe(6);
    const high = air({ phase: 'weapon', units: [flown('08', 4), TARGET] });
    high.refuses(NORTH, hold(0, { strafe }));
    const low = air({ phase: 'weapon', units: [flown('08', 3), TARGET] });
    low.refuses(NORTH, hold(0, { strafe: { ...strafe, weapons: [6] } }));
    low.refuses(NORTH, hold(0, { strafe: { ...strafe, at: [at('0909')] } }));
    low.refuses(NORTH, hold(0, { strafe: { ...strafe, at: [at('0809'), at('0811')] } }));
  });
  test('drops bombs on a hex of the flight: level at its altitude, astray by the margin', () => {
    const units = [flown('08', 6, { design: loaded('HEBomb', 'HEBomb') }), TARGET, WITNESS];
    const bombs = { at: at('0809'), bins: [0, 1] };
    const { events, play } = attacks({ units }, hold(0, { bombs }), ...pair(6), ...pair(7), ...pair(7), ...pair(4), 1, ...NEXT);
    const [first, second] = eventsOf(events, 'bombed');
    expect(termsOf(first!.toHit)).toEqual({ 'TW-tohit-base': 4, 'TW-th-immobile': -4, 'TW-house-bombing': 6 });
    expect(first!.lands).toEqual(at('0809'));
    expect(second!.lands).toEqual(at('0807'));
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([5, 5]);
    expect(unitAt(play.state, 0).ammo).toEqual([0, 0]);
  });
  test('is easier in a dive, which ends two steps lower', () => {
    const units = [flown('08', 5, { design: loaded('ClusterBomb') }), TARGET, { ...WITNESS, at: '0810' }];
    const bombs = { at: at('0809'), bins: [0], dive: true };
    const { events, play } = attacks({ units }, hold(0, { bombs }), ...pair(7), ...pair(7), ...NEXT);
    expect(eventsOf(events, 'bombed')[0]).toMatchObject({ toHit: { total: 2 }, roll: null });
    expect(eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual([
      [1, 5],
      [2, 5],
    ]);
    expect(unitAt(play.state, 0).flight!.altitude).toBe(3);
  });
  test('is refused beside the flight, without bombs, and in a dive from too low', () => {
    const play = air({ phase: 'weapon', units: [flown('08', 2, { design: loaded('HEBomb') }), TARGET] });
    play.refuses(NORTH, hold(0, { bombs: { at: at('0909'), bins: [0] } }));
    play.refuses(NORTH, hold(0, { bombs: { at: at('0809'), bins: [1] } }));
    play.refuses(NORTH, hold(0, { bombs: { at: at('0809'), bins: [0], dive: true } }));
    play.refuses(NORTH, { ...hold(0, { bombs: { at: at('0809'), bins: [0] } }), shots: [{ weapon: 0, target: 1 }] } as never);
  });
  rule('TOE-torpedo-airborne', 'reaches what is submerged with torpedo bombs alone', () => {
    const dropped = (bomb: string, ...dice: readonly number[]) => {
      const units = [flown('08', 1, { design: loaded(bomb) }), { ...TARGET, at: '0809' }, WITNESS];
      const { events } = attacks({ units, ground: { '0809': 'd' } }, hold(0, { bombs: { at: at('0809'), bins: [0] } }), ...dice, ...NEXT);
      return eventsOf(events, 'damaged').reduce((sum, { armor }) => sum + armor, 0);
    };
    expect(dropped('HEBomb')).toBe(0);
    expect(dropped('TorpedoBomb', ...pair(7), ...pair(7))).toBe(10);
  });
});

describe('fire at what flies', () => {
  const firing = (altitude: number, weapon: number, from = '1009', ...dice: readonly number[]) =>
    shoot(
      { units: [{ at: from, facing: 5, design: 'WHM-6R' }, { ...flown('08', altitude), seat: SOUTH }, WITNESS], rules: AIR },
      weapon,
      ...dice,
    );
  test('counts the hexes to the flight and two for each step of altitude; the angle matters', () => {
    const { events } = firing(2, 0, '1009', ...MISS, ...NEXT);
    const [fired] = eventsOf(events, 'fired');
    // Two hexes to the flight and four for the altitude: short range for a PPC.
    expect(termsOf(fired!.toHit)).toEqual({ 'TW-tohit-base': 4, 'TW-house-aero-angle': 2 });
    expect(termsOf(eventsOf(firing(5, 0, '1009', ...MISS, ...NEXT).events, 'fired')[0]!.toHit)).toMatchObject({ 'TW-th-med': 2 });
    expect(() => firing(9, 0)).toThrow(/reach/);
  });
  test('does not reach who keeps away from the map', () => {
    const play = air({ phase: 'weapon', units: [{ at: '0808', facing: 0 }, { ...aloft(2), seat: SOUTH }, WITNESS] });
    play.refuses(NORTH, fire(0, 1, 0));
  });
  test('strikes armor, then the airframe by half, and more than a tenth may go deeper', () => {
    const { events, play } = firing(2, 0, '1009', ...pair(9), ...pair(7), ...pair(7), ...pair(9), ...NEXT);
    expect(eventsOf(events, 'located')[0]!.struck.location).toBe('LWG');
    expect(eventsOf(events, 'criticalRolled')).toHaveLength(1);
    expect(unitAt(play.state, 1).armor['LWG']).toBe(40);
    const open = { ...flown('08', 2), seat: SOUTH, armor: { LWG: 3 } };
    const hit = shoot(
      { units: [{ at: '1009', facing: 5, design: 'WHM-6R' }, open, WITNESS], rules: AIR },
      0,
      ...pair(9),
      ...pair(7),
      ...pair(8),
      ...pair(9),
      ...NEXT,
    );
    expect(hit.play.state.units[1]).toMatchObject({ armor: { LWG: 0 }, structure: { SI: 3 } });
    expect(unitAt(hit.play.state, 1).hits['SI']).toEqual([6]);
  });
  test('shakes it: whoever fails loses height, and may crash', () => {
    const { events, play } = firing(2, 0, '1009', ...pair(9), ...pair(7), ...pair(7), ...pair(3), 1, ...NEXT);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'control', ok: false });
    expect(unitAt(play.state, 1).flight!.altitude).toBe(1);
    // Six points of airframe and forty of armor on the way hold out for a while.
    const doomed = { ...flown('08', 2), seat: SOUTH, armor: { NOS: 0, LWG: 10, RWG: 0, AFT: 0 }, structure: { SI: 2 } };
    const crash = shoot(
      { units: [{ at: '1009', facing: 5, design: 'WHM-6R' }, doomed, WITNESS], rules: AIR },
      0,
      ...pair(9),
      ...pair(7),
      ...pair(7),
      ...pair(3),
      2,
      ...pair(2),
      ...pair(7),
      ...NEXT,
    );
    expect(eventsOf(crash.events, 'crashed')[0]).toMatchObject({ damage: 40 });
    expect(unitAt(crash.play.state, 1).fate).toBe('destroyed');
  });
  test('sinks every turn with nobody awake', () => {
    const { play } = attacks(
      { units: [{ at: '0101' }, { ...flown('08', 6), seat: SOUTH, awake: false }, WITNESS] },
      hold(0),
      2,
      6,
      6,
      ...NEXT,
    );
    expect(unitAt(play.state, 1).flight!.altitude).toBe(4);
  });
  test('leaves it harder to aim with', () => {
    const struck = { ...flown('08', 5), hits: { SI: [3, 4, 9] } };
    const { events } = attacks({ units: [struck, TARGET, WITNESS] }, fire(0, 1, LASER), ...MISS, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-house-aero-damage']).toBe(4);
    const blind = air({ phase: 'weapon', units: [{ ...flown('08', 5), hits: { SI: [9, 10, 11] } }, TARGET] });
    blind.refuses(NORTH, fire(0, 1, LASER));
  });
  test('two fighters over the map fire at each other by their altitudes', () => {
    const units = [flown('08', 5), { ...flown('04', 8, {}, 0), seat: SOUTH, design: CORSAIR }, WITNESS];
    const { events } = attacks({ units }, fire(0, 1, LASER), ...MISS, ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.toHit.total).toBeLessThan(8);
  });
});
