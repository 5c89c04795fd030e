import { table as terrain } from '@sortie/board';
import type { Spot } from '@sortie/board-view';
import { Rulebook, seenBy, type View } from '@sortie/kernel';
import { type AlphaStrike, alphaStrike, isOn, PILOT_RULES, type State, type Unit } from '@sortie/rules-alpha-strike';
import { describe, expect, test } from 'vitest';
import type { Input, Interaction, Moment } from '../../battle/face.ts';
import { attack } from './attack.ts';
import { deploy } from './deploy.ts';
import { areasOf } from './envelope.ts';
import { generic } from './generic.tsx';
import { usableWith } from './gifts.ts';
import { groundOf } from './ground.ts';
import { move } from './move.ts';
import { reachIn, startIn } from './move-state.ts';
import { considering } from './prospects.ts';
import { degreesOf, headingOf, INCH, toPoint, toSpot } from './scale.ts';
import { onTable } from './tape.ts';
import { unitCards } from './units.ts';
import { watch } from './watch.ts';

const { ruleset, scenarios } = alphaStrike;
const duel = scenarios.find(({ id }) => id === 'lance-duel')!;
const book = Rulebook.compile(ruleset, duel.rules);
const bare = ruleset.setup(duel.setup);

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly more?: Partial<Unit>;
}

/** The duel with its units where a test wants them, in inches; the others are not on the table. */
function scene(placings: { readonly [id: number]: Placing }, change: Partial<State>): View<AlphaStrike> {
  const units = bare.units.map((unit): Unit => {
    const placing = placings[unit.id];
    if (!placing) return { ...unit, fate: 'withdrawn' };
    return { ...unit, fate: 'fighting', at: { x: placing.x * INCH, y: placing.y * INCH }, ...placing.more };
  });
  return seenBy<AlphaStrike>({ ...bare, turn: 1, active: 0, initiative: 0, table: { ...bare.table, pieces: [] }, ...change, units });
}

const momentOf = (view: View<AlphaStrike>, selected = '0'): Moment<AlphaStrike> => ({ ruleset, book, view, seat: 0, selected });
const spot = (x: number, y: number): Spot => toSpot({ x: x * INCH, y: y * INCH });
const tap = (at: Spot, token?: string): Input<Spot> => ({ kind: 'tap', at, extend: false, ...(token !== undefined && { token }) });
const act = (id: string): Input<Spot> => ({ kind: 'act', id });

/** Feeds inputs to an interaction as the screen does; the last change is the result. */
function play<S>(interaction: Interaction<AlphaStrike, S, Spot>, moment: Moment<AlphaStrike>, inputs: readonly Input<Spot>[]) {
  let state = interaction.begin(moment);
  let change = {} as ReturnType<typeof interaction.on>;
  for (const input of inputs) {
    change = interaction.on(moment, state, input);
    if (change.state !== undefined) state = change.state;
  }
  return { state, change, shown: interaction.show(moment, state) };
}

const FOE = bare.units.find(({ seat }) => seat === 1)!.id;

describe('setting up', () => {
  const view = seenBy<AlphaStrike>({ ...bare, phase: 'setup', active: 0 });
  const moment = momentOf(view);

  test('a place in the zone, turned, is accepted by the rules', () => {
    const { change, shown } = play(deploy, moment, [tap(spot(20, 45)), { kind: 'head', heading: 90, done: true }, act('confirm')]);
    expect(change.send).toMatchObject({ type: 'deploy', unit: 0 });
    expect(book.check(view, change.send!, 0)).toEqual([]);
    expect(shown.overlays.ghost?.token.heading).toBe(90);
  });

  test('every unit is offered a place that the rules accept, until it is taken back', () => {
    for (const key of deploy.candidates(moment)) {
      const { change } = play(deploy, momentOf(view, key), [act('confirm')]);
      expect(change.send).toMatchObject({ type: 'deploy', unit: Number(key) });
      expect(book.check(view, change.send!, 0)).toEqual([]);
    }
    expect(play(deploy, moment, [{ kind: 'cancel' }]).shown.overlays.ghost).toBeUndefined();
  });

  test('a place outside says which rule forbids it', () => {
    expect(play(deploy, moment, [tap(spot(20, 20))]).change.refusals?.[0]?.rule).toBe('AS-setup-standup');
  });
});

describe('moving', () => {
  const view = scene({ 0: { x: 20, y: 40 }, [FOE]: { x: 20, y: 31 } }, { phase: 'movement' });
  const moment = momentOf(view);

  test('points at a place and sends a command that the rules accept', () => {
    const { change, shown } = play(move, moment, [tap(spot(24, 38)), { kind: 'turn', by: 1 }, act('confirm')]);
    expect(change.send).toMatchObject({ type: 'move', mode: 'ground' });
    expect(book.check(view, change.send!, 0)).toEqual([]);
    expect(shown.overlays.areas?.length).toBeGreaterThan(1);
    expect(shown.overlays.path?.stops.at(-1)?.text).toBe('4.5″');
  });

  test('says which rule keeps it from going too far', () => {
    expect(play(move, moment, [tap(spot(60, 10))]).change.refusals?.map(({ rule }) => rule)).toContain('AS-move-spend');
  });

  test('walks up to the next enemy until the bases touch', () => {
    const { change } = play(move, moment, [{ kind: 'aim', by: 1 }, act('confirm')]);
    expect(change.send).toBeDefined();
    const end = (change.send as { path: readonly { x: number; y: number }[] }).path.at(-1)!;
    expect(Math.hypot(end.x - 20 * INCH, end.y - 31 * INCH)).toBeLessThan(322);
  });

  test('a way point is kept in the path', () => {
    const { change } = play(move, moment, [tap(spot(22, 40)), act('onwards'), tap(spot(22, 38)), act('confirm')]);
    expect((change.send as { path: readonly unknown[] }).path.length).toBeGreaterThan(1);
    expect(book.check(view, change.send!, 0)).toEqual([]);
  });

  test('on hexes it stands on middles, faces sides and counts two inches a hex', () => {
    const table = terrain.onHexes({ ...view.table, pieces: [] });
    const middle = (x: number, y: number) => terrain.standingPoint(table, { x: x * INCH, y: y * INCH });
    const units = view.units.map(unit => (unit.at ? { ...unit, base: 'hex' as const, at: terrain.standingPoint(table, unit.at) } : unit));
    const hexed = seenBy<AlphaStrike>({ ...view, table, units });
    const spotOn = toSpot(middle(22, 38));
    const { change, shown } = play(move, momentOf(hexed), [tap(spotOn), { kind: 'turn', by: 1 }, act('confirm')]);
    expect(change.send).toBeDefined();
    expect(book.check(hexed, change.send!, 0)).toEqual([]);
    expect(shown.overlays.reach?.length).toBeGreaterThan(5);
  });

  test('the envelope is a closed outline around what is reached', () => {
    const unit = view.units[0]!;
    if (!isOn(unit)) throw new Error('it stands on the table');
    const areas = areasOf(reachIn(view, book, unit, startIn('ground')));
    const outline = areas[0]!.outlines[0]!;
    const far = Math.max(...outline.map(({ x, y }) => Math.hypot(x - toSpot(unit.at).x, y - toSpot(unit.at).y)));
    expect(far).toBeGreaterThan(7 * 31);
    expect(far).toBeLessThan(9 * 33);
  });
});

describe('attacking', () => {
  const moved = { mode: 'ground', length: 6 * INCH, from: null } as const;
  const view = scene(
    { 0: { x: 20, y: 40, more: { moved } }, [FOE]: { x: 20, y: 30, more: { moved, facing: { dx: 0, dy: 1 } } } },
    { phase: 'combat' },
  );
  const moment = momentOf(view);

  test('suggests a target and names the chance before anything is sent', () => {
    const { shown } = play(attack, moment, []);
    expect(shown.other).toBe(String(FOE));
    expect(shown.actions.find(({ id }) => id === 'fire')?.label.args?.['percent']).toBeGreaterThan(0);
    expect(shown.overlays.marks?.[0]?.text).toMatch(/\d+ %/);
    // Skill, the target's movement and medium range, on the line between the two.
    expect(shown.overlays.marks?.at(-1)).toMatchObject({ text: '4 +1 +2 = 7+', at: spot(20, 35) });
  });

  test('sends the attack that was chosen', () => {
    const { change } = play(attack, moment, [act('how:standard'), act('fire')]);
    expect(change.send).toEqual({ type: 'attack', unit: 0, target: FOE, how: 'standard' });
    expect(book.check(view, change.send!, 0)).toEqual([]);
  });

  test('what a crew makes use of goes with the attack', () => {
    const gifted = Rulebook.compile(ruleset, [...duel.rules, ...PILOT_RULES]);
    const lucky = considering(view, { ...view.units[0]!, abilities: ['lucky:1'] });
    const there = { ...momentOf(lucky), book: gifted };
    expect(usableWith(there, lucky.units[0]!, { type: 'attack', unit: 0, target: FOE, how: 'standard' })).toEqual(['lucky']);
    const { change } = play(attack, there, [act('how:standard'), act('use:lucky'), act('fire')]);
    expect(change.send).toMatchObject({ type: 'attack', with: ['lucky'] });
    expect(gifted.check(lucky, change.send!, 0)).toEqual([]);
  });

  test('a kick at somebody far away is refused with its rule', () => {
    const { shown } = play(attack, moment, [act('how:strike')]);
    expect(shown.actions.find(({ id }) => id === 'fire')?.refusals?.map(({ rule }) => rule)).toContain('AS-phys-height');
  });

  test('hovering measures from the selected unit with its bracket', () => {
    const { shown } = play(onTable(attack), moment, [{ kind: 'hover', at: spot(20, 20) }]);
    expect(shown.overlays.measures?.at(-1)?.text).toBe('19.4″ · Medium');
  });

  test('the tape measures between any two places', () => {
    const { shown } = play(onTable(attack), moment, [act('measure'), tap(spot(10, 10)), tap(spot(10, 14))]);
    expect(shown.overlays.measures?.[0]?.text).toBe('4″ · Short');
  });
});

test('a question without an interaction lists what the rules allow', () => {
  const view = scene({ 0: { x: 20, y: 40 }, [FOE]: { x: 20, y: 30 } }, { phase: 'combat' });
  const { shown, change } = play(generic, momentOf(view), [act('do:{"type":"done"}'), act('confirm')]);
  expect(change.send).toEqual({ type: 'done' });
  expect(shown.actions.some(({ look }) => look === 'primary')).toBe(true);
});

test('headings and places survive the way to the screen and back', () => {
  for (let degrees = 0; degrees < 360; degrees += 15) expect(degreesOf(headingOf(degrees))).toBe(degrees);
  expect(toPoint(toSpot({ x: 2544, y: 800 }))).toEqual({ x: 2544, y: 800 });
});

test('cards tell who is where', () => {
  const view = scene({ 0: { x: 20, y: 40, more: { heat: 2, armor: 1 } } }, { phase: 'movement' });
  const card = unitCards(view)[0]!;
  expect(card.onMap).toBe(true);
  expect(card.token.heat).toBe(0.5);
  expect(unitCards(view)[1]?.lost).toBe(true);
  expect(groundOf(view)).toBe(groundOf(view));
});

describe('watching', () => {
  const view = scene({ 0: { x: 20, y: 30 }, [FOE]: { x: 20, y: 20 } }, { phase: 'movement', active: 1 });
  const texts = (inputs: readonly Input<Spot>[], selected?: string) =>
    play(watch, momentOf(view, selected), inputs).shown.overlays.measures?.map(({ text }) => text) ?? [];
  const over = (x: number, y: number): Input<Spot> => ({ kind: 'hover', at: spot(x, y) });
  test('hovering tells inches and bracket from the base of the selected unit, whoever is to act', () => {
    expect(texts([over(30, 30)])).toEqual(['9.4″ · Medium']);
    expect(texts([over(20, 20)])).toEqual(['8.8″ · Medium']);
    expect(texts([over(20, 30)])).toEqual([]);
  });
  test('a tap lays the tape, and the next measure begins where it ends', () => {
    expect(texts([tap(spot(30, 30)), over(30, 40)])).toEqual(['9.4″ · Medium', '10″ · Medium']);
    expect(texts([tap(spot(30, 30)), tap(spot(30, 35))])).toEqual(['5″ · Short']);
    expect(texts([tap(spot(30, 30)), { kind: 'cancel' }])).toEqual([]);
  });
  test('with nobody selected it measures from the point that was tapped', () => {
    expect(texts([tap(spot(5, 5)), over(5, 10)], 'nobody')).toEqual(['5″ · Short']);
  });
  test('the selected unit shows its brackets and what it sees', () => {
    const { rings, sights } = play(watch, momentOf(view), []).shown.overlays;
    expect(rings).toHaveLength(3);
    expect(sights).toHaveLength(1);
  });
});
