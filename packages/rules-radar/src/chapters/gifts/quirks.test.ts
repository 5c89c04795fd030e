import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Command } from '../../shape.ts';
import {
  A,
  ATMO,
  answer,
  B,
  DONE,
  dropShip,
  engage,
  eventsOf,
  fighter,
  isAllowed,
  maneuver,
  move,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
} from '../../space.fixture.ts';
import { CRAFT, gifted, opensTo } from './gifts.fixture.ts';
import type { Gift } from './shape.ts';

const far = outpost();
const air: Partial<Position> = { centre: 'ground', map: ATMO, groundTurn: 1 };
const FLYERS = ['AF', 'SC', 'DS', 'DA'];

const parent = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Halberd', zone: -1, seat: A, ...more, card: { specials: ['DT2'], threshold: 99, ...more.card } });
const ship = (more: Partial<Placed> = {}): Placed => dropShip({ zone: -1, seat: A, ...more });

rule('ASC-quirk-docking-arms#1', 'JumpShips, stations and WarShips have arms', () =>
  expect(opensTo('ASC-quirk-docking-arms', 'docking-arms')).toEqual(['JS', 'WS', 'SS']),
);
rule('ASC-quirk-docking-arms#2', 'docking with it is a point easier', () => {
  const docks = (arms: readonly Gift[], own: readonly Gift[], ...dice: readonly number[]) => {
    const play = gifted({
      phase: 'orders',
      initiative: B,
      queue: [A],
      turns: 1,
      units: [parent({ gifts: arms }), ship({ gifts: own, docking: { parent: 0, turns: 2, wanted: 3 } }), far],
    });
    const { number, ok } = eventsOf(play.does(A, DONE, ...dice), 'rolled')[0]!;
    return [number.total, ok];
  };
  expect([docks(['docking-arms'], [], 2, 1), docks([], [], 2, 2), docks([], ['docking-arms'], 2, 2)]).toEqual([
    [3, true],
    [4, true],
    [4, true],
  ]);
});

const burnt = (from: string, to: string, gifts: readonly Gift[] = ['gas-hog'], craft = 'Goshawk') => {
  const play = gifted({ phase: 'movement', initiative: B, units: [fighter({ craft, at: from, zone: -1, fuel: 20, gifts }), far] });
  play.does(A, move(0, to), ...NEXT);
  return 20 - play.state.units[0]!.fuel;
};
rule('ASC-quirk-gas-hog#1', 'every kind of craft may be thirsty', () =>
  expect(opensTo('ASC-quirk-gas-hog', 'gas-hog')).toEqual(Object.keys(CRAFT)),
);
rule('ASC-quirk-gas-hog#2', 'it matters to fighters alone', () =>
  expect([burnt('I1', 'M1'), burnt('I1', 'M1', ['gas-hog'], 'Petrel'), burnt('I1', 'M1', [])]).toEqual([2, 0, 1]),
);
rule('ASC-quirk-gas-hog#3', 'a point more near the centre, and none in it', () =>
  expect([burnt('C', 'I1'), burnt('I1', 'M1'), burnt('I1', 'C'), burnt('C', 'I1', [])]).toEqual([1, 2, 0, 0]),
);
rule('ASC-quirk-gas-hog#4', 'two farther out', () =>
  expect([burnt('M1', 'O1'), burnt('O1', 'P1'), burnt('M1', 'O1', []), burnt('O1', 'P1', [])]).toEqual([5, 7, 3, 5]),
);

rule('ASC-quirk-large-dropship#1', 'DropShips of both builds', () =>
  expect(opensTo('ASC-quirk-large-dropship', 'large-dropship')).toEqual(['DS', 'DA']),
);
rule('ASC-quirk-large-dropship#2', 'it takes two ports', () => {
  const dock: Command = { type: 'dock', unit: 1, parent: 0 };
  const large = { gifts: ['large-dropship'] } as const;
  const ordering = (units: readonly Placed[]) => gifted({ phase: 'orders', initiative: B, queue: [A], units });
  expect(objections(ordering([parent(), ship(large), ship({ fate: 'docked', parent: 0 }), far]), A, dock)).toEqual([
    'ASC-quirk-large-dropship',
  ]);
  expect(objections(ordering([parent(), ship(), ship({ ...large, fate: 'docked', parent: 0 }), far]), A, dock)).toEqual([
    'ASC-quirk-large-dropship',
  ]);
  ordering([parent(), ship(large), far]).does(A, dock);
  ordering([parent(), ship(), ship({ fate: 'docked', parent: 0 }), far]).does(A, dock);
});

/** How far a craft of this Thrust goes on the Capital Map, on an Engagement Map, and in the air. */
const reach = (thrust: number, ...gifts: readonly Gift[]): readonly boolean[] => {
  const may = (where: Partial<Position>, unit: Partial<Placed>, command: Command) =>
    isAllowed(
      gifted({ phase: 'movement', initiative: B, ...where, units: [fighter({ ...unit, gifts, card: { thrust } }), far] }),
      A,
      command,
    );
  return [
    may({}, { at: 'I1', zone: -1 }, move(0, 'C', 'I3')),
    may({ map: 'I1' }, { at: 'I1', zone: 0 }, maneuver(0, 1, 2)),
    may(air, { at: 'C', zone: 0, sunk: true }, maneuver(0, 1, 2)),
  ];
};
rule('ASC-quirk-poor-performance-aerospace#1', 'a fighter of Thrust 10 goes one zone on every map', () => {
  expect([reach(10, 'poor-performance'), reach(11, 'poor-performance'), reach(10)]).toEqual([
    [false, false, false],
    [true, true, true],
    [true, true, true],
  ]);
  expect(opensTo('ASC-quirk-poor-performance-aerospace', 'poor-performance')).toEqual([...FLYERS, 'WS']);
});
rule('ASC-spa-speed-demon-aerospace', 'one of Thrust 9 goes two', () => {
  expect([reach(9, 'speed-demon'), reach(8, 'speed-demon'), reach(9)]).toEqual([
    [true, true, true],
    [false, false, false],
    [false, false, false],
  ]);
});
rule('ASC-spa-speed-demon-aerospace', 'for movement alone: its share of Thrust for range stays', () => {
  const modified = (gifts: readonly Gift[]) => {
    const play = gifted({ map: 'I1', units: [fighter({ gifts, card: { thrust: 7 } }), fighter()] });
    play.does(A, engage(0, 1));
    return eventsOf(play.does(B, answer(false), 6, 6, 1, 1), 'steered')[0]!.controls[0].control.modified;
  };
  expect([modified(['speed-demon']), modified([])]).toEqual([15, 15]);
});
