import { keyOf, open, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { foresee, radar, rungs } from './game.ts';
import type { Command, Radar, State } from './shape.ts';

const { ruleset, scenarios } = radar;

/** Games by lot, every command with the state before it and all that came of it. */
function* played(scenario: string, seed: string) {
  const { rules, setup } = scenarios.find(({ id }) => id === scenario)!;
  const book = Rulebook.compile(ruleset, rules);
  const key = keyOf(seedFrom(seed));
  const opened = open(ruleset, book, setup, new SeededDice(key, 0));
  if (!opened.ok) throw new Error('no table');
  let state: State = opened.state;
  for (let n = 1; n < 300; n++) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) return;
    const luck = new SeededDice(key, 10_000 + n);
    const command: Command = ruleset.sample(ruleset.view(state, asked.seat), asked.seat, book, most => luck.below(most))!;
    const done = perform(ruleset, book, state, asked.seat, command, new SeededDice(key, n));
    if (!done.ok) throw new Error('refused');
    yield { state, command, book, events: done.events as readonly Radar['event'][] };
    ({ state } = done);
  }
}

test('what is foreseen is what the dice have to reach', () => {
  let [controls, shots] = [0, 0];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    let declared: readonly number[] = [];
    for (const { state, command, book, events } of played('convoy', seed)) {
      const foreseen = foresee(state, command, book).map(({ needs }) => needs.total);
      if (command.type === 'engage') declared = foreseen;
      // Whoever is attacked answers first, which changes nothing about how either steers unless it launches its screens.
      const met = command.type === 'engage' || (command.type === 'answer' && !command.screen);
      const steered = met ? events.find(event => event.type === 'steered') : undefined;
      if (steered) expect(declared).toEqual(steered.controls.map(({ number }) => number.total));
      controls += steered ? 1 : 0;
      if (command.type !== 'fire' || !state.clash) continue;
      const shooter = state.clash.units[state.clash.who];
      const fired = events.filter(event => event.type === 'fired').filter(event => event.unit === shooter);
      for (const { toHit } of fired) expect(foreseen).toContain(toHit.total);
      shots += fired.length;
    }
  }
  expect(controls).toBeGreaterThan(5);
  expect(shots).toBeGreaterThan(5);
});

test('a jump within the system needs two rolls, one out of it a single one', () => {
  const { rules, setup } = scenarios.find(({ id }) => id === 'warships')!;
  const book = Rulebook.compile(ruleset, rules);
  const bare = ruleset.setup(setup);
  const units = bare.units.map(unit => ({ ...unit, fate: 'fighting' as const, sector: 1 }));
  const ship = units.find(({ charges }) => charges > 0)!.id;
  const numbers = (to: number) => foresee({ ...bare, units }, { type: 'jump', unit: ship, to }, book).length;
  expect([numbers(4), numbers(-1)]).toEqual([2, 1]);
});

/** The shots that were fired in an exchange, each with what its side needed at that range by what was foreseen. */
function* exchanged(seed: string) {
  for (const { state, command, book, events } of played('convoy', seed)) {
    const { clash } = state;
    const bracket = command.type === 'range' ? command.bracket : clash?.bracket;
    if (!clash || !bracket || clash.bombs.some(bomb => bomb !== null)) continue;
    const [one, two] = clash.units.map(id => state.units[id]!);
    const rung = rungs({ state, book }, one!, two!).find(each => each.bracket === bracket);
    // A craft that joins in is not one of the two.
    for (const event of events)
      if (event.type === 'fired' && clash.units.includes(event.unit))
        yield { event, side: rung?.shots[event.unit === one!.id ? 0 : 1] ?? [] };
  }
}

test('what two craft would need at a range is what they need when they fire at it', () => {
  let met = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const { event, side } of exchanged(seed)) {
      expect(side.map(({ needs }) => needs.total)).toContain(event.toHit.total);
      met += 1;
    }
  }
  expect(met).toBeGreaterThan(3);
});
