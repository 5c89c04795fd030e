import { keyOf, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import { accept, type Table } from '@sortie/table';
import { expect, test } from 'vitest';
import { type AnyGame, games } from './games.ts';
import { begun, guest } from './testing/twins.test-support.ts';

/** Commands that a reader may let in but that no screen would send: fields of other commands, units that are not there, courses without sense. */
const ODD: readonly unknown[] = [null, -1, 0, 3, 10, 1e9, 0.5, '', 'F', 'FFFFFFF', 'zz', [], [0], [[]], {}, { q: 99, r: -99 }, true];
const POSITIONS = 25;
const FORGED = 30;

type Command = Readonly<Record<string, unknown>>;

/** A command that was offered, with one or two things about it changed, added or taken away. */
function forged(offered: Command, luck: SeededDice): Command {
  const command: Record<string, unknown> = { ...offered };
  for (let n = 1 + luck.below(2); n > 0; n--) {
    const keys = [...Object.keys(command), 'charge', 'unit', 'target', 'steps', 'mode'];
    const key = keys[luck.below(keys.length)] ?? 'unit';
    if (luck.below(5) === 0) delete command[key];
    else command[key] = ODD[luck.below(ODD.length)];
  }
  return command;
}

const asCommand = (value: unknown): Command => value as Command;

/** Plays on by chance; at every position the seat that is asked, and another, send what nobody offered them. */
function play(game: AnyGame, scenario: AnyGame['scenarios'][number], name: string): { readonly tried: number; readonly faults: string[] } {
  const { ruleset } = game;
  const luck = new SeededDice(keyOf(seedFrom(name)), 0);
  let table: Table<Shape> = begun(game, scenario, [], seedFrom(name));
  const faults: string[] = [];
  let tried = 0;
  for (let n = 0; n < POSITIONS && table.match && !table.ended; n++) {
    const { match } = table;
    const seat = ruleset.awaiting(match.state)[0]?.seat ?? 0;
    const command = ruleset.sample(ruleset.view(match.state, seat), seat, match.book, most => luck.below(most));
    const after = match.entries.length;
    const say = (by: number, what: unknown) => accept(table, guest(by), { type: 'command', after, command: what }, 0);
    for (let k = 0; k < FORGED; k++) {
      const what = k === 0 ? D13 : forged(asCommand(command), luck);
      const { refusal, bug } = say(k % 5 === 4 ? 1 - seat : seat, what);
      tried++;
      if (refusal?.code === 'fault') faults.push(`${JSON.stringify(what)}: ${String(bug)}`);
    }
    const done = say(seat, command);
    // What was offered is never refused.
    if (done.refusal) faults.push(`offered and refused: ${JSON.stringify(command)}: ${done.refusal.reason}`);
    table = done.table;
  }
  return { tried, faults };
}

/** A charge with a number where an enemy should be named. */
const D13 = { type: 'move', unit: 10, mode: 'run', steps: 'FFFFFFF', charge: 3 };

for (const game of games)
  test(`${game.ruleset.title}: no command, however it is forged, is more than refused`, () => {
    let tried = 0;
    for (const [n, scenario] of game.scenarios.slice(0, 3).entries()) {
      const done = play(game, scenario, `forged ${n}`);
      expect(done.faults).toEqual([]);
      tried += done.tried;
    }
    expect(tried).toBeGreaterThan(300);
  });
