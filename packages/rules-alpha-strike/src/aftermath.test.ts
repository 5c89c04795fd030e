import { advance, begin, type Match, SeededDice, seedFrom, takeBack } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { aftermathOf } from './aftermath.ts';
import { ruleset } from './ruleset.ts';
import type { AlphaStrike, Setup } from './shape.ts';

const seed = seedFrom('aftermath');
const setup: Setup = {
  table: { scene: 'plains', seed: 1 },
  forces: [[{ card: 'Sentinel', worn: { armor: 2 } }], [{ card: 'Lancer' }]],
  zone: 6,
  limit: 3,
};

function opened(): Match<AlphaStrike> {
  const rules = ruleset.editions['corrected-2013'] ?? [];
  const header = { game: ruleset.id, version: ruleset.version, rules, setup, seats: ['A', 'B'], dice: 'seeded' as const };
  const begun = begin(ruleset, header, new SeededDice(seed, 0));
  if (!begun.ok) throw new Error('the game does not open');
  return begun.match;
}

test('nothing is told of a game that goes on; one that was given up is over', () => {
  const match = opened();
  expect(aftermathOf(match)).toBeUndefined();
  const told = aftermathOf(match, { how: 'conceded', seat: 0 });
  expect(told).toMatchObject({ winner: 1, points: [0, 0] });
  // What was worn before is no loss of this game.
  expect(told?.losses).toMatchObject([
    { name: 'Sentinel', seat: 0, fate: 'active', armor: 0, structure: 0 },
    { name: 'Lancer', seat: 1, fate: 'active', armor: 0, structure: 0 },
  ]);
});

test('what was taken back is not told', () => {
  const match = opened();
  const { seat } = ruleset.awaiting(match.state)[0]!;
  const [command] = ruleset.options(ruleset.view(match.state, seat), seat, match.book);
  const done = advance(match, seat, command!, new SeededDice(seed, 1));
  if (!done.ok) throw new Error(JSON.stringify(done.refusals));
  const hurt = { ...done.entry, events: [{ type: 'rolled', unit: 0, what: 'ammo' }] } as unknown as typeof done.entry;
  const forged = { ...done.match, entries: [match.entries[0]!, hurt] };
  const cut = { how: 'conceded', seat: 0 } as const;
  expect(aftermathOf(forged, cut)?.losses[0]).toMatchObject({ ammoHit: true });
  expect(aftermathOf(takeBack(forged, seat, 1), cut)?.losses[0]).not.toHaveProperty('ammoHit');
});
