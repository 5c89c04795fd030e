import type { Spot } from '@sortie/board-view';
import { Rulebook, seenBy, type View } from '@sortie/kernel';
import { type AlphaStrike, alphaStrike, isAircraft, type Unit } from '@sortie/rules-alpha-strike';
import { describe, expect, test } from 'vitest';
import type { Input, Moment } from '../../../battle/face.ts';
import { move } from '../move.ts';
import { INCH, toSpot } from '../scale.ts';
import { attackKey, attacksOf, farEdge, nearestEdge, onto } from './flight-state.ts';
import { withAircraft } from './with-aircraft.ts';

const { ruleset, scenarios } = alphaStrike;
const scenario = scenarios.find(({ id }) => id === 'air-support')!;
const book = Rulebook.compile(ruleset, scenario.rules);
const bare = ruleset.setup(scenario.setup);
const PLANE = bare.units.find(unit => unit.seat === 0 && isAircraft(unit))!.id;
const FOE = bare.units.find(unit => unit.seat === 1 && !isAircraft(unit))!.id;

/** An aircraft of the first side in a ring, and an enemy in the middle of the table. */
function sky(ring: 0 | 1): View<AlphaStrike> {
  const units = bare.units.map((unit): Unit => {
    if (unit.id === PLANE) return { ...unit, flight: { ring } };
    if (unit.id === FOE) return { ...unit, fate: 'fighting', at: { x: 36 * INCH, y: 24 * INCH } };
    return { ...unit, fate: 'withdrawn' };
  });
  return seenBy<AlphaStrike>({ ...bare, units, turn: 1, phase: 'movement', active: 0, initiative: 0 });
}

const maneuver = withAircraft(move);

function play(view: View<AlphaStrike>, ...inputs: readonly Input<Spot>[]) {
  const moment: Moment<AlphaStrike> = { ruleset, book, view, seat: 0, selected: String(PLANE) };
  let state = maneuver.begin(moment);
  let change = {} as ReturnType<typeof maneuver.on>;
  for (const input of inputs) {
    change = maneuver.on(moment, state, input);
    if (change.state) state = change.state;
  }
  return { change, shown: maneuver.show(moment, state), candidates: maneuver.candidates(moment) };
}

const tap = (x: number, y: number, token?: number): Input<Spot> => ({
  kind: 'tap',
  at: toSpot({ x: x * INCH, y: y * INCH }),
  extend: false,
  ...(token !== undefined && { token: String(token) }),
});
const act = (id: string): Input<Spot> => ({ kind: 'act', id });

describe('aircraft', () => {
  test('in a ring are chosen like all others and fly a ring nearer', () => {
    const view = sky(1);
    const { candidates, change } = play(view, act('confirm'));
    expect(candidates).toContain(String(PLANE));
    expect(change.send).toEqual({ type: 'fly', unit: PLANE, ring: 0 });
    expect(book.check(view, change.send!, 0)).toEqual([]);
  });
  test('fly over an enemy that is tapped and strike at it', () => {
    const view = sky(0);
    const { change, shown } = play(view, tap(36, 24, FOE), act('confirm'));
    expect(change.send).toMatchObject({ type: 'overfly', unit: PLANE, run: { kind: 'strike', target: FOE } });
    expect(book.check(view, change.send!, 0)).toEqual([]);
    expect(shown.overlays.target).toBe(String(FOE));
    expect(shown.overlays.measures).toHaveLength(1);
  });
  test('come in where the edge is tapped and strafe the strip around a place', () => {
    const view = sky(0);
    const { change, shown } = play(view, tap(20, 47), tap(20, 30), act('run:strafe'), tap(21, 24), act('confirm'));
    expect(change.send).toEqual({
      type: 'overfly',
      unit: PLANE,
      from: { x: 20 * INCH, y: 48 * INCH },
      to: { x: 20 * INCH, y: 0 },
      run: { kind: 'strafe', at: { x: 20 * INCH, y: 29 * INCH } },
    });
    expect(book.check(view, change.send!, 0)).toEqual([]);
    expect(shown.overlays.zones).toHaveLength(1);
  });
  test('offer every bomb they carry, and drop it on a place of the line', () => {
    const view = sky(0);
    const { change } = play(view, act('run:bomb:he:2'), tap(36, 24, FOE), act('confirm'));
    expect(attacksOf(view.units[PLANE]!).map(attackKey)).toContain('run:altitude:cluster:1');
    expect(change.send).toMatchObject({ run: { kind: 'bomb', at: { x: 36 * INCH, y: 24 * INCH }, bomb: 'he', count: 2 } });
    expect(book.check(view, change.send!, 0)).toEqual([]);
  });
  test('see the chance of every roll before they commit to it', () => {
    const view = sky(0);
    const marks = (...inputs: readonly Input<Spot>[]) => play(view, ...inputs).shown.overlays.marks;
    const struck = marks(tap(36, 24, FOE));
    const strafed = marks(tap(36, 24, FOE), act('run:strafe'));
    const bombed = marks(act('run:bomb:he:2'), tap(36, 24, FOE));
    const here = toSpot({ x: 36 * INCH, y: 24 * INCH });
    expect([struck, strafed, bombed].map(all => all?.map(({ at }) => at))).toEqual([[here], [here], [here]]);
    const [strike, strafe] = [struck, strafed].map(all => Number.parseInt(all?.[0]?.text ?? '', 10));
    expect(strike).toBeGreaterThan(strafe ?? 0);
    expect(marks(tap(36, 24, FOE), act('run:none'))).toEqual([]);
  });
  test('say which rule keeps a line from being too short', () => {
    const { shown } = play(sky(0), tap(0, 5), tap(5, 0));
    expect(shown.actions.find(({ id }) => id === 'confirm')?.refusals?.map(({ rule }) => rule)).toContain('AS-aero-ground-path');
  });
});

test('lines begin and end at edges', () => {
  const table = { width: 100, height: 60 };
  expect(nearestEdge(table, { x: 50, y: 55 })).toEqual({ x: 50, y: 60 });
  expect(farEdge(table, { x: 50, y: 60 }, { x: 50, y: 30 })).toEqual({ x: 50, y: 0 });
  expect(farEdge(table, { x: 0, y: 30 }, { x: 10, y: 33 })).toEqual({ x: 100, y: 60 });
  expect(onto({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 40, y: 20 })).toEqual({ x: 40, y: 0 });
});
