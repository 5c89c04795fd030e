import { Rulebook, type Scenario, type Shape, seedFrom } from '@sortie/kernel';
import { accept, lay, mayTellPlans, opponentGuest, type Table, takeSeat, termsOf, toThink } from '@sortie/table';
import { skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { type AnyGame, games } from '../games.ts';

const ada = { id: 'a', name: 'Ada' };

function begun(game: AnyGame, scenario: Scenario<Shape>, setup = scenario.setup): Table<Shape> {
  const seats = [{ kind: 'me' as const }, { kind: 'opponent' as const, level: 'regular' }];
  const plan = { game: game.ruleset.id, setup, rules: scenario.rules, seats, dice: 'seeded' as const };
  const terms = termsOf(game, plan, () => 'Iron');
  if (!terms.ok) throw new Error(terms.problem);
  const sat = takeSeat(lay(game, terms.value, seedFrom('plans'), 0).table, 0, ada, 0).table;
  return accept(sat, ada, { type: 'ready', ready: true }, 0).table;
}

interface Decided {
  readonly before: Table<Shape>;
  readonly after: Table<Shape>;
}

/** Both seats do what looks best at first sight; the program's decisions are kept. */
function decisions(table: Table<Shape>, most: number): readonly Decided[] {
  const { ruleset, tactics } = table.game;
  const found: Decided[] = [];
  let now = table;
  for (let n = 0; n < most && now.match && !now.ended; n++) {
    const { state } = now.match;
    const book = Rulebook.compile(ruleset, now.terms.rules);
    const { seat } = ruleset.awaiting(state)[0]!;
    const [best] = tactics.candidates(ruleset.view(state, seat), seat, book);
    const guest = seat === 1 ? { id: opponentGuest(1), name: '' } : ada;
    const command = best?.command ?? [...ruleset.options(ruleset.view(state, seat), seat, book)][0];
    const { table: after, refusal } = accept(now, guest, { type: 'command', after: now.match.entries.length, command }, 0);
    if (refusal) throw new Error(refusal.reason);
    if (toThink(now).some(one => one.seat === seat)) found.push({ before: now, after });
    now = after;
  }
  return found;
}

const called = (id: string): AnyGame => games.find(({ ruleset }) => ruleset.id === id)!;
const [quickStart, impact] = [called('quick-start'), called('impact')];
const told = ({ before, after }: Decided): boolean => mayTellPlans(before, after);

test('where everything lies open a program tells its plans', () => {
  const found = decisions(begun(quickStart, quickStart.scenarios[0]!), 40);
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(told)).toBe(true);
});

test('with hidden cards in Impact it never does before the end', () => {
  const found = impact.scenarios.flatMap(scenario => decisions(begun(impact, scenario), 60));
  const going = found.filter(({ after }) => !after.ended);
  expect(going.length).toBeGreaterThan(50);
  expect(going.some(told)).toBe(false);
});

test('hidden units keep plans secret, whoever they belong to; the end opens everything', () => {
  const game = skirmish as unknown as AnyGame;
  const scenario = game.scenarios[0]!;
  const veiled = decisions(begun(game, scenario), 12);
  expect(veiled.length).toBeGreaterThan(2);
  expect(veiled.some(told)).toBe(false);
  const setup = scenario.setup as { readonly units: readonly object[] };
  const open = decisions(begun(game, scenario, { ...setup, units: setup.units.map(unit => ({ ...unit, hidden: false })) }), 12);
  expect(open.every(told)).toBe(true);
  const [first] = veiled as readonly [Decided];
  const over = accept(first.after, ada, { type: 'concede' }, 0).table;
  expect(over.ended).toBeDefined();
  expect(mayTellPlans(first.before, over)).toBe(true);
});
