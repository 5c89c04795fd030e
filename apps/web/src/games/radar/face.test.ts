import { keyOf as diceKey, open, perform, Rulebook, SeededDice, seedFrom, type View } from '@sortie/kernel';
import { type Command, type Radar, radar } from '@sortie/rules-radar';
import { describe, expect, test } from 'vitest';
import type { Input, Moment } from '../../battle/face.ts';
import { choose } from './choose.tsx';
import { chartOf, describeAt, spotOf } from './ground.ts';
import { offers } from './offers.ts';
import { effectsOf, toldOf } from './told.ts';
import { unitCards } from './units.ts';

const { ruleset, scenarios } = radar;
const duel = scenarios.find(({ id }) => id === 'duel')!;
const book = Rulebook.compile(ruleset, duel.rules);
const key = diceKey(seedFrom('face'));

const opened = open(ruleset, book, duel.setup, new SeededDice(key, 0));
if (!opened.ok) throw new Error('no table');
const start = opened.state;

const momentOf = (view: View<Radar>, seat: number, selected?: string): Moment<Radar> => ({
  ruleset,
  book,
  view,
  seat,
  selected,
});

function feed(moment: Moment<Radar>, inputs: readonly Input<{ readonly x: number; readonly y: number }>[]) {
  let state = choose.begin(moment);
  let change = {} as ReturnType<typeof choose.on>;
  for (const input of inputs) {
    change = choose.on(moment, state, input);
    if (change.state !== undefined) state = change.state;
  }
  return { state, change, shown: choose.show(moment, state) };
}

describe('setting up', () => {
  const seat = ruleset.awaiting(start)[0]!.seat;
  const view = ruleset.view(start, seat);
  const [first] = choose.candidates(momentOf(view, seat));
  const moment = momentOf(view, seat, first);

  test('a tap on a bright zone chooses it, and the button sends it', () => {
    const { at } = offers(moment).find(({ at }) => at)!;
    const { shown, state } = feed(moment, [{ kind: 'tap', at: at!, extend: false }]);
    expect(shown.actions).toHaveLength(1);
    const sent = choose.on(moment, state, { kind: 'act', id: 'confirm' }).send as Command;
    expect(sent.type).toBe('deploy');
    expect(book.check(view, sent, seat)).toEqual([]);
  });

  test('a place that nobody may set up in chooses nothing', () => {
    const far = chartOf(view).discs.get(99)!.middle;
    expect(feed(moment, [{ kind: 'tap', at: far, extend: false }]).change).toEqual({});
  });

  test('places are told in words', () => {
    expect(describeAt(view, chartOf(view).discs.get(99)!.middle)).toBe('Sector C');
    expect(describeAt(view, { x: 1, y: 1 })).toBe('Space between the maps');
  });
});

test('whole games can be played by what the screen offers, and everything that happens is told and shown', () => {
  for (const { rules, setup, id } of scenarios) {
    const own = Rulebook.compile(ruleset, rules);
    const begun = open(ruleset, own, setup, new SeededDice(key, 0));
    if (!begun.ok) throw new Error('no table');
    let { state } = begun;
    for (let n = 1; n < 120; n++) {
      const asked = ruleset.awaiting(state)[0];
      if (!asked) break;
      const view = ruleset.view(state, asked.seat);
      const bare: Moment<Radar> = { ruleset, book: own, view, seat: asked.seat, selected: undefined };
      const candidates = choose.candidates(bare);
      const moment = { ...bare, selected: candidates[n % Math.max(1, candidates.length)] };
      const all = offers(moment);
      const { command } = all[(n * 7) % all.length]!;
      const done = perform(ruleset, own, state, asked.seat, command, new SeededDice(key, n));
      if (!done.ok) throw new Error(`${id}: ${JSON.stringify(command)} is refused`);
      for (const event of done.events) {
        expect(toldOf(view, event).kind).toBeDefined();
        effectsOf(view, event);
      }
      ({ state } = done);
      const after = ruleset.view(state, asked.seat);
      for (const { key: unit, onMap } of unitCards(after)) if (onMap) expect(spotOf(after, Number(unit))).toBeDefined();
    }
  }
});
