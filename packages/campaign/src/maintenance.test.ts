import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { army, atWork, book, enlisted, opened } from './campaign.fixture.ts';
import { ruleset } from './ruleset.ts';

const machine = (quirks: readonly string[]) => enlisted({ armor: 20 }, { quirks });
/** What a repair of armor and a check of a wreck need more than without the quirk, and how long such a repair takes, in per cent. */
const upkeep = (...quirks: readonly string[]) => {
  const state = opened(army([machine(quirks), machine([])]));
  const of = (question: 'repairRoll' | 'salvageRoll', unit: number) =>
    book.ask(question, { state, seat: 0, unit: state.units[unit]!, work: 'armor' }).total;
  return {
    repair: of('repairRoll', 0) - of('repairRoll', 1),
    salvage: of('salvageRoll', 0) - of('salvageRoll', 1),
    time: book.ask('repairTime', { state, seat: 0, unit: state.units[0]! }).total,
  };
};
/** Whoever has lost one asks for another of the same kind, and for one of another kind. */
const orders = (quirk: string): readonly (readonly string[])[] => {
  const game = atWork([machine([quirk]), machine([])], { condition: 'lost', crew: null }, { sp: 1_000_000 });
  game.does(0, { type: 'next' });
  return ['Ram', 'Goat'].map(name =>
    book.check(ruleset.view(game.state, 0), { type: 'buy', unit: enlisted({ name }, { quirks: [quirk] }) }, 0).map(({ rule: id }) => id),
  );
};

describe('machines in the workshop', () => {
  rule('ASC-quirk-easy-to-maintain', 'one less is enough to repair it and to salvage it', () =>
    expect(upkeep('easy-to-maintain')).toMatchObject({ repair: -1, salvage: -1 }),
  );
  rule('ASC-quirk-difficult-to-maintain', 'it takes one more to repair it and to salvage it', () =>
    expect(upkeep('difficult-to-maintain')).toMatchObject({ repair: 1, salvage: 1 }),
  );
  rule('ASC-quirk-modular-weapons', 'one less is enough to repair it, in half the time; wrecks are no easier', () =>
    expect(upkeep('modular-weapons')).toEqual({ repair: -1, salvage: 0, time: 50 }),
  );
  rule('ASC-quirk-obsolete', 'it takes two more to repair it and to salvage it, and one that is lost is not replaced by its like', () => {
    expect(upkeep('obsolete')).toMatchObject({ repair: 2, salvage: 2 });
    expect(orders('obsolete')).toEqual([['ASC-quirk-obsolete'], []]);
  });
  rule('ASC-quirk-illegal-design-repair', 'it takes four more, a two in the workshop is its end, and nothing replaces it', () => {
    expect(upkeep('illegal-design')).toMatchObject({ repair: 4, salvage: 0 });
    expect(orders('illegal-design')).toEqual([['ASC-quirk-illegal-design-repair'], []]);
    const after = (quirks: readonly string[], ...dice: readonly number[]) => {
      const game = atWork([machine(quirks)], { condition: 'damaged', lostArmor: 1, hits: { weapon: 1 } });
      game.does(0, { type: 'repair', unit: 0 }, ...dice);
      return game.state.units[0]!.condition;
    };
    // Nobody goes on with the second job.
    expect(after(['illegal-design'], 1, 1)).toBe('lost');
    expect(after(['illegal-design'], 1, 2, 1, 2)).toBe('damaged');
    expect(after([], 1, 1, 1, 1)).toBe('damaged');
  });
});
