import { describe, expect, test } from 'vitest';
import type { LoadedGame } from '../games-registry.ts';
import { draftOf, editionOf, isOnline, planOf, toggleRule, withEdition, withSeat, withSeatsTurned, withSetup } from './draft.ts';

const rule = (id: `T-${string}`, kind: 'core' | 'optional' = 'core', needs: readonly `T-${string}`[] = []) => ({
  id,
  kind,
  cite: 'p. 1',
  needs,
});

const game: LoadedGame = {
  ruleset: {
    id: 'toy',
    title: 'Toy',
    version: 1,
    seats: 2,
    rules: [rule('T-core'), rule('T-duel'), rule('T-fog', 'optional'), rule('T-night', 'optional', ['T-fog'])],
    editions: { usual: ['T-core'], foggy: ['T-core', 'T-fog'] },
  },
  scenarios: [
    { id: 'duel', title: 'Duel', summary: '', roles: ['defender', 'attacker'], rules: ['T-core', 'T-duel'], setup: { map: 'field' } },
  ],
};
const duel = draftOf(game, game.scenarios[0]!, 'regular');

describe('a draft of a game', () => {
  test('starts as the scenario is printed, me against the opponent', () => {
    expect(planOf(duel, game)).toEqual({
      game: 'toy',
      scenario: 'duel',
      seats: [{ kind: 'me' }, { kind: 'opponent', level: 'regular' }],
      dice: 'seeded',
    });
  });

  test('carries a set-up and rules only where they differ from the scenario', () => {
    const changed = toggleRule(withSetup(duel, { map: 'hills' }), game, 'T-fog');
    expect(planOf(changed, game)).toMatchObject({ setup: { map: 'hills' }, rules: ['T-core', 'T-duel', 'T-fog'] });
  });

  test('switches a rule on with what it needs and off with what needs it', () => {
    const night = toggleRule(duel, game, 'T-night');
    expect([...night.rules].sort()).toEqual(['T-core', 'T-duel', 'T-fog', 'T-night']);
    expect(toggleRule(night, game, 'T-fog').rules).toEqual(['T-core', 'T-duel']);
  });

  test('keeps the rules of the scenario when the edition changes', () => {
    const foggy = withEdition(duel, game, 'foggy');
    expect(foggy.rules).toEqual(['T-core', 'T-fog', 'T-duel']);
    expect(editionOf(foggy, game)).toBe('foggy');
    expect(editionOf(duel, game)).toBe('usual');
    expect(editionOf(toggleRule(duel, game, 'T-night'), game)).toBeUndefined();
  });

  test('seats me on the side that I choose', () => {
    const plan = planOf(withSeatsTurned(duel), game);
    expect(plan.seats).toEqual([{ kind: 'opponent', level: 'regular' }, { kind: 'me' }]);
    expect(planOf(withSeat(duel, 1, { choice: 'me' }), game).seats).toEqual(plan.seats);
  });

  test('seats me exactly once', () => {
    const moved = withSeat(duel, 1, { choice: 'me' });
    expect(moved.seats.map(({ choice }) => choice)).toEqual(['opponent', 'me']);
    expect(withSeat(duel, 0, { choice: 'opponent' }).seats.map(({ choice }) => choice)).toEqual(['opponent', 'me']);
  });

  test('is online as soon as somebody comes by a link, and names the second person at one screen', () => {
    expect(isOnline(duel)).toBe(false);
    expect(isOnline(withSeat(duel, 1, { choice: 'invite' }))).toBe(true);
    const two = withSeat(duel, 1, { choice: 'here', name: ' Kerensa ' });
    expect(planOf(two, game).seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Kerensa' }]);
  });
});
