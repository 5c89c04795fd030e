import { heard, type Seat, SPECTATOR } from '@sortie/kernel';
import { opening, randomGame } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { impact } from '../impact.ts';
import type { Event } from '../model/event.ts';
import type { State, Unit } from '../model/state.ts';
import { seesCard } from './secrecy.ts';

const { ruleset } = impact;

/** Everything of a unit that a seat may not know now. */
const secretsOf = (unit: Unit, seat: Seat): readonly string[] => [
  ...(unit.card && !seesCard(unit, seat) ? [`"type":"${unit.card.type}"`] : []),
  ...(unit.hidden && unit.seat !== seat && unit.at !== null ? [`"unit":${unit.id},"at":${unit.at},`] : []),
];

/** Do the news or the view of a seat carry a secret of the state after them? */
function leaks(before: State, after: State, events: readonly Event[], seat: Seat): string | undefined {
  const news = heard(ruleset, before, events, seat);
  const text = JSON.stringify(news);
  const seen = ruleset.view(after, seat);
  for (const unit of after.units) {
    if (unit.seat === seat) continue;
    const shown = seen.units[unit.id]!;
    if (unit.hidden && shown.at !== null) return `${unit.tag} is hidden and seen`;
    if (!seesCard(unit, seat) && shown.card !== null) return `the card of ${unit.tag} is seen`;
    const card = news.find(
      event => 'card' in event && typeof event.card === 'object' && 'unit' in event && event.unit === unit.id && event.card !== null,
    );
    if (card && !seesCard(unit, seat)) return `the card of ${unit.tag} is told by ${card.type}`;
    for (const secret of secretsOf(unit, seat))
      if (secret.startsWith('"unit"') && text.includes(secret)) return `the place of ${unit.tag} is told`;
  }
  for (const mine of after.mines)
    if (mine.seat !== seat && seen.mines.find(({ id }) => id === mine.id)!.kind !== null) return `mine ${mine.id} is seen`;
  return undefined;
}

describe('what a seat may not know', () => {
  for (const scenario of impact.scenarios.slice(1)) {
    test(`never reaches it: ${scenario.title}`, () => {
      const play = { game: impact, seed: 7, scenario, commands: 500 };
      const start = opening(play);
      for (const seat of [SPECTATOR, 0, 1]) expect(leaks(start.start, start.state, start.events, seat)).toBeUndefined();
      for (const { before, after, events } of randomGame(play))
        for (const seat of [SPECTATOR, 0, 1]) expect(leaks(before, after, events, seat)).toBeUndefined();
    });
  }

  test('two games that differ only in what is hidden look the same to the enemy until it is shown', () => {
    const scenario = impact.scenarios[0]!;
    const one = opening({ game: impact, seed: 'a', scenario, commands: 0 });
    const swap = (state: State): State => {
      const [a, b] = state.units.filter(unit => unit.seat === 1 && unit.kind === 'armored');
      const units = state.units.map(unit => (unit === a ? { ...unit, card: b!.card } : unit === b ? { ...unit, card: a!.card } : unit));
      return { ...state, units };
    };
    const other = swap(one.state);
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(one.state));
    for (const seat of [0, SPECTATOR]) expect(ruleset.view(other, seat)).toEqual(ruleset.view(one.state, seat));
    expect([...ruleset.options(ruleset.view(other, 0), 0, one.book)]).toEqual([
      ...ruleset.options(ruleset.view(one.state, 0), 0, one.book),
    ]);
  });
});
