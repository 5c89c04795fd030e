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

/** The kinds of machines that an army may list with a quirk. */
const KINDS_OF = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'AF', 'CF', 'SC', 'DS', 'JS', 'WS', 'SS'] as const;
/** Those on which it has its effect on repairs. */
const eased = (quirk: string): readonly string[] =>
  KINDS_OF.filter(type => {
    const state = opened(army([enlisted({ type }, { quirks: [quirk] }), enlisted({ type })]));
    const roll = (unit: number) => book.ask('repairRoll', { state, seat: 0, unit: state.units[unit]!, work: 'armor' }).total;
    return roll(0) !== roll(1);
  });

describe('machines in the workshop', () => {
  rule('ASC-quirk-easy-to-maintain#1', 'any kind of machine', () => expect(eased('easy-to-maintain')).toEqual(KINDS_OF));
  rule('ASC-quirk-easy-to-maintain#2', 'one less is enough to repair it and to salvage it', () =>
    expect(upkeep('easy-to-maintain')).toMatchObject({ repair: -1, salvage: -1 }),
  );
  rule('ASC-quirk-difficult-to-maintain#1', 'any kind of machine', () => expect(eased('difficult-to-maintain')).toEqual(KINDS_OF));
  rule('ASC-quirk-difficult-to-maintain#2', 'it takes one more to repair it and to salvage it', () =>
    expect(upkeep('difficult-to-maintain')).toMatchObject({ repair: 1, salvage: 1 }),
  );
  rule('ASC-quirk-modular-weapons#1', "'Mechs and vehicles alone", () =>
    expect(eased('modular-weapons')).toEqual(['BM', 'IM', 'CV', 'SV']),
  );
  rule('ASC-quirk-modular-weapons#2', 'one less is enough to repair it; wrecks are no easier', () =>
    expect(upkeep('modular-weapons')).toMatchObject({ repair: -1, salvage: 0 }),
  );
  rule('ASC-quirk-modular-weapons#3', 'repairs take as long as those of an OMNI unit, and no shorter for one that is', () => {
    const time = (specials: readonly string[], ...quirks: readonly string[]) => {
      const state = opened(army([enlisted({ specials }, { quirks })]));
      return book.ask('repairTime', { state, seat: 0, unit: state.units[0]! }).total;
    };
    expect([time([]), time(['OMNI']), time([], 'modular-weapons'), time(['OMNI'], 'modular-weapons')]).toEqual([100, 50, 50, 50]);
  });
  rule('ASC-quirk-obsolete#1', 'any kind of machine', () => expect(eased('obsolete')).toEqual(KINDS_OF));
  rule('ASC-quirk-obsolete#2', 'it takes two more to repair it and to salvage it', () =>
    expect(upkeep('obsolete')).toMatchObject({ repair: 2, salvage: 2 }),
  );
  rule('ASC-quirk-obsolete#3', 'one that is lost is not replaced by its like', () =>
    expect([orders('obsolete'), orders('cowl')]).toEqual([
      [['ASC-quirk-obsolete'], []],
      [[], []],
    ]),
  );
  rule('ASC-quirk-illegal-design-repair#1', 'it takes four more to repair it; wrecks are no harder', () =>
    expect(upkeep('illegal-design')).toMatchObject({ repair: 4, salvage: 0 }),
  );
  rule('ASC-quirk-illegal-design-repair#2', 'a two in the workshop is its end', () => {
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
  rule('ASC-quirk-illegal-design-repair#3', 'and nothing replaces it', () =>
    expect(orders('illegal-design')).toEqual([['ASC-quirk-illegal-design-repair'], []]),
  );
});
