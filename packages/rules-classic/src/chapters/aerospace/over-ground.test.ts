import type { Terrain } from '@sortie/board';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { ruleset } from '../../ruleset.ts';
import type { Command, State } from '../../shape.ts';
import { type OnMap, unitAt } from '../../state.ts';
import { at, clearBut, eventsOf, NEXT, NORTH, type Placed, pair, SOUTH, start, table, WITNESS } from '../../testing/table.fixture.ts';
import { HIDING, LURKS } from '../hidden-units/hiding.fixture.ts';
import { isInReach } from '../remote-sensors/monitors.ts';
import type { Remote } from '../remote-sensors/shape.ts';
import { SENSING } from '../sensors/looking.fixture.ts';
import { lookingAt } from '../sensors/looking.ts';
import { AIR, air, aloft, attacks, CORSAIR, flown, fly, hold } from './sky.fixture.ts';

const fitted = (item: string): Paper => {
  const mount: Mount = { kind: 'equipment', item, at: 'NOS' };
  return { ...find(CORSAIR)!, mounts: [...find(CORSAIR)!.mounts, mount] };
};
const DROPPER = fitted('RemoteSensorDispenser');

describe('sensors from the air', () => {
  const SENSORS = 'TOE-remote-sensors-deploy';
  const drop = (hex: string): Command => hold(0, { bombs: { at: at(hex), bins: [], sensor: true } });
  const dropped = (altitude: number, ...dice: readonly number[]) =>
    attacks({ units: [flown('08', altitude, { design: DROPPER }), WITNESS], rules: [SENSORS] }, drop('0808'), ...dice, ...NEXT);
  rule('TOE-remote-sensors-deploy#2', 'fall by the rules of bombs, from altitude 7 or lower', () => {
    const { play, events } = dropped(7, ...pair(12));
    // Skill 4 and the altitude, at a hex that does not move.
    expect(eventsOf(events, 'remoteDropped')[0]).toMatchObject({ toHit: { total: 7 }, remote: { at: at('0808'), seat: NORTH } });
    expect([play.state.remotes?.length, unitAt(play.state, 0).sown]).toEqual([1, 1]);
    // One too few: a hex to the south.
    expect(dropped(7, ...pair(6), 4).play.state.remotes).toMatchObject([{ at: at('0809') }]);
    const refuses = (placed: Placed, command: Command, rules = [SENSORS] as const) =>
      air({ phase: 'weapon', units: [placed, WITNESS], rules })
        .refuses(NORTH, command)
        .map(one => one.rule);
    expect(refuses(flown('08', 8, { design: DROPPER }), drop('0808'))).toEqual(['TW-house-bombing']);
    expect(refuses(flown('08', 7), drop('0808'))).toEqual(['TW-house-bombing']);
    expect(refuses(flown('08', 7, { design: DROPPER }), drop('0908'))).toEqual(['TW-house-bombing']);
    const offered = air({ phase: 'weapon', units: [flown('08', 7, { design: DROPPER }), WITNESS], rules: [SENSORS] });
    expect([...options(offered.state, NORTH, offered.book)]).toContainEqual(drop('0808'));
  });
  rule('TOE-remote-sensors-air#3', 'nobody reads them in space', () => {
    const remote: Remote = { id: 0, seat: NORTH, at: at('0808'), lens: 'visual' };
    const reader: Placed = {
      at: '0806',
      design: { ...find('GRF-1N')!, mounts: [{ kind: 'equipment', item: 'BeagleActiveProbe', at: 'LT' }] },
    };
    const read = (tags: readonly string[]) => {
      const play = start({ phase: 'weapon', units: [reader, WITNESS], rules: [SENSORS], tags, remotes: [remote] });
      play.does(NORTH, hold(0));
      return eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'monitored').length > 0;
    };
    expect([read([]), read(['space'])]).toEqual([true, false]);
  });
  rule('TOE-remote-sensors-air', 'whoever flies counts hexes alone', () => {
    const state: State = table({ units: [flown('08', 10), WITNESS] });
    expect(isInReach(state, unitAt(state, 0) as OnMap, { id: 0, seat: NORTH, at: at('0801'), lens: 'visual' })).toBe(true);
  });
});

describe('a look-down radar', () => {
  const LOOK = 'TOE-lookdown-radar-advanced';
  const edges = (altitude: number, design: Paper | string, ...rules: readonly `${string}-${string}`[]) => {
    const { state, book } = start({
      units: [flown('08', altitude, { design }), { at: '1009' }],
      rules: [...AIR, ...SENSING, 'TOE-sensor-airborne', ...rules],
      blind: true,
    });
    const [spotter, target] = state.units as readonly OnMap[];
    const looking = lookingAt(state, spotter!, target!);
    return [0, 1, 2].map(band => book.ask('sensorEdge', { ...looking, sensor: 'radar', band }).total);
  };
  rule('TOE-lookdown-radar-advanced#1', 'works where the advanced rule is played, and is dead weight elsewhere', () => {
    const radar = fitted('ISLookDownRadar');
    expect([edges(9, radar), edges(8, radar)]).toEqual([
      [0, 0, 0],
      [1, 2, 3],
    ]);
    expect([edges(9, radar, LOOK), edges(8, radar, LOOK), edges(9, CORSAIR, LOOK)]).toEqual([
      [2, 4, 6],
      [2, 4, 6],
      [0, 0, 0],
    ]);
  });
});

describe('a landing deck', () => {
  const DECK: Terrain = { kind: 'other', name: 'landing deck', level: 1 };
  const strip = (...terrains: readonly Terrain[]) =>
    clearBut(Object.fromEntries(['03', '04', '05', '06', '07', '08', '09', '10'].map(row => [`08${row}`, terrains])));
  const SEA: Terrain = { kind: 'water', level: 2 };
  const play = (board: State['board'], rules: readonly `${string}-${string}`[] = ['TOE-landing-deck']) =>
    air({ board, units: [aloft(1), { ...WITNESS, moved: ['stand', 0] }], rules: ['TOE-landing-modifier-column', ...rules] });
  rule('TOE-landing-deck#1', 'is landed on as pavement is, and a ship’s deck over water is no water', () => {
    const landing = fly(0, '0801', 3, 1, '0810');
    const number = (board: State['board']) => eventsOf(play(board).does(NORTH, landing, 6, 6), 'piloted')[0]!.number.total;
    expect(number(strip(SEA, DECK))).toBe(number(strip({ kind: 'pavement', level: 1 })));
    expect(play(strip(SEA)).refuses(NORTH, landing)).toHaveLength(1);
    expect(play(strip(SEA, DECK), []).refuses(NORTH, landing)).toHaveLength(1);
  });
});

describe('a camera that searches', () => {
  const CAMERA = fitted('ISReconCamera');
  const REVEAL = 'TOE-recon-camera-reveal';
  const over = (
    altitude: number,
    hideout: Partial<Placed> = {},
    ground: { readonly [label: string]: string } = { '0410': 'w' },
    more: Partial<Placed> = {},
  ) =>
    air({
      blind: true,
      units: [aloft(altitude, { design: CAMERA, ...more }), { at: '0410', ...LURKS, ...hideout }, { ...WITNESS, moved: ['stand', 0] }],
      ground,
      rules: [...HIDING, REVEAL],
    });
  const searching = (altitude: number): Command => ({ ...fly(0, '0801', 3, altitude), search: true });
  const found = (rolled: number, ground?: { readonly [label: string]: string }) => {
    const play = over(6, {}, ground);
    play.does(NORTH, searching(6), ...pair(rolled));
    return unitAt(play.state, 1).veil === undefined;
  };
  rule('TOE-recon-camera-reveal#1', 'finds who hides on the mapsheets under its flight, from altitude 5 to 10, and attacks nobody', () => {
    expect(found(12)).toBe(true);
    const play = over(6);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(searching(6));
    play.does(NORTH, searching(6), ...pair(2));
    play.does(SOUTH, { type: 'move', unit: 1, mode: 'stand' });
    expect(play.refuses(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 2 }] }).map(one => one.rule)).toContain(
      REVEAL,
    );
    expect(over(5).refuses(NORTH, searching(4))).toHaveLength(1);
    expect(over(6, {}, undefined, { design: CORSAIR }).refuses(NORTH, searching(6))).toHaveLength(1);
    const away = over(6, { at: '0417' });
    expect(eventsOf(away.does(NORTH, fly(0, '0801', 3, 6)), 'hideoutFilmed')).toEqual([]);
  });
  rule(
    'TOE-recon-camera-reveal#2',
    'nine and what the ground adds, rolled for each that hides, and unknown to the other side if it fails',
    () => {
      // Light woods add one.
      expect([found(10), found(9)]).toEqual([true, false]);
      expect([found(9, { '0410': 'r' }), found(8, { '0410': 'r' })]).toEqual([true, false]);
      const play = over(6);
      const before = play.state;
      const events = eventsOf(play.does(NORTH, searching(6), ...pair(9)), 'hideoutFilmed');
      expect([ruleset.redact(before, events[0]!, NORTH), ruleset.redact(before, events[0]!, SOUTH)?.type]).toEqual([
        undefined,
        'hideoutFilmed',
      ]);
    },
  );
  rule('TOE-recon-camera-reveal#3', 'one harder for each level of water beyond the first', () => {
    expect([found(9, { '0410': '~' }), found(11, { '0410': 'd' }), found(10, { '0410': 'd' })]).toEqual([true, true, false]);
  });
});
