import { createBoard } from '@sortie/board';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { type OnMap, unitAt } from '../../state.ts';
import { planWith } from '../../terrain/board.ts';
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
  start,
  stay,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';
import { BLIND, SENSING } from '../sensors/looking.fixture.ts';
import { lookingAt, sees } from '../sensors/looking.ts';
import { AIR, air, aloft, attacks, CORSAIR, flown, hold, loaded } from './sky.fixture.ts';

const MISS = [1, 1] as const;
/** What hangs on the fighter comes after its eight own weapons. */
const HUNG = 8;
const FOE: Placed = { ...flown('04', 5, {}, 0), seat: SOUTH };
const with_ = (...mounts: readonly Mount[]): Paper => ({ ...find(CORSAIR)!, mounts: [...find(CORSAIR)!.mounts, ...mounts] });

function look(spotter: Placed, target: Placed, rules: readonly `${string}-${string}`[]) {
  const { state, book } = start({ units: [spotter, target], rules: [...AIR, ...rules], blind: true });
  const [one, other] = state.units as readonly OnMap[];
  const looking = lookingAt(state, one!, other!);
  return { looking, book, seen: sees(looking, book) };
}

describe('looking about from the air', () => {
  const seen = (altitude: number, target: Placed) => look(flown('08', altitude), target, [...BLIND, 'TOE-visual-spotting-airborne']).seen;
  rule('TOE-visual-spotting-airborne#1', 'others in the air are seen as on the ground', () =>
    expect([seen(10, FOE), seen(3, FOE)]).toEqual([true, true]),
  );
  rule('TOE-visual-spotting-airborne#2', 'on the ground only what is flown over, from altitude 8 or lower', () => {
    expect([seen(8, { at: '0809' }), seen(8, { at: '0909' }), seen(9, { at: '0809' })]).toEqual([true, false, false]);
  });
  const edges = (altitude: number, sensor: 'radar' | 'probe', design: Paper | string = CORSAIR) => {
    const { looking, book } = look(flown('08', altitude, { design }), { at: '1009' }, [...SENSING, 'TOE-sensor-airborne']);
    return [0, 1, 2].map(band => book.ask('sensorEdge', { ...looking, sensor, band }).total);
  };
  const probed = with_({ kind: 'equipment', item: 'BeagleActiveProbe', at: 'NOS' });
  rule('TOE-sensor-airborne#1', 'sensors search from altitude 8 or lower', () =>
    expect([edges(8, 'radar')[0]! > 0, edges(9, 'radar'), edges(9, 'probe', probed)]).toEqual([true, [0, 0, 0], [0, 0, 0]]),
  );
  rule('TOE-sensor-airborne#2', 'one, two and three hexes from the flight, with a probe twice as many', () => {
    expect([edges(8, 'radar'), edges(8, 'probe', probed)]).toEqual([
      [1, 2, 3],
      [2, 4, 6],
    ]);
  });
});

describe('missiles of fighters', () => {
  const launched = (altitude: number) => {
    const units = [flown('08', altitude, { design: loaded('ArrowIVMissile') }), { at: '0205' }, WITNESS];
    const barrages = [{ weapon: HUNG, at: at('1209'), bin: 0 }];
    return eventsOf(
      attacks({ units, rules: ['TOE-artillery-airborne-flight-time'] }, hold(0, { barrages }), ...NEXT).events,
      'launched',
    )[0]!.arrives;
  };
  rule('TOE-artillery-airborne-flight-time#1', 'from altitude 1 to 8 they come down in the next turn', () =>
    expect([1, 8].map(launched)).toEqual([2, 2]),
  );
  rule('TOE-artillery-airborne-flight-time#2', 'from 9 and 10 two turns later', () => expect([9, 10].map(launched)).toEqual([3, 3]));
  const ASEW = ['TOE-asew-small-targets'] as const;
  rule('TOE-asew-small-targets#1', 'missiles that jam are four harder against small targets', () => {
    const { events } = attacks(
      { units: [flown('08', 5, { design: loaded('ASEWMissile') }), FOE, WITNESS], rules: ASEW },
      fire(0, 1, HUNG),
      ...MISS,
      ...NEXT,
    );
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-asew-small-targets']).toBe(4);
  });
  rule('TOE-asew-small-targets#2', 'and who is hit aims four worse', () => {
    const { play } = attacks(
      { units: [flown('08', 5, { design: loaded('ASEWMissile') }), FOE, WITNESS], rules: ASEW },
      fire(0, 1, HUNG),
      6,
      6,
      ...NEXT,
    );
    expect(unitAt(play.state, 1).condition).toEqual({ scrambled: 2 });
    const aims = (turn: number, weapon: number) => {
      const units = [flown('08', 5, { condition: { scrambled: 2 } }), FOE, WITNESS];
      return termsOf(eventsOf(attacks({ units, rules: ASEW, turn }, fire(0, 1, weapon), ...MISS, ...NEXT).events, 'fired')[0]!.toHit)[
        'TOE-asew-small-targets'
      ];
    };
    expect([aims(2, 0), aims(2, 1), aims(3, 0)]).toEqual([4, 4, undefined]);
  });
});

describe('a camera in the air', () => {
  const FILM = ['TOE-recon-camera-ground', 'TOE-recon-camera-spotting'] as const;
  const films = (altitude: number, ...dice: readonly number[]) => {
    const camera = flown('05', altitude, { seat: NORTH, design: loaded('ReconCamera') });
    const units = [{ at: '0803', facing: 3 as const }, { at: '0810' }, camera];
    const play = air({ phase: 'weapon', ground: { '0806': '4' }, units, rules: FILM });
    play.does(NORTH, hold(2, { spots: 1 }));
    play.does(SOUTH, hold(1));
    return play.does(NORTH, fire(0, 1, 1), ...dice, ...NEXT);
  };
  rule('TOE-recon-camera-spotting#1', 'it spots from altitude 5 to 10, instead of all attacks', () => {
    for (const altitude of [5, 10]) expect(eventsOf(films(altitude, ...pair(6), ...MISS), 'fired')[0]!.result).toBe('miss');
    expect(() => films(4)).toThrow(/altitude/);
    const both = air({ phase: 'weapon', units: [flown('08', 6, { design: loaded('ReconCamera') }), { at: '0810' }], rules: FILM });
    both.refuses(NORTH, hold(0, { spots: 1, shots: [{ weapon: 0, target: 1 }] }));
  });
  rule('TOE-recon-camera-spotting#2', 'at gunnery and two', () => {
    expect(eventsOf(films(6, ...pair(6), ...MISS), 'filmed')).toMatchObject([{ unit: 2, ok: true, toHit: { total: 6 } }]);
    expect(eventsOf(films(6, ...pair(5)), 'filmed')).toMatchObject([{ ok: false }]);
  });
  rule('TOE-recon-camera-spotting#3', 'it sees the mapsheet that it has flown over, and not the next', () => {
    const board = planWith(createBoard({ width: 32, height: 17 }));
    const fault = (target: string) => {
      const camera = flown('05', 6, { design: loaded('ReconCamera') });
      const play = air({ phase: 'weapon', board, units: [camera, { at: target }], rules: FILM });
      return play.book.check(play.state as never, hold(0, { spots: 1 }), NORTH).map(one => one.rule);
    };
    expect([fault('1610'), fault('1710')]).toEqual([[], ['TOE-recon-camera-spotting']]);
  });
  /** The third unit, on the ground, spots for the first and fires itself; the camera needs a 6. */
  const spot = (design: Paper | string, from: string, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [{ at: '0803', facing: 3 }, { at: '0810' }, { at: from, facing: 0, seat: NORTH, design }];
    const play = start({ phase: 'weapon', ground: { '0806': '4' }, units, rules: ['TOE-recon-camera-ground'] });
    play.does(NORTH, { ...fire(2, 1, 0), spots: 1 } as ReturnType<typeof fire>);
    play.does(SOUTH, hold(1));
    const events = play.does(NORTH, fire(0, 1, 1), ...dice, ...NEXT);
    return { fired: eventsOf(events, 'fired'), filmed: eventsOf(events, 'filmed') };
  };
  const filming: Paper = {
    ...find('GRF-1N')!,
    mounts: [
      { kind: 'weapon', item: 'PPC', at: 'RA' },
      { kind: 'equipment', item: 'ISReconCamera', at: 'RT', slots: 1 },
    ],
  };
  const by = ({ fired }: ReturnType<typeof spot>, unit: number) => fired.find(one => one.unit === unit)!.toHit.total;
  rule('TOE-recon-camera-ground#1', 'a camera on the ground spots for missiles while its unit fires, and neither is worse for it', () => {
    const [plain, held] = [spot('GRF-1N', '0816', ...MISS, ...MISS), spot(filming, '0816', 3, 3, ...MISS, ...MISS)];
    expect([by(plain, 0) - by(held, 0), by(plain, 2) - by(held, 2)]).toEqual([1, 1]);
  });
  rule('TOE-recon-camera-ground#2', 'it has to be held on the target as a designator would be', () => {
    const held = spot(filming, '0816', 3, 3, ...MISS, ...MISS);
    expect(held.filmed).toMatchObject([{ unit: 2, target: 1, ok: true, toHit: { total: 6 } }]);
    const lost = spot(filming, '0816', 2, 3, ...MISS);
    expect(lost.fired.find(({ unit }) => unit === 0)).toMatchObject({ result: 'automaticMiss', roll: null });
    // Five hexes is short range for a designator, which is two easier.
    expect(spot(filming, '0815', 3, 3, ...MISS, ...MISS).filmed[0]!.toHit.total).toBe(4);
  });
});

describe('taking on ammunition', () => {
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
  const bombs = loaded('HEBomb') as Paper;
  const filled = (roll: number) => unitAt(reloads(bombs, ...pair(roll)).state, 0).ammo;
  rule('TOE-rearm-aero-roll#1', 'from two to seven it succeeds', () => expect([2, 7].map(filled)).toEqual([[1], [1]]));
  rule('TOE-rearm-aero-roll#2', 'from eight on it does not; each turn on the dump is one roll', () => {
    expect([8, 12].map(filled)).toEqual([[0], [0]]);
    const up = air({ units: [aloft(3, { design: bombs, ammo: [0] }), WITNESS], board, rules: RELOAD });
    up.refuses(NORTH, rearm);
  });
  const gauss = with_({ kind: 'ammo', item: 'IS Gauss Ammo', at: 'NOS', shots: 8 });
  rule('TOE-rearm-aero-accident#1', 'after an accident nothing is taken on for ten turns of space', () => {
    const play = reloads(gauss, ...pair(12));
    expect(unitAt(play.state, 0).condition).toEqual({ reloadsFrom: 61 });
    play.refuses(NORTH, rearm);
  });
  rule(
    'TOE-rearm-aero-accident#2',
    'a twelve with charged shells is one, sixty turns on the ground; an eleven is not, nor are bombs',
    () => {
      expect(unitAt(reloads(gauss, ...pair(11)).state, 0).condition).toBeUndefined();
      expect(unitAt(reloads(bombs, ...pair(12)).state, 0).condition).toBeUndefined();
      expect(unitAt(reloads(gauss, ...pair(12)).state, 0).condition).toEqual({ reloadsFrom: 1 + 60 });
    },
  );
});
