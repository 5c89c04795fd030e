import { boardOf, type Terrain, withSites } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../shape.ts';
import { placed, unitAt } from '../state.ts';
import { planWith } from '../terrain/board.ts';
import { at, clearBut, eventsOf, jump, NORTH, type Placed, pair, SOUTH, start, stay, stepsIn } from '../testing/table.fixture.ts';
import { landings, reach, reachOver } from './reach.ts';

const house = (height: number, cf = 90) => [{ kind: 'building', level: 3, height, cf } as const];
const bridge = (height: number) => [{ kind: 'bridge', level: 3, height, cf: 90, exits: 0b001001 } as const];
const WITNESS: Placed = { at: '0101' };
/** A clear map but for some hexes: their levels, and what stands there. */
const onLevels = (places: { readonly [label: string]: readonly [level: number, terrains: readonly Terrain[]] }) =>
  planWith(
    withSites(
      boardOf(clearBut({})),
      Object.entries(places).map(([label, [level, terrains]]) => [at(label), { level, terrains }]),
    ),
  );

const play = (unit: Partial<Placed>, board: ReturnType<typeof clearBut>) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, WITNESS], board });
const over = (steps: string): Command => ({ type: 'move', unit: 0, mode: 'walk', steps: stepsIn(steps), over: true });
const through = (steps: string): Command => ({ type: 'move', unit: 0, mode: 'walk', steps: stepsIn(steps) });
const refused = (scene: ReturnType<typeof play>, command: Command) =>
  scene.book.check(scene.state as never, command, NORTH).map(one => one.rule);
/** Where a unit ends, at what height, and for how many points. */
const end = (scene: ReturnType<typeof play>, command: Command, ...dice: readonly number[]) => {
  scene.does(NORTH, command, ...dice);
  const { elevation, moved } = unitAt(scene.state, 0);
  return [elevation, moved?.spent];
};

describe('roofs', () => {
  rule('TW-bldg-levels#4', "a 'Mech goes into a building or climbs onto it, and down again", () => {
    const low = clearBut({ '0809': house(2) });
    // Through the wall: three points for a heavy building. Over it: a point for the hex and one for each level.
    expect(end(play({}, low), through('F'), ...pair(12))).toEqual([undefined, 4]);
    const scene = play({}, low);
    expect(end(scene, over('F'))).toEqual([2, 3]);
    expect(end(play({ at: '0809', elevation: 2 }, low), through('F'))).toEqual([undefined, 3]);
    expect(refused(play({}, clearBut({ '0809': house(3) })), over('F'))).toEqual(['TW-move-terrain']);
  });
  const slope = (level: number, height: number) =>
    onLevels({ '0808': [level, []], '0809': [0, house(height)], '0810': [0, house(height)] });
  rule('TW-bldg-levels#2', "a 'Mech comes in by the floor that is level with it, and goes out where the ground is", () => {
    const scene = play({}, slope(1, 3));
    expect(end(scene, { ...through('FF'), mode: 'run' } as Command, ...pair(12), ...pair(12))).toEqual([1, 8]);
    // Inside it stays on its floor; the far side of the house lies one level lower.
    expect(refused(play({ at: '0810', elevation: 1 }, slope(1, 3)), through('F'))).toEqual(['TW-move-terrain']);
    expect(end(play({ at: '0809', elevation: 1, facing: 0 }, slope(1, 3)), through('F'), ...pair(12))).toEqual([undefined, 1]);
    // There is no floor for those who come from below the ground floor or from above the roof.
    expect(refused(play({}, slope(-1, 3)), through('F'))).toEqual(['TW-move-terrain']);
    expect(refused(play({}, slope(2, 1)), through('F'))).toEqual(['TW-move-terrain']);
    expect(end(play({}, slope(2, 1)), over('F'))).toEqual([1, 2]);
    expect(end(play({}, slope(2, 2)), through('F'))).toEqual([2, 1]);
  });
  rule('TW-bldg-levels#5', 'a vehicle keeps to the ground floor', () => {
    const tank = { design: 'Manticore Heavy Tank' };
    expect(end(play(tank, slope(0, 1)), through('F'), ...pair(12))).toEqual([undefined, 4]);
    for (const [level, height] of [
      [0, 1],
      [1, 1],
    ] as const)
      expect(refused(play(tank, slope(level, height)), over('F'))).toEqual(['TW-move-terrain']);
    expect(refused(play(tank, slope(1, 1)), through('F'))).toEqual(['TW-move-terrain']);
  });
  rule('TW-bldg-levels#6', 'upper floors have walls like those below', () => {
    const events = play({}, slope(1, 3)).does(NORTH, through('F'), ...pair(3), ...pair(7));
    expect(eventsOf(events, 'battered')).toMatchObject([{ at: at('0809'), factor: 84 }]);
    expect(eventsOf(events, 'piloted')).toMatchObject([{ cause: 'building', ok: false }]);
    // Nine points for a tenth of ninety.
    expect(eventsOf(events, 'damaged')).toMatchObject([{ armor: 9 }]);
  });
  rule('TW-bldg-levels#3', 'who is on the roof crosses no walls', () => {
    const board = clearBut({ '0809': house(2), '0810': house(2) });
    const scene = play({ at: '0809', elevation: 2 }, board);
    const events = scene.does(NORTH, through('F'));
    expect(eventsOf(events, 'piloted')).toEqual([]);
    expect(eventsOf(events, 'battered')).toEqual([]);
    expect(unitAt(scene.state, 0)).toMatchObject({ at: at('0810'), elevation: 2 });
  });
  rule('TW-stack#4', 'there is room on the roof for somebody else than inside', () => {
    const board = clearBut({ '0809': house(2) });
    const units: readonly Placed[] = [{ at: '0808', facing: 3 }, WITNESS, { at: '0809', seat: NORTH }];
    const scene = start({ units, board });
    expect(refused(scene, through('F'))).toEqual(['TW-stack']);
    expect(refused(scene, over('F'))).toEqual([]);
    const taken = start({ units: [units[0]!, WITNESS, { at: '0809', seat: NORTH, elevation: 2 }], board });
    expect([refused(taken, through('F')), refused(taken, over('F'))]).toEqual([[], ['TW-stack']]);
  });
  rule('TW-bldg-load#2', 'falls with its building', () => {
    const scene = start({
      units: [
        { at: '0808', facing: 3 },
        { at: '0809', elevation: 2, design: 'AS7-D' },
      ],
      board: clearBut({ '0809': house(2, 90) }),
    });
    // A hundred tons are too much for ninety: thirty points in lots of five, and the MechWarrior.
    scene.does(NORTH, stay(0));
    const events = scene.does(SOUTH, stay(1), 1, ...[5, 9, 5, 9, 5, 9].flatMap(pair), ...pair(12));
    expect(eventsOf(events, 'fell')).toMatchObject([{ unit: 1 }]);
    expect(unitAt(scene.state, 1).elevation).toBeUndefined();
  });
});

describe('jumps', () => {
  rule('TW-jump-bldg#1', 'clear roofs no higher than their points', () => {
    const to = (height: number) => refused(play({}, clearBut({ '0809': house(height) })), jump(0, '0810'));
    expect([to(5), to(6)]).toEqual([[], ['TW-jump-height']]);
  });
  rule('TW-jump-bldg#2', 'end on the roof', () => {
    const board = clearBut({ '0810': house(4) });
    expect(end(play({}, board), jump(0, '0810'))).toEqual([4, 2]);
    expect(refused(play({}, clearBut({ '0810': house(6) })), jump(0, '0810'))).toEqual(['TW-jump-height']);
  });
  rule('TW-jump-bldg#3', 'never end where nothing can stand', () => {
    const board = clearBut({ '0810': [{ kind: 'impassable', level: 1 }] });
    expect(refused(play({}, board), jump(0, '0810'))).toEqual(['TW-jump-bldg']);
    expect(refused(play({}, board), jump(0, '0811'))).toEqual([]);
  });
  rule('TW-jump-bldg#5', 'lead out of a building through an outer wall', () => {
    const board = clearBut({ '0808': house(2), '0809': house(2) });
    const [inside, above] = [play({}, board), play({ elevation: 2 }, board)];
    expect([refused(inside, jump(0, '0810')), refused(inside, jump(0, '0809'))]).toEqual([['TW-jump-bldg'], ['TW-jump-bldg']]);
    expect([refused(inside, jump(0, '0806')), refused(above, jump(0, '0810'))]).toEqual([[], []]);
    expect(landings(inside.state, placed(unitAt(inside.state, 0)), inside.book)).not.toContainEqual(at('0810'));
  });
  rule('TW-jump-height#4', 'take the lower of two ways that are equally short', () => {
    // Between 0808 and 0909 there are 0809 and 0908, and more than one row of hexes leads to 0910.
    const to = (...labels: readonly string[]) =>
      refused(play({}, clearBut(Object.fromEntries(labels.map(label => [label, house(6)])))), jump(0, '0910'));
    expect([to('0809'), to('0909'), to('0809', '0909')]).toEqual([[], [], ['TW-jump-height']]);
  });
});

describe('bridges', () => {
  const board = clearBut({ '0809': bridge(2), '0810': bridge(2) });
  rule('TW-stack#4', 'are gone over or below', () => {
    expect(end(play({}, board), through('FF'))).toEqual([undefined, 2]);
    expect(end(play({}, board), over('FF'))).toEqual([2, 4]);
  });
  test('who is too tall for the room below goes over them, or not at all', () => {
    const low = clearBut({ '0809': bridge(1), '0810': bridge(1) });
    expect(end(play({}, low), through('FF'))).toEqual([1, 3]);
    expect(end(play({ design: 'Manticore Heavy Tank' }, low), through('FF'))).toEqual([undefined, 2]);
    // From three levels above, its deck is no step away.
    const below = play({}, planWith(withSites(boardOf(low), [[at('0808'), { level: 4, terrains: [] }]])));
    expect(refused(below, through('F'))).toEqual(['TW-move-terrain']);
  });
});

describe('ways that are offered', () => {
  rule('TW-bldg-levels#2', 'lead through upper floors, and nobody else is met there', () => {
    const board = onLevels({ '0808': [1, []], '0809': [0, house(3)], '0810': [0, house(3)] });
    const scene = start({
      units: [
        { at: '0808', facing: 3 },
        { at: '0809', seat: 1 },
      ],
      board,
    });
    const ends = reach(scene.state, placed(unitAt(scene.state, 0)), 'run', scene.book);
    const inside = ends.filter(({ at: { q, r } }) => q === at('0810').q && r === at('0810').r).map(({ elevation }) => elevation);
    expect(new Set(inside)).toEqual(new Set([1]));
  });
  rule('TW-bldg-levels#4', 'lead into buildings and, for those who climb, onto them', () => {
    const scene = play({}, clearBut({ '0809': house(2) }));
    const unit = placed(unitAt(scene.state, 0));
    const there = (stops: ReturnType<typeof reach>) =>
      stops.filter(stop => stop.facing === 3 && stop.at.q === at('0809').q && stop.at.r === at('0809').r).map(({ elevation }) => elevation);
    expect(there(reach(scene.state, unit, 'walk', scene.book))).toEqual([undefined]);
    expect(there(reachOver(scene.state, unit, 'walk', scene.book))).toEqual([2]);
  });
});

describe('pavement', () => {
  const street = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [`08${String(i + 2).padStart(2, '0')}`, [{ kind: 'road', level: 1 } as const]]),
  );
  const tank = (ground: Parameters<typeof clearBut>[0], steps: string, mode: 'walk' | 'run' = 'walk') =>
    refused(play({ at: '0802', design: 'Manticore Heavy Tank' }, clearBut(ground)), { type: 'move', unit: 0, mode, steps: stepsIn(steps) });
  rule('TW-move-road#5', 'gives a vehicle that never leaves it one point more, cruising and flanking', () => {
    expect([tank(street, 'FFFFF'), tank(street, 'FFFFFF')]).toEqual([[], ['TW-mp-min']]);
    expect([tank(street, 'FFFFFFF', 'run'), tank(street, 'FFFFFFFF', 'run')]).toEqual([[], ['TW-mp-min']]);
    expect(refused(play({ at: '0802' }, clearBut(street)), through('FFFFFF'))).toEqual(['TW-mp-min']);
  });
  rule('TW-move-road#6', 'but not if a single hex lies beside it', () => {
    const { '0804': _gone, ...broken } = street;
    expect(tank(broken, 'FFFFF')).toEqual(['TW-mp-min']);
    const { '0802': _start, ...later } = street;
    expect(tank(later, 'FFFFF')).toEqual(['TW-mp-min']);
  });
});
