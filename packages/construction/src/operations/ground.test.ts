import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import type { Mover, Train, Wagon } from './ground.ts';
import { type Operations, readOperations } from './operations.ts';
import { planOperations } from './plan.ts';

const plan = (more: Omit<Operations, 'name'>) => planOperations({ name: 'operations', ...more });
const tractor = (tons: number, cruise: number, more: Partial<Wagon> = {}): Wagon => ({ name: `engine ${tons}`, tons, cruise, ...more });
const trailer = (tons: number, more: Partial<Wagon> = {}): Wagon => ({ name: 'wagon', tons, ...more });
const train = (...wagons: readonly Wagon[]): Train => ({ name: 'train', wagons });
const speed = (...wagons: readonly Wagon[]) => plan({ trains: [train(...wagons)] }).trains[0]!;
const alone = (cruise: number, load: number, tons = 100) => speed(tractor(tons, cruise), trailer(load)).points;
const faults = (one: Train) => plan({ trains: [one] }).faults.map(({ rule: id }) => id);

rule('TOE-rail-tractor-load-penalty#1', 'five times its own weight is the most', () => {
  expect([faults(train(tractor(100, 12), trailer(500))), faults(train(tractor(100, 12), trailer(501)))]).toEqual([
    [],
    ['TOE-rail-tractor-load-penalty'],
  ]);
});
rule('TOE-rail-tractor-load-penalty#2', 'up to half of it costs nothing', () => {
  expect([alone(12, 50), alone(12, 51)]).toEqual([12, 9]);
});
rule('TOE-rail-tractor-load-penalty#3', 'up to twice costs three points or a third, whichever is less', () => {
  expect([alone(12, 200), alone(8, 200), alone(7, 100), alone(12, 201)]).toEqual([9, 6, 5, 6]);
});
rule('TOE-rail-tractor-load-penalty#4', 'up to four times half, up to five times two thirds, rounded down', () => {
  expect([alone(11, 400), alone(11, 401), alone(11, 500)]).toEqual([6, 4, 4]);
});
rule('TOE-rail-tractor-load-penalty#5', 'but two points are left', () => {
  expect([alone(3, 500), alone(4, 500), alone(2, 300)]).toEqual([2, 2, 2]);
});
rule('TOE-rail-tractor-load-penalty#6', 'at 100 tons and cruise 12: nine with 150 tons, six with 300, four with 500', () => {
  expect([150, 300, 500].map(load => alone(12, load))).toEqual([9, 6, 4]);
});
rule('TOE-rail-multiple-tractors#1', 'of 300 tons one of 100 pulls 200 and one of 50 pulls 100', () => {
  const { tractors } = speed(tractor(100, 12), tractor(50, 9), trailer(300));
  expect(tractors.map(({ load }) => load.total)).toEqual([200, 100]);
});
rule('TOE-rail-multiple-tractors#2', 'the slowest sets the pace', () => {
  expect(speed(tractor(100, 12), tractor(50, 6), trailer(300)).points).toBe(4);
  expect(speed(tractor(100, 12), tractor(50, 20), trailer(300)).points).toBe(9);
});
rule('TOE-rail-multiple-tractors#3', 'wherever they are in the train', () => {
  const [one, other, load] = [tractor(100, 12), tractor(50, 9), trailer(150)];
  const all = [
    [one, other, load, load],
    [load, one, load, other],
    [load, load, other, one],
  ].map(wagons => speed(...wagons).points);
  expect(all).toEqual([6, 6, 6]);
});
rule('TOE-rail-derailment-example#1', '12 and 20 in front and three points left: nine', () => {
  const ram = (structure: number, armor: number, unspent: number) =>
    plan({ trains: [{ ...train(tractor(100, 12)), ram: { structure, armor, unspent } }] }).trains[0]!.ram!.total;
  expect([ram(12, 20, 3), ram(12, 20, 1), ram(0, 19, 5)]).toEqual([9, 3, 9]);
});

const onWay = (route: Train['route'], ...wagons: readonly Wagon[]) =>
  faults({ ...train(...(wagons.length > 0 ? wagons : [tractor(100, 12)])), route: route! });
rule('TOE-terrain-footnote-21#1', 'only where there are tracks', () => {
  expect([onWay([{ tracks: true }]), onWay([{ tracks: true }, {}])]).toEqual([[], ['TOE-terrain-footnote-21']]);
});
rule('TOE-terrain-footnote-21#2', 'through water on a bridge or with all of it sealed', () => {
  const water = { tracks: true, depth: 1 };
  expect([onWay([water]), onWay([{ ...water, bridge: true }])]).toEqual([['TOE-terrain-footnote-21'], []]);
  const sealed = { sealed: true };
  expect(onWay([water], tractor(100, 12, sealed), trailer(50, sealed))).toEqual([]);
  expect(onWay([water], tractor(100, 12, sealed), trailer(50))).toEqual(['TOE-terrain-footnote-21']);
});
rule('TOE-terrain-table-water-rail-footnote#1', 'deep water too, with no other condition', () => {
  const deep = (depth: number, bridge = false) => onWay([{ tracks: true, depth, bridge }]);
  expect([deep(2), deep(15), deep(2, true), deep(15, true)]).toEqual([
    ['TOE-terrain-table-water-rail-footnote'],
    ['TOE-terrain-table-water-rail-footnote'],
    [],
    [],
  ]);
  expect(onWay([{ tracks: true, depth: 9 }], tractor(100, 12, { sealed: true }))).toEqual([]);
});

const FORT: Mover = { name: 'fortress', height: 4, width: 3, depth: 2, turn: 5, portal: { height: 4, width: 3, opened: 4 }, through: [] };
const HALL = { height: 4, width: 3, depth: 2, openSpace: true } as const;
const steps = (through: Mover['through'], more: Partial<Mover> = {}) => plan({ movers: [{ ...FORT, ...more, through }] }).movers[0]!.steps;
const impacts = (...about: Parameters<typeof steps>) => steps(...about).map(({ impact }) => impact);
rule('TOE-mobile-structure-armored-buildings#1', 'what has no armor is rubble', () => {
  expect(impacts([{}, {}])).toEqual(['rubble', 'rubble']);
});
rule('TOE-mobile-structure-armored-buildings#2', 'what has is run into as into a DropShip', () => {
  expect(steps([{ armored: true }])).toEqual([{ impact: 'collision', rule: 'TOE-mobile-structure-armored-buildings' }]);
});
const inside = (more: Partial<Mover>, castle: object = HALL) => impacts([{ castle: { ...HALL, ...castle } }], more)[0];
rule('TOE-mobile-structure-castles-brian#1', 'through a large portal that was open before this turn', () => {
  const { portal: _none, ...bare } = FORT;
  expect([inside({}), inside({ turn: 4 }), inside({ portal: { height: 4, width: 3 } })]).toEqual(['unharmed', 'rubble', 'rubble']);
  expect(plan({ movers: [{ ...bare, through: [{ castle: HALL }] }] }).movers[0]!.steps[0]!.impact).toBe('rubble');
});
rule('TOE-mobile-structure-castles-brian#2', 'which is as high and wide as itself', () => {
  const portal = (height: number, width: number) => inside({ portal: { height, width, opened: 1 } });
  expect([portal(4, 3), portal(3, 3), portal(4, 2), portal(9, 9)]).toEqual(['unharmed', 'rubble', 'rubble', 'unharmed']);
});
rule('TOE-mobile-structure-castles-brian#3', 'into halls that are open inside', () => {
  expect([inside({}, { openSpace: true }), inside({}, { openSpace: false })]).toEqual(['unharmed', 'rubble']);
});
rule('TOE-mobile-structure-castles-brian#4', 'as high and wide as itself, and as deep if it is deeper than a hex', () => {
  expect([inside({}, { height: 3 }), inside({}, { width: 2 }), inside({}, { depth: 1 }), inside({ depth: 1 }, { depth: 1 })]).toEqual([
    'rubble',
    'rubble',
    'rubble',
    'unharmed',
  ]);
});
rule('TOE-mobile-structure-castles-brian#5', 'which is asked again at each step inward', () => {
  expect(steps([{ castle: HALL }, { castle: { ...HALL, width: 2 }, armored: true }])).toEqual([
    { impact: 'unharmed', rule: 'TOE-mobile-structure-castles-brian' },
    { impact: 'collision', rule: 'TOE-mobile-structure-castles-brian', because: 'is too small' },
  ]);
});

const driving = (troopers: number, antiMech: number) =>
  plan({ captures: [{ name: 'tank', troopers, antiMech }] }).captures[0]!.driving.total;
rule('TOE-taking-control-infantry-skill#1', 'a skill of six or worse is untrained', () => {
  expect([driving(5, 6) - driving(5, 5), driving(5, 8) - driving(5, 6), driving(20, 6)]).toEqual([2, 0, 2]);
});
rule('TOE-taking-control-infantry-skill#2', 'five troopers with a skill of five or better drive at three more, and no more', () => {
  expect([driving(5, 5), driving(5, 4), driving(6, 5)]).toEqual([3, 3, 0]);
});
rule('TOE-taking-control-c3#1', 'a captured machine joins a network in the middle of a game', () => {
  const joins = (network?: number) =>
    plan({ captures: [{ name: 'tank', troopers: 5, antiMech: 5, ...(network === undefined ? {} : { network }) }] }).captures[0]!.network;
  expect([joins(3), joins(12)?.joins, joins()]).toEqual([{ joins: true, rule: 'TOE-taking-control-c3' }, false, undefined]);
});
rule('TOE-artillery-counterbattery-example#1', 'four by four mapsheets are sixteen', () => {
  const sheets = (wide: number, deep: number) => plan({ fields: [{ name: 'field', wide, deep }] }).fields[0]!.mapsheets.total;
  expect([sheets(4, 4), sheets(2, 3)]).toEqual([16, 6]);
});
test('plans of the ground are read from a file', () => {
  const file = {
    name: 'war',
    trains: [train(tractor(100, 12), trailer(100))],
    movers: [FORT],
    fields: [{ name: 'field', wide: 2, deep: 2 }],
  };
  expect(readOperations(file)).toMatchObject({ ok: true });
  expect(readOperations({ name: 'war', trains: [{ name: 'train' }] })).toMatchObject({ ok: false });
});
