import { describe, expect, test } from 'vitest';
import type { LoadedGame } from '../games-registry.ts';
import { draftOf, isOnline, planOf, toggleRule, withNeeded, withSeat, withSeatsTurned, withSetup } from './draft.ts';
import { type AnyPack, calledFor, holdsPack, readPack, withPack, writePack } from './packs.ts';

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
  packs: [
    { id: 'usual', title: 'Usual', summary: '', edition: 'usual', rules: [] },
    { id: 'foggy', title: 'Foggy', summary: '', edition: 'foggy', rules: [] },
    { id: 'night', title: 'Night', summary: '', rules: ['T-night'], calledBy: setup => (setup as { lamp?: string }).lamp },
  ],
};
const [usual, foggy, night] = game.packs as [AnyPack, AnyPack, AnyPack];
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

  test('keeps the rules of the scenario when another way to play is chosen', () => {
    const misty = withPack(duel, game, foggy);
    expect(misty.rules).toEqual(['T-core', 'T-fog', 'T-duel']);
    expect([usual, foggy].map(pack => holdsPack(misty, game, pack))).toEqual([false, true]);
    expect([usual, foggy].map(pack => holdsPack(duel, game, pack))).toEqual([true, false]);
    expect([usual, foggy].map(pack => holdsPack(toggleRule(duel, game, 'T-night'), game, pack))).toEqual([false, false]);
  });

  test('takes a pack along with what it needs, and puts it down again', () => {
    const dark = withPack(duel, game, night);
    expect(dark.rules).toEqual(['T-core', 'T-duel', 'T-night', 'T-fog']);
    expect(holdsPack(dark, game, night)).toBe(true);
    expect(holdsPack(withPack(dark, game, night), game, night)).toBe(false);
  });

  test('offers the pack that something in the set-up calls for, until it is there', () => {
    const lit = withSetup(duel, { lamp: 'Lantern' });
    expect(calledFor(duel, game)).toEqual([]);
    expect(calledFor(lit, game)).toEqual([{ pack: night, by: 'Lantern' }]);
    expect(calledFor(withPack(lit, game, night), game)).toEqual([]);
  });

  test('takes rules along that a set-up needs, and lets them go with it', () => {
    const needing = withNeeded(duel, game, ['T-night']);
    expect(needing.rules).toEqual(['T-core', 'T-duel', 'T-night', 'T-fog']);
    expect(withNeeded(needing, game, [], ['T-night']).rules).toEqual(['T-core', 'T-duel', 'T-fog']);
    expect(withNeeded(duel, game, [], ['T-duel']).rules).toEqual(['T-core', 'T-duel']);
  });

  test("passes a pack of one's own on; what is no pack of this game is refused", () => {
    const mine = { title: ' Mine ', rules: ['T-fog', 'T-gone'] as const };
    expect(readPack(game, writePack(game, mine))).toEqual({ id: 'own Mine', title: 'Mine', summary: '', rules: ['T-fog'], own: true });
    expect(readPack(game, writePack(game, mine).replace('toy', 'chess'))).toBeUndefined();
    expect(readPack(game, '{')).toBeUndefined();
    expect(readPack(game, '[]')).toBeUndefined();
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
