import { distance } from '@sortie/geometry';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { type OnMap, unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  stay,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';
import { BLIND, SENSING } from '../sensors/looking.fixture.ts';
import { lookingAt, sees } from '../sensors/looking.ts';
import { AIR, air, aloft, attacks, CORSAIR, flown, fly, hold, loaded } from './sky.fixture.ts';

const MISS = [1, 1] as const;
/** What hangs on the fighter comes after its eight own weapons. */
const HUNG = 8;
const FOE: Placed = { ...flown('04', 5, {}, 0), seat: SOUTH };

const with_ = (...mounts: readonly Mount[]): Paper => ({ ...find(CORSAIR)!, mounts: [...find(CORSAIR)!.mounts, ...mounts] });

describe('what hangs under wings', () => {
  const fits = (bomb: string, count: number) =>
    readSetup({ map: 'hills', forces: [[{ design: CORSAIR, bombs: Array(count).fill(bomb) }], [{ design: 'LCT-1V' }]], turns: null }).ok;
  rule('TOE-laa-slots', 'a light missile takes two hardpoints of ten', () => {
    expect([fits('LAAMissile', 5), fits('LAAMissile', 6)]).toEqual([true, false]);
  });
  rule('TOE-recon-camera-bomb', 'a camera takes one, and is there', () => {
    expect([fits('ReconCamera', 10), fits('ReconCamera', 11)]).toEqual([true, false]);
    expect(sheetOf(loaded('ReconCamera')).gear.map(({ kind }) => kind)).toContain('camera');
  });
  const reach = (missile: string) => {
    const { minimum, short, medium, long } = sheetOf(loaded(missile)).weapons[HUNG]!;
    return [minimum, short, medium, long];
  };
  rule('TOE-t414-aaa-range', 'an Arrow against what flies reaches 24', () => expect(reach('AAAMissile')).toEqual([6, 12, 18, 24]));
  rule('TOE-t414-as-range', 'a missile against ships reaches 32', () => expect(reach('ASMissile')).toEqual([9, 17, 25, 32]));
  rule('TOE-t414-asew-range', 'its jamming sister reaches 28', () => expect(reach('ASEWMissile')).toEqual([7, 14, 21, 28]));
  rule('TOE-t414-laa-range', 'a light missile reaches 28', () => expect(reach('LAAMissile')).toEqual([7, 14, 21, 28]));
});

describe('missiles of fighters', () => {
  rule('TOE-asmissile-altitude', 'against ships are fired from altitude 3 on', () => {
    const from = (altitude: number) =>
      air({ phase: 'weapon', units: [flown('08', altitude, { design: loaded('ASMissile') }), FOE], rules: ['TOE-asmissile-altitude'] });
    expect(from(2).refuses(NORTH, fire(0, 1, HUNG))[0]!.rule).toBe('TOE-asmissile-altitude');
    from(3).does(NORTH, fire(0, 1, HUNG));
  });
  rule('TOE-asew-small-targets', 'that jam are four harder to hit small targets with, and spoil their aim by four', () => {
    const rules = ['TOE-asew-small-targets'] as const;
    const jams = { units: [flown('08', 5, { design: loaded('ASEWMissile') }), FOE, WITNESS], rules };
    const { play, events } = attacks(jams, fire(0, 1, HUNG), 6, 6, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-asew-small-targets']).toBe(4);
    expect(unitAt(play.state, 1).condition).toEqual({ scrambled: 2 });
    expect(eventsOf(events, 'damaged')).toEqual([]);
    const after = (turn: number) => {
      const units = [flown('08', 5, { condition: { scrambled: 2 } }), FOE, WITNESS];
      return termsOf(eventsOf(attacks({ units, rules, turn }, fire(0, 1, 0), ...MISS, ...NEXT).events, 'fired')[0]!.toHit);
    };
    expect([after(2)['TOE-asew-small-targets'], after(3)['TOE-asew-small-targets']]).toEqual([4, undefined]);
  });
  const ARROWS = ['TOE-artillery-airborne-flight-time'] as const;
  const launched = (altitude: number) => {
    const units = [flown('08', altitude, { design: loaded('ArrowIVMissile') }), { at: '0205' }, WITNESS];
    const barrages = [{ weapon: HUNG, at: at('1209'), bin: 0 }];
    return eventsOf(attacks({ units, rules: ARROWS }, hold(0, { barrages }), ...NEXT).events, 'launched')[0]!.arrives;
  };
  rule('TOE-artillery-airborne-flight-time', 'come down a turn later, from altitude 9 on two turns', () => {
    expect([1, 8, 9, 10].map(launched)).toEqual([2, 2, 3, 3]);
  });
  rule('TOE-artillery-airborne-arrow-aerospace', 'are carried by fighters alone', () => {
    const carried = (design: string) =>
      readSetup({ map: 'hills', forces: [[{ design, bombs: ['ArrowIVMissile'] }], [{ design: 'LCT-1V' }]], turns: null }).ok;
    expect([carried(CORSAIR), carried('GRF-1N')]).toEqual([true, false]);
    const plain = air({ phase: 'weapon', units: [flown('08', 5, { design: loaded('ArrowIVMissile') }), { at: '0205' }] });
    plain.refuses(NORTH, hold(0, { barrages: [{ weapon: HUNG, at: at('1209'), bin: 0 }] }));
  });
  rule('TOE-artillery-cannon-aerospace', 'and artillery cannons strike one place of one fighter', () => {
    const design = with_(
      { kind: 'weapon', item: 'ISSniperCannon', at: 'NOS' },
      { kind: 'ammo', item: 'ISSniperCannonAmmo', at: 'NOS', shots: 10 },
    );
    const rules = ['TOE-house-munitions', 'TOE-artillery-cannon-fire-mode', 'TOE-artillery-cannon-aerospace'] as const;
    const wing: Placed = { ...FOE, flight: { altitude: 6, path: FOE.flight!.path } };
    const { events } = attacks(
      { units: [flown('08', 5, { design }), FOE, wing, WITNESS], rules },
      fire(0, 1, HUNG),
      6,
      6,
      ...pair(7),
      1,
      1,
      6,
      6,
      ...NEXT,
    );
    expect(eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual([[1, 10]]);
  });
});

/** How the first unit looks at the second. */
function look(spotter: Placed, target: Placed, rules: readonly `${string}-${string}`[], ground = {}) {
  const { state, book } = start({ units: [spotter, target], rules: [...AIR, ...rules], ground, blind: true });
  const [one, other] = state.units as readonly OnMap[];
  const looking = lookingAt(state, one!, other!);
  return { looking, book, seen: sees(looking, book) };
}

describe('looking down', () => {
  rule('TOE-visual-spotting-airborne', 'eyes see what is flown over, from altitude 8 or lower, and others in the air', () => {
    const rules = [...BLIND, 'TOE-visual-spotting-airborne'] as const;
    const seen = (altitude: number, target: Placed) => look(flown('08', altitude), target, rules).seen;
    expect([seen(8, { at: '0809' }), seen(8, { at: '0909' }), seen(9, { at: '0809' })]).toEqual([true, false, false]);
    expect(seen(10, FOE)).toBe(true);
  });
  rule('TOE-sensor-airborne', 'sensors reach one, two and three hexes beside the flight, a probe twice as far', () => {
    const edges = (altitude: number, sensor: 'radar' | 'probe', design: Paper | string = CORSAIR) => {
      const { looking, book } = look(flown('08', altitude, { design }), { at: '1009' }, [...SENSING, 'TOE-sensor-airborne']);
      expect(looking.range).toBe(2);
      return [0, 1, 2].map(band => book.ask('sensorEdge', { ...looking, sensor, band }).total);
    };
    expect(edges(8, 'radar')).toEqual([1, 2, 3]);
    expect(edges(9, 'radar')).toEqual([0, 0, 0]);
    expect(edges(8, 'probe', with_({ kind: 'equipment', item: 'BeagleActiveProbe', at: 'NOS' }))).toEqual([2, 4, 6]);
  });
  rule('TOE-waterline-noe-aerospace', 'into water one is six levels up at altitude 1, and looks from the middle of the map', () => {
    const down = (altitude: number, target: string) =>
      look(flown('02', altitude), { at: target }, [...BLIND, 'TOE-waterline-definition'], { '0809': 'd', '0805': 'd' });
    expect([down(1, '0809').seen, down(2, '0809').seen]).toEqual([true, false]);
    expect(down(1, '0805').looking.range).toBe(distance(at('0909'), at('0805')));
  });
  const FILM = ['TOE-recon-camera-ground', 'TOE-recon-camera-spotting'] as const;
  /** The third unit, in the air, spots for the first, who does not see past a hill. */
  const films = (altitude: number, ...dice: readonly number[]) => {
    const camera = flown('05', altitude, { seat: NORTH, design: loaded('ReconCamera') });
    const units = [{ at: '0803', facing: 3 as const }, { at: '0810' }, camera];
    const play = air({ phase: 'weapon', ground: { '0806': '4' }, units, rules: FILM });
    play.does(NORTH, hold(2, { spots: 1 }));
    play.does(SOUTH, hold(1));
    return { play, events: play.does(NORTH, fire(0, 1, 1), ...dice, ...NEXT) };
  };
  rule('TOE-recon-camera-spotting', 'a camera spots from altitude 5 on, at gunnery and two, instead of attacking', () => {
    const { events } = films(6, ...pair(6), ...MISS);
    expect(eventsOf(events, 'filmed')).toMatchObject([{ unit: 2, ok: true, toHit: { total: 6 } }]);
    expect(eventsOf(events, 'fired')[0]!.result).toBe('miss');
    expect(eventsOf(films(6, ...pair(5)).events, 'fired')[0]!.result).toBe('automaticMiss');
    expect(() => films(4)).toThrow(/altitude/);
    const camera = flown('08', 6, { design: loaded('ReconCamera') });
    const both = air({ phase: 'weapon', units: [camera, { at: '0810' }], rules: FILM });
    both.refuses(NORTH, hold(0, { spots: 1, shots: [{ weapon: 0, target: 1 }] }));
    air({ phase: 'weapon', units: [flown('08', 6), { at: '0810' }] }).refuses(NORTH, hold(0, { spots: 1 }));
  });
  rule('TOE-recon-camera-no-tag', 'and designates nothing for guided missiles', () => {
    const { play } = films(6, ...pair(12), ...MISS);
    expect(unitAt(play.state, 1).tagged).toBeUndefined();
  });
});

describe('the ground beneath', () => {
  rule('TOE-weather-table-fog-aero', 'fog costs a fighter nothing', () => {
    const play = air({ units: [aloft(4), WITNESS], rules: ['TOE-light-fog', 'TOE-heavy-fog'] });
    play.does(NORTH, fly(0, '0817', 0, 7));
    expect(unitAt(play.state, 0).flight!.altitude).toBe(7);
  });
  rule('TOE-ice-crash', 'ice breaks under what crashes, and the water takes it', () => {
    const board = clearBut({
      '0809': [
        { kind: 'water', level: 1 },
        { kind: 'ice', level: 1 },
      ],
    });
    const lands = Array.from({ length: 8 }, () => pair(7)).flat();
    const crash = (...rules: readonly `${string}-${string}`[]) =>
      shoot(
        {
          units: [{ at: '1009', facing: 5, design: 'WHM-6R' }, { ...flown('08', 2), seat: SOUTH }, WITNESS],
          board,
          rules: [...AIR, ...rules],
        },
        0,
        ...pair(9),
        ...pair(7),
        ...pair(7),
        ...pair(3),
        2,
        ...pair(2),
        ...lands,
        ...NEXT,
      ).play.state;
    expect(unitAt(crash(), 1).fate).toBe('fighting');
    expect(unitAt(crash('TOE-ice-crash'), 1).fate).toBe('destroyed');
  });
  const RELOAD = ['TOE-rearm-time', 'TOE-rearm-ba-proto', 'TOE-rearm-aero-roll'] as const;
  const board = clearBut({ '0805': [{ kind: 'other', name: 'ammunition dump', level: 1 }] });
  const rearm = { type: 'move', unit: 0, mode: 'stand', task: 'rearm' } as const;
  const reloads = (design: Paper, ...dice: readonly number[]) => {
    const play = air({ units: [aloft(0, { at: '0805', design, ammo: [0] }), WITNESS], board, rules: RELOAD });
    play.does(NORTH, rearm);
    play.does(SOUTH, stay(1));
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...dice, ...NEXT);
    return play;
  };
  rule('TOE-rearm-aero-roll', 'on it a fighter takes on ammunition with a roll of seven or less', () => {
    const bombs = loaded('HEBomb') as Paper;
    expect(unitAt(reloads(bombs, ...pair(7)).state, 0).ammo).toEqual([1]);
    expect(unitAt(reloads(bombs, ...pair(8)).state, 0).ammo).toEqual([0]);
    const up = air({ units: [aloft(3, { design: bombs, ammo: [0] }), WITNESS], board, rules: RELOAD });
    up.refuses(NORTH, rearm);
  });
  rule('TOE-rearm-aero-accident', 'an accident with charged shells costs ten turns of space', () => {
    const play = reloads(with_({ kind: 'ammo', item: 'IS Gauss Ammo', at: 'NOS', shots: 8 }), ...pair(12));
    expect(unitAt(play.state, 0).condition).toEqual({ reloadsFrom: 61 });
    play.refuses(NORTH, rearm);
  });
});
